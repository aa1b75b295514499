// [data-arrange]: scenes that are dragged by their handles, with mouse, pen or finger. What is let go of is sent like a button's
// form, and the answer replaces the whole list. The buttons beside each scene do the same without this.
let held = null;

document.addEventListener("pointerdown", (event) => {
  const handle = event.target.closest("[data-arrange] [data-handle]");
  if (!handle || event.button) return;
  event.preventDefault();
  held = { item: handle.closest("[data-item]"), next: null };
  held.from = held.item.parentElement;
  held.next = held.item.nextElementSibling;
  held.item.classList.add("is-dragged");
  handle.setPointerCapture(event.pointerId);
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const other = under?.closest("[data-item]");
  if (other && other !== held.item) {
    const box = other.getBoundingClientRect();
    other[event.clientY < box.top + box.height / 2 ? "before" : "after"](held.item);
    return;
  }
  const shelf = under?.closest("[data-arrange] section")?.querySelector("[data-shelf]");
  if (shelf && !shelf.contains(held.item)) shelf.append(held.item);
});

document.addEventListener("pointerup", () => {
  if (!held) return;
  const { item, from, next } = held;
  held = null;
  item.classList.remove("is-dragged");
  if (item.parentElement === from && item.nextElementSibling === next) return;
  send(item);
});

document.addEventListener("pointercancel", putBack);
document.addEventListener("keydown", (event) => event.key === "Escape" && putBack());

function putBack() {
  if (!held) return;
  held.item.classList.remove("is-dragged");
  held.from.insertBefore(held.item, held.next);
  held = null;
}

function send(item) {
  const form = item.querySelector("form");
  const values = {
    csrfmiddlewaretoken: form.elements.csrfmiddlewaretoken.value,
    do: "place",
    scene: item.dataset.item,
    chapter: item.parentElement.dataset.shelf,
    before: item.nextElementSibling?.dataset.item ?? "",
  };
  window.htmx.ajax("POST", form.getAttribute("hx-post"), { target: "#shelves", swap: "outerHTML", values });
}

// A button whose form htmx sent, and that was refused or had no answer: htmx leaves the page as it is and says nothing. What was typed
// stays; why not is said where messages stand. The words are in data- attributes there; a refusal brings its own. The composer has a
// place of its own for this.
for (const name of ["htmx:responseError", "htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(name, ({ target, detail }) => {
    const place = document.getElementById("messages");
    if (!place || detail.requestConfig?.verb === "get" || target.closest?.("[data-composer]")) return;
    const sentence = document.createElement("p");
    sentence.textContent = name === "htmx:responseError" ? whyNot(detail.xhr) || place.dataset.refused : place.dataset.lost;
    const toast = document.createElement("div");
    toast.className = "toast toast--error";
    toast.setAttribute("role", "alert");
    toast.append(sentence);
    place.replaceChildren(toast);
  });
}

// The page of a refusal says it in one sentence; other errors tell nothing of what was pressed.
export function whyNot({ status, responseText }) {
  const where = { 403: "main p", 408: "main p", 413: "main p", 422: 'main p[role="alert"]', 429: "main p" }[status];
  if (!where) return "";
  const page = new DOMParser().parseFromString(responseText, "text/html");
  return page.querySelector(where)?.textContent.trim() ?? "";
}

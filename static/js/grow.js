// <textarea data-grow>: as tall as its text, in browsers whose style sheets cannot say field-sizing: content.
if (!CSS.supports("field-sizing", "content")) {
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!field.matches?.("textarea[data-grow]")) return;
    if (field.scrollHeight > field.clientHeight) field.style.minBlockSize = `${field.scrollHeight}px`;
  });
}

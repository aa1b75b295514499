// Whether a piece of a page that was asked for anew says anything else than the one that stands there. What is the same is left alone:
// a button that is replaced while it is being pressed is not pressed.
const NEW_EACH_TIME = ["csrfmiddlewaretoken", "retry"];

export function isNews(standing, html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById(standing.id);
  return !fresh || said(fresh) !== said(standing);
}

function said(piece) {
  const hidden = [...piece.querySelectorAll("input[type=hidden]")].filter(({ name }) => !NEW_EACH_TIME.includes(name));
  return [piece.textContent, ...hidden.map(({ value }) => value)].join("\n");
}

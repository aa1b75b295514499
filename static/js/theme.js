// <form data-theme-form>: light or dark at once; the form's own address keeps the choice.
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-theme-form]");
  if (!form) return;
  const choice = event.target.value;
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  fetch(form.action, { method: "POST", body: new FormData(form) });
});

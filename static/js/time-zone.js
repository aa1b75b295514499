// Tells the server, where a form asks for it, which time zone the browser lives in.
for (const field of document.querySelectorAll("[data-local-time-zone]")) {
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

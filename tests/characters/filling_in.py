"""A browser's view of a form: what its fields hold when it is sent as it stands."""

from __future__ import annotations

from html.parser import HTMLParser

from django.http import HttpResponse


class _Fields(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, list[str]] = {}
        self.inside = False
        self.select = ""
        self.area = ""
        self.first: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = "sheet-form" in given.get("class", "").split()
        if not self.inside:
            return
        if tag == "input" and (given.get("type") != "checkbox" or "checked" in given):
            self.put(given["name"], given.get("value", "on"))
        elif tag == "select":
            self.select, self.first = given["name"], None
        elif tag == "option" and self.select:
            if "selected" in given:
                self.put(self.select, given["value"])
            elif self.first is None:
                self.first = given["value"]
        elif tag == "textarea":
            self.area = given["name"]
            self.put(self.area, "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "select" and self.inside:
            if self.select not in self.fields and self.first is not None:
                self.put(self.select, self.first)
            self.select = ""
        if tag == "textarea":
            self.area = ""
        if tag == "form":
            self.inside = False

    def handle_data(self, data: str) -> None:
        if self.area:
            self.fields[self.area][-1] += data.removeprefix("\n")

    def put(self, name: str, value: str) -> None:
        self.fields.setdefault(name, []).append(value)


def fields_of(response: HttpResponse) -> dict[str, list[str]]:
    """The fields of the sheet's form, as a browser would send them."""
    parser = _Fields()
    parser.feed(response.content.decode())
    parser.fields.pop("csrfmiddlewaretoken", None)
    return parser.fields

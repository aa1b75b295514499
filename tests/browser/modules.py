"""The browser's modules without a server: every file of ``static/js`` at an address that browsers trust."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from .conftest import ROOT

ADDRESS = "https://modules.test/"


def page_with_modules(context: BrowserContext) -> Page:
    """An empty page from which ``ask`` can import modules."""

    def answer(route: Route) -> None:
        path = ROOT / "static" / "js" / route.request.url.removeprefix(ADDRESS)
        if path.suffix == ".js" and path.is_file():
            route.fulfill(body=path.read_text("utf-8"), content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>modules</title>", content_type="text/html")

    context.route(f"{ADDRESS}**", answer)
    page = context.new_page()
    page.goto(ADDRESS)
    return page


def ask(page: Page, module: str, body: str, given: Any = None) -> Any:
    """What ``body`` returns: JavaScript that sees the names of a module, and ``given``."""
    return page.evaluate(
        f"async (given) => {{ const all = await import('{ADDRESS}{module}'); "
        f"return await (async ({{{', '.join(NAMES[module])}}}) => {{ {body} }})(all); }}",
        given,
    )


NAMES = {
    "ledger/verification.js": ["STEPS", "verify"],
    "ledger/canonical.js": ["canonical", "readCanonical", "utf8"],
    "ledger/commitments.js": [
        "bodyHash",
        "commit",
        "contextCommitment",
        "fieldCommitment",
        "hex",
        "leafOf",
        "requestHash",
        "rollId",
        "sealCommitment",
        "tag",
        "unhex",
        "canVerify",
    ],
    "ledger/stream.js": ["Stream", "block", "streamKey"],
    "ledger/drawing.js": ["GivenFaces", "SeedFaces", "resolve"],
}

"""The verifier as one file that needs nobody: the browser's modules put together in a page that makes no request.

``verifier.html`` is what ``build`` makes of ``page.html``, ``page.css``, ``page.js`` and the modules in ``static/js``. It is kept
beside them, so that its hash is known before anybody serves it; ``script/verifier`` writes it anew.
"""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
VERIFIER = HERE / "verifier.html"
SCRIPTS = HERE.parents[1] / "static" / "js"

_IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?(?:function\*?|class|const) (\w+))", re.MULTILINE)


def build() -> str:
    """The file's text. Its own policy allows this script and this style, and no request at all."""
    style, script = (HERE / "page.css").read_text("utf-8"), _script()
    policy = (
        f"default-src 'none'; script-src '{_source(script)}'; style-src '{_source(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    page = (HERE / "page.html").read_text("utf-8")
    for place, text in (("POLICY", policy), ("STYLE", style), ("SCRIPT", script)):
        page = page.replace(f"<!--{place}-->", text)
    return page


def _source(inline: str) -> str:
    """How a policy names what stands in the page."""
    return f"sha256-{base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()}"


def _script() -> str:
    """The modules one after the other, each in a function of its own; the page's own script last."""
    numbers: dict[Path, int] = {}
    written: list[str] = []

    def with_imports(path: Path) -> str:
        def taken(found: re.Match[str]) -> str:
            # What the page's script imports is named from static/js; a module's imports, from where it stands.
            folder = SCRIPTS if path.parent == HERE else path.parent
            return f"const {{{found[1]}}} = module{add((folder / found[2]).resolve())};\n"

        return _IMPORT.sub(taken, path.read_text("utf-8"))

    def add(path: Path) -> int:
        if path not in numbers:
            text = with_imports(path)
            names = ", ".join(name for _, name in _EXPORT.findall(text))
            numbers[path] = len(numbers) + 1
            written.append(
                f"// {path.relative_to(SCRIPTS)}\nconst module{numbers[path]} = (() => {{\n"
                f"{_EXPORT.sub(r'\1', text)}return {{ {names} }};\n}})();\n"
            )
        return numbers[path]

    own = with_imports(HERE / "page.js")
    return "\n".join([*written, own])


def write() -> None:
    VERIFIER.write_text(build(), "utf-8", newline="\n")


@cache
def fingerprint() -> str:
    """SHA-256 of the file, in hex."""
    return hashlib.sha256(VERIFIER.read_bytes()).hexdigest()


@cache
def policy() -> str:
    """The policy that the file carries, to be sent with it too."""
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', VERIFIER.read_text("utf-8"))
    assert found
    return found[1]

"""The card in a frame of another site. A sandboxed frame may fetch no parts of pictures, so it brings its icons along."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from django.conf import settings

_USED = re.compile(r'href="[^"#]*icons[^"#]*\.svg#(i-[\w-]+)"')
_SYMBOL = re.compile(r'<symbol id="(i-[\w-]+)".*?</symbol>', re.DOTALL)


@cache
def _symbols() -> dict[str, str]:
    sprite = (Path(settings.BASE_DIR) / "static/icons.svg").read_text()
    return {found[1]: found[0] for found in _SYMBOL.finditer(sprite)}


def with_its_icons(page: str) -> str:
    """The page with the icons that it shows in itself."""
    used = dict.fromkeys(_USED.findall(page))
    symbols = "".join(_symbols()[name] for name in used if name in _symbols())
    drawn = f'<svg class="frame__icons" width="0" height="0" aria-hidden="true">{symbols}</svg>'
    return _USED.sub(r'href="#\1"', page).replace("</body>", f"{drawn}\n</body>")

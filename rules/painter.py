"""From SVG to PNG. A card holds the interpreter for a tenth of a second, and every page with it: the server has a child do it."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
import resvg_py
from PIL import Image

from .children import ask_child, give_way

SANS = Path(font_source_sans_pro.__file__).parent / "files"
SERIF = Path(font_source_serif_pro.__file__).parent / "files"
FONTS = [
    str(SANS / "SourceSansPro-Regular.ttf"),
    str(SANS / "SourceSansPro-Semibold.ttf"),
    str(SANS / "SourceSansPro-Bold.ttf"),
    str(SERIF / "SourceSerifPro-Semibold.ttf"),
    str(SERIF / "SourceSerifPro-It.ttf"),
]
COLOURS = 64


@dataclass(frozen=True)
class Drawing:
    """What is to be drawn, its size in pixels, and the file where it is kept."""

    svg: str
    width: int
    height: int
    path: str


def png(svg: str, width: int, height: int) -> bytes:
    """The picture with a palette, which keeps a card under 60 kB."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=FONTS,
        sans_serif_family="Source Sans Pro",
        serif_family="Source Serif Pro",
        width=width,
        height=height,
    )
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        small = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    packed = io.BytesIO()
    small.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def paint(drawings: Sequence[Drawing]) -> None:
    for drawing in drawings:
        path = Path(drawing.path)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_bytes(png(drawing.svg, drawing.width, drawing.height))
        draft.rename(path)


def paint_apart(drawings: Sequence[Drawing]) -> None:
    given = json.dumps([asdict(drawing) for drawing in drawings]).encode()
    ask_child("rules.painter", given, seconds=30 + 2 * len(drawings))


if __name__ == "__main__":
    give_way()
    paint([Drawing(**drawing) for drawing in json.load(sys.stdin)])

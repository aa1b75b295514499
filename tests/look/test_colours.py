"""Every colour that is read can be read: WCAG 2.2 contrast of the tokens, in the light and in the dark."""

import re
from itertools import product
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "static/css/tokens.css").read_text()
PAIR = r"light-dark\((#\w{6}),\s*(#\w{6})\)"

# name: (light, dark)
COLOURS = {name: (light, dark) for name, light, dark in re.findall(rf"--([\w-]+):\s*{PAIR}", TOKENS)}
ACCENTS = {
    name: (light, dark)
    for name, light, dark in re.findall(rf'data-accent="(\w+)"\]\s*{{ --accent: {PAIR}', TOKENS)
}
COLOURS |= {f"accent/{name}": shades for name, shades in ACCENTS.items()}

GROUNDS = ["paper", "sheet", "wash"]
TEXTS = ["ink", "ink-soft", "blue", "vermilion", "success", "failure", "pending", "sealed", "void"]
WANTED = [
    *((text, ground, 4.5) for text, ground in product(TEXTS, GROUNDS)),
    # names, and what characters say: on the page, in previews, out of character, in whispers
    *(
        (accent, ground, 4.5)
        for accent, ground in product(
            ["accent", *(f"accent/{name}" for name in ACCENTS)], [*GROUNDS, "sealed-wash"]
        )
    ),
    *(("line-strong", ground, 3.0) for ground in GROUNDS),
    *((f"{ink}-ink", ink, 4.5) for ink in ("blue", "vermilion", "sealed")),
    ("success-ink", "success-fill", 4.5),
    *((text, f"{text}-wash", 4.5) for text in ("blue", "vermilion", "sealed")),
    *(("ink", f"{wash}-wash", 4.5) for wash in ("blue", "vermilion", "sealed")),
    *(("ink-soft", f"{wash}-wash", 4.5) for wash in ("blue", "vermilion", "sealed")),
]


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("text", "ground", "least"), WANTED)
def test_text_and_edges_stand_out(text: str, ground: str, least: float) -> None:
    for written, behind in zip(COLOURS[text], COLOURS[ground], strict=True):
        assert contrast(written, behind) >= least


def test_there_are_ten_accents() -> None:
    assert len(ACCENTS) == 10


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)

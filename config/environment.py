"""Reading the environment, alike everywhere."""

import os


def is_on(name: str, default: bool) -> bool:
    """A switch: unset or empty is the default; 0, no, off and false are off; anything else is on."""
    value = os.environ.get(name, "").strip().lower()
    return value not in {"0", "no", "off", "false"} if value else default

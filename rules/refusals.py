"""What is said to a program whose request is refused before the rules are asked; ``detail`` is for whoever wrote it."""

from __future__ import annotations

from django.utils.translation import gettext as _


def said_of(code: str) -> str:
    """The sentence for a code of section 2.7, or of a request that cannot be read at all."""
    sentences = {
        "malformed-request": _("The request has not the form that is asked for."),
        "not-canonical": _("What is asked for must be written in its one canonical way."),
        "opening-mismatch": _("What the request commits to is not what is to be rolled here."),
        "invalid-json": _("That is not JSON that can be read."),
    }
    return sentences.get(code, _("This value does not fit."))


def said_of_value(kind: str) -> str:
    """The sentence for a value that a schema refuses; ``kind`` is pydantic's word for what is wrong."""
    if kind == "missing":
        return _("This is needed.")
    if kind == "extra_forbidden":
        return _("This is not known here.")
    if kind == "string_too_short":
        return _("This text is too short.")
    if kind == "string_too_long":
        return _("This text is too long.")
    if kind.startswith("string"):
        return _("This must be a text.")
    if kind.startswith("int"):
        return _("This must be a whole number.")
    if kind.startswith(("dict", "model")):
        return _("This must be an object with keys and values.")
    return _("This value does not fit.")

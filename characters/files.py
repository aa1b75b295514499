"""A character as a file: JSON with ``format`` and ``version``, described in docs/character-file.md."""

from __future__ import annotations

import json
import re
from typing import Any

from django.core.exceptions import ValidationError
from django.utils.text import slugify
from django.utils.translation import get_language, gettext_lazy, ngettext, pgettext_lazy
from django.utils.translation import gettext as _

from accounts.models import User, validate_one_line
from rules.contract import JSON, Choice, ListOf, Object, Sheet, Words
from rules.contract.fields import Kind, MapOf, specs
from rules.entry import Option, sentence
from rules.systems import SYSTEMS

from .models import Accent, Character, Linocut
from .policies import can_change_character, own_notes, plays, role_in
from .sheets import checked_values
from .values import entry_title, key_title, part_label, sheet_label

FORMAT = "tirada-character"
VERSION = 1
MOST_BYTES = 1_000_000
TEXTS = {"blurb": 200, "biography": 20_000, "gm_notes": 20_000, "own_notes": 20_000}
LABELS = {
    "name": pgettext_lazy("label of a box", "Name"),
    "accent": gettext_lazy("colour"),
    "linocut": gettext_lazy("drawn face"),
    "blurb": gettext_lazy("in one line"),
    "biography": gettext_lazy("biography"),
    "gm_notes": gettext_lazy("notes shared with the game master"),
    "own_notes": gettext_lazy("notes for yourself"),
    "sheet": gettext_lazy("sheet"),
}
KEYS = {"format", "version", "system", "sheet_kind", "name", "accent", "linocut", "sheet", *TEXTS}
MOST_NAMED = 10
_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


class CannotImport(Exception):
    """Why a file does not become a character: ``messages`` are sentences for the person."""

    def __init__(self, *messages: str) -> None:
        super().__init__(*messages)
        self.messages = list(messages)


def file_name(character: Character) -> str:
    return f"{slugify(character.name) or 'character'}.json"


def character_file(character: Character, viewer: User) -> dict[str, JSON]:
    """The file. Notes for oneself are in it for who wrote them alone, those shared with the game master for player and GM."""
    role = role_in(character.campaign, viewer)
    data: dict[str, JSON] = {
        "format": FORMAT,
        "version": VERSION,
        "system": character.campaign.system,
        "sheet_kind": character.sheet_kind,
        "name": character.name,
        "accent": character.accent,
        "linocut": character.linocut,
        "blurb": character.blurb,
        "biography": character.biography,
        "sheet": character.sheet,
    }
    if can_change_character(character, viewer, role):
        data["gm_notes"] = character.gm_notes
    if plays(character, viewer, role):
        data["own_notes"] = own_notes(character, viewer)
    return data


def read_character(content: bytes, campaign: Any) -> dict[str, Any]:
    """What ``import_character`` takes, or ``CannotImport``: all that is wrong, and then nothing is made."""
    data = _read_json(content)
    _check_header(data, campaign)
    wrong = [
        _("The file names a field that there is not: %(name)s.") % {"name": _short(key)}
        for key in data
        if key not in KEYS
    ]
    fields: dict[str, Any] = {"name": _text(data, "name", 80, wrong)}
    if not fields["name"].strip():
        wrong.append(_("The character needs a name."))
    for key, most in TEXTS.items():
        fields[key] = _text(data, key, most, wrong)
    for key, choices in (("accent", Accent), ("linocut", Linocut)):
        if key in data and data[key] not in choices.values:
            said = {"field": label_of(key), "value": _short(data[key])}
            wrong.append(_("%(field)s: there is no %(value)s.") % said)
        elif key in data:
            fields[key] = data[key]
    system = SYSTEMS[campaign.system]
    kind = data.get("sheet_kind", "character")
    sheet = system.sheets.get(kind) if isinstance(kind, str) else None
    if sheet is None:
        raise CannotImport(_("This system has no sheet of the kind %(kind)s.") % {"kind": _short(kind)})
    fields["sheet_kind"] = kind
    fields["sheet"] = _read_sheet(sheet, data.get("sheet", {}), campaign.system, wrong)
    if wrong:
        more = len(wrong) - MOST_NAMED
        raise CannotImport(
            *wrong[:MOST_NAMED],
            *([ngettext("And %(n)s more.", "And %(n)s more.", more) % {"n": more}] if more > 0 else []),
        )
    return fields


def _read_json(content: bytes) -> dict[str, JSON]:
    if len(content) > MOST_BYTES:
        raise CannotImport(too_large())
    try:
        data = json.loads(content.decode("utf-8"), parse_constant=_refuse_constant)
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise CannotImport(_("This is not a JSON file.")) from None
    if not isinstance(data, dict):
        raise CannotImport(_("This is not a character from Tirada: it does not say its format."))
    if _NUL.search(json.dumps(data)):
        raise CannotImport(_("The file has characters in it that no text has."))
    return data


def too_large() -> str:
    return _("The file is larger than a character can be: at most %(size)s MB.") % {
        "size": MOST_BYTES // 1_000_000
    }


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _check_header(data: dict[str, JSON], campaign: Any) -> None:
    if data.get("format") != FORMAT:
        raise CannotImport(_("This is not a character from Tirada: it does not say its format."))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise CannotImport(
            _("The file is of version %(version)s; this server reads version %(known)s.")
            % {"version": _short(data.get("version")), "known": VERSION}
        )
    if data.get("system") != campaign.system:
        raise CannotImport(
            _("The character is of another game: %(other)s. This campaign plays %(own)s.")
            % {"other": _game(data.get("system")), "own": _game(campaign.system)}
        )


def _game(system: JSON) -> str:
    found = SYSTEMS.get(system) if isinstance(system, str) else None
    if found is None:
        return _short(system)
    return Words.of(found, get_language() or "en").text(f"system-{found.id}")


def _text(data: dict[str, JSON], key: str, most: int, wrong: list[str]) -> str:
    said = data.get(key, "")
    if not isinstance(said, str) or len(said) > most:
        limits = {"field": label_of(key), "most": most}
        wrong.append(_("%(field)s: a text of at most %(most)s characters.") % limits)
        return "-"
    if key in ("name", "blurb"):
        try:
            validate_one_line(said)
        except ValidationError:
            wrong.append(_("%(field)s: one line of plain text.") % {"field": label_of(key)})
    return said


def _read_sheet(sheet: Sheet, values: JSON, system: str, wrong: list[str]) -> dict[str, JSON]:
    if not isinstance(values, dict):
        wrong.append(_("%(field)s: named values are expected here.") % {"field": label_of("sheet")})
        return {}
    words = Words.of(SYSTEMS[system], get_language() or "en")
    fitting, errors = checked_values(sheet, values)
    for key, error in errors.items():
        label, kind = _short(key), None
        if key in sheet.fields():
            label, kind = place_on_sheet(sheet, error.field or key, values, words)
        if error.message_id == "error-unknown-key":
            wrong.append(_("The sheet names a field that there is not: %(name)s.") % {"name": label})
        else:
            wrong.append(sentence(words, error, label, options_of(kind, words)))
    return fitting


def label_of(key: str) -> str:
    """What a key of the file is called on screen."""
    said = str(LABELS[key])
    return said[:1].upper() + said[1:]


def place_on_sheet(sheet: Sheet, path: str, values: JSON, words: Words) -> tuple[str, Kind | None]:
    """A place on a sheet in words, and what it may hold: ``weapons.1.ammo`` is ``Weapons · Laspistol · Rounds loaded``. A key that
    the sheet does not know stays as it is."""
    first, _dot, rest = path.partition(".")
    said, kind, value = [sheet_label(words, first)], sheet.fields()[first].kind, values.get(first)
    if kind is None:
        return _short(path), None
    while rest and isinstance(kind, Object | ListOf | MapOf):
        key = _next_key(kind, rest, value)
        rest = rest[len(key) + 1 :]
        if isinstance(kind, ListOf):
            place = int(key)
            value = value[place] if isinstance(value, list) and place < len(value) else None
            said.append(entry_title(words, value) or str(place + 1))
            kind = kind.item
            continue
        value = value.get(key) if isinstance(value, dict) else None
        if isinstance(kind, MapOf):
            said.append(key_title(words, key))
            kind = kind.value
            continue
        spec = next((spec for spec in specs(kind.shape) if spec.key == key), None)
        said.append(part_label(words, key) if spec else key)
        if spec is None:
            break
        kind = spec.kind
    return " · ".join(_short(part) for part in said), kind


def _next_key(kind: Kind, rest: str, value: JSON) -> str:
    """The first key of a path; those of a map may have dots in them."""
    known = [key for key in value if f"{rest}.".startswith(f"{key}.")] if isinstance(kind, MapOf) else []
    return max(known, key=len, default=rest.partition(".")[0])


def options_of(kind: Kind | None, words: Words) -> list[Option]:
    if not isinstance(kind, Choice):
        return []
    return [Option(str(value), words.choice(value), chosen=False) for value in kind.values]


def _short(value: JSON) -> str:
    return str(value)[:60]


def schema(system: str) -> dict[str, JSON]:
    """The JSON Schema of a system's characters."""
    sheets = SYSTEMS[system].sheets
    texts: dict[str, JSON] = {key: {"type": "string", "maxLength": most} for key, most in TEXTS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "oneOf": [
            {
                "type": "object",
                "additionalProperties": False,
                "required": ["format", "version", "system", "name"],
                "properties": {
                    "format": {"const": FORMAT},
                    "version": {"const": VERSION},
                    "system": {"const": system},
                    "sheet_kind": {"const": kind},
                    "name": {"type": "string", "minLength": 1, "maxLength": 80},
                    "accent": {"enum": list(Accent.values)},
                    "linocut": {"enum": list(Linocut.values)},
                    **texts,
                    "sheet": {
                        "type": "object",
                        "additionalProperties": False,
                        "properties": {
                            key: {"anyOf": [field.kind.schema(), {"type": "null"}]}
                            for key, field in sheet.fields().items()
                            if field.kind is not None
                        },
                    },
                },
            }
            for kind, sheet in sheets.items()
        ],
    }

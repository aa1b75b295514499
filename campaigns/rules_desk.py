"""The rules desk: every rule of a system as a calculator, filled from a sheet, and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.db.models import Q
from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from characters.checks import KEPT_FROM_PEOPLE, Asked, Check, Checks
from characters.models import Character
from characters.sheets import sheet_of, values_of
from characters.values import filled, told
from rules.asking import ask_for_check
from rules.cards import Card, pending_card
from rules.contract import JSON, GivenFaces, Rule, RulesError, System, Words
from rules.contract.scene import Added, SceneField, added_by, known, under
from rules.contract.sheets import fill
from rules.entry import Box, Entry, Slot, Typed, slot_of, typed_from
from rules.systems import SYSTEMS

from .board import Board, Brush, grounds, has_map
from .conditions import said_by
from .models import Campaign, Scene
from .policies import Viewer, scenes_of

KINDS = ("check", "derived", "transition", "map")
MOST_SCENES = 30
LONGEST_LINK = 6000


def systems_shown() -> list[dict[str, str]]:
    language = get_language() or "en"
    return [
        {
            "name": Words.of(system, language).text(f"system-{system.id}"),
            "url": reverse("rules_of_system", args=[system.id]),
        }
        for system in SYSTEMS.values()
        if system.id != "dice"
    ]


def rules_shown(system: System, query: str = "") -> list[dict[str, Any]]:
    """The system's rules by kind, each with its name, what it is for and its address with ``query`` behind it."""
    words = Words.of(system, get_language() or "en")
    titles = {
        "check": _("What is rolled"),
        "derived": _("What follows from numbers"),
        "transition": _("What changes"),
        "map": _("On a grid"),
    }
    return [
        {
            "title": titles[kind],
            "rules": [
                {
                    "name": words.text(f"rule-{rule.id}"),
                    "summary": words.text(f"rule-{rule.id}.summary", default=""),
                    "url": reverse("rule", args=[system.id, rule.id]) + query,
                }
                for rule in system.rules.values()
                if rule.kind == kind
            ],
        }
        for kind in KINDS
        if any(rule.kind == kind for rule in system.rules.values())
    ]


def tables_shown(system: System) -> list[dict[str, str]]:
    words = Words.of(system, get_language() or "en")
    return [
        {"name": words.text(f"table-{key}"), "url": reverse("rules_table", args=[system.id, key])}
        for key in system.tables
    ]


def table_shown(system: System, key: str) -> dict[str, Any]:
    words, table = Words.of(system, get_language() or "en"), system.tables[key]
    return {
        "title": words.text(f"table-{key}"),
        "columns": [words.text(f"column-{column.replace('_', '-')}") for column in table.columns],
        "rows": [
            [{"text": cell_said(cell, words), "is_number": isinstance(cell, int | float)} for cell in row]
            for row in table.rows
        ],
    }


def cell_said(cell: JSON, words: Words) -> str:
    if cell is None:
        return "–"
    return words.choice(cell) if isinstance(cell, str) else told(None, cell, words)


def tables_of(viewer: Viewer, system: System) -> list[Campaign]:
    """The campaigns of a system at whose tables the viewer sits: their house rules may hold for the calculators."""
    if not viewer.is_authenticated:
        return []
    found = Campaign.objects.filter(
        memberships__person=viewer, memberships__left_at=None, system=system.id, closed_at=None
    )
    return list(found.exclude(memberships__role="former").distinct().order_by("title"))


class Source:
    """From whom a calculator is filled. ``character`` of ``data`` is a character's number, ``table:`` and a campaign's slug for its
    house rules alone, or empty. Where it is missing, the only table at which the viewer sits stands by itself."""

    def __init__(self, viewer: Viewer, system: System, data: QueryDict) -> None:
        said = data.get("character", "")
        self.scene = scene_for(viewer, system, data.get("scene", ""))
        self.characters = characters_for(viewer, system)
        self.tables = tables_of(viewer, system)
        self.character = next((one for one in self.characters if str(one.pk) == said), None)
        self.table = next((one for one in self.tables if f"table:{one.slug}" == said), None)
        if "character" not in data and "shown" not in data and self.scene is None and len(self.tables) == 1:
            self.table = self.tables[0]

    @property
    def value(self) -> str:
        """As it stands in an address."""
        if self.character:
            return str(self.character.pk)
        return f"table:{self.table.slug}" if self.table else ""

    @property
    def campaign(self) -> Campaign | None:
        """Whose house rules hold."""
        if self.character:
            return self.character.campaign
        return self.table or (self.scene.campaign if self.scene else None)

    @property
    def to_choose(self) -> list[dict[str, Any]]:
        tell_apart = len({one.campaign_id for one in self.characters}) > 1
        people = [
            (str(one.pk), f"{one.name} · {one.campaign.title}" if tell_apart else one.name)
            for one in self.characters
        ]
        tables = [
            (f"table:{one.slug}", _("House rules of %(campaign)s") % {"campaign": one.title})
            for one in self.tables
        ]
        return [
            {"value": value, "label": label, "chosen": value == self.value}
            for value, label in [*people, *tables]
        ]


def characters_for(viewer: Viewer, system: System) -> list[Character]:
    """The characters from whose sheets a viewer may fill the calculators: their own, and those of tables that they run."""
    if not viewer.is_authenticated:
        return []
    run = Q(
        campaign__memberships__person=viewer,
        campaign__memberships__role="gm",
        campaign__memberships__left_at=None,
    )
    found = Character.objects.filter(Q(player=viewer) | run, campaign__system=system.id, retired_at=None)
    return list(found.select_related("campaign").distinct().order_by("name")[:200])


def scenes_for(viewer: Viewer, system: System, campaign: Campaign | None = None) -> list[Scene]:
    """The open scenes in which a viewer may use a result; with a table's house rules or sheets, those of that campaign."""
    if not viewer.is_authenticated:
        return []
    scenes = Scene.objects.readable_by(viewer)
    if campaign:
        scenes = scenes.filter(campaign=campaign)
    return list(
        scenes.filter(
            campaign__memberships__person=viewer,
            campaign__memberships__left_at=None,
            campaign__memberships__role__in=("gm", "player"),
            campaign__system=system.id,
            campaign__closed_at=None,
            state=Scene.State.OPEN,
        )
        .select_related("campaign")
        .order_by("-pk")[:MOST_SCENES]
    )


def scene_for(viewer: Viewer, system: System, wanted: str) -> Scene | None:
    """The scene from which the desk was opened, where its header may be read; None for nonsense."""
    if not wanted.isdecimal() or len(wanted) > 15:
        return None
    return scenes_of(viewer).select_related("campaign").filter(pk=wanted, campaign__system=system.id).first()


@dataclass
class Result:
    """What a rule answers: ``sentence`` and ``fields`` (label, value); for what needs dice, the ``card`` before they fall."""

    sentence: str = ""
    fields: list[dict[str, str]] = field(default_factory=list)
    card: Card | None = None
    plan: list[list[dict[str, Any]]] = field(default_factory=list)
    refusal: str = ""


class Calculator:
    """A rule with what was typed into its boxes. ``data``: the query string; a link to it shows the same. The header of the
    source's scene fills what neither sheet nor person says."""

    def __init__(
        self,
        system: System,
        rule: Rule,
        data: QueryDict,
        source: Source,
    ) -> None:
        self.system = system
        self.rule = rule
        self.data = data
        self.source = source
        self.character = source.character
        self.scene = source.scene
        self.words = Words.of(system, get_language() or "en")
        self.is_filled = "shown" in data
        by_boxes = "map" not in data and any(name.startswith("inputs.grid.") for name in data)
        self.board = Board(rule, data) if has_map(rule) and not by_boxes else None

    @cached_property
    def house_rules(self) -> dict[str, JSON]:
        """Those of the table, with what was chosen here of the ones that this rule looks at."""
        campaign = self.source.campaign
        of_the_table = campaign.house_rules if campaign else {}
        return {**of_the_table, **self.house_entry.fitting()}

    @cached_property
    def house_entry(self) -> Entry:
        """The boxes for the house rules that this rule looks at."""
        slots = [
            Slot(key, switch.kind, self.words.text(f"house-{key}"), default=switch.default)
            for key, switch in self.system.house_rules.items()
            if key in self.rule.house_rules
        ]
        if "house" in self.data:
            typed = Typed.sent(self.data)
        else:
            campaign = self.source.campaign
            typed = typed_from(slots, campaign.house_rules if campaign else {}, "house.")
        return Entry(slots, typed, self.words, below="house.", judged="house" in self.data)

    @property
    def house_boxes(self) -> list[Box]:
        return list(self.house_entry.boxes.values())

    @property
    def house_differs(self) -> bool:
        """Whether something here is not as the rules have it by themselves."""
        return any(
            value != self.system.house_rules[key].default for key, value in self.house_entry.values.items()
        )

    @cached_property
    def from_sheet(self) -> dict[str, JSON]:
        """What the character's sheet says to this rule."""
        sheet = sheet_of(self.character) if self.character else None
        if self.character is None or sheet is None:
            return {}
        read = fill(sheet.reads.get(self.rule.id, {}), values_of(self.character))
        return {**read, **self.offer.filled} if self.offer else read

    @cached_property
    def from_scene(self) -> list[tuple[SceneField, list[Added]]]:
        """The fields of the scene's header that say something to this rule."""
        conditions = known(self.system.scene, self.scene.conditions) if self.scene else {}
        said = [
            (field, added_by(field, conditions[field.key], self.rule))
            for field in self.system.scene
            if field.key in conditions
        ]
        return [(field, added) for field, added in said if under(added, self.from_sheet) != self.from_sheet]

    @property
    def said_by_scene(self) -> list[str]:
        """``Gravity: low``."""
        if self.scene is None:
            return []
        return [
            said_by(field, self.scene.conditions[field.key], self.words) for field, _added in self.from_scene
        ]

    @cached_property
    def known_before(self) -> dict[str, JSON]:
        """What sheet and scene say to this rule."""
        return under([one for _field, added in self.from_scene for one in added], self.from_sheet)

    @cached_property
    def checks(self) -> Checks:
        return Checks(self.system.id, self.house_rules, self.character)

    @cached_property
    def offers(self) -> list[Check]:
        """The character's own checks of this rule: skills, weapons."""
        return [check for check in self.checks.offered if check.rule == self.rule.id]

    @cached_property
    def offer(self) -> Check | None:
        wanted = self.data.get("check", "")
        return next((check for check in self.offers if check.key == wanted), next(iter(self.offers), None))

    @property
    def offers_to_choose(self) -> list[dict[str, Any]]:
        return [
            {"value": check.key, "label": check.name(self.words), "chosen": check is self.offer}
            for check in self.offers
        ]

    @cached_property
    def entry(self) -> Entry:
        slots = [
            slot_of(spec, self.words.field(spec.key, self.rule.id), self.words.help(spec.key, self.rule.id))
            for spec in self.rule.fields
            if spec.key not in KEPT_FROM_PEOPLE and self.exists(spec)
        ]
        if self.is_filled:
            typed = self.with_size_of_map(Typed.sent(self.data))
        else:
            typed = typed_from(slots, self.known_before, "inputs.")
        if self.board:
            self.board.write(typed)
        return Entry(slots, typed, self.words, rule=self.rule.id, below="inputs.", judged=self.is_filled)

    def exists(self, spec: Any) -> bool:
        """Whether a field exists beside what was chosen in another one."""
        if spec.when is None:
            return True
        other = spec.when[0]
        said = self.data.get(f"inputs.{other}", "") if self.is_filled else self.known_before.get(other, "")
        if said in ("", None):
            return bool(spec.when_left_out)
        return any(str(said) == str(value) or (value is True and said == "on") for value in spec.when[1:])

    def with_size_of_map(self, typed: Typed) -> Typed:
        """A map that was typed says its own width and height."""
        rows = [row for row in typed.get("inputs.grid.rows").splitlines() if row.strip()]
        if rows:
            typed.put("inputs.grid.width", str(len(rows[0].strip())))
            typed.put("inputs.grid.height", str(len(rows)))
        return typed

    @cached_property
    def boxes(self) -> list[Box]:
        """Those that decide which others there are stand in ``choosers``."""
        boxes = self.board.boxes(self.entry.boxes) if self.board else list(self.entry.boxes.values())
        return [box for box in boxes if box.name.removeprefix("inputs.") not in self.deciding]

    @cached_property
    def choosers(self) -> list[Box]:
        return [box for key, box in self.entry.boxes.items() if key in self.deciding]

    @cached_property
    def deciding(self) -> set[str]:
        return {spec.when[0] for spec in self.rule.fields if spec.when is not None}

    @property
    def board_boxes(self) -> list[Box]:
        return self.board.more(self.entry.boxes["grid"]) if self.board else []

    @property
    def grounds(self) -> list[tuple[str, str]]:
        return grounds()

    @property
    def brushes(self) -> list[Brush]:
        return self.board.brushes(self.boxes) if self.board else []

    @property
    def inputs(self) -> dict[str, JSON]:
        return self.entry.values

    @cached_property
    def result(self) -> Result:
        """Sentence and fields; nothing before anything was filled in, but where the sheet says all of it."""
        if self.entry.errors:
            return Result(plan=plan_of(self.inputs.get("grid"), {}))
        house = {key: value for key, value in self.house_rules.items() if key in self.system.house_rules}
        try:
            outcome = self.rule.resolve(self.inputs, self.system.house(house), GivenFaces(()))
        except RulesError as error:
            if error.code == "dice-exhausted":
                return self.before_dice(house)
            return Result(refusal=self.words.error(error) if self.is_filled else "")
        return Result(
            sentence=self.words.sentence(self.rule.id, outcome, self.inputs),
            fields=fields_of(outcome, self.words, self.system.units),
            plan=plan_of(self.inputs.get("grid"), outcome),
        )

    def before_dice(self, house: Mapping[str, JSON]) -> Result:
        try:
            asked = ask_for_check(self.system.id, self.rule.id, self.inputs, house)
        except RulesError as error:
            return Result(refusal=self.words.error(error))
        return Result(card=pending_card(asked))

    @property
    def to_use(self) -> str:
        """What a post takes from here: the sentence, or the check as it is written in a text."""
        if self.result.card is None:
            return self.result.sentence
        checks = self.checks
        check = (
            self.offer
            or checks.all.get(self.rule.id)
            or Check(self.rule.id, self.rule.id, f"rule-{self.rule.id}", "", {})
        )
        if check.key not in checks.all:
            return ""
        return f"[[{checks.written(Asked(check, self.given_to(check)), self.words.language)}]]"

    def given_to(self, check: Check) -> dict[str, JSON]:
        """What was typed beside what the check has from the sheet, and beside what is usual."""
        given: dict[str, JSON] = {}
        for spec in self.rule.fields:
            value, on_sheet = self.inputs.get(spec.key), check.filled.get(spec.key)
            usual = filled(spec.kind, spec.default)
            if spec.key not in self.inputs or value in (on_sheet, spec.default, usual):
                continue
            if isinstance(value, dict):
                known = {
                    **(usual if isinstance(usual, dict) else {}),
                    **(on_sheet if isinstance(on_sheet, dict) else {}),
                }
                value = {key: part for key, part in value.items() if key not in known or known[key] != part}
            if value != {}:
                given[spec.key] = value
        return given

    @property
    def link(self) -> str:
        """The address that shows the same to anybody; empty where it would be too long to share."""
        query = self.data.copy()
        for name in ("csrfmiddlewaretoken", "character", "scene", "check"):
            query.pop(name, None)
        if not self.is_filled:
            query["shown"] = "1"
            for name, values in self.entry.typed.entries.items():
                if not (self.board and name.startswith("inputs.grid.")):
                    query.setlist(name, values)
            if self.board:
                query["map"] = self.board.text
        if self.house_boxes and "house" not in query:
            query["house"] = "1"
            for name, values in self.house_entry.typed.entries.items():
                query.setlist(name, values)
        address = f"{reverse('rule', args=[self.system.id, self.rule.id])}?{query.urlencode()}"
        return address if len(address) < LONGEST_LINK else ""


MOST_FIELDS = 60


def fields_of(
    outcome: Mapping[str, JSON], words: Words, units: Mapping[str, str], path: str = ""
) -> list[dict[str, str]]:
    """An outcome's values with their labels; those inside an object behind the object's own label."""
    found: list[dict[str, str]] = []
    for key, value in outcome.items():
        label = words.outcome(key)
        label = f"{path} · {label}" if path else label
        if isinstance(value, Mapping):
            found += fields_of(value, words, units, label)
        elif value is not None and value != []:
            said = value_said(value, words, key)
            if key in units and type(value) in (int, float):
                said = told(None, value, words, key, units[key])
            found.append({"label": label, "value": said})
    return found[:MOST_FIELDS]


def value_said(value: JSON, words: Words, key: str) -> str:
    if isinstance(value, list):
        if all(isinstance(part, int) for part in value) and key != "faces":
            return "(" + ", ".join(str(part) for part in value) + ")"
        return "; ".join(value_said(part, words, key) for part in value) or "–"
    if isinstance(value, dict):
        return ", ".join(
            f"{words.outcome(name)} {value_said(part, words, name)}"
            for name, part in value.items()
            if part not in (None, "", [], {}, False)
        )
    if key == "label" and isinstance(value, str):
        return words.modifier(value)
    return told(None, value, words, key) or "–"


# --- A map, drawn


def plan_of(grid: JSON, outcome: Mapping[str, JSON]) -> list[list[dict[str, Any]]]:
    """The map's squares in rows: what stands there, who, and whether the outcome names the square."""
    if not isinstance(grid, dict) or not isinstance(grid.get("rows"), list):
        return []
    named = {square[:2]: place for place, square in enumerate(squares_in(outcome), start=1)}
    who = {
        tuple(creature["square"][:2]): creature["id"]
        for creature in grid.get("creatures") or ()
        if isinstance(creature.get("square"), list)
    }
    return [
        [
            {
                "ground": mark,
                "who": who.get((x, y), ""),
                "named": (x, y) in named,
                "title": f"{x}, {y}",
            }
            for x, mark in enumerate(row)
        ]
        for y, row in enumerate(grid["rows"])
    ]


NO_SQUARES = ("costs", "totals", "doublings", "squeezed_at", "squeezed_steps")
"""Lists of numbers that are no places."""


def squares_in(value: JSON) -> Iterator[tuple[int, ...]]:
    """Every square that an outcome names, at any depth."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key not in NO_SQUARES:
                yield from squares_in(part)
    elif isinstance(value, list):
        if len(value) in (2, 3) and all(type(part) is int for part in value):
            yield tuple(value)
        else:
            for part in value:
                yield from squares_in(part)

"""A rule and a system: values that the registry lists and everything else asks.

A rule is written as a function with a decorator that says its kind:

    @check(SkillTest, covers="DW-007 DW-008", odds=("success", "degrees"), house_rules=("modifier-cap",))
    def skill_test(asked: SkillTest, house: House, faces: Faces) -> TestBlock: ...

The decorated name is a ``Rule``; its id is the function's name in kebab-case. A system lists its rules in its ``__init__.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from .errors import RulesError, invalid
from .faces import Faces, GivenFaces
from .fields import JSON, Kind, Spec, object_schema, plain, read, specs
from .fights import Fight
from .play import Play
from .sheets import Sheet, Table

if TYPE_CHECKING:
    from .scene import SceneField

House = Mapping[str, Any]
RuleKind = Literal["check", "derived", "transition", "map"]
Resolve = Callable[[Any, House, Faces], Any]
OddsOf = Callable[[Any, House], Mapping[str, Any]]


@dataclass(frozen=True)
class Rule:
    """One named procedure. ``asks`` is its ``@asks`` class, ``function`` what the rules make of inputs, house rules and faces.

    ``odds``: the outcome's main fields, found by trying all faces; or a function that computes them (see ``odds.py``); or
    nothing: the rule has no odds. ``house_rules``: the switches that it looks at. ``amends``: it changes a roll's outcome.
    """

    id: str
    kind: RuleKind
    asks: type
    function: Resolve
    covers: tuple[str, ...]
    odds: tuple[str, ...] | OddsOf
    house_rules: tuple[str, ...]
    amends: bool

    def __call__(self, asked: Any, house: House, faces: Faces) -> Any:
        return self.function(asked, house, faces)

    def resolve(self, inputs: JSON, house: House, faces: Faces, path: str = "inputs") -> JSON:
        """Reads ``inputs``, applies the rule and gives the outcome as JSON. Does not ask whether faces are left over."""
        return plain(self.function(read(self.asks, inputs, path), house, faces))

    @property
    def fields(self) -> tuple[Spec, ...]:
        return specs(self.asks)

    def schema(self) -> dict[str, JSON]:
        return object_schema(self.asks)


def _rule(kind: RuleKind) -> Callable[..., Callable[[Resolve], Rule]]:
    def decorator(
        asks: type,
        *,
        covers: str = "",
        odds: tuple[str, ...] | OddsOf = (),
        house_rules: Iterable[str] = (),
        amends: bool = False,
    ) -> Callable[[Resolve], Rule]:
        def make(function: Resolve) -> Rule:
            rule_id = function.__name__.strip("_").replace("_", "-")
            return Rule(
                rule_id, kind, asks, function, tuple(covers.split()), odds, tuple(house_rules), amends
            )

        return make

    return decorator


check = _rule("check")
derived = _rule("derived")
transition = _rule("transition")
map_rule = _rule("map")


@dataclass(frozen=True)
class HouseRule:
    """A switch of a system. The default is what holds when a campaign says nothing. ``covers``: the statements it changes."""

    key: str
    kind: Kind
    default: JSON
    covers: tuple[str, ...] = ()


class System:
    """One game's rules: what ``rules/systems/<game>/__init__.py`` puts together.

    ``units`` says in what an outcome's numbers are counted, by key, where their names do not. ``scene`` is what a scene's header
    may say in the game's terms. ``words`` are the folders with ``en.ftl``, ``es.ftl``, ``it.ftl``, mostly one.
    ``table_procedures`` maps statements that no procedure computes (permission, visibility, record keeping) to a short English
    remark on where the site keeps them.
    """

    def __init__(
        self,
        id: str,
        *,
        version: str,
        words: Path | tuple[Path, ...],
        rules: Iterable[Rule],
        house_rules: Iterable[HouseRule] = (),
        sheets: Mapping[str, Sheet] | None = None,
        tables: Iterable[Table] = (),
        table_procedures: Mapping[str, str] | None = None,
        play: Play | None = None,
        fight: Fight | None = None,
        scene: Iterable[SceneField] = (),
        units: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.words_folders = words if isinstance(words, tuple) else (words,)
        self.rules = {rule.id: rule for rule in rules}
        self.house_rules = {house_rule.key: house_rule for house_rule in house_rules}
        self.default_house: House = {key: house_rule.default for key, house_rule in self.house_rules.items()}
        self.sheets = dict(sheets or {})
        self.tables = {table.key: table for table in tables}
        self.table_procedures = dict(table_procedures or {})
        self.play = play or Play()
        self.fight = fight or Fight()
        self.scene = tuple(scene)
        self.units = dict(units or {})

    def rule(self, rule_id: JSON) -> Rule:
        rule = self.rules.get(rule_id) if isinstance(rule_id, str) else None
        if rule is None:
            raise RulesError("unknown-rule", field="rule", values={"rule": str(rule_id)[:80]})
        return rule

    def house(self, given: JSON) -> House:
        """All switches: those given, checked, over the defaults."""
        if not given:
            if given is None or given == {}:
                return self.default_house
            raise invalid("house_rules", "error-not-an-object")
        if type(given) is not dict:
            raise invalid("house_rules", "error-not-an-object")
        for key in given:
            if key not in self.house_rules:
                raise RulesError("unknown-house-rule", field=f"house_rules.{key}", values={"key": key[:80]})
        house = dict(self.default_house)
        for key, value in given.items():
            house[key] = self.house_rules[key].kind.read(value, f"house_rules.{key}")
        return house


def resolve_recorded(
    rule: Rule, inputs: JSON, house: House, dice: list[JSON], path: str
) -> tuple[JSON, GivenFaces]:
    """Resolves a recorded roll again, for an amendment that carries it. All its faces must be used."""
    faces = GivenFaces(dice)
    outcome = rule.resolve(inputs, house, faces, path)
    faces.finish()
    return outcome, faces

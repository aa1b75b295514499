"""The words of the rules, in Project Fluent files: labels, choices, refusals and the sentence that tells an outcome.

What is looked up, and under which id (``.ftl`` ids use hyphens; an attribute follows a dot):

| id | what |
| --- | --- |
| ``system-<id>`` | the game's name |
| ``rule-<rule>`` | a rule's name; ``.summary`` one sentence on what it is for |
| ``sentence-<rule>`` | its outcome in one plain sentence, gaps as below |
| ``field-<rule>-<key>``, else ``field-<key>`` | an input's label; ``.help`` says more |
| ``outcome-<key>``, else ``field-<key>`` | an outcome's field |
| ``choice-<key>-<value>``, else ``choice-<value>``, else ``skill-<value>`` | a choice; in sentences ``{ WORD($mode) }`` |
| ``house-<key>`` | a house rule; ``.help`` what it changes |
| ``reason-<reason>``, ``error-<what>`` | refusals |
| ``purpose-<purpose>`` | what a die was for |
| ``sheet-<key>``, ``group-<key>``, ``skill-<key>``, ``table-<key>``, ``column-<key>`` | sheets and tables |
| ``block-<key>`` | an NPC to begin with: how much of an opponent it is |
| ``modifier-<label>`` | the kebab-case label of a modifier that the system knows |

The gaps of a sentence are the outcome's fields (``$degrees``, nested ``$a_degrees``), the inputs where the outcome has no
field of that name, and ``$<list>_count``. Booleans reach Fluent as ``yes``/``no``, null as ``none``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Transformer

from .errors import RulesError
from .fields import JSON

if TYPE_CHECKING:
    from .rule import System

LANGUAGES = ("en", "es", "it")
COMMON = Path(__file__).parent / "words"


class Words:
    """All words of one system in one language, those of the contract included."""

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"WORD": self._word})
        self._patterns: dict[str, Any] = {}
        for folder in folders:
            resource = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._patterns[entry.id.name] = entry.value
                    for attribute in entry.attributes:
                        self._patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
                elif isinstance(entry, Junk):
                    raise ValueError(
                        f"{folder.name}/{language}.ftl: cannot be read: {(entry.content or '')[:80]!r}"
                    )

    @staticmethod
    def of(system: System | None, language: str) -> Words:
        return _words(system.words_folders if system else (), language if language in LANGUAGES else "en")

    def __contains__(self, message_id: str) -> bool:
        return self._patterns.get(message_id) is not None

    def __iter__(self) -> Iterator[str]:
        return (message_id for message_id, pattern in self._patterns.items() if pattern is not None)

    def source(self, message_id: str) -> str | None:
        """The template, whole: what it refers to (``{ part-verdict }``) stands in its place. A sentence in the catalogue."""
        pattern = self._patterns.get(message_id)
        if pattern is None:
            return None
        return str(serialize_pattern(_InPlace(self._patterns).visit(pattern.clone()))).strip()

    def text(
        self, message_id: str, values: Mapping[str, Any] | None = None, default: str | None = None
    ) -> str:
        """The words under an id (``rule-leap.summary`` for an attribute), gaps filled; the id itself where there are none."""
        if message_id not in self:
            return message_id if default is None else default
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        said, _errors = self._bundle.format_pattern(
            pattern, {key: _gap(value) for key, value in (values or {}).items()}
        )
        return str(said)

    def first(self, *message_ids: str, default: str | None = None) -> str:
        """The words under the first id that there is."""
        for message_id in message_ids:
            if message_id in self:
                return self.text(message_id)
        return message_ids[-1] if default is None else default

    def field(self, key: str, rule_id: str | None = None) -> str:
        key = key.replace("_", "-")
        return self.first(f"field-{rule_id}-{key}", f"field-{key}", default=key.replace("-", " "))

    def help(self, key: str, rule_id: str | None = None) -> str:
        key = key.replace("_", "-")
        return self.first(f"field-{rule_id}-{key}.help", f"field-{key}.help", default="")

    def outcome(self, key: str) -> str:
        key = key.replace("_", "-")
        found = (f"{kind}-{key}" for kind in ("outcome", "field", "modifier", "choice"))
        return self.first(*found, default=key.replace("-", " "))

    def choice(self, value: JSON, key: str | None = None) -> str:
        """A choice by its label; numbers and what has no word show themselves."""
        if type(value) is bool:
            value = "yes" if value else "no"
        slug = str(value).replace("_", "-")
        key = (key or "").replace("_", "-")
        return self.first(f"choice-{key}-{slug}", f"choice-{slug}", f"skill-{slug}", default=str(value))

    def modifier(self, label: str) -> str:
        return self.first(f"modifier-{label}", f"choice-{label}", default=label)

    def sentence(
        self, rule_id: str, outcome: Mapping[str, JSON], inputs: Mapping[str, JSON] | None = None
    ) -> str:
        """An outcome in one plain sentence."""
        return self.text(f"sentence-{rule_id}", {**flattened(inputs or {}), **flattened(outcome)})

    def error(self, error: RulesError) -> str:
        """An error's sentence for a person."""
        message_id = error.message_id if error.message_id in self else f"error-{error.code}"
        return self.text(message_id, {"field": self._label_of(error.field or ""), **error.values})

    def _label_of(self, path: str) -> str:
        """The label of what a dotted path leads to; for an entry of a list, that of the list."""
        keys = [key.partition(":")[0] for key in path.split(".") if not key.isdigit()]
        if keys[-1] == "":
            return ""
        if keys[0] == "house_rules" and len(keys) > 1:
            return self.first(f"house-{keys[-1]}", default=keys[-1])
        return self.field(keys[-1])

    def labelled(self, schema: dict[str, JSON], rule_id: str | None) -> dict[str, JSON]:
        """A JSON Schema with ``title`` and ``description`` for every property, at any depth."""
        labelled = dict(schema)
        if "properties" in schema:
            labelled["properties"] = {
                key: {
                    "title": self.field(key, rule_id),
                    **({"description": said} if (said := self.help(key, rule_id)) else {}),
                    **self.labelled(value, rule_id),
                }
                for key, value in schema["properties"].items()
            }
        if isinstance(schema.get("items"), dict):
            labelled["items"] = self.labelled(schema["items"], rule_id)
        if "anyOf" in schema:
            labelled["anyOf"] = [self.labelled(option, rule_id) for option in schema["anyOf"]]
        return labelled

    def _word(self, value: Any) -> Any:
        return self.choice(getattr(value, "value", value))


class _InPlace(Transformer):
    """Puts the words that a template refers to in the place of the reference."""

    def __init__(self, patterns: Mapping[str, Any]) -> None:
        self._referred_to = patterns

    def visit_Pattern(self, pattern: Any) -> Any:  # noqa: N802
        elements = []
        for element in pattern.elements:
            reference = getattr(element, "expression", None)
            if isinstance(reference, MessageReference):
                attribute = f".{reference.attribute.name}" if reference.attribute else ""
                elements += self.visit(self._referred_to[reference.id.name + attribute].clone()).elements
            else:
                elements.append(self.visit(element))
        pattern.elements = elements
        return pattern


@lru_cache(maxsize=64)
def _words(folders: tuple[Path, ...], language: str) -> Words:
    return Words((COMMON, *folders), language)


def flattened(value: Mapping[str, JSON], prefix: str = "") -> dict[str, JSON]:
    """An outcome's fields as gaps of a sentence: nested keys joined by ``_``, lists joined by commas and counted."""
    flat: dict[str, JSON] = {}
    for key, item in value.items():
        name = prefix + key.replace("-", "_")
        if isinstance(item, Mapping):
            flat[name] = "none" if not item else "some"
            flat.update(flattened(item, f"{name}_"))
        elif isinstance(item, list):
            flat[f"{name}_count"] = len(item)
            flat[name] = ", ".join(str(part) for part in item if not isinstance(part, dict | list))
        else:
            flat[name] = item
    return flat


def _gap(value: Any) -> Any:
    if value is None:
        return "none"
    if type(value) is bool:
        return "yes" if value else "no"
    return value

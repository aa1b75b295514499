"""What every switched-on system must have, whichever game it is."""

import json
import re
from typing import Any

import jsonschema
import pytest

from rules import systems
from rules.contract import LANGUAGES, Rule, System, Words
from rules.contract.fields import Choice, Kind, ListOf, MapOf, Object, Spec, specs

EVERY_SYSTEM = pytest.mark.parametrize("system", systems.SYSTEMS.values(), ids=systems.SYSTEMS)
STATEMENTS = {
    "deathwatch": ("DW", "1-118"),
    "dark-heresy": ("DH", "1-128"),
    "hyperspace-d6": (
        "HD",
        "1-17 20-25 30-41 45-61 65-73 80-97 100-113 115-122 125-143 150-157 160-162 170-172 180-181",
    ),
    "starfinder": ("SF", "1-168"),
}
"""The numbered statements of each game's document; the numbers of some have gaps."""


def fields_of(kind: Kind) -> list[Spec]:
    """All fields below a kind, at any depth."""
    if isinstance(kind, Object):
        found = []
        for spec in specs(kind.shape):
            found += [spec, *fields_of(spec.kind)]
        return found
    if isinstance(kind, ListOf):
        return fields_of(kind.item)
    if isinstance(kind, MapOf):
        return fields_of(kind.value)
    return []


def choices_of(kind: Kind) -> list[Any]:
    if isinstance(kind, Choice):
        return [value for value in kind.values if isinstance(value, str)]
    return choices_of(kind.item) if isinstance(kind, ListOf) else []


def missing_words(system: System, rule: Rule, words: Words) -> list[str]:
    needed = [f"rule-{rule.id}", f"rule-{rule.id}.summary", f"sentence-{rule.id}"]
    missing = [message_id for message_id in needed if message_id not in words]
    for spec in fields_of(Object(rule.asks)):
        key = spec.key.replace("_", "-")
        if f"field-{rule.id}-{key}" not in words and f"field-{key}" not in words:
            missing.append(f"field-{key} ({rule.id})")
        missing += [
            f"choice-{value} ({rule.id}, {spec.key})"
            for value in choices_of(spec.kind)
            if f"choice-{key}-{value}" not in words and f"choice-{value}" not in words
        ]
    return missing


@EVERY_SYSTEM
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(system: System, language: str) -> None:
    words = Words.of(system, language)
    missing = [f"system-{system.id}"] if f"system-{system.id}" not in words else []
    for rule in system.rules.values():
        missing += missing_words(system, rule, words)
    for house_rule in system.house_rules.values():
        missing += [
            message_id
            for message_id in (f"house-{house_rule.key}", f"house-{house_rule.key}.help")
            if message_id not in words
        ]
        missing += [
            f"choice-{value} (house rule {house_rule.key})"
            for value in choices_of(house_rule.kind)
            if f"choice-{house_rule.key}-{value}" not in words and f"choice-{value}" not in words
        ]
    for sheet in system.sheets.values():
        missing += [f"group-{group.key}" for group in sheet.groups if f"group-{group.key}" not in words]
        missing += [f"sheet-{key}" for key in sheet.fields() if f"sheet-{key.replace('_', '-')}" not in words]
        missing += [offer.label for offer in sheet.offers if offer.label not in words]
    for table in system.tables.values():
        missing += [f"table-{table.key}"] if f"table-{table.key}" not in words else []
        missing += [
            f"column-{column}"
            for column in table.columns
            if f"column-{column.replace('_', '-')}" not in words
        ]
    assert not sorted(set(missing))


@EVERY_SYSTEM
def test_the_three_languages_have_the_same_words(system: System) -> None:
    english, spanish, italian = (set(Words.of(system, language)) for language in LANGUAGES)
    assert english ^ spanish == set()
    assert english ^ italian == set()


@EVERY_SYSTEM
def test_the_gaps_are_the_same_in_all_languages(system: System) -> None:
    def gaps(language: str, message_id: str) -> set[str]:
        return set(re.findall(r"\$([a-zA-Z][\w-]*)", Words.of(system, language).source(message_id) or ""))

    differing = [
        message_id
        for message_id in Words.of(system, "en")
        if not gaps("en", message_id) == gaps("es", message_id) == gaps("it", message_id)
    ]
    assert not differing


@EVERY_SYSTEM
def test_every_schema_is_one(system: System) -> None:
    for rule in system.rules.values():
        jsonschema.Draft202012Validator.check_schema(rule.schema())
    json.dumps(systems.catalogue(system.id, "es"))


@EVERY_SYSTEM
def test_offers_name_rules_inputs_and_fields_that_exist(system: System) -> None:
    for sheet in system.sheets.values():
        keys = [offer.key for offer in sheet.offers]
        assert len(keys) == len(set(keys))
        for rule_id, fills in [(offer.rule, offer.fills) for offer in sheet.offers] + list(
            sheet.reads.items()
        ):
            inputs = {spec.key for spec in system.rules[rule_id].fields}
            assert {path.split(".")[0] for path in fills} <= inputs, rule_id
            for source in fills.values():
                assert callable(source) or source.split(".")[0] in sheet.fields(), (rule_id, source)


@pytest.mark.parametrize("system_id", STATEMENTS)
def test_every_statement_has_its_home(system_id: str) -> None:
    system = systems.SYSTEMS[system_id]
    prefix, numbered = STATEMENTS[system_id]
    home = {covered for rule in system.rules.values() for covered in rule.covers} | set(
        system.table_procedures
    )
    for house_rule in system.house_rules.values():
        home |= set(house_rule.covers)
    expected = set()
    for span in numbered.split():
        first, last = span.split("-")
        expected |= {f"{prefix}-{number:03}" for number in range(int(first), int(last) + 1)}
    assert home == expected

"""What a scene's header says in the terms of its system: boxes to fill in, and facts to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules.cards import signed
from rules.contract import JSON, Boolean, Choice, Number, RulesError, SceneField, Words
from rules.contract.scene import known
from rules.systems import SYSTEMS

from .models import Scene

BELOW = "condition_"


def fields_for(system_id: str) -> dict[str, forms.Field]:
    """The boxes of a form by their names, all of which may stay empty: then the header says nothing of it."""
    system = SYSTEMS[system_id]
    words = Words.of(system, get_language() or "en")
    return {BELOW + field.key: _box(field, words) for field in system.scene}


def _box(field: SceneField, words: Words) -> forms.Field:
    label = words.field(field.key)
    if isinstance(field.kind, Boolean):
        return forms.BooleanField(label=label, required=False)
    if isinstance(field.kind, Choice):
        choices = [("", "–"), *((str(value), words.choice(value, field.key)) for value in field.kind.values)]
        return forms.ChoiceField(label=label, choices=choices, required=False)
    assert isinstance(field.kind, Number)
    return forms.FloatField(
        label=label, min_value=field.kind.least, max_value=field.kind.most, required=False
    )


def initial_of(conditions: Mapping[str, JSON]) -> dict[str, JSON]:
    return {BELOW + key: value for key, value in conditions.items()}


def conditions_in(system_id: str, cleaned: Mapping[str, Any]) -> dict[str, JSON]:
    """What a form said, without what it leaves open."""
    said = {}
    for field in SYSTEMS[system_id].scene:
        value = cleaned.get(BELOW + field.key)
        if value in (None, "", False):
            continue
        try:
            said[field.key] = field.kind.read(value, field.key)
        except RulesError:
            continue
    return said


def facts_in(scene: Scene) -> list[dict[str, str]]:
    """The header's facts in the reader's language."""
    system = SYSTEMS[scene.campaign.system]
    words = Words.of(system, get_language() or "en")
    said = known(system.scene, scene.conditions)
    return [
        {"label": words.field(field.key), "value": value_of(field, said[field.key], words)}
        for field in system.scene
        if field.key in said
    ]


def value_of(field: SceneField, value: JSON, words: Words) -> str:
    if isinstance(field.kind, Boolean):
        return _("yes")
    return words.choice(value, field.key) if isinstance(field.kind, Choice) else signed(value)


def said_by(field: SceneField, value: JSON, words: Words) -> str:
    """``Gravity: low``; of what is only there or not, its name alone."""
    label = words.field(field.key)
    return label if isinstance(field.kind, Boolean) else f"{label}: {value_of(field, value, words)}"

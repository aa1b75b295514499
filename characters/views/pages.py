"""A character's page, the list of them, making one and changing what is not on the sheet."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from accounts.requests import PersonRequest, ReaderRequest
from rules.contract import Words
from rules.statistics import sentence_of, tally

from .. import actions, policies
from ..dossier import Dossier, people_of, rolls_of
from ..forms import CharacterForm, QuickForm, TextsForm
from ..models import Character
from ..reasons import why_said
from ..sheet_form import SheetForm
from ..sheets import sheet_of, system_of

ROLLS_A_PAGE = 50


def character(request: ReaderRequest, pk: int) -> HttpResponse:
    """Everybody who may read the campaign sees who the character is; the sheet only who may read it."""
    found, role = policies.readable_character(request.user, pk)
    dossier = Dossier(found, request.user, role, get_language() or "en")
    return render(request, "characters/sheet.html", {**dossier.context, "luck": luck_of(found, request.user)})


def rolls(request: ReaderRequest, pk: int) -> HttpResponse:
    """All that the character has rolled, as far as the reader may know; ``?before`` goes on where a page ended."""
    found, role = policies.readable_character(request.user, pk)
    said = request.GET.get("before", "")
    before = int(said) if said.isdecimal() and len(said) < 9 else None
    shown = rolls_of(found, request.user, role, most=ROLLS_A_PAGE + 1, before=before)
    context = {
        "character": found,
        "campaign": found.campaign,
        "rolls": shown[:ROLLS_A_PAGE],
        "older": shown[ROLLS_A_PAGE - 1]["number"] if len(shown) > ROLLS_A_PAGE else None,
    }
    return render(request, "characters/rolls.html", context)


def luck_of(character: Character, viewer: Any) -> str:
    """How the dice fell for the character, told to the one who plays it and rolled them."""
    if not viewer.is_authenticated or character.player_id != viewer.pk:
        return ""
    found = tally(character.rolls.filter(person=viewer, sealed=False))
    return sentence_of(found) if found.rolls else ""


def characters(request: ReaderRequest, slug: str) -> HttpResponse:
    campaign, role = policies.readable_campaign(request.user, slug)
    known = policies.known_characters(campaign, request.user, role)
    is_gm = role == policies.GM
    submitted, proposals = policies.waiting_for_approval(campaign) if is_gm else ([], [])
    context = {
        "campaign": campaign,
        "played": people_of(known.exclude(player=None).filter(retired_at=None), request.user),
        "npcs": people_of(known.filter(player=None, retired_at=None), request.user),
        "retired": people_of(known.exclude(retired_at=None), request.user),
        "may_make": role in (policies.GM, policies.PLAYER),
        "is_gm": is_gm,
        "waiting": (submitted, [(one, why_said(one)) for one in proposals]),
    }
    return render(request, "characters/characters.html", context)


@login_required
def create_character(request: PersonRequest, slug: str) -> HttpResponse:
    campaign, role = policies.readable_campaign(request.user, slug)
    policies.check_create_character(campaign, request.user, npc=False)
    form = CharacterForm(
        request.POST or None, request.FILES or None, campaign=campaign, may_be_npc=role == policies.GM
    )
    if request.method == "POST" and form.is_valid():
        fields = form.cleaned_data
        made = actions.create_character(
            request.user, campaign, npc=fields.pop("npc", False), **_without_empty_portrait(fields)
        )
        return redirect("character", pk=made.pk)
    return render(request, "characters/character_form.html", {"form": form, "campaign": campaign})


@login_required
def quick_npcs(request: PersonRequest, slug: str) -> HttpResponse:
    """NPCs from a stat block, ``?block``: a name, how many, and the numbers that matter beside a scene."""
    campaign, _role = policies.readable_campaign(request.user, slug)
    policies.check_run_characters(campaign, request.user)
    drafted = Character(campaign=campaign)
    sheet = sheet_of(drafted)
    if sheet is None:
        raise Http404
    block = request.GET.get("block", "")
    values = sheet.stat_blocks.get(block, {})
    sent = request.POST if request.method == "POST" else None
    form = QuickForm(sent)
    numbers = SheetForm(drafted, get_language() or "en", values=values, sent=sent, compact=True)
    if sent is not None and form.is_valid() and numbers.fits:
        made = actions.create_npcs(request.user, campaign, sheet=numbers.values, **form.cleaned_data)
        messages.success(request, ", ".join(one.name for one in made))
        return redirect("characters", slug=slug)
    words = Words.of(system_of(drafted), get_language() or "en")
    context = {
        "campaign": campaign,
        "form": form,
        "numbers": numbers,
        "blocks": [(key, words.text(f"block-{key}"), key == block) for key in sheet.stat_blocks],
    }
    return render(request, "characters/quick_npcs.html", context, status=422 if sent is not None else 200)


@login_required
def edit_character(request: PersonRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    form = CharacterForm(request.POST or None, request.FILES or None, instance=found)
    if request.method == "POST" and form.is_valid():
        actions.change_character(request.user, found, **_without_empty_portrait(form.cleaned_data))
        return redirect("character", pk=found.pk)
    context = {"form": form, "character": found, "campaign": found.campaign}
    return render(request, "characters/character_form.html", context)


@login_required
def edit_texts(request: PersonRequest, pk: int) -> HttpResponse:
    """Biography and notes; those for oneself only where the person plays the character."""
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    form = TextsForm(
        request.POST or None,
        initial={
            "biography": found.biography,
            "gm_notes": found.gm_notes,
            "own_notes": policies.own_notes(found, request.user),
        },
        has_own_notes=policies.plays(found, request.user, role),
    )
    if request.method == "POST" and form.is_valid():
        actions.change_texts(request.user, found, **form.cleaned_data)
        messages.success(request, _("The texts are saved."))
        return redirect("character", pk=found.pk)
    context = {
        "form": form,
        "character": found,
        "campaign": found.campaign,
        "title": _("Biography and notes"),
    }
    return render(request, "characters/character_form.html", context)


def _without_empty_portrait(fields: dict[str, Any]) -> dict[str, Any]:
    """``None`` means that no picture was chosen, ``False`` that the old one is to go."""
    fields = dict(fields)
    if fields.get("portrait") is None:
        fields.pop("portrait", None)
    elif fields["portrait"] is False:
        fields["portrait"] = ""
    return fields

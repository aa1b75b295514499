"""A character: its page, making and changing it."""

from __future__ import annotations

from typing import Any

from django.apps import apps
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render

from accounts.requests import PersonRequest, ReaderRequest
from rules.cards import card_of

from . import actions, policies
from .forms import CharacterForm


def character(request: ReaderRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_character(request.user, pk)
    context = {
        "character": found,
        "campaign": found.campaign,
        "can_change": policies.can_change_character(found, request.user, role),
        "rolls": [
            {"number": roll.number, "sentence": card_of(roll).sentence, "when": roll.created_at}
            for roll in found.rolls.filter(audience=None, sealed=False).order_by("-created_at")[:20]
        ],
    }
    return render(request, "characters/character.html", context)


@login_required
def create_character(request: PersonRequest, slug: str) -> HttpResponse:
    campaign: Any = apps.get_model("campaigns", "Campaign").objects.filter(slug=slug).first()
    if campaign is None or (policies.role_in(campaign, request.user) is None and not campaign.is_public):
        raise Http404
    policies.check_create_character(campaign, request.user, npc=False)
    is_gm = policies.role_in(campaign, request.user) == policies.GM
    form = CharacterForm(request.POST or None, request.FILES or None, may_be_npc=is_gm)
    if request.method == "POST" and form.is_valid():
        fields = form.cleaned_data
        made = actions.create_character(
            request.user, campaign, npc=fields.pop("npc", False), **_without_empty_portrait(fields)
        )
        return redirect("character", pk=made.pk)
    return render(request, "characters/character_form.html", {"form": form, "campaign": campaign})


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


def _without_empty_portrait(fields: dict[str, Any]) -> dict[str, Any]:
    """``None`` means that no picture was chosen, ``False`` that the old one is to go."""
    fields = dict(fields)
    if fields.get("portrait") is None:
        fields.pop("portrait", None)
    elif fields["portrait"] is False:
        fields["portrait"] = ""
    return fields

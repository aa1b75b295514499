"""The rules desk. Looking never rolls; a calculator's address holds all that was typed."""

from __future__ import annotations

from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.limits import limited
from accounts.requests import PersonRequest, ReaderRequest
from rules.cards import words_for
from rules.contract import Rule, System
from rules.systems import SYSTEMS

from .. import actions, policies
from ..composer import Composer
from ..composition import CannotCompose
from ..models import Campaign
from ..policies import Viewer
from ..rules_desk import (
    Calculator,
    Source,
    rules_shown,
    scenes_for,
    systems_shown,
    table_shown,
    tables_shown,
)


def _system(system_id: str) -> System:
    system = SYSTEMS.get(system_id)
    if system is None or system.id == "dice":
        raise Http404
    return system


@require_safe
def rules_desk(request: ReaderRequest) -> HttpResponse:
    """The systems, or at once the only one that the reader's campaigns play."""
    if request.user.is_authenticated and "all" not in request.GET:
        played = set(
            Campaign.objects.filter(memberships__person=request.user, memberships__left_at=None).values_list(
                "system", flat=True
            )
        ) - {"dice"}
        if len(played) == 1:
            return redirect("rules_of_system", system_id=played.pop())
    return render(request, "campaigns/rules_desk.html", {"systems": systems_shown()})


@require_safe
def rules_of_system(request: ReaderRequest, system_id: str) -> HttpResponse:
    """Rules and tables; ``?character`` and ``?scene`` go on to each calculator, which is then filled from sheet and header."""
    system = _system(system_id)
    source = Source(request.user, system, request.GET)
    known = {"character": source.value, "scene": source.scene.pk if source.scene else None}
    query = urlencode({key: value for key, value in known.items() if value})
    context = {
        "system": words_for(system.id).text(f"system-{system.id}"),
        "sources": source.to_choose,
        "scene": source.scene,
        "groups": rules_shown(system, f"?{query}" if query else ""),
        "tables": tables_shown(system),
    }
    return render(request, "campaigns/rules_of_system.html", context)


@require_safe
def rules_table(request: ReaderRequest, system_id: str, key: str) -> HttpResponse:
    system = _system(system_id)
    if key not in system.tables:
        raise Http404
    context = {
        "system_id": system.id,
        "system": words_for(system.id).text(f"system-{system.id}"),
        "table": table_shown(system, key),
    }
    return render(request, "campaigns/rules_table.html", context)


def _calculator(
    viewer: Viewer, system_id: str, rule_id: str, data: QueryDict
) -> tuple[System, Rule, Calculator]:
    system = _system(system_id)
    rule = system.rules.get(rule_id)
    if rule is None:
        raise Http404
    return system, rule, Calculator(system, rule, data, Source(viewer, system, data))


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@limited("rules-desk", 240)
def rule(request: ReaderRequest, system_id: str, rule_id: str) -> HttpResponse:
    """A rule as a calculator; with htmx only its result, unless more is asked for. A POST, such as for one more row, changes
    nothing either: it shows the form again."""
    data = request.POST if request.method == "POST" else request.GET
    system, found, calculator = _calculator(request.user, system_id, rule_id, data)
    words = words_for(system.id)
    context = {
        "system_id": system.id,
        "rule_id": found.id,
        "system": words.text(f"system-{system.id}"),
        "name": words.text(f"rule-{found.id}"),
        "summary": words.text(f"rule-{found.id}.summary", default=""),
        "calculator": calculator,
        "sources": calculator.source.to_choose,
        "scenes": [
            {
                "value": one.pk,
                "label": f"{one.campaign.title}: {one.title}",
                "chosen": one == calculator.scene,
            }
            for one in scenes_for(request.user, system, calculator.source.campaign)
        ],
        "query": data.urlencode(),
    }
    template = "campaigns/rule.html"
    only_result = request.htmx and request.htmx.target in (None, "result")
    return render(request, f"{template}#result" if only_result else template, context)


@login_required
@require_POST
def use_rule(request: PersonRequest, system_id: str, rule_id: str) -> HttpResponse:
    """Puts what a calculator says at the end of what the person is writing in a scene."""
    data = QueryDict(request.POST.get("query", "")[:20_000])
    system, _found, calculator = _calculator(request.user, system_id, rule_id, data)
    wanted = request.POST.get("scene", "")
    scene = next((one for one in scenes_for(request.user, system) if str(one.pk) == wanted), None)
    if scene is None:
        raise Http404
    scene, seat = policies.readable_scene(request.user, scene.pk)
    composer = Composer(scene, seat)
    if not calculator.to_use:
        raise PermissionDenied(_("There is nothing to use yet: fill in the boxes."))
    text = f"{composer.text.rstrip()}\n\n{calculator.to_use}".strip()
    try:
        draft = composer.draft
        actions.save_draft(
            request.user,
            scene,
            text=text,
            speaker=composer.spoken_as,
            audience=draft.audience if draft else None,
            face=draft.face if draft else "",
        )
    except CannotCompose as problem:
        raise PermissionDenied(" ".join(problem.messages)) from None
    response = redirect("scene", scene_id=scene.pk)
    response["Location"] += "#compose"
    return response

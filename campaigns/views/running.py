"""Running scenes: making and changing them, their life, their order, and the templates that they begin with."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest

from .. import actions, policies
from ..actions.scenes import settings_of
from ..forms import ChapterForm, NewSceneForm, SceneForm, TemplateForm
from ..models import Campaign, Scene, SceneTemplate
from ..shelf import scenes_by_chapter

LONGEST_REASON = 200
LONGEST_TITLE = 120
LONGEST_SUMMARY = 4000


def _among(rows: Any, pk: Any) -> Any:
    """The row with this number, which a form or an address sent; None where there is none."""
    return rows.filter(pk=pk).first() if str(pk or "").isdecimal() and len(str(pk)) < 15 else None


# --- Making and changing


@login_required
def create_scene(request: PersonRequest, slug: str) -> HttpResponse:
    """``?like`` begins with what another scene has, ``?template`` with a template, ``?from`` with who comes from a scene."""
    campaign, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    form = NewSceneForm(request.POST or None, campaign=campaign, initial=_beginning(request, campaign))
    if request.method == "POST" and form.is_valid():
        planned = request.POST.get("do") == "plan"
        made = actions.create_scene(request.user, campaign, planned=planned, **form.scene_fields())
        return redirect("scene", scene_id=made.pk)
    context = {"form": form, "campaign": campaign, "templates": campaign.scene_templates.all()}
    return render(request, "campaigns/scene_form.html", context)


def _beginning(request: PersonRequest, campaign: Campaign) -> dict[str, Any]:
    template = _among(campaign.scene_templates, request.GET.get("template"))
    if template:
        return dict(template.settings)
    like = _among(campaign.scenes, request.GET.get("like"))
    left = _among(campaign.scenes, request.GET.get("from"))
    cast = (
        (like or left).cast.filter(left_at=None).values_list("character", flat=True) if like or left else ()
    )
    beginning: dict[str, Any] = {"cast": list(cast), "leaving": left}
    if like:
        beginning |= {**settings_of(like), "chapter": like.chapter, "title": like.title}
    return beginning | ({"chapter": left.chapter} if left else {})


@login_required
def edit_scene(request: PersonRequest, scene_id: int) -> HttpResponse:
    found, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    form = SceneForm(request.POST or None, instance=found, campaign=found.campaign)
    if request.method == "POST" and form.is_valid():
        actions.change_scene(request.user, found, **form.scene_fields())
        return redirect("scene", scene_id=found.pk)
    context = {"form": form, "campaign": found.campaign, "scene": found}
    return render(request, "campaigns/scene_form.html", context)


# --- Its life


@login_required
def scene_life(request: PersonRequest, scene_id: int) -> HttpResponse:
    """Opening, pausing, closing with a summary, opening again; keeping it as a template."""
    found, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    form = TemplateForm(request.POST if request.POST.get("do") == "template" else None)
    if request.method == "POST":
        try:
            leads_to = _lived(request, found, form)
        except (PermissionDenied, ValidationError) as refusal:
            messages.error(request, " ".join(getattr(refusal, "messages", None) or [str(refusal)]))
            leads_to = redirect("scene_life", scene_id=found.pk)
        if leads_to is not None:
            return leads_to
    context = {
        "scene": found,
        "campaign": found.campaign,
        "form": form,
        "templates": found.campaign.scene_templates.all(),
    }
    return render(request, "campaigns/scene_life.html", context)


def _lived(request: PersonRequest, scene: Scene, form: TemplateForm) -> HttpResponse | None:
    """Does what the button says; None where the form must be shown again."""
    person, sent = request.user, request.POST
    match sent.get("do"):
        case "open":
            actions.open_scene(person, scene)
        case "pause":
            actions.pause_scene(person, scene, reason=typed(sent, "reason", LONGEST_REASON))
        case "resume":
            actions.resume_scene(person, scene)
        case "close":
            actions.close_scene(person, scene, summary=typed(sent, "summary", LONGEST_SUMMARY))
        case "reopen":
            actions.reopen_scene(person, scene)
        case "unseal":
            actions.open_to_table(person, scene)
        case "discard":
            actions.discard_scene(person, scene)
            return redirect("campaign", slug=scene.campaign.slug)
        case "template":
            if not form.is_valid():
                return None
            actions.save_template(person, scene, form.cleaned_data["name"])
            messages.success(request, _("Kept. New scenes can begin with it."))
            return redirect("scene_life", scene_id=scene.pk)
        case _:
            raise PermissionDenied(_("Choose what to do."))
    return redirect("scene", scene_id=scene.pk)


@login_required
@require_POST
def delete_template(request: PersonRequest, slug: str, pk: int) -> HttpResponse:
    campaign, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    template = SceneTemplate.objects.select_related("campaign").filter(campaign=campaign, pk=pk).first()
    if template is None:
        raise Http404
    actions.delete_template(request.user, template)
    return redirect("create_scene", slug=slug)


# --- Order


@login_required
def arrange(request: PersonRequest, slug: str) -> HttpResponse:
    """Chapters and scenes in their order: buttons move them, and with a script they can be dragged."""
    campaign, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    if request.method == "POST":
        try:
            _arranged(request, campaign)
        except PermissionDenied as refusal:
            messages.error(request, str(refusal))
        if not request.htmx:
            return redirect("arrange", slug=slug)
    scenes = list(policies.visible_scenes(seat).order_by("position", "pk"))
    shelves: list[tuple[Any, list[Any]]] = [(None, [scene for scene in scenes if scene.chapter_id is None])]
    shelves += [shelf for shelf in scenes_by_chapter(campaign, scenes) if shelf[0] is not None]
    context = {"campaign": campaign, "shelves": shelves, "chapter_form": ChapterForm()}
    piece = "campaigns/arrange.html#shelves" if request.htmx else "campaigns/arrange.html"
    return render(request, piece, context)


def _arranged(request: PersonRequest, campaign: Campaign) -> None:
    person, sent = request.user, request.POST
    scene = _among(campaign.scenes.select_related("campaign"), sent.get("scene"))
    chapter = _among(campaign.chapters.select_related("campaign"), sent.get("chapter"))
    do = sent.get("do")
    if do in ("up", "down") and scene:
        actions.move_scene(person, scene, up=do == "up")
    elif do == "place" and scene:
        actions.place_scene(person, scene, chapter, before=_among(campaign.scenes, sent.get("before")))
    elif do in ("up", "down") and chapter:
        actions.move_chapter(person, chapter, up=do == "up")
    elif do == "delete" and chapter:
        actions.delete_chapter(person, chapter)
    elif do == "rename" and chapter and (title := _title(sent)):
        actions.rename_chapter(person, chapter, title)
    elif do == "chapter" and (title := _title(sent)):
        actions.create_chapter(person, campaign, title)
    else:
        raise PermissionDenied(_("A chapter needs a title of at most 120 characters."))


def _title(sent: Any) -> str:
    typed(sent, "title", LONGEST_TITLE)
    form = ChapterForm(sent)
    return str(form.cleaned_data["title"]) if form.is_valid() else ""

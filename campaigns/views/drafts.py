"""Nothing that somebody writes is lost: it is saved as they write, kept in versions, and kept when they have been signed out."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template.defaultfilters import date
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.models import User
from accounts.requests import PersonRequest, ReaderRequest

from .. import actions, policies
from ..actions.drafting import MOST_KEPT
from ..actions.posting import posted_before, stored
from ..composer import Composer, signed_writer
from ..composition import CannotCompose
from ..models import Draft, Scene
from ..policies import Seat

UNSENT = "unsent"


@require_POST
def autosave(request: ReaderRequest, scene_id: int) -> JsonResponse:
    """Saves the composer as it stands, however unfinished. ``beside``: keeps a text that this browser had among the versions.

    Answers with the revision to save on top of, and a sentence for the line beside the buttons.
    """
    if not request.user.is_authenticated:
        return JsonResponse(
            {"state": _("You have been signed out. Your text is kept in this browser.")}, status=403
        )
    found, seat = policies.readable_scene(request.user, scene_id)
    composer = Composer(found, seat, request.POST)
    if posted_before(request.user, composer.retry_key):
        return JsonResponse({"revision": 0, "state": ""})
    try:
        if request.POST.get("beside"):
            actions.keep_beside(request.user, found, request.POST["beside"])
            return JsonResponse(
                {"state": _("Another text that this browser had is kept among the versions.")}
            )
        draft = save_as_it_stands(request.user, composer)
    except CannotCompose as problem:
        return JsonResponse({"state": " ".join(problem.messages)}, status=422)
    except PermissionDenied as refusal:
        return JsonResponse({"state": str(refusal)}, status=403)
    said = _("Draft saved at %(time)s") % {"time": date(timezone.localtime(draft.updated_at), "H:i")}
    if draft.overtaken:
        said = _("Saved. Another page had saved other words meanwhile: both are kept, see the versions.")
    return JsonResponse({"revision": draft.revision, "state": said})


def save_as_it_stands(person: User, composer: Composer) -> Draft:
    """Raises ``CannotCompose`` for a text that is too long to be kept, 403 where nobody writes."""
    try:
        audience = stored(composer.audience)
    except CannotCompose:
        audience = []  # half chosen: nobody beyond the GM, until it is
    return actions.save_draft(
        person,
        composer.scene,
        text=composer.text,
        speaker=composer.sent.get("speaker", ""),
        audience=audience,
        face=composer.sent.get("face", ""),
        revision=_whole(composer.sent.get("revision")),
    )


def _whole(sent: str | None) -> int | None:
    return int(sent) if sent and sent.isdecimal() and len(sent) < 9 else None


@login_required
def versions(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The draft as it stood before, newest first."""
    draft, scene = policies.own_draft(request.user, scene_id)
    kept = draft.versions.all() if draft else []
    context = {
        "scene": scene,
        "campaign": scene.campaign if scene else None,
        "draft": draft,
        "versions": kept,
        "goes_on": scene is not None and scene.is_written_in,
    }
    return render(request, "campaigns/draft_versions.html", context)


@login_required
@require_POST
def restore(request: PersonRequest, pk: int) -> HttpResponse:
    version = policies.own_draft_version(request.user, pk)
    actions.restore_version(request.user, version)
    return redirect(f"{version.draft.scene.get_absolute_url()}#compose")


@login_required
@require_POST
def discard(request: PersonRequest, scene_id: int) -> HttpResponse:
    draft, scene = policies.own_draft(request.user, scene_id)
    if draft is not None:
        actions.discard_draft(request.user, draft.scene)
    messages.info(request, _("The draft is gone."))
    return redirect("scene", scene_id=scene.pk) if scene else redirect("home")


# --- Signed out in the middle of it


def signed_out(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """Keeps what was sent for its writer, should they sign in next in this browser, shows it again and leads back.

    The scene is not looked up: its address tells a stranger nothing.
    """
    text = request.POST.get("text", "")
    writer = signed_writer(request.POST.get("writer", ""))
    if writer and text.strip() and len(text) <= MOST_KEPT:
        whispered = request.POST.get("audience", "everyone") != "everyone"
        kept = {
            "text": text,
            "speaker": request.POST.get("speaker", "")[:20],
            "whispered": whispered,
            "writer": writer,
        }
        request.session[UNSENT] = {str(scene_id): kept}
    back = reverse("scene", args=[scene_id])
    login = f"{reverse('account_login')}?{urlencode({'next': f'{back}#compose'})}"
    errors = [
        _("You have been signed out. Nothing is lost: sign in again, and your text stands where it stood.")
    ]
    context = {"composer": {"errors": errors}, "login": login, "text": text}
    if request.htmx:
        return render(request, "campaigns/scene.html#answer", context)
    return render(request, "campaigns/signed_out.html", context, status=403)


def resume_unsent(request: ReaderRequest, scene: Scene, seat: Seat) -> None:
    """Makes a draft of what somebody sent here while they were signed out."""
    if not request.user.is_authenticated or not seat.plays or UNSENT not in request.session:
        return
    kept = request.session[UNSENT].get(str(scene.pk))
    if kept and kept["writer"] == request.user.pk:
        del request.session[UNSENT]
        draft = actions.draft_of(request.user, scene)
        before = draft.audience if draft else None
        # Who was chosen cannot be known for sure any more: a whisper is for the game master until its readers are chosen again.
        audience = before if before is not None or not kept["whispered"] else []
        actions.save_draft(request.user, scene, text=kept["text"], speaker=kept["speaker"], audience=audience)
        messages.info(request, _("What you wrote before you were signed out is back in the composer."))

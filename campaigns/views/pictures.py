"""Pictures in posts: uploading them, and showing them to those who may see the post."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import PermissionDenied, ValidationError
from django.core.signing import BadSignature, TimestampSigner
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.csp import CSP
from django.utils.translation import gettext as _
from django.views.decorators.csp import csp_override
from django.views.decorators.http import require_POST, require_safe

from accounts.requests import ReaderRequest
from rules.frames import is_frame_host

from .. import actions, policies
from ..models import Picture

LEAVE = 3600  # seconds for which somebody may fetch a picture where nobody is known
_signer = TimestampSigner(salt="campaigns.pictures")


@require_POST
def upload(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """Answers with the Markdown that shows the picture, or with what is wrong with it."""
    found, _seat = policies.readable_scene(request.user, scene_id)
    sent = request.FILES.get("picture")
    try:
        if not request.user.is_authenticated:
            raise PermissionDenied(_("You have been signed out. Sign in again in another tab."))
        if sent is None:
            raise ValidationError(_("Choose a picture."))
        picture = actions.add_picture(request.user, found, sent)
    except ValidationError as problem:
        return JsonResponse({"problem": " ".join(problem.messages)}, status=422)
    except PermissionDenied as refusal:
        return JsonResponse({"problem": str(refusal)}, status=403)
    return JsonResponse({"markdown": f"![]({picture.get_absolute_url()})"}, status=201)


@require_safe
@csp_override({"default-src": [CSP.NONE]})
def picture(request: ReaderRequest, key: str) -> HttpResponse | FileResponse:
    """The picture itself; or leave to fetch it for an hour, where pictures have a host of their own at which nobody is known."""
    found = policies.visible_picture(request.user, key)
    if not settings.FRAMES_URL:
        return _shown(found)
    leave = _signer.sign(key).partition(":")[2]
    response = redirect(settings.FRAMES_URL + reverse("picture_elsewhere", args=[key, leave]))
    response["Cache-Control"] = f"private, max-age={LEAVE // 2}"
    return response


@require_safe
@csp_override({"default-src": [CSP.NONE]})
def picture_elsewhere(request: HttpRequest, key: str, leave: str) -> FileResponse:
    """A picture for whoever was given leave by ``picture``; there is no other way to it at the host of frames and pictures."""
    if not is_frame_host(request.get_host()):
        raise Http404
    try:
        _signer.unsign(f"{key}:{leave}", max_age=LEAVE)
        return _shown(Picture.objects.get(key=key))
    except (BadSignature, Picture.DoesNotExist):
        raise Http404 from None


def _shown(found: Picture) -> FileResponse:
    response = FileResponse(found.file.open("rb"), content_type="image/webp")
    response["Cache-Control"] = f"private, max-age={LEAVE}"
    response["X-Content-Type-Options"] = "nosniff"
    response["Content-Disposition"] = "inline"
    return response

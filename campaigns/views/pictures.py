"""Pictures in posts: uploading them, and showing them to those who may see the post."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied, ValidationError
from django.http import FileResponse, HttpResponse, JsonResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.requests import ReaderRequest

from .. import actions, policies


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
def picture(request: ReaderRequest, key: str) -> HttpResponse | FileResponse:
    found = policies.visible_picture(request.user, key)
    response = FileResponse(found.file.open("rb"), content_type="image/webp")
    response["Cache-Control"] = "private, max-age=3600"
    response["X-Content-Type-Options"] = "nosniff"
    response["Content-Disposition"] = "inline"
    return response

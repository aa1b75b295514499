"""Help while writing: quotes, and text that was pasted from elsewhere."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.requests import PersonRequest

from .. import policies
from ..actions.drafting import MOST_KEPT
from ..audience_choice import AudienceChoice
from ..audiences import NoSuchAudience, own_voice, with_self
from ..composition import CannotCompose
from ..pasting import from_bbcode, from_html, looks_like_bbcode
from ..quoting import quotation


@login_required
def quote(request: PersonRequest, key: str) -> HttpResponse:
    """The Markdown that quotes a post to the audience that the composer has chosen; a plain click leads to the composer with it."""
    found, seat = policies.readable_post(request.user, key)
    if request.method != "POST":
        return redirect(f"{found.scene.get_absolute_url()}?quote={key}#compose")
    try:
        audience = AudienceChoice(found.scene, seat, request.POST, None).audience
        heard = with_self(audience, own_voice(seat, None))
        text = quotation(seat, found, heard, selection=request.POST.get("selection", "")[:MOST_KEPT])
    except (CannotCompose, NoSuchAudience) as problem:
        said = problem.messages if isinstance(problem, CannotCompose) else [str(problem)]
        return JsonResponse({"problem": " ".join(said)}, status=422)
    return JsonResponse({"markdown": text})


@login_required
@require_POST
def paste(request: PersonRequest) -> JsonResponse:
    """HTML or BBCode as Markdown, and a sentence that names what has no counterpart here."""
    html, text = request.POST.get("html", ""), request.POST.get("text", "")
    if len(html) + len(text) > 2 * MOST_KEPT:
        return JsonResponse({"problem": _("This is too long to be converted.")}, status=422)
    pasted = from_bbcode(text) if looks_like_bbcode(text) or not html else from_html(html)
    said = ""
    if pasted.missed:
        said = _("Pasted. Without counterpart here, the words are kept: %(names)s.") % {
            "names": ", ".join(name[:40] for name in pasted.missed[:12])
        }
    return JsonResponse({"markdown": pasted.text, "said": said})

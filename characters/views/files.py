"""Characters as files."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render

from accounts.requests import PersonRequest, ReaderRequest
from rules.systems import SYSTEMS

from .. import actions, files, policies
from ..forms import ImportForm


@login_required
def export_character(request: PersonRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_sheet(request.user, pk)
    policies.check_change_character(found, request.user, role)
    response = JsonResponse(
        files.character_file(found, request.user), json_dumps_params={"ensure_ascii": False, "indent": 2}
    )
    response["Content-Disposition"] = f'attachment; filename="{files.file_name(found)}"'
    return response


@login_required
def import_character(request: PersonRequest, slug: str) -> HttpResponse:
    campaign, role = policies.readable_campaign(request.user, slug)
    policies.check_create_character(campaign, request.user, npc=False)
    sent = (request.POST, request.FILES) if request.method == "POST" else (None, None)
    form = ImportForm(*sent, may_be_npc=role == policies.GM)
    wrong: list[str] = []
    if request.method == "POST" and form.is_valid():
        try:
            fields = files.read_character(_content(form.cleaned_data["file"]), campaign)
            made = actions.import_character(
                request.user, campaign, npc=form.cleaned_data.get("npc", False), **fields
            )
            return redirect("character", pk=made.pk)
        except files.CannotImport as problem:
            wrong = problem.messages
    context = {"form": form, "campaign": campaign, "wrong": wrong}
    return render(request, "characters/import.html", context, status=422 if wrong or form.errors else 200)


def _content(file: UploadedFile) -> bytes:
    """The file, unless it is too large to be read at all."""
    if file.size is None or file.size > files.MOST_BYTES:
        raise files.CannotImport(files.too_large())
    return file.read()


def schema(request: ReaderRequest, system: str) -> HttpResponse:
    """The JSON Schema of a system's characters, for whoever writes such files."""
    if system not in SYSTEMS or not SYSTEMS[system].sheets:
        raise Http404
    return JsonResponse(files.schema(system), json_dumps_params={"indent": 2})

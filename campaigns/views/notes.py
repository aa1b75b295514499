"""Sealed notes: opening them."""

from __future__ import annotations

from dataclasses import replace

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from accounts.requests import PersonRequest

from .. import actions, policies
from ..thread import sealed_shown


@login_required
def open_note(request: PersonRequest, pk: int) -> HttpResponse:
    """Asks once, then shows the words to everybody."""
    found, seat = policies.readable_note(request.user, pk)
    policies.check_open_note(seat, found)
    post = found.block.post
    if request.method == "POST":
        actions.open_note(request.user, found)
        return redirect("post_by_key", key=post.key)
    block = sealed_shown(seat, post, found.block)
    block = replace(block, note={"sentence": (block.note or {}).get("sentence", "")})
    context = {"block": block, "back": reverse("post_by_key", args=[post.key])}
    return render(request, "campaigns/open_note.html", context)

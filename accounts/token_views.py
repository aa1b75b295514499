"""The person's tokens: listed, made, taken back."""

from __future__ import annotations

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from .models import Scope, validate_one_line
from .requests import PersonRequest
from .tokens import TooManyTokens, create_token, revoke_token


class TokenForm(forms.Form):
    name = forms.CharField(
        label=gettext_lazy("What it is for"), max_length=60, validators=[validate_one_line]
    )
    scopes = forms.MultipleChoiceField(
        label=gettext_lazy("What it may do"), choices=Scope.choices, widget=forms.CheckboxSelectMultiple
    )


@login_required
@never_cache
def tokens(request: PersonRequest) -> HttpResponse:
    """A new token's key stands on the answer to the form that made it, and nowhere else."""
    form, key = TokenForm(request.POST or None), ""
    if request.method == "POST" and form.is_valid():
        try:
            _token, key = create_token(request.user, **form.cleaned_data)
            form = TokenForm()
        except TooManyTokens:
            form.add_error(None, _("You have too many tokens. Take back those that you no longer use."))
    context = {"form": form, "key": key, "tokens": request.user.tokens.filter(revoked_at=None)}
    return render(request, "accounts/tokens.html", context)


@login_required
@require_POST
def revoke(request: PersonRequest, pk: int) -> HttpResponse:
    if not revoke_token(request.user, pk):
        raise Http404
    messages.success(request, _("The token is taken back: it opens nothing any more."))
    return redirect("tokens")

"""What a person may fill in about themselves."""

from django import forms
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.models import User, validate_one_line


class SignupForm(forms.Form):
    """The lines that Tirada adds to allauth's sign-up form."""

    display_name = forms.CharField(
        label=_("Display name"),
        max_length=60,
        validators=[validate_one_line],
        help_text=_("What others at the table call you."),
    )

    def signup(self, request: HttpRequest, user: User) -> None:
        user.display_name = self.cleaned_data["display_name"]
        user.save(update_fields=["display_name"])

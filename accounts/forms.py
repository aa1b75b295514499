"""What people fill in about themselves, and allauth's forms in Tirada's words."""

import itertools
import zoneinfo
from typing import Any

from allauth.account import forms as allauth_forms
from allauth.account.models import EmailAddress
from django import forms
from django.http import HttpRequest
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.models import NewsChoice, NewsKind, User


def time_zone_choices(current: str) -> list[tuple[str, Any]]:
    """The time zones by continent, for a select. `current` is always among them, even if it is an old name."""
    names = {name for name in zoneinfo.available_timezones() if "/" in name and not name.startswith("Etc/")}
    names |= {current} - {"UTC"}
    areas = itertools.groupby(sorted(names), key=lambda name: name.partition("/")[0])
    return [("UTC", "UTC")] + [(area, [(name, _place(name)) for name in group]) for area, group in areas]


def _place(name: str) -> str:
    return (name.partition("/")[2] or name).replace("_", " ").replace("/", " – ")


class SettingsForm(forms.ModelForm):
    class Meta:
        model = User
        fields = ("display_name", "language", "time_zone")
        help_texts = {
            "display_name": _("What others at the table call you."),
            "time_zone": _("Deadlines and times are shown in it."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["display_name"].widget.attrs["autocomplete"] = "nickname"
        zone = forms.Select(choices=time_zone_choices(self.instance.time_zone))
        self.fields["time_zone"].widget = zone


class NewsForm(forms.Form):
    """How each kind of news comes by mail; a field for each kind, named as the kind."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for kind in NewsKind:
            self.fields[kind.value] = forms.ChoiceField(label=kind.label, choices=NewsChoice.How.choices)


class LoginForm(allauth_forms.LoginForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("User name or e-mail")
        self.fields["login"].widget.attrs["autocomplete"] = "username"
        _leave_words_to_labels(self)


class SignupForm(allauth_forms.SignupForm):
    """Adds the display name. Language and time zone are those of the page and of the browser."""

    display_name = forms.CharField(
        label=_("Display name"),
        max_length=User._meta.get_field("display_name").max_length,
        validators=User._meta.get_field("display_name").validators,
        help_text=_("What others at the table call you."),
        widget=forms.TextInput(attrs={"autocomplete": "nickname"}),
    )
    # A script fills it in. Whoever has none chooses in the settings.
    time_zone = forms.CharField(
        required=False, widget=forms.HiddenInput(attrs={"data-local-time-zone": True})
    )

    field_order = ("display_name", "username", "email", "password1")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = _("User name")
        self.fields["username"].help_text = _("For signing in. Letters, digits and @ . + - _")
        self.fields["email"].label = _("E-mail")
        self.fields["email"].help_text = _(
            "For a forgotten password and for news that you choose. Nobody sees it."
        )
        self.fields["password1"].help_text = _("At least eight characters; nothing that many people use.")
        _leave_words_to_labels(self)

    def clean_time_zone(self) -> str:
        name = self.cleaned_data["time_zone"]
        return name if name in zoneinfo.available_timezones() else "UTC"

    def signup(self, request: HttpRequest, user: User) -> None:
        user.display_name = self.cleaned_data["display_name"]
        user.time_zone = self.cleaned_data["time_zone"]
        user.language = get_language()
        user.save(update_fields=["display_name", "time_zone", "language"])


class ResetPasswordForm(allauth_forms.ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].label = _("E-mail")
        _leave_words_to_labels(self)


class ResetPasswordKeyForm(allauth_forms.ResetPasswordKeyForm):
    """Asks once: who mistypes a new password asks for another link."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _ask_once_for_new_password(self)


class ChangePasswordForm(allauth_forms.ChangePasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["oldpassword"].label = _("Password until now")
        _ask_once_for_new_password(self)


class AddEmailForm(allauth_forms.AddEmailForm):
    """Asks for the address that shall replace the present one.

    allauth keeps a confirmed address until the new one is confirmed too, and drops one that never was. Then the
    new one takes its place at once, so that nobody is left without; unless it is somebody else's, which must not
    be told.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].label = _("New e-mail address")
        _leave_words_to_labels(self)

    def save(self, request: HttpRequest) -> EmailAddress:
        address = super().save(request)
        if not User.objects.filter(email__iexact=address.email).exists():
            User.objects.filter(pk=self.user.pk, email="").update(email=address.email)
        return address


def _ask_once_for_new_password(form: forms.Form) -> None:
    del form.fields["password2"]
    form.fields["password1"].label = _("New password")
    form.fields["password1"].help_text = _("At least eight characters; nothing that many people use.")
    _leave_words_to_labels(form)


def _leave_words_to_labels(form: forms.Form) -> None:
    """Take away allauth's placeholders: they repeat the label, and vanish while one types."""
    for field in form.fields.values():
        field.widget.attrs.pop("placeholder", None)

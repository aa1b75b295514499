"""What people fill in about a character."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.models import User, validate_one_line
from rules.contract import Words
from rules.systems import SYSTEMS

from .actions.making import MOST_COPIES, tidy_tags
from .models import LONGEST_COMMENT, Accent, Character, Linocut
from .portraits import redrawn_portrait


class CharacterForm(forms.ModelForm):
    """``may_be_npc``: the game master may make it an NPC. ``campaign``: where a new one is made, with the sheets of its system."""

    npc = forms.BooleanField(label=_("An NPC, spoken by the game master"), required=False)
    sheet_kind = forms.ChoiceField(label=_("Sheet"))
    portrait = forms.FileField(
        label=_("Portrait"),
        required=False,
        help_text=_("JPEG, PNG, WebP or GIF, at most 5 MB; it is cut square."),
        widget=forms.ClearableFileInput(attrs={"accept": "image/jpeg,image/png,image/webp,image/gif"}),
    )

    class Meta:
        model = Character
        fields = ["name", "blurb", "accent", "linocut", "portrait"]

    def __init__(self, *args: Any, campaign: Any = None, may_be_npc: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].validators.append(validate_one_line)
        kinds = kinds_of_sheets(campaign) if campaign else []
        if len(kinds) > 1 and not self.instance.pk:
            self.fields["sheet_kind"].choices = kinds  # type: ignore[attr-defined]
        else:
            del self.fields["sheet_kind"]
        if self.instance.pk or not may_be_npc:
            del self.fields["npc"]

    def clean_portrait(self) -> Any:
        given = self.cleaned_data["portrait"]
        return redrawn_portrait(given) if isinstance(given, UploadedFile) else given


class FaceForm(forms.Form):
    """One more picture: what it shows, and the file."""

    label = forms.CharField(label=_("What it shows"), max_length=40, validators=[validate_one_line])
    portrait = forms.FileField(
        label=_("Picture"),
        help_text=_("JPEG, PNG, WebP or GIF, at most 5 MB; it is cut square."),
        widget=forms.FileInput(
            attrs={"accept": "image/jpeg,image/png,image/webp,image/gif", "class": "field__file"}
        ),
    )

    def clean_portrait(self) -> Any:
        return redrawn_portrait(self.cleaned_data["portrait"])


def kinds_of_sheets(campaign: Any) -> list[tuple[str, str]]:
    """What a character of the campaign's system may be: a person, a vehicle."""
    system = SYSTEMS[campaign.system]
    words = Words.of(system, get_language() or "en")
    return [
        (kind, words.first(f"sheet-kind-{kind}", f"group-{kind}", f"choice-{kind}", default=str(named)))
        for kind in system.sheets
        for named in [KINDS.get(kind, kind)]
    ]


KINDS = {"character": _("character"), "vehicle": _("vehicle")}


class TextsForm(forms.Form):
    """The free sections, in Markdown."""

    biography = forms.CharField(
        label=_("Biography"),
        help_text=_("Whoever may read the campaign reads it. Markdown: *italic*, **bold**, lists, quotes."),
        max_length=20_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 8}),
    )
    gm_notes = forms.CharField(
        label=_("Notes shared with the game master"),
        help_text=_(
            "Who plays the character and the game master read and write them; so will whoever plays it next."
        ),
        max_length=20_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 6}),
    )
    own_notes = forms.CharField(
        label=_("Notes for yourself"),
        help_text=_("Nobody else reads them, not even whoever plays the character after you."),
        max_length=20_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 6}),
    )

    def __init__(self, *args: Any, has_own_notes: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not has_own_notes:
            del self.fields["own_notes"]


class HandOverForm(forms.Form):
    to = forms.ModelChoiceField(label=_("To whom"), queryset=User.objects.none(), empty_label="—")
    comment = forms.CharField(label=_("A word with it"), max_length=LONGEST_COMMENT, required=False)

    def __init__(self, *args: Any, people: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["to"].queryset = people  # type: ignore[attr-defined]


class CopyForm(forms.Form):
    count = forms.IntegerField(label=_("How many"), min_value=1, max_value=MOST_COPIES, initial=1)


class QuickForm(CopyForm):
    """Several NPCs at once."""

    name = forms.CharField(label=_("Name"), max_length=70, validators=[validate_one_line])
    accent = forms.ChoiceField(label=_("Colour"), choices=Accent.choices, initial=Accent.SLATE)
    linocut = forms.ChoiceField(label=_("Drawn face"), choices=Linocut.choices, initial=Linocut.OSSEN)
    tags = forms.CharField(
        label=_("Tags"), max_length=200, required=False, help_text=_("With commas: harbour, cult.")
    )
    rolls_sealed = forms.BooleanField(
        label=_("Its rolls are sealed unless you say otherwise"), required=False
    )
    field_order = ("name", "count", "tags", "rolls_sealed", "accent", "linocut")

    def clean_tags(self) -> list[str]:
        return tidy_tags(self.cleaned_data["tags"].split(","))


class ImportForm(forms.Form):
    file = forms.FileField(
        label=_("File"),
        help_text=_("A character that was downloaded from a campaign of the same game (JSON)."),
        widget=forms.FileInput(attrs={"accept": "application/json,.json", "class": "field__file"}),
    )
    npc = forms.BooleanField(label=_("An NPC, spoken by the game master"), required=False)

    def __init__(self, *args: Any, may_be_npc: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not may_be_npc:
            del self.fields["npc"]

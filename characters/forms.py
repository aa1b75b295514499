"""What people fill in about a character."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _

from accounts.models import validate_one_line

from .models import Character
from .portraits import redrawn_portrait


class CharacterForm(forms.ModelForm):
    """``may_be_npc``: the game master may make it an NPC."""

    npc = forms.BooleanField(label=_("An NPC, spoken by the game master"), required=False)
    portrait = forms.FileField(
        label=_("Portrait"),
        required=False,
        help_text=_("JPEG, PNG, WebP or GIF, at most 5 MB; it is cut square."),
        widget=forms.ClearableFileInput(attrs={"accept": "image/jpeg,image/png,image/webp,image/gif"}),
    )

    class Meta:
        model = Character
        fields = ["name", "blurb", "accent", "linocut", "portrait"]

    def __init__(self, *args: Any, may_be_npc: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].validators.append(validate_one_line)
        if self.instance.pk or not may_be_npc:
            del self.fields["npc"]

    def clean_portrait(self) -> Any:
        given = self.cleaned_data["portrait"]
        return redrawn_portrait(given) if isinstance(given, UploadedFile) else given

"""What people fill in about campaigns, scenes and invitations."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Any

from django import forms
from django.conf import settings
from django.db.models import F, QuerySet
from django.utils import timezone
from django.utils.dates import WEEKDAYS
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.forms import time_zone_choices
from accounts.models import Absence
from characters.models import Character
from characters.policies import known_characters
from rules.contract import Words
from rules.contract.fields import Boolean, Choice, Integer
from rules.systems import SYSTEMS

from . import conditions
from .agreements import AGREED, choices_of
from .log import Kind, Wanted
from .models import Campaign, Chapter, Handout, Invitation, Membership, Post, Role, Scene, SceneTemplate
from .policies import Seat, visible_scenes
from .search import Asked

LONGEST_WORDS = 500  # of a reason for the log
MOST_PLACES = 50


def system_choices() -> list[tuple[str, str]]:
    """The games that are switched on, by their names; loose dice are last."""
    language = get_language() or "en"
    named = [
        (system.id, Words.of(system, language).text(f"system-{system.id}"))
        for system in SYSTEMS.values()
        if system.id != "dice"
    ]
    return [*sorted(named, key=lambda choice: choice[1]), ("dice", str(_("No rules: loose dice")))]


class CampaignForm(forms.ModelForm):
    system = forms.ChoiceField(label=_("System"), choices=system_choices)
    language = forms.ChoiceField(label=_("Language"), choices=settings.LANGUAGES)

    class Meta:
        model = Campaign
        fields = ["title", "system", "pitch", "language", "visibility", "pictures_allowed", "edit_hours"]
        widgets = {"pitch": forms.Textarea(attrs={"rows": 4}), "visibility": forms.RadioSelect}
        help_texts = {
            "pitch": _("What somebody should know before they ask to join."),
            "edit_hours": _("Empty: for ever. Rolls can never be changed."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk:
            del self.fields["system"]


class SceneForm(forms.ModelForm):
    """What stands in a scene's header, also in the terms of its system. Who reads it is chosen as long as it is not open."""

    class Meta:
        model = Scene
        fields = [
            "title",
            "lede",
            "chapter",
            "place",
            "story_time",
            "content_notes",
            "readers",
            "whispers_stick",
        ]
        widgets = {"readers": forms.RadioSelect}

    def __init__(self, *args: Any, campaign: Campaign, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.campaign = campaign
        chapter = self.fields["chapter"]
        assert isinstance(chapter, forms.ModelChoiceField)
        chapter.queryset = Chapter.objects.filter(campaign=campaign)
        chapter.empty_label = str(_("no chapter"))
        said = self.instance.conditions if self.instance.pk else self.initial.get("conditions", {})
        self.initial.update(conditions.initial_of(said))
        self.conditions = conditions.fields_for(campaign.system)
        before = list(self.fields)
        self.fields.update(self.conditions)
        place = before.index("content_notes")
        self.order_fields([*before[:place], *self.conditions, *before[place:]])
        if self.instance.pk and not self.instance.is_planned:
            del self.fields["readers"]

    def groups(self) -> list[dict[str, Any]]:
        """The fields in parts, each with a title. A part that is seldom needed is folded, unless something in it was filled in."""
        around = ["place", "story_time", *self.conditions, "content_notes"]
        reading = ["readers", "whispers_stick"]
        turns = ["turns", "days", "at_deadline"]
        first = [name for name in self.fields if name not in (*around, *reading, *turns)]
        parts = [("", first, True), (_("What stands above it"), around, True)]
        parts += [(_("Who reads it"), reading, False), (_("Turns"), turns, False)]
        return [
            {
                "title": title,
                "fields": [self[name] for name in names if name in self.fields],
                "open": is_open or any(self.says_something(name) for name in names),
            }
            for title, names, is_open in parts
            if any(name in self.fields for name in names)
        ]

    def says_something(self, name: str) -> bool:
        """Whether a field holds something else than an empty form does."""
        if name not in self.fields:
            return False
        usual = self._meta.model._meta.get_field(name).get_default()
        return bool(self[name].errors) or self[name].value() not in (usual, "", None, False)

    def scene_fields(self) -> dict[str, Any]:
        """What was filled in, as the scene keeps it."""
        said = {name: value for name, value in self.cleaned_data.items() if name not in self.conditions}
        return said | {"conditions": conditions.conditions_in(self.campaign.system, self.cleaned_data)}


class NewSceneForm(SceneForm):
    """A new scene with its turns and its cast, which may leave another scene for it."""

    days = forms.IntegerField(
        label=_("Days to answer"),
        min_value=1,
        max_value=60,
        required=False,
        help_text=_("Empty: no deadline."),
    )
    cast = forms.ModelMultipleChoiceField(
        Character.objects.none(),
        label=_("Who is in it"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Whoever posts in character comes in later."),
    )
    leaving = forms.ModelChoiceField(
        Scene.objects.none(), label=_("They leave the scene"), required=False, empty_label=_("none")
    )

    class Meta(SceneForm.Meta):
        fields = [*SceneForm.Meta.fields, "turns", "days", "at_deadline"]

    def __init__(self, *args: Any, campaign: Campaign, **kwargs: Any) -> None:
        super().__init__(*args, campaign=campaign, **kwargs)
        cast, leaving = self.fields["cast"], self.fields["leaving"]
        assert isinstance(cast, forms.ModelMultipleChoiceField)
        assert isinstance(leaving, forms.ModelChoiceField)
        cast.queryset = by_players(campaign)
        leaving.queryset = campaign.scenes.exclude(state=Scene.State.CLOSED)
        self.order_fields(["title", "lede", "cast", "leaving"])


def by_players(campaign: Campaign) -> QuerySet[Character]:
    """The campaign's characters, those of players first."""
    found = Character.objects.filter(campaign=campaign, retired_at=None)
    return found.order_by(F("player").asc(nulls_last=True), "name")


class HandoutForm(forms.ModelForm):
    """A note with a picture perhaps, which is looked at when it is kept."""

    picture = forms.FileField(
        label=_("Picture"),
        required=False,
        help_text=_("At most 5 MB: JPEG, PNG, WebP or GIF."),
        widget=forms.ClearableFileInput(
            attrs={"accept": "image/jpeg,image/png,image/webp,image/gif", "class": "field__file"}
        ),
    )

    class Meta:
        model = Handout
        fields = ["title", "source"]
        labels = {"source": _("Text")}
        widgets = {"source": forms.Textarea(attrs={"rows": 8})}
        help_texts = {"source": _("Markdown, as in posts.")}


class TemplateForm(forms.ModelForm):
    class Meta:
        model = SceneTemplate
        fields = ["name"]


class ChapterForm(forms.ModelForm):
    class Meta:
        model = Chapter
        fields = ["title"]


class InvitationForm(forms.ModelForm):
    places = forms.IntegerField(label=_("For how many people"), min_value=1, max_value=MOST_PLACES, initial=1)

    class Meta:
        model = Invitation
        fields = ["role", "places"]
        widgets = {"role": forms.RadioSelect}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        role = self.fields["role"]
        assert isinstance(role, forms.ChoiceField)
        role.choices = [(Role.PLAYER, Role.PLAYER.label), (Role.READER, Role.READER.label)]


class TurnsForm(forms.ModelForm):
    days = forms.IntegerField(
        label=_("Days to answer"),
        min_value=1,
        max_value=60,
        required=False,
        help_text=_("Empty: no deadline."),
    )

    class Meta:
        model = Scene
        fields = ["turns", "days", "at_deadline"]
        widgets = {"turns": forms.RadioSelect, "at_deadline": forms.RadioSelect}


class AgreementsForm(forms.ModelForm):
    """Everything that the table agreed on. Each switch of the game is a field ``house-`` and its key."""

    play_days = forms.TypedMultipleChoiceField(
        label=_("Days that count"),
        help_text=_("Deadlines run on these days only."),
        coerce=int,
        choices=list(WEEKDAYS.items()),
        widget=forms.CheckboxSelectMultiple,
    )
    seen = forms.IntegerField(min_value=0, widget=forms.HiddenInput)

    class Meta:
        model = Campaign
        fields = [name for name in AGREED if name != "house_rules"]
        widgets = dict.fromkeys(
            ("visibility", "leavers", "approval", "fudging", "sealing", "absences"), forms.RadioSelect
        ) | {
            name: forms.Textarea(attrs={"rows": 4})
            for name in ("house_text", "lines", "veils", "content_notes")
        }
        help_texts = {"edit_hours": _("Empty: for ever. Rolls can never be changed.")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        zone = forms.Select(choices=time_zone_choices(self.instance.time_zone))
        self.fields["time_zone"].widget = zone
        for switch in choices_of(self.instance):
            self.fields[f"house-{switch['key']}"] = self._field_of(switch)

    def _field_of(self, switch: dict[str, Any]) -> forms.Field:
        usual = _("The game's own: %(usual)s.") % {"usual": switch["usual"]}
        kind, stands = switch["kind"], self.instance.house_rules.get(switch["key"], switch["default"])
        about: dict[str, Any] = {
            "label": switch["label"],
            "help_text": f"{switch['help']} {usual}".strip(),
            "initial": stands,
        }
        if isinstance(kind, Boolean):
            return forms.TypedChoiceField(
                **about | {"initial": str(stands)},
                choices=[("True", _("yes")), ("False", _("no"))],
                coerce=lambda given: given == "True",
            )
        if isinstance(kind, Integer):
            return forms.IntegerField(**about, min_value=kind.least, max_value=kind.most)
        assert isinstance(kind, Choice)
        values = {str(value): value for value in kind.values}
        return forms.TypedChoiceField(
            **about | {"initial": str(stands)}, choices=switch["choices"], coerce=values.__getitem__
        )

    @property
    def about_the_table(self) -> list[forms.BoundField]:
        return [field for field in self.visible_fields() if not field.name.startswith("house-")]

    @property
    def switches(self) -> list[forms.BoundField]:
        return [field for field in self.visible_fields() if field.name.startswith("house-")]

    def agreed(self) -> dict[str, Any]:
        """What was filled in, for the action."""
        given = self.cleaned_data
        agreed = {name: given[name] for name in self._meta.fields or ()}
        agreed["house_rules"] = {
            name.removeprefix("house-"): value for name, value in given.items() if name.startswith("house-")
        }
        return agreed


class AbsenceForm(forms.Form):
    """From which day until which day somebody is away; whether the days can be is for the action to say."""

    first_day = forms.DateField(
        label=_("First day"), widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    last_day = forms.DateField(
        label=_("Last day"), widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    note = forms.CharField(
        label=_("Note"),
        max_length=Absence._meta.get_field("note").max_length,
        required=False,
        help_text=_("Your tables read it."),
    )


class ModerationForm(forms.Form):
    """What a game master does with a post: where to, the new scene's title, and why."""

    target = forms.ModelChoiceField(Scene.objects.none(), label=_("Scene"), required=False)
    title = forms.CharField(
        label=_("Title of the new scene"),
        max_length=Scene._meta.get_field("title").max_length,
        required=False,
    )
    words = forms.CharField(
        label=_("Why, for the log"),
        max_length=LONGEST_WORDS,
        required=False,
        help_text=_("The table reads it in the campaign's log."),
    )

    def __init__(self, *args: Any, post: Post, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        target = self.fields["target"]
        assert isinstance(target, forms.ModelChoiceField)
        others = Scene.objects.filter(campaign=post.scene.campaign_id).exclude(pk=post.scene_id)
        target.queryset = others.select_related("campaign")


class LogForm(forms.Form):
    """Which lines of the log one wants to see."""

    kind = forms.ChoiceField(label=_("What"), required=False, choices=[("", _("everything")), *Kind.choices])
    person = forms.ChoiceField(label=_("Who"), required=False)
    scene = forms.ModelChoiceField(
        Scene.objects.none(), label=_("Scene"), required=False, empty_label=_("all")
    )
    since = forms.DateField(
        label=_("From"), required=False, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    until = forms.DateField(
        label=_("Until"), required=False, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )

    def __init__(self, *args: Any, seat: Seat, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        person, scene = self.fields["person"], self.fields["scene"]
        assert isinstance(person, forms.ChoiceField)
        assert isinstance(scene, forms.ModelChoiceField)
        members = Membership.objects.filter(campaign=seat.campaign).select_related("person")
        person.choices = [("", _("everybody")), *((str(one.person_id), str(one.person)) for one in members)]
        scene.queryset = visible_scenes(seat)

    def wanted(self) -> Wanted:
        """What was asked for; a field that was not understood asks for nothing."""
        self.is_valid()
        given = self.cleaned_data
        return Wanted(
            kind=given.get("kind") or "",
            person=int(given["person"]) if given.get("person") else None,
            scene=given["scene"].pk if given.get("scene") else None,
            since=_midnight(given.get("since")),
            until=_midnight(given.get("until"), days=1),
        )


def _midnight(day: date | None, days: int = 0) -> datetime | None:
    """When a day begins where the reader is, or so many days later."""
    if day is None or not 1900 < day.year < 9000:
        return None
    return timezone.make_aware(datetime.combine(day + timedelta(days=days), time.min))


class VoiceField(forms.ChoiceField):
    """Whether one looks for what characters say, for what their players say, or for both."""

    def __init__(self) -> None:
        choices = [
            ("", _("in and out of character")),
            ("ic", _("in character only")),
            ("ooc", _("out of character only")),
        ]
        super().__init__(label=_("Where"), required=False, choices=choices)


class SearchForm(forms.Form):
    """What one looks for in all of one's campaigns."""

    q = forms.CharField(
        label=_("Words"),
        max_length=200,
        required=False,
        widget=forms.TextInput(attrs={"type": "search"}),
        help_text=_('Accents do not matter. "Two words" together; -without this one.'),
    )
    since = forms.DateField(
        label=_("From"), required=False, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    until = forms.DateField(
        label=_("Until"), required=False, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    voice = VoiceField()
    rolls = forms.BooleanField(label=_("In posts with rolls only"), required=False)

    def is_narrowed(self) -> bool:
        """Whether more than words was asked for."""
        return any(self.data.get(name) for name in self.fields if name != "q")

    def asked(self) -> Asked:
        """What was asked for; nothing, when a field was not understood."""
        if not self.is_valid():
            return Asked()
        given = self.cleaned_data
        return Asked(
            words=given["q"].strip(),
            character=int(given["character"]) if given.get("character") else None,
            scene=given["scene"].pk if given.get("scene") else None,
            since=given["since"],
            until=given["until"],
            voice=given["voice"],
            rolls=given["rolls"],
        )


class CampaignSearchForm(SearchForm):
    """What one looks for in one campaign: also by character and scene."""

    character = forms.ChoiceField(label=_("Character"), required=False)
    scene = forms.ModelChoiceField(
        Scene.objects.none(), label=_("Scene"), required=False, empty_label=_("all")
    )
    field_order = ("q", "character", "scene")

    def __init__(self, *args: Any, seat: Seat, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        character, scene = self.fields["character"], self.fields["scene"]
        assert isinstance(character, forms.ChoiceField)
        assert isinstance(scene, forms.ModelChoiceField)
        known = known_characters(seat.campaign, seat.viewer, seat.role)
        character.choices = [("", _("all")), *((str(one.pk), one.name) for one in known)]
        scene.queryset = visible_scenes(seat)


class ChosenForm(forms.Form):
    """Which posts of a scene one wants to read. ``since``: the number to begin with."""

    voice = VoiceField()
    character = forms.ChoiceField(label=_("Character"), required=False)
    rolls = forms.BooleanField(label=_("Posts with rolls only"), required=False)
    since = forms.IntegerField(min_value=0, max_value=2_000_000_000, required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, seat: Seat, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        character = self.fields["character"]
        assert isinstance(character, forms.ChoiceField)
        known = known_characters(seat.campaign, seat.viewer, seat.role)
        character.choices = [("", _("all")), *((str(one.pk), one.name) for one in known)]

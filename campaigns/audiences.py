"""Who will read a text: named characters, found by what somebody wrote or chose, and said in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character, Face
from characters.policies import known_to
from rules.prepared import Prepared

from .models import Campaign, Membership, Post, Role, Scene
from .policies import Seat
from .text import Part

Audience = tuple[int, ...] | None
"""Ids of characters, sorted. None: everyone who may read the campaign. The game master reads everything, and is not named."""

GM_NAMES = {"gm", "game master", "dj", "dirección", "direccion", "master"}


class NoSuchAudience(Exception):
    """Nobody, or somebody who cannot be meant. The text is a sentence for the writer."""


def readers_of(seat: Seat) -> list[Character]:
    """The characters that one can whisper to, of those that one knows of: those of players first. Each carries ``last_spoken`` (the
    id of the newest post that the writer wrote as it) and ``has_faces``."""
    campaign, writer = seat.campaign.pk, seat.viewer.pk or 0
    if seat.is_gm:
        found = _all_characters(campaign, writer)
    elif writer:
        found = _characters_known(campaign, writer, sorted(seat.character_ids))
    else:
        found = list(_all_readers(campaign, writer).filter(known_to(seat.viewer, ())))
    return sorted(found, key=lambda character: (character.player_id is None, character.name.casefold()))


def _all_readers(campaign: int, writer: int) -> QuerySet[Character]:
    last = Post.objects.filter(speaker=OuterRef("pk"), author=writer).order_by("-created_at")
    found = Character.objects.filter(campaign=campaign, retired_at=None).select_related("player")
    return found.annotate(
        last_spoken=Subquery(last.values("pk")[:1]),
        has_faces=Exists(Face.objects.filter(character=OuterRef("pk"))),
    )


_all_characters: Prepared[Character] = Prepared(_all_readers)
_characters_known: Prepared[Character] = Prepared(
    lambda campaign, writer, mine: _all_readers(campaign, writer).filter(known_to(User(pk=writer), mine))
)


class Listeners:
    """The characters whom a writer may mean, by name and id, looked up when a text needs them. An NPC that the writer has not
    met is nobody: else its name could be guessed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @cached_property
    def characters(self) -> list[Character]:
        return readers_of(self.seat)

    def chosen(self, ids: Iterable[str]) -> Audience:
        """An audience from what a form sent. Raises ``NoSuchAudience`` for anything but characters of this campaign."""
        known = {str(character.pk): character.pk for character in self.characters}
        given = set(ids)
        if not given <= known.keys():
            raise NoSuchAudience(
                _(
                    "Somebody whom you chose is not a character of this campaign. Choose again who will read it."
                )
            )
        if not given:
            raise NoSuchAudience(_("Choose who will read it: nobody is chosen."))
        return tuple(sorted(known[value] for value in given))

    def named(self, names: Sequence[str]) -> Audience:
        """An audience from names as they are written. The game master may be named, and reads it in any case."""
        if not names:
            raise NoSuchAudience(
                _("A whisper needs the names of those who will read it: ::: whisper %(name)s")
                % {"name": self.characters[0].name if self.characters else "Ilse"}
            )
        found: set[int] = set()
        for name in names:
            if name.casefold() in GM_NAMES:
                continue
            meant = [one for one in self.characters if _is_called(one, name)]
            if not meant:
                raise NoSuchAudience(
                    _("Nobody in this campaign is called “%(name)s”. The whisper was not sent to anybody.")
                    % {"name": name[:80]}
                )
            if len(meant) > 1:
                raise NoSuchAudience(
                    _("More than one character is called “%(name)s”. Write #%(number)s for the one you mean.")
                    % {"name": name[:80], "number": meant[0].pk}
                )
            found.add(meant[0].pk)
        return tuple(sorted(found))

    def of_part(self, part: Part, whole: Audience) -> Audience:
        """Who reads a part of a text that as a whole is for ``whole``. A whisper inside a whisper narrows it."""
        if part.names is None:
            return whole
        named = self.named(part.names)
        if whole is not None and not set(named or ()) <= set(whole):
            raise NoSuchAudience(
                _("A whisper inside a whisper can only be for some of those who read the whole.")
            )
        return named


def _is_called(character: Character, name: str) -> bool:
    return name.casefold() == character.name.casefold() or name == f"#{character.pk}"


def with_self(audience: Audience, self_id: int | None) -> Audience:
    """The audience with the one who speaks in it."""
    if audience is None or self_id is None:
        return audience
    return tuple(sorted({*audience, self_id}))


def own_voice(seat: Seat, speaker: Character | None) -> int | None:
    """The id of the character through whom the writer reads what they whisper; a game master needs none."""
    if speaker is not None:
        return speaker.pk
    return None if seat.is_gm else min(seat.character_ids, default=None)


def people_in(campaign: Campaign, audience: Collection[int] | None) -> set[int] | None:
    """Ids of the people who may know of a text for these characters: who plays them now, and the game masters. None: everybody."""
    if audience is None:
        return None
    hearing = Q(role=Role.GM) | Q(
        person__in=Character.objects.filter(campaign=campaign, pk__in=audience).values("player")
    )
    members = Membership.objects.filter(hearing, campaign=campaign, left_at=None).exclude(role=Role.FORMER)
    return set(members.values_list("person", flat=True))


def people_reading(scene: Scene) -> set[int] | None:
    """Ids of the people who read a scene that not everybody reads; None for one that all do who may read the campaign."""
    if scene.is_for_all:
        return None
    reading = Q(role=Role.GM)
    if not scene.is_planned:
        cast = scene.cast.filter(left_at=None)
        reading |= Q(person__in=cast.values("character__player"))
    members = Membership.objects.filter(reading, campaign=scene.campaign_id, left_at=None)
    members = members.exclude(role=Role.FORMER)
    return set(members.values_list("person", flat=True))


# --- In words


def listed(names: Sequence[str]) -> str:
    """``Ava``, ``Ava and Ben``, ``Ava, Ben and the GM``."""
    if len(names) < 2:
        return "".join(names)
    return _("%(first)s and %(last)s") % {"first": ", ".join(names[:-1]), "last": names[-1]}


def whom(audience: Collection[int], names: dict[int, str], *, but: int | None = None) -> str:
    """Those in an audience with the game master, by name; ``but``: not this one, who speaks."""
    known = sorted((names[one] for one in audience if one in names and one != but), key=str.casefold)
    return listed([*known, _("the GM")])


def whisper_label(audience: Collection[int], names: dict[int, str]) -> str:
    """What stands above a whisper."""
    return _("Whisper: only %(names)s") % {"names": whom(audience, names)}


def names_of(audiences: Iterable[Collection[int] | None]) -> dict[int, str]:
    """The names of all characters in some audiences; no statement where there is none."""
    ids = {one for audience in audiences if audience is not None for one in audience}
    return {one.pk: one.name for one in _named(sorted(ids))} if ids else {}


_named: Prepared[Character] = Prepared(
    lambda characters: Character.objects.filter(pk__in=characters).only("pk", "name")
)


def as_audience(stored: Iterable[int] | None) -> Audience:
    return None if stored is None else tuple(sorted(stored))

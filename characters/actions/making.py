"""Making characters, and what is not on their sheets: name, face, texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.core.files.base import ContentFile
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from rules.contract import JSON
from rules.systems import SYSTEMS

from ..models import Character, Face, OwnNotes, State
from ..policies import check_change_character, check_copy, check_create_character, plays, role_in
from ..reasons import Why
from .sheets import lock_character, refuse_unfitting, write_version

MOST_COPIES = 20
MOST_TAGS = 12
LONGEST_TAG = 30
MOST_FACES = 12
_NUMBERED = re.compile(r"(.*?)\s+(\d{1,6})$")


@transaction.atomic
def create_character(
    person: User,
    campaign: Any,
    *,
    npc: bool = False,
    sheet: Mapping[str, JSON] | None = None,
    why: Why = "",
    **fields: Any,
) -> Character:
    """A character of the person's own, or an NPC, which is the game master's and needs no approval.

    ``sheet``: values to begin with, version 1. Raises ``SheetRefused`` where they do not fit; nothing is made then.
    """
    check_create_character(campaign, person, npc=npc)
    if npc or SYSTEMS[campaign.system].sheets == {}:
        fields.setdefault("state", State.APPROVED)
    character = Character.objects.create(campaign=campaign, player=None if npc else person, **fields)
    if sheet:
        write_version(character, refuse_unfitting(character, sheet), person, why)
    return character


def import_character(
    person: User, campaign: Any, *, npc: bool, sheet: Mapping[str, JSON], own_notes: str = "", **fields: Any
) -> Character:
    """A character from a file that was read by ``files.read_character``; it begins as a draft, with one version."""
    with transaction.atomic():
        made = create_character(person, campaign, npc=npc, sheet=sheet, why={"what": "imported"}, **fields)
        if own_notes:
            OwnNotes.objects.create(character=made, person=person, text=own_notes)
    return made


@transaction.atomic
def change_character(person: User, character: Character, **fields: Any) -> Character:
    character = Character.objects.select_for_update(of=("self",)).get(pk=character.pk)
    check_change_character(character, person, role_in(character.campaign, person))
    for name, value in fields.items():
        setattr(character, name, value)
    character.save(update_fields=list(fields))
    return character


@transaction.atomic
def change_texts(
    person: User, character: Character, *, biography: str, gm_notes: str, own_notes: str | None = None
) -> Character:
    """The free sections. ``own_notes`` are the person's own, whoever reads the others."""
    character = lock_character(character)
    role = role_in(character.campaign, person)
    check_change_character(character, person, role)
    character.biography = biography
    character.gm_notes = gm_notes
    character.save(update_fields=["biography", "gm_notes"])
    if own_notes is not None and plays(character, person, role):
        OwnNotes.objects.update_or_create(character=character, person=person, defaults={"text": own_notes})
    return character


@transaction.atomic
def add_face(person: User, character: Character, *, label: str, portrait: ContentFile[bytes]) -> Face:
    """Another picture of the character, that a post may show. ``portrait`` has been drawn anew."""
    character = lock_character(character)
    check_change_character(character, person, role_in(character.campaign, person))
    if character.faces.count() >= MOST_FACES:
        raise PermissionDenied(_("A character has at most %(most)s further faces.") % {"most": MOST_FACES})
    return Face.objects.create(character=character, label=label, portrait=portrait)


@transaction.atomic
def remove_face(person: User, face: Face) -> None:
    """Posts that showed it show the portrait again."""
    character = lock_character(face.character)
    check_change_character(character, person, role_in(character.campaign, person))
    file = face.portrait
    face.delete()
    transaction.on_commit(lambda: file.delete(save=False), robust=True)


@transaction.atomic
def copy_npc(person: User, character: Character, count: int) -> list[Character]:
    """So many more of an NPC, numbered on from the highest number that its name has in the campaign: Guard, Guard 2, Guard 3."""
    character = lock_character(character)
    check_copy(character, person, role_in(character.campaign, person))
    numbered = _NUMBERED.fullmatch(character.name)
    stem = numbered.group(1) if numbered else character.name
    names = Character.objects.filter(campaign=character.campaign, name__startswith=stem).values_list(
        "name", flat=True
    )
    taken = [
        int(found.group(2))
        for name in names
        if (found := _NUMBERED.fullmatch(name)) and found.group(1) == stem
    ]
    first = max([1, *taken]) + 1
    return [
        _copy(person, character, f"{stem[:72]} {number}")
        for number in range(first, first + min(max(count, 1), MOST_COPIES))
    ]


@transaction.atomic
def sort_npc(
    person: User, character: Character, *, tags: Iterable[str], rolls_sealed: bool | None = None
) -> Character:
    """Tags an NPC, for the game master to find it by, and says whether its rolls begin sealed."""
    character = lock_character(character)
    check_copy(character, person, role_in(character.campaign, person))
    character.tags = tidy_tags(tags)
    if rolls_sealed is not None:
        character.rolls_sealed = rolls_sealed
    character.save(update_fields=["tags", "rolls_sealed"])
    return character


def tidy_tags(tags: Iterable[str]) -> list[str]:
    """Each once, however it is spelt. Raises ``ValidationError`` where one is too long, or there are too many."""
    tidy: dict[str, str] = {}
    for tag in tags:
        said = " ".join(tag.split())
        if said:
            tidy.setdefault(said.casefold(), said)
    if len(tidy) > MOST_TAGS or any(len(said) > LONGEST_TAG for said in tidy.values()):
        raise ValidationError(
            _("At most %(most)s tags, of %(longest)s characters each.")
            % {"most": MOST_TAGS, "longest": LONGEST_TAG}
        )
    return list(tidy.values())


@transaction.atomic
def create_npcs(
    person: User, campaign: Any, *, name: str, count: int, sheet: Mapping[str, JSON], **fields: Any
) -> list[Character]:
    """So many NPCs with one sheet; the first carries the name as it is, the others a number behind it."""
    first = create_character(person, campaign, npc=True, sheet=sheet, name=name, **fields)
    return [first, *(copy_npc(person, first, count - 1) if count > 1 else [])]


def _copy(person: User, character: Character, name: str) -> Character:
    made = Character.objects.create(
        campaign=character.campaign,
        name=name,
        accent=character.accent,
        linocut=character.linocut,
        portrait=character.portrait.name,
        blurb=character.blurb,
        tags=character.tags,
        rolls_sealed=character.rolls_sealed,
        biography=character.biography,
        gm_notes=character.gm_notes,
        sheet_kind=character.sheet_kind,
        state=State.APPROVED,
    )
    if character.sheet:
        write_version(made, character.sheet, person, {"what": "copied", "name": character.name})
    return made

"""Who may see, make and change characters and their sheets. A viewer's role comes from the campaign's memberships."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from django.apps import apps
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404
from django.utils.translation import gettext as _

from accounts.models import User
from rules.policies import FORMER, GM, PLAYER, role_in
from rules.systems import SYSTEMS

from .models import Character, OwnNotes, Proposal, SheetVersion, State

__all__ = ["GM", "PLAYER", "role_in"]

# --- Finders


def readable_character(viewer: Any, pk: int) -> tuple[Character, str | None]:
    """The character with the viewer's role in its campaign, or 404: also for an NPC that the viewer has not met."""
    character = Character.objects.select_related("campaign", "player").filter(pk=pk).first()
    if character is None:
        raise Http404
    role = role_in(character.campaign, viewer)
    if role is None and not character.campaign.is_public:
        raise Http404
    if not known_characters(character.campaign, viewer, role).filter(pk=pk).exists():
        raise Http404
    return character, role


def readable_campaign(viewer: Any, slug: str) -> tuple[Any, str | None]:
    """A campaign whose characters the viewer may look at, with the viewer's role, or 404."""
    campaign: Any = apps.get_model("campaigns", "Campaign").objects.filter(slug=slug).first()
    if campaign is None:
        raise Http404
    role = role_in(campaign, viewer)
    if role is None and not campaign.is_public:
        raise Http404
    return campaign, role


def readable_sheet(viewer: Any, pk: int) -> tuple[Character, str | None]:
    """The character whose sheet the viewer may read. A stranger gets 404, a member 403."""
    character, role = readable_character(viewer, pk)
    if role is None:
        raise Http404
    if not can_read_sheet(character, viewer, role):
        raise PermissionDenied(_("The sheet of an NPC is the game master's."))
    return character, role


def readable_version(viewer: Any, pk: int, number: int) -> tuple[SheetVersion, Character, str | None]:
    character, role = readable_sheet(viewer, pk)
    version = (
        SheetVersion.objects.select_related("person", "approved_by", "roll", "amendment", "reverses")
        .filter(character=character, number=number)
        .first()
    )
    if version is None:
        raise Http404
    return version, character, role


def readable_proposal(viewer: Any, pk: int, proposal: int) -> tuple[Proposal, Character, str | None]:
    """A proposal, for who plays the character and for the game master."""
    character, role = readable_sheet(viewer, pk)
    check_change_character(character, viewer, role)
    found = Proposal.objects.select_related("person", "answered_by").filter(pk=proposal).first()
    if found is None or found.character_id != character.pk:
        raise Http404
    return found, character, role


# --- Filters


def known_characters(campaign: Any, viewer: Any, role: str | None) -> QuerySet[Character]:
    """The characters of a campaign that a viewer knows of, see ``known_to``."""
    characters = Character.objects.filter(campaign=campaign).select_related("player")
    if role == GM:
        return characters
    mine: list[int] = []
    if role not in (None, FORMER) and viewer.is_authenticated:
        mine = list(characters.filter(player=viewer).values_list("pk", flat=True))
    return characters.filter(known_to(viewer, mine))


def known_to(viewer: Any, mine: Collection[int]) -> Q:
    """What somebody who plays these characters knows of others: players' characters, and the NPCs that were put into a scene's
    cast or have spoken to them, in scenes that they read."""
    read = apps.get_model("campaigns", "Scene").objects.readable_by(viewer)
    post = apps.get_model("campaigns", "Post").objects.filter(speaker=OuterRef("pk"), scene__in=read)
    heard = post.filter(Q(audience=None) | Q(audience__overlap=list(mine))).order_by()
    cast = apps.get_model("campaigns", "CastMember").objects
    seen = cast.filter(character=OuterRef("pk"), scene__in=read).order_by()
    return ~Q(player=None) | Q(Exists(heard)) | Q(Exists(seen))


def waiting_for_approval(campaign: Any) -> tuple[list[Character], list[Proposal]]:
    """What the game master has to look at: characters that were submitted, and proposals."""
    submitted = Character.objects.filter(campaign=campaign, state=State.SUBMITTED, retired_at=None)
    proposals = Proposal.objects.filter(
        character__campaign=campaign, answer=Proposal.Answer.WAITING
    ).select_related("character__campaign", "person")
    return list(submitted), list(proposals.order_by("created_at"))


def own_notes(character: Character, viewer: Any) -> str:
    """What the viewer has noted about the character; nobody else reads it."""
    if not viewer.is_authenticated:
        return ""
    return (
        OwnNotes.objects.filter(character=character, person=viewer).values_list("text", flat=True).first()
        or ""
    )


# --- Reading


def plays(character: Character, viewer: Any, role: str | None) -> bool:
    """Whether the viewer plays this character now."""
    return role is not None and character.player_id is not None and character.player_id == viewer.pk


def can_read_sheet(character: Character, viewer: Any, role: str | None) -> bool:
    """Sheets are the table's; an NPC's is the game master's."""
    return role == GM or (role is not None and not character.is_npc)


def can_roll_as(character: Character, viewer: Any, role: str | None) -> bool:
    """Who plays the character, or the game master for an NPC, while it is in play."""
    if character.retired_at is not None or role not in (GM, PLAYER):
        return False
    return plays(character, viewer, role) or (role == GM and character.is_npc)


def check_roll_as(character: Character, viewer: Any, role: str | None) -> None:
    if not can_roll_as(character, viewer, role):
        raise PermissionDenied(
            _("Only the person who plays %(name)s can do this.") % {"name": character.name}
        )


def can_read_biography(character: Character, viewer: Any, role: str | None) -> bool:
    """Whoever may read the campaign reads who a player's character is."""
    return role == GM or not character.is_npc


# --- Making and changing


def check_create_character(campaign: Any, viewer: Any, *, npc: bool) -> None:
    role = role_in(campaign, viewer)
    if role not in (GM, PLAYER):
        raise PermissionDenied(_("Only the game master and the players make characters here."))
    if npc and role != GM:
        raise PermissionDenied(_("Only the game master makes NPCs."))


def can_change_character(character: Character, viewer: Any, role: str | None) -> bool:
    return role == GM or (role == PLAYER and plays(character, viewer, role))


def check_change_character(character: Character, viewer: Any, role: str | None) -> None:
    if not can_change_character(character, viewer, role):
        raise PermissionDenied(
            _("Only the person who plays this character, or the game master, can change it.")
        )


def can_change_sheet(character: Character, viewer: Any, role: str | None) -> bool:
    return can_change_character(character, viewer, role) and (
        role == GM or (character.state != State.SUBMITTED and character.retired_at is None)
    )


def check_change_sheet(
    character: Character, viewer: Any, role: str | None, *, by_the_rules: bool = False
) -> None:
    """``by_the_rules``: a roll caused the change, which waits for nobody."""
    check_change_character(character, viewer, role)
    if role == GM or by_the_rules:
        return
    if character.retired_at is not None:
        raise PermissionDenied(
            _("%(name)s has been retired: the sheet stays as it is.") % {"name": character.name}
        )
    if character.state == State.SUBMITTED:
        raise PermissionDenied(_("The sheet is with the game master. Take it back first, to change it."))


def check_run_characters(campaign: Any, viewer: Any) -> None:
    if role_in(campaign, viewer) != GM:
        raise PermissionDenied(_("Only the game master of this campaign can do this."))


def check_end_state(character: Character, key: str, viewer: Any, role: str | None) -> None:
    """The rules let whoever suffers a condition end some of them alone; the game master ends any."""
    check_change_character(character, viewer, role)
    fight = SYSTEMS[character.campaign.system].fight
    if key not in fight.states:
        raise PermissionDenied(_("This game knows of no such condition."))
    if role == GM:
        return
    check_roll_as(character, viewer, role)
    if key not in fight.by_oneself:
        raise PermissionDenied(_("The game master says when this is over."))


# --- Approval


def can_submit(character: Character, viewer: Any, role: str | None) -> bool:
    return (
        role is not None
        and plays(character, viewer, role)
        and character.state == State.DRAFT
        and character.retired_at is None
    )


def check_submit(character: Character, viewer: Any, role: str | None) -> None:
    check_change_character(character, viewer, role)
    if not can_submit(character, viewer, role):
        raise PermissionDenied(_("Only a draft is submitted, by the person who plays the character."))


def can_withdraw(character: Character, viewer: Any, role: str | None) -> bool:
    return plays(character, viewer, role) and character.state == State.SUBMITTED


def check_withdraw(character: Character, viewer: Any, role: str | None) -> None:
    check_change_character(character, viewer, role)
    if not can_withdraw(character, viewer, role):
        raise PermissionDenied(_("This sheet does not wait for the game master."))


def can_approve(character: Character, role: str | None) -> bool:
    return role == GM and character.state == State.SUBMITTED


def check_approve(character: Character, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if not can_approve(character, role):
        raise PermissionDenied(_("This sheet does not wait for the game master."))


def check_answer_proposal(character: Character, proposal: Proposal, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if proposal.answer != Proposal.Answer.WAITING:
        raise PermissionDenied(_("This proposal does not wait any more."))


def can_withdraw_proposal(proposal: Proposal, viewer: Any) -> bool:
    return proposal.person_id == viewer.pk and proposal.answer == Proposal.Answer.WAITING


def check_withdraw_proposal(character: Character, proposal: Proposal, viewer: Any) -> None:
    if proposal.person_id != viewer.pk or role_in(character.campaign, viewer) is None:
        raise PermissionDenied(_("Only the person who made a proposal takes it back."))
    if proposal.answer != Proposal.Answer.WAITING:
        raise PermissionDenied(_("This proposal does not wait any more."))


# --- Life


def possible_players(character: Character) -> QuerySet[User]:
    """Who at the table may be given the character: players and game masters, not the one who plays it now."""
    return User.objects.filter(
        memberships__campaign=character.campaign,
        memberships__left_at=None,
        memberships__role__in=(GM, PLAYER),
    ).exclude(pk=character.player_id or 0)


def check_hand_over(character: Character, viewer: Any, role: str | None, to: Any) -> None:
    check_change_character(character, viewer, role)
    if character.retired_at is not None:
        raise PermissionDenied(_("A retired character is not handed over. Bring it back first."))
    if not possible_players(character).filter(pk=to.pk).exists():
        raise PermissionDenied(_("A character is given to another player of this campaign."))


def check_take_back(character: Character, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if character.is_npc:
        raise PermissionDenied(_("%(name)s is an NPC already.") % {"name": character.name})


def check_retire(character: Character, viewer: Any, role: str | None) -> None:
    check_change_character(character, viewer, role)
    if character.retired_at is not None:
        raise PermissionDenied(_("%(name)s has been retired already.") % {"name": character.name})


def check_return(character: Character, viewer: Any, role: str | None) -> None:
    check_change_character(character, viewer, role)
    if character.retired_at is None:
        raise PermissionDenied(_("%(name)s has not been retired.") % {"name": character.name})


def check_die(character: Character, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if character.died_at is not None:
        raise PermissionDenied(_("%(name)s is dead already.") % {"name": character.name})


def check_revive(character: Character, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if character.died_at is None:
        raise PermissionDenied(_("%(name)s is alive.") % {"name": character.name})


def check_copy(character: Character, viewer: Any, role: str | None) -> None:
    check_run_characters(character.campaign, viewer)
    if not character.is_npc:
        raise PermissionDenied(_("Only NPCs are copied and tagged."))

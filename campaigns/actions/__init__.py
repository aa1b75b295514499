"""Every change in a campaign: one function each, actor first, one transaction, allowed or refused by ``policies``."""

from .campaigns import (
    accept_invitation,
    change_campaign,
    create_campaign,
    create_chapter,
    invite,
    revoke_invitation,
)
from .drafting import bound_rolls, discard_draft, draft_of, save_draft
from .notes import open_note
from .posting import edit_post, publish_post, remove_post
from .reading import mark_read
from .rolling import roll_for_draft, rolls_to_ask
from .scenes import change_scene, close_scene, create_scene, move_scene, reopen_scene

__all__ = [
    "accept_invitation",
    "bound_rolls",
    "change_campaign",
    "change_scene",
    "close_scene",
    "create_campaign",
    "create_chapter",
    "create_scene",
    "discard_draft",
    "draft_of",
    "edit_post",
    "invite",
    "mark_read",
    "move_scene",
    "open_note",
    "publish_post",
    "remove_post",
    "reopen_scene",
    "revoke_invitation",
    "roll_for_draft",
    "rolls_to_ask",
    "save_draft",
]

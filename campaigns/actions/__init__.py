"""Every change in a campaign: one function each, actor first, one transaction, allowed or refused by ``policies``."""

from .absences import announce_absence, change_absence, end_absence
from .agreements import AgreementsChanged, change_agreements
from .arranging import (
    create_chapter,
    delete_chapter,
    move_chapter,
    move_scene,
    place_scene,
    rename_chapter,
)
from .audit import audit
from .campaigns import (
    accept_invitation,
    change_campaign,
    create_campaign,
    invite,
    revoke_invitation,
)
from .casting import move_characters
from .closing import close_campaign, reopen_campaign
from .drafting import bound_rolls, discard_draft, draft_of, keep_beside, restore_version, save_draft
from .handouts import (
    change_handout,
    conceal_handout,
    delete_handout,
    make_handout,
    reveal_handout,
)
from .members import (
    accept_campaign,
    change_role,
    leave_table,
    offer_campaign,
    remove_member,
    withdraw_offer,
)
from .moderation import hide_post, merge_scenes, move_posts, show_post, split_scene
from .notes import open_note
from .pausing import pause_table, resume_table, tell_of_pauses
from .pictures import add_picture
from .playing import (
    amend_in_scene,
    apply_in_scene,
    loose_place,
    reveal_in_scene,
    reverse_in_scene,
    roll_from_page,
    rule_in_scene,
)
from .posting import edit_post, publish_post, remove_post
from .reacting import react
from .reading import fold_notes, mark_read, mark_unread
from .remarks import remark_in_scene, take_words_out
from .rolling import roll_for_draft, rolls_to_ask
from .scene_life import close_scene, open_scene, open_to_table, pause_scene, reopen_scene, resume_scene
from .scenes import change_scene, create_scene, delete_template, discard_scene, save_template

__all__ = [
    "AgreementsChanged",
    "accept_campaign",
    "accept_invitation",
    "add_picture",
    "amend_in_scene",
    "announce_absence",
    "apply_in_scene",
    "audit",
    "bound_rolls",
    "change_absence",
    "change_agreements",
    "change_campaign",
    "change_handout",
    "change_role",
    "change_scene",
    "close_campaign",
    "close_scene",
    "conceal_handout",
    "create_campaign",
    "create_chapter",
    "create_scene",
    "delete_chapter",
    "delete_handout",
    "delete_template",
    "discard_draft",
    "discard_scene",
    "draft_of",
    "edit_post",
    "end_absence",
    "fold_notes",
    "hide_post",
    "invite",
    "keep_beside",
    "leave_table",
    "loose_place",
    "make_handout",
    "mark_read",
    "mark_unread",
    "merge_scenes",
    "move_chapter",
    "move_characters",
    "move_posts",
    "move_scene",
    "offer_campaign",
    "open_note",
    "open_scene",
    "open_to_table",
    "pause_scene",
    "pause_table",
    "place_scene",
    "publish_post",
    "react",
    "remark_in_scene",
    "remove_member",
    "remove_post",
    "rename_chapter",
    "reopen_campaign",
    "reopen_scene",
    "restore_version",
    "resume_scene",
    "resume_table",
    "reveal_handout",
    "reveal_in_scene",
    "reverse_in_scene",
    "revoke_invitation",
    "roll_for_draft",
    "roll_from_page",
    "rolls_to_ask",
    "rule_in_scene",
    "save_draft",
    "save_template",
    "show_post",
    "split_scene",
    "take_words_out",
    "tell_of_pauses",
    "withdraw_offer",
]

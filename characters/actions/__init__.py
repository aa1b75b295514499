"""Every change of a character: one function each, actor first, one transaction, allowed or refused by ``policies``."""

from .life import (
    approve_character,
    character_dies,
    character_lives,
    hand_over,
    retire,
    return_from_retirement,
    send_back,
    submit_character,
    take_back,
    withdraw_character,
)
from .making import change_character, change_texts, copy_npc, create_character, create_npcs, import_character
from .playing import amend_roll, apply_effect, settle_roll
from .sheets import (
    SheetConflict,
    SheetRefused,
    answer_proposal,
    restore_version,
    reverse_version,
    save_sheet,
    withdraw_proposal,
)

__all__ = [
    "SheetConflict",
    "SheetRefused",
    "amend_roll",
    "answer_proposal",
    "apply_effect",
    "approve_character",
    "change_character",
    "change_texts",
    "character_dies",
    "character_lives",
    "copy_npc",
    "create_character",
    "create_npcs",
    "hand_over",
    "import_character",
    "restore_version",
    "retire",
    "return_from_retirement",
    "reverse_version",
    "save_sheet",
    "send_back",
    "settle_roll",
    "submit_character",
    "take_back",
    "withdraw_character",
    "withdraw_proposal",
]

"""The only place where chance enters: ledgers are opened, seeds drawn, rolls made, amended, sealed, opened and bound to posts."""

from .amending import AlreadyAmended, amend, amends_of, rule_on
from .ledgers import Page, head_to_ask_at, lock_ledger, open_ledger, retire_seed, take_up_key
from .remarks import erase_words, note, open_words, seal_words, sealed_words
from .rolling import (
    Place,
    RetryKeyReused,
    StaleHead,
    ask_roll,
    attach,
    redraw,
    roll_for_post,
    roll_now,
    roll_together,
)
from .sandbox import roll_in_sandbox, sandbox_of
from .sealing import opened, reveal, reveal_if_possible

__all__ = [
    "AlreadyAmended",
    "Page",
    "Place",
    "RetryKeyReused",
    "StaleHead",
    "amend",
    "amends_of",
    "ask_roll",
    "attach",
    "erase_words",
    "head_to_ask_at",
    "lock_ledger",
    "note",
    "open_ledger",
    "open_words",
    "opened",
    "redraw",
    "retire_seed",
    "reveal",
    "reveal_if_possible",
    "roll_for_post",
    "roll_in_sandbox",
    "roll_now",
    "roll_together",
    "rule_on",
    "sandbox_of",
    "seal_words",
    "sealed_words",
    "take_up_key",
]

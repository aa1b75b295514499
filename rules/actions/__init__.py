"""The only place where chance enters: ledgers are opened, seeds drawn, rolls made, amended, sealed, opened and bound to posts."""

from .amending import AlreadyAmended, amend, rule_on
from .ledgers import Page, actor_of, open_ledger, retire_seed, take_up_key
from .remarks import erase_words, note, open_words, seal_words, sealed_words
from .rolling import Place, RetryKeyReused, StaleHead, ask_roll, attach, roll_for_post, roll_now
from .sealing import opened, reveal

__all__ = [
    "AlreadyAmended",
    "Page",
    "Place",
    "RetryKeyReused",
    "StaleHead",
    "actor_of",
    "amend",
    "ask_roll",
    "attach",
    "erase_words",
    "note",
    "open_ledger",
    "open_words",
    "opened",
    "retire_seed",
    "reveal",
    "roll_for_post",
    "roll_now",
    "rule_on",
    "seal_words",
    "sealed_words",
    "take_up_key",
]

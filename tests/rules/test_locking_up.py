"""Pending seeds and sealed rolls, as the database holds them."""

import pytest

from rules.keyring import CannotUnlock, lock_up, unlock


def test_what_is_locked_up_is_unlocked_and_never_looks_the_same() -> None:
    secret = b"\x07" * 32
    once, again = lock_up(secret), lock_up(secret)
    assert unlock(once) == unlock(memoryview(again)) == secret
    assert once != again
    assert secret not in once


def test_changed_or_cut_bytes_are_not_unlocked() -> None:
    locked = lock_up(b"seed")
    for place in range(len(locked)):
        changed = bytearray(locked)
        changed[place] ^= 1
        with pytest.raises(CannotUnlock):
            unlock(bytes(changed))
        with pytest.raises(CannotUnlock):
            unlock(locked[:place])

"""Tokens with which programs act for a person: made, found again by their hash, taken back."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from .models import Scope, Token, User

PREFIX = "tirada_"
MOST = 50


class TooManyTokens(Exception):
    """The person has as many tokens as one may have."""


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


@transaction.atomic
def create_token(person: User, name: str, scopes: Iterable[str]) -> tuple[Token, str]:
    """A new token and its key, which nobody can look up again."""
    User.objects.select_for_update().get(pk=person.pk)
    if person.tokens.filter(revoked_at=None).count() >= MOST:
        raise TooManyTokens
    key = PREFIX + secrets.token_urlsafe(32)
    chosen = [scope for scope in Scope.values if scope in set(scopes)]
    return Token.objects.create(person=person, name=name, hash=hash_of(key), scopes=chosen), key


def revoke_token(person: User, pk: int) -> bool:
    """Takes a token of the person's back, at once and for ever. False: it is not theirs, or gone already."""
    return bool(person.tokens.filter(pk=pk, revoked_at=None).update(revoked_at=timezone.now()))


def token_of(key: str) -> Token | None:
    """The token with this key, unless it was taken back or its person may not sign in any more."""
    if not key.startswith(PREFIX) or len(key) > 100:
        return None
    found = (
        Token.objects.select_related("person")
        .filter(hash=hash_of(key), revoked_at=None, person__is_active=True)
        .first()
    )
    now = timezone.now()
    if found and (found.used_at is None or now - found.used_at > timedelta(minutes=1)):
        Token.objects.filter(pk=found.pk).update(used_at=now)
    return found

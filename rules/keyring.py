"""The site's keys for verified rolls: the online key that signs entries, its certificate, and the key that seals pending seeds.

Keys come from the environment or from files of mode 600 in the data folder, never from the database. The root key is needed
only to sign a certificate: on the first start and when the online key changes. Afterwards its file belongs offline.
"""

from __future__ import annotations

import datetime
import secrets
from functools import lru_cache

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from rules.ledger.entries import timestamp
from rules.ledger.keys import SigningKey

from .models import Certificate

SPEC = "2ed08daa068bc232e9975f9aae190d81252430daa25d7aa7a9678bf47983c6db"
"""SHA-256 of the specification ``tirada-roll/1`` as released."""

ONLINE_KEY = "ledger-online-key"
ROOT_KEY = "ledger-root-key"
SEEDS_KEY = "ledger-seeds-key"


_NONCE = 12  # bytes, new at random each time: enough for some thousand million rolls under one key


class NoCertificate(Exception):
    """The online key is not the one that the newest certificate names. The message says what to do."""


@lru_cache(maxsize=1)
def online_key() -> SigningKey:
    return SigningKey(settings.SECRETS.read(ONLINE_KEY))


def root_key() -> SigningKey:
    return SigningKey(settings.SECRETS.read(ROOT_KEY))


def current_certificate() -> Certificate:
    """The newest certificate, which must name the online key; the first one is signed when there is none yet."""
    certificate = Certificate.objects.order_by("-serial").first() or sign_certificate("first")
    if certificate.key != online_key().public:
        online_key.cache_clear()  # a command may have changed it while this process runs
    if certificate.key != online_key().public:
        raise NoCertificate(
            "The online key of the ledger is not the one that the newest certificate names. "
            "Run: manage.py ledger_key rotate"
        )
    return certificate


@transaction.atomic
def sign_certificate(why: str, stolen_at: datetime.datetime | None = None) -> Certificate:
    """Signs a certificate for the online key with the root key. ``stolen_at``: since when the one before may be in other hands."""
    last = Certificate.objects.select_for_update().order_by("-serial").first()
    cert = {
        "key": online_key().public,
        "serial": last.serial + 1 if last else 1,
        "issued": timestamp(timezone.now()),
        "why": why,
    }
    root = root_key()
    return Certificate.objects.create(
        **cert, root=root.public, cert_sig=root.sign_certificate(cert), stolen_at=stolen_at
    )


class CannotChangeKey(Exception):
    """The message says what is in the way."""


def change_online_key(why: str, stolen_at: datetime.datetime | None = None) -> Certificate:
    """Makes a new online key and signs its certificate. Ledgers take it up with ``actions.take_up_key``.

    A key that the environment gives must have been changed there before. Raises ``CannotChangeKey``.
    """
    last = Certificate.objects.order_by("-serial").first()
    if last is None:
        raise CannotChangeKey("There is no certificate yet: the first ledger brings the first one.")
    if not settings.SECRETS.is_there(ROOT_KEY):
        raise CannotChangeKey(f"The root key is not here. Bring it back as {ROOT_KEY} for this command.")
    if root_key().public != last.root:
        raise CannotChangeKey("The root key here is not the one under which this site's ledgers began.")
    online_key.cache_clear()
    if online_key().public == last.key:
        try:
            settings.SECRETS.replace(ONLINE_KEY)
        except ValueError as error:
            raise CannotChangeKey(f"{error}, before this command is run.") from None
        online_key.cache_clear()
    return sign_certificate(why, stolen_at)


class CannotUnlock(ValueError):
    """These bytes were locked up under another key, or something happened to them since."""


@lru_cache(maxsize=1)
def _seeds() -> ChaCha20Poly1305:
    return ChaCha20Poly1305(settings.SECRETS.read(SEEDS_KEY))


def lock_up(secret: bytes) -> bytes:
    """A pending seed, or a sealed roll, as the database may hold it."""
    nonce = secrets.token_bytes(_NONCE)
    return nonce + _seeds().encrypt(nonce, secret, None)


def unlock(locked: bytes | memoryview) -> bytes:
    """Raises ``CannotUnlock``."""
    locked = bytes(locked)
    try:
        return _seeds().decrypt(locked[:_NONCE], locked[_NONCE:], None)
    except (InvalidTag, ValueError):
        raise CannotUnlock from None

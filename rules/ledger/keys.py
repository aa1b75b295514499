"""Ed25519 signatures of entries and certificates (section 2.3). Keys are 32 raw bytes, in hex where they are public."""

from __future__ import annotations

from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from rules.contract import JSON

from .canonical import canonical

RECORD_LINE = b"tirada-roll/1 record\n"
KEY_LINE = b"tirada-roll/1 key\n"


class SigningKey:
    """A private key, the online one or the root key."""

    def __init__(self, raw: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(raw)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign_envelope(self, envelope: bytes) -> str:
        return self._key.sign(RECORD_LINE + envelope).hex()

    def sign_certificate(self, cert: JSON) -> str:
        """For the root key only."""
        return self._key.sign(KEY_LINE + canonical(cert)).hex()


def signed_envelope(public: str, envelope: bytes, sig: str) -> bool:
    return _holds(public, RECORD_LINE + envelope, sig)


def signed_certificate(public: str, cert: JSON, cert_sig: str) -> bool:
    return _holds(public, KEY_LINE + canonical(cert), cert_sig)


def _holds(public: str, message: bytes, sig: str) -> bool:
    try:
        _public_key(public).verify(bytes.fromhex(sig), message)
    except (InvalidSignature, ValueError):  # ValueError: no point of the curve
        return False
    return True


@lru_cache(maxsize=64)
def _public_key(public: str) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))

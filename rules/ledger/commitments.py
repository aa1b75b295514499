"""The hashes of section 2.1. Seeds and salts are 32 bytes; every answer but ``request_hash`` is hex."""

from __future__ import annotations

import base64
from hashlib import sha256

from rules.contract import JSON

from .canonical import canonical


def tag(name: str) -> bytes:
    return b"tirada-roll/1 " + name.encode("ascii") + b"\0"


def commit(seed: bytes) -> str:
    """What is published of a seed before anybody may use it."""
    return sha256(tag("commit") + seed).hexdigest()


def request_hash(req: JSON) -> bytes:
    """R, which binds the dice to the whole question."""
    return sha256(tag("request") + canonical(req)).digest()


def field(salt: bytes, text: str) -> str:
    """Commitment to a person's words."""
    return sha256(tag("field") + salt + text.encode("utf-8")).hexdigest()


def ctx(salt: bytes, context: JSON) -> str:
    """Commitment to scene, place in the draft, character and version of the sheet."""
    return sha256(tag("ctx") + salt + canonical(context)).hexdigest()


def seal(salt: bytes, payload: JSON) -> str:
    """Commitment to a sealed roll."""
    return sha256(tag("seal") + salt + canonical(payload)).hexdigest()


def body_hash(body: bytes) -> str:
    """Hash of a body's canonical bytes."""
    return sha256(tag("body") + body).hexdigest()


def leaf(envelope: bytes) -> str:
    """Hash of an envelope's canonical bytes: an RFC 6962 leaf, and the name of the entry."""
    return sha256(b"\0" + envelope).hexdigest()


def roll_id(leaf_hex: str) -> str:
    """The twelve characters of a roll's address, such as ``667endpae4ee``."""
    return base64.b32encode(bytes.fromhex(leaf_hex[:16]))[:12].decode("ascii").lower()

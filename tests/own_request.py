"""What a client with randomness of its own asks for: the message that a browser or a program sends."""

from __future__ import annotations

import secrets
from typing import Any

from rules.ledger.entries import Entry, Head
from rules.ledger.requests import make_request

Json = dict[str, Any]


def own_request(
    head: Head,
    ask: Json,
    context: Any,
    texts: Json,
    *,
    retry: str = "",
    changed: Json | None = None,
    **terms: Any,
) -> Json:
    """``terms``: ``sealed`` and ``amends``. ``changed``: what is put into the request after it was made."""
    req, openings = make_request(
        head,
        ask,
        context=context,
        texts=texts,
        nonce=secrets.token_bytes(32),
        salts={name: secrets.token_bytes(32) for name in ("ctx", *texts)},
        client=True,
        **terms,
    )
    return {"retry": retry or secrets.token_hex(16), "req": req | (changed or {}), "openings": openings}


def as_told(roll: Json, head: Json, **given: Any) -> Json:
    """The same as the server told what to ask for."""
    return own_request(Head.of(Entry.read(head)), roll["ask"], roll["context"], roll["texts"], **given)

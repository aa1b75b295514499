"""Where mails go: to the address of EMAIL_URL, or to the console."""

from typing import Any
from urllib.parse import unquote, urlsplit


def mailer_settings(url: str) -> dict[str, Any]:
    """The entry for MAILERS: `smtp://name:password@host:587` (STARTTLS), `smtps://…:465` (TLS from the start),
    `smtp+plain://…:25` (no encryption, for a relay on the same machine), or empty for the console.

    Raises ValueError for another scheme or an address without a host.
    """
    if not url:
        return {"BACKEND": "django.core.mail.backends.console.EmailBackend"}
    address = urlsplit(url)
    ports = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
    if address.scheme not in ports or not address.hostname:
        raise ValueError(
            "EMAIL_URL must look like smtp://name:password@host:587, smtps://… or smtp+plain://…"
        )
    return {
        "BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "OPTIONS": {
            "host": address.hostname,
            "port": address.port or ports[address.scheme],
            "username": unquote(address.username or ""),
            "password": unquote(address.password or ""),
            "use_tls": address.scheme == "smtp",
            "use_ssl": address.scheme == "smtps",
            "timeout": 20,
        },
    }

"""People who are signed in already, for code that ``Server.run`` runs: most journeys begin behind the form."""

from __future__ import annotations

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore

from accounts.models import User


def signed_in(*names: str) -> dict[str, tuple[User, str]]:
    """Each of these people, made where they are not there yet, with the key of a session."""
    people = {}
    for name in names:
        person, _made = User.objects.get_or_create(username=name.lower(), defaults={"display_name": name})
        session = SessionStore()
        session[SESSION_KEY] = str(person.pk)
        session[BACKEND_SESSION_KEY] = "allauth.account.auth_backends.AuthenticationBackend"
        session[HASH_SESSION_KEY] = person.get_session_auth_hash()
        session.save()
        people[name] = person, session.session_key
    return people

"""Every change that people make to their accounts, apart from allauth's (password, e-mail address)."""

from accounts.models import User


def change_settings(person: User, *, display_name: str, language: str, time_zone: str) -> User:
    """The three must be valid: forms and the API ask `User`'s validators first."""
    person.display_name = display_name
    person.language = language
    person.time_zone = time_zone
    person.save(update_fields=["display_name", "language", "time_zone"])
    return person


def choose_language(person: User, language: str) -> User:
    person.language = language
    person.save(update_fields=["language"])
    return person

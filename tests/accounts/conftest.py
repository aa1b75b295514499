import pytest
from django.core.cache import cache

from accounts.models import User


@pytest.fixture(autouse=True)
def fresh_rate_limits() -> None:
    """Attempts to sign in are counted in the cache; those of other tests are not ours."""
    cache.clear()


@pytest.fixture
def ava(db: None) -> User:
    return User.objects.create_user(
        "ava",
        "ava@example.org",
        "two-dice-and-a-pen",
        display_name="Ava",
        language="es",
        time_zone="Europe/Madrid",
    )

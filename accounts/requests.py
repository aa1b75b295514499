"""What a view may rely on in its request, for its signature: `def page(request: PersonRequest)`."""

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from accounts.models import User


class ReaderRequest(HttpRequest):
    """From anybody, signed in or not."""

    user: User | AnonymousUser
    htmx: HtmxDetails


class PersonRequest(ReaderRequest):
    """From somebody signed in: the view stands under `login_required`."""

    user: User

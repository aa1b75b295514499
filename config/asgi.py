"""The application that the server runs: pages by Django, sockets by channels, and before both what keeps floods off."""

import os

from channels.auth import AuthMiddlewareStack
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
pages = get_asgi_application()

from config.bodies import BoundedBodies  # noqa: E402  (these need the apps that the line above loads)
from config.cores import lifespan  # noqa: E402
from config.fair_share import FairShare  # noqa: E402
from config.urls import websocket_urlpatterns  # noqa: E402
from rules.frame_host import NoSocketsForFrames  # noqa: E402

sockets = NoSocketsForFrames(
    AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter(websocket_urlpatterns)))
)
reached = FairShare(ProtocolTypeRouter({"http": pages, "websocket": sockets}))
application = ProtocolTypeRouter({"lifespan": lifespan, "http": BoundedBodies(reached), "websocket": reached})

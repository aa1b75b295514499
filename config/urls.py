"""Addresses of all pages, and of the sockets."""

from django.conf import settings
from django.urls import include, path, re_path
from django.views.static import serve

from campaigns.api import api, docs
from campaigns.urls import websocket_urlpatterns

__all__ = ["urlpatterns", "websocket_urlpatterns"]

urlpatterns = [
    path("api/docs", docs, name="api_docs"),
    path("api/", api.urls),
    path("", include("accounts.urls")),
    path("", include("rules.urls")),
    path("", include("characters.urls")),
    path("", include("campaigns.urls")),
    # Portraits; their names are random and they are drawn anew on upload. A front server may serve the folder instead.
    re_path(r"^media/(?P<path>portraits/.+)$", serve, {"document_root": settings.MEDIA_ROOT}),
]

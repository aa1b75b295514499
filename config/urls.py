"""Addresses of all pages, and of the sockets."""

from django.urls import URLPattern, include, path
from django.views.i18n import set_language

urlpatterns = [
    path("account/", include("allauth.account.urls")),
    path("language/", set_language, name="set_language"),
]

websocket_urlpatterns: list[URLPattern] = []

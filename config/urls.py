"""Addresses of all pages, and of the sockets."""

from django.urls import URLPattern, include, path

urlpatterns = [
    path("", include("accounts.urls")),
]

websocket_urlpatterns: list[URLPattern] = []

"""Tirada's addresses and a bare page to compare with, for ``bench/thread.py``."""

from django.http import HttpRequest, HttpResponse
from django.template import Context, Template
from django.urls import path

from bench.thread import paragraphs
from config.urls import urlpatterns as tirada

BARE = Template("{% for text in texts %}<article><p>{{ text }}</p></article>\n{% endfor %}")


def bare(request: HttpRequest) -> HttpResponse:
    """As many bytes as the thread's page, for somebody signed in, out of a template of one loop."""
    assert request.user.is_authenticated
    return HttpResponse(BARE.render(Context({"texts": paragraphs(int(request.GET["length"]))})))


urlpatterns = [path("bench/bare/", bare), *tirada]

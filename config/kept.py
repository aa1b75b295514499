"""Pieces of pages that are drawn once for everybody who gets the same.

    {% kept "components/footer.html" with theme=theme filling path=request.path %}

is an include with ``only`` whose HTML is kept in this process, under all that it is drawn from: its template, the language, and the
values after ``with``. They are packed to be the key, and unpacked from it to draw: two readers share a piece only where nothing
differs, and a changed value draws a new one. Values must be plain: words, numbers, lists and dictionaries of them. Rows of the
database, people and moments are refused.

What belongs to a single answer comes after ``filling``, and the token of forms by itself. It is put in where the template writes
it, and can be asked for nothing there.
"""

from __future__ import annotations

import marshal
import re
import secrets
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.template import Context, Library, Node, TemplateSyntaxError
from django.template.base import FilterExpression, Parser, Token, token_kwargs
from django.template.loader import get_template
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

register = Library()

MOST = 1000
_PLACE = secrets.token_hex(16)  # nobody who writes a text can know it
_PLACES = re.compile(rf"{_PLACE}-(\w+)-")
_FORMAT = 2  # the newest in which the same values always give the same bytes


def kept(template: str, values: dict[str, Any], filling: dict[str, Any]) -> SafeString:
    """The piece, with what belongs to this answer filled in."""
    safe = [name for name, value in values.items() if isinstance(value, SafeString)]
    plain = values | {name: str.__str__(values[name]) for name in safe}
    draw = _draw.__wrapped__ if settings.DEBUG else _draw
    try:
        packed = marshal.dumps((plain, safe, sorted(filling)), _FORMAT)
    except ValueError:
        raise TypeError(f"{template}: only plain values can be kept") from None
    pieces = draw(template, get_language(), packed)
    if len(pieces) == 1:
        return mark_safe(pieces[0])  # noqa: S308 - drawn by the template
    filled = list(pieces)
    filled[1::2] = [conditional_escape(filling[name]) for name in pieces[1::2]]
    return mark_safe("".join(filled))  # noqa: S308 - drawn by the template, the rest escaped


@lru_cache(maxsize=MOST)
def _draw(template: str, language: str | None, packed: bytes) -> tuple[str, ...]:
    """Text, and the names of what is to be filled in, in turn."""
    plain, safe, places = marshal.loads(packed)  # noqa: S302 - packed above
    context = plain | {name: mark_safe(plain[name]) for name in safe}  # noqa: S308 - they came so
    context |= {name: f"{_PLACE}-{name}-" for name in places}
    return tuple(_PLACES.split(get_template(template).render(context)))


class KeptNode(Node):
    def __init__(
        self, template: str, values: dict[str, FilterExpression], filling: dict[str, FilterExpression]
    ) -> None:
        self.template = template
        self.values = list(values.items())
        self.filling = list(filling.items())

    def render(self, context: Context) -> SafeString:
        values = {name: value.resolve(context) for name, value in self.values}
        filling = {name: value.resolve(context) for name, value in self.filling}
        return kept(self.template, values, filling | {"csrf_token": context.get("csrf_token", "")})


@register.tag("kept")
def do_kept(parser: Parser, token: Token) -> KeptNode:
    _tag, name, *bits = token.split_contents()
    if name[0] not in "\"'" or name[0] != name[-1]:
        raise TemplateSyntaxError("{% kept %} needs the name of a template in quotes")
    given: dict[str, dict[str, FilterExpression]] = {"with": {}, "filling": {}}
    while bits:
        word = bits.pop(0)
        if word not in given:
            raise TemplateSyntaxError(f"{{% kept %}} does not know “{word}”")
        given[word] = token_kwargs(bits, parser)
    return KeptNode(name[1:-1], given["with"], given["filling"])

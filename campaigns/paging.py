"""Pages of lists that nobody counts: earlier, later, and no total that would have to be looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

LAST_PAGE = 1000


class Slice:
    """One page of ordered rows. ``asked``: the query of the address, with ``page`` from 1."""

    def __init__(self, rows: Any, asked: QueryDict, size: int) -> None:
        given = asked.get("page", "")
        self.page = min(max(int(given), 1), LAST_PAGE) if given.isdecimal() and len(given) < 6 else 1
        first = (self.page - 1) * size
        found = list(rows[first : first + size + 1])
        self.rows: Sequence[Any] = found[:size]
        self.has_more = len(found) > size

    def links(self, path: str, asked: QueryDict) -> dict[str, str]:
        """For ``components/pagination.html``."""

        def address(page: int) -> str:
            query = asked.copy()
            query["page"] = str(page)
            return f"{path}?{query.urlencode()}"

        return {
            "label": _("Page %(number)s") % {"number": self.page},
            "first_url": address(1) if self.page > 2 else "",
            "previous_url": address(self.page - 1) if self.page > 1 else "",
            "next_url": address(self.page + 1) if self.has_more and self.page < LAST_PAGE else "",
            "last_url": "",
        }

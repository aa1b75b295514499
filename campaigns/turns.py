"""Whom a scene waits on: what each policy makes of a post, a pass or a deadline. Knows the rules, writes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .models import Scene

GM = None
"""Waiting on the game master is waiting on no character."""


@dataclass(frozen=True)
class Place:
    """A character in the order of a scene's turns. Only characters of players take turns by themselves."""

    character: int
    side: str = ""
    is_npc: bool = False


def at_start(policy: str, places: Sequence[Place]) -> list[int | None]:
    """Whom a scene waits on when its turns begin, or begin anew with the game master's post."""
    players = [place.character for place in places if not place.is_npc]
    if policy == Scene.Turns.EVERYONE:
        return list(players)
    if policy == Scene.Turns.ROBIN:
        return list(players[:1])
    if policy == Scene.Turns.SIDES:
        return list(_side(places, _sides(places)[0])) if _sides(places) else []
    if policy == Scene.Turns.GATE:
        return [GM]
    return []


def after_turn(
    policy: str, places: Sequence[Place], waiting: Iterable[int | None], acted: int | None
) -> list[int | None]:
    """Whom the scene waits on after ``acted`` (a character; None: the game master) has had their turn.

    Somebody who was not waited on changes nothing, but that the game master's post begins a round of ``everyone`` anew when
    nobody else is waited on.
    """
    waiting = list(waiting)
    if policy == Scene.Turns.FREE:
        return [one for one in waiting if one != acted]
    if acted is GM:
        left: list[int | None] = [one for one in waiting if one is not GM]
        if policy == Scene.Turns.GATE:
            return left
        return left or at_start(policy, places)
    if acted not in waiting:
        return waiting
    left = [one for one in waiting if one != acted]
    if policy == Scene.Turns.ROBIN:
        return [_next(places, acted)]
    if left:
        return left
    if policy == Scene.Turns.SIDES:
        return list(_next_side(places, acted)) or [GM]
    return [GM]


def _next(places: Sequence[Place], acted: int) -> int | None:
    """The player's character after this one; after the last it is the game master's turn."""
    order = [place.character for place in places if not place.is_npc or place.character == acted]
    if acted not in order:
        return GM
    position = order.index(acted) + 1
    return order[position] if position < len(order) else GM


def _sides(places: Sequence[Place]) -> list[str]:
    return list(dict.fromkeys(place.side for place in places if not place.is_npc))


def _side(places: Sequence[Place], side: str) -> list[int]:
    return [place.character for place in places if place.side == side and not place.is_npc]


def _next_side(places: Sequence[Place], acted: int) -> list[int]:
    sides = _sides(places)
    side = next((place.side for place in places if place.character == acted), None)
    if side not in sides:
        return []
    position = sides.index(side) + 1
    return _side(places, sides[position]) if position < len(sides) else []

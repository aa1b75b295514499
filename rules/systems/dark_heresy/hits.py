"""Where and how often an attack hits, and when a weapon jams (section 4.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Choice, Faces, House, Integer, asked, asks, derived

from .tables import FURTHER_HITS, HIT_LOCATIONS, LOCATIONS

FACE = Integer(1, 100)
LOCATION = Choice(*LOCATIONS)


@asks
class HitLocation:
    roll: int = asked(FACE)
    called_location: str | None = asked(LOCATION, optional=True)
    hits: int = asked(Integer(1, 100), default=1)
    spread: str = asked(Choice("pattern", "same"), default="pattern")


@dataclass(frozen=True)
class Located:
    reversed: int
    location: str
    locations: tuple[str, ...]


def reversed_roll(roll: int) -> int:
    """The two digits of a roll swapped: 5 is 05 and becomes 50. 100 stays what it is."""
    return roll if roll == 100 else roll % 10 * 10 + roll // 10


def location_of(roll: int) -> str:
    """The location that a natural roll hits (6.2)."""
    turned = reversed_roll(roll)
    return next(location for highest, location in HIT_LOCATIONS if turned <= highest)


def further_locations(first: str, hits: int) -> tuple[str, ...]:
    """The locations of all hits of a burst (6.2b). Limbs are on the side of the first hit, else on the right."""
    side, _, limb = first.rpartition("-")
    pattern = FURTHER_HITS[limb]
    further = (pattern[min(hit, len(pattern) - 1)] for hit in range(hits - 1))
    return (
        first,
        *(f"{side or 'right'}-{part}" if part in ("arm", "leg") else part for part in further),
    )


@derived(HitLocation, covers="DH-035 DH-036 DH-075")
def hit_location(asked: HitLocation, house: House, faces: Faces) -> Located:
    first = asked.called_location or location_of(asked.roll)
    if asked.spread == "same":
        locations = (first,) * asked.hits
    else:
        locations = further_locations(first, asked.hits)
    return Located(reversed_roll(asked.roll), first, locations)


@asks
class NumberOfHits:
    mode: str = asked(Choice("single", "semi-auto", "full-auto", "suppressing"))
    degrees: int = asked(Integer(0, 100))
    bullets: int = asked(Integer(1, 1000))


@dataclass(frozen=True)
class Hits:
    hits: int


def hits_of(mode: str, degrees: int, bullets: int) -> int:
    """Hits of a success, never more than bullets. What is neither a burst nor suppressing fire hits once."""
    if mode == "full-auto":
        return min(bullets, 1 + degrees)
    if mode in ("semi-auto", "suppressing"):
        return min(bullets, 1 + degrees // 2)
    return 1


@derived(NumberOfHits, covers="DH-057 DH-058 DH-059 DH-068")
def number_of_hits(asked: NumberOfHits, house: House, faces: Faces) -> Hits:
    return Hits(hits_of(asked.mode, asked.degrees, asked.bullets))


@asks
class JamCheck:
    mode: str = asked(Choice("single", "semi-auto", "full-auto", "suppressing", "overwatch"))
    roll: int = asked(FACE)


@dataclass(frozen=True)
class Jam:
    threshold: int
    jammed: bool


def jam_threshold(mode: str) -> int:
    """The natural roll from which a firearm jams, whatever the target (DH-109)."""
    return 94 if mode in ("semi-auto", "full-auto", "suppressing", "overwatch") else 96


@derived(JamCheck, covers="DH-109")
def jam_check(asked: JamCheck, house: House, faces: Faces) -> Jam:
    threshold = jam_threshold(asked.mode)
    return Jam(threshold, asked.roll >= threshold)

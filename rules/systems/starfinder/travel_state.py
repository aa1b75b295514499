"""What hard travel does to the traveller, and how it passes (5.27 to 5.31)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor

from rules.contract import (
    Boolean,
    Faces,
    House,
    Integer,
    asked,
    asks,
    invalid,
    not_allowed,
    transition,
)

from .checks import SCORE, ability_modifier
from .kinds import MODIFIERS, Modifier, exact, total_of
from .overland import HOURS, hustle_damage, march_dc

POINTS = Integer(0, 9999)
DAMAGE = Integer(0, 99_999)


@asks
class TravelState:
    """The two damages are a ledger of points lost that way and not yet regained."""

    stamina: int = asked(POINTS)
    stamina_max: int = asked(POINTS)
    hit_points: int = asked(POINTS)
    hit_points_max: int = asked(Integer(1, 9999))
    hustle_damage: int = asked(DAMAGE, default=0)
    march_damage: int = asked(DAMAGE, default=0)
    other_fatigue: bool = asked(Boolean(), default=False)

    @property
    def fatigued(self) -> bool:
        return self.hustle_damage > 0 or self.march_damage > 0 or self.other_fatigue

    @property
    def unconscious(self) -> bool:
        return self.hit_points == 0


def check_state(state: TravelState) -> None:
    if state.stamina > state.stamina_max:
        raise invalid("inputs.state.stamina", "error-above-maximum", most=state.stamina_max)
    if state.hit_points > state.hit_points_max:
        raise invalid("inputs.state.hit_points", "error-above-maximum", most=state.hit_points_max)


def refuse_unconscious(state: TravelState) -> None:
    if state.unconscious:
        raise not_allowed("unconscious")


@dataclass(frozen=True)
class Hurt:
    """Points left after non-lethal damage, and how many were lost."""

    stamina: int
    hit_points: int
    lost: int


def hurt(stamina: int, hit_points: int, damage: int) -> Hurt:
    """Non-lethal damage: Stamina first, then Hit Points, never below 0 (SF-164)."""
    from_stamina = min(stamina, damage)
    from_hit_points = min(hit_points, damage - from_stamina)
    return Hurt(stamina - from_stamina, hit_points - from_hit_points, from_stamina + from_hit_points)


@asks
class ForcedMarchHour:
    hour: int = asked(Integer(9, 24))
    constitution: int = asked(SCORE)
    state: TravelState = asked(TravelState)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class MarchHour:
    dc: int
    total: int
    success: bool
    margin: int
    damage: int
    state: TravelState
    fatigued: bool
    unconscious: bool


@transition(
    ForcedMarchHour,
    covers="SF-093 SF-103 SF-104 SF-105 SF-106",
    odds=("success", "damage", "unconscious"),
)
def forced_march_hour(asked: ForcedMarchHour, house: House, faces: Faces) -> MarchHour:
    """One hour of walking beyond the eighth of a day."""
    check_state(asked.state)
    refuse_unconscious(asked.state)
    dc = march_dc(asked.hour)
    total = faces.d(20, "constitution") + ability_modifier(asked.constitution) + total_of(asked.modifiers)
    damage = 0 if total >= dc else faces.d(6, "march damage")
    after = hurt(asked.state.stamina, asked.state.hit_points, damage)
    state = replace(
        asked.state,
        stamina=after.stamina,
        hit_points=after.hit_points,
        march_damage=asked.state.march_damage + after.lost,
    )
    return MarchHour(dc, total, total >= dc, total - dc, damage, state, state.fatigued, state.unconscious)


@asks
class HustleHours:
    hours_before: Fraction = asked(HOURS, default=0)
    hours: Fraction = asked(exact(0, 24, above=True))
    state: TravelState = asked(TravelState)


@dataclass(frozen=True)
class HustleSpell:
    """``damages``: one for each completed hour. ``hours_total``: hustled since the last sleep."""

    damages: list[int]
    damage: int
    hours_done: Fraction
    hours_total: Fraction
    state: TravelState
    fatigued: bool
    unconscious: bool


@transition(HustleHours, covers="SF-094 SF-095 SF-096 SF-164")
def hustle_hours(asked: HustleHours, house: House, faces: Faces) -> HustleSpell:
    """Hours of hustling on a journey; each full hour hurts twice as much as the one before."""
    check_state(asked.state)
    refuse_unconscious(asked.state)
    state = asked.state
    total = asked.hours_before + asked.hours
    damages = []
    for hour in range(floor(asked.hours_before) + 1, floor(total) + 1):
        damages.append(hustle_damage(hour))
        after = hurt(state.stamina, state.hit_points, damages[-1])
        state = replace(
            state,
            stamina=after.stamina,
            hit_points=after.hit_points,
            hustle_damage=state.hustle_damage + after.lost,
        )
        if state.unconscious:
            total = Fraction(hour)
            break
    return HustleSpell(
        damages=damages,
        damage=sum(damages),
        hours_done=total - asked.hours_before,
        hours_total=total,
        state=state,
        fatigued=state.fatigued,
        unconscious=state.unconscious,
    )


@asks
class NonlethalDamage:
    stamina: int = asked(POINTS)
    hit_points: int = asked(POINTS)
    damage: int = asked(DAMAGE)


@dataclass(frozen=True)
class NonlethalTaken:
    stamina: int
    hit_points: int
    lost: int
    unconscious: bool
    stable: bool


@transition(NonlethalDamage, covers="SF-106 SF-164")
def nonlethal_damage(asked: NonlethalDamage, house: House, faces: Faces) -> NonlethalTaken:
    """Non-lethal damage: Stamina first, then Hit Points; at none left one is unconscious, and stable."""
    after = hurt(asked.stamina, asked.hit_points, asked.damage)
    down = after.hit_points == 0
    return NonlethalTaken(after.stamina, after.hit_points, after.lost, down, down)


@asks
class TravelRecovery:
    state: TravelState = asked(TravelState)
    stamina_regained: int = asked(POINTS, default=0)
    hit_points_regained: int = asked(POINTS, default=0)


@dataclass(frozen=True)
class Recovery:
    """``ended``: which of ``hustle`` and ``march`` is paid off now."""

    recovered: int
    ended: list[str]
    state: TravelState
    fatigued: bool
    unconscious: bool


@transition(TravelRecovery, covers="SF-097 SF-105")
def travel_recovery(asked: TravelRecovery, house: House, faces: Faces) -> Recovery:
    """Points regained pay off the damage of hustling first, then that of marching; fatigue lasts until both are gone."""
    before = asked.state
    check_state(before)
    stamina = min(before.stamina_max, before.stamina + asked.stamina_regained)
    hit_points = min(before.hit_points_max, before.hit_points + asked.hit_points_regained)
    recovered = stamina - before.stamina + hit_points - before.hit_points
    off_hustle = min(before.hustle_damage, recovered)
    off_march = min(before.march_damage, recovered - off_hustle)
    state = replace(
        before,
        stamina=stamina,
        hit_points=hit_points,
        hustle_damage=before.hustle_damage - off_hustle,
        march_damage=before.march_damage - off_march,
    )
    ended = [
        cause
        for cause, paid, left in (
            ("hustle", off_hustle, state.hustle_damage),
            ("march", off_march, state.march_damage),
        )
        if paid and not left
    ]
    return Recovery(recovered, ended, state, state.fatigued, state.unconscious)

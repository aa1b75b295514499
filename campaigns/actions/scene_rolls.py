"""Rolls in a scene without a post, for programs: they stand in the thread as loose ones."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from characters.actions import settle_roll
from characters.checks import Checks
from characters.models import Character
from rules.actions import Place, ask_roll, roll_now
from rules.actions.rolling import Answer, answered_before, answered_message, remember
from rules.asking import RollAsk, house_in_force
from rules.ledger.canonical import canonical
from rules.ledger.requests import Message, RequestRefused, read_message
from rules.systems import SYSTEMS

from ..models import Scene
from ..policies import Seat, check_post_in_scene, check_seal, check_speak_as, seat_of
from .locking import lock_scene, new_version


@dataclass(frozen=True)
class Secrecy:
    """Who sees what fell. ``sealed``: its roller and the game master, ``blind``: the game master alone, until the seal is opened.
    ``opens_after``: days after which it opens by itself; nobody but a roller who sees it sets that."""

    sealed: bool = False
    blind: bool = False
    opens_after: int | None = None

    @property
    def is_sealed(self) -> bool:
        return self.sealed or self.blind

    def reveal_at(self, now: datetime.datetime) -> datetime.datetime | None:
        if not self.sealed or self.blind or not self.opens_after:
            return None
        return now + datetime.timedelta(days=self.opens_after)

    def check(self, seat: Seat) -> None:
        if self.sealed and not self.blind:
            check_seal(seat)


IN_THE_OPEN = Secrecy()


@transaction.atomic
def roll_from_program(
    person: User,
    scene: Scene,
    asked: RollAsk,
    speaker: Character | None,
    *,
    retry: str,
    secrecy: Secrecy = IN_THE_OPEN,
) -> Answer:
    """One roll, its request made by the server. The same retry key gives the same roll, whatever has become of the scene."""
    ledger = scene.campaign.ledger
    said: dict[str, Any] = {
        "ask": asked.ask,
        "words": asked.words,
        "scene": scene.key,
        "speaker": speaker.key if speaker else None,
        **asdict(secrecy),
    }
    digest = hashlib.sha256(canonical(said)).hexdigest()
    scene = lock_scene(scene)
    before = answered_before(ledger, person, retry, digest)
    if before:
        return Answer(before.roll, False)
    secrecy.check(_seat_to_roll(person, scene, speaker))
    roll = roll_now(
        person,
        ledger,
        asked,
        Place(scene=scene.key, character=speaker, sheet=speaker.version if speaker else None),
        sealed=secrecy.is_sealed,
        blind=secrecy.blind,
        reveal_at=secrecy.reveal_at(timezone.now()),
    )
    settle_roll(person, roll)
    remember(ledger, person, retry, digest, roll.entry)
    new_version(scene)
    return Answer(roll, True)


@transaction.atomic
def roll_from_message(
    person: User,
    scene: Scene,
    message: bytes,
    speaker: Character | None,
    *,
    blind: bool = False,
    opens_after: int | None = None,
) -> Answer:
    """A client's own request (section 2.7), which says whether it is sealed. Raises what ``ask_roll`` raises."""
    ledger, scene = scene.campaign.ledger, lock_scene(scene)
    before = answered_message(ledger, person, message)
    if before:
        return Answer(before.roll, False)
    seat = _seat_to_roll(person, scene, speaker)
    asked = read_message(message)
    secrecy = Secrecy(asked.req["sealed"], blind, opens_after)
    if blind and not secrecy.sealed:
        raise RequestRefused("malformed-request", "a blind roll is sealed")
    secrecy.check(seat)
    check_by_the_table(scene, asked, speaker)
    answer = ask_roll(
        person,
        ledger,
        message,
        Place(scene=scene.key, character=speaker),
        may_seal=lambda: True,  # the table was asked above
        blind=blind,
        reveal_at=secrecy.reveal_at(timezone.now()),
    )
    if answer.made:
        settle_roll(person, answer.roll)
        new_version(scene)
    return answer


def check_by_the_table(scene: Scene, message: Message, speaker: Character | None) -> None:
    """Raises ``RequestRefused`` for a message under other rules than the table's, or with what the speaker's sheet does not say."""
    ask, campaign = message.req["ask"], scene.campaign
    if ask["system"] == "dice":
        return
    if ask["system"] != campaign.system:
        raise RequestRefused("opening-mismatch", "the table plays another game")
    if ask["house_rules"] != house_in_force(SYSTEMS[campaign.system], campaign.house_rules):
        raise RequestRefused("opening-mismatch", "other house rules are in force")
    checks = Checks(campaign.system, campaign.house_rules, speaker)
    mark = next((one["value"] for one in message.openings if one["name"] == "note"), None)
    if mark is None:
        check = checks.all.get(ask["rule"])
    else:
        check = next(
            (one for one in checks.all.values() if one.mark == mark and one.rule == ask["rule"]), None
        )
        if check is None:
            raise RequestRefused("opening-mismatch", "no check of the sheet has this name")
    if check is not None and not says(check.filled, ask["inputs"]):
        raise RequestRefused("opening-mismatch", "the sheet says otherwise")


def says(filled: Any, given: Any) -> bool:
    """Whether what is given holds what the sheet fills in; the words of modifiers aside, which the request only commits to."""
    if isinstance(filled, Mapping):
        return isinstance(given, Mapping) and all(
            key == "label" or says(value, given.get(key)) for key, value in filled.items()
        )
    if isinstance(filled, list):
        return isinstance(given, list) and len(given) >= len(filled) and all(map(says, filled, given))
    return bool(filled == given)


def _seat_to_roll(person: User, scene: Scene, speaker: Character | None) -> Seat:
    seat = seat_of(person, scene.campaign)
    check_post_in_scene(seat, scene)
    if speaker is not None:
        check_speak_as(seat, speaker)
    return seat

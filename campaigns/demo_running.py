"""What game masters do at the demo's tables besides writing, and how players answer: agreements, planned scenes, notes, requests,
encounters, absences. Each event of a file's ``do`` is the method of that name behind an underscore."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

from accounts.models import User
from characters.models import Character, SheetVersion

from . import actions
from .actions import encounters as fighting
from .actions import requests as asking
from .actions.encounters import Line
from .models import Campaign, Chapter, Encounter, Handout, Participant, RollAnswer, RollRequest, Scene

Event = Mapping[str, Any]


class Running:
    """The other half of a table that is being played: see ``campaigns.demo``."""

    campaign: Campaign
    chapters: list[Chapter]
    scenes: dict[str, Scene]
    characters: dict[str, Character]
    requests: dict[str, RollRequest]
    clock: datetime.datetime
    now: datetime.datetime
    file: dict[str, Any]
    people: dict[str, User]

    @property
    def gm(self) -> User:
        return self.people[self.file["gm"]]

    def _who(self, event: Event) -> User:
        return self.people[event.get("by", self.file["gm"])]

    def _those(self, ids: list[str]) -> list[Character]:
        found = Character.objects.select_related("campaign", "player")
        return [found.get(pk=self.characters[one].pk) for one in ids]

    def _agree(self, event: Event) -> None:
        actions.change_agreements(self.gm, self.campaign, now=self.clock, **event["values"])
        self.campaign.refresh_from_db()

    def _plan(self, event: Event) -> None:
        """A scene that is made while the story goes on: only planned, or with ``open`` for those who read it."""
        about = {key: value for key, value in event["scene"].items() if key not in ("id", "chapter")}
        made = actions.create_scene(
            self.gm,
            self.campaign,
            now=self.clock,
            chapter=self.chapters[event["scene"]["chapter"] - 1],
            cast=self._those(event.get("cast", [])),
            planned=not event.get("open", False),
            **about,
        )
        Scene.objects.filter(pk=made.pk).update(created_at=self.clock)
        self.scenes[event["scene"]["id"]] = made

    def _note_down(self, event: Event) -> None:
        """A hand-out: shown to those whom it names, or kept for later."""
        scene = self.scenes[event["scene"]]
        made = actions.make_handout(
            self.gm, scene, title=event["title"], source=event["text"].strip(), now=self.clock
        )
        Handout.objects.filter(pk=made.pk).update(created_at=self.clock)
        if event.get("to"):
            actions.reveal_handout(self.gm, made, self._those(event["to"]), now=self.clock)

    def _ask(self, event: Event) -> None:
        """``days``: the deadline, counted from now and not from when it was asked."""
        self.requests[event["id"]] = asking.request_rolls(
            self.gm,
            self.scenes[event["scene"]],
            self._those(event["of"]),
            asking.Wanted(event["check"], event.get("given", {}), reason=event["reason"]),
            retry_key=f"demo-{event['id']}-{self.campaign.pk}",
            until=self.now + datetime.timedelta(days=event["days"]) if "days" in event else None,
            now=self.clock,
            **event.get("terms", {}),
        )

    def _answer_to(self, event: Event) -> RollAnswer:
        answers = RollAnswer.objects.select_related("request__scene__campaign__ledger", "character__player")
        return answers.get(request=self.requests[event["request"]], character=self.characters[event["as"]].pk)

    def _answer(self, event: Event) -> None:
        asking.answer_request(self._who(event), self._answer_to(event), now=self.clock)

    def _permit(self, event: Event) -> None:
        """Somebody agrees that the game master rolls for them when they are late."""
        asking.agree_to_be_rolled(self._who(event), self._answer_to(event), True)

    def _fight(self, event: Event) -> None:
        lines = [Line(tuple(self._those(line.pop("who"))), **line) for line in map(dict, event["lines"])]
        fighting.start_encounter(self.gm, self.scenes[event["scene"]], lines, now=self.clock)

    def _running_in(self, event: Event) -> Encounter:
        running = Encounter.objects.select_related("scene__campaign__ledger")
        return running.get(scene=self.scenes[event["scene"]], ended_at=None)

    def _next(self, event: Event) -> None:
        encounter = self._running_in(event)
        fighting.next_turn(self.gm, encounter, seen=encounter.version, now=self.clock)
        self._date_back_sheets()

    def _suffer(self, event: Event) -> None:
        encounter = self._running_in(event)
        row = Participant.objects.get(encounter=encounter, character=self.characters[event["whom"]].pk)
        row.encounter = encounter
        fighting.afflict(self.gm, row, key=event["key"], rounds=event.get("rounds"), now=self.clock)
        self._date_back_sheets()

    def _date_back_sheets(self) -> None:
        rows = SheetVersion.objects.filter(character__campaign=self.campaign, created_at__gt=self.now)
        rows.update(created_at=self.clock)

    def _away(self, event: Event) -> None:
        """``first`` and ``last``: so many days from now."""
        today = self.now.date()
        first, last = (today + datetime.timedelta(days=event[end]) for end in ("first", "last"))
        actions.announce_absence(self._who(event), first, last, event["note"], now=self.clock)

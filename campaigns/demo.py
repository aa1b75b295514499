"""The demo: what stands in the folder ``demo/``, played through the actions as its people would have played it.

A campaign is a file. Its ``events`` happen in the order of their times; the dice are really drawn when it is loaded, so a text
chooses its words by what fell: it is a template, in which each roll made so far stands under its own name.
"""

from __future__ import annotations

import datetime
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from zoneinfo import ZoneInfo

from allauth.account.models import EmailAddress
from django.apps import apps
from django.conf import settings
from django.core.management.color import no_style
from django.db import connection, transaction
from django.template import Context, Engine
from django.utils import timezone
from django.utils.translation import override

from accounts.models import User
from characters.actions import approve_character, create_character, save_sheet, submit_character
from characters.checks import Asked, Checks
from characters.models import Character, LifeEvent, Proposal, SheetVersion
from characters.sheets import sheet_of, values_of
from rules.actions import Place, amend, reveal, roll_now, rule_on
from rules.actions.amending import line_of
from rules.asking import RollAsk, ask_for_check, ask_for_dice
from rules.contract.sheets import fill
from rules.models import Certificate, Roll

from . import actions
from .composition import Composition, RollPiece, compose
from .demo_running import Running
from .models import Block, Campaign, Chapter, Membership, Post, ReadMark, Role, RollRequest, Scene
from .text import TypedRoll, pieces

FOLDER = settings.BASE_DIR / "demo"
PASSWORD = "tirada"  # noqa: S105 - the demo's people are nobody's; see the command for where it may be loaded
ZONE = ZoneInfo("Europe/Madrid")
_TEMPLATES = Engine(autoescape=False)

Event = Mapping[str, Any]


def people() -> list[dict[str, str]]:
    """Who sits at the demo's tables, as their file says."""
    found: list[dict[str, str]] = tomllib.loads((FOLDER / "people.toml").read_text())["people"]
    return found


def campaign_files() -> list[dict[str, Any]]:
    return [
        tomllib.loads(file.read_text())
        for file in sorted(FOLDER.glob("*.toml"))
        if file.name != "people.toml"
    ]


@transaction.atomic
def load(now: datetime.datetime | None = None) -> list[Campaign]:
    """Makes people and campaigns. ``now``: when the story's "days ago" are counted from."""
    now = now or timezone.now()
    seated = {given["name"]: _person(given) for given in people()}
    return [_Table(file, seated, now).play() for file in campaign_files()]


@transaction.atomic
def empty() -> None:
    """Deletes everything that people made. The site's certificates stay: its key is older than its campaigns."""
    kept = {
        Certificate,
        *apps.get_app_config("auth").get_models(),
        *apps.get_app_config("contenttypes").get_models(),
    }
    tables = sorted(
        model._meta.db_table
        for model in apps.get_models(include_auto_created=True)
        if model not in kept and model._meta.managed
    )
    for statement in connection.ops.sql_flush(no_style(), tables, reset_sequences=True):
        with connection.cursor() as cursor:
            cursor.execute(statement)


def _person(given: dict[str, str]) -> User:
    address = f"{given['name']}@example.org"
    person = User.objects.create_user(
        given["name"],
        address,
        PASSWORD,
        display_name=given["display_name"],
        language=given["language"],
        time_zone=given["time_zone"],
    )
    EmailAddress.objects.create(user=person, email=address, verified=True, primary=True)
    return person


@dataclass
class _Table(Running):
    """One campaign's file being played."""

    file: dict[str, Any]
    people: dict[str, User]
    now: datetime.datetime
    campaign: Campaign = field(init=False)
    scenes: dict[str, Scene] = field(default_factory=dict)
    characters: dict[str, Character] = field(default_factory=dict)
    chapters: list[Chapter] = field(default_factory=list)
    requests: dict[str, RollRequest] = field(default_factory=dict)
    posts: dict[str, Post] = field(default_factory=dict)
    rolls: dict[str, Roll] = field(default_factory=dict)
    outcomes: dict[str, dict[str, Any]] = field(default_factory=dict)
    clock: datetime.datetime = field(init=False)
    began: datetime.datetime = field(default_factory=timezone.now)

    def play(self) -> Campaign:
        self.clock = self._moment(self.file["since"])
        with override(self.file["language"]):
            self._found()
            for event in sorted(self.file["events"], key=lambda event: self._moment(event["at"])):
                self._happen(event)
            self._remember_what_was_read()
        return self.campaign

    def _moment(self, said: str) -> datetime.datetime:
        """``12d 21:40``: that long before now, at this time of the clock; ``50m``: minutes ago."""
        if said.endswith("m"):
            return self.now - datetime.timedelta(minutes=int(said[:-1]))
        days, _, time = said.partition("d ")
        day = (self.now.astimezone(ZONE) - datetime.timedelta(days=int(days))).date()
        return datetime.datetime.combine(day, datetime.time.fromisoformat(time), ZONE)

    # --- The campaign with its people, chapters, scenes and characters

    def _found(self) -> None:
        file = self.file
        self.campaign = actions.create_campaign(
            self.gm,
            now=self.clock,
            title=file["title"],
            system=file["system"],
            pitch=file["pitch"].strip(),
            language=file["language"],
            visibility=file["visibility"],
            house_rules=file.get("house_rules", {}),
        )
        for role in (Role.PLAYER, Role.READER):
            for name in file.get(f"{role}s", []):
                invitation = actions.invite(self.gm, self.campaign, role=role, places=1, now=self.clock)
                actions.accept_invitation(self.people[name], invitation, now=self.clock)
        self.chapters = [
            actions.create_chapter(self.gm, self.campaign, title, now=self.clock)
            for title in file["chapters"]
        ]
        for given in file["scenes"]:
            about = {key: value for key, value in given.items() if key not in ("id", "chapter")}
            self.scenes[given["id"]] = actions.create_scene(
                self.gm, self.campaign, now=self.clock, chapter=self.chapters[given["chapter"] - 1], **about
            )
        for given in file["characters"]:
            self._make_character(given)
        self._date_back()

    def _make_character(self, given: dict[str, Any]) -> None:
        about = {key: value for key, value in given.items() if key not in ("id", "player", "sheet")}
        npc = "player" not in given
        person = self.gm if npc else self.people[given["player"]]
        sheet = {"name": given["name"], **given["sheet"]}
        made = create_character(person, self.campaign, npc=npc, sheet=sheet, **about)
        if not npc:
            submit_character(person, made)
            approve_character(self.gm, made)
        self.characters[given["id"]] = made

    def _date_back(self) -> None:
        """Rows that stamp themselves say when they were loaded; the campaign is older."""
        Campaign.objects.filter(pk=self.campaign.pk).update(created_at=self.clock)
        for rows in (
            self.campaign.chapters,
            self.campaign.scenes,
            self.campaign.characters,
            self.campaign.invitations,
        ):
            rows.update(created_at=self.clock)
        Membership.objects.filter(campaign=self.campaign).update(joined_at=self.clock)
        self._date_back_characters()

    def _date_back_characters(self) -> None:
        for model in (SheetVersion, LifeEvent, Proposal):
            rows = model.objects.filter(character__campaign=self.campaign, created_at__gte=self.began)
            rows.update(created_at=self.clock)

    # --- What happens

    def _happen(self, event: Event) -> None:
        if not self._holds(event.get("when", "")):
            return
        self.clock = self._moment(event["at"])
        getattr(self, f"_{event.get('do', 'post')}")(event)

    def _holds(self, condition: str) -> bool:
        return not condition or bool(self._told(f"{{% if {condition} %}}yes{{% endif %}}"))

    def _told(self, text: str) -> str:
        return str(_TEMPLATES.from_string(text).render(Context(self.outcomes))).strip()

    def _speaker(self, event: Event) -> Character | None:
        """As they are now: a sheet's version stands with each roll."""
        if "as" not in event:
            return None
        return Character.objects.select_related("campaign").get(pk=self.characters[event["as"]].pk)

    def _post(self, event: Event) -> None:
        speaker = self._speaker(event)
        text = self._told(event["text"])
        named = event.get("rolls", {})
        typed = [piece.typed for piece in pieces(text) if isinstance(piece, TypedRoll)]
        post = actions.publish_post(
            self._who(event),
            self.scenes[event["scene"]],
            self._composition(event, text, typed, speaker),
            speaker=speaker,
            out_of_character=event.get("ooc", False),
            retry_key=f"demo-{len(self.posts)}-{self.campaign.pk}",
            now=self.clock,
        )
        self.posts[event.get("id", f"{len(self.posts)}")] = post
        fallen = Block.objects.filter(post=post).exclude(roll=None).order_by("position")
        for name, block in zip(typed, fallen.select_related("roll__entry__ledger"), strict=True):
            if name in named and block.roll:
                self._note(name, block.roll)

    def _composition(
        self, event: Event, text: str, typed: list[str], speaker: Character | None
    ) -> Composition:
        """The text as anybody's, with the rolls that it only names (``[[leap]]``) put in their places."""
        named = event.get("rolls", {})
        for name in typed:
            if name in named:
                text = text.replace(f"[[{name}]]", "[[1d100]]", 1)
        asked = iter(self._asked(named[name], speaker) if name in named else None for name in typed)
        composition = compose(self.campaign, text, person=self._who(event), speaker=speaker)
        return replace(
            composition,
            pieces=[
                replace(piece, ask=next(asked) or piece.ask) if isinstance(piece, RollPiece) else piece
                for piece in composition.pieces
            ],
        )

    def _asked(self, given: Mapping[str, Any], speaker: Character | None) -> RollAsk:
        """``dice``: notation. ``check``: one that the speaker's sheet offers. ``rule``: any of the system's, with its inputs."""
        reason = self._told(given.get("reason", ""))
        if "dice" in given:
            return ask_for_dice(f"{given['dice']} # {reason}" if reason else given["dice"])
        inputs = dict(given.get("inputs", {}))
        if "check" in given:
            checks = Checks(self.campaign.system, self.campaign.house_rules, speaker)
            return checks.ask(Asked(checks.all[given["check"]], inputs, reason))
        rule = str(given.get("rule"))
        return ask_for_check(self.campaign.system, rule, inputs, self.campaign.house_rules, reason)

    def _note(self, name: str, roll: Roll) -> None:
        self.rolls[name] = roll
        outcome = roll.stands or {}
        self.outcomes[name] = {**outcome, "well": went_well(outcome)}

    def _edit(self, event: Event) -> None:
        """The first text of a post becomes another."""
        post = self.posts[event["post"]]
        block = post.blocks.filter(roll=None).earliest("position")
        actions.edit_post(self._who(event), post, {block.pk: self._told(event["text"])}, now=self.clock)

    def _remove(self, event: Event) -> None:
        actions.remove_post(self._who(event), self.posts[event["post"]], now=self.clock)

    def _close(self, event: Event) -> None:
        actions.close_scene(self.gm, self.scenes[event["scene"]], now=self.clock)

    def _seal(self, event: Event) -> None:
        """A roll that nobody may see yet, not even who reads this file: what it came to is not told."""
        speaker = self._speaker(event)
        self.rolls[event["roll"]["name"]] = roll_now(
            self._who(event),
            self.campaign.ledger,
            self._asked(event["roll"], speaker),
            Place(scene=self.scenes[event["scene"]].key, character=speaker),
            sealed=True,
            now=self.clock,
        )

    def _reveal(self, event: Event) -> None:
        self._note(event["roll"], reveal(self._who(event), self.rolls[event["roll"]], now=self.clock))

    def _amend(self, event: Event) -> None:
        """By the system's own amendment. What must be repeated of the roll is filled in, and the points are paid."""
        roll = self.rolls[event["roll"]]
        assert roll.character is not None
        character = Character.objects.select_related("campaign").get(pk=roll.character.pk)
        sheet, line = sheet_of(character), line_of(roll)
        assert sheet is not None
        inputs = dict(event["inputs"])
        if "tally" in line.effective:
            inputs["tally"] = line.effective["tally"]
        else:
            inputs["original"] = line.original()
        filled = fill(sheet.reads.get(event["rule"], {}), values_of(character))
        paid: Mapping[str, int] = event.get("paid", {})
        inputs |= {key: filled[key] for key in ("points", "fate_max", "fate_current") if key in filled}
        reason = self._told(event.get("reason", ""))
        asked = ask_for_check(self.campaign.system, event["rule"], inputs, self.campaign.house_rules, reason)
        place = Place(scene=roll.scene_key, character=character)
        person = self._who(event)
        amendment = amend(person, roll, event["op"], asked, place, now=self.clock)
        if paid:
            left = {key: character.sheet[key] - points for key, points in paid.items()}
            save_sheet(
                person,
                character,
                {**character.sheet, **left},
                base_version=character.version,
                why=reason,
                amendment=amendment,
            )
            self._date_back_characters()
        roll.refresh_from_db()
        self._note(event["roll"], roll)

    def _ruling(self, event: Event) -> None:
        roll = self.rolls[event["roll"]]
        rule_on(self._who(event), roll, event["changes"], self._told(event["reason"]), now=self.clock)
        roll.refresh_from_db()
        self._note(event["roll"], roll)

    def _propose(self, event: Event) -> None:
        """A change of a sheet that waits for the game master."""
        character = self._speaker(event)
        assert character is not None
        values = merged(character.sheet, event["values"])
        save_sheet(self._who(event), character, values, base_version=character.version, why=event["why"])
        self._date_back_characters()

    def _draft(self, event: Event) -> None:
        """What somebody has begun to write."""
        speaker = self._speaker(event)
        actions.save_draft(
            self._who(event),
            self.scenes[event["scene"]],
            text=event["text"].strip(),
            speaker=str(speaker.pk) if speaker else "",
        )

    # --- Who has read how far

    def _remember_what_was_read(self) -> None:
        """Closed scenes are read; in the open ones each has read up to their own last post, or as the file says."""
        said: Mapping[str, Mapping[str, int]] = self.file.get("read", {})
        for name in (self.file["gm"], *self.file["players"], *self.file.get("readers", [])):
            person = self.people[name]
            for key, scene in self.scenes.items():
                posts = Post.objects.filter(scene=scene).order_by("-number", "-pk")
                if key in said.get(name, {}):
                    last = posts.filter(number__lte=said[name][key]).first()
                elif any(
                    event.get("do") == "close" and event["scene"] == key for event in self.file["events"]
                ):
                    last = posts.first()
                else:
                    last = posts.filter(author=person).first()
                if last:
                    actions.mark_read(person, scene.pk, number=last.number, post_id=last.pk)
                    ReadMark.objects.filter(person=person, scene=scene).update(updated_at=last.created_at)


def merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """The second laid over the first, objects within objects too; lists are joined."""
    found = dict(first)
    for key, value in second.items():
        there = found.get(key)
        if isinstance(there, dict) and isinstance(value, dict):
            found[key] = merged(there, value)
        elif isinstance(there, list) and isinstance(value, list):
            found[key] = [*there, *value]
        else:
            found[key] = value
    return found


def went_well(outcome: Mapping[str, Any]) -> bool:
    """Whether a roll did what it was made for, however its rule says so."""
    for key in ("success", "lifted", "moved"):
        if outcome.get(key) is not None:
            return bool(outcome[key])
    test = outcome.get("test")
    return bool(test and test["success"])

"""A campaign with every kind of secret, and who may read each.

To add a secret, let its marker stand somewhere in ``make_world`` and say in ``_allowed`` who may read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from accounts.models import NewsChoice, NewsKind, User
from accounts.tokens import create_token
from accounts.unsubscribing import choose_news
from campaigns import actions
from campaigns.actions import encounters as fighting
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line
from campaigns.actions.requests import Others, Wanted, answer_request, request_rolls
from campaigns.actions.scene_rolls import Secrecy, roll_from_program
from campaigns.models import (
    Campaign,
    Membership,
    Picture,
    Post,
    Reaction,
    Role,
    RollRequest,
    Scene,
    SealedNote,
)
from characters.actions import create_character, sort_npc
from characters.models import Character
from rules.actions import roll_now
from rules.actions.rolling import Place
from rules.asking import ask_for_dice
from rules.models import Roll
from tests.campaigns.test_pictures_and_quotes import png
from tests.table import Table, person

TOMORROW = timezone.now() + timedelta(days=1)
SEATED = frozenset({"greta", "ava", "ben", "rita"})
READING_ON = SEATED | {"finn"}
EVERYBODY = ("greta", "ava", "ben", "rita", "finn", "fran", "oz", "nobody")
"""The game master, her players, a reader, a former player who reads on, one who does not, an outsider, and somebody without an
account."""


@dataclass
class World:
    """``allowed``: marker → names of those who may read it; ``buried``: those markers that nobody needs to find anywhere any more,
    since they were hidden, removed or sealed; ``posts``: those whose own addresses are asked; ``keys``: of people's programs;
    ``for_forms``: addresses that showed to take nothing else."""

    table: Table
    people: dict[str, User | None]
    posts: list[Post] = field(default_factory=list)
    allowed: dict[str, frozenset[str]] = field(default_factory=dict)
    buried: frozenset[str] = frozenset()
    keys: dict[str, str] = field(default_factory=dict)
    for_forms: list[str] = field(default_factory=list)

    def get(self, who: str, address: str) -> str:
        account = self.people[who]
        headers = {}
        if address.startswith("/api/") and account:
            if who not in self.keys:
                self.keys[who] = create_token(account, "leaks", ["read"])[1]
            headers = {"Authorization": f"Bearer {self.keys[who]}"}
        answer = self.table.client(account).get(address, headers=headers)
        body = b"".join(answer.streaming_content) if answer.streaming else answer.content  # type: ignore[arg-type]
        if answer.headers.get("Content-Type") == "image/webp":
            return f"PICTURE {address}"
        return f"{answer.status_code} {answer.headers} {body.decode(errors='replace')}"

    def post(self, who: str, address: str, sent: dict[str, Any], **given: Any) -> str:
        answer = self.table.client(self.people[who]).post(address, sent, **given)
        return f"{answer.status_code} {answer.headers} {answer.content.decode(errors='replace')}"


def make_world(table: Table, *, public: bool) -> World:
    table.campaign.visibility = Campaign.Visibility.PUBLIC if public else Campaign.Visibility.MEMBERS
    table.campaign.pictures_allowed = True
    table.campaign.save()
    people: dict[str, User | None] = {name: getattr(table, name) for name in ("greta", "ava", "ben", "oz")}
    for name, role in (("rita", Role.READER), ("finn", Role.PLAYER), ("fran", Role.PLAYER)):
        people[name] = someone = person(name.title())
        Membership.objects.create(campaign=table.campaign, person=someone, role=role)
    for account in people.values():
        choose_news(account, dict.fromkeys(NewsKind, NewsChoice.How.EACH))  # type: ignore[arg-type]
    people["nobody"] = None
    left = [
        create_character(people[name], table.campaign, name=called)  # type: ignore[arg-type]
        for name, called in (("fran", "Lefty"), ("finn", "Finch"))
    ]
    tower = actions.create_scene(table.greta, table.campaign, title="The tower")
    world = World(table, people)
    _write_posts(world, left)
    _change_posts(world, left, tower)
    _roll_without_posts(table)
    _seal_as_players(table)
    _ask_for_rolls(table)
    _leave_drafts(table, left)
    lurk(table)
    _plan_a_scene(table)
    _play_in_secret(table, Scene.Readers.SEALED if public else Scene.Readers.CAST)
    _hand_out(table)
    _tell_of_oneself(table)
    for name, leavers in (("fran", Campaign.Leavers.NOTHING), ("finn", Campaign.Leavers.READ)):
        actions.change_agreements(table.greta, table.campaign, lines="OUR-LINES", leavers=leavers)
        actions.leave_table(people[name], table.campaign)  # type: ignore[arg-type]
    world.allowed = _allowed(world, frozenset(EVERYBODY) if public else READING_ON)
    world.buried = frozenset(
        ("HIDDEN-POST", "HIDDEN-PART", "HIDDEN-WHISPER", "REMOVED-POST", "REMOVED-EDIT", "SEALED-ROLL")
    )
    return world


def die_of(roll: Roll | None) -> str:
    """A face that is nowhere else: one of a die with many sides."""
    assert roll is not None
    return str(roll.dice[0][1])


def _allowed(world: World, reading: frozenset[str]) -> dict[str, frozenset[str]]:
    part_roll = world.posts[1].blocks.exclude(roll=None).get().roll
    greta = frozenset({"greta"})
    return {
        **dict.fromkeys(
            (
                *("OPEN-TEXT", "OPEN-ROLL", "OPEN-PART", "OPEN-ASIDE", "EDITED-OPENLY", "OPEN-REQUEST"),
                *("SEEN-BY-ALL", "MASK-SEEN", "OUR-LINES", "SHOWN-NOTE", "SHOWN-NOTE-TEXT"),
            ),
            reading,
        ),
        "AWAY-NOTE": SEATED,
        **dict.fromkeys(
            (
                *("WHISPERED-POST", "WHISPERED-ROLL", "WHISPERED-PART", "WHISPERED-ASIDE", "PART-ROLL"),
                *("SEALED-WORDS", "EDITED-WHISPER", "MOVED-WHISPER", "DRAFT-ROLL", "GM-NOTES"),
                *("HIDDEN-POST", "HIDDEN-PART", "HIDDEN-WHISPER", "LOGGED-REASON", "LOGGED-MOVE"),
                *("PRIVATE-REQUEST", "PLAYERS-SEAL", "PROGRAMS-SEAL", "GIVEN-NOTE", "GIVEN-NOTE-TEXT"),
                *("CAST-TITLE", "CAST-PLACE", "CAST-KEEPER", "CAST-NPC", "CAST-POST", "CAST-ROLL"),
                *("CAST-WHISPER", "CAST-VOW", "CAST-LOOSE", "CAST-NOTE", "CAST-WORDS", "CAST-REASON"),
                *("CAST-SUMMARY", f"PICTURE {Picture.objects.get().get_absolute_url()}", die_of(part_roll)),
            ),
            greta | {"ava"},
        ),
        **dict.fromkeys(
            ("GM-ONLY", "BENS-NPC", "BENS-WHISPER", "REMOVED-POST", "REMOVED-EDIT"), greta | {"ben"}
        ),
        **dict.fromkeys(
            (
                *("UNMET-NPC", "LURKING-FOE", "LURKING-STATE", "LURKING-TAG", "MASKED-FOE", "HIDDEN-SIDE"),
                *("97421386", "SEALED-ROLL", "BLIND-ROLL", "HELD-NOTE", "HELD-NOTE-TEXT"),
                *("PLANNED-TITLE", "PLANNED-LEDE", "PLANNED-POST", "PLANNED-ROLL", "PLANNED-NOTE"),
                "PLANNED-WORDS",
            ),
            greta,
        ),
        "BEN-DRAFT": frozenset({"ben"}),
        "BEN-NEW": frozenset({"ben"}),
        "AVA-DRAFT": frozenset({"ava"}),
    }


# --- What stands in posts


def _write_posts(world: World, left: list[Character]) -> None:
    """Posts for all, whispers, parts for some; for Lefty and Finch are things whose players have left since."""
    table = world.table
    heard = tuple(one.pk for one in left)
    bens = create_character(table.greta, table.campaign, name="BENS-NPC", npc=True)
    create_character(table.greta, table.campaign, name="UNMET-NPC", npc=True)
    table.post(table.greta, "It begins. OPEN-TEXT", speaker=None)
    table.post(table.ava, "An open roll [[1d20 # OPEN-ROLL]]")
    whispered = table.post(
        table.ava, "Only for some WHISPERED-POST [[1d20 # WHISPERED-ROLL]]", audience=heard
    )
    mixed = table.post(
        table.ava,
        "Seen by all OPEN-PART\n\n::: whisper Lefty, Finch\nWHISPERED-PART [[1d999983 # PART-ROLL]]\n\n"
        "::: ooc\nWHISPERED-ASIDE\n:::\n:::\n\n::: sealed\nSEALED-WORDS\n:::\n\n::: ooc\nOPEN-ASIDE\n:::\n",
    )
    table.post(table.ben, "To the GM alone GM-ONLY", audience=())
    table.post(
        table.greta,
        "From one whom Ben alone knows BENS-WHISPER",
        speaker=bens,
        audience=(table.tadeo.pk, bens.pk),
    )
    actions.add_picture(table.ava, table.scene, SimpleUploadedFile("a.png", png(), content_type="image/png"))
    picture = Picture.objects.get().get_absolute_url()
    whisper = table.post(table.ava, f"A picture ![]({picture})", audience=heard)
    actions.react(table.greta, whisper, Reaction.Kind.HEART, on=True)
    world.posts += [whispered, mixed]


def _change_posts(world: World, left: list[Character], tower: Scene) -> None:
    """What stood in posts before they were edited, removed, hidden or moved."""
    table = world.table
    greta, ava, ben, heard = table.greta, table.ava, table.ben, tuple(one.pk for one in left)
    edited = table.post(ava, "EDITED-OPENLY\n\n::: whisper Lefty, Finch\nEDITED-WHISPER\n:::")
    actions.edit_post(ava, edited, {block.pk: "changed" for block in edited.blocks.all()})
    removed = table.post(ben, "REMOVED-EDIT")
    actions.edit_post(ben, removed, {removed.blocks.get().pk: "REMOVED-POST"})
    actions.remove_post(ben, removed)
    hidden = table.post(
        ava, "HIDDEN-POST [[1d20 # Its roll stays]]\n\n::: whisper Lefty, Finch\nHIDDEN-PART\n:::"
    )
    actions.hide_post(greta, hidden)
    moved = table.post(ava, "MOVED-WHISPER", audience=heard)
    actions.hide_post(greta, table.post(ava, "HIDDEN-WHISPER", audience=heard), words="LOGGED-REASON")
    actions.move_posts(greta, [moved], tower, words="LOGGED-MOVE")
    world.posts += [edited, removed, hidden, moved]


# --- What stands in no post


def _roll_without_posts(table: Table) -> None:
    asked = ask_for_dice("1d999983 # SEALED-ROLL")
    roll_now(table.greta, table.campaign.ledger, asked, Place(scene=table.scene.key), sealed=True)


def _seal_as_players(table: Table) -> None:
    """A sealed roll of a player, and one that is blind to its roller."""
    table.campaign = actions.change_agreements(table.greta, table.campaign, sealing=Campaign.Sealing.PLAYERS)
    table.scene.campaign = table.campaign
    for words, how in (("PLAYERS-SEAL", {"sealed": True}), ("BLIND-ROLL", {"blind": True})):
        asked = ask_for_dice(f"1d999 # {words}")
        actions.roll_from_page(
            table.ava, table.scene, asked, speaker=table.mara, retry_key=words, reveal_at=TOMORROW, **how
        )
    asked = ask_for_dice("1d999 # PROGRAMS-SEAL")
    roll_from_program(
        table.ava, table.scene, asked, table.mara, retry="programs", secrecy=Secrecy(sealed=True)
    )


def _ask_for_rolls(table: Table) -> None:
    """One request for all to see, one that only Mara is asked, one whose target and results stay with the game master, and one
    with a side that nobody knows of."""

    def ask(wanted: Wanted, **terms: Any) -> None:
        retry = f"secret-{RollRequest.objects.count()}"
        made = request_rolls(table.greta, table.scene, [table.mara], wanted, retry_key=retry, **terms)
        answer_request(table.ava, made.answers.select_related("request__scene__campaign").get())

    ask(Wanted(expression="1d20", reason="OPEN-REQUEST"))
    ask(Wanted(expression="1d20", reason="PRIVATE-REQUEST"), only_asked=True)
    ask(Wanted(expression="1d20 vs 97421386"), hides_target=True, keeps_results=True)
    foe = create_character(table.greta, table.campaign, name="HIDDEN-SIDE", npc=True)
    dice = Wanted(expression="1d20", reason="SEEN-BY-ALL")
    hidden = Others(hides_npcs=True)
    made = request_rolls(table.greta, table.scene, [foe, table.mara], dice, retry_key="side", others=hidden)
    for answer in made.answers.select_related("request__scene__campaign"):
        answer_request(table.greta if answer.hidden else table.ava, answer)


def _leave_drafts(table: Table, left: list[Character]) -> None:
    """Drafts, older versions of them, and a roll that fell in one."""
    scene, heard = table.scene, [one.pk for one in left]
    actions.save_draft(
        table.ben, scene, text="BEN-DRAFT, then much more, which he takes out again", speaker=""
    )
    actions.save_draft(table.ben, scene, text="BEN-NEW", speaker="")
    draft = actions.save_draft(
        table.ava, scene, text="AVA-DRAFT [[1d20]]", speaker=str(table.mara.pk), audience=heard
    )
    roll_now(
        table.ava,
        table.campaign.ledger,
        ask_for_dice("1d20 # DRAFT-ROLL"),
        Place(
            scene=scene.key,
            character=table.mara,
            post_key=draft.key,
            audience=sorted({*heard, table.mara.pk}),
        ),
    )


def lurk(table: Table) -> None:
    """An encounter in which one NPC is hidden and another goes by a name of the game master's choice."""
    foe, masked = (
        create_character(table.greta, table.campaign, name=name, npc=True)
        for name in ("LURKING-FOE", "MASKED-FOE")
    )
    sort_npc(table.greta, foe, tags=["LURKING-TAG"])
    lines = [
        Line((table.mara,), initiative=3),
        Line((foe,), is_hidden=True),
        Line((masked,), shown_as="MASK-SEEN"),
    ]
    encounter = fighting.start_encounter(table.greta, table.scene, lines, fighting.Order(notation="1d20"))
    for name in ("LURKING-FOE", "MASKED-FOE"):
        row = encounter.participants.get(name=name)
        row.encounter = encounter
        words = "LURKING-STATE" if row.is_hidden else "dazed"
        fighting.afflict(table.greta, row, words=words)
    for _ in range(4):
        encounter.refresh_from_db()
        encounter.scene = table.scene
        fighting.next_turn(table.greta, encounter, seen=encounter.version)


# --- Scenes that not everybody reads, and what is handed out


def _plan_a_scene(table: Table) -> None:
    planned = actions.create_scene(
        table.greta,
        table.campaign,
        title="PLANNED-TITLE",
        lede="PLANNED-LEDE",
        planned=True,
        cast=[table.mara],
    )
    table.post(table.greta, "Soon PLANNED-POST [[1d20 # PLANNED-ROLL]]", speaker=None, scene=planned)
    actions.make_handout(table.greta, planned, title="PLANNED-NOTE", source="PLANNED-WORDS")


def _play_in_secret(table: Table, readers: str) -> None:
    """A scene of Mara's that others do not read, with all that may stand in one."""
    scene = actions.create_scene(
        table.greta,
        table.campaign,
        title="CAST-TITLE",
        place="CAST-PLACE",
        readers=readers,
        cast=[table.mara],
        leaving=table.scene,
    )
    keeper = create_character(table.greta, table.campaign, name="CAST-KEEPER", npc=True)
    table.post(table.greta, "A whisper of the gods CAST-NPC", speaker=keeper, scene=scene)
    table.post(
        table.ava,
        "open CAST-POST [[1d20 # CAST-ROLL]]\n\n::: sealed\nsealed CAST-VOW\n:::",
        scene=scene,
    )
    actions.open_note(table.ava, SealedNote.objects.get(block__post__scene=scene))
    table.post(table.ava, "[[1d20 # CAST-WHISPER]]", audience=(table.tadeo.pk,), scene=scene)
    roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d6 # CAST-LOOSE"), Place(scene=scene.key))
    actions.reveal_handout(
        table.greta,
        actions.make_handout(table.greta, scene, title="CAST-NOTE", source="CAST-WORDS"),
    )
    actions.pause_scene(table.greta, scene, reason="CAST-REASON")
    actions.resume_scene(table.greta, scene)
    actions.save_draft(table.ava, scene, text="draft", speaker="")
    actions.close_scene(table.greta, scene)
    actions.reopen_scene(table.greta, scene)
    actions.close_scene(table.greta, scene, summary="CAST-SUMMARY")


def _hand_out(table: Table) -> None:
    to_whom: Iterable[tuple[str, list[Character] | None]] = (
        ("HELD-NOTE", []),
        ("GIVEN-NOTE", [table.mara]),
        ("SHOWN-NOTE", None),
    )
    for title, to in to_whom:
        handout = actions.make_handout(table.greta, table.scene, title=title, source=f"{title}-TEXT")
        if to != []:
            actions.reveal_handout(table.greta, handout, to)


def _tell_of_oneself(table: Table) -> None:
    today = timezone.localdate()
    actions.announce_absence(table.ava, today, today, "AWAY-NOTE")
    keeping.move_in(table.greta, table.scene, table.mara)
    table.mara.gm_notes = "GM-NOTES"
    table.mara.save()

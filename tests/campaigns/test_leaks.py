"""The leak test: every kind of secret × everybody × every outlet. Each secret's marker stands exactly where it may.

To add an outlet, add a line to ``OUTLETS``: a name and a function that gives all that a person gets there as one text. To add a
secret, add a line in ``secrets_of``: its marker and who may read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from accounts.models import NewsChoice, NewsKind, Scope, User
from accounts.tokens import create_token
from accounts.unsubscribing import choose_news
from campaigns import actions, policies
from campaigns.actions import encounters as fighting
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line
from campaigns.actions.requests import Others, Wanted, answer_request, request_rolls
from campaigns.audiences import people_in
from campaigns.live import seal_version
from campaigns.models import (
    Block,
    Campaign,
    Handout,
    Membership,
    Post,
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
from tests.table import Table, person

PLANNED = ("PLANNED-TITLE", "PLANNED-LEDE", "PLANNED-POST", "PLANNED-ROLL", "PLANNED-NOTE", "PLANNED-WORDS")
IN_SECRET_SCENE = (
    *(
        "CAST-TITLE",
        "CAST-PLACE",
        "CAST-KEEPER",
        "CAST-NPC",
        "CAST-POST",
        "CAST-ROLL",
        "CAST-WHISPER",
        "CAST-VOW",
    ),
    *("CAST-LOOSE", "CAST-NOTE", "CAST-REASON", "CAST-SUMMARY"),
)
TOMORROW = timezone.now() + timedelta(days=1)
EVERYBODY = ("greta", "ava", "ben", "rita", "fran", "oz", "nobody")


@dataclass
class World:
    """A campaign with every kind of secret. ``allowed``: marker → names of those who may read it."""

    table: Table
    people: dict[str, User | None]
    whisper: Post
    mixed: Post
    allowed: dict[str, set[str]] = field(default_factory=dict)
    pages: dict[tuple[str, str], str] | None = None

    def get(self, who: str, address: str) -> str:
        """A page, or the one that its address leads to; each is drawn once where ``pages`` are kept."""
        key = (who, address.partition("#")[0])
        if self.pages is not None and key in self.pages:
            return self.pages[key]
        answer = self.table.client(self.people[who]).get(key[1])
        if answer.status_code == 302:
            said = self.get(who, answer.url)
        else:
            body = b"".join(answer.streaming_content) if answer.streaming else answer.content
            said = f"{answer.status_code} {body.decode(errors='replace')}"
        if self.pages is not None:
            self.pages[key] = said
        return said

    def post(self, who: str, address: str, sent: dict[str, Any]) -> str:
        return (
            self.table.client(self.people[who])
            .post(address, sent, follow=True)
            .content.decode(errors="replace")
        )


Outlet = Callable[[World, str], str]


def every_roll(form: str) -> Outlet:
    def outlet(world: World, who: str) -> str:
        slug = world.table.campaign.slug
        return "\n".join(
            world.get(who, form.format(slug=slug, number=roll.number, code=roll.code))
            for roll in Roll.objects.all()
        )

    return outlet


def every_post(form: str) -> Outlet:
    def outlet(world: World, who: str) -> str:
        return "\n".join(world.get(who, form.format(key=post.key)) for post in Post.objects.all())

    return outlet


def quotes(world: World, who: str) -> str:
    """What each post gives when it is quoted to everyone, and to Mara alone."""
    asked = [{"audience": "everyone"}, {"audience": "choose", "readers": [str(world.table.mara.pk)]}]
    return "\n".join(
        world.post(who, f"/posts/{post.key}/quote/", sent) for post in Post.objects.all() for sent in asked
    )


def since(world: World, who: str) -> str:
    """What every scene gives to a page that knows nothing yet."""
    return "\n".join(
        world.get(who, f"/scenes/{scene.pk}/since/{seal_version(Scene(pk=scene.pk, version=0))}/")
        for scene in Scene.objects.all()
    )


def every_scene(*forms: str) -> Outlet:
    def outlet(world: World, who: str) -> str:
        pages = [form.format(pk=scene.pk) for scene in Scene.objects.all() for form in forms]
        return "\n".join(world.get(who, page) for page in pages)

    return outlet


def every_handout(world: World, who: str) -> str:
    return "\n".join(world.get(who, handout.get_absolute_url()) for handout in Handout.objects.all())


def program(world: World, who: str) -> str:
    """What a program reads for somebody."""
    account = world.people[who]
    headers = {}
    if account:
        _token, key = create_token(account, "reads", [Scope.READ])
        headers = {"authorization": f"Bearer {key}"}
    slug = world.table.campaign.slug
    addresses = ["/api/campaigns", f"/api/campaigns/{slug}/ledger"]
    addresses += [f"/api/rolls/{roll.code}" for roll in Roll.objects.all()]
    return "\n".join(Client().get(address, headers=headers).content.decode() for address in addresses)


def searches(world: World, who: str) -> str:
    """Everything that some plain words find, with and without the question for rolls; the marks would cut our markers in two."""
    pages = [
        world.get(who, f"{address}?q=whispered+or+open+or+sealed+or+gm+or+draft+or+notes&{more}")
        for address in ("/search/", f"/campaigns/{world.table.campaign.slug}/search/")
        for more in ("", "rolls=on")
    ]
    return "\n".join(pages).replace("<mark>", "").replace("</mark>", "")


def requests(world: World, who: str) -> str:
    return "\n".join(world.get(who, one.get_absolute_url()) for one in RollRequest.objects.all())


OUTLETS: dict[str, Outlet] = {
    "requests for rolls": requests,
    "desk": lambda world, who: world.get(who, "/gm/"),
    "everything new": lambda world, who: world.get(who, "/new/"),
    "encounter": every_scene("/scenes/{pk}/encounter/"),
    "aside": every_scene("/scenes/{pk}/aside/"),
    "library of NPCs": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/npcs/"),
    "scene": every_scene("/scenes/{pk}/?page=1"),
    "what a game master does with a scene": every_scene(
        *("/scenes/{pk}/settings/", "/scenes/{pk}/turns/", "/scenes/{pk}/life/", "/scenes/{pk}/merge/"),
    ),
    "hand-outs": every_handout,
    "table's dice": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/dice/"),
    "rules desk": lambda world, who: world.get(who, "/rules/dice/"),
    "next scene": lambda world, who: world.get(who, f"/new/next/?after={world.table.scene.pk}"),
    "all characters": lambda world, who: world.get(
        who, f"/campaigns/{world.table.campaign.slug}/characters/"
    ),
    "NPCs": lambda world, who: "\n".join(
        world.get(who, npc.get_absolute_url()) for npc in Character.objects.filter(player=None)
    ),
    "programs": program,
    "since": since,
    "permalink": lambda world, who: world.get(who, f"/scenes/{world.table.scene.pk}/1/"),
    "permalink by key": every_post("/posts/{key}/"),
    "edit form": every_post("/posts/{key}/edit/"),
    "remove form": every_post("/posts/{key}/remove/"),
    "link to quote": every_post("/posts/{key}/quote/"),
    "quote": quotes,
    "home": lambda world, who: world.get(who, "/"),
    "campaigns": lambda world, who: world.get(who, "/campaigns/"),
    "campaign": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/"),
    "character": lambda world, who: world.get(who, f"/characters/{world.table.mara.pk}/"),
    "other character": lambda world, who: world.get(who, f"/characters/{world.table.tadeo.pk}/"),
    "ledger": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/rolls/"),
    "ledger file": lambda world, who: world.get(
        who, f"/campaigns/{world.table.campaign.slug}/rolls/ledger.json"
    ),
    "rolls inside": every_roll("/campaigns/{slug}/rolls/{number}/"),
    "receipts inside": every_roll("/campaigns/{slug}/rolls/{number}.json"),
    "public rolls": every_roll("/r/{code}"),
    "public receipts": every_roll("/r/{code}.json"),
    "draft versions": lambda world, who: world.get(who, f"/scenes/{world.table.scene.pk}/draft/versions/"),
    "history": every_post("/posts/{key}/history/"),
    "more about a post": every_post("/posts/{key}/more/"),
    "signs": every_post("/posts/{key}/react/"),
    "moderation": every_post("/posts/{key}/moderate/"),
    "log": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/log/"),
    "search": searches,
    "some posts": every_scene(
        *(f"/scenes/{{pk}}/posts/?{query}" for query in ("paper=1", "rolls=on", "voice=ooc"))
    ),
    "own pace": lambda world, who: world.get(who, "/pace/"),
    "agreements": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/agreements/"),
    "members": lambda world, who: world.get(who, f"/campaigns/{world.table.campaign.slug}/members/"),
    "own absences": lambda world, who: world.get(who, "/settings/absences/"),
    "notifications": lambda world, who: world.get(who, "/notifications/"),
    "mail": lambda world, who: "\n".join(
        f"{message.subject}\n{message.body}\n{message.alternatives}"  # type: ignore[attr-defined]
        for message in mail.outbox
        if world.people[who] and world.people[who].email in message.recipients()  # type: ignore[union-attr]
    ),
}


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
    encounter = fighting.start_encounter(table.greta, table.scene, lines, notation="1d20")
    for name in ("LURKING-FOE", "MASKED-FOE"):
        row = encounter.participants.get(name=name)
        row.encounter = encounter
        words = "LURKING-STATE" if row.is_hidden else "dazed"
        fighting.afflict(table.greta, row, words=words)
    for _ in range(4):
        encounter.refresh_from_db()
        encounter.scene = table.scene
        fighting.next_turn(table.greta, encounter, seen=encounter.version)


def ask_for_secret_rolls(table: Table) -> None:
    """One request for all to see, one that only Mara is asked, and one whose target and results stay with the game master."""

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


def seals_of_players(table: Table) -> None:
    """A sealed roll of a player, and one that is blind to its roller."""
    table.campaign = actions.change_agreements(table.greta, table.campaign, sealing=Campaign.Sealing.PLAYERS)
    table.scene.campaign = table.campaign
    for words, how in (("PLAYERS-SEAL", {"sealed": True}), ("BLIND-ROLL", {"blind": True})):
        asked = ask_for_dice(f"1d999 # {words}")
        actions.roll_in_scene(
            table.ava, table.scene, asked, speaker=table.mara, retry_key=words, reveal_at=TOMORROW, **how
        )


def secrets_in_scenes(table: Table, readers: str) -> None:
    """A planned scene and one that not everybody reads, with all that may stand in them; and hand-outs."""
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
    for title, to in (("HELD-NOTE", ()), ("GIVEN-NOTE", [table.mara]), ("SHOWN-NOTE", None)):
        handout = actions.make_handout(table.greta, table.scene, title=title, source=f"{title}-TEXT")
        if to != ():
            actions.reveal_handout(table.greta, handout, to)


def make_world(table: Table, *, public: bool) -> World:
    table.campaign.visibility = Campaign.Visibility.PUBLIC if public else Campaign.Visibility.MEMBERS
    table.campaign.save()
    rita, fran = person("Rita"), person("Fran")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    place = Membership.objects.create(campaign=table.campaign, person=fran, role=Role.PLAYER)
    left = create_character(fran, table.campaign, name="Lefty")
    table.post(table.greta, "It begins. OPEN-TEXT", speaker=None)
    table.post(table.ava, "An open roll [[1d20 # OPEN-ROLL]]")
    whisper = table.post(
        table.ava,
        "Only for Lefty WHISPERED-POST [[1d20 # WHISPERED-ROLL]]",
        audience=(left.pk,),
    )
    mixed = table.post(
        table.ava,
        f"Seen by all OPEN-PART\n\n::: whisper {left.name}\nWHISPERED-PART [[1d6 # PART-ROLL]]\n:::\n\n"
        "::: sealed\nSEALED-WORDS\n:::\n",
    )
    table.post(table.ben, "To the GM alone GM-ONLY", audience=())
    roll_now(
        table.greta,
        table.campaign.ledger,
        ask_for_dice("1d100 # SEALED-ROLL"),
        Place(scene=table.scene.key),
        sealed=True,
    )
    seals_of_players(table)
    ask_for_secret_rolls(table)
    actions.save_draft(table.ben, table.scene, text="BEN-DRAFT", speaker="")
    lurk(table)
    secrets_in_scenes(table, Scene.Readers.SEALED if public else Scene.Readers.CAST)
    today = timezone.localdate()
    actions.announce_absence(table.ava, today, today, "AWAY-NOTE")
    actions.change_agreements(table.greta, table.campaign, lines="OUR-LINES")
    keeping.move_in(table.greta, table.scene, table.mara)
    table.mara.gm_notes = "GM-NOTES"
    table.mara.save()
    place.left_at = "2026-01-01T00:00Z"
    place.save()
    seated = {"greta", "ava", "ben", "rita"}
    reading = set(EVERYBODY) if public else seated
    people = {
        **{name: getattr(table, name) for name in ("greta", "ava", "ben", "oz")},
        "rita": rita,
        "fran": fran,
        "nobody": None,
    }
    allowed = {
        **dict.fromkeys(("OPEN-TEXT", "OPEN-ROLL", "OPEN-PART"), reading),
        **dict.fromkeys(
            ("WHISPERED-POST", "WHISPERED-ROLL", "WHISPERED-PART", "PART-ROLL", "SEALED-WORDS"),
            frozenset({"greta", "ava"}),
        ),
        "GM-ONLY": {"greta", "ben"},
        "OPEN-REQUEST": reading,
        "PRIVATE-REQUEST": {"greta", "ava"},
        "97421386": {"greta"},
        "HIDDEN-SIDE": {"greta"},
        "SEEN-BY-ALL": reading,
        "SEALED-ROLL": {"greta"},
        "PLAYERS-SEAL": {"greta", "ava"},
        "BLIND-ROLL": {"greta"},
        "BEN-DRAFT": {"ben"},
        "LURKING-FOE": {"greta"},
        "LURKING-STATE": {"greta"},
        "LURKING-TAG": {"greta"},
        "MASKED-FOE": {"greta"},
        "MASK-SEEN": reading,
        "AWAY-NOTE": seated,
        "OUR-LINES": reading,
        "GM-NOTES": {"greta", "ava"},
        **dict.fromkeys(PLANNED, frozenset({"greta"})),
        **dict.fromkeys(IN_SECRET_SCENE, frozenset({"greta", "ava"})),
        "HELD-NOTE": {"greta"},
        "HELD-NOTE-TEXT": {"greta"},
        "GIVEN-NOTE": {"greta", "ava"},
        "GIVEN-NOTE-TEXT": {"greta", "ava"},
        "SHOWN-NOTE": reading,
        "SHOWN-NOTE-TEXT": reading,
    }
    return World(table, people, whisper, mixed, allowed, pages={})


@pytest.mark.parametrize("public", [False, True], ids=["members only", "public"])
def test_each_secret_stands_exactly_where_it_may(
    table: Table, public: bool, django_capture_on_commit_callbacks: Any
) -> None:
    for who in (table.greta, table.ava, table.ben):
        choose_news(who, dict.fromkeys(NewsKind, NewsChoice.How.EACH))
    with django_capture_on_commit_callbacks(execute=True):
        world = make_world(table, public=public)
    assert mail.outbox
    wrong = []
    seen: dict[str, set[str]] = {marker: set() for marker in world.allowed}
    for who in EVERYBODY:
        for name, outlet in OUTLETS.items():
            text = outlet(world, who)
            for marker, may in world.allowed.items():
                if marker not in text:
                    continue
                seen[marker].add(who)
                if who not in may:
                    wrong.append(f"{who} reads {marker} in {name}")
    assert wrong == []
    # The sealed roll is opened by its own page; everything else that somebody may read they can find.
    expected = {
        marker: may for marker, may in world.allowed.items() if marker not in ("SEALED-ROLL", "GM-NOTES")
    }
    assert {marker: seen[marker] for marker in expected} == expected


TOKENS = re.compile(
    r"since/[\w=-]+|csrf\w*\"? value=\"\w+\"|value=\"[\w=-]{20,}\"|nonce-[\w=-]+|\"X-CSRFToken\": ?\"\w+\""
)


def without_tokens(page: str) -> str:
    return TOKENS.sub("", page)


def test_numbers_counts_and_versions_tell_an_outsider_nothing(table: Table) -> None:
    """The pages of one who may not read a whisper are the same, byte for byte, before and after it."""
    table.post(table.greta, "It begins.", speaker=None)
    looking = ["scene", "since", "permalink", "home", "campaign", "campaigns", "other character"]
    looking += ["own pace", "agreements", "members", "log"]
    world = World(table, {"ben": table.ben}, table.scene.posts.get(), table.scene.posts.get())
    for name in looking:
        OUTLETS[name](world, "ben")  # read marks are made
    before = {name: without_tokens(OUTLETS[name](world, "ben")) for name in looking}
    whisper = table.post(table.ava, "Psst", audience=())
    actions.edit_post(table.ava, whisper, {whisper.blocks.get().pk: "Psst, again"})
    after = {name: without_tokens(OUTLETS[name](world, "ben")) for name in looking}
    assert after == before
    assert table.post(table.ben, "Next").number == 2


def test_editing_a_whisper_inside_a_post_is_known_to_its_readers_alone(table: Table) -> None:
    post = table.post(table.ava, "Open\n\n::: whisper Tadeo\nsecret\n:::")
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.scene.refresh_from_db()
    token = seal_version(table.scene)
    block = post.blocks.get(source="secret")
    actions.edit_post(table.ava, post, {block.pk: "changed secret"})
    address = f"/scenes/{table.scene.pk}/since/{token}/"
    assert "<article" not in table.client(rita).get(address).content.decode()
    assert "changed secret" in table.client(table.ben).get(address).content.decode()
    page = table.client(rita).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "post__flag" not in page


def test_a_whisper_nudges_only_those_who_may_know(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    nudged: list[Any] = []
    monkeypatch.setattr(
        "campaigns.actions.posting.scene_changed", lambda scene, only=None: nudged.append(only)
    )
    table.post(table.ava, "Psst", audience=(table.tadeo.pk,))
    table.post(table.ava, "To the GM", audience=())
    assert nudged == [{table.greta.pk, table.ava.pk, table.ben.pk}, {table.greta.pk, table.ava.pk}]


def test_who_plays_a_character_now_reads_what_it_was_told(table: Table) -> None:
    table.post(table.ava, "For Tadeo alone", audience=(table.tadeo.pk,))
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.PLAYER)
    table.tadeo.player = rita
    table.tadeo.save()
    assert "For Tadeo alone" in table.client(rita).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "For Tadeo alone" not in table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_audiences_hold(table: Table, data: st.DataObject) -> None:
    """Random whispers in random posts: each seat sees just the blocks for one of its characters, on page and in policy."""
    cast = [table.mara, table.tadeo, table.ossen]
    table.post(table.greta, "All know Ossen.", speaker=table.ossen)
    whole = data.draw(st.none() | st.lists(st.sampled_from(cast), unique=True))
    parts = data.draw(st.lists(st.sampled_from(whole or cast), unique=True, max_size=2))
    author, voice = data.draw(st.sampled_from([(table.ava, table.mara), (table.ben, table.tadeo)]))
    text = "WHOLE"
    if parts and (whole is None or whole):
        text += "\n\n::: whisper " + ", ".join(one.name for one in parts) + "\nPART [[1d6 # DICE]]\n:::"
    audience = None if whole is None else tuple(sorted(one.pk for one in whole))
    post = table.post(author, text, speaker=voice, audience=audience)
    for who in (table.greta, table.ava, table.ben, table.oz):
        seat = policies.seat_of(who, table.campaign)
        if not seat.may_read_campaign():
            continue
        mine = {one.pk for one in cast if one.player_id == who.pk}
        for block in Block.objects.filter(post=post):
            heard = seat.is_gm or block.audience is None or bool(mine & set(block.audience))
            assert policies.visible_blocks(seat, Block.objects.filter(pk=block.pk)).exists() is heard
            if block.audience is not None:
                assert heard is (who.pk in people_in(table.campaign, block.audience))
                assert voice.pk in block.audience
            if block.roll:
                assert block.roll.audience == block.audience

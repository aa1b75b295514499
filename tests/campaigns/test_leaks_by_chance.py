"""Random posts for random audiences through the outlets: what the leak test does not think of, chance may."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.core import mail
from django.db import transaction
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from accounts.models import NewsChoice, NewsKind
from accounts.unsubscribing import choose_news
from campaigns import actions, policies, ready
from campaigns.audiences import people_in
from campaigns.live import seal_version
from campaigns.models import Block, Membership, Post, Role, Scene
from tests.campaigns.every_secret import World
from tests.table import Table, person


@dataclass
class Part:
    """A piece of a random post: its marker, for whom it is (None: as the whole post), and what kind of text."""

    marker: str
    names: tuple[str, ...] | None
    kind: str


@dataclass
class Written:
    """A random post: by whom, for whom (None: everyone), its parts, and what was done to it."""

    author: str
    whole: tuple[str, ...] | None
    parts: list[Part]
    fate: str

    @cached_property
    def text(self) -> str:
        written = []
        for part in self.parts:
            words = f"{part.marker} [[1d6 # {part.marker}-ROLL]]" if part.kind == "roll" else part.marker
            if part.kind == "ooc":
                words = f"::: ooc\n{words}\n:::"
            elif part.kind == "spoiler":
                words = f"::: spoiler\n{words}\n:::"
            if part.names is not None:
                words = f"::: whisper {', '.join(part.names)}\n{words}\n:::"
            written.append(words)
        return "\n\n".join(written)

    def readers(self, part: Part) -> set[str]:
        """Who may read a part: by the rule as people know it, in words of its own."""
        audience = part.names if part.names is not None else self.whole
        if audience is None:
            return {"greta", "ava", "ben", "rita"}
        plays = {"Mara": "ava", "Tadeo": "ben"}
        return {"greta", self.author, *(plays[name] for name in audience if name in plays)}


@st.composite
def written(draw: Any) -> Written:
    cast = ["Mara", "Tadeo", "Ossen"]
    whole = draw(st.none() | st.lists(st.sampled_from(cast), unique=True, max_size=3).map(tuple))
    parts = []
    for place in range(draw(st.integers(1, 3))):
        names = None
        if whole is None or whole:
            names = draw(
                st.none() | st.lists(st.sampled_from(whole or cast), unique=True, min_size=1).map(tuple)
            )
        # A roll in an aside or a spoiler would stand after it.
        parts.append(
            Part(f"MARK-{place}-X", names, draw(st.sampled_from(["text", "ooc", "spoiler", "roll"])))
        )
    fate = draw(st.sampled_from(["stands", "stands", "edited", "hidden", "removed", "moved"]))
    return Written(draw(st.sampled_from(["ava", "ben"])), whole, parts, fate)


@settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(one=written())
def test_any_audiences_hold_in_every_outlet(
    table: Table, one: Written, django_capture_on_commit_callbacks: Any
) -> None:
    """Random posts for random audiences, standing, edited, hidden, removed or moved: each reader finds just what is for them."""
    with transaction.atomic():
        rita = person("Rita")
        Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
        mail.outbox.clear()
        for who in (table.greta, table.ava, table.ben, rita):
            choose_news(who, dict.fromkeys(NewsKind, NewsChoice.How.EACH))
        world = World(
            table,
            {
                "greta": table.greta,
                "ava": table.ava,
                "ben": table.ben,
                "rita": rita,
                "oz": table.oz,
                "nobody": None,
            },
            [],
        )
        table.post(table.greta, "All know Ossen.", speaker=table.ossen)
        tower = actions.create_scene(table.greta, table.campaign, title="The tower")
        names = {"Mara": table.mara.pk, "Tadeo": table.tadeo.pk, "Ossen": table.ossen.pk}
        audience = None if one.whole is None else tuple(sorted(names[name] for name in one.whole))
        author = getattr(table, one.author)
        with django_capture_on_commit_callbacks(execute=True):
            post = table.post(author, one.text, audience=audience)
        sent = list(mail.outbox)
        check_policies(table, post)
        suffer(table, post, one, tower)
        read = {who: everything_of(world, who, post) for who in world.people}
        for part in one.parts:
            readers = one.readers(part)
            told = {
                who
                for who, account in world.people.items()
                if any(
                    account and account.email in message.to and part.marker in message.body
                    for message in sent
                )
            }
            assert told <= readers - {one.author}
            found = {who for who, text in read.items() if part.marker in text}
            if one.fate in ("hidden", "removed") and part.kind != "roll":
                assert found == set()
            else:
                assert found == readers
        table.clients.clear()
        ready.forget_all()  # the next example has the same versions
        transaction.set_rollback(True)


def suffer(table: Table, post: Post, one: Written, tower: Scene) -> None:
    """What was done to a post."""
    match one.fate:
        case "edited":
            texts = post.blocks.filter(roll=None)
            actions.edit_post(
                getattr(table, one.author), post, {block.pk: f"{block.source}\n\nmore" for block in texts}
            )
        case "hidden":
            actions.hide_post(table.greta, post)
        case "removed":
            actions.remove_post(getattr(table, one.author), post)
        case "moved":
            actions.move_posts(table.greta, [post], tower)


def everything_of(world: World, who: str, post: Post) -> str:
    """The outlets that tell of one post: some read it for the first time, so that what is new comes before the scene."""
    scene = Post.objects.get(key=post.key).scene_id
    slug = world.table.campaign.slug
    addresses = [
        "/new/",
        f"/scenes/{scene}/since/{seal_version(Scene(pk=scene, version=0))}/",
        f"/scenes/{scene}/",
        f"/scenes/{scene}/posts/?paper=1",
        f"/posts/{post.key}/",
        "/search/?q=mark",
        f"/campaigns/{slug}/search/?q=mark",
        f"/campaigns/{slug}/rolls/",
        f"/api/campaigns/{slug}/ledger",
        "/notifications/",
    ]
    pages = [world.get(who, address) for address in addresses]
    pages.append(world.post(who, f"/posts/{post.key}/quote/", {"audience": "gm"}))
    return "\n".join(pages).replace("<mark>", "").replace("</mark>", "")


def check_policies(table: Table, post: Post) -> None:
    """Filters, checks and nudges say the same of each block."""
    for who in (table.greta, table.ava, table.ben):
        seat = policies.seat_of(who, table.campaign)
        for block in Block.objects.filter(post=post):
            heard = seat.is_in(block.audience)
            assert policies.visible_blocks(seat, Block.objects.filter(pk=block.pk)).exists() is heard
            if block.audience is not None:
                assert post.speaker_id in block.audience
                assert heard is (who.pk in people_in(table.campaign, block.audience))
            if block.roll:
                assert block.roll.audience == block.audience

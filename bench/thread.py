"""A scene's page with 100, 10,000 and 100,000 posts: cost, statements, bytes, against a bare page; catching up; searching.

Runs in a data folder of its own (DATA_DIR, else a temporary one) with the embedded server, or on DATABASE_URL. Nothing else
should use that database. Pages are asked for as a browser does, through all middleware, by somebody signed in who has read
everything. ``script/bench thread quick`` leaves the largest scene out.
"""

from __future__ import annotations

import datetime
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

SIZES = (100, 10_000, 100_000)
POSTS_A_PAGE = 25
ROLLS_A_PAGE = 5
ROUNDS = 30
MOST_RATIO_OF_SIZES = 1.15
MOST_STATEMENTS = 12
MOST_BYTES = 60_000
LEAST_RATIO_TO_BARE = 0.4
WORDS = [
    "la",
    "campana",
    "de",
    "la",
    "torre",
    "suena",
    "otra",
    "vez",
    "y",
    "nadie",
    "en",
    "el",
    "pueblo",
    "levanta",
    "la",
    "vista",
    "salvo",
    "el",
    "viejo",
    "que",
    "cuenta",
    "los",
    "golpes",
    "con",
    "los",
    "dedos",
    "mientras",
    "el",
    "viento",
    "trae",
    "ceniza",
    "desde",
    "el",
    "norte",
    "y",
    "los",
    "caballos",
    "se",
    "niegan",
    "a",
    "cruzar",
    "el",
    "puente",
    "de",
    "piedra",
    "que",
    "lleva",
    "a",
    "casa",
]


def main() -> None:
    sizes = SIZES[:2] if "quick" in sys.argv[1:] else SIZES
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("DATA_DIR", folder)
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["RATE_LIMITS"] = "off"
        import django

        django.setup()
        from django.conf import settings
        from django.core.management import call_command

        from config.database import database_running

        settings.ROOT_URLCONF = "bench._bare_page"
        call_command("collectstatic", interactive=False, verbosity=0)
        with database_running(forgetful=True):
            call_command("migrate", verbosity=0)
            enough = Bench(sizes).run()
    sys.exit(0 if enough else 1)


class Bench:
    def __init__(self, sizes: tuple[int, ...]) -> None:
        from django.test import Client

        from accounts.models import User
        from campaigns.actions import create_campaign
        from campaigns.models import Membership, Role
        from characters.actions import create_character

        self.sizes = sizes
        self.people = [
            User.objects.create(username=f"bench-{name}", email=f"{name}@example.org", display_name=name)
            for name in ("Greta", "Ava", "Ben")
        ]
        self.gm, self.ava, self.ben = self.people
        self.campaign = create_campaign(self.gm, title="Bench", system="dice", language="es")
        for person in (self.ava, self.ben):
            Membership.objects.create(campaign=self.campaign, person=person, role=Role.PLAYER)
        self.cast = [
            create_character(person, self.campaign, name=f"{person}'s") for person in (self.ava, self.ben)
        ]
        self.client = Client(SERVER_NAME="localhost")
        self.client.force_login(self.ava)
        self.fine = True

    def run(self) -> bool:
        self.scenes = {size: self.scene_with(size) for size in (1, POSTS_A_PAGE, *self.sizes)}
        self.settle()
        self.pages()
        self.statements_and_bytes()
        self.against_bare()
        self.catching_up()
        self.searching()
        return self.fine

    # --- Scenes

    def scene_with(self, size: int) -> Any:
        from campaigns.actions import create_scene
        from campaigns.actions.turns import join_cast
        from campaigns.models import Block, Post
        from prose import render

        chance = random.Random(size)  # noqa: S311 - texts, not dice
        scene = create_scene(self.gm, self.campaign, title=f"Scene of {size}")
        began = datetime.datetime.now(datetime.UTC) - datetime.timedelta(minutes=size + 10)
        for first in range(1, size + 1, 5000):
            posts = Post.objects.bulk_create(
                Post(
                    scene=scene,
                    number=number,
                    author=self.people[1 + number % 2],
                    speaker=self.cast[number % 2],
                    retry_key=f"bench-{size}-{number}",
                    version=number,
                    first_version=number,
                    created_at=began + datetime.timedelta(minutes=number),
                )
                for number in range(first, min(first + 5000, size + 1))
            )
            sources = [" ".join(chance.choices(WORDS, k=80)) for _post in posts]
            if first + 5000 > size:
                sources[-1] += " aguja"
            Block.objects.bulk_create(
                Block(post=post, position=0, kind="text", source=source, html=render(source))
                for post, source in zip(posts, sources, strict=True)
            )
        scene.last_number = scene.version = size
        scene.save()
        for character in self.cast:
            join_cast(scene, character, person=self.gm, now=began, said=False)
        for page in self.pages_of(size).values():
            self.roll_on(scene, page)
        return scene

    def pages_of(self, size: int) -> dict[str, int]:
        last = (size - 1) // POSTS_A_PAGE + 1
        return {"first": 1, "middle": (last + 1) // 2, "last": last}

    def roll_on(self, scene: Any, page: int) -> None:
        """Real rolls in some posts of a page."""
        from campaigns.models import Block, Post
        from rules.actions import Place, roll_now
        from rules.asking import ask_for_dice

        first = (page - 1) * POSTS_A_PAGE + 1
        for number in range(first, first + POSTS_A_PAGE, POSTS_A_PAGE // ROLLS_A_PAGE):
            post = Post.objects.filter(scene=scene, number=number).first()
            if post is None or post.blocks.count() > 1:
                continue
            ask = ask_for_dice("2d20kh1+5 vs 15 by 5 # Trepar el muro")
            roll = roll_now(
                post.author,
                self.campaign.ledger,
                ask,
                Place(scene=scene.key, character=post.speaker, post_key=post.key),
            )
            Block.objects.create(post=post, position=1, kind="roll", roll=roll)

    def settle(self) -> None:
        """Everything is read, and the planner knows how many rows there are."""
        from django.db import connection

        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")
        for size, scene in self.scenes.items():
            for page in sorted(set(self.pages_of(size).values())):
                self.get(f"/scenes/{scene.pk}/?page={page}")
            self.client.post(f"/scenes/{scene.pk}/read/", {"all": "1"})

    # --- What is measured

    def pages(self) -> None:
        print(f"A page of {POSTS_A_PAGE} posts, {ROLLS_A_PAGE} with a roll; median of {ROUNDS}:")
        addresses = {
            (size, name): f"/scenes/{self.scenes[size].pk}/?page={page}"
            for size in self.sizes
            for name, page in self.pages_of(size).items()
        }
        took = self.turn_about({key: self.asking(address) for key, address in addresses.items()})
        for size in self.sizes:
            line = ", ".join(
                f"{name} {took[size, name] * 1000:.2f} ms" for name in ("first", "middle", "last")
            )
            print(f"  {size:>7} posts: {line}")
        for name in ("first", "middle", "last"):
            costs = [took[size, name] for size in self.sizes]
            self.say(f"{name} page, dearest size to cheapest", max(costs) / min(costs), MOST_RATIO_OF_SIZES)

    def statements_and_bytes(self) -> None:
        counts = {}
        for size in (1, POSTS_A_PAGE, *self.sizes):
            for name, page in self.pages_of(size).items():
                address = f"/scenes/{self.scenes[size].pk}/?page={page}"
                counts[size, name], length = self.statements(address)
                if size == self.sizes[-1]:
                    self.say(f"bytes of the {name} page of {size} posts", length, MOST_BYTES)
        self.say("statements a page, at most", max(counts.values()), MOST_STATEMENTS)
        print(
            f"    with 1 post {counts[1, 'last']}, with {POSTS_A_PAGE} posts {counts[POSTS_A_PAGE, 'last']}"
        )
        self.fine &= counts[1, "last"] == counts[POSTS_A_PAGE, "last"]

    def against_bare(self) -> None:
        scene = self.scenes[self.sizes[-1]]
        address = f"/scenes/{scene.pk}/?page={self.pages_of(self.sizes[-1])['middle']}"
        length = len(self.get(address).content)
        bare = f"/bench/bare/?length={length}"
        assert abs(len(self.get(bare).content) - length) < 100
        work = {"thread": self.asking(address), "bare": self.asking(bare)}
        took = self.turn_about(work, 10 * ROUNDS, quickest=True)
        print(
            f"Pages of {length} bytes a second: thread {1 / took['thread']:.0f}, bare Django {1 / took['bare']:.0f}"
        )
        self.say("thread to bare", took["bare"] / took["thread"], LEAST_RATIO_TO_BARE, least=True)

    def catching_up(self) -> None:
        from campaigns.actions import publish_post
        from campaigns.composition import compose
        from campaigns.live import seal_version
        from campaigns.models import Scene

        for size in self.sizes:
            scene = Scene.objects.select_related("campaign__ledger").get(pk=self.scenes[size].pk)
            token = seal_version(scene)
            publish_post(
                self.ben,
                scene,
                compose(self.campaign, "Uno nuevo."),
                speaker=self.cast[1],
                retry_key=f"since-{size}",
            )
            last = self.pages_of(size + 1)["last"]
            address = f"/scenes/{scene.pk}/since/{token}/?page={last}"
            assert self.get(address).content.count(b"<article") == 1
            took = self.turn_about({"since": self.asking(address)})["since"]
            count, length = self.statements(address)
            print(
                f"Catching up by one post in {size}: {took * 1000:.2f} ms, {count} statements, {length} bytes"
            )

    def searching(self) -> None:
        size = self.sizes[-1]
        for words, said in (("aguja", "a rare word"), ("caballo puente", "two words of most posts")):
            for address in (f"/campaigns/{self.campaign.slug}/search/?q={words}", f"/search/?q={words}"):
                assert b"<mark>" in self.get(address).content
                took = self.turn_about({"search": self.asking(address)}, 10)["search"]
                print(f"Searching {size} posts for {said}, {address.partition('?')[0]}: {took * 1000:.1f} ms")

    # --- How

    def get(self, address: str) -> Any:
        answer = self.client.get(address)
        assert answer.status_code == 200, (address, answer.status_code)
        return answer

    def asking(self, address: str) -> Callable[[], Any]:
        return lambda: self.get(address)

    def statements(self, address: str) -> tuple[int, int]:
        from django.db import connection
        from django.test.utils import CaptureQueriesContext

        self.get(address)
        with CaptureQueriesContext(connection) as caught:
            length = len(self.get(address).content)
        return len(caught), length

    def turn_about(
        self, work: dict[Any, Callable[[], Any]], rounds: int = ROUNDS, *, quickest: bool = False
    ) -> dict[Any, float]:
        """The median of the seconds that each takes, all turn about, so that a busy moment of the machine meets each; ``quickest``:
        what the quickest tenth takes at most, which other programs have disturbed least."""
        took: dict[Any, list[float]] = {key: [] for key in work}
        for _round in range(3):
            for do in work.values():
                do()
        for _round in range(rounds):
            for key, do in work.items():
                began = time.perf_counter()
                do()
                took[key].append(time.perf_counter() - began)
        if quickest:
            return {key: statistics.quantiles(times, n=10)[0] for key, times in took.items()}
        return {key: statistics.median(times) for key, times in took.items()}

    def say(self, what: str, value: float, wanted: float, *, least: bool = False) -> None:
        fine = value >= wanted if least else value <= wanted
        self.fine &= fine
        written = f"{value:.2f}" if isinstance(value, float) else str(value)
        print(
            f"  {'ok ' if fine else 'NOT'} {what}: {written} ({'at least' if least else 'at most'} {wanted})"
        )


def paragraphs(length: int) -> Iterator[str]:
    """Texts that fill a bare page of a length."""
    for _post in range(POSTS_A_PAGE):
        yield "x" * max(0, length // POSTS_A_PAGE - len("<article><p></p></article>\n"))


if __name__ == "__main__":
    main()

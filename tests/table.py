"""The same few people in every test: Greta the GM, Ava and Ben her players, Oz the outsider, one campaign, one open scene."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from campaigns import actions
from campaigns.composition import compose
from campaigns.models import Campaign, Membership, Post, Role, Scene
from characters.actions import create_character
from characters.models import Character

_numbers = itertools.count(1)


def person(name: str) -> User:
    return User.objects.create_user(
        username=name.lower(), email=f"{name.lower()}@example.org", password="secret", display_name=name
    )


@dataclass
class Table:
    """A campaign with its people. ``mara`` is Ava's character, ``tadeo`` Ben's, ``ossen`` an NPC."""

    greta: User
    ava: User
    ben: User
    oz: User
    campaign: Campaign
    scene: Scene
    mara: Character
    tadeo: Character
    ossen: Character
    clients: dict[int | None, Client] = field(default_factory=dict)

    def post(self, author: User, text: str, *, speaker: Any = "own", **given: Any) -> Post:
        """A post by ``author``, as their own character unless told otherwise."""
        if speaker == "own":
            speaker = {self.ava.pk: self.mara, self.ben.pk: self.tadeo}.get(author.pk)
        scene = given.pop("scene", self.scene)
        given.setdefault("retry_key", f"retry-{next(_numbers)}")
        composition = compose(self.campaign, text, person=author, audience=given.pop("audience", None))
        return actions.publish_post(author, scene, composition, speaker=speaker, **given)

    def client(self, who: User | None) -> Client:
        """A browser in which ``who`` is signed in; None: a stranger without an account."""
        key = who.pk if who else None
        if key not in self.clients:
            self.clients[key] = Client()
            if who:
                self.clients[key].force_login(who)
        return self.clients[key]


@pytest.fixture
def table(db: None) -> Table:
    greta, ava, ben, oz = (person(name) for name in ("Greta", "Ava", "Ben", "Oz"))
    campaign = actions.create_campaign(
        greta, title="The Salt Road", system="dice", language="en", visibility=Campaign.Visibility.MEMBERS
    )
    for player in (ava, ben):
        Membership.objects.create(campaign=campaign, person=player, role=Role.PLAYER)
    return Table(
        greta=greta,
        ava=ava,
        ben=ben,
        oz=oz,
        campaign=campaign,
        scene=actions.create_scene(greta, campaign, title="The well"),
        mara=create_character(ava, campaign, name="Mara"),
        tadeo=create_character(ben, campaign, name="Tadeo"),
        ossen=create_character(greta, campaign, name="Ossen", npc=True),
    )


Told = Callable[..., Any]


@pytest.fixture
def committed(django_capture_on_commit_callbacks: Any) -> Told:
    """Does something as if its transaction were committed: whoever is to be told is told."""

    def do(function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        with django_capture_on_commit_callbacks(execute=True):
            return function(*given, **named)

    return do

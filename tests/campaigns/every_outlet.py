"""All that leaves the server for somebody: every address that it has, and what is no address.

Whoever adds an address is included (``every_address``). To add an outlet of another kind, add a line to ``OUTLETS``: a name and a
function that gives all that a person gets there as one text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.core import mail
from django.http import HttpRequest, HttpResponse
from django.views import defaults

from campaigns.live import seal_version
from campaigns.models import DraftVersion, Handout, Picture, Post, RollRequest, Scene, SealedNote
from characters.models import Character
from rules import pictures
from rules.models import Roll
from tests.campaigns.every_address import every_address
from tests.campaigns.every_secret import World

FOR_ANYBODY = ("ben", "nobody")
"""Who asks for what answers everybody alike: one who is signed in, and one who is not."""


def addresses(world: World, *, alike: bool = True) -> list[str]:
    """Every address, and those whose query makes another page of them. ``alike``: also those that answer everybody alike."""
    table = world.table
    scenes = list(Scene.objects.filter(campaign=table.campaign).order_by("pk"))
    main, secret = table.scene.pk, [scene.pk for scene in scenes if not scene.is_for_all]
    token = {scene.pk: seal_version(Scene(pk=scene.pk, version=0)) for scene in scenes}
    rolls = list(Roll.objects.order_by("number"))
    codes = [roll.code for roll in rolls] if alike else []
    keys = [post.key for post in world.posts]
    unknown = list(Character.objects.filter(player=None).order_by("pk").values_list("pk", flat=True))
    found = every_address(
        {
            "slug": [table.campaign.slug],
            "scene_id": [main],
            "sealed": [token[main]],
            "number": [1],
            "slot": [0],
            "campaigns/number": [roll.number for roll in rolls],
            "scenes/number": [1],
            "scenes/key": ["nothing"],
            "r/code": codes,
            "api/code": [roll.code for roll in rolls],
            "key": keys,
            "pictures/key": [picture.key for picture in Picture.objects.all()],
            "leave": ["1wPz3k:forged"],
            "draft-versions/pk": [version.pk for version in DraftVersion.objects.all()],
            "notes/pk": [note.pk for note in SealedNote.objects.all()],
            "hand-outs/pk": [handout.pk for handout in Handout.objects.all()],
            "requests/pk": [request.pk for request in RollRequest.objects.all()],
            "pk": [table.mara.pk, unknown[-1]],
            "settings/pk": [1],
            "proposal": [1],
            "character_id": [table.mara.pk],
            "token": ["forged"],
            "system": [table.campaign.system],
            "format": ["json"],
        }
    )
    in_scene = f"/scenes/{main}/"
    of_scene = [one.removeprefix(in_scene) for one in found if one.startswith(in_scene)]
    return [
        *found,
        *(
            f"/scenes/{scene}/{rest.replace(token[main], token[scene])}"
            for scene in secret
            for rest in of_scene
        ),
        *(f"/scenes/{scene.pk}/posts/?paper=1" for scene in scenes),
        *(
            f"/scenes/{scene}/posts/?{query}"
            for scene in (main, *secret)
            for query in ("rolls=on", "voice=ic", "voice=ooc")
        ),
        *(f"/scenes/{main}/posts/?character={pk}" for pk in [table.mara.pk, *unknown[:2]]),
        *(f"/scenes/{scene.pk}/?page=1" for scene in scenes if scene.is_for_all),
        *(f"/scenes/{main}/?quote={key}" for key in keys[:2]),
        *(f"/characters/{pk}/" for pk in unknown[:-1]),
        *(f"/posts/{key}/" for key in Post.objects.values_list("key", flat=True) if key not in keys),
        f"/new/next/?after={main}",
        *(
            f"/oembed?url=http://testserver/r/{code}&format={form}"
            for code in codes
            for form in ("json", "xml")
        ),
    ]


Outlet = Callable[[World, str], str]


def every_page(world: World, who: str) -> str:
    """What takes forms alone says so to everybody alike, and is asked once; ``forged`` sends it forms."""
    told = {}
    for address in addresses(world, alike=who in FOR_ANYBODY):
        if address not in world.for_forms:
            told[address] = world.get(who, address)
            if told[address].startswith("405 "):
                world.for_forms.append(address)
    return "\n".join(f"{address} {text}" for address, text in told.items())


def drawn(world: World, who: str) -> str:
    """The words in the pictures of all rolls and in their addresses, which are for anybody."""
    return "\n".join(
        f"{pictures.picture_of(roll)} {pictures.picture_path(roll, 'card')}" for roll in Roll.objects.all()
    )


def quotes(world: World, who: str) -> str:
    """What each post gives when it is quoted to everyone and to Mara alone."""
    mara = {"audience": "choose", "readers": [str(world.table.mara.pk)]}
    told = []
    for post in Post.objects.all():
        address = f"/posts/{post.key}/quote/"
        told.append(world.post(who, address, {"audience": "everyone"}))
        if not told[-1].startswith("404 "):
            told.append(world.post(who, address, mara))
    return "\n".join(told)


def searches(world: World, who: str) -> str:
    """Everything that some plain words find, with and without the question for rolls; the marks would cut our markers in two."""
    words = "whispered or open or sealed or gm or draft or notes or hidden or edited or bens or removed or moved or soon"
    pages = [
        world.get(who, f"{address}?q={words}&{more}")
        for address in ("/search/", f"/campaigns/{world.table.campaign.slug}/search/")
        for more in ("", "rolls=on&voice=ic")
    ]
    return "\n".join(pages).replace("<mark>", "").replace("</mark>", "")


def previews(world: World, who: str) -> str:
    """What a preview tells as each would see it: of what one writes oneself, and of whom one could name."""
    address = f"/scenes/{world.table.scene.pk}/write/"
    naming = "Mine. [[#1]] [[#2]] @UNMET-NPC\n\n::: whisper UNMET-NPC\nPsst\n:::"
    seen_by = ["reader", "outsider", *map(str, Character.objects.values_list("pk", flat=True))]
    sent = {"do": "preview", "audience": "everyone"}
    told = [world.post(who, address, {**sent, "text": words}) for words in ("Mine.", naming)]
    told += [
        world.post(
            who, address, {**sent, "text": "Mine. [[#1]]", "view_as": eyes}, headers={"HX-Request": "true"}
        )
        for eyes in seen_by
    ]
    own_words = ("@UNMET-NPC", "whisper UNMET-NPC", "“UNMET-NPC”")
    text = "\n".join(told)
    for words in own_words:
        text = text.replace(words, "")
    return text


def forged(world: World, who: str) -> str:
    """What is sent with ids that one was never given."""
    npc = Character.objects.get(name="UNMET-NPC")
    sent = {
        "text": "Mine",
        "speaker": str(npc.pk),
        "audience": "choose",
        "readers": [str(npc.pk)],
        "face": "1",
    }
    answers = [
        world.post(who, f"/scenes/{scene.pk}/{where}/", sent)
        for scene in Scene.objects.all()
        for where in ("draft/save", "draft", "tray")
    ]
    answers += [
        world.post(who, f"/draft-versions/{one.pk}/restore/", {}) for one in DraftVersion.objects.all()
    ]
    if who == "oz":  # who can change nothing that others would read afterwards
        answers += [world.post(who, address, sent) for address in world.for_forms]
    return "\n".join(answers)


def mails(world: World, who: str) -> str:
    account = world.people[who]
    return "\n".join(
        f"{message.subject}\n{message.body}\n{message.alternatives}"  # type: ignore[attr-defined]
        for message in mail.outbox
        if account and account.email in message.recipients()
    )


OUTLETS: dict[str, Outlet] = {
    "mail": mails,
    "every page": every_page,
    "pictures of rolls": drawn,
    "quotes": quotes,
    "search": searches,
    "previews": previews,
    "forged forms": forged,
}


def check_world(world: World) -> None:
    """Each secret stands exactly where it may, in every outlet."""
    wrong = []
    seen: dict[str, set[str]] = {marker: set() for marker in world.allowed}
    for who in world.people:
        for name, outlet in OUTLETS.items():
            text = outlet(world, who)
            for marker, may in world.allowed.items():
                if marker in text:
                    seen[marker].add(who)
                    if who not in may:
                        place = text.index(marker)
                        around = text[max(0, place - 150) : place + 50]
                        wrong.append(f"{who} reads {marker} in {name}: {around}")
    for marker, may in world.allowed.items():
        if marker not in world.buried:
            wrong += [f"{who} finds {marker} nowhere" for who in sorted(may - seen[marker])]
    assert not wrong, "\n\n".join(wrong)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """Thousands of pages: sessions lie in memory, no cards are drawn as pictures, and the pages "not found" and "not yours to do"
    are drawn once for each person, then only their own words given."""
    settings.SESSION_ENGINE = "django.contrib.sessions.backends.cache"
    monkeypatch.setattr("rules.pictures._draw", lambda roll: None)
    drawn_for: set[tuple[int, int | None]] = set()

    def short(page: Callable[..., HttpResponse], status: int) -> Callable[..., HttpResponse]:
        def answer(request: HttpRequest, exception: Exception) -> HttpResponse:
            reader = (status, request.user.pk)
            if reader in drawn_for:
                return HttpResponse(str(exception), status=status)
            drawn_for.add(reader)
            return page(request, exception)

        return answer

    monkeypatch.setattr("config.urls.handler404", short(defaults.page_not_found, 404), raising=False)
    monkeypatch.setattr("config.urls.handler403", short(defaults.permission_denied, 403), raising=False)

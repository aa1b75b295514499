"""The leak test once more, without naming outlets: every address of the site is asked for every kind of secret by everybody.

Whoever adds an address is included (``every_address``). To add an outlet of another kind, add a line to ``OUTLETS``: a name and a
function that gives all that a person gets there as one text. To add a secret, add its marker and who may read it in ``make_world``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from django.core import mail
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db.models import Q

from accounts.models import NewsChoice, NewsKind, User
from accounts.tokens import create_token
from accounts.unsubscribing import choose_news
from campaigns import actions
from campaigns.live import seal_version
from campaigns.models import (
    Campaign,
    DraftVersion,
    Membership,
    Picture,
    Post,
    Reaction,
    Role,
    Scene,
    SealedNote,
)
from characters.actions import create_character
from characters.models import Character
from rules import pictures
from rules.actions import roll_now
from rules.actions.rolling import Place
from rules.asking import ask_for_dice
from rules.models import Roll
from tests.campaigns.every_address import every_address
from tests.campaigns.test_leaks import lurk
from tests.campaigns.test_pictures_and_quotes import png
from tests.table import Table, person

EVERYBODY = ("greta", "ava", "ben", "rita", "fran", "oz", "nobody")
"""The game master, her players, a reader, a former player, an outsider, and somebody without an account."""


@dataclass
class World:
    """A campaign with every kind of secret. ``allowed``: marker → names of those who may read it; ``buried``: those of them that
    nobody needs to find anywhere any more, since they were hidden, removed or sealed."""

    table: Table
    people: dict[str, User | None]
    posts: list[Post]
    allowed: dict[str, set[str]] = field(default_factory=dict)
    buried: set[str] = field(default_factory=set)
    keys: dict[str, str] = field(default_factory=dict)

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

    def post(self, who: str, address: str, sent: dict[str, Any]) -> str:
        answer = self.table.client(self.people[who]).post(address, sent, follow=True)
        return answer.content.decode(errors="replace")

    @property
    def addresses(self) -> list[str]:
        """Every address, and those whose query makes another page of them."""
        table = self.table
        scenes = [scene.pk for scene in Scene.objects.filter(campaign=table.campaign)]
        rolls = list(Roll.objects.filter(Q(audience__isnull=False) | Q(sealed=True)).order_by("number"))
        keys = [post.key for post in self.posts]
        found = every_address(
            {
                "slug": [table.campaign.slug],
                "scene_id": scenes[:1],
                "sealed": [seal_version(Scene(pk=scenes[0], version=0))],
                "number": [1],
                "slot": [0],
                "campaigns/number": [roll.number for roll in rolls],
                "scenes/number": [1],
                "scenes/key": ["nothing"],
                "code": [roll.code for roll in rolls],
                "key": keys,
                "pictures/key": [picture.key for picture in Picture.objects.all()],
                "draft-versions/pk": [version.pk for version in DraftVersion.objects.all()],
                "notes/pk": [note.pk for note in SealedNote.objects.all()],
                "pk": [
                    one.pk
                    for one in Character.objects.filter(campaign=table.campaign).exclude(player=table.ben)
                ],
                "settings/pk": [1],
                "proposal": [1],
                "character_id": [table.mara.pk],
                "token": ["forged"],
                "system": [table.campaign.system],
                "format": ["json"],
            }
        )
        return [
            *found,
            *(f"/scenes/{scene}/?page=1" for scene in scenes[1:]),
            *(
                f"/scenes/{scenes[0]}/posts/?{query}"
                for query in ("paper=1", "rolls=on", "voice=ic", "voice=ooc")
            ),
            *(
                f"/scenes/{scenes[0]}/posts/?character={one.pk}"
                for one in Character.objects.filter(name__in=("Mara", "UNMET-NPC"))
            ),
            *(f"/scenes/{scenes[0]}/?quote={key}" for key in keys[:2]),
            *(
                f"/oembed?url=http://testserver/r/{roll.code}&format={form}"
                for roll in rolls
                for form in ("json", "xml")
            ),
        ]


Outlet = Callable[[World, str], str]


def every_page(world: World, who: str) -> str:
    return "\n".join(f"{address} {world.get(who, address)}" for address in world.addresses)


def drawn(world: World, who: str) -> str:
    """The words in the pictures of all rolls and in their addresses, which are for anybody."""
    return "\n".join(
        f"{pictures.picture_of(roll)} {pictures.picture_path(roll, 'card')}" for roll in Roll.objects.all()
    )


def quotes(world: World, who: str) -> str:
    """What each post gives when it is quoted to everyone and to Mara alone."""
    asked = [
        {"audience": "everyone"},
        {"audience": "choose", "readers": [str(world.table.mara.pk)]},
    ]
    return "\n".join(
        world.post(who, f"/posts/{post.key}/quote/", sent) for post in world.posts for sent in asked
    )


def searches(world: World, who: str) -> str:
    """Everything that some plain words find; the marks would cut our markers in two."""
    words = "whispered or open or sealed or gm or draft or hidden or edited or bens or removed or moved"
    pages = [
        world.get(who, f"{address}?q={words}&{more}")
        for address in ("/search/", f"/campaigns/{world.table.campaign.slug}/search/")
        for more in ("", "rolls=on&voice=ic")
    ]
    return "\n".join(pages).replace("<mark>", "").replace("</mark>", "")


def previews(world: World, who: str) -> str:
    """What a preview tells as each would see it: of what one writes oneself, and of whom one could name."""
    text = "Mine. [[#1]] [[#2]] @UNMET-NPC\n\n::: whisper UNMET-NPC\nPsst\n:::"
    seen_by = ["", "reader", "outsider", *map(str, Character.objects.values_list("pk", flat=True))]
    address = f"/scenes/{world.table.scene.pk}/write/"
    return "\n".join(
        world.post(who, address, {"do": "preview", "text": words, "view_as": eyes, "audience": "everyone"})
        .replace("@UNMET-NPC", "")
        .replace("whisper UNMET-NPC", "")
        .replace("“UNMET-NPC”", "")
        for eyes in seen_by
        for words in ("Mine.", text)
    )


def forged(world: World, who: str) -> str:
    """What is sent with ids that one was never given."""
    table = world.table
    address = f"/scenes/{table.scene.pk}"
    npc = Character.objects.get(name="UNMET-NPC")
    sent = {
        "text": "Mine",
        "speaker": str(npc.pk),
        "audience": "choose",
        "readers": [str(npc.pk)],
        "face": "1",
    }
    answers = [world.post(who, f"{address}/{where}/", sent) for where in ("draft/save", "draft", "tray")]
    answers += [
        world.post(who, f"/draft-versions/{one.pk}/restore/", {}) for one in DraftVersion.objects.all()
    ]
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


def die_of(roll: Roll) -> str:
    """A face that is nowhere else: one of a die with many sides."""
    return str(roll.dice[0][1])


def make_world(table: Table, *, public: bool) -> World:
    table.campaign.visibility = Campaign.Visibility.PUBLIC if public else Campaign.Visibility.MEMBERS
    table.campaign.pictures_allowed = True
    table.campaign.save()
    greta, ava, ben, scene = table.greta, table.ava, table.ben, table.scene
    rita, fran = person("Rita"), person("Fran")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    place = Membership.objects.create(campaign=table.campaign, person=fran, role=Role.PLAYER)
    left = create_character(fran, table.campaign, name="Lefty")
    create_character(greta, table.campaign, name="UNMET-NPC", npc=True)
    bens = create_character(greta, table.campaign, name="BENS-NPC", npc=True)
    tower = actions.create_scene(greta, table.campaign, title="The tower")

    # What stands in posts.
    table.post(greta, "It begins. OPEN-TEXT", speaker=None)
    table.post(ava, "An open roll [[1d20 # OPEN-ROLL]]")
    whispered = table.post(
        ava, "Only for Lefty WHISPERED-POST [[1d20 # WHISPERED-ROLL]]", audience=(left.pk,)
    )
    mixed = table.post(
        ava,
        "Seen by all OPEN-PART\n\n::: whisper Lefty\nWHISPERED-PART [[1d999983 # PART-ROLL]]\n\n"
        "::: ooc\nWHISPERED-ASIDE\n:::\n:::\n\n::: sealed\nSEALED-WORDS\n:::\n\n::: ooc\nOPEN-ASIDE\n:::\n",
    )
    table.post(ben, "To the GM alone GM-ONLY", audience=())
    table.post(
        greta, "From one whom Ben alone knows BENS-WHISPER", speaker=bens, audience=(table.tadeo.pk, bens.pk)
    )
    actions.add_picture(ava, scene, SimpleUploadedFile("a.png", png(), content_type="image/png"))
    picture = Picture.objects.get().get_absolute_url()
    whisper = table.post(ava, f"A picture ![]({picture})", audience=(left.pk,))
    actions.react(greta, whisper, Reaction.Kind.HEART, on=True)

    # What stood there before.
    edited = table.post(ava, "EDITED-OPENLY\n\n::: whisper Lefty\nEDITED-WHISPER\n:::")
    actions.edit_post(ava, edited, {block.pk: "changed" for block in edited.blocks.all()})
    removed = table.post(ben, "REMOVED-EDIT")
    actions.edit_post(ben, removed, {removed.blocks.get().pk: "REMOVED-POST"})
    actions.remove_post(ben, removed)
    hidden = table.post(ava, "HIDDEN-POST [[1d20 # Its roll stays]]\n\n::: whisper Lefty\nHIDDEN-PART\n:::")
    actions.hide_post(greta, hidden)
    moved = table.post(ava, "MOVED-WHISPER", audience=(left.pk,))
    actions.hide_post(greta, table.post(ava, "HIDDEN-WHISPER", audience=(left.pk,)), words="LOGGED-REASON")
    actions.move_posts(greta, [moved], tower, words="LOGGED-MOVE")

    # What stands in no post.
    roll_now(
        greta,
        table.campaign.ledger,
        ask_for_dice("1d999983 # SEALED-ROLL"),
        Place(scene=scene.key),
        sealed=True,
    )
    actions.save_draft(ben, scene, text="BEN-DRAFT, then much more, which he takes out again", speaker="")
    actions.save_draft(ben, scene, text="BEN-NEW", speaker="")
    draft = actions.save_draft(
        ava, scene, text="AVA-DRAFT [[1d20]]", speaker=str(table.mara.pk), audience=[left.pk]
    )
    roll_now(
        ava,
        table.campaign.ledger,
        ask_for_dice("1d20 # DRAFT-ROLL"),
        Place(scene=scene.key, character=table.mara, post_key=draft.key, audience=[left.pk, table.mara.pk]),
    )
    lurk(table)
    table.mara.gm_notes = "GM-NOTES"
    table.mara.save()
    place.left_at = "2026-01-01T00:00Z"
    place.save()

    seated = {"greta", "ava", "ben", "rita"}
    reading = set(EVERYBODY) if public else seated
    greta_and_ava, greta_and_ben = {"greta", "ava"}, {"greta", "ben"}
    part_roll = mixed.blocks.exclude(roll=None).get().roll
    assert part_roll
    allowed = {
        **dict.fromkeys(("OPEN-TEXT", "OPEN-ROLL", "OPEN-PART", "OPEN-ASIDE", "EDITED-OPENLY"), reading),
        **dict.fromkeys(
            (
                *("WHISPERED-POST", "WHISPERED-ROLL", "WHISPERED-PART", "WHISPERED-ASIDE", "PART-ROLL"),
                *("SEALED-WORDS", "EDITED-WHISPER", "MOVED-WHISPER", "DRAFT-ROLL", "GM-NOTES"),
                *("HIDDEN-POST", "HIDDEN-PART", "HIDDEN-WHISPER", "LOGGED-REASON", "LOGGED-MOVE"),
                *(f"PICTURE {picture}", die_of(part_roll)),
            ),
            greta_and_ava,
        ),
        **dict.fromkeys(
            ("GM-ONLY", "BENS-NPC", "BENS-WHISPER", "REMOVED-POST", "REMOVED-EDIT"), greta_and_ben
        ),
        **dict.fromkeys(("UNMET-NPC", "LURKING-FOE", "LURKING-STATE", "MASKED-FOE"), frozenset({"greta"})),
        "MASK-SEEN": reading,
        "SEALED-ROLL": {"greta"},
        "BEN-DRAFT": {"ben"},
        "BEN-NEW": {"ben"},
        "AVA-DRAFT": {"ava"},
    }
    people = {
        **{name: getattr(table, name) for name in ("greta", "ava", "ben", "oz")},
        "rita": rita,
        "fran": fran,
        "nobody": None,
    }
    buried = {"HIDDEN-POST", "HIDDEN-PART", "HIDDEN-WHISPER", "REMOVED-POST", "REMOVED-EDIT", "SEALED-ROLL"}
    return World(table, people, [whispered, mixed, edited, removed, hidden, moved], allowed, buried)


def check_world(world: World, everybody: Iterable[str]) -> None:
    """Each secret stands exactly where it may, in every outlet."""
    wrong = []
    seen: dict[str, set[str]] = {marker: set() for marker in world.allowed}
    for who in everybody:
        for name, outlet in OUTLETS.items():
            text = outlet(world, who)
            for marker, may in world.allowed.items():
                if marker in text:
                    seen[marker].add(who)
                    if who not in may:
                        place = text.index(marker)
                        wrong.append(
                            f"{who} reads {marker} in {name}: {text[max(0, place - 150) : place + 50]}"
                        )
    assert not wrong, "\n\n".join(wrong)
    expected = {
        marker: may & set(everybody) for marker, may in world.allowed.items() if marker not in world.buried
    }
    assert {marker: seen[marker] for marker in expected} == expected


def test_each_secret_stands_exactly_where_it_may(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    for who in (table.greta, table.ava, table.ben):
        choose_news(who, dict.fromkeys(NewsKind, NewsChoice.How.EACH))
    with django_capture_on_commit_callbacks(execute=True):
        world = make_world(table, public=False)
    assert mail.outbox
    check_world(world, EVERYBODY)


def test_pages_kept_for_one_are_not_shown_to_another(table: Table) -> None:
    """One after the other reads the same page, which is kept drawn, and each sees their own of it."""
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.post(table.greta, "Ossen speaks", speaker=table.ossen)
    table.post(
        table.greta,
        "FOR-ALL\n\n::: whisper Tadeo\nFOR-TADEO\n:::\n\n::: whisper Mara\nFOR-MARA\n:::",
        speaker=None,
    )
    expected = {
        table.greta: {"FOR-ALL", "FOR-TADEO", "FOR-MARA"},
        table.ava: {"FOR-ALL", "FOR-MARA"},
        table.ben: {"FOR-ALL", "FOR-TADEO"},
        rita: {"FOR-ALL"},
    }
    for _time in range(2):
        for who, markers in expected.items():
            page = table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode()
            assert {marker for marker in ("FOR-ALL", "FOR-TADEO", "FOR-MARA") if marker in page} == markers
            mine = page.count("/edit/")
            assert mine == (2 if who == table.greta else 0)

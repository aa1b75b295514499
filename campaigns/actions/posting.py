"""Publishing, changing and removing posts. A post and its rolls are one transaction."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from dataclasses import replace

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.actions import settle_roll
from characters.models import Character, Face, random_key
from rules.actions import roll_for_post, seal_words
from rules.actions.rolling import Place
from rules.models import Roll

from ..audiences import Audience, as_audience, own_voice, people_in
from ..composition import (
    PICTURE,
    BoundPiece,
    CannotCompose,
    Composition,
    Piece,
    RollPiece,
    TextPiece,
    cleaned,
    rendering,
)
from ..live import scene_changed
from ..models import Block, BlockVersion, Picture, Post, Scene, SealedNote
from ..outlets import News, tell
from ..policies import (
    Seat,
    check_edit_post,
    check_post_in_scene,
    check_remove_post,
    check_speak_as,
    known_characters,
    seat_of,
)
from ..text import MOST_CHARACTERS, BrokenParts, Part, parts
from .audit import audit, name_in_log
from .drafting import bound_rolls, check_speaker_stays, draft_of
from .locking import lock_scene, new_version_of_post
from .turns import keep_turn

WHISPERED = re.compile(r"/posts/([0-9a-f]{32})/")
OF_A_SCENE = re.compile(r"/scenes/(\d{1,15})/")


def posted_before(person: User, retry_key: str) -> Post | None:
    """The post that this form made already, when it is sent again."""
    return Post.objects.filter(author=person, retry_key=retry_key).select_related("scene").first()


@transaction.atomic
def publish_post(
    person: User,
    scene: Scene,
    composition: Composition,
    *,
    speaker: Character | None,
    face: Face | None = None,
    out_of_character: bool = False,
    retry_key: str,
    now: datetime.datetime | None = None,
) -> Post:
    """Publishes a post, draws its rolls and binds them to it, in one transaction.

    The same ``retry_key`` again gives the same post and rolls nothing. Without a speaker a GM narrates; a player then has to
    write out of character.
    """
    scene = lock_scene(scene)
    before = posted_before(person, retry_key)
    if before:
        return before
    seat = seat_of(person, scene.campaign)
    check_post_in_scene(seat, scene)
    check_speaker(seat, speaker, face, out_of_character=out_of_character)
    composition = composition.heard_by(own_voice(seat, speaker))
    check_audiences(seat, composition, speaker)
    check_texts(seat, scene, composition)

    draft = draft_of(person, scene)
    bound = bound_rolls(draft)
    composition = with_fallen_rolls(composition, bound)
    check_speaker_stays(bound, speaker)

    post = Post(
        scene=scene,
        key=draft.key if draft else random_key(),
        author=person,
        speaker=speaker,
        face=face,
        out_of_character=out_of_character,
        audience=stored(composition.audience),
        retry_key=retry_key,
        created_at=now or timezone.now(),
    )
    save_in_thread(post)
    rolls = roll_for_blocks(post, composition, bound)
    write_blocks(post, composition, rolls, bound)
    if draft:
        draft.delete()

    if post.audience is None and not out_of_character:
        keep_turn(scene, speaker, person=person, now=post.created_at)
    tell(News("posted", scene.campaign, actor=person, post=post, at=post.created_at))
    scene_changed(scene, only=people_in(scene.campaign, post.audience))
    return post


def check_speaker(
    seat: Seat, speaker: Character | None, face: Face | None, *, out_of_character: bool
) -> None:
    """Whether who sits there may speak as this character with this picture, or as nobody."""
    if speaker is not None:
        check_speak_as(seat, speaker)
    elif not out_of_character and not seat.is_gm:
        raise PermissionDenied(
            _("Choose who speaks, or post out of character: only the game master narrates.")
        )
    if face is not None and (speaker is None or face.character_id != speaker.pk):
        raise PermissionDenied(_("This picture belongs to another character. Choose again."))


def check_texts(seat: Seat, scene: Scene, composition: Composition) -> None:
    for piece in composition.pieces:
        if isinstance(piece, TextPiece):
            check_quotes(seat, scene, piece.source, piece.audience)


def save_in_thread(post: Post) -> None:
    """Gives a post its place in its locked scene. A whisper has the number of the post that it follows, so that none is missing."""
    scene = post.scene
    scene.version += 1
    if post.audience is None:
        scene.last_number += 1
    scene.save(update_fields=["last_number", "version"])
    post.number = scene.last_number
    post.version = post.first_version = scene.version
    post.save()


def roll_for_blocks(post: Post, composition: Composition, bound: list[Roll]) -> list[Roll]:
    """Makes the rolls that have not fallen yet, binds all of them to the post, and settles what they cost."""
    speaker = post.speaker
    rolling = (piece for piece in composition.pieces if not isinstance(piece, TextPiece))
    rolls = roll_for_post(
        post.author,
        post.scene.campaign.ledger,
        [
            (
                piece.ask,
                Place(
                    scene=post.scene.key,
                    character=speaker,
                    sheet=speaker.version if speaker else None,
                    post_key=post.key,
                    slot=slot,
                    audience=stored(piece.audience),
                ),
            )
            for slot, piece in enumerate(rolling)
            if isinstance(piece, RollPiece)
        ],
        post_key=post.key,
        text=lambda audience: text_of(composition, as_audience(audience)),
        bound=bound,
        now=post.created_at,
    )
    for roll in rolls:
        settle_roll(post.author, roll)
    return rolls


def stored(audience: Audience) -> list[int] | None:
    return None if audience is None else list(audience)


def write_blocks(post: Post, composition: Composition, rolls: list[Roll], bound: list[Roll]) -> None:
    """Writes what a post is made of, in order: its texts, the ``rolls`` made for it, and those ``bound`` to it that had fallen."""
    made, fallen = iter(rolls), iter(bound)
    blocks = Block.objects.bulk_create(
        text_block(post, position, piece)
        if isinstance(piece, TextPiece)
        else Block(
            post=post,
            position=position,
            kind=Block.Kind.ROLL,
            roll=next(made if isinstance(piece, RollPiece) else fallen),
            audience=stored(piece.audience),
        )
        for position, piece in enumerate(composition.pieces)
    )
    for block, piece in zip(blocks, composition.pieces, strict=True):
        if isinstance(piece, TextPiece) and piece.sealed:
            seal_note(block, piece.source)
    hang_pictures(post.author, post.scene, blocks)


def text_block(post: Post, position: int, piece: TextPiece) -> Block:
    if piece.sealed:
        return Block(post=post, position=position, kind=Block.Kind.SEALED, audience=stored(piece.audience))
    return Block(
        post=post,
        position=position,
        kind=Block.Kind.OOC if piece.out_of_character else Block.Kind.TEXT,
        source=piece.source,
        html=piece.html,
        audience=stored(piece.audience),
    )


def seal_note(block: Block, words: str) -> None:
    post = block.post
    entry, locked = seal_words(
        post.author, post.scene.campaign.ledger, "intention", words, now=post.created_at
    )
    SealedNote.objects.create(block=block, entry=entry, locked=locked)


def check_audiences(seat: Seat, composition: Composition, speaker: Character | None) -> None:
    """Whispers are for characters of this campaign that the writer knows of, and whoever writes one reads it too."""
    named = {one for piece in composition.pieces for one in piece.audience or ()}
    named.update(composition.audience or ())
    if composition.is_whispered and not seat.is_gm and own_voice(seat, speaker) is None:
        raise PermissionDenied(_("To whisper you need a character in this campaign."))
    known = known_characters(seat).filter(pk__in=named).count() if named else 0
    if known != len(named):
        raise PermissionDenied(
            _("Somebody whom you chose is not a character of this campaign. Choose again who will read it.")
        )
    if composition.audience is not None and any(
        isinstance(piece, TextPiece) and piece.sealed for piece in composition.pieces
    ):
        raise CannotCompose([_("A sealed note stands in a post for everyone, not in a whisper.")])


def check_quotes(seat: Seat, scene: Scene, source: str, audience: Audience) -> None:
    """A text that leads to a whispered post is for nobody who could not read that post, nor by one who cannot; and what stands in a
    scene that not everybody reads is quoted there alone."""
    keys = WHISPERED.findall(source)
    scenes = OF_A_SCENE.findall(source)
    if not keys and not scenes:
        return
    quoted = Scene.objects.filter(Q(pk__in=scenes) | Q(posts__key__in=keys), campaign=seat.campaign)
    if quoted.exclude(pk=scene.pk).exclude(pk__in=Scene.objects.for_all().values("pk")).exists():
        raise CannotCompose([_("You quote a scene that not everybody here reads. Take it out.")])
    for post in Post.objects.filter(key__in=keys, scene__campaign=seat.campaign).exclude(audience=None):
        within = audience is not None and set(audience) <= set(post.audience or ())
        if not seat.is_in(post.audience) or not within:
            raise CannotCompose(
                [
                    _(
                        "You quote a whisper to somebody who has not read it. Choose the same readers, or take it out."
                    )
                ]
            )


def hang_pictures(person: User, scene: Scene, blocks: Iterable[Block]) -> None:
    """Shows the writer's own pictures to those who read the blocks in which they stand."""
    for block in blocks:
        keys = PICTURE.findall(block.source)
        if keys or block.edited_at:
            block.pictures.set(Picture.objects.filter(campaign=scene.campaign, uploader=person, key__in=keys))


def with_fallen_rolls(composition: Composition, bound: list[Roll]) -> Composition:
    """Puts the rolls that have fallen for a draft where they stand in its text: in the order in which they fell, none left out,
    none that is not its own. Those whose places were deleted come at the end. None is shown to more or fewer than it fell for."""
    by_number = {roll.number: as_audience(roll.audience) for roll in bound}
    for piece in composition.pieces:
        if isinstance(piece, BoundPiece) and piece.number not in by_number:
            raise CannotCompose(
                [
                    _("[[#%(number)s]] is not a roll of this post. Take it out, or write dice there.")
                    % {"number": piece.number}
                ]
            )
    waiting = [roll.number for roll in bound]
    placed: list[Piece] = []
    for piece in composition.pieces:
        if not isinstance(piece, BoundPiece):
            placed.append(piece)
        elif waiting:
            placed.append(replace(piece, number=waiting.pop(0)))
    placed += [BoundPiece(number, by_number[number]) for number in waiting]
    for piece in placed:
        if isinstance(piece, BoundPiece) and piece.audience != by_number[piece.number]:
            raise CannotCompose(
                [
                    _(
                        "Roll %(number)s has fallen for other readers than those who would see it here. Give it back its place."
                    )
                    % {"number": piece.number}
                ]
            )
    return replace(composition, pieces=placed)


def text_of(composition: Composition, audience: Audience = None) -> str:
    """The words of a post as the ledger commits to them: the texts that this audience and everyone may read, in order, a roll's
    place marked by ``[[n]]``."""
    words, number = [], 0
    for piece in composition.pieces:
        if piece.audience not in (None, audience):
            continue
        if not isinstance(piece, TextPiece):
            number += 1
            words.append(f"[[{number}]]")
        elif not piece.sealed:
            words.append(piece.source)
    return "\n\n".join(words)


@transaction.atomic
def edit_post(
    person: User, post: Post, texts: dict[int, str], *, now: datetime.datetime | None = None
) -> Post:
    """Changes the texts of a post: block id → new text. Rolls keep their places, and nothing typed in is rolled; every text keeps
    its readers, and a change of a whisper alone shows to them alone.

    Raises ``CannotCompose`` when nothing would be left, a text is too long, or a new whisper is written into it.
    """
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    seat = seat_of(person, scene.campaign)
    check_edit_post(seat, post)
    blocks = list(post.blocks.all())
    before = put_texts(seat, scene, blocks, texts)
    if not before:
        return post
    now = now or timezone.now()
    changed = list(before)
    scene.version += 1
    openly = any(block.audience == post.audience for block in changed)
    for block in changed:
        block.edited_at = now
        if not openly:
            block.version = scene.version
    Block.objects.bulk_update(changed, ["source", "html", "edited_at", "version"])
    BlockVersion.objects.bulk_create(
        BlockVersion(block=block, source=source, person=person, replaced_at=now)
        for block, source in before.items()
    )
    hang_pictures(person, scene, changed)
    if openly:
        post.version, post.edited_at = scene.version, now
        post.replies_at_edit = scene.last_number - post.number
        post.save(update_fields=["version", "edited_at", "replies_at_edit"])
    scene.save(update_fields=["version"])
    heard = {one for block in changed for one in block.audience or ()}
    everyone = post.audience is None and openly
    scene_changed(scene, only=None if everyone else people_in(scene.campaign, heard))
    return post


def put_texts(seat: Seat, scene: Scene, blocks: list[Block], texts: dict[int, str]) -> dict[Block, str]:
    """Puts new texts into blocks, unsaved, and gives those that it changed with what stood there. Raises ``CannotCompose``."""
    rendered = rendering(seat)
    before: dict[Block, str] = {}
    for block in blocks:
        if block.kind not in (Block.Kind.TEXT, Block.Kind.OOC) or block.pk not in texts:
            continue
        source = cleaned(texts[block.pk])[0].strip()
        if source == block.source:
            continue
        check_one_part(source)
        check_quotes(seat, scene, source, as_audience(block.audience))
        before[block] = block.source
        block.source, block.html = source, rendered(source)
    if sum(len(block.source) for block in blocks) > MOST_CHARACTERS:
        raise CannotCompose([_("A post may have at most %(most)s characters.") % {"most": MOST_CHARACTERS}])
    if not any(block.source or block.roll_id or block.kind == Block.Kind.SEALED for block in blocks):
        raise CannotCompose([_("Nothing would be left of this post. Remove it instead.")])
    return before


def check_one_part(source: str) -> None:
    """Editing changes words, not who reads them."""
    try:
        found = parts(source)
    except BrokenParts:
        found = []
    if source and [part for part, _start, _text in found] != [Part()]:
        raise CannotCompose(
            [_("A whisper or another part between lines of colons cannot be added to a post that stands.")]
        )


@transaction.atomic
def remove_post(person: User, post: Post, *, now: datetime.datetime | None = None) -> Post:
    """Takes a post's text away. Its number, its place and its rolls stay."""
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    if post.is_removed:
        return post
    check_remove_post(seat_of(person, scene.campaign), post)
    now = now or timezone.now()
    post.removed_at, post.removed_by = now, person
    if post.author_id != person.pk:
        audit(person, scene.campaign, "post-removed", now=now, **name_in_log(post))
    new_version_of_post(scene, post, "removed_at", "removed_by")
    return post

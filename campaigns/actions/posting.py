"""Publishing, changing and removing posts. A post and its rolls are one transaction."""

from __future__ import annotations

import datetime

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character, random_key
from prose import render
from rules.actions import roll_for_post
from rules.actions.rolling import Place
from rules.models import Roll

from ..composition import BoundPiece, CannotCompose, Composition, RollPiece, TextPiece
from ..live import scene_changed
from ..models import Block, Post, Scene
from ..policies import (
    check_edit_post,
    check_post_in_scene,
    check_remove_post,
    check_speak_as,
    seat_of,
)
from ..text import MOST_CHARACTERS
from .drafting import bound_rolls, draft_of
from .scenes import lock_scene


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
    if speaker is not None:
        check_speak_as(seat, speaker)
    elif not out_of_character and not seat.is_gm:
        raise PermissionDenied(
            _("Choose who speaks, or post out of character: only the game master narrates.")
        )

    draft = draft_of(person, scene)
    bound = bound_rolls(draft)
    composition = with_fallen_rolls(composition, bound)
    if any(roll.character_id != (speaker.pk if speaker else None) for roll in bound):
        raise PermissionDenied(
            _("The dice of this post have fallen for another character: the speaker stays.")
        )

    now = now or timezone.now()
    scene.last_number += 1
    scene.version += 1
    post = Post.objects.create(
        scene=scene,
        number=scene.last_number,
        key=draft.key if draft else random_key(),
        author=person,
        speaker=speaker,
        out_of_character=out_of_character,
        retry_key=retry_key,
        version=scene.version,
        created_at=now,
    )
    places = enumerate(piece for piece in composition.pieces if not isinstance(piece, TextPiece))
    rolls = roll_for_post(
        person,
        scene.campaign.ledger,
        [
            (piece.ask, Place(scene=scene.key, character=speaker, post_key=post.key, slot=slot))
            for slot, piece in places
            if isinstance(piece, RollPiece)
        ],
        post_key=post.key,
        text=text_of(composition),
        bound=bound,
        now=now,
    )
    fresh, fallen = iter(rolls), iter(bound)
    Block.objects.bulk_create(
        Block(post=post, position=position, kind=Block.Kind.TEXT, source=piece.source, html=piece.html)
        if isinstance(piece, TextPiece)
        else Block(
            post=post,
            position=position,
            kind=Block.Kind.ROLL,
            roll=next(fresh if isinstance(piece, RollPiece) else fallen),
        )
        for position, piece in enumerate(composition.pieces)
    )
    if draft:
        draft.delete()
    scene.save(update_fields=["last_number", "version"])
    scene_changed(scene)
    return post


def with_fallen_rolls(composition: Composition, bound: list[Roll]) -> Composition:
    """Puts the rolls that have fallen for a draft where they stand in its text: in the order in which they fell, none left out,
    none that is not its own. Those whose places were deleted come at the end."""
    numbers = {roll.number for roll in bound}
    for piece in composition.pieces:
        if isinstance(piece, BoundPiece) and piece.number not in numbers:
            raise CannotCompose(
                [
                    _("[[#%(number)s]] is not a roll of this post. Take it out, or write dice there.")
                    % {"number": piece.number}
                ]
            )
    waiting = [roll.number for roll in bound]
    placed: list[TextPiece | RollPiece | BoundPiece] = []
    for piece in composition.pieces:
        if not isinstance(piece, BoundPiece):
            placed.append(piece)
        elif waiting:
            placed.append(BoundPiece(waiting.pop(0)))
    return Composition([*placed, *map(BoundPiece, waiting)])


def text_of(composition: Composition) -> str:
    """The words of a post as the ledger commits to them: its texts in order, a roll's place marked by ``[[n]]``."""
    words, number = [], 0
    for piece in composition.pieces:
        if isinstance(piece, TextPiece):
            words.append(piece.source)
        else:
            number += 1
            words.append(f"[[{number}]]")
    return "\n\n".join(words)


@transaction.atomic
def edit_post(
    person: User, post: Post, texts: dict[int, str], *, now: datetime.datetime | None = None
) -> Post:
    """Changes the texts of a post: block id → new text. Rolls keep their places, and nothing typed in is rolled.

    Raises ``CannotCompose`` when nothing would be left, a text is too long, or a new roll is asked for.
    """
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    check_edit_post(seat_of(person, scene.campaign), post)
    blocks = list(post.blocks.all())
    changed = []
    for block in blocks:
        if block.kind == Block.Kind.ROLL or block.pk not in texts:
            continue
        source = texts[block.pk].replace("\r\n", "\n").strip()
        if source == block.source:
            continue
        block.source, block.html = source, render(source)
        changed.append(block)
    if sum(len(block.source) for block in blocks) > MOST_CHARACTERS:
        raise CannotCompose([_("A post may have at most %(most)s characters.") % {"most": MOST_CHARACTERS}])
    if not any(block.source or block.kind == Block.Kind.ROLL for block in blocks):
        raise CannotCompose([_("Nothing would be left of this post. Remove it instead.")])
    if not changed:
        return post
    Block.objects.bulk_update(changed, ["source", "html"])
    scene.version += 1
    post.version, post.edited_at = scene.version, now or timezone.now()
    post.save(update_fields=["version", "edited_at"])
    scene.save(update_fields=["version"])
    scene_changed(scene)
    return post


@transaction.atomic
def remove_post(person: User, post: Post, *, now: datetime.datetime | None = None) -> Post:
    """Takes a post's text away. Its number, its place and its rolls stay."""
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    if post.is_removed:
        return post
    check_remove_post(seat_of(person, scene.campaign), post)
    scene.version += 1
    post.version, post.removed_at, post.removed_by = scene.version, now or timezone.now(), person
    post.save(update_fields=["version", "removed_at", "removed_by"])
    scene.save(update_fields=["version"])
    scene_changed(scene)
    return post

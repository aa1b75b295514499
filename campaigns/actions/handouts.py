"""Notes and hand-outs: prepared in advance, shown to all or to some characters when the time comes."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable

from django.core.exceptions import PermissionDenied, ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character

from ..audiences import people_in
from ..composition import rendering
from ..models import Handout, Picture, Scene, SceneEvent
from ..outlets import News, tell
from ..picture_uploads import redrawn
from ..policies import check_run, seat_of
from .audit import audit
from .locking import lock_scene, new_version
from .turns import add_event


@transaction.atomic
def make_handout(
    person: User,
    scene: Scene,
    *,
    title: str,
    source: str = "",
    picture: UploadedFile | None = None,
    now: datetime.datetime | None = None,
) -> Handout:
    """A note that the game masters alone see until it is shown. Raises ``ValidationError`` for what is no picture."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    handout = Handout.objects.create(
        scene=scene,
        title=title,
        source=source,
        html=rendering(seat_of(person, scene.campaign))(source),
        picture=_kept(person, scene, picture) if picture else None,
        made_by=person,
    )
    _log(person, handout, "handout-made", [], now or timezone.now())
    new_version(scene, audience=[])
    return handout


@transaction.atomic
def change_handout(
    person: User,
    handout: Handout,
    *,
    title: str,
    source: str,
    picture: UploadedFile | bool | None = None,
    now: datetime.datetime | None = None,
) -> Handout:
    """``picture``: a new one, False to take the old one away, None to let it be. Who has it already reads the new words."""
    scene = lock_scene(handout.scene)
    check_run(seat_of(person, scene.campaign))
    handout.title, handout.source = title, source
    handout.html = rendering(seat_of(person, scene.campaign))(source)
    if picture is False:
        handout.picture = None
    elif isinstance(picture, UploadedFile):
        handout.picture = _kept(person, scene, picture)
    handout.save()
    is_shown = handout.revealed_at is not None
    _log(person, handout, "handout-changed", handout.audience if is_shown else [], now or timezone.now())
    new_version(scene, audience=handout.audience if is_shown else [])
    return handout


@transaction.atomic
def reveal_handout(
    person: User,
    handout: Handout,
    characters: Iterable[Character] | None = None,
    *,
    now: datetime.datetime | None = None,
) -> Handout:
    """Shows it to everybody who reads the scene (None), or to these characters besides those who have it already."""
    scene = lock_scene(handout.scene)
    check_run(seat_of(person, scene.campaign))
    handout = Handout.objects.select_related("scene__campaign").get(pk=handout.pk)
    if scene.is_planned:
        raise PermissionDenied(_("The scene is planned only: open it, then hand things out."))
    has = None if handout.revealed_at and handout.audience is None else set(handout.audience or ())
    if has is None:
        return handout
    named = None if characters is None else {character.pk: character for character in characters}
    if named is not None:
        if any(one.campaign_id != scene.campaign_id for one in named.values()):
            raise ValidationError(_("Somebody whom you chose is not a character of this campaign."))
        named = {pk: one for pk, one in named.items() if pk not in has}
        if not named:
            if not has:
                raise ValidationError(_("Choose who gets it: nobody is chosen."))
            return handout
    now = now or timezone.now()
    new = None if named is None else sorted(named)
    handout.audience = None if named is None else sorted({*has, *named})
    handout.revealed_at = handout.revealed_at or now
    handout.save(update_fields=["audience", "revealed_at"])
    names = [one.name for one in named.values()] if named else []
    add_event(
        scene,
        SceneEvent.Kind.HANDED_OUT,
        now=now,
        person=person,
        handout=handout,
        audience=new,
        names=names,
    )
    _log(person, handout, "handout-shown", new, now, words=", ".join(names))
    new_version(scene, audience=new)
    only = people_in(scene.campaign, new)
    tell(News("handed-out", scene.campaign, actor=person, scene=scene, handout=handout, only=only, at=now))
    return handout


@transaction.atomic
def conceal_handout(person: User, handout: Handout, *, now: datetime.datetime | None = None) -> Handout:
    """Hides it again from everybody but the game masters, with the lines that told of it: for one shown by mistake."""
    scene = lock_scene(handout.scene)
    check_run(seat_of(person, scene.campaign))
    handout = Handout.objects.select_related("scene__campaign").get(pk=handout.pk)
    if handout.revealed_at is None:
        return handout
    audience = handout.audience
    _log(person, handout, "handout-hidden", audience, now or timezone.now())
    handout.events.all().delete()
    handout.audience, handout.revealed_at = None, None
    handout.save(update_fields=["audience", "revealed_at"])
    new_version(scene, audience=audience)
    return handout


@transaction.atomic
def delete_handout(person: User, handout: Handout) -> None:
    """Only one that nobody has: what was handed out stays, or is hidden first."""
    scene = lock_scene(handout.scene)
    check_run(seat_of(person, scene.campaign))
    handout = Handout.objects.select_related("scene__campaign").get(pk=handout.pk)
    if handout.revealed_at is not None:
        raise PermissionDenied(_("Somebody has this already. Hide it first."))
    _log(person, handout, "handout-deleted", [], timezone.now())
    handout.delete()
    new_version(scene, audience=[])


def _kept(person: User, scene: Scene, upload: UploadedFile) -> Picture:
    picture = Picture(campaign=scene.campaign, uploader=person)
    picture.file.save(f"{picture.key}.webp", redrawn(upload), save=False)
    picture.save()
    return picture


def _log(
    person: User,
    handout: Handout,
    action: str,
    audience: Collection[int] | None,
    now: datetime.datetime,
    words: str = "",
) -> None:
    audit(
        person,
        handout.scene.campaign,
        action,
        target=handout.title,
        address="" if action == "handout-deleted" else handout.get_absolute_url(),
        words=words,
        audience=audience,
        scene=handout.scene,
        now=now,
    )

"""What a game master says beside a roll, or takes out of it: it counts as it did before."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from rules.actions import erase_words, note, opened
from rules.lines import words_beside
from rules.models import Entry, Roll

from ..models import AuditEntry, Scene
from ..policies import check_run, seat_of
from .audit import audit, name_roll
from .locking import lock_scene
from .playing import roll_changed


@transaction.atomic
def remark_in_scene(person: User, scene: Scene, roll: Roll, code: str, text: str) -> Entry:
    """A remark in the ledger, for all who may read the roll. The same one again is the one that stands."""
    scene = lock_scene(scene)
    check_run(seat_of(person, scene.campaign))
    if roll.sealed:
        raise PermissionDenied(_("Open the seal first: nobody knows yet what the remark is about."))
    stood = set(Entry.objects.filter(of=roll.entry.leaf, type="note").values_list("pk", flat=True))
    made = note(person, roll, code, text)
    if made.pk in stood:
        return made
    audit(person, scene.campaign, "roll-remarked", words=text, **name_roll(scene, roll))
    roll_changed(scene, roll)
    return made


@transaction.atomic
def take_words_out(person: User, scene: Scene, roll: Roll) -> Entry | None:
    """Removes for ever what somebody wrote to a roll, in the log too. Its dice and what it came to stay, and that words were taken
    out stays in the ledger. None: there were no words, or they are gone already."""
    scene = lock_scene(scene)
    check_run(seat_of(person, scene.campaign))
    roll = Roll.objects.select_related("entry__ledger", "entry__seal").get(pk=roll.pk)
    if not words_beside(opened(roll)):
        return None
    made = erase_words(person, [roll], "asked-for")
    told = name_roll(scene, roll)
    AuditEntry.objects.filter(campaign=scene.campaign, address=told["address"]).update(words="")
    audit(person, scene.campaign, "roll-erased", **told)
    roll_changed(scene, roll)
    return made

"""Changing what the table agreed on. Each change is a version, and holds from then on."""

from __future__ import annotations

import datetime
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rules.contract import RulesError
from rules.pictures import forget_pictures
from rules.systems import SYSTEMS

from ..agreements import AGREED, differences, values_of
from ..models import AgreementsVersion, Campaign, Membership, Role, Scene
from ..outlets import News, tell
from ..policies import check_run, seat_of
from .audit import audit
from .locking import lock_scene, new_version
from .turns import hold_deadlines


class AgreementsChanged(Exception):
    """Somebody else has changed the agreements since they were read. ``who`` did it; nothing was overwritten."""

    def __init__(self, who: str, labels: list[str]) -> None:
        super().__init__(who)
        self.who = who
        self.labels = labels


def lock_campaign(campaign: Campaign) -> Campaign:
    """The campaign's row as it is now; nobody else changes it until the transaction ends. Rows that point at it can be made."""
    return Campaign.objects.select_for_update(no_key=True).get(pk=campaign.pk)


@transaction.atomic
def change_agreements(
    person: User,
    campaign: Campaign,
    *,
    seen: int | None = None,
    now: datetime.datetime | None = None,
    **fields: Any,
) -> Campaign:
    """``fields``: some of ``AGREED``. ``seen``: the number of the version that was read; ``AgreementsChanged`` when it is not the
    present one. Deadlines that run keep their days, but for the absences, which move them by the new rule."""
    check_run(seat_of(person, campaign))
    campaign = lock_campaign(campaign)
    now = now or timezone.now()
    newest = AgreementsVersion.objects.filter(campaign=campaign).select_related("person").first()
    if seen is not None and newest is not None and newest.number != seen:
        before = AgreementsVersion.objects.filter(campaign=campaign, number=seen).first()
        told = differences(campaign, before.values, newest.values) if before else ()
        raise AgreementsChanged(str(newest.person), [one.label for one in told])
    if "house_rules" in fields:
        fields["house_rules"] = checked_switches(campaign, fields["house_rules"])
    before_rule, had_read = campaign.absences, campaign.leavers
    assert set(fields) <= set(AGREED)
    set_fields(campaign, fields)
    note_agreements(person, campaign, now=now)
    if campaign.leavers != had_read and campaign.leavers == Campaign.Leavers.NOTHING:
        Membership.objects.filter(campaign=campaign, role=Role.FORMER, left_at=None).update(left_at=now)
    if campaign.absences != before_rule:
        _move_deadlines(campaign)
    return campaign


def set_fields(campaign: Campaign, fields: dict[str, Any]) -> None:
    """Saves new values. Pictures of rolls that were drawn for everybody are forgotten where not everybody reads any more."""
    was_public = campaign.is_public
    for name, value in fields.items():
        setattr(campaign, name, value)
    campaign.save(update_fields=list(fields))
    if campaign.is_public != was_public:
        transaction.on_commit(lambda: forget_pictures.enqueue(campaign.ledger_id))


def checked_switches(campaign: Campaign, given: dict[str, Any]) -> dict[str, Any]:
    """Only the switches that differ from the game's own. Raises ``ValidationError``."""
    system = SYSTEMS[campaign.system]
    try:
        house = system.house(given)
    except RulesError as error:
        raise ValidationError(
            _("This house rule does not exist in the game: %(key)s") % {"key": error.field}
        ) from error
    return {key: value for key, value in house.items() if value != system.default_house[key]}


def note_agreements(
    person: User, campaign: Campaign, *, now: datetime.datetime, told: bool = True
) -> AgreementsVersion | None:
    """Keeps the agreements as they stand now, if they differ from the newest version; ``told``: the table hears of it."""
    newest = AgreementsVersion.objects.filter(campaign=campaign).first()
    values = values_of(campaign)
    if newest is not None and newest.values == values:
        return None
    version = AgreementsVersion.objects.create(
        campaign=campaign,
        number=newest.number + 1 if newest else 1,
        values=values,
        person=person,
        created_at=now,
    )
    if newest is not None:
        names = [name for name in AGREED if newest.values.get(name) != values[name]]
        audit(
            person,
            campaign,
            "agreements-changed",
            about={"agreed": names},
            address=reverse("agreements", args=[campaign.slug]),
            now=now,
        )
        if told:
            tell(News("agreements-changed", campaign, actor=person, at=now))
    return version


def _move_deadlines(campaign: Campaign) -> None:
    for scene in Scene.objects.filter(campaign=campaign, waiting__isnull=False).distinct().order_by("pk"):
        scene.campaign = campaign
        locked = lock_scene(scene)
        hold_deadlines(locked)
        new_version(locked)

"""What happens to sheets and characters, brought to the open pages that show them and to the people whom it concerns."""

from __future__ import annotations

from django.db import transaction

from characters.happenings import CHANGED, Happening
from characters.models import LifeEvent

from .actions.encounters import follow_sheet
from .actions.turns import out_of_turn
from .live import desk_changed, sheet_changed
from .models import Membership, Role, Scene
from .outlets import News, tell

GONE = (LifeEvent.What.DIED, LifeEvent.What.RETIRED)
TO_GAME_MASTERS = {"proposed": "sheet-proposed", "submitted": "sheet-submitted"}
TO_PLAYER = {
    "proposal-approved": "sheet-approved",
    "proposal-sent-back": "sheet-sent-back",
    "approved": "character-approved",
    "sent-back": "character-sent-back",
    "handed-over": "handed-over",
}


def hear(happening: Happening) -> None:
    character = happening.character
    campaign = character.campaign
    desk_changed(campaign.pk)
    if happening.what in GONE:
        # Afterwards: a scene is locked before a character, never the other way round.
        transaction.on_commit(lambda: out_of_turn(character, happening.person), robust=True)
    if happening.what == CHANGED:
        transaction.on_commit(lambda: follow_sheet(character, happening.person), robust=True)
    if happening.what == CHANGED and character.player_id:
        # Beside a scene stands the reader's own sheet, whichever scene of the campaign it is.
        for scene in Scene.objects.filter(campaign=campaign, state=Scene.State.OPEN):
            sheet_changed(scene, only=[character.player_id])
    if happening.what in TO_GAME_MASTERS:
        gms = Membership.objects.filter(campaign=campaign, role=Role.GM, left_at=None)
        people = set(gms.values_list("person", flat=True))
        action = TO_GAME_MASTERS[happening.what]
    elif happening.what in TO_PLAYER and character.player_id:
        people, action = {character.player_id}, TO_PLAYER[happening.what]
    else:
        return
    tell(News(action, campaign, actor=happening.person, character=character, only=people))

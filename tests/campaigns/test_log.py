"""The log: every action that changes what others see leaves a line in it, or stands somewhere else that its entry here names."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from django.utils.translation import override

import campaigns.actions
import characters.actions
from campaigns import actions
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.absences import announce_absence
from campaigns.log import ACTIONS, STEPS_OF_LIFE, Kind
from campaigns.models import AuditEntry, Membership, RollAnswer
from characters.actions import hand_over, retire, save_sheet, send_back, submit_character, take_back
from characters.models import LifeEvent
from tests.playing import fresh, play
from tests.table import Table

POST = "it is the post that everybody reads"
LEDGER = "the ledger keeps it, with its number"
OWN = "only the person who does it sees it"
SHEET = "it is a version of the sheet, which the log shows"
LIFE = "it is a step in the character's life, which the log shows"
PROPOSAL = "a proposal changes nothing until it is answered; the answer is a version of the sheet"
STEP = "it is a step of the encounter, which the order shows and the thread tells with its round"
MADE = "what is made stands there for all to see, with who made it"

HOW: dict[str, tuple[str, ...] | str] = {
    # campaigns: a tuple names the lines, a text says where else it stands
    "campaigns.actions.absences.announce_absence": ("absence-announced",),
    "campaigns.actions.absences.change_absence": ("absence-changed",),
    "campaigns.actions.absences.end_absence": ("absence-ended",),
    "campaigns.actions.absences.check_days": "changes nothing",
    "campaigns.actions.agreements.change_agreements": ("agreements-changed",),
    "campaigns.actions.agreements.note_agreements": ("agreements-changed",),
    "campaigns.actions.campaigns.create_campaign": MADE,
    "campaigns.actions.campaigns.change_campaign": ("campaign-changed",),
    "campaigns.actions.arranging.create_chapter": ("chapter-created",),
    "campaigns.actions.arranging.rename_chapter": ("chapter-renamed",),
    "campaigns.actions.arranging.move_chapter": ("chapter-moved",),
    "campaigns.actions.arranging.delete_chapter": ("chapter-deleted",),
    "campaigns.actions.arranging.move_scene": ("scene-moved",),
    "campaigns.actions.arranging.place_scene": ("scene-moved",),
    "campaigns.actions.casting.move_characters": ("moved-in",),
    "campaigns.actions.casting.bring_in": ("moved-in",),
    "campaigns.actions.casting.leave_scenes": "the line of where they go says it, and the thread that they leave",
    "campaigns.actions.handouts.make_handout": ("handout-made",),
    "campaigns.actions.handouts.change_handout": ("handout-changed",),
    "campaigns.actions.handouts.reveal_handout": ("handout-shown",),
    "campaigns.actions.handouts.conceal_handout": ("handout-hidden",),
    "campaigns.actions.handouts.delete_handout": ("handout-deleted",),
    "campaigns.actions.campaigns.invite": ("invited",),
    "campaigns.actions.campaigns.revoke_invitation": ("invitation-revoked",),
    "campaigns.actions.campaigns.accept_invitation": ("member-joined",),
    "campaigns.actions.dice.show_dice": "it stands beside the person's dice",
    "campaigns.actions.drafting.discard_draft": OWN,
    "campaigns.actions.drafting.draft_of": OWN,
    "campaigns.actions.drafting.keep_beside": OWN,
    "campaigns.actions.drafting.restore_version": OWN,
    "campaigns.actions.drafting.save_draft": OWN,
    "campaigns.actions.members.change_role": ("made-gm", "made-player", "made-reader"),
    "campaigns.actions.members.leave_table": ("member-left",),
    "campaigns.actions.members.remove_member": ("member-removed",),
    "campaigns.actions.members.come_back": ("member-returned",),
    "campaigns.actions.members.offer_campaign": ("campaign-offered",),
    "campaigns.actions.members.withdraw_offer": ("offer-withdrawn", "offer-declined"),
    "campaigns.actions.members.accept_campaign": ("campaign-handed-over",),
    "campaigns.actions.encounters.start_encounter": ("encounter-started",),
    "campaigns.actions.encounters.join_scene": "part of beginning an encounter, which has its line; the thread says who comes",
    "campaigns.actions.encounters.end_encounter": ("encounter-ended",),
    "campaigns.actions.encounters.end_running": ("encounter-ended",),
    "campaigns.actions.encounters.next_turn": STEP,
    "campaigns.actions.encounters.previous_turn": STEP,
    "campaigns.actions.encounters.delay": STEP,
    "campaigns.actions.encounters.come_in": STEP,
    "campaigns.actions.encounters.afflict": STEP,
    "campaigns.actions.encounters.relieve": STEP,
    "campaigns.actions.encounters.harm": STEP,
    "campaigns.actions.encounters.bring_in": STEP,
    "campaigns.actions.encounters.take_out": STEP,
    "campaigns.actions.encounters.falls": STEP,
    "campaigns.actions.encounters.take_over": LIFE,
    "campaigns.actions.encounters.move": ("encounter-order",),
    "campaigns.actions.encounters.change_participant": "who is hidden and under which name is the game master's secret",
    "campaigns.actions.encounter_steps.take_step": STEP,
    "campaigns.actions.encounter_steps.undo_step": ("encounter-undone",),
    "campaigns.actions.encounters.set_up": "only the game masters know of it until it begins",
    "campaigns.actions.encounters.begin": ("encounter-started",),
    "campaigns.actions.initiative.roll_initiative": LEDGER,
    "campaigns.actions.lining_up.line_up": "only the game masters know of it until it begins",
    "campaigns.actions.lining_up.line_up_beside": STEP,
    "campaigns.actions.lining_up.roll_for_line": LEDGER,
    "campaigns.actions.lining_up.roll_for_the_rest": LEDGER,
    "campaigns.actions.lining_up.leave_out": "only the game masters know of it until it begins",
    "campaigns.actions.initiative.set_initiative": ("encounter-order",),
    "campaigns.actions.moderation.hide_post": ("post-hidden",),
    "campaigns.actions.moderation.show_post": ("post-shown",),
    "campaigns.actions.moderation.move_posts": ("post-moved",),
    "campaigns.actions.moderation.split_scene": ("scene-split",),
    "campaigns.actions.moderation.merge_scenes": ("scenes-merged",),
    "campaigns.actions.notes.open_note": "the note's place in its post says that it was opened, and the ledger when it was sealed",
    "campaigns.actions.pausing.pause_table": "nobody is to learn who; the clock writes the line, without a name",
    "campaigns.actions.pausing.resume_table": ("table-resumed",),
    "campaigns.actions.pictures.add_picture": "nobody sees it until it stands in a post",
    "campaigns.actions.playing.amend_in_scene": LEDGER,
    "campaigns.actions.playing.apply_in_scene": LEDGER,
    "campaigns.actions.playing.reverse_in_scene": ("roll-reversed",),
    "campaigns.actions.playing.rule_in_scene": ("roll-ruled",),
    "campaigns.actions.remarks.remark_in_scene": ("roll-remarked",),
    "campaigns.actions.remarks.take_words_out": ("roll-erased",),
    "campaigns.actions.playing.reveal_in_scene": ("roll-revealed",),
    "campaigns.actions.playing.reveal_all": "part of closing a scene, which has its line; the ledger keeps each opening",
    "campaigns.actions.playing.open_to_play": "changes nothing",
    "campaigns.actions.playing.loose_place": "changes nothing",
    "campaigns.actions.playing.roll_from_page": LEDGER,
    "campaigns.actions.posting.posted_before": "changes nothing",
    "campaigns.actions.posting.publish_post": POST,
    "campaigns.actions.posting.hang_pictures": POST,
    "campaigns.actions.posting.edit_post": "the post says that it was edited and shows its history",
    "campaigns.actions.posting.remove_post": ("post-removed",),
    "campaigns.actions.reacting.react": "the sign stands under the post with the name",
    "campaigns.actions.reading.fold_notes": OWN,
    "campaigns.actions.reading.mark_read": OWN,
    "campaigns.actions.reading.mark_unread": OWN,
    "campaigns.actions.requests.remind_of_request": "it is told to those who have not rolled and changes nothing for others",
    "campaigns.actions.requests.roll_to_ask": "changes nothing",
    "campaigns.actions.requests.roll_to_oppose": "changes nothing",
    "campaigns.actions.requests.request_rolls": ("rolls-asked",),
    "campaigns.actions.requests.oppose": ("rolls-asked",),
    "campaigns.actions.requests.answer_request": ("rolled-for",),
    "campaigns.actions.requests.decline_request": ("roll-declined",),
    "campaigns.actions.requests.agree_to_be_rolled": "it stands on the request's card",
    "campaigns.actions.requests.cancel_request": ("request-withdrawn",),
    "campaigns.actions.requests.close_request": ("request-closed",),
    "campaigns.actions.requests.set_request_deadline": ("request-deadline",),
    "campaigns.actions.rolling.roll_for_draft": LEDGER,
    "campaigns.actions.rolling.rolls_to_ask": "changes nothing",
    "campaigns.actions.scene_rolls.roll_from_program": LEDGER,
    "campaigns.actions.scene_rolls.roll_from_message": LEDGER,
    "campaigns.actions.closing.close_campaign": ("campaign-closed",),
    "campaigns.actions.closing.reopen_campaign": ("campaign-opened",),
    "campaigns.actions.scenes.create_scene": ("scene-created", "scene-planned"),
    "campaigns.actions.scenes.change_scene": ("scene-changed",),
    "campaigns.actions.scenes.discard_scene": ("scene-discarded",),
    "campaigns.actions.scenes.save_template": ("template-kept",),
    "campaigns.actions.scenes.delete_template": ("template-deleted",),
    "campaigns.actions.scene_life.open_scene": ("scene-begun",),
    "campaigns.actions.scene_life.pause_scene": ("scene-paused",),
    "campaigns.actions.scene_life.resume_scene": ("scene-resumed",),
    "campaigns.actions.scene_life.close_scene": ("scene-closed", "summary-changed"),
    "campaigns.actions.scene_life.reopen_scene": ("scene-opened",),
    "campaigns.actions.scene_life.open_to_table": ("scene-unsealed",),
    "campaigns.actions.turns.set_turns": ("turns-set",),
    "campaigns.actions.turns.correct_waiting": ("waiting-corrected",),
    "campaigns.actions.turns.set_deadline": ("deadline-set",),
    "campaigns.actions.turns.extend_deadline": ("deadline-set",),
    "campaigns.actions.turns.move_in": ("moved-in",),
    "campaigns.actions.turns.move_out": ("moved-out",),
    "campaigns.actions.turns.pass_turn": ("turn-passed",),
    "campaigns.actions.turns.promise": "it stands in the banner above the thread until the turn is taken",
    "campaigns.actions.turns.nudge_now": "it is told to one person and changes nothing for others",
    # characters
    "characters.actions.life.submit_character": LIFE,
    "characters.actions.life.withdraw_character": LIFE,
    "characters.actions.life.approve_character": LIFE,
    "characters.actions.life.send_back": LIFE,
    "characters.actions.life.hand_over": LIFE,
    "characters.actions.life.take_back": LIFE,
    "characters.actions.life.retire": LIFE,
    "characters.actions.life.return_from_retirement": LIFE,
    "characters.actions.life.character_dies": LIFE,
    "characters.actions.life.character_lives": LIFE,
    "characters.actions.making.create_character": MADE,
    "characters.actions.making.import_character": MADE,
    "characters.actions.making.add_face": "the player's to choose, and shown at once",
    "characters.actions.making.change_character": "name, face and colour are the player's to choose and show at once",
    "characters.actions.making.change_texts": "biographies are read as they stand, and nothing hangs on their earlier words",
    "characters.actions.making.copy_npc": "NPCs are known to the table once they speak",
    "characters.actions.making.remove_face": "the player's to choose, and shown at once",
    "characters.actions.making.sort_npc": "tags are the game master's own",
    "characters.actions.making.create_npcs": "NPCs are known to the table once they speak",
    "characters.actions.playing.amendment_wanted": "changes nothing",
    "characters.actions.playing.amend_roll": LEDGER,
    "characters.actions.playing.apply_effect": LEDGER,
    "characters.actions.playing.settle_roll": LEDGER,
    "characters.actions.playing.work_effect": SHEET,
    "characters.actions.sheets.can_reverse": "it only asks",
    "characters.actions.sheets.save_sheet": SHEET,
    "characters.actions.sheets.answer_proposal": PROPOSAL,
    "characters.actions.sheets.withdraw_proposal": PROPOSAL,
    "characters.actions.sheets.restore_version": SHEET,
    "characters.actions.sheets.reverse_version": SHEET,
    "characters.actions.states.end_state": SHEET,
}


def acting() -> Iterator[tuple[str, Any]]:
    """Every function of the two packages whose first argument is the person who acts."""
    for package in (campaigns.actions, characters.actions):
        for found in pkgutil.iter_modules(package.__path__):
            module = importlib.import_module(f"{package.__name__}.{found.name}")
            for name, function in inspect.getmembers(module, inspect.isfunction):
                if function.__module__ != module.__name__ or name.startswith("_"):
                    continue
                if next(iter(inspect.signature(function).parameters), "") == "person":
                    yield f"{module.__name__}.{name}", function


def test_every_action_says_how_it_is_logged() -> None:
    """A new action belongs into ``HOW``: with its line, or with the reason why it needs none."""
    there = dict(acting())
    there.pop("campaigns.actions.audit.audit")
    assert set(there) - set(HOW) == set()
    assert set(HOW) - set(there) == set()


@pytest.mark.parametrize("name", [name for name, how in HOW.items() if isinstance(how, tuple)])
def test_an_action_writes_the_line_that_it_is_said_to_write(name: str) -> None:
    module, function = name.rsplit(".", 1)
    lines = HOW[name]
    assert isinstance(lines, tuple)
    source = inspect.getsource(importlib.import_module(module))
    assert hasattr(importlib.import_module(module), function)
    for line in lines:
        assert line in ACTIONS
        assert f'"{line}"' in source


def test_every_line_that_is_written_has_words() -> None:
    import re

    for found in pkgutil.iter_modules(campaigns.actions.__path__):
        module = importlib.import_module(f"campaigns.actions.{found.name}")
        for word in re.findall(r'\baudit\(\s*[\w.]+,\s*[\w.]+,\s*"([a-z-]+)"', inspect.getsource(module)):
            assert word in ACTIONS, f"{word} in {found.name}"
    assert set(STEPS_OF_LIFE) == set(LifeEvent.What)


def lines(table: Table, who: Any, query: str = "") -> str:
    answer = table.client(who).get(f"/campaigns/{table.campaign.slug}/log/?{query}")
    assert answer.status_code == 200
    return "\n".join(line["sentence"] for line in answer.context["lines"])


def test_turns_and_scenes_leave_lines_that_can_be_filtered(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The gate")
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="hold")
    keeping.pass_turn(table.ava, table.scene, table.mara)
    everything = lines(table, table.ben)
    for said in ("made the scene The gate", "Mara, The well", "how turns are kept", "Ava let a turn pass"):
        assert said in everything
    assert "The gate" not in lines(table, table.ben, f"scene={table.scene.pk}")
    assert "The gate" in lines(table, table.ben, f"scene={other.pk}")
    assert lines(table, table.ben, f"person={table.ava.pk}") == "Ava let a turn pass: Mara, The well."
    assert "The gate" not in lines(table, table.ben, f"kind={Kind.TURNS}")
    assert lines(table, table.ben, "kind=nonsense&scene=x&since=yesterday&until=0000-00-00") == everything


def test_lines_can_be_asked_for_by_day(table: Table) -> None:
    long_ago = timezone.now() - timedelta(days=40)
    actions.close_scene(table.greta, table.scene, now=long_ago)
    actions.reopen_scene(table.greta, table.scene)
    today = timezone.localdate()
    assert "closed" not in lines(table, table.ava, f"since={today - timedelta(days=3)}")
    assert "opened" in lines(table, table.ava, f"since={today - timedelta(days=3)}&until={today}")
    assert "opened" not in lines(table, table.ava, f"until={today - timedelta(days=3)}")
    assert "closed" in lines(table, table.ava, f"until={today - timedelta(days=3)}")


def test_what_characters_keep_of_themselves_stands_in_the_log(table: Table) -> None:
    play(table, "dark-heresy")
    table.mara.state = "draft"
    table.mara.save()
    mara = fresh(table.mara)
    submit_character(table.ava, mara)
    send_back(table.greta, fresh(mara), "Between us: TOO-STRONG")
    save_sheet(
        table.greta,
        fresh(mara),
        {**fresh(mara).sheet, "life": 3},
        base_version=mara.version,
        why="A bad fall",
    )
    hand_over(table.greta, fresh(mara), table.ben)
    retire(table.ben, fresh(mara))
    said = lines(table, table.ben)
    for sentence in (
        "Ava handed Mara to the game master.",
        "Greta sent Mara back.",
        "Greta changed the sheet of Mara: version 2.",
        "Greta gave Mara to Ben.",
        "Ben retired Mara.",
    ):
        assert sentence in said
    address = f"/campaigns/{table.campaign.slug}/log/"
    assert "TOO-STRONG" in table.client(table.greta).get(address).content.decode()
    assert "TOO-STRONG" in table.client(table.ben).get(address).content.decode()
    assert "TOO-STRONG" not in table.client(table.ava).get(address).content.decode()
    assert "A bad fall" in table.client(table.ava).get(address).content.decode()
    assert "Mara" not in lines(table, table.ava, f"kind={Kind.TABLE}")


def test_what_happens_to_an_npc_is_the_game_masters(table: Table) -> None:
    play(table, "dark-heresy")
    save_sheet(
        table.greta, fresh(table.ossen), {**table.ossen.sheet, "life": 1}, base_version=1, why="NPC-SECRET"
    )
    take_back(table.greta, fresh(table.tadeo))
    address = f"/campaigns/{table.campaign.slug}/log/"
    assert "NPC-SECRET" in table.client(table.greta).get(address).content.decode()
    assert "NPC-SECRET" not in table.client(table.ava).get(address).content.decode()
    table.post(table.greta, "Boo", speaker=fresh(table.tadeo))
    assert "made an NPC of Tadeo" in lines(table, table.ava)


def test_everybody_reads_the_log_in_their_own_language(table: Table) -> None:
    play(table, "dark-heresy")
    with override("it"):
        keeping.move_in(table.greta, table.scene, table.mara)
        keeping.set_turns(table.greta, table.scene, turns="robin", days=2, at_deadline="hold")
        keeping.correct_waiting(table.greta, table.scene, [], gm=True)
        asked = asking.request_rolls(
            table.greta, table.scene, [table.mara], asking.Wanted("ag"), retry_key="a"
        )
        roll = asking.answer_request(table.greta, RollAnswer.objects.get(request=asked))
        assert roll is not None
        actions.rule_in_scene(table.greta, table.scene, roll, {"success": True}, "The light is good.")
        actions.hide_post(table.greta, table.post(table.ava, "Later"))
        actions.change_role(table.greta, Membership.objects.get(person=table.ben), "gm")
        actions.change_agreements(table.ben, table.campaign, leavers="nothing")
        actions.revoke_invitation(
            table.ben, actions.invite(table.ben, table.campaign, role="reader", places=3)
        )
        today = timezone.localdate()
        announce_absence(table.ava, today, today + timedelta(days=2))
    said = {}
    for language in ("en", "es"):
        table.ava.language = language
        table.ava.save()
        table.clients.clear()
        said[language] = lines(table, table.ava)
    for sentence in (
        "rolled for somebody who was asked: Mara, Agility.",
        "asked for rolls: Agility (The well).",
        f"ruled on a roll: The well, roll {roll.number}.",
        "hid the post The well, 1.",
        "made an invitation link: reader, 3.",
        "withdrew an invitation link: reader.",
        "changed the agreements: Whoever leaves the table.",
        " to ",
    ):
        assert sentence in said["en"]
    for sentence in (f"The well, tirada {roll.number}", "lectura", "Agilidad (The well)"):
        assert sentence in said["es"]
    page = table.client(table.ava).get(f"/campaigns/{table.campaign.slug}/log/").content.decode()
    with override("es"):
        assert str(table.scene.Turns.ROBIN.label) in page


def test_the_log_costs_few_statements_however_long_it_is(
    table: Table, django_assert_max_num_queries: Any
) -> None:
    for number in range(60):
        actions.change_scene(table.greta, table.scene, place=f"Place {number}")
    retire(table.ava, fresh(table.mara))
    address = f"/campaigns/{table.campaign.slug}/log/"
    table.client(table.ava).get(address)
    with django_assert_max_num_queries(12):
        page = table.client(table.ava).get(address)
    assert len(page.context["lines"]) == 50
    assert "page=2" in page.content.decode()
    assert len(table.client(table.ava).get(f"{address}?page=2").context["lines"]) > 5


def test_a_line_about_a_whisper_is_for_its_readers(table: Table) -> None:
    post = table.post(table.ava, "Psst", audience=(table.mara.pk,))
    actions.hide_post(table.greta, post, words="HUSH")
    assert AuditEntry.objects.filter(action="post-hidden").get().audience == [table.mara.pk]
    assert "hid the post" in lines(table, table.ava)
    assert "hid the post" not in lines(table, table.ben)

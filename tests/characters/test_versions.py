"""A sheet's history: every change is a version; two people, restoring, undoing, comparing."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction

from characters import actions
from characters.models import Proposal, SheetVersion
from characters.policies import waiting_for_approval
from characters.values import merged
from tests.characters.conftest import SheetTable
from tests.characters.filling_in import fields_of


def save(sheets: SheetTable, who: Any, base: int | None = None, **changes: Any) -> Any:
    mara = sheets.fresh(sheets.mara)
    base = mara.version if base is None else base
    return actions.save_sheet(who, mara, {**mara.sheet, **changes}, base_version=base, why="because")


def page(sheets: SheetTable, who: Any, address: str = "") -> Any:
    return sheets.client(who).get(f"/characters/{sheets.mara.pk}/{address}")


def test_each_change_is_a_version_with_who_and_why(sheets: SheetTable) -> None:
    first = save(sheets, sheets.greta, s=40, t=35)
    second = save(sheets, sheets.greta, s=41)
    assert (first.number, second.number) == (1, 2)
    assert (second.person, second.why) == (sheets.greta, "because")
    assert first.values == {"s": 40, "t": 35}
    assert sheets.fresh(sheets.mara).sheet == {"s": 41, "t": 35}
    listed = page(sheets, sheets.ava, "versions/").content.decode()
    assert "Strength (S): 40 → 41" in listed


def test_saving_what_is_there_already_makes_no_version(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    assert save(sheets, sheets.greta, s=40, fatigue=0) is None
    assert SheetVersion.objects.count() == 1


def test_values_that_do_not_fit_and_unknown_fields_change_nothing(sheets: SheetTable) -> None:
    with pytest.raises(actions.SheetRefused) as refusal:
        save(sheets, sheets.greta, s=4000, luck=3, t=30)
    assert set(refusal.value.errors) == {"s", "luck"}
    assert sheets.fresh(sheets.mara).sheet == {}


def test_an_older_base_is_a_conflict_and_overwrites_nothing(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40, t=30)
    assert sheets.mara.version == 0
    with pytest.raises(actions.SheetConflict) as conflict:
        actions.save_sheet(sheets.greta, sheets.mara, {"s": 50}, base_version=0)
    assert conflict.value.current == 1
    assert conflict.value.paths == ["s"]
    assert sheets.fresh(sheets.mara).sheet["s"] == 40


def test_the_second_of_two_sees_the_difference_and_saves_both_changes(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40, t=30, ag=20)
    address = f"/characters/{sheets.mara.pk}/sheet/"
    browser = sheets.client(sheets.greta)
    before = fields_of(browser.get(address))
    save(sheets, sheets.greta, s=41, t=31)
    response = browser.post(
        address, before | {"do": "save", "sheet.s": "45", "sheet.ag": "25", "why": "mine"}
    )
    assert response.status_code == 409
    said = response.content.decode()
    assert "Somebody changed the sheet" in said
    assert "both changed it" in said
    for value in ("40", "41", "45", "30", "31"):
        assert f">{value}</td>" in said
    again = fields_of(response)
    assert again["why"] == ["mine"]
    assert (again["sheet.s"], again["sheet.t"], again["sheet.ag"]) == (["45"], ["31"], ["25"])
    assert browser.post(address, again | {"do": "save"}).status_code == 302
    values = sheets.fresh(sheets.mara).sheet
    assert (values["s"], values["t"], values["ag"]) == (45, 31, 25)


def test_a_version_is_shown_as_it_stood(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=43)
    save(sheets, sheets.greta, s=44)
    assert ">43</dd>" in page(sheets, sheets.ava, "versions/1/").content.decode()
    assert page(sheets, sheets.ava, "versions/3/").status_code == 404


def test_two_versions_are_compared_in_words(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, states=["prone"], weapons=[{"name": "Hook", "weapon_class": "melee"}])
    save(
        sheets,
        sheets.greta,
        states=["stunned"],
        weapons=[
            {"name": "Hook", "weapon_class": "melee", "bonus": 2},
            {"name": "Gun", "weapon_class": "basic"},
        ],
    )
    compared = page(sheets, sheets.ava, "versions/compare/?from=1&to=2").content.decode()
    assert "Weapons · Hook · Added to the dice" in compared
    assert "Weapons · Gun" in compared
    assert "prone" in compared
    assert "stunned" in compared
    assert (
        "Nothing: the two are alike."
        in page(sheets, sheets.ava, "versions/compare/?from=2&to=2").content.decode()
    )
    assert page(sheets, sheets.ava, "versions/compare/?from=x&to=99999").status_code == 200


def test_an_old_version_is_restored_as_a_new_one(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    save(sheets, sheets.greta, s=50)
    response = sheets.client(sheets.greta).post(
        f"/characters/{sheets.mara.pk}/versions/1/back/", {"do": "restore", "base": "2"}
    )
    assert response.status_code == 302
    assert sheets.fresh(sheets.mara).sheet == {"s": 40}
    assert sheets.fresh(sheets.mara).version == 3


def test_restoring_by_a_player_is_a_proposal(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    save(sheets, sheets.greta, s=50)
    made = actions.restore_version(sheets.ava, sheets.mara, 1, base_version=2)
    assert isinstance(made, Proposal)
    assert sheets.fresh(sheets.mara).sheet == {"s": 50}


def test_one_change_is_undone_and_later_ones_stay(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    hurt = save(sheets, sheets.greta, life=7)
    save(sheets, sheets.greta, t=30)
    undone = actions.reverse_version(sheets.greta, hurt)
    assert undone.reverses == hurt
    assert sheets.fresh(sheets.mara).sheet.get("life") is None
    assert sheets.fresh(sheets.mara).sheet["t"] == 30
    with pytest.raises(PermissionDenied):
        actions.reverse_version(sheets.greta, hurt)


def test_what_was_changed_again_since_is_not_undone_blindly(sheets: SheetTable) -> None:
    hurt = save(sheets, sheets.greta, life=7)
    save(sheets, sheets.greta, life=5)
    with pytest.raises(actions.SheetConflict):
        actions.reverse_version(sheets.greta, hurt)
    address = f"/characters/{sheets.mara.pk}/versions/1/"
    response = sheets.client(sheets.greta).post(f"{address}back/", {"do": "undo"}, follow=True)
    assert "Change it by hand" in response.content.decode()
    assert sheets.fresh(sheets.mara).sheet["life"] == 5


@pytest.mark.parametrize("approval", ["all", "none"])
def test_undoing_is_offered_to_whom_it_is_open_and_once(sheets: SheetTable, approval: str) -> None:
    sheets.set_up(approval=approval)
    save(sheets, sheets.greta, s=40)
    offer = 'name="do" value="undo"'

    def offered(who: Any, number: int) -> bool:
        return offer in page(sheets, who, f"versions/{number}/").content.decode()

    assert offered(sheets.greta, 1)
    assert not offered(sheets.ava, 1)
    made = save(sheets, sheets.ava, t=30)
    if approval == "none":
        assert offered(sheets.ava, 2)
        assert not offered(sheets.ben, 2)
        actions.reverse_version(sheets.ava, made)
    else:
        actions.answer_proposal(sheets.greta, made, approve=True)
        assert not offered(sheets.ava, 2)
        actions.reverse_version(sheets.greta, SheetVersion.objects.get(character=sheets.mara, number=2))
    assert not offered(sheets.ava, 2)
    assert not offered(sheets.greta, 2)


def test_a_player_undoes_only_their_own_last_free_change(sheets: SheetTable) -> None:
    sheets.set_up(approval="none")
    theirs = save(sheets, sheets.greta, s=40)
    own = save(sheets, sheets.ava, t=30)
    with pytest.raises(PermissionDenied):
        actions.reverse_version(sheets.ava, theirs)
    with pytest.raises(PermissionDenied):
        actions.reverse_version(sheets.ben, own)
    actions.reverse_version(sheets.ava, own)
    assert sheets.fresh(sheets.mara).sheet == {"s": 40} | {
        key: value for key, value in sheets.fresh(sheets.mara).sheet.items() if key != "s"
    }
    assert sheets.fresh(sheets.mara).sheet.get("t") is None


@pytest.mark.parametrize("address", ["versions/", "versions/1/", "versions/compare/"])
def test_strangers_find_no_versions_and_players_none_of_npcs(sheets: SheetTable, address: str) -> None:
    save(sheets, sheets.greta, s=40)
    actions.save_sheet(sheets.greta, sheets.guard, {"s": 30}, base_version=0)
    assert page(sheets, sheets.oz, address).status_code == 404
    assert page(sheets, None, address).status_code == 404
    assert page(sheets, sheets.ben, address).status_code == 200
    guard = f"/characters/{sheets.guard.pk}/{address}"
    assert sheets.client(sheets.ben).get(guard).status_code == 404
    assert sheets.client(sheets.greta).get(guard).status_code == 200


def test_other_players_bring_no_version_back(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    save(sheets, sheets.greta, s=50)
    address = f"/characters/{sheets.mara.pk}/versions/1/back/"
    for do in ("restore", "undo", "", "nonsense"):
        assert sheets.client(sheets.ben).post(address, {"do": do, "base": "2"}).status_code == 403
    assert sheets.client(sheets.oz).post(address, {"do": "restore"}).status_code == 404
    assert sheets.fresh(sheets.mara).version == 2


# --- Proposals


def propose(sheets: SheetTable, **changes: Any) -> Proposal:
    made = save(sheets, sheets.ava, **changes)
    assert isinstance(made, Proposal)
    return made


def test_a_players_change_waits_and_the_game_master_approves_it(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40, t=30)
    proposal = propose(sheets, s=45)
    assert proposal.values == {"s": 45}
    assert sheets.fresh(sheets.mara).sheet["s"] == 40
    assert waiting_for_approval(sheets.campaign) == ([], [proposal])
    address = f"/characters/{sheets.mara.pk}/proposals/{proposal.pk}/"
    shown = sheets.client(sheets.greta).get(address).content.decode()
    assert "Strength (S)" in shown
    assert 'value="approve"' in shown
    assert 'value="approve"' not in sheets.client(sheets.ava).get(address).content.decode()
    sheets.client(sheets.greta).post(address, {"do": "approve", "comment": "well earned"})
    version = SheetVersion.objects.get(number=2)
    assert (version.person, version.approved_by) == (sheets.ava, sheets.greta)
    assert sheets.fresh(sheets.mara).sheet["s"] == 45
    with pytest.raises(PermissionDenied):
        actions.answer_proposal(sheets.greta, proposal, approve=False)


def test_a_proposal_sent_back_says_why_and_changes_nothing(sheets: SheetTable) -> None:
    proposal = propose(sheets, s=99)
    address = f"/characters/{sheets.mara.pk}/proposals/{proposal.pk}/"
    sheets.client(sheets.greta).post(address, {"do": "send-back", "comment": "Too strong."})
    assert "Too strong." in sheets.client(sheets.ava).get(address).content.decode()
    assert sheets.fresh(sheets.mara).version == 0


def test_what_changed_meanwhile_elsewhere_stays_when_a_proposal_is_approved(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40, t=30, life=10)
    proposal = propose(sheets, s=45)
    save(sheets, sheets.greta, life=4)
    actions.answer_proposal(sheets.greta, proposal, approve=True)
    assert (sheets.fresh(sheets.mara).sheet["s"], sheets.fresh(sheets.mara).sheet["life"]) == (45, 4)


def test_a_stale_proposal_is_approved_only_by_who_has_seen_what_changed(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    proposal = propose(sheets, s=45)
    save(sheets, sheets.greta, s=42)
    with pytest.raises(actions.SheetConflict):
        actions.answer_proposal(sheets.greta, proposal, approve=True)
    address = f"/characters/{sheets.mara.pk}/proposals/{proposal.pk}/"
    browser = sheets.client(sheets.greta)
    browser.post(address, {"do": "approve"})
    assert sheets.fresh(sheets.mara).sheet["s"] == 42
    shown = browser.get(address).content.decode()
    assert "The sheet has changed since" in shown
    browser.post(address, {"do": "approve", "knowing": "2"})
    assert sheets.fresh(sheets.mara).sheet["s"] == 45


def test_a_proposal_whose_base_is_gone_is_stale_not_an_error(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    proposal = propose(sheets, s=45)
    SheetVersion.objects.filter(character=sheets.mara, number=1).delete()
    assert (
        sheets.client(sheets.greta).get(f"/characters/{sheets.mara.pk}/proposals/{proposal.pk}/").status_code
        == 200
    )
    with pytest.raises(actions.SheetConflict):
        actions.answer_proposal(sheets.greta, proposal, approve=True)
    actions.answer_proposal(sheets.greta, proposal, approve=True, knowing=1)
    assert sheets.fresh(sheets.mara).sheet["s"] == 45


def test_a_player_goes_on_with_the_proposal_that_waits(sheets: SheetTable) -> None:
    first = propose(sheets, s=45)
    form = fields_of(page(sheets, sheets.ava, "sheet/"))
    assert form["sheet.s"] == ["45"]
    sheets.client(sheets.ava).post(
        f"/characters/{sheets.mara.pk}/sheet/", form | {"sheet.t": "33", "do": "save"}
    )
    first.refresh_from_db()
    second = Proposal.objects.get(answer="waiting")
    assert first.answer == "withdrawn"
    assert second.values == {"s": 45, "t": 33}


def test_only_one_proposal_of_a_character_waits(sheets: SheetTable) -> None:
    proposal = propose(sheets, s=45)
    with pytest.raises(IntegrityError), transaction.atomic():
        Proposal.objects.create(character=sheets.mara, base=0, values={}, person=sheets.ava)
    actions.withdraw_proposal(sheets.ava, proposal)
    with pytest.raises(PermissionDenied):
        actions.withdraw_proposal(sheets.ava, proposal)


def test_nobody_else_reads_or_answers_a_proposal(sheets: SheetTable) -> None:
    proposal = propose(sheets, s=45)
    address = f"/characters/{sheets.mara.pk}/proposals/{proposal.pk}/"
    assert sheets.client(sheets.oz).get(address).status_code == 404
    assert sheets.client(sheets.ben).get(address).status_code == 403
    assert sheets.client(sheets.ben).post(address, {"do": "approve"}).status_code == 403
    assert sheets.client(sheets.ava).post(address, {"do": "approve"}).status_code == 403
    assert sheets.client(sheets.greta).post(address, {"do": "withdraw"}).status_code == 403
    proposal.refresh_from_db()
    assert proposal.answer == "waiting"


@pytest.mark.parametrize(
    ("policy", "change", "waits"),
    [
        ("all", {"notes": "new"}, True),
        ("numbers", {"notes": "new"}, False),
        ("numbers", {"talents": ["Light Sleeper"]}, False),
        ("numbers", {"s": 40}, True),
        ("numbers", {"s": 40, "notes": "new"}, True),
        ("numbers", {"states": ["prone"]}, True),
        ("numbers", {"weapons": [{"name": "Hook", "weapon_class": "melee"}]}, True),
        ("none", {"s": 40}, False),
    ],
)
def test_the_campaigns_policy_says_what_waits(
    sheets: SheetTable, policy: str, change: dict[str, Any], waits: bool
) -> None:
    sheets.set_up(approval=policy)
    assert isinstance(save(sheets, sheets.ava, **change), Proposal if waits else SheetVersion)


def test_others_change_no_sheet(sheets: SheetTable) -> None:
    for person in (sheets.ben, sheets.oz):
        with pytest.raises(PermissionDenied):
            save(sheets, person, s=40)
    with pytest.raises(PermissionDenied):
        actions.save_sheet(sheets.ava, sheets.guard, {"s": 40}, base_version=0)


def test_changes_are_put_together_leaf_by_leaf() -> None:
    base = {"a": 1, "b": {"x": 1, "y": 1}, "c": [1]}
    theirs = {"a": 2, "b": {"x": 2, "y": 1}, "c": [1]}
    mine = {"a": 1, "b": {"x": 1, "y": 3}, "c": [1, 2]}
    assert merged(base, theirs, mine) == ({"a": 2, "b": {"x": 2, "y": 3}, "c": [1, 2]}, [])
    assert merged({"a": 1}, {"a": 2}, {"a": 3}) == ({"a": 3}, ["a"])
    assert merged({"a": 1}, {}, {"a": 1}) == ({}, [])
    assert merged({"a": 1}, {"a": True}, {"a": 1}) == ({"a": True}, [])


def test_a_form_that_was_opened_before_a_proposal_is_put_together_with_it(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40, t=30)
    address = f"/characters/{sheets.mara.pk}/sheet/"
    browser = sheets.client(sheets.ava)
    begun = fields_of(browser.get(address))
    browser.post(address, begun | {"do": "save", "sheet.s": "45", "why": "training"})
    browser.post(address, begun | {"do": "save", "sheet.t": "35"})
    waiting = Proposal.objects.get(answer="waiting")
    assert waiting.values == {"s": 45, "t": 35}
    assert waiting.why == "training"
    again = fields_of(browser.get(address))
    assert (again["sheet.s"], again["sheet.t"], again["why"]) == (["45"], ["35"], ["training"])
    browser.post(address, again | {"do": "save", "sheet.s": "40"})
    assert Proposal.objects.get(answer="waiting").values == {"t": 35}


def test_a_form_sent_twice_is_saved_and_proposed_once(sheets: SheetTable) -> None:
    address = f"/characters/{sheets.mara.pk}/sheet/"
    greta, ava = sheets.client(sheets.greta), sheets.client(sheets.ava)
    begun = fields_of(greta.get(address)) | {"do": "save", "sheet.s": "45"}
    assert [greta.post(address, begun).status_code for _time in range(2)] == [302, 302]
    assert SheetVersion.objects.count() == 1
    begun = fields_of(ava.get(address)) | {"do": "save", "sheet.s": "46"}
    assert [ava.post(address, begun).status_code for _time in range(2)] == [302, 302]
    assert Proposal.objects.count() == 1


def test_what_was_sent_back_is_shown_with_its_reason_and_gone_on_with(sheets: SheetTable) -> None:
    save(sheets, sheets.greta, s=40)
    proposal = save(sheets, sheets.ava, s=60)
    actions.answer_proposal(sheets.greta, proposal, approve=False, comment="Not so fast.")
    shown = page(sheets, sheets.ava).content.decode()
    assert "Not so fast." in shown
    assert f"sheet/?from={proposal.pk}" in shown
    assert "Not so fast." not in page(sheets, sheets.ben).content.decode()
    begun = fields_of(page(sheets, sheets.ava, f"sheet/?from={proposal.pk}"))
    assert begun["sheet.s"] == ["60"]
    other = fields_of(
        sheets.client(sheets.greta).get(f"/characters/{sheets.mara.pk}/sheet/?from={proposal.pk}")
    )
    assert other["sheet.s"] == ["40"]

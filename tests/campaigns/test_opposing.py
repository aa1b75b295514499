"""Characters against each other and together: each side rolls for itself, and the system's rules say who won or how help counts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.utils import timezone

from campaigns import actions
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.requests import Others, Wanted
from campaigns.models import RollAnswer, RollRequest, Scene
from campaigns.policies import seat_of
from campaigns.requests import request_shown, with_answers
from characters.actions import save_sheet
from rules.contract import GivenFaces, Side, Verdict, Words
from rules.models import Roll
from rules.systems import SYSTEMS
from tests.playing import SHEETS, fresh, play
from tests.table import Table

CONTESTED = {
    "dark-heresy": ("s", {}),
    "deathwatch": ("strength", {}),
    "hyperspace-d6": ("open-strength", {}),
    "starfinder": ("opposed-athletics", {}),
}
OPPOSED, GROUP = RollRequest.Kind.OPPOSED, RollRequest.Kind.GROUP


def seated(table: Table, system: str) -> Table:
    """Mara, Tadeo and Ossen are in the scene, each with a sheet."""
    play(table, system)
    save_sheet(table.greta, fresh(table.tadeo), SHEETS[system], base_version=0)
    table.tadeo = fresh(table.tadeo)
    for character in (table.mara, table.tadeo, table.ossen):
        keeping.move_in(table.greta, table.scene, character)
    table.scene = Scene.objects.select_related("campaign__ledger").get(pk=table.scene.pk)
    return table


def answer_of(request: RollRequest, character: Any) -> RollAnswer:
    return RollAnswer.objects.select_related("request__scene__campaign__ledger", "character").get(
        request=request, character=character
    )


def verdict(table: Table, who: Any, request: RollRequest) -> str:
    seat = seat_of(who, table.campaign)
    found = with_answers(seat, RollRequest.objects.filter(pk=request.pk)).get()
    return request_shown(seat, table.scene, found).verdict


def contest(table: Table, system: str, **given: Any) -> RollRequest:
    key, added = CONTESTED[system]
    return asking.oppose(
        table.ava, table.scene, table.mara, table.tadeo, Wanted(key, added), retry_key="against", **given
    )


# --- Against each other


@pytest.mark.parametrize("system", SHEETS)
def test_a_player_rolls_against_another_who_answers_with_a_tap(table: Table, system: str) -> None:
    seated(table, system)
    request = contest(table, system)
    assert contest(table, system).pk == request.pk
    assert Roll.objects.get().character == table.mara
    assert not verdict(table, table.ava, request)
    page = table.client(table.ben).get("/").content.decode()
    answer = answer_of(request, table.tadeo)
    assert f"/requests/{request.pk}/{answer.pk}/roll/" in page
    table.client(table.ben).post(f"/requests/{request.pk}/{answer.pk}/roll/")
    request.refresh_from_db()
    assert request.state == "done"
    said = verdict(table, table.ava, request)
    assert said
    assert "contest-" not in said
    assert "Mara" in said or "Tadeo" in said or "open" in said
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "Mara against Tadeo." in page
    assert said.replace("'", "&#x27;") in page


def d100(system: str, roll: int, *, score: int = 40, label: str = "sheet-s") -> Side:
    """A test of 40 as it falls, by the rules themselves."""
    rules = SYSTEMS[system]
    rule = rules.rule("characteristic-test")
    outcome = rule.resolve({"score": score}, rules.house({}), GivenFaces([roll]))
    return Side({"score": score}, outcome, label=label)


@pytest.mark.parametrize(
    ("system", "acting", "opposing", "expected"),
    [
        ("dark-heresy", {"roll": 10}, {"roll": 90}, Verdict(0, "success")),
        ("dark-heresy", {"roll": 39}, {"roll": 9}, Verdict(1, "degrees", 3)),
        ("dark-heresy", {"roll": 39}, {"roll": 49, "score": 50}, Verdict(1, "bonus")),
        ("dark-heresy", {"roll": 39, "label": "sheet-ws"}, {"roll": 49, "score": 50}, Verdict(None, "tie")),
        ("dark-heresy", {"roll": 39}, {"roll": 38}, Verdict(None, "tie")),
        ("deathwatch", {"roll": 10}, {"roll": 90}, Verdict(0, "success")),
        ("deathwatch", {"roll": 39}, {"roll": 9}, Verdict(1, "degrees", 3)),
        ("deathwatch", {"roll": 39}, {"roll": 38}, Verdict(1, "roll")),
        ("deathwatch", {"roll": 90}, {"roll": 95}, Verdict(None, "both-failed")),
    ],
)
def test_percentile_games_decide_by_success_degrees_and_bonus(
    system: str, acting: dict[str, Any], opposing: dict[str, Any], expected: Verdict
) -> None:
    rules = SYSTEMS[system]
    found = rules.play.contests[0].decide(d100(system, **acting), d100(system, **opposing), rules.house({}))
    assert found == expected


@pytest.mark.parametrize(
    ("totals", "kinds", "expected"),
    [
        ((12, 9), ("pc", "pc"), Verdict(0, "total", 3)),
        ((9, 12), ("pc", "npc"), Verdict(1, "total", 3)),
        ((9, 9), ("npc", "pc"), Verdict(1, "pc-over-npc")),
        ((9, 9), ("pc", "pc"), Verdict(None, "decided-by-players")),
        ((9, 9), ("npc", "npc"), Verdict(None, "decided-by-gm")),
    ],
)
def test_hyperspace_decides_by_totals_and_kinds(
    totals: tuple[int, int], kinds: tuple[str, str], expected: Verdict
) -> None:
    rules = SYSTEMS["hyperspace-d6"]
    sides = [
        Side({}, {"total": total, "provisional": False}, kind=kind)
        for total, kind in zip(totals, kinds, strict=True)
    ]
    assert rules.play.contests[0].decide(*sides, rules.house({})) == expected
    waiting = Side({}, {"total": 30, "provisional": True})
    assert rules.play.contests[0].decide(waiting, sides[1], rules.house({})) == Verdict(
        None, "choice-pending"
    )


@pytest.mark.parametrize(
    ("totals", "expected"),
    [((15, 12), Verdict(0, "total", 3)), ((12, 12), Verdict(0, "level")), ((9, 12), Verdict(1, "total", 3))],
)
def test_starfinder_lets_who_acts_win_a_draw(totals: tuple[int, int], expected: Verdict) -> None:
    rules = SYSTEMS["starfinder"]
    sides = [Side({}, {"total": total}) for total in totals]
    assert rules.play.contests[0].decide(*sides, rules.house({})) == expected


def test_every_way_to_decide_has_its_sentence_in_every_language() -> None:
    ways = (
        "success degrees bonus roll total level pc-over-npc full-tie tie both-failed choice-pending "
        "decided-by-players decided-by-gm"
    )
    for language in ("en", "es", "it"):
        words = Words.of(None, language)
        for way in ways.split():
            said = words.text(
                f"contest-{way}",
                {"winner": "Mara", "loser": "Ossen", "margin": 2, "acting": "Mara", "opposing": "Ossen"},
            )
            assert "{" not in said
            assert "contest-" not in said


def test_the_verdict_follows_what_the_game_master_rules(table: Table) -> None:
    seated(table, "deathwatch")
    request = contest(table, "deathwatch")
    asking.answer_request(table.ben, answer_of(request, table.tadeo))
    for character, success in ((table.mara, False), (table.tadeo, True)):
        roll = Roll.objects.select_related("entry__ledger__campaign").get(character=character)
        if roll.outcome["success"] != success:
            actions.rule_in_scene(table.greta, table.scene, roll, {"success": success}, "The rope was wet")
    assert verdict(table, table.ava, request) == "Tadeo wins against Mara, the only one to succeed."


def test_fate_is_offered_on_the_card_and_changes_the_verdict(table: Table) -> None:
    seated(table, "dark-heresy")
    request = contest(table, "dark-heresy")
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    card = page.partition('<section class="request')[2].partition("</section>")[0]
    roll = Roll.objects.get()
    assert f"/rolls/{roll.number}/amend/" in card
    page = table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert f"/rolls/{roll.number}/amend/" not in page
    sent = {"key": "reroll", "revision": "0"}
    back = table.client(table.ava).post(f"/scenes/{table.scene.pk}/rolls/{roll.number}/amend/", sent)
    assert back.url == f"/scenes/{table.scene.pk}/#request-{request.pk}"
    roll.refresh_from_db()
    assert roll.effective is not None
    asking.answer_request(table.ben, answer_of(request, table.tadeo))
    assert verdict(table, table.ava, request)


def test_an_npc_of_the_game_master_answers_at_once(table: Table) -> None:
    seated(table, "dark-heresy")
    request = asking.oppose(
        table.greta, table.scene, table.ossen, table.mara, Wanted("s"), check_key="t", retry_key="npc"
    )
    assert answer_of(request, table.ossen).state == "rolled"
    assert answer_of(request, table.mara).state == "waiting"
    asking.answer_request(table.ava, answer_of(request, table.mara))
    assert {roll.words["note"] for roll in Roll.objects.all()} == {"sheet-s", "sheet-t"}
    assert verdict(table, table.ben, request)


def test_a_player_against_an_npc_waits_on_the_game_master(table: Table) -> None:
    seated(table, "dark-heresy")
    request = asking.oppose(table.ava, table.scene, table.mara, table.ossen, Wanted("s"), retry_key="npc")
    assert answer_of(request, table.ossen).state == "waiting"
    assert "Strength" in table.client(table.greta).get("/").content.decode()
    with pytest.raises(PermissionDenied):
        asking.answer_request(table.ben, answer_of(request, table.ossen))
    asking.answer_request(table.greta, answer_of(request, table.ossen))
    assert verdict(table, table.ava, request)


def test_modifiers_of_who_acts_are_not_those_of_the_other(table: Table) -> None:
    seated(table, "dark-heresy")
    wanted = Wanted("s", {"modifiers": [{"label": "difficulty", "value": -20}]})
    request = asking.oppose(table.ava, table.scene, table.mara, table.tadeo, wanted, retry_key="m")
    asking.answer_request(table.ben, answer_of(request, table.tadeo))
    targets = {roll.character.name: roll.outcome["target"] for roll in Roll.objects.all()}  # type: ignore[union-attr]
    assert targets == {"Mara": 20, "Tadeo": 40}


def test_who_resists_may_choose_another_check_that_the_rules_know(table: Table) -> None:
    seated(table, "dark-heresy")
    request = contest(table, "dark-heresy")
    answer = answer_of(request, table.tadeo)
    page = table.client(table.ben).get(request.get_absolute_url()).content.decode()
    assert '<option value="t">' in page
    table.client(table.ben).post(f"/requests/{request.pk}/{answer.pk}/roll/", {"check": "initiative"})
    assert answer_of(request, table.tadeo).state == "waiting"
    table.client(table.ben).post(f"/requests/{request.pk}/{answer.pk}/roll/", {"check": "t"})
    assert Roll.objects.get(character=table.tadeo).words["note"] == "sheet-t"


def test_what_cannot_be_opposed_is_refused_in_words(table: Table) -> None:
    seated(table, "dark-heresy")
    for wanted, names in (
        (Wanted("initiative"), "Mara"),
        (Wanted(expression="1d20"), "choose a check"),
    ):
        with pytest.raises(ValidationError) as refusal:
            asking.oppose(table.ava, table.scene, table.mara, table.tadeo, wanted, retry_key="no")
        assert names in " ".join(refusal.value.messages)
    keeping.move_out(table.greta, table.scene, table.tadeo)
    with pytest.raises(ValidationError):
        contest(table, "dark-heresy")
    with pytest.raises(PermissionDenied):
        asking.oppose(table.ben, table.scene, table.mara, table.ossen, Wanted("s"), retry_key="not-mine")
    assert not RollRequest.objects.exists()


def test_a_hidden_side_stays_hidden_until_its_seal_is_opened(table: Table) -> None:
    seated(table, "dark-heresy")
    request = asking.request_rolls(
        table.greta,
        table.scene,
        [table.ossen, table.mara],
        Wanted("ag", reason="In the dark"),
        retry_key="hidden",
        others=Others(OPPOSED, table.ossen, "per", hides_npcs=True),
    )
    asking.answer_request(table.greta, answer_of(request, table.ossen))
    asking.answer_request(table.ava, answer_of(request, table.mara))
    assert verdict(table, table.greta, request)
    assert not verdict(table, table.ava, request)
    assert (
        "Agility"
        not in table.client(table.ava).get(f"/campaigns/{table.campaign.slug}/log/").content.decode()
    )
    for address in (f"/scenes/{table.scene.pk}/", request.get_absolute_url(), "/notifications/"):
        page = table.client(table.ben).get(address).content.decode()
        assert page.count('<li class="request__line') == (0 if "notifications" in address else 1)
        card = page.partition('<section class="request')[2].partition("</section>")[0]
        assert "Ossen" not in card
        assert "Agility" not in card
    sealed = Roll.objects.select_related("entry__ledger__campaign").get(character=table.ossen)
    assert sealed.blind
    actions.reveal_in_scene(table.greta, table.scene, sealed)
    assert verdict(table, table.ava, request)


def test_the_tray_rolls_against_somebody(table: Table) -> None:
    seated(table, "dark-heresy")
    client = table.client(table.ava)
    sent = {"speaker": str(table.mara.pk), "check": "s", "tray_shown": "s", "retry": "tray-1", "text": ""}
    page = client.post(f"/scenes/{table.scene.pk}/tray/", sent).content.decode()
    assert 'name="against"' in page
    assert "Tadeo" in page
    sent |= {"against": str(table.tadeo.pk), "against_check": "Toughness", "reason": "Arm wrestling"}
    for _twice in (1, 2):
        assert client.post(f"/scenes/{table.scene.pk}/roll-now/", sent).status_code == 302
    request = RollRequest.objects.get()
    assert request.kind == "opposed"
    assert answer_of(request, table.tadeo).check_key == "t"
    assert Roll.objects.get().reason == "Arm wrestling"
    sent |= {"retry": "tray-2", "how": "blind"}
    answer = client.post(f"/scenes/{table.scene.pk}/roll-now/", sent, headers={"HX-Request": "true"})
    assert answer.status_code == 200  # htmx puts no other answer into the page
    assert "falls in the open" in answer.content.decode()


# --- Together


@pytest.mark.parametrize(
    ("system", "key", "given", "helped"),
    [
        ("dark-heresy", "s", {}, {"target": 60}),
        ("deathwatch", "strength", {}, {"target": 60}),
        ("hyperspace-d6", "strength", {"difficulty": 12}, {"pool": 5}),
    ],
)
def test_help_counts_as_the_rules_say(
    table: Table, system: str, key: str, given: dict[str, Any], helped: dict[str, int]
) -> None:
    seated(table, system)
    request = asking.request_rolls(
        table.greta,
        table.scene,
        [table.mara, table.tadeo, table.ossen],
        Wanted(key, given),
        retry_key="together",
        others=Others(GROUP, table.mara),
    )
    asking.answer_request(table.ben, answer_of(request, table.tadeo))
    asking.answer_request(table.greta, answer_of(request, table.ossen))
    assert not Roll.objects.exists()
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "is there to help" in page
    asking.answer_request(table.ava, answer_of(request, table.mara))
    outcome = Roll.objects.get().outcome
    assert {name: outcome[name] for name in helped} == helped
    request.refresh_from_db()
    assert request.state == "done"


def test_who_rolls_without_waiting_has_the_help_that_was_there(table: Table) -> None:
    seated(table, "dark-heresy")
    request = asking.request_rolls(
        table.greta,
        table.scene,
        [table.mara, table.tadeo, table.ossen],
        Wanted("s"),
        retry_key="g",
        others=Others(GROUP, table.mara),
    )
    asking.answer_request(table.ben, answer_of(request, table.tadeo))
    asking.answer_request(table.ava, answer_of(request, table.mara))
    assert Roll.objects.get().outcome["target"] == 50
    assert answer_of(request, table.ossen).state == "dropped"


def test_at_the_deadline_helpers_who_agreed_help_before_the_leader_rolls(table: Table) -> None:
    seated(table, "dark-heresy")
    until = timezone.now() + timedelta(days=1)
    request = asking.request_rolls(
        table.greta,
        table.scene,
        [table.mara, table.tadeo],
        Wanted("s"),
        retry_key="g",
        others=Others(GROUP, table.mara),
        until=until,
        at_deadline="drop",
    )
    for who, character in ((table.ava, table.mara), (table.ben, table.tadeo)):
        asking.agree_to_be_rolled(who, answer_of(request, character), True)
    asking.keep_request_deadlines(until + timedelta(minutes=1))
    assert Roll.objects.get().outcome["target"] == 50


def test_by_the_rules_of_a_game_the_best_one_leads(table: Table) -> None:
    seated(table, "hyperspace-d6")
    strong = {**SHEETS["hyperspace-d6"], "attributes": {"dexterity": 3, "strength": 5, "perception": 2}}
    save_sheet(table.greta, fresh(table.tadeo), strong, base_version=fresh(table.tadeo).version)
    table.tadeo = fresh(table.tadeo)

    def ask(lead: Any) -> RollRequest:
        return asking.request_rolls(
            table.greta,
            table.scene,
            [table.mara, table.tadeo],
            Wanted("strength", {"difficulty": 12}),
            retry_key=f"lead-{lead}",
            others=Others(GROUP, lead),
        )

    with pytest.raises(ValidationError, match="Tadeo"):
        ask(table.mara)
    assert answer_of(ask(None), table.tadeo).part == "leader"


def test_too_many_helpers_and_checks_without_help_are_refused(table: Table) -> None:
    seated(table, "deathwatch")
    crowd = [table.mara, table.tadeo, table.ossen]

    def ask(people: list[Any], wanted: Wanted) -> None:
        asking.request_rolls(table.greta, table.scene, people, wanted, retry_key="no", others=Others(GROUP))

    with pytest.raises(ValidationError):
        ask([table.mara], Wanted("strength"))
    with pytest.raises(ValidationError):
        ask(crowd, Wanted("initiative"))
    with pytest.raises(ValidationError):
        ask(crowd, Wanted(expression="1d20"))
    assert not RollRequest.objects.exists()


def test_the_form_offers_what_the_rules_know(table: Table) -> None:
    address = f"/scenes/{table.scene.pk}/requests/new/"
    assert 'value="opposed"' not in table.client(table.greta).get(address).content.decode()
    seated(table, "starfinder")
    page = table.client(table.greta).get(address).content.decode()
    assert 'value="opposed"' in page
    assert 'value="group"' not in page
    sent = {
        "do": "ask",
        "retry": "form",
        "kind": "opposed",
        "character": [str(table.mara.pk), str(table.ossen.pk)],
        "lead": str(table.ossen.pk),
        "check": "opposed-athletics",
        "tray_shown": "opposed-athletics",
        "against_check": "Acrobatics against somebody",
    }
    assert table.client(table.greta).post(address, sent).status_code == 302
    request = RollRequest.objects.get()
    assert answer_of(request, table.ossen).part == "acting"
    assert answer_of(request, table.mara).check_key == "opposed-acrobatics"

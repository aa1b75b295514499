"""Amendments as the games make them: the rules accept what ``Line`` says must be repeated, and the files hold."""

from collections.abc import Callable
from typing import Any

from rules.ledger.amendments import Line
from rules.ledger.drawing import switched_on
from rules.ledger.entries import Entry
from rules.ledger.verification import verify

from .ledgers import Ledger, ask_for, refused

Json = Any
Wanted = Callable[[Json], bool]


def ask(system: str, rule: str, **inputs: Json) -> Json:
    return {"system": system, "rule": rule, "version": "1", "inputs": inputs, "house_rules": {}}


class Game:
    """A ledger by the real rules whose first roll came out as wanted, and the line after it."""

    def __init__(self, asked: Json, wanted: Wanted) -> None:
        for number in range(1000):
            self.ledger = Ledger(rules=switched_on, name=f"game {number}")
            self.last: Entry = self.ledger.roll(ask=asked)
            if wanted(self.outcome):
                break
        else:
            raise AssertionError("no such roll in a thousand")
        self.line = Line.of(1, self.last.body)

    @property
    def outcome(self) -> Json:
        return self.last.body["outcome"]

    def amend(self, op: str, asked: Json) -> None:
        assert self.line.objection(asked, op) is None
        self.last = self.ledger.roll(ask=asked, amends={"parent": self.last.leaf, "op": op})
        self.line = self.line.after(self.last.body)

    def effective(self) -> Json:
        """As the verifier sees it."""
        report = self.ledger.report()
        assert report["ok"], report
        assert {entry["status"] for entry in report["entries"]} <= {"verified", "amended"}
        assert report["effective"]["1"]["outcome"] == self.line.effective
        assert report["effective"]["1"]["amendments"] == self.line.amendments
        return report["effective"]["1"]["outcome"]

    def fault(self) -> tuple[int, int | None]:
        return refused(verify(self.ledger.bundle().write()))[::2]


def test_deathwatch_rerolls_a_failure_and_adds_a_degree():
    contest = ask("deathwatch", "opposed-test", a={"score": 50}, b={"score": 40})
    game = Game(contest, lambda outcome: not outcome["a"]["success"] and outcome["b"]["success"])
    fate = {"fate_max": 5, "fate_current": 5, "die": 0}
    game.amend(
        "reroll", ask("deathwatch", "fate-spend", option="reroll", original=game.line.original(), **fate)
    )
    assert game.effective() == game.outcome["amended_outcome"]
    assert game.line.faces[1] == game.ledger.entries[1].body["dice"][1][1]
    for added in (1, 2):
        spend = {**fate, "die": 1, "fate_current": 5 - added}
        original = game.line.original()
        game.amend(
            "add-degree", ask("deathwatch", "fate-spend", option="add-degree", original=original, **spend)
        )
        assert game.effective()["b"]["extra_degrees"] == added
        assert game.line.original()["inputs"]["b"] == {**contest["inputs"]["b"], "added_degrees": added}


def test_deathwatch_degrees_that_were_never_bought_are_found_out():
    game = Game(ask("deathwatch", "characteristic-test", score=60), lambda outcome: outcome["success"])
    fate = {"option": "add-degree", "fate_max": 5, "fate_current": 5}
    original = game.line.original()
    game.amend("add-degree", ask("deathwatch", "fate-spend", original=original, **fate))
    assert game.effective()["extra_degrees"] == 1
    for claimed in (0, 7):  # a point that buys nothing, and seven degrees that cost none
        again = {**original, "inputs": {"score": 60, "added_degrees": claimed}}
        asked = ask("deathwatch", "fate-spend", original=again, **fate)
        assert game.line.objection(asked, "add-degree")
    game.ledger.roll(ask=asked, amends={"parent": game.last.leaf, "op": "add-degree"})
    assert game.fault() == (10, 3)


def test_deathwatch_initiative_counts_ten():
    game = Game(ask("deathwatch", "initiative", agility_bonus=4), lambda outcome: outcome["die"] < 10)
    original = game.line.original()
    spend = ask(
        "deathwatch", "fate-spend", option="initiative-10", fate_max=1, fate_current=1, original=original
    )
    game.amend("choose", spend)
    assert game.effective()["die"] == 10


def test_dark_heresy_adds_degrees_and_rerolls_one_side():
    contest = ask("dark-heresy", "opposed-test", a={"score": 45}, b={"score": 45})
    contest["inputs"]["a"]["characteristic"] = contest["inputs"]["b"]["characteristic"] = "s"
    game = Game(contest, lambda outcome: outcome["a"]["success"])

    def spend(option: str) -> Json:
        fate = {"fate_max": 5, "fate_current": 5, "side": "a"}
        return ask("dark-heresy", "fate-spend", option=option, original=game.line.original(), **fate)

    for added in (1, 2):
        game.amend("add-degree", spend("add-degree"))
        assert game.outcome["added_degrees"] == game.line.original()["added_degrees"] == added
        game.effective()
    game.amend("reroll", spend("reroll"))
    assert game.line.original()["rerolled"] is True
    assert game.line.original()["added_degrees"] == 0
    game.effective()
    untrue = spend("add-degree")
    untrue["inputs"]["original"]["rerolled"] = False
    assert game.line.objection(untrue, "add-degree")


def test_hyperspace_explodes_and_adds_a_die():
    check = ask("hyperspace-d6", "skill-check", attribute=3, skill=1, difficulty=20)
    game = Game(check, lambda outcome: outcome["choice"] == "pending")
    before = game.outcome
    game.amend("explode", ask("hyperspace-d6", "destiny-choice", tally=before["tally"], choice="explode"))
    assert game.effective()["total"] == before["total"] + game.last.body["dice"][0][1]
    before = game.outcome
    game.amend("extra-die", ask("hyperspace-d6", "improvement-die", tally=before["tally"], points=3))
    assert game.effective()["total"] == before["total"] + game.last.body["dice"][0][1]


def test_dice_take_another_die_and_keep_their_target():
    game = Game(ask_for("2d20kh1+5 vs 25 by 5"), lambda outcome: not outcome["success"])
    game.amend("extra-die", ask_for(game.line.expression_with("+1d6")))
    assert game.effective()["target"] == 25
    game.amend("explode", ask_for(game.line.expression_with("-1d4")))
    game.amend("reroll", ask_for("2d20kh1+5 vs 25 by 5"))
    assert game.effective()["canonical"] == "2d20kh1+5 vs 25 by 5"


def test_a_tally_that_never_was_is_found_out():
    check = ask("hyperspace-d6", "skill-check", attribute=3, skill=1, difficulty=20)
    game = Game(check, lambda outcome: outcome["choice"] == "pending")
    tally = {**game.outcome["tally"], "total": game.outcome["total"] + 5}
    asked = ask("hyperspace-d6", "destiny-choice", tally=tally, choice="explode")
    game.ledger.roll(ask=asked, amends={"parent": game.last.leaf, "op": "explode"})
    assert game.fault() == (10, 2)


def test_faces_that_never_fell_are_found_out():
    game = Game(ask("deathwatch", "characteristic-test", score=40), lambda outcome: not outcome["success"])
    original = {**game.line.original(), "dice": [99 if game.line.faces != [99] else 98]}
    asked = ask("deathwatch", "fate-spend", option="reroll", fate_max=1, fate_current=1, original=original)
    game.ledger.roll(ask=asked, amends={"parent": game.last.leaf, "op": "reroll"})
    assert game.fault() == (10, 2)

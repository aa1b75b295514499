"""What an amendment must repeat, system by system, and the effective outcome that a line folds to."""

import copy
import tracemalloc
from typing import Any

import pytest

from rules.contract import Faces
from rules.ledger.amendments import Line
from rules.ledger.drawing import RulesNotHere
from rules.ledger.verification import verify

from .ledgers import Ledger, ask_for, refused, total

Json = Any


def ask(system: str, rule: str, inputs: Json, house_rules: Json = None, version: str = "1") -> Json:
    return {
        "system": system,
        "rule": rule,
        "version": version,
        "inputs": inputs,
        "house_rules": house_rules or {},
    }


def roll(asked: Json, faces: list[int], outcome: Json) -> Json:
    return {"req": {"ask": asked}, "dice": [[100, face] for face in faces], "outcome": outcome}


def again(outcome: Json, asked: Json | None = None) -> Json:
    """An amendment with a draw."""
    return {"req": {"ask": asked or ask_for("1d6")}, "outcome": outcome}


class TestDice:
    def line(self, expression: str = "2d20kh1+5 vs 15 by 5", **outcome: Json) -> Line:
        return Line.of(7, roll(ask_for(expression), [14, 8], {"total": 19, **outcome}))

    def test_a_reroll_repeats_the_rolls_ask(self):
        line = self.line()
        assert line.objection(ask_for("2d20kh1+5 vs 15 by 5"), "reroll") is None
        assert line.objection(ask_for("2d20kh1+6 vs 15 by 5"), "reroll")

    @pytest.mark.parametrize("op", ["extra-die", "explode"])
    def test_a_further_die_goes_to_the_total_and_keeps_the_target(self, op):
        line = self.line()
        for expression in ("19+1d6 vs 15 by 5", "19-1d6 vs 15 by 5", "19+1d6-2*1d4 vs 15 by 5"):
            assert line.objection(ask_for(expression), op) is None, expression
        for expression in (
            "19+1d6",
            "19+1d6 vs 15",
            "19+1d6 vs 14 by 5",
            "18+1d6 vs 15 by 5",
            "119+1d6 vs 15 by 5",
            "1+1d6 vs 15 by 5",
            "19*1d6 vs 15 by 5",
            "19d6 vs 15 by 5",
            "19 vs 15 by 5",
            "1d6+19 vs 15 by 5",
            "19",
            "",
        ):
            assert line.objection(ask_for(expression), op), expression

    def test_without_a_target_none_is_added(self):
        line = self.line("4d6kh3", total=11)
        assert line.expression_with("+1d6") == "11+1d6"
        assert line.objection(ask_for("11+1d6"), "extra-die") is None
        assert line.objection(ask_for("11+1d6 vs 3"), "extra-die")

    def test_a_negative_total_keeps_its_sign(self):
        line = self.line("4dF", total=-3)
        assert line.expression_with("+1dF") == "-3+1dF"
        assert line.objection(ask_for("-3+1dF"), "extra-die") is None

    def test_a_further_die_goes_to_the_effective_total(self):
        line = self.line("4d6kh3", total=11).after(again({"total": 15}))
        assert line.objection(ask_for("15+1d6"), "explode") is None
        assert line.objection(ask_for("11+1d6"), "explode")
        ruled = line.after({"set": {"total": 20}})
        assert ruled.objection(ask_for("20+1d6"), "extra-die") is None

    def test_to_a_repeat_nothing_is_added(self):
        line = self.line("6x(4d6kh3)", total=[11, 12])
        assert line.expression_with("+1d6") is None
        assert line.objection(ask_for("11+1d6"), "extra-die")
        assert line.after({"set": {"total": 11}}).objection(ask_for("11+1d6"), "extra-die")
        assert line.objection(ask_for("6x(4d6kh3)"), "reroll") is None

    def test_a_greatest_is_no_repeat(self):
        assert self.line("max(1d6,1d8)", total=5).expression_with("+1d6") == "5+1d6"

    @pytest.mark.parametrize("op", ["choose", "add-degree"])
    def test_dice_notation_has_no_other_amendments(self, op):
        assert self.line().objection(ask_for("2d20kh1+5 vs 15 by 5"), op)


class TestHyperspace:
    tally = {"total": 16, "target": 20, "destiny": 6, "chain": [], "choice": "pending"}
    base = roll(
        ask("hyperspace-d6", "skill-check", {"attribute": 3}), [6, 4, 3, 2], {"total": 16, "tally": tally}
    )

    @pytest.mark.parametrize(
        ("rule", "op"),
        [("destiny-choice", "explode"), ("destiny-choice", "choose"), ("improvement-die", "extra-die")],
    )
    def test_the_tally_of_the_outcome_before(self, rule, op):
        line = Line.of(1, self.base)
        assert line.objection(ask("hyperspace-d6", rule, {"tally": self.tally}), op) is None
        for other in ({**self.tally, "total": 17}, {**self.tally, "chain": [6]}, None, {}):
            assert line.objection(ask("hyperspace-d6", rule, {"tally": other}), op)
        assert line.objection(ask("hyperspace-d6", rule, {}), op)
        later = {**self.tally, "total": 19, "chain": [3]}
        line = line.after(again({"total": 19, "tally": later}))
        assert line.objection(ask("hyperspace-d6", rule, {"tally": later}), op) is None
        assert line.objection(ask("hyperspace-d6", rule, {"tally": self.tally}), op)

    @pytest.mark.parametrize(
        ("rule", "op"),
        [("destiny-choice", "extra-die"), ("improvement-die", "explode"), ("skill-check", "reroll")],
    )
    def test_an_op_belongs_to_its_rule(self, rule, op):
        assert Line.of(1, self.base).objection(ask("hyperspace-d6", rule, {"tally": self.tally}), op)

    def test_an_outcome_without_a_tally_is_not_amended(self):
        line = Line.of(1, roll(ask("hyperspace-d6", "damage", {"dice": 2}), [1, 2], {"damage": 3}))
        assert line.objection(ask("hyperspace-d6", "improvement-die", {}), "extra-die")


class TestDarkHeresy:
    inputs = {"a": {"score": 45}, "b": {"score": 45}}
    base = roll(ask("dark-heresy", "opposed-test", inputs), [50, 35], {"winner": "b"})

    def spend(self, option: str, **original: Json) -> Json:
        original = {"rule": "opposed-test", "inputs": self.inputs, "dice": [50, 35], **original}
        inputs = {"option": option, "fate_max": 3, "fate_current": 2, "side": "a", "original": original}
        return ask("dark-heresy", "fate-spend", inputs)

    def test_the_roll_as_it_stands(self):
        line = Line.of(1, self.base)
        assert line.original() == {
            "rule": "opposed-test",
            "inputs": self.inputs,
            "dice": [50, 35],
            "added_degrees": 0,
            "rerolled": False,
        }
        for option in ("reroll", "add-degree"):
            assert line.objection(self.spend(option), option) is None
            assert line.objection(self.spend(option, added_degrees=0, rerolled=False), option) is None
        for other in (
            {"dice": [50, 36]},
            {"dice": [50]},
            {"dice": [35, 50]},
            {"rule": "feint"},
            {"inputs": {**self.inputs, "a": {"score": 55}}},
            {"added_degrees": 1},
            {"added_degrees": False},
            {"rerolled": True},
            {"x": 1},
        ):
            assert line.objection(self.spend("reroll", **other), "reroll"), other

    def test_what_the_amendments_before_gave(self):
        amended = {"winner": "a", "added_degrees": 9}
        outcome = {"amended_outcome": amended, "amended_dice": [25, 35], "added_degrees": 0, "rerolled": True}
        line = Line.of(1, self.base).after(again(outcome))
        assert line.effective == amended
        stands = {"dice": [25, 35], "rerolled": True}
        assert line.objection(self.spend("add-degree", **stands), "add-degree") is None
        assert line.objection(self.spend("add-degree"), "add-degree")
        assert line.objection(self.spend("add-degree", **stands, added_degrees=1), "add-degree")
        line = line.after(again({**outcome, "added_degrees": 1})).after(
            {"set": {"winner": "b", "added_degrees": 5}}
        )
        assert line.objection(self.spend("add-degree", **stands, added_degrees=1), "add-degree") is None
        assert (line.effective["winner"], line.amendments, line.ruled) == ("b", 3, True)

    def test_degrees_that_a_first_roll_tells_are_not_bought_ones(self):
        line = Line.of(1, roll(self.base["req"]["ask"], [50, 35], {"added_degrees": 4, "rerolled": True}))
        assert line.objection(self.spend("reroll"), "reroll") is None

    def test_the_op_is_the_option(self):
        line = Line.of(1, self.base)
        assert line.objection(self.spend("reroll"), "add-degree")
        assert line.objection(self.spend("initiative-10"), "choose")
        assert line.objection(ask("dark-heresy", "fate-spend", {"option": "reroll"}), "reroll")
        assert line.objection(ask("dark-heresy", "opposed-test", self.inputs), "reroll")


class TestDeathwatch:
    inputs = {"a": {"score": 50}, "b": {"score": 60}}
    base = roll(ask("deathwatch", "opposed-test", inputs), [20, 88], {"winner": "a"})

    def spend(self, option: str, **original: Json) -> Json:
        original = {"rule": "opposed-test", "inputs": self.inputs, "dice": [20, 88], **original}
        return ask(
            "deathwatch",
            "fate-spend",
            {"option": option, "fate_max": 3, "fate_current": 2, "original": original},
        )

    @pytest.mark.parametrize(
        ("option", "op"), [("reroll", "reroll"), ("add-degree", "add-degree"), ("initiative-10", "choose")]
    )
    def test_the_roll_as_it_stands(self, option, op):
        line = Line.of(1, self.base)
        assert line.original() == {"rule": "opposed-test", "inputs": self.inputs, "dice": [20, 88]}
        assert line.objection(self.spend(option), op) is None
        for other in (
            {"dice": [20, 61]},
            {"dice": []},
            {"rule": "leap"},
            {"inputs": {"a": {"score": 50}}},
            {"x": 1},
        ):
            assert line.objection(self.spend(option, **other), op), other
        for other_op in {"reroll", "add-degree", "choose", "explode"} - {op}:
            assert line.objection(self.spend(option), other_op)

    def test_what_was_bought_is_carried_along_and_nothing_else(self):
        line = Line.of(1, self.base)
        free = {"a": {"score": 50, "added_degrees": 2}, "b": {"score": 60}}
        assert line.objection(self.spend("add-degree", inputs=free), "add-degree")
        assert line.objection(self.spend("choose", inputs={**self.inputs, "fate_ten": True}), "choose")
        nothing = {"a": {"score": 50, "added_degrees": 0}, "b": {"score": 60}, "fate_ten": False}
        assert line.objection(self.spend("add-degree", inputs=nothing), "add-degree") is None
        for degrees in (1, 2):
            spent = self.spend("add-degree", inputs=line.inputs)
            line = line.after(again({"amended_outcome": {}, "added_degrees": degrees}, spent))
            bought = {"a": {"score": 50, "added_degrees": degrees}, "b": {"score": 60}}
            assert line.objection(self.spend("add-degree", inputs=bought), "add-degree") is None
            assert line.objection(self.spend("add-degree"), "add-degree")
        line = line.after(again({"amended_outcome": {}}, self.spend("initiative-10")))
        assert line.inputs == {**bought, "fate_ten": True}

    def test_the_last_amended_dice(self):
        line = Line.of(1, self.base).after(again({"amended_outcome": {}, "amended_dice": [20, 61]}))
        assert line.objection(self.spend("add-degree", dice=[20, 61]), "add-degree") is None
        assert line.objection(self.spend("add-degree"), "add-degree")


def test_system_version_and_house_rules_are_those_of_the_roll():
    line = Line.of(1, roll(ask("dice", "roll", {"expression": "1d6"}, {"x": 1}), [3], {"total": 3}))
    same = ask("dice", "roll", {"expression": "1d6"}, {"x": 1})
    assert line.objection(same, "reroll") is None
    for other in (
        {"system": "deathwatch"},
        {"version": "2"},
        {"house_rules": {}},
        {"house_rules": {"x": True}},
    ):
        assert line.objection({**same, **other}, "reroll")


def test_starfinder_has_no_amendments():
    fall = ask("starfinder", "fall", {"height": 12.5})
    assert Line.of(1, roll(fall, [2], {})).objection(fall, "reroll")


def test_of_rules_that_are_unknown_here_nothing_can_be_said():
    for system, version in (("chess", "1"), ("dice", "2")):
        asked = ask(system, "toss", {}, version=version)
        assert Line.of(1, roll(asked, [2], {})).objection(asked, "reroll") is None


def test_a_line_folds():
    line = Line.of(3, roll(ask_for("1d20"), [5], {"total": 5, "success": False}))
    assert (line.seq, line.effective, line.amendments, line.ruled) == (
        3,
        {"total": 5, "success": False},
        0,
        False,
    )
    line = line.after({"set": {"success": True}})
    assert (line.effective, line.amendments, line.ruled) == ({"total": 5, "success": True}, 1, True)
    line = line.after(again({"total": 9}))
    assert (line.effective, line.amendments, line.ruled) == ({"total": 9}, 2, True)
    parts = [roll(ask_for("1d20"), [5], {"total": 5}), {"set": {"total": 6}}, again({"total": 7})]
    assert Line.of(3, *parts) == Line.of(3, parts[0]).after(parts[1]).after(parts[2])


def test_a_line_keeps_no_copy_of_the_outcome_for_each_ruling():
    """A file may rule thousands of times on an outcome of thousands of keys."""
    lines = [Line.of(1, roll(ask_for("1d20"), [5], {f"key-{number}": 0 for number in range(5_000)}))]
    tracemalloc.start()
    try:
        for number in range(500):
            lines.append(lines[-1].after({"set": {"total": number}}))
        assert lines[-1].effective["total"] == 499
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


class TestInFiles:
    """The verifier walks the lines of a file: step 10."""

    def fault(self, ledger: Ledger) -> tuple[int, int | None]:
        return refused(verify(ledger.bundle().write(), rules=ledger.rules))[::2]

    def test_an_untrue_amendment_is_named(self):
        for expression in ("1+1d6", "{}+1d6 vs 1", "1d6+{}"):
            ledger = Ledger()
            first = ledger.roll("4d6kh3")
            ledger.amend(first, "extra-die", expression.format(total(first)))
            assert self.fault(ledger) == (10, 2)

    def test_a_line_goes_through_sealed_rolls_as_soon_as_they_are_open(self):
        ledger = Ledger()
        hidden = ledger.roll("1d20", sealed=True)
        first = ledger.sealed[hidden.leaf]["payload"]["outcome"]["total"]
        second = ledger.amend(hidden, "extra-die", f"{first}+1d6", sealed=True)
        outcome = ledger.sealed[second.leaf]["payload"]["outcome"]
        ledger.rule(second, success=True)
        assert ledger.report()["effective"] == {}
        ledger.reveal(second)
        assert ledger.report()["effective"] == {}
        ledger.reveal(hidden)
        report = ledger.report()
        assert report["effective"] == {
            "1": {"outcome": {**outcome, "success": True}, "amendments": 2, "ruled": True}
        }
        assert [entry["status"] for entry in report["entries"][1:4]] == ["amended", "amended", "verified"]

    def test_an_untrue_sealed_amendment_is_named_by_its_reveal(self):
        ledger = Ledger()
        first = ledger.roll("1d20")
        hidden = ledger.amend(first, "extra-die", "99+1d6", sealed=True)
        assert ledger.report()["ok"]
        ledger.reveal(hidden)
        assert self.fault(ledger) == (10, 3)

    def test_an_untrue_amendment_that_ended_in_a_void_is_named(self):
        ledger = Ledger()
        first = ledger.roll("1d20")
        ledger.amend(first, "reroll", "500d6r1")
        assert ledger.entries[-1].type == "void"
        assert self.fault(ledger) == (10, 2)

    def test_what_cannot_be_read_is_not_held_against_an_amendment(self):
        ledger = Ledger()
        first = ledger.roll("1d20")
        ledger.amend(first, "extra-die", f"{total(first)}+1d6")
        ledger.entries[1] = first.without_body()
        ledger.openings = []
        report = ledger.report()
        assert report["ok"]
        assert report["effective"] == {}

    def test_house_rules_of_an_amendment(self):
        def odd(asked: Json, faces: Faces) -> Json:
            return {"total": faces.d(6, "x")}

        ledger = Ledger(rules=odd)
        first = ledger.roll(ask={**ask_for("1d6"), "system": "chess"})
        again = {**ask_for("1d6"), "system": "chess", "house_rules": {"blind": True}}
        ledger.roll(ask=again, amends={"parent": first.leaf, "op": "reroll"})
        assert self.fault(ledger) == (10, 2)
        assert self.fault_unchecked(ledger) == (10, 2)

    def fault_unchecked(self, ledger: Ledger) -> tuple[int, int | None]:
        return refused(verify(ledger.bundle().write()))[::2]

    def test_amended_outcomes_of_both_percentile_games_are_folded(self):
        for system in ("deathwatch", "dark-heresy"):
            test = ask(system, "characteristic-test", {"score": 40})

            def rules(asked: Json, faces: Faces, test: Json = test) -> Json:
                if asked["system"] != test["system"]:
                    raise RulesNotHere
                face = faces.d(100, "test")
                result = {"roll": face}
                if asked["rule"] != "fate-spend":
                    return result
                return {
                    "amended_outcome": result,
                    "amended_dice": [face],
                    "added_degrees": 0,
                    "rerolled": True,
                }

            ledger = Ledger(rules=rules)
            first = ledger.roll(ask=test)
            line = Line.of(1, first.body)
            inputs = {"option": "reroll", "fate_max": 2, "fate_current": 1, "original": line.original()}
            again = ledger.roll(
                ask=ask(system, "fate-spend", inputs), amends={"parent": first.leaf, "op": "reroll"}
            )
            report = ledger.report()
            assert report["effective"]["1"]["outcome"] == again.body["outcome"]["amended_outcome"]
            changed = copy.deepcopy(inputs)
            changed["original"]["dice"] = [1]
            ledger.entries.pop()
            ledger.openings = []
            ledger.seed = ledger.secret("seed 1")
            ledger.roll(ask=ask(system, "fate-spend", changed), amends={"parent": first.leaf, "op": "reroll"})
            assert self.fault(ledger) == (10, 2)

"""What holds for every text and every way in which dice can fall."""

from collections.abc import Callable
from math import prod

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract.errors import RulesError
from rules.contract.faces import DrawnFaces, GivenFaces
from rules.dice import Expression, odds, parse, roll
from rules.dice.tree import Pool, nodes

from .rolling import attempt, totals_by_trying

ALPHABET = (
    "0123456789+-*/%(){},<>=![]# dDkKhHlLrRoOpPfFxXvVsSbByYmMiInNaAuUtTcCeEgG.^\u00d7\u2212\u00a0\u212a"
)
FRAGMENTS = [
    *(
        "d",
        "D",
        "1",
        "2",
        "6",
        "10",
        "20",
        "0",
        "vs",
        "by",
        "x",
        "+",
        "-",
        "*",
        "/",
        "%",
        "(",
        ")",
        "{",
        "}",
        ",",
        " ",
    ),
    *(
        "kh",
        "kl",
        "dh",
        "dl",
        "k",
        "r",
        "rr",
        "ro",
        "!",
        "!!",
        "!p",
        "!o",
        "min",
        "max",
        "mi",
        "ma",
        "f",
        "<",
        ">=",
        "=",
    ),
    *("abs(", "ceil(", "max(", "F", "[a]", "#", "d6", "4d6", "2d20kh1", "6x(", "d{1,2}", "vs 15", "by 5"),
]


def numbers(least: int, most: int) -> st.SearchStrategy[str]:
    return st.integers(least, most).map(str)


def joined(*parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(*parts).map("".join)


def maybe(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.just(""), part)


space = st.sampled_from(["", "", "", " ", "\t", "\u00a0"])
compare = joined(st.sampled_from(["<", "<=", ">", ">=", "="]), space, numbers(-2, 8))
condition = st.one_of(numbers(0, 7), joined(space, compare))
reroll = joined(st.sampled_from(["r", "rr", "ro", "RO"]), condition)
explode = joined(st.sampled_from(["!", "!!"]), st.sampled_from(["", "p", "o", "P"]), maybe(condition))
keep = joined(st.sampled_from(["kh", "kl", "dh", "dl", "k", "d", "KH"]), maybe(numbers(0, 5)))
counts = maybe(joined(space, compare, maybe(joined(st.just("f"), condition))))
chooses = st.lists(joined(space, keep), max_size=2).map("".join)
clips = joined(maybe(joined(st.just("min"), numbers(0, 4))), maybe(joined(st.just("ma"), numbers(1, 7))))
sides = st.one_of(
    joined(st.sampled_from("dD"), numbers(1, 12)),
    st.sampled_from(["d%", "dF", "Df", "d{1,1,3}", "d{ -4, 0,7 }"]),
)
pool = joined(
    maybe(numbers(0, 5)),
    sides,
    maybe(joined(space, reroll)),
    maybe(joined(space, explode)),
    clips,
    chooses,
    counts,
)
label = maybe(st.sampled_from(["[a]", " [ fire # 1 ]"]))


def larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    listed = st.lists(inner, min_size=1, max_size=3).map(",".join)
    return st.one_of(
        joined(st.sampled_from("+-"), st.just("("), inner, st.just(")"), label),
        joined(inner, space, st.sampled_from("+-*/%"), space, inner),
        joined(st.just("{"), listed, st.just("}"), chooses, counts),
        joined(st.sampled_from(["max(", "min("]), inner, st.just(" , "), inner, st.just(")")),
        joined(st.just("abs("), inner, st.just(")")),
        joined(
            st.sampled_from(["ceil(", "ROUND(", "trunc(", "floor("]),
            pool,
            st.just("/"),
            numbers(1, 9),
            st.just(")"),
        ),
    )


expressions = st.recursive(st.one_of(joined(pool, label), numbers(0, 30)), larger, max_leaves=6)
targets = maybe(joined(st.just(" vs "), numbers(-9, 30), maybe(joined(st.just(" by "), numbers(1, 9)))))
texts = joined(
    st.one_of(expressions, joined(numbers(1, 3), st.just("x("), expressions, st.just(")"))),
    targets,
    maybe(st.just(" # note")),
)
noise = st.one_of(
    st.text(),
    st.text(ALPHABET, max_size=30),
    st.lists(st.sampled_from(FRAGMENTS), max_size=14).map("".join),
    st.tuples(texts, st.sampled_from(FRAGMENTS), st.integers(0, 40)).map(
        lambda parts: parts[0][: parts[2]] + parts[1] + parts[0][parts[2] :]
    ),
)


def read(text: str) -> Expression | None:
    """The expression, or None for a text that is refused as the contract says."""
    found = attempt(lambda: parse(text))
    if isinstance(found, Expression):
        return found
    assert found.code == "invalid-input"
    assert found.reason
    name, _, column = (found.field or "").partition(":")
    assert name == "inputs.expression"
    assert not column or 1 <= int(column) <= len(text) + 1
    return None


def pick(data: st.DataObject) -> Callable[[int], int]:
    """Faces, of which the lowest and the highest come up often, so that chains happen."""

    def face(sides: int) -> int:
        return data.draw(st.one_of(st.just(sides), st.just(1), st.integers(1, sides)))

    return face


@settings(max_examples=800, deadline=None)
@given(noise)
def test_any_text_is_read_or_refused(text: str) -> None:
    expression = read(text)
    assert expression is None or len(text) <= 512


@settings(max_examples=300, deadline=None)
@given(st.one_of(texts, noise))
def test_the_canonical_text_is_the_same_expression_and_its_own_canonical_text(text: str) -> None:
    expression = read(text)
    if expression is None:
        return
    canonical = expression.canonical
    assert canonical.isascii()
    assert len(canonical) <= 512
    again = parse(canonical)
    assert again.canonical == canonical
    assert (again.roll, again.repeats, again.target) == (
        expression.roll,
        expression.repeats,
        expression.target,
    )
    assert (again.least, again.greatest) == (expression.least, expression.greatest)
    assert again.labels == ()
    assert again.note is None


@settings(max_examples=300, deadline=None)
@given(texts, st.data())
def test_outcomes_keep_within_bounds_and_limits(text: str, data: st.DataObject) -> None:
    expression = read(text)
    if expression is None:
        return
    faces = DrawnFaces(pick(data))
    outcome = attempt(lambda: roll(expression, faces))
    if isinstance(outcome, RulesError):
        assert outcome.reason == "draw-limit"
        assert len(faces.drawn) == 500
        return
    totals = outcome["total"] if expression.repeats else [outcome["total"]]
    assert len(totals) == (expression.repeats or 1)
    assert all(expression.least <= total <= expression.greatest for total in totals)
    assert len(faces.drawn) <= 500
    assert [face for die in outcome["dice"] for face in die["faces"]] == [die.face for die in faces.drawn]
    for die in outcome["dice"]:
        assert die["rerolled"] + 1 + die["exploded"] == len(die["faces"]) <= 21
    assert any("capped" in die for die in outcome["dice"]) == ("chain-capped" in outcome["warnings"])
    if expression.target:
        reached = outcome["success"] if expression.repeats else [outcome["success"]]
        assert reached == [total >= expression.target.number for total in totals]


@settings(max_examples=300, deadline=None)
@given(texts, st.data())
def test_the_same_faces_give_the_same_outcome_also_from_the_canonical_text(
    text: str, data: st.DataObject
) -> None:
    expression = read(text)
    if expression is None:
        return
    faces = DrawnFaces(pick(data))
    outcome = attempt(lambda: roll(expression, faces))
    if isinstance(outcome, RulesError):
        return
    given_faces = GivenFaces([die.face for die in faces.drawn])
    again = roll(parse(expression.canonical), given_faces)
    given_faces.finish()
    assert again == {key: value for key, value in outcome.items() if key not in ("labels", "note")}


@settings(max_examples=150, deadline=None)
@given(expressions)
def test_odds_are_those_of_trying_every_way(text: str) -> None:
    expression = read(text)
    if expression is None:
        return
    found = attempt(lambda: odds(expression))
    if isinstance(found, RulesError):
        assert found.reason in ("no-odds", "odds-too-expensive")
        return
    assert sum(found["total"].values()) == 1
    values = [int(value) for value in found["total"]]
    assert expression.least <= min(values) <= max(values) <= expression.greatest
    if _ways(expression) <= 2000:
        assert found["total"] == totals_by_trying(text)


def _ways(expression: Expression) -> int:
    """At most in how many ways the dice of one repetition can fall."""
    pools = [node for node in nodes(expression.roll) if isinstance(node, Pool)]
    return prod(pool.die.sides ** (pool.count * (2 if pool.modifiers.reroll else 1)) for pool in pools)

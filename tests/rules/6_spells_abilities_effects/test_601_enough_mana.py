"""Whether there is enough mana is told from numbers, as a whole plan would tell it (CR 601.2g)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.mana import KINDS, Mana, ManaCost
from engine.game.rules.paying.available_mana import Supply
from engine.game.rules.paying.mana_payment import solve
from engine.game.rules.paying.mana_sources import Source
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card
from tests.support.games.how_often import often

KIND = st.sampled_from(KINDS)
SYMBOL = st.one_of(
    KIND, st.integers(0, 3).map(str), st.sampled_from(["W/U", "G/W", "C/B", "U/R", "2/G", "R/P", "S", "B/G/P"])
)
OPTIONS = st.lists(KIND, min_size=1, max_size=3, unique=True)


@settings(max_examples=often(80, 400), deadline=None)
@given(
    pool=st.lists(KIND, max_size=3), options=st.lists(OPTIONS, max_size=5),
    symbols=st.lists(SYMBOL, min_size=1, max_size=5),
)
def test_numbers_say_what_a_plan_says(pool: list[str], options: list[list[str]], symbols: list[str]) -> None:
    mana = [Mana(kind) for kind in pool]
    available = [
        Source(100 + number, tuple(enumerate(kinds)), rank=number % 3) for number, kinds in enumerate(options)
    ]
    cost = ManaCost(tuple(symbols))
    told = Supply(mana, available).meets(cost)
    odd = any(symbol.startswith("2/") or symbol.endswith("/P") or symbol == "S" for symbol in symbols)
    if odd:
        assert told is None, "with life, with generic mana instead or with snow mana: only a plan can tell"
    else:
        assert told is solve(mana, available, cost).complete


def test_mana_for_some_things_only_and_two_at_a_time_are_left_to_the_plan() -> None:
    two_at_a_time = Source(100, ((0, "GG"),), 0)
    only_for_some = Source(100, ((0, "G"),), 0, False, ((0, "a restriction"),))
    one = ManaCost(("G",))
    assert Supply([], [Source(100, ((0, "G"),), 0)]).meets(one) is True
    assert Supply([], [two_at_a_time]).meets(one) is None
    assert Supply([], [only_for_some]).meets(one) is None
    assert Supply([Mana("G", restriction=object())], []).meets(one) is None
    assert (Supply([], [two_at_a_time]).most, Supply([Mana("W")], [two_at_a_time]).most) == (2, 3)


@rule("601.2g")
def test_a_spell_is_offered_exactly_when_its_colors_can_be_paid() -> None:
    table = Table()
    table.battlefield("A", card(*FOREST), card("Island", "", "Basic Land — Island"))
    two_green, both, three = (
        card("Two Greens", "{G}{G}", "Sorcery", "You gain 1 life."),
        card("Both", "{G}{U}", "Sorcery", "You gain 1 life."),
        card("Three", "{1}{G}{U}", "Sorcery", "You gain 1 life."),
    )
    table.hand("A", two_green, both, three)
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Both"]

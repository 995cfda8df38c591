"""Mana in any amount. It is counted, kind by kind, and pays as so many single mana would (CR 106.4, 118.3)."""

from __future__ import annotations

import json
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.mana import KINDS, Mana, ManaCost, how_much, with_more, without
from engine.core.mana_letters import counted, how_many, kinds_in, symbols_of, times, written
from engine.game.rules.paying.mana_payment import solve, spend
from engine.game.rules.paying.mana_sources import Source
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card
from tests.support.games.how_often import often

HUGE = 1_000_000_000
SPRING = card("Old Spring", "", "Land", "{T}: Add an amount of {G} equal to your life total.")
RAIN = card("Long Rain", "{X}{G}{U}", "Sorcery", "You gain X life.")


def rich(*also: object) -> Table:
    table = Table(library=5)
    table.life("A", HUGE)
    table.battlefield("A", SPRING, *also)
    return table


@rule("106.4", "107.3a")
def test_a_land_that_makes_a_billion_mana_pays_for_a_spell_with_x() -> None:
    table = rich(card("Island", "", "Basic Land — Island"))
    table.hand("A", RAIN)
    table.answer("A", HUGE - 1).cast("A", "Long Rain").resolve()
    assert table.life("A") == 2 * HUGE - 1 and table.pool("A") == ""


@rule("106.4", "601.2h")
def test_what_is_not_spent_of_a_billion_mana_stays() -> None:
    table = rich()
    table.mana("A", "{U}").tap_for_mana("A", table.find("Old Spring"))
    assert len(table.game.players[0].pool) == 2 and table.pool("A") == "U*1G*1000000000"
    assert view_for(table.game, 0, None).players[0].pool == "1 {U} 1,000,000,000 {G}"
    table.hand("A", RAIN)
    table.answer("A", 10).cast("A", "Long Rain").resolve()
    assert table.pool("A") == f"G*{HUGE - 11}"


@rule("106.12b", "106.6")
def test_a_billion_mana_is_multiplied_doubled_and_kept_apart_by_what_it_may_be_spent_on() -> None:
    table = rich(card("Three Wells", "{4}", "Artifact", "If you tap a land for mana, it produces three times as much of that mana instead."))
    table.battlefield("A", card("Narrow Spring", "", "Land", "{T}: Add an amount of {G} equal to your life total. Spend this mana only to cast creature spells."))  # fmt: skip
    table.tap_for_mana("A", table.find("Old Spring")).tap_for_mana("A", table.find("Narrow Spring"))
    assert [(one.kind, one.amount, one.restriction is None) for one in table.game.players[0].pool] == [
        ("G", 3 * HUGE, True), ("G", 3 * HUGE, False)]  # fmt: skip
    table.hand("A", card("Twice the Rain", "{G}", "Sorcery", "You double the amount of each type of unspent mana you have."))
    table.cast("A", "Twice the Rain").resolve()
    assert how_much(table.game.players[0].pool) == 2 * (6 * HUGE - 1) and len(table.game.players[0].pool) == 3


@rule("702.33c")
def test_a_cost_of_one_color_is_paid_as_often_as_the_table_goes() -> None:
    table = rich()
    table.hand("A", card("Many Seeds", "{G}", "Sorcery", "Multikicker {G}\nYou gain 1 life for each time this spell was kicked."))
    table.answer("A", 1000).cast("A", "Many Seeds").resolve()
    assert table.life("A") == HUGE + 1000 and table.pool("A") == f"G*{HUGE - 1001}"


def test_mana_is_written_short_and_shown_with_its_number() -> None:
    assert times("GU", 2) == "GUGU" and times("G", 0) == "" and times("GU", 60) == "G*60U*60"
    assert counted("GUG") == (("G", 2), ("U", 1)) and counted(f"G*{HUGE}U*2") == (("G", HUGE), ("U", 2))
    assert how_many(f"G*{HUGE}U*2") == HUGE + 2 and kinds_in("C*5G*7") == "CG" and written([("R", 3), ("G", 1)]) == "RRRG"
    assert symbols_of("GGU") == "{G}{G}{U}" and symbols_of(f"G*{HUGE}U*2") == "1,000,000,000 {G} 2 {U}"
    assert json.dumps(times("G", 10**30)) == f'"G*{10**30}"'


KIND = st.sampled_from(KINDS)
SYMBOL = st.one_of(KIND, st.integers(0, 6).map(str), st.sampled_from(["W/U", "G/W", "2/G", "R/P", "S", "U/R"]))
POOL = st.lists(st.builds(Mana, KIND, st.booleans(), st.integers(0, 1), amount=st.integers(1, 4)), max_size=4)


@settings(max_examples=often(60, 300), deadline=None)
@given(
    pool=POOL, options=st.lists(st.lists(st.text(KIND, min_size=1, max_size=3), min_size=1, max_size=2), max_size=3),
    symbols=st.lists(SYMBOL, min_size=1, max_size=6),
)  # fmt: skip
def test_counted_mana_pays_as_so_many_single_mana_do(pool: list[Mana], options: list[list[str]], symbols: list[str]) -> None:
    counts = with_more((), pool)
    single = tuple(replace(one, amount=1) for one in counts for _ in range(one.amount))
    available = [Source(100 + number, tuple(enumerate(texts)), rank=number % 3) for number, texts in enumerate(options)]
    cost = ManaCost(tuple(symbols))
    assert solve(counts, available, cost, may_pay_life=2) == solve(single, available, cost, may_pay_life=2)
    spent, one_by_one = spend(counts, cost, 2), spend(single, cost, 2)
    assert (spent is None) == (one_by_one is None)
    if spent is not None and one_by_one is not None:
        assert without((), ()) == () and with_more((), one_by_one) == with_more((), spent)
        left = without(counts, spent)
        assert how_much(left) == how_much(counts) - how_much(one_by_one) and all(one.amount > 0 for one in left)


def test_no_more_is_taken_from_a_pool_than_is_there() -> None:
    pool = (Mana("G", amount=3), Mana("U"))
    assert without(pool, (Mana("G", amount=2),)) == (Mana("G"), Mana("U"))
    for gone in (Mana("G", amount=4), Mana("G", snow=True), Mana("B")):
        try:
            without(pool, (gone,))
        except ValueError as error:
            assert gone.kind in str(error)
        else:
            raise AssertionError(gone)


@rule("601.2g")
def test_a_source_that_makes_much_is_not_looked_at_one_by_one() -> None:
    much = Source(100, ((0, times("G", HUGE)),), 0)
    payment = solve((Mana("C", amount=HUGE),), [much], ManaCost((str(2 * HUGE - 3), "G", "G", "G")))
    assert payment.complete and payment.uses == ((100, 0, f"G*{HUGE}"),)
    assert not solve((Mana("C", amount=HUGE),), [much], ManaCost((str(2 * HUGE - 2), "G", "G", "G"))).complete

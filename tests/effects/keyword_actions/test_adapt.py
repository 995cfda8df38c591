"""Adapt (CR 701.43)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("701.43a")
def test_adapt() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}


@rule("701.43a", "if it has no +1/+1 counters on it")
def test_one_that_has_a_counter_of_that_kind_does_not_adapt() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2. If you do, you gain 1 life.")
    do(table, "Put a charge counter on target creature.", targets=[thing])
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"charge": 1, "+1/+1": 2} and table.life("A") == 21
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"charge": 1, "+1/+1": 2} and table.life("A") == 21


@rule("701.43a", "this permanent")
def test_what_has_left_the_battlefield_does_not_adapt() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2. If you do, you gain 1 life.")
    table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.activate("A", thing).cast("A", "Quick End", [thing]).resolve()
    assert table.life("A") == 20 and table.zone("A", "graveyard") == ["Test Thing", "Quick End"]


@rule("701.43a", "609.4")
def test_once_a_permanent_adapts_as_though_it_had_no_counters() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2.")
    table.activate("A", thing).resolve()
    do(table, "The next time target creature adapts this turn, it adapts as though it had no +1/+1 counters on it.", targets=[thing])
    for _ in range(2):
        table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 4}
    do(table, "The next time target creature adapts this turn, it adapts as though it had no +1/+1 counters on it.", targets=[thing])
    table.next_turn("B").activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 4}

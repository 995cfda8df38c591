"""Timestamps of counters (CR 613.7c)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
LIFT = ("Lift Up", "{W}", "Instant", "Put a flying counter on target creature.")
GROUND = ("Pull Down", "{G}", "Instant", "Target creature loses all abilities until end of turn.")


@rule("613.7c", "122.1b")
@pytest.mark.parametrize(("order", "flies"), [((LIFT, GROUND), False), ((GROUND, LIFT), True)])
def test_a_keyword_counter_goes_by_when_it_was_put(order: tuple[tuple[str, ...], ...], flies: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    for spell in order:
        table.hand("A", card(*spell))
        table.mana("A", spell[1]).cast("A", spell[0], [bear]).resolve()
    assert table.has(bear, "flying") is flies
    table.next_turn("B")
    assert table.has(bear, "flying"), "the other effect ends with the turn"


@rule("613.7c")
def test_a_new_counter_gives_all_of_its_kind_its_timestamp() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    for spell in (LIFT, GROUND, LIFT):
        table.hand("A", card(*spell))
        table.mana("A", spell[1]).cast("A", spell[0], [bear]).resolve()
    table.hand("A", card("Take One", "{W}", "Instant", "Remove a counter from target creature."))
    table.mana("A", "{W}").cast("A", "Take One", [bear]).resolve()
    assert table.counters(bear) == {"flying": 1}
    assert table.has(bear, "flying"), "whichever of the two is left, its timestamp is the new one"


@rule("613.8a", "613.7c")
def test_an_effect_that_asks_for_what_the_counter_gives_comes_behind_it() -> None:
    table = Table()
    table.battlefield("A", card("Heavy Air", "{1}", "Enchantment", "Creatures with flying lose all abilities."))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*LIFT))
    table.mana("A", "{W}").cast("A", "Lift Up", [bear]).resolve()
    assert not table.has(bear, "flying")

"""Rebound (CR 702.88)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BALL = ("Bouncing Ball", "{W}", "Sorcery", "You gain 3 life.\nRebound")


@rule("702.88a")
def test_it_is_cast_again_in_the_next_upkeep() -> None:
    table = Table()
    table.hand("A", card(*BALL))
    table.mana("A", "{W}")
    table.cast("A", "Bouncing Ball").resolve()
    assert table.all("Bouncing Ball", "exile") and table.life("A") == 23
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 26 and table.zone("A", "graveyard") == ["Bouncing Ball"]


@rule("702.88a")
def test_it_stays_exiled_if_it_is_not_cast() -> None:
    table = Table()
    table.hand("A", card(*BALL))
    table.mana("A", "{W}")
    table.cast("A", "Bouncing Ball").resolve()
    table.to_step("upkeep", "A")
    table.answer("A", False)
    table.resolve()
    table.next_turn("B").to_step("upkeep", "A")
    assert table.all("Bouncing Ball", "exile") and table.stack() == []

"""Miracle (CR 702.94)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

LIGHT = ("Sudden Light", "{4}{W}", "Sorcery", "You gain 5 life.\nMiracle {W}")
DRAW = ("Quick Draw", "{0}", "Instant", "Draw a card.")


@rule("702.94a")
def test_the_first_card_drawn_can_be_cast_for_its_miracle_cost() -> None:
    table = Table()
    table.library("A", card(*LIGHT))
    table.hand("A", card(*DRAW))
    table.mana("A", "{W}").answer("A", True, True)
    table.cast("A", "Quick Draw").resolve()
    assert table.life("A") == 25 and "Sudden Light" in table.zone("A", "graveyard")


@rule("702.94a")
def test_only_the_first_card_of_a_turn() -> None:
    table = Table()
    table.hand("A", card(*DRAW), card(*DRAW))
    table.cast("A", "Quick Draw").resolve()
    table.library("A", card(*LIGHT))
    table.mana("A", "{W}")
    table.cast("A", "Quick Draw").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand") == ["Forest", "Sudden Light"]


@rule("702.94a")
def test_it_need_not_be_revealed() -> None:
    table = Table()
    table.library("A", card(*LIGHT))
    table.hand("A", card(*DRAW))
    table.mana("A", "{W}").answer("A", False)
    table.cast("A", "Quick Draw").resolve()
    assert table.zone("A", "hand") == ["Sudden Light"]

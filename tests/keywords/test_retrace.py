"""Retrace (CR 702.81)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

ROW = ("Turned Row", "{G}", "Sorcery", "You gain 2 life.\nRetrace")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.81a")
def test_a_land_card_is_discarded_to_cast_it_again_and_again() -> None:
    table = Table()
    table.graveyard("A", card(*ROW))
    table.hand("A", card(*FOREST), card(*FOREST))
    for life in (22, 24):
        table.mana("A", "{G}")
        table.cast("A", "Turned Row", way="retrace").resolve()
        assert table.life("A") == life
    assert table.zone("A", "graveyard") == ["Forest", "Forest", "Turned Row"]


@rule("702.81a")
def test_retrace_needs_a_land_card() -> None:
    table = Table()
    table.graveyard("A", card(*ROW))
    table.hand("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{G}")
    assert table.actions("A") == ()

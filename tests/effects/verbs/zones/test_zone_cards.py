"""Cards of a zone as words name them: all of them, however many there are."""

from __future__ import annotations

from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table


def test_the_cards_of_a_hand_are_all_of_them() -> None:
    table = Table()
    table.hand("A", bear(), lamp())
    table.hand("B", ogre())
    do(table, "Exile the cards in your hand.")
    assert sorted(table.zone("A", "exile")) == ["Plain Bear", "Plain Lamp"] and table.zone("A", "hand") == []
    assert table.zone("B", "hand") == ["Plain Ogre"]


def test_an_empty_zone_has_no_cards_to_name() -> None:
    table = do(Table(), "Exile the cards in your hand.")
    assert table.zone("A", "exile") == [] and table.zone("A", "graveyard") == ["Test Rite"]

"""Shuffle (CR 701.20): a library, or objects and zones into it."""

from __future__ import annotations

from engine.core.zones import GRAVEYARD, LIBRARY
from engine.events.zone_changes import Destroy
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do, lamp
from tests.rulebook import rule
from tests.table import Table, card


@rule("701.20c", "701.20d")
def test_a_graveyard_is_shuffled_into_a_library() -> None:
    table = Table(library=3)
    table.graveyard("A", bear(), lamp())
    do(table, "Shuffle your graveyard into your library.")
    assert sorted(table.zone("A", "library")) == ["Forest", "Forest", "Forest", "Plain Bear", "Plain Lamp"]


@rule("113.6", "614.1a")
def test_a_card_goes_back_to_its_library_from_anywhere() -> None:
    table = Table()
    text = "If Old Titan would be put into a graveyard from anywhere, reveal Old Titan and shuffle it into its owner's library instead."
    titan = card("Old Titan", "{5}", "Creature — Giant", text, "9/9")
    (on_table,) = table.battlefield("A", titan)
    happen(table.game, Destroy(on_table))
    table.hand("A", titan)
    table.hand("B", card("Rude Reminder", "{B}", "Sorcery", "Target player discards a card."))
    table.next_turn("B").mana("B", "{B}")
    table.cast("B", "Rude Reminder", targets=[0]).resolve()
    assert table.zone("A", GRAVEYARD) == []
    assert table.zone("A", LIBRARY).count("Old Titan") == 2

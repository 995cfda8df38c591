"""Objects without abilities (CR 113.1): "creatures with no abilities"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, sprite
from tests.support.boards.table import Table, card


@rule("113.1")
def test_creatures_with_no_abilities() -> None:
    """Keywords are abilities, and so is what a basic land type gives; what was lost isn't there."""
    table = Table()
    plain, flier, bare = table.battlefield("A", bear(), sprite(), sprite())
    (grove,) = table.battlefield("B", card("Live Grove", "", "Land Creature — Forest", "", "1/1"))
    do(table, "Target creature loses all abilities until end of turn.", targets=[bare])
    do(table, "Destroy all creatures with no abilities.")
    assert {plain, flier, bare, grove} & set(table.game.battlefield) == {flier, grove}

"""Bargain (CR 702.166)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HAGGLE = ("Long Haggle", "{R}", "Sorcery", "Bargain\nYou gain 2 life. If this spell was bargained, draw a card.")
COG = ("Small Cog", "{1}", "Artifact")


@rule("702.166a", "702.166b")
def test_something_is_sacrificed_for_more() -> None:
    table = Table()
    table.battlefield("A", card(*COG))
    table.hand("A", card(*HAGGLE), card(*HAGGLE))
    table.mana("A", "{R}{R}").answer("A", True)
    table.cast("A", "Long Haggle").resolve()
    assert table.zone("A", "graveyard") == ["Small Cog", "Long Haggle"] and "Forest" in table.zone("A", "hand")
    table.cast("A", "Long Haggle").resolve()
    assert table.zone("A", "hand") == ["Forest"] and table.life("A") == 24

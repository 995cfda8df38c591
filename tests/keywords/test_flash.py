"""Flash (CR 702.8)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

LYNX = ("Sudden Lynx", "{1}{G}", "Creature — Cat", "Flash", "2/1")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.8a")
def test_a_card_with_flash_can_be_cast_whenever_an_instant_could() -> None:
    table = Table()
    table.hand("B", card(*LYNX), card(*BEAR))
    table.mana("B", "{2}{G}{G}")
    assert [action.label for action in table.actions("B")] == ["Sudden Lynx"]
    table.cast("B", "Sudden Lynx").resolve()
    assert table.zone("B", "hand") == ["Meadow Bear"] and table.all("Sudden Lynx")

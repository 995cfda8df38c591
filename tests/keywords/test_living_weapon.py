"""Living weapon (CR 702.92)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CLAW = ("Living Claw", "{2}", "Artifact — Equipment", "Living weapon\nEquipped creature gets +2/+2.\nEquip {3}")


@rule("702.92a")
def test_it_brings_a_germ_and_is_attached_to_it() -> None:
    table = Table()
    table.hand("A", card(*CLAW))
    table.mana("A", "{2}")
    table.cast("A", "Living Claw").resolve()
    (germ,) = table.all("Phyrexian Germ Token")
    assert table.pt(germ) == (2, 2) and table.game.obj(table.find("Living Claw")).attached_to == germ

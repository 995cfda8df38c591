"""For Mirrodin! (CR 702.163)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

AXE = ("Rebel Axe", "{2}", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {3}")


@rule("702.163a")
def test_it_brings_a_rebel() -> None:
    table = Table()
    table.hand("A", card(*AXE))
    table.mana("A", "{2}")
    table.cast("A", "Rebel Axe").resolve()
    (rebel,) = table.all("Rebel Token")
    assert table.pt(rebel) == (3, 3) and table.game.obj(table.find("Rebel Axe")).attached_to == rebel

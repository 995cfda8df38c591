"""Job select (CR 702.182 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

ROD = ("Plain Rod", "{2}", "Artifact — Equipment", "Job select\nEquipped creature gets +1/+1.\nEquip {3}")


@rule("702.182a", edition="2026-01-16")
def test_it_brings_a_hero() -> None:
    table = Table()
    table.hand("A", card(*ROD))
    table.mana("A", "{2}")
    table.cast("A", "Plain Rod").resolve()
    (hero,) = table.all("Hero Token")
    assert table.pt(hero) == (2, 2) and table.game.obj(table.find("Plain Rod")).attached_to == hero

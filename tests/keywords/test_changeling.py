"""Changeling (CR 702.73)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

MIMIC = ("Kind Mimic", "{1}{U}", "Creature — Shapeshifter", "Changeling", "1/1")
LORD = ("Elf Elder", "{1}{G}", "Creature — Elf", "Other Elves you control get +1/+1.", "1/1")


@rule("702.73a", "604.3")
def test_a_changeling_is_every_creature_type_everywhere() -> None:
    table = Table()
    (mimic,) = table.battlefield("A", card(*MIMIC))
    (hidden,) = table.hand("A", card(*MIMIC))
    table.battlefield("A", card(*LORD))
    assert table.pt(mimic) == (2, 2)
    for kind in ("Elf", "Goblin", "Wall"):
        assert kind in table.game.chars(mimic).subtypes and kind in table.game.chars(hidden).subtypes

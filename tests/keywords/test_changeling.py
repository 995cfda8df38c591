"""Changeling (CR 702.73)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

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


@rule("702.73a", "an ability that defines its types, and those alone")
def test_a_copy_that_is_something_else_too_is_a_changeling_still() -> None:
    table = Table()
    words = "Changeling\nVast Mimic's power and toughness are each equal to the number of lands you control."
    (mimic,) = table.battlefield("A", card("Vast Mimic", "{1}{U}", "Creature — Shapeshifter", words, "*/*"))
    table.battlefield("A", *[card("Forest", "", "Basic Land — Forest")] * 2)
    table.battlefield("A", card(*LORD))
    do(table, "Create a token that's a copy of target creature, except it's an artifact in addition to its other types.", [mimic])
    (copy,) = set(table.all("Vast Mimic")) - {mimic}
    assert table.pt(copy) == table.pt(mimic) == (3, 3) and "Elf" in table.game.chars(copy).subtypes

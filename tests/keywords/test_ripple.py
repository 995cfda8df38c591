"""Ripple (CR 702.60)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

WAVE = ("Little Wave", "{U}", "Sorcery", "Ripple 3\nYou gain 1 life.")
STONE = ("Worn Stone", "{3}", "Artifact")


@rule("702.60a")
def test_spells_of_the_same_name_are_cast_for_nothing() -> None:
    table = Table()
    table.library("A", card(*STONE), card(*WAVE))
    table.hand("A", card(*WAVE))
    table.mana("A", "{U}").answer("A", True, True, "*", False)
    table.cast("A", "Little Wave").resolve()
    assert table.life("A") == 22 and "Worn Stone" in table.zone("A", "library")[-4:]

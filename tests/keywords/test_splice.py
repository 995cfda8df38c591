"""Splice (CR 702.47)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

RITE = ("Arcane Rite", "{U}", "Instant — Arcane", "Target player gains 2 life.")
SONG = ("Arcane Song", "{3}{U}", "Instant — Arcane", "Target player loses 3 life.\nSplice onto Arcane {1}")
PLAIN = ("Plain Rite", "{U}", "Instant", "Target player gains 2 life.")


@rule("702.47a", "702.47b", "702.47c")
def test_its_words_are_added_to_an_arcane_spell_and_it_stays_in_hand() -> None:
    table = Table()
    table.hand("A", card(*RITE), card(*SONG))
    table.mana("A", "{U}{1}").answer("A", True, [0], [1])
    table.cast("A", "Arcane Rite").resolve()
    assert (table.life("A"), table.life("B")) == (22, 17)
    assert table.zone("A", "hand") == ["Arcane Song"] and table.zone("A", "graveyard") == ["Arcane Rite"]


@rule("702.47a")
def test_it_is_spliced_only_onto_arcane_spells() -> None:
    table = Table()
    table.hand("A", card(*PLAIN), card(*SONG))
    table.mana("A", "{U}{1}")
    table.cast("A", "Plain Rite", targets=[0]).resolve()
    assert table.life("A") == 22 and not [d for d in table.asked if d.kind == "yes"]

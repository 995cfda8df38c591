"""Harmonize (CR 702.180 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CHORD = ("Lost Chord", "{U}", "Sorcery", "You gain 2 life.\nHarmonize {4}{U}")
OX = ("Dear Ox", "{3}{G}", "Creature — Ox", "", "3/3")


@rule("702.180a", "702.180b", edition="2026-01-16")
def test_a_tapped_creature_s_power_lowers_the_cost() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card(*OX))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{1}{U}").answer("A", [ox])
    table.cast("A", "Lost Chord", way="harmonize").resolve()
    assert table.life("A") == 22 and table.game.obj(ox).tapped and table.all("Lost Chord", "exile")


@rule("702.180a", edition="2026-01-16")
def test_no_creature_need_be_tapped() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card(*OX))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{4}{U}").answer("A", [])
    table.cast("A", "Lost Chord", way="harmonize").resolve()
    assert table.life("A") == 22 and not table.game.obj(ox).tapped

"""Transmute (CR 702.53)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CHANGE = ("Slow Change", "{1}{U}", "Instant", "Draw a card.\nTransmute {1}{U}")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.53a")
def test_it_becomes_a_card_of_its_mana_value() -> None:
    table = Table()
    (bear, _) = table.library("A", card(*BEAR), card("Dear Ox", "{4}{G}", "Creature — Ox", "", "4/4"))
    (change,) = table.hand("A", card(*CHANGE))
    table.mana("A", "{1}{U}").answer("A", [bear])
    table.activate("A", change).resolve()
    assert table.zone("A", "hand") == ["Meadow Bear"]
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert table.find("Dear Ox", "library") not in asked.candidates  # type: ignore[attr-defined]

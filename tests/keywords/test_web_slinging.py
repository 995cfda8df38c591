"""Web-slinging (CR 702.188 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SWING = ("Swinging Hero", "{4}{W}", "Creature — Hero", "Web-slinging {W}", "4/4")
OX = ("Dear Ox", "{3}{G}", "Creature — Ox", "", "3/3")


@rule("702.188a", edition="2026-01-16")
def test_a_tapped_creature_is_returned_to_hand() -> None:
    table = Table()
    table.battlefield("A", card(*OX))
    table.hand("A", card(*SWING))
    table.mana("A", "{W}")
    assert table.actions("A") == ()
    table.battlefield("A", card("Tired Ox", "{3}{G}", "Creature — Ox", "", "3/3"), tapped=True)
    table.cast("A", "Swinging Hero", way="web-slinging").resolve()
    assert table.all("Swinging Hero") and table.zone("A", "hand") == ["Tired Ox"]

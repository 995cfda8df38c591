"""Web-slinging (CR 702.188 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.188a", "a tapped creature one controls, to its owner's hand; you may", edition="2026-01-16")
def test_a_borrowed_creature_goes_back_to_its_owner() -> None:
    table = Table()
    (ox,) = table.battlefield("B", card(*OX), tapped=True)
    table.hand("A", card(*SWING), card(*SWING), card("Sudden Oath", "{0}", "Instant", "Gain control of target creature."))
    table.mana("A", "{W}")
    assert [action.label for action in table.actions("A")] == ["Sudden Oath"], "another player's creature does not do"
    table.cast("A", "Sudden Oath", [ox]).resolve()
    table.cast("A", "Swinging Hero", way="web-slinging")
    assert table.zone("B", "hand") == ["Dear Ox"] and table.pool("A") == ""
    table.resolve()
    table.mana("A", "{4}{W}").cast("A", "Swinging Hero", way="").resolve()
    assert len(table.all("Swinging Hero", who="A")) == 2 and table.zone("A", "hand") == []

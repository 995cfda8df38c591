"""Plot (CR 702.170 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PLAN = ("Long Plan", "{4}{R}", "Instant", "You gain 5 life.\nPlot {1}{R}")


@rule("702.170a", "702.170d", edition="2026-01-16")
def test_it_is_cast_for_nothing_as_a_sorcery_on_a_later_turn() -> None:
    table = Table()
    (plan,) = table.hand("A", card(*PLAN))
    table.mana("A", "{1}{R}")
    table.special("A", plan)
    (plotted,) = table.all("Long Plan", "exile")
    assert not table.game.obj(plotted).face_down and table.actions("A") == ()
    table.next_turn("B")
    assert table.actions("A") == ()
    table.next_turn("A")
    table.cast("A", "Long Plan").resolve()
    assert table.life("A") == 25 and table.zone("A", "graveyard") == ["Long Plan"]

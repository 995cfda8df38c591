"""Spectacle (CR 702.137)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHOW = ("Loud Show", "{4}{R}", "Sorcery", "Spectacle {R}\nYou gain 3 life.")


@rule("702.137a")
def test_spectacle_is_open_once_an_opponent_lost_life() -> None:
    table = Table()
    table.hand("A", card(*SHOW), card("Pin", "{0}", "Instant", "Target player loses 1 life."))
    table.mana("A", "{R}")
    assert "spectacle" not in [action.way for action in table.actions("A")]
    table.cast("A", "Pin", targets=[1]).resolve()
    table.cast("A", "Loud Show", way="spectacle").resolve()
    assert table.life("A") == 23

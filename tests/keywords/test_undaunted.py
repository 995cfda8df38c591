"""Undaunted (CR 702.125)."""

from __future__ import annotations

from engine.rules.events.leaving import concede
from tests.rulebook import rule
from tests.table import Table, card


def offered(table: Table) -> list[str]:
    """What A could do."""
    return [action.label for action in table.actions("A")]


HYMN = ("Brave Hymn", "{4}", "Sorcery", "Undaunted\nYou gain 4 life.")


@rule("702.125a")
def test_each_opponent_makes_it_cheaper() -> None:
    table = Table(3)
    table.hand("A", card(*HYMN))
    table.mana("A", "{2}")
    table.cast("A", "Brave Hymn").resolve()
    assert table.life("A") == 24


@rule("702.125b")
def test_players_who_have_left_the_game_are_no_opponents() -> None:
    table = Table(4)
    table.hand("A", card(*HYMN))
    table.mana("A", "{1}")
    assert "Brave Hymn" in offered(table)
    concede(table.game, 3)
    assert "Brave Hymn" not in offered(table)
    table.mana("A", "{1}")
    assert "Brave Hymn" in offered(table)


@rule("702.125c")
def test_each_instance_of_undaunted_applies() -> None:
    table = Table(3)
    table.hand("A", card("Braver Hymn", "{6}", "Sorcery", "Undaunted, undaunted\nYou gain 4 life."))
    table.mana("A", "{1}")
    assert "Braver Hymn" not in offered(table)
    table.mana("A", "{1}")
    table.cast("A", "Braver Hymn").resolve()
    assert table.life("A") == 24

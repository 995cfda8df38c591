"""Undaunted (CR 702.125)."""

from __future__ import annotations

from engine.game.rules.events.leaving import concede
from tests.rulebook import rule
from tests.support.boards.table import Table, card


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


@rule("702.125a", "the spell, not an activated ability of the permanent that it became")
def test_abilities_of_the_permanent_cost_what_they_say() -> None:
    table = Table(3)
    table.battlefield("A", card("Brave Ox", "{4}", "Creature — Ox", "Undaunted\n{2}: You gain 1 life.", "2/2"))
    table.mana("A", "{1}")
    assert [action for action in table.actions("A") if action.kind == "activate"] == []
    table.mana("A", "{1}")
    assert len([action for action in table.actions("A") if action.kind == "activate"]) == 1


@rule("702.125a", "the spell, not an ability of the card")
def test_cycling_the_card_costs_what_it_says() -> None:
    table = Table(3)
    table.hand("A", card("Brave Verse", "{9}", "Sorcery", "Undaunted\nYou gain 4 life.\nCycling {2}"))
    table.mana("A", "{1}")
    assert "activate" not in {action.kind for action in table.actions("A")}
    table.mana("A", "{1}")
    assert "activate" in {action.kind for action in table.actions("A")}

"""One token of each of several kinds instead of any one of them (CR 111.10, 614.1a, 614.5)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

MILL = (
    "Busy Mill", "{3}", "Artifact",
    "If you would create a Clue, Food, or Treasure token, instead create one of each.",
)  # fmt: skip


def tokens(table: Table, who: str) -> dict[str, int]:
    """How many tokens of each name a player has."""
    found: dict[str, int] = {}
    for name in ("Clue", "Food", "Treasure", "Blood", "Imp"):
        found[name] = len(table.all(f"{name} Token", who=who))
    return {name: number for name, number in found.items() if number}


@rule("614.1a", "111.10")
def test_as_many_of_each_are_created_and_as_the_one_would_be() -> None:
    table = Table()
    table.battlefield("A", card(*MILL))
    do(table, "Create two tapped Treasure tokens.")
    assert tokens(table, "A") == {"Clue": 2, "Food": 2, "Treasure": 2}
    assert all(table.game.obj(oid).tapped for name in ("Clue", "Food", "Treasure") for oid in table.all(f"{name} Token"))


@rule("614.1a", "111.10")
def test_other_tokens_and_those_of_other_players_are_created_as_they_are() -> None:
    table = Table()
    table.battlefield("B", card(*MILL))
    do(table, "Create a Treasure token.")
    assert tokens(table, "A") == {"Treasure": 1} and tokens(table, "B") == {}
    table.battlefield("A", card(*MILL))
    do(table, "Create a Blood token and a 1/1 red Imp creature token.")
    assert tokens(table, "A") == {"Treasure": 1, "Blood": 1, "Imp": 1}


@rule("614.5", "616.1")
def test_two_of_them_make_three_of_each_and_two_kinds_at_once_are_replaced_each() -> None:
    table = Table()
    table.battlefield("A", card(*MILL), card(*MILL))
    do(table, "Investigate.")
    assert tokens(table, "A") == {"Clue": 3, "Food": 3, "Treasure": 3}
    table = Table()
    table.battlefield("A", card(*MILL))
    do(table, "Create a Clue token and a Food token.")
    assert tokens(table, "A") == {"Clue": 2, "Food": 2, "Treasure": 2}

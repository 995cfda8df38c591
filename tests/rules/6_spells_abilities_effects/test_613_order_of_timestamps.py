"""Timestamps received at the same time (CR 613.7m): `engine.game.rules.events.timestamps`."""

from __future__ import annotations

import pytest

from engine.game.decisions.orders import OrderObjects
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "Trample", "2/2")
SMALL = ("Small World", "{W}", "Enchantment", "All creatures have base power and toughness 1/1.")
GREAT = ("Great World", "{W}", "Enchantment", "All creatures have base power and toughness 4/4.")
RETURN = "Return all enchantment cards from your graveyard to the battlefield."
ALL = "Each player returns all enchantment cards from their graveyard to the battlefield."


def returning(table: Table, text: str = RETURN, **there: tuple[tuple[str, ...], ...]) -> list[OrderObjects]:
    """What is asked about the order of what comes back from graveyards."""
    asked: list[OrderObjects] = []
    usual = table.policy

    def policy(decision: object) -> object:
        if isinstance(decision, OrderObjects) and decision.purpose == "timestamps":
            asked.append(decision)
        return usual(decision) if usual is not None else None

    for who, cards in there.items():
        table.graveyard(who, *(card(*one) for one in cards))
    table.hand("A", card("Renewal", "{W}", "Sorcery", text))
    table.policy = policy
    table.mana("A", "{W}").cast("A", "Renewal").resolve()
    return asked


@rule("613.7m")
@pytest.mark.parametrize(("order", "size"), [([0, 1], (4, 4)), ([1, 0], (1, 1))])
def test_their_controller_chooses_the_order_of_what_enters_at_once(order: list[int], size: tuple[int, int]) -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.answer("A", order)
    returning(table, A=(SMALL, GREAT))
    assert table.pt(bear) == size


@rule("613.7m")
@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        ("All creatures have base power and toughness 1/1.", "All creatures have base power and toughness 4/4.", 1),
        ("All creatures lose all abilities.", "All creatures have flying.", 1), ("Creatures are red.", "Creatures are blue.", 1),
        ("All creatures have vigilance.", "All creatures have flying.", 0), ("Creatures get +1/+1.", "Creatures get +2/+2.", 0),
        ("All creatures have base power and toughness 1/1.", "Creatures get +1/+1.", 0),
    ],
)  # fmt: skip
def test_it_is_asked_where_it_matters(first: str, second: str, asked: int) -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    cards = (("First Word", "{W}", "Enchantment", first), ("Second Word", "{W}", "Enchantment", second))
    found = returning(table, A=cards)
    assert len(found) == asked and all(decision.seat == 0 for decision in found)


@rule("613.7m")
def test_without_anything_that_differs_nothing_is_asked() -> None:
    assert returning(Table(), A=(SMALL, GREAT)) == []


@rule("613.7m", "101.4")
@pytest.mark.parametrize(("mine", "theirs", "size"), [(SMALL, GREAT, (4, 4)), (GREAT, SMALL, (1, 1))])
def test_the_active_players_come_first(mine: tuple[str, ...], theirs: tuple[str, ...], size: tuple[int, int]) -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    assert returning(table, ALL, A=(mine,), B=(theirs,)) == []
    assert table.pt(bear) == size

"""The order of a graveyard (CR 404.2): "in your graveyard with a creature card directly above it"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, lamp
from tests.support.boards.table import Table, card


@rule("404.2", "113.6b")
@pytest.mark.parametrize(("above", "returns"), [((bear,), True), ((bear, lamp), True), ((lamp, bear), False), ((), False)])
def test_a_card_right_above_in_the_graveyard(above: tuple[object, ...], returns: bool) -> None:
    """Only the next card up counts; what lies below doesn't."""
    table = Table()
    low = card("Low Ghost", "{1}", "Creature — Spirit", "At the beginning of your upkeep, if Low Ghost is in your graveyard with a creature card "
               "directly above it, you may pay {0}. If you do, return Low Ghost to your hand.", "1/1")  # fmt: skip
    table.graveyard("A", bear(), low, *(make() for make in above))  # type: ignore[operator]
    table.graveyard("B", bear())
    table.next_turn("B")
    table.answer("A", True)
    table.next_turn("A")
    assert ("Low Ghost" in table.zone("A", "hand")) == returns


@rule("404.2")
@pytest.mark.parametrize(("above", "returns"), [((bear, bear, lamp, bear), True), ((bear, lamp, bear), False)])
def test_so_many_cards_anywhere_above(above: tuple[object, ...], returns: bool) -> None:
    table = Table()
    low = card("Low Ghost", "{1}", "Creature — Spirit", "At the beginning of your upkeep, if Low Ghost is in your graveyard with three or more creature "
               "cards above it, you may put Low Ghost onto the battlefield.", "1/1")  # fmt: skip
    table.graveyard("A", bear(), bear(), bear(), low, *(make() for make in above))  # type: ignore[operator]
    table.next_turn("B")
    table.answer("A", True)
    table.next_turn("A")
    assert bool(table.all("Low Ghost")) == returns

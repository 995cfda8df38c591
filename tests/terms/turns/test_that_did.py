"""Objects by what happened to them in a turn (CR 608.2i): "that entered this turn", "that was milled this turn"."""

from __future__ import annotations

from typing import Any

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table


@rule("608.2i", "701.13a", "400.7")
def test_a_card_that_was_milled_this_turn() -> None:
    """Not one that was put there otherwise, and not in a later turn."""
    table = Table()
    finder = permanent(
        table, "{0}: Put target creature card in a graveyard that was milled this turn onto the battlefield."
    )
    table.hand("A", bear())
    table.library("A", ogre())
    do(table, "Discard a card. Mill a card.")
    table.activate("A", finder).resolve()
    assert table.all("Plain Ogre") and not table.all("Plain Bear")
    table.library("A", ogre())
    do(table, "Mill a card.")
    table.next_turn("B").next_turn("A")
    assert not [action for action in table.actions("A") if action.oid == finder]


@rule("608.2i")
def test_what_did_neither_of_two_things() -> None:
    table = Table()
    attacker, stayed = table.battlefield("A", bear(), ogre())

    def policy(decision: Any) -> Any:
        return [[attacker, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.to_step("main2", "A")
    do(table, "Create a 1/1 white Elf creature token.")
    do(table, "Put a +1/+1 counter on each creature you control that didn't attack or enter this turn.")
    assert [oid for oid in table.game.permanents() if table.counters(oid)] == [stayed]

"""Conditions about what entered, from where and under whose control (CR 603.6a, 608.2i)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

FETCH = "Target player searches their library for a land card, puts it onto the battlefield, then shuffles."


@rule("608.2i", "603.6a")
def test_for_each_land_that_entered_under_your_control() -> None:
    table = Table()
    golem = permanent(table, "When this creature dies, you gain 1 life.")
    table.hand("A", card("Hill", "", "Land"))
    table.hand("B", card("Dale", "", "Land"))
    table.play("A", "Hill")
    do(table, "Each opponent may put a land card from their hand onto the battlefield.")
    assert table.all("Dale", "battlefield", "B"), "a land that another had enter does not count"
    do(table, "Create two tapped 0/1 green Plant creature tokens. Put a +1/+1 counter on target creature for each land you had enter under "
       "your control this turn.", [golem])  # fmt: skip
    assert table.game.chars(golem).power == 2


def finding(decision: Any) -> Any:
    """What is searched for is found."""
    return list(decision.candidates[:1]) if getattr(decision, "purpose", "") == "search" else None


@rule("603.6a", "608.2i")
def test_an_opponent_had_something_enter_under_their_control() -> None:
    table = Table(3)
    table.hand("A", card("Snare", "{5}", "Instant", "If an opponent had two or more lands enter under their control this turn, you may pay "
                         "{0} rather than pay this spell's mana cost.\nDraw a card."))  # fmt: skip
    table.policy = finding
    do(table, FETCH, targets=[1])
    do(table, FETCH, targets=[2])
    do(table, FETCH, targets=[0])
    assert not [action for action in table.actions("A") if "Snare" in action.label]  # nobody had two
    do(table, FETCH, targets=[1])
    assert [action for action in table.actions("A") if "Snare" in action.label]


@rule("603.6a", "608.2i")
def test_for_each_opponent_who_had_so_many_enter() -> None:
    table = Table(3)
    table.policy = finding
    for seat in (1, 1, 2, 0, 0):
        do(table, FETCH, targets=[seat])
    do(table, "You gain 5 life for each opponent who had two or more lands enter under their control this turn.")
    assert table.life("A") == 25


_FROM_THERE = "Whenever a creature you control enters, if {} from a graveyard, you gain 1 life."


@rule("603.6a", "601.2a")
@pytest.mark.parametrize(
    "words", ["that creature entered from a graveyard or you cast it", "it entered from a graveyard or was cast", "it entered or were cast"]
)
@pytest.mark.parametrize(("how", "life"), [("put", 21), ("cast", 21), ("hand", 20)])
def test_what_came_from_a_graveyard(words: str, how: str, life: int) -> None:
    table = Table()
    if words.startswith("it entered or were"):
        said = "Whenever one or more creatures you control enter, if they entered or were cast from a graveyard, you gain 1 life."
    else:
        said = _FROM_THERE.format(words)
    permanent(table, said, types="Enchantment")
    shade = card("Grey Shade", "{0}", "Creature — Shade", "You may cast this card from your graveyard.", "1/1")
    (table.hand if how == "hand" else table.graveyard)("A", shade)
    if how == "put":
        do(table, "Return target creature card from your graveyard to the battlefield.", [table.all("Grey Shade", "graveyard")[0]])
    else:
        table.cast("A", "Grey Shade").resolve()
    assert table.all("Grey Shade") and table.life("A") == life

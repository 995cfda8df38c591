"""Miracle (CR 702.94)."""

from __future__ import annotations

import pytest

from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.table import Table, card

LIGHT = ("Sudden Light", "{4}{W}", "Sorcery", "You gain 5 life.\nMiracle {W}")
DRAW = ("Quick Draw", "{0}", "Instant", "Draw a card.")


@rule("702.94a")
def test_the_first_card_drawn_can_be_cast_for_its_miracle_cost() -> None:
    table = Table()
    table.library("A", card(*LIGHT))
    table.hand("A", card(*DRAW))
    table.mana("A", "{W}").answer("A", True, True)
    table.cast("A", "Quick Draw").resolve()
    assert table.life("A") == 25 and "Sudden Light" in table.zone("A", "graveyard")


@rule("702.94a")
def test_only_the_first_card_of_a_turn() -> None:
    table = Table()
    table.hand("A", card(*DRAW), card(*DRAW))
    table.cast("A", "Quick Draw").resolve()
    table.library("A", card(*LIGHT))
    table.mana("A", "{W}")
    table.cast("A", "Quick Draw").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand") == ["Forest", "Sudden Light"]


@rule("702.94a")
def test_it_need_not_be_revealed() -> None:
    table = Table()
    table.library("A", card(*LIGHT))
    table.hand("A", card(*DRAW))
    table.mana("A", "{W}").answer("A", False)
    table.cast("A", "Quick Draw").resolve()
    assert table.zone("A", "hand") == ["Sudden Light"]


@rule("702.94b", "until it leaves the hand", "until the ability resolves", "until the ability leaves the stack")
@pytest.mark.parametrize("how", ["leaves", "resolves", "countered"])
def test_the_card_is_played_with_revealed_until(how: str) -> None:
    table = Table()
    (light,) = table.library("A", card(*LIGHT))
    table.hand("A", card(*DRAW))
    table.hand("B", card("Null Word", "{0}", "Instant", "Counter target activated or triggered ability."))
    table.hand("A", card("Quick Toss", "{0}", "Instant", "Put a card from your hand on top of your library."))
    table.mana("A", "{W}").answer("A", True)
    table.cast("A", "Quick Draw").resolve(1)
    light = table.find("Sudden Light", "hand")
    assert table.stack() == ["Sudden Light trigger (A)"] and may_see(table.game, 1, light)
    if how == "leaves":
        table.answers[0] = [[light]]
        table.cast("A", "Quick Toss").resolve(1)
        assert table.zone("A", "library")[0] == "Sudden Light" and not may_see(table.game, 1, table.find("Sudden Light", "library"))
    elif how == "countered":
        table.cast("B", "Null Word", [table.game.stack[-1]]).resolve()
        assert light in table.game.zone("hand", 0) and not may_see(table.game, 1, light)
    else:
        table.answers[0] = [False]
        table.resolve()
        assert light in table.game.zone("hand", 0) and not may_see(table.game, 1, light)

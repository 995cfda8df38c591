"""Assist (CR 702.132)."""

from __future__ import annotations

from engine.core.errors import IllegalAction
from engine.core.mana import how_much
from tests.rulebook import rule
from tests.support.boards.table import Table, card

HELP = ("Great Help", "{4}{G}", "Sorcery", "Assist\nYou gain 5 life.")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.132a", "another player", "mana abilities", "any amount of the generic mana")
def test_another_player_may_pay_for_generic_mana() -> None:
    table = Table(3)
    table.battlefield("B", *[card(*FOREST)] * 3)
    table.hand("A", card(*HELP))
    table.mana("A", "{1}{G}")
    assert "Great Help" in [action.label for action in table.actions("A")], "it could be paid with help"
    table.answer("A", [1]).answer("B", 3)
    table.cast("A", "Great Help")
    chosen = next(decision for decision in table.asked if decision.purpose == "assist")
    assert chosen.candidates == (1, 2) and chosen.least == 0, "another player, if anybody"  # type: ignore[attr-defined]
    number = [decision for decision in table.asked if decision.purpose == "assist"][1]
    assert (number.seat, number.low, number.high) == (1, 0, 3)  # type: ignore[attr-defined]
    assert all(table.game.obj(oid).tapped for oid in table.all("Forest", who="B"))
    assert table.game.players[0].pool == () and how_much(table.game.obj(table.game.stack[-1]).stack.mana) == 5
    table.resolve()
    assert table.life("A") == 25


@rule("702.132a", "you may choose", "may pay")
def test_nobody_has_to_ask_for_help_or_to_give_it() -> None:
    table = Table()
    table.battlefield("B", *[card(*FOREST)] * 9)
    table.hand("A", card(*HELP), card(*HELP))
    table.mana("A", "{4}{G}").answer("A", [])
    table.cast("A", "Great Help").resolve()
    assert table.life("A") == 25 and not any(table.game.obj(oid).tapped for oid in table.all("Forest", who="B"))
    table.mana("A", "{4}{G}").answer("A", [1]).answer("B", 0)
    table.cast("A", "Great Help").resolve()
    assert table.life("A") == 30 and table.game.players[0].pool == ()


@rule("702.132a", "generic mana component")
def test_coloured_mana_is_not_paid_by_another_and_the_total_cost_counts() -> None:
    table = Table()
    table.battlefield("B", *[card(*FOREST)] * 9)
    table.hand("A", card(*HELP))
    assert table.actions("A") == (), "{G} is not generic"
    table.mana("A", "{G}")
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.answer("A", [1]).answer("B", 5)
    table.cast("A", "Great Help").resolve()
    assert table.life("A") == 25


@rule("702.132a", "601.2h")
def test_without_enough_help_the_spell_can_not_be_cast() -> None:
    table = Table()
    table.battlefield("B", *[card(*FOREST)] * 9)
    table.hand("A", card(*HELP))
    table.mana("A", "{G}").answer("A", [1]).answer("B", 2)
    try:
        table.cast("A", "Great Help")
    except IllegalAction as refused:
        assert refused.rule == "601.2h"
    else:
        raise AssertionError("two of four were paid")

"""Special actions that cost more or less (CR 116.2, 118.7)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

SCHEMER = ("Schemer", "{5}", "Creature — Rogue", "Plot {3}{R}", "3/3")
HIDDEN = ("Hidden Beast", "{6}", "Creature — Beast", "Morph {1}{G}", "5/5")


def offered(table: Table, mana: str, who: str = "A") -> list[str]:
    """The special actions that a player can take with so much mana."""
    table.mana(who, mana)
    return [action.way for action in table.actions(who) if action.kind == "special"]


@rule("116.2k", "118.7a", edition="2026-01-16")
@pytest.mark.parametrize(("mana", "plotted"), [("{1}{R}", True), ("{R}", False)])
def test_plotting_costs_less(mana: str, plotted: bool) -> None:
    table = Table()
    permanent(table, "Plotting cards from your hand costs {2} less.")
    (oid,) = table.hand("A", card(*SCHEMER))
    assert offered(table, mana) == (["plot"] if plotted else [])
    if plotted:
        table.special("A", oid)
        assert table.zone("A", "exile") == ["Schemer"] and table.pool("A") == ""


@rule("116.2k", "118.7a", edition="2026-01-16")
def test_plotting_costs_others_what_it_costs() -> None:
    table = Table()
    permanent(table, "Plotting cards from your hand costs {2} less.", who="B")
    table.hand("A", card(*SCHEMER))
    assert offered(table, "{1}{R}") == [] and offered(table, "{2}") == ["plot"]


@rule("118.7")
@pytest.mark.parametrize("who", ["A", "B"])
def test_turning_up_for_a_morph_cost_costs_everybody_more(who: str) -> None:
    table = Table()
    permanent(table, "All morph costs cost {2} more.", who=who)
    (oid,) = table.battlefield("A", card(*HIDDEN), face_down="morph")
    assert offered(table, "{1}{G}") == [] and offered(table, "{2}") == ["morph"]
    table.special("A", oid)
    assert table.game.obj(oid).face_down == "" and table.pool("A") == ""


@rule("118.7")
def test_casting_face_down_costs_no_more() -> None:
    table = Table()
    permanent(table, "All morph costs cost {2} more.")
    table.hand("A", card(*HIDDEN))
    table.mana("A", "{3}")
    assert [action.kind for action in table.actions("A")] == ["cast"]

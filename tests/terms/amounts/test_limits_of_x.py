"""What X can't be, in words (CR 107.3a, 601.2b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


def _asked_x(table: Table) -> list[tuple[int, int]]:
    return [(decision.low, decision.high) for decision in table.asked if type(decision).__name__ == "ChooseNumber"]


@rule("107.3a", "601.2b")
def test_x_that_cant_be_nothing() -> None:
    table = Table()
    mage = permanent(table, "{X}: Creatures you control have base power and toughness X/X until end of turn. X can't be 0.")
    assert not [action for action in table.actions("A") if action.oid == mage]
    table.mana("A", "{3}").answer("A", 2)
    table.activate("A", mage).resolve()
    assert _asked_x(table) == [(1, 3)] and table.pt(mage) == (2, 2)


@rule("107.3a", "700.2b")
def test_x_that_cant_be_nothing_in_each_mode() -> None:
    table = Table()
    (giver,) = table.battlefield("A", card("Test Giver", "{1}", "Creature — Elemental", "{X}, Remove X +1/+1 counters from Test Giver: Choose one —\n"
                                           "• Put X +1/+1 counters on target creature. X can't be 0.\n• You gain X life. X can't be 0.", "1/1"),
                                 counters={"+1/+1": 2})  # fmt: skip
    table.mana("A", "{5}").answer("A", [1], 2)
    table.activate("A", giver).resolve()
    assert _asked_x(table) == [(1, 2)] and table.life("A") == 22 and table.counters(giver) == {}


@rule("107.3a", "107.3b")
def test_a_spell_whose_x_cant_be_nothing_is_not_cast_for_nothing() -> None:
    table = Table()
    ritual = card("Test Ritual", "{X}", "Sorcery", "X can't be 0.\nYou gain X life.")
    table.hand("A", ritual)
    permanent(table, "You may cast spells from your graveyard without paying their mana costs.")
    table.graveyard("A", ritual)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.mana("A", "{1}")
    assert [table.game.obj(action.oid).zone for action in table.actions("A") if action.kind == "cast"] == ["hand"]

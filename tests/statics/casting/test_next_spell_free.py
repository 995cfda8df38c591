"""The next spell that may be cast without paying its mana cost (CR 118.9)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("118.9", "611.2c")
def test_the_next_such_spell_may_cost_no_mana() -> None:
    """Only one, of the description, of that player, in that turn."""
    table = Table()
    dear = card("Dear Bear", "{7}", "Creature — Bear", "", "2/2")
    table.hand("A", dear, dear, card("Dear Lamp", "{7}", "Artifact"))
    table.hand("B", card("Dear Cat", "{7}", "Creature — Cat", "Flash", "2/2"))
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    names = {table.game.chars(action.oid).name for action in table.actions("A")}
    assert names == {"Dear Bear"} and not table.actions("B")
    table.cast("A", "Dear Bear").resolve()
    assert table.all("Dear Bear") and not table.actions("A")
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    table.next_turn("B").next_turn("A")
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Dear Bear"]

"""Permission to cast or play cards that words describe (CR 601.3, 305.1)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre
from tests.support.boards.table import Table


@rule("118.9", "611.2")
def test_life_rather_than_mana_from_the_top_for_a_turn() -> None:
    table = Table()
    do(table, "Until end of turn, you may look at the top card of your library any time and you may play cards from the top of your library. If you cast a "
              "spell this way, pay life equal to its mana value rather than pay its mana cost.")  # fmt: skip
    table.library("A", ogre())
    table.cast("A", "Plain Ogre").resolve()
    assert table.life("A") == 17 and len(table.all("Plain Ogre")) == 1
    table.next_turn("B").next_turn("A")
    table.library("A", ogre())
    assert not [action for action in table.actions("A") if action.kind == "cast"]

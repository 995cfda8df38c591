"""Creatures that can block though they are tapped (CR 509.1a)."""

from __future__ import annotations

from engine.game.decisions.combat import DeclareBlockers
from engine.game.events.status import Tap
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table


@rule("509.1a", "609.4")
def test_tapped_creatures_block_as_though_untapped() -> None:
    table = Table()
    (wolf,) = table.battlefield("A", ogre())
    mine = permanent(table, "Tapped creatures you control can block as though they were untapped.", "B", size="1/9")
    (other,) = table.battlefield("B", bear())
    happen(table.game, Tap(mine), Tap(other))
    table.answer("A", [[wolf, 1]]).answer("B", [[mine, wolf], [other, wolf]])
    table.to_step("combat_damage")
    (asked,) = (one for one in table.asked if isinstance(one, DeclareBlockers))
    assert {blocker for blocker, _ in asked.possible} == {mine, other}
    assert table.game.permanent(wolf) is None or table.life("B") == 20

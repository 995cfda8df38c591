"""Others' face-down permanents that a player may look at (CR 708.5)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table


@rule("708.5")
def test_looking_at_face_down_creatures_of_others() -> None:
    from engine.game.rules.questions.seeing import may_see

    table = Table()
    (hidden,) = table.battlefield("B", bear(), face_down="effect")
    assert not may_see(table.game, 0, hidden)
    lens = permanent(table, "You may look at face-down creatures you don't control any time.", types="Artifact")
    assert may_see(table.game, 0, hidden)
    do(table, "Destroy target artifact.", [lens])
    assert not may_see(table.game, 0, hidden)
    do(table, "Until end of turn, you may look at face-down creatures you don't control any time.")
    assert may_see(table.game, 0, hidden)

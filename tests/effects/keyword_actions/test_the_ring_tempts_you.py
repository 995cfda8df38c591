"""The Ring tempts you (CR 701.52): the emblem that grows with each temptation, and the Ring-bearer."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.52a", "701.52c")
def test_the_ring_tempts_you() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.answer("A", [one])
    do(table, "The Ring tempts you.")
    assert "legendary" in table.game.chars(one).supertypes
    table.answer("A", [two])
    do(table, "The Ring tempts you.")
    assert "legendary" not in table.game.chars(one).supertypes
    assert "legendary" in table.game.chars(two).supertypes
    table.policy = lambda decision: [[two, 1]] if decision.kind == "attackers" else None
    table.to_step("declare_attackers")
    assert table.stack() == ["The Ring trigger (A)"]

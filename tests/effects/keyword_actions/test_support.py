"""Support (CR 701.35)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card


@rule("701.35a")
def test_support() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Support 2.", targets=[one, two])
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 1}, {"+1/+1": 1})


@rule("701.35a", "other target creatures, up to so many")
def test_a_permanent_does_not_support_itself() -> None:
    table = Table()
    (own,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    (captain,) = table.battlefield("A", card("Drill Captain", "{1}", "Creature — Human", "{0}: Support 2.", "1/1"))
    table.activate("A", captain)
    asked = [d for d in table.asked if isinstance(d, ChooseTargets)][-1]
    assert set(asked.candidates) == {own, theirs}
    table.resolve()
    assert table.counters(captain) == {}

"""What each player chooses as a permanent enters, and whose creatures it concerns (CR 607.2d)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card


@rule("101.4", "607.2d")
def test_creatures_are_changed_by_what_their_controllers_chose() -> None:
    table = Table(3)
    mine, theirs, its = (*table.battlefield("A", bear()), *table.battlefield("B", bear()), *table.battlefield("C", bear()))
    table.hand("A", card("Test Angel", "{0}", "Creature — Angel", "As Test Angel enters, each player chooses war or peace.\nCreatures controlled by players who chose war get "
                         "+3/+0.\nCreatures controlled by players who chose peace get +0/+3.", "6/6"))  # fmt: skip
    table.answer("A", 0).answer("B", 1).answer("C", 0)
    table.cast("A", "Test Angel").resolve()
    assert [table.pt(oid) for oid in (mine, theirs, its, table.find("Test Angel"))] == [(5, 2), (2, 5), (5, 2), (9, 6)]
    assert [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "stance"] == [0, 1, 2]
    table.game.write(mine).controller = 1
    table.game.changed()
    assert table.pt(mine) == (2, 5)

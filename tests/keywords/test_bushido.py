"""Bushido (CR 702.45)."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

def duelist(text: str) -> CardDefinition:
    """A creature with bushido."""
    return card("Calm Duelist", "{1}{W}", "Creature — Human Samurai", text, "2/2")


@rule("702.45a")
def test_it_grows_as_it_blocks_or_becomes_blocked() -> None:
    table = Table()
    (mine,) = table.battlefield("A", duelist("Bushido 2"))
    (theirs,) = table.battlefield("B", duelist("Bushido 1"))
    table.answer("A", [[mine, B]]).answer("B", [[theirs, mine]]).to_step("declare_blockers")
    assert sorted(table.stack()) == ["Calm Duelist trigger (A)", "Calm Duelist trigger (B)"]
    table.resolve()
    assert (table.pt(mine), table.pt(theirs)) == ((4, 4), (3, 3))


@rule("702.45b")
def test_each_instance_triggers_separately() -> None:
    table = Table()
    (mine,) = table.battlefield("A", duelist("Bushido 2, bushido 1"))
    (theirs,) = table.battlefield("B", duelist(""))
    table.answer("A", [[mine, B]]).answer("B", [[theirs, mine]]).to_step("declare_blockers")
    assert len(table.stack()) == 2
    assert table.resolve().pt(mine) == (5, 5)


@rule("702.45a")
def test_an_unblocked_attacker_does_not_grow() -> None:
    table = Table()
    (mine,) = table.battlefield("A", duelist("Bushido 2"))
    table.answer("A", [[mine, B]]).to_step("declare_blockers")
    assert table.stack() == [] and table.pt(mine) == (2, 2)

"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BLADE = ("Living Blade", "{2}", "Artifact Creature — Equipment Spirit", "Equipped creature gets +2/+0.\nReconfigure {1}", "2/1")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.151a", "702.151b", "301.5c")
def test_attached_it_is_no_creature_and_unattached_it_is_one_again() -> None:
    table = Table()
    blade, bear = table.battlefield("A", card(*BLADE), card(*BEAR))
    table.mana("A", "{1}{1}")
    table.activate("A", blade, targets=[bear]).resolve()
    assert table.game.obj(blade).attached_to == bear and table.pt(bear) == (4, 2)
    assert table.game.chars(blade).types == ("artifact",)
    table.activate("A", blade, index=1).resolve()
    assert table.pt(bear) == (2, 2)
    assert "creature" in table.game.chars(blade).types and table.pt(blade) == (2, 1)


@rule("702.151a")
def test_it_can_be_unattached_only_from_a_creature_and_not_be_attached_to_itself() -> None:
    table = Table()
    table.battlefield("A", card(*BLADE))
    table.mana("A", "{1}")
    assert table.actions("A") == ()


@rule("702.151b")
def test_when_its_creature_dies_it_is_a_creature_again() -> None:
    table = Table()
    blade, bear = table.battlefield("A", card(*BLADE), card(*BEAR))
    table.mana("A", "{1}")
    table.activate("A", blade, targets=[bear]).resolve()
    do(table, "Destroy target creature.", targets=[bear])
    assert "creature" in table.game.chars(blade).types

"""Demonstrate (CR 702.144)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHOW = ("Bright Show", "{U}", "Sorcery", "Target player gains 2 life.\nDemonstrate")


@rule("702.144a")
def test_it_is_copied_for_its_player_and_for_an_opponent_they_choose() -> None:
    table = Table(3)
    table.hand("A", card(*SHOW))
    table.mana("A", "{U}").answer("A", True, True, [0], [2]).answer("C", True, [2])
    table.cast("A", "Bright Show", targets=[1])
    table.targets = None
    table.resolve()
    assert [table.life(who) for who in "ABC"] == [22, 22, 22]


@rule("702.144a")
def test_nobody_copies_it_if_its_player_does_not() -> None:
    table = Table()
    table.hand("A", card(*SHOW))
    table.mana("A", "{U}").answer("A", False)
    table.cast("A", "Bright Show", targets=[0]).resolve()
    assert [table.life(who) for who in "AB"] == [22, 20]


@rule("702.144a", "an opponent; they copy it too, and may choose new targets")
def test_one_opponent_is_chosen() -> None:
    table = Table(4)
    table.hand("A", card(*SHOW))
    table.mana("A", "{U}").answer("A", True, False, [3])
    table.cast("A", "Bright Show", targets=[1])
    table.targets = None
    table.resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "opponent"]
    assert (choice.seat, choice.candidates, choice.least, choice.most) == (0, (1, 2, 3), 1, 1)
    assert table.life("B") == 26

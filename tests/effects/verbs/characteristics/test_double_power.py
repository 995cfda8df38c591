"""Doubling power and toughness (CR 701.9a to 701.9c).

Changing base power and toughness to another's, too.
"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("701.9b", "701.9c")
def test_double_power() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Double target creature's power until end of turn.", targets=[one])
    assert table.pt(one) == (6, 3)
    do(table, "Target creature gets -8/-0 until end of turn.", targets=[one])
    do(table, "Double target creature's power until end of turn.", targets=[one])
    assert table.pt(one) == (-4, 3)


@rule("613.4b")
def test_base_power_and_toughness_changed_to_anothers() -> None:
    table = Table()
    mimic = permanent(table, "Whenever another creature you control enters, you may change this creature's base power "
                      "and toughness to that creature's power and toughness until end of turn.", size="2/1")  # fmt: skip
    table.answer("A", True)
    table.hand("A", ogre())
    table.mana("A", "{2}{R}").cast("A", "Plain Ogre").resolve()
    assert table.pt(mimic) == (3, 3)
    table.next_turn()
    assert table.pt(mimic) == (2, 1)


@rule("701.9a", "a continuous effect that modifies and sets nothing")
def test_doubling_modifies_and_does_not_set() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Target creature gets +1/+0 until end of turn.", targets=[one])
    do(table, "Double target creature's power and toughness until end of turn.", targets=[one])
    assert table.pt(one) == (8, 6)
    do(table, "Target creature gets +1/+0 until end of turn.", targets=[one])
    assert table.pt(one) == (9, 6)
    do(table, "Target creature has base power and toughness 1/1 until end of turn.", targets=[one])
    assert table.pt(one) == (1 + 1 + 4 + 1, 1 + 3)  # as much more as it was then
    table.next_turn("B")
    assert table.pt(one) == (3, 3)
    do(table, "Target creature gets -5/-1 until end of turn.", [one], who="B")
    do(table, "Double target creature's power and toughness until end of turn.", [one], who="B")
    assert table.pt(one) == (-4, 4), "each is modified by as much as it was, up or down"


@rule("701.11b", "so much as twice what there is as it is tripled is added", edition="2026-01-16")
@pytest.mark.parametrize(("what", "size", "later"), [
    ("power and toughness", (6, 9), (7, 10)), ("power", (6, 3), (7, 4)), ("toughness", (2, 9), (3, 10)),
])  # fmt: skip
def test_tripling_adds_twice_of_what_there_is(what: str, size: tuple[int, int], later: tuple[int, int]) -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Odd Elk", "{1}{G}", "Creature — Elk", "", "2/3"))
    do(table, f"Triple target creature's {what} until end of turn.", [one])
    assert table.pt(one) == size
    do(table, "Put a +1/+1 counter on target creature.", [one])
    assert table.pt(one) == later  # what is added is no more by that
    table.next_turn("B")
    assert table.pt(one) == (3, 4)


@rule("701.11b", "of nothing, of less than nothing, and where there is no power at all", edition="2026-01-16")
@pytest.mark.parametrize(("size", "tripled"), [("0/3", (0, 9)), ("-1/2", (-3, 6)), ("", (1, 2))])
def test_tripling_nothing_and_less(size: str, tripled: tuple[int, int]) -> None:
    table = Table()
    (thing,) = table.battlefield("A", card("Odd Thing", "{1}", "Creature — Beast" if size else "Artifact — Treasure", "", size))
    do(table, "Triple target permanent's power and toughness until end of turn.", [thing])
    if not size:
        do(table, "Target artifact becomes a 1/2 creature until end of turn.", [thing])
        assert table.game.chars(thing).subtypes == (), "no artifact, and so no Treasure"
    assert table.pt(thing) == tripled

"""Doubling power and toughness (CR 701.9a to 701.9c).

Changing base power and toughness to another's, too.
"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
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


@rule("613.4b", "611.2a")
def test_base_power_and_toughness_become_certain_values_until_end_of_turn() -> None:
    table = Table()
    (grown,) = table.battlefield("A", bear())
    table.game.write(grown).counters = {"+1/+1": 1}
    thing = permanent(table, "Whenever you gain life, you may have this creature's base power and toughness become 4/2 until end of turn.")
    do(table, "Target creature's base power and toughness become 0/5 until end of turn.", [grown])
    assert table.pt(grown) == (1, 6)
    table.answer("A", True)
    do(table, "You gain 1 life.")
    assert table.pt(thing) == (4, 2)
    table.next_turn("B")
    assert (table.pt(grown), table.pt(thing)) == ((3, 3), (1, 1))


@rule("603.5", "608.2d")
def test_whoever_may_have_it_become_so_may_leave_it() -> None:
    table = Table()
    thing = permanent(table, "Whenever you gain life, you may have this creature's base power and toughness become 4/2 until end of turn.")
    table.answer("A", False)
    do(table, "You gain 1 life.")
    assert table.pt(thing) == (1, 1)


@rule("613.4b", "608.2h")
def test_base_size_becomes_equal_to_what_another_is_now() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (model,) = table.battlefield("A", ogre())
    boss = permanent(table, "Whenever you gain life, choose up to one other target creature you control. Its base power and toughness become equal to "
                     "this creature's power and toughness until end of turn.", size="5/4")  # fmt: skip
    table.hand("A", card("Small Rite", "{0}", "Sorcery", "You gain 1 life."))
    table.targets = [mine]
    table.cast("A", "Small Rite", [mine]).resolve()
    assert table.pt(mine) == (5, 4) and table.pt(model) == (3, 3)
    table.game.write(boss).counters = {"+1/+1": 3}
    assert table.pt(mine) == (5, 4)


@rule("611.2c", "608.2i")
def test_all_that_dealt_damage_to_it_are_changed_for_good() -> None:
    table = Table()
    (biter,) = table.battlefield("B", ogre())
    (other,) = table.battlefield("B", bear())
    thing = permanent(table, "When this creature dies, change the base power and toughness of all creatures that dealt damage to it this turn to 0/2.")
    do(table, "Target creature fights another target creature.", [biter, thing])
    assert not table.all("Test Thing") and table.pt(biter) == (0, 2) and table.pt(other) == (2, 2)
    table.next_turn("B")
    table.next_turn("A")
    assert table.pt(biter) == (0, 2)


@rule("611.2d", "613.4b")
def test_base_power_alone_becomes_a_number_as_it_is_then() -> None:
    table = Table()
    plain = card("Meadow", "", "Land — Plains")
    table.battlefield("A", plain, plain, plain)
    thing = permanent(table, "{0}: Until end of turn, this creature's base power becomes equal to the number of Plains you control.")
    table.activate("A", thing).resolve()
    table.battlefield("A", plain)
    assert table.pt(thing) == (3, 1)
    table.next_turn("B")
    assert table.pt(thing) == (1, 1)


@rule("613.4b", "611.2a")
def test_a_base_power_is_changed_for_good_to_a_number_of_then() -> None:
    table = Table()
    thing = permanent(table, "{0}: Change Test Thing's base power to target creature's power.\n"
                             "{0}: Change Test Thing's base toughness to 1 plus the power of target creature.", size="1/1")  # fmt: skip
    (big,) = table.battlefield("B", ogre())
    table.activate("A", thing, [big]).resolve()
    assert table.pt(thing) == (3, 1)
    do(table, "Target creature gets +5/+0 until end of turn.", [big])
    table.activate("A", thing, [big], index=1).resolve()
    assert table.pt(thing) == (3, 9)
    table.next_turn("A")
    assert table.pt(thing) == (3, 9), "it lasts, and knows nothing of what the other became"


@rule("613.4b")
@pytest.mark.parametrize("words", [
    "The base power and toughness of target creature become 1/1 until end of turn.",
    "You may have the base power and toughness of target creature become 1/1 until end of turn.",
])  # fmt: skip
def test_the_base_power_and_toughness_of_something(words: str) -> None:
    table = Table()
    (brute,) = table.battlefield("B", ogre())
    table.answer("A", True)
    do(table, "Put a +1/+1 counter on target creature.", [brute])
    do(table, words, [brute])
    assert table.pt(brute) == (2, 2)
    table.next_turn("B")
    assert table.pt(brute) == (4, 4)

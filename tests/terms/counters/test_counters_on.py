"""Conditions about the counters on an object (CR 122): "it has three or more +1/+1 counters on it"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("122.6")
def test_creatures_on_which_one_has_put_counters_this_turn() -> None:
    table = Table()
    permanent(table, "Each creature you control that you've put one or more +1/+1 counters on this turn has hexproof.", types="Enchantment")
    grown, given, old = table.battlefield("A", bear(), bear(), bear())
    table.game.write(old).counters = {"+1/+1": 1}
    do(table, "Put a +1/+1 counter on target creature.", targets=[grown])
    theirs = permanent(table, "{0}: Put a +1/+1 counter on target creature.", who="B", types="Artifact")
    table.activate("B", theirs, [given]).resolve()
    table.hand("A", card("Grown Cat", "{0}", "Creature — Cat", "Grown Cat enters with a +1/+1 counter on it.", "1/1"))
    table.cast("A", "Grown Cat").resolve()
    assert [table.has(oid, "hexproof") for oid in (grown, given, old, table.find("Grown Cat"))] == [True, False, False, True]
    table.next_turn("B")
    assert not table.has(grown, "hexproof")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@pytest.mark.parametrize(("counters", "life"), [(0, 20), (1, 23)])
def test_one_or_more_counters_of_any_kind(counters: int, life: int) -> None:
    table = Table()
    (vessel,) = table.battlefield("A", creature("When this creature dies, if it had one or more counters on it, you gain "
                                                "3 life."))  # fmt: skip
    table.game.write(vessel).counters = {"charge": counters} if counters else {}
    table.hand("A", spell("Destroy target creature."))
    table.cast("A", "Spell", targets=[vessel]).resolve()
    assert table.life("A") == life


@rule("604.3", "122.1")
def test_as_long_as_a_creature_has_a_counter_on_it() -> None:
    table = Table()
    hunter = permanent(table, "As long as a creature has a -1/-1 counter on it, this creature has vigilance.")
    (other,) = table.battlefield("B", ogre())
    assert not table.has(hunter, "vigilance")
    do(table, "Put a -1/-1 counter on target creature.", [other])
    assert table.has(hunter, "vigilance")


@rule("608.2h", "603.10a")
@pytest.mark.parametrize(("number", "expected"), [(0, {}), (2, {"+1/+1": 2})])
def test_as_many_counters_as_it_had(number: int, expected: dict[str, int]) -> None:
    table = Table()
    permanent(table, "Whenever a creature you control dies, if it had one or more +1/+1 counters on it, put that many +1/+1 counters on target "
                     "creature.", types="Enchantment")  # fmt: skip
    mine, heir = table.battlefield("A", bear(), ogre())
    for _ in range(number):
        do(table, "Put a +1/+1 counter on target creature.", [mine])
    table.targets = [heir]
    do(table, "Destroy target creature.", [mine])
    assert table.counters(heir) == expected


@rule("122.1")
def test_exactly_one_counter() -> None:
    table = Table()
    shrine = permanent(table, "{0}: Put a tide counter on this enchantment.\nAs long as there is exactly one tide counter on this enchantment, all blue "
                              "creatures get -1/-0.", types="Enchantment")  # fmt: skip
    blue, green = table.battlefield("B", sprite(), bear())
    sizes = [table.pt(blue)]
    for _ in range(2):
        table.activate("A", shrine).resolve()
        sizes.append(table.pt(blue))
    assert sizes == [(1, 1), (0, 1), (1, 1)] and table.pt(green) == (2, 2)


@rule("122.1", "603.4")
def test_no_counter_of_a_kind_on_it() -> None:
    table = Table()
    thing = permanent(table, "At the beginning of your upkeep, if this creature doesn't have a shield counter on it, put a shield counter "
                      "on it.")  # fmt: skip
    table.to_step("upkeep", "A").resolve()
    assert table.counters(thing) == {"shield": 1}
    table.next_turn("A").to_step("upkeep", "A").resolve()
    assert table.counters(thing) == {"shield": 1}


@rule("608.2h", "603.10a")
@pytest.mark.parametrize(("counter", "gained"), [(False, 1), (True, 0)])
def test_what_died_without_a_counter(counter: bool, gained: int) -> None:
    """It is asked of it as it last was."""
    table = Table()
    permanent(
        table,
        "Whenever a creature dies, if it didn't have a +1/+1 counter on it, you gain 1 life.",
        types="Enchantment",
    )
    (cub,) = table.battlefield("B", bear())
    if counter:
        do(table, "Put a +1/+1 counter on target creature.", [cub])
    do(table, "Destroy target creature.", [cub])
    assert table.life("A") == 20 + gained


@rule("608.2i", "122.6")
def test_a_counter_was_put_on_it_this_turn() -> None:
    table = Table()
    thing = permanent(
        table, "At the beginning of your end step, if a counter was put on this creature this turn, you gain 1 life."
    )
    table.to_step("end", "A").resolve()
    assert table.life("A") == 20
    table.next_turn("A")
    do(table, "Put a stun counter on target creature.", [thing])
    table.to_step("end", "A").resolve()
    assert table.life("A") == 21


@rule("608.2h")
def test_that_number_of_counters() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, if it had one or more counters on it, you may put that number of +1/+1 counters on target "
              "creature.", types="Enchantment")  # fmt: skip
    cub, brute = table.battlefield("A", bear(), ogre())
    do(table, "Put two +1/+1 counters on target creature.", [cub])
    table.answer("A", True)
    table.hand("A", card("Slayer", "{0}", "Sorcery", "Destroy target creature."))
    table.cast("A", "Slayer", [cub, brute]).resolve()
    assert table.counters(brute) == {"+1/+1": 2}

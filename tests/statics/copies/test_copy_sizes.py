"""Exceptions to copying a size, and abilities that a copy keeps (CR 707.9a, 707.9b)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card


@rule("707.9b", "107.1a", "608.2h")
def test_halves_of_what_was_destroyed_rounded_each_time() -> None:
    table = Table()
    (big,) = table.battlefield("B", card("Odd Giant", "{4}", "Creature — Giant", "Trample", "4/3"), counters={"+1/+1": 1})
    do(table, "Destroy target creature. If that creature dies this way, its controller creates two tokens that are copies of that creature, except their "
              "power is half that creature's power and their toughness is half that creature's toughness. Round up each time.", [big])  # fmt: skip
    halves = table.all("Odd Giant", who="B")
    assert [table.pt(oid) for oid in halves] == [(3, 2), (3, 2)] and table.has(halves[0], "trample")  # of 5/4
    do(table, "Create a token that's a copy of target creature.", [halves[0]])
    assert table.pt(table.all("Odd Giant", who="A")[0]) == (3, 2)  # part of the copiable values


@rule("707.9b", "608.2h")
def test_what_does_not_die_is_not_halved() -> None:
    table = Table()
    (firm,) = table.battlefield("B", card("Firm Giant", "{4}", "Creature — Giant", "Indestructible", "4/4"))
    do(table, "Destroy target creature. If that creature dies this way, its controller creates two tokens that are copies of that creature, except their "
              "power is half that creature's power and their toughness is half that creature's toughness. Round up each time.", [firm])  # fmt: skip
    assert table.all("Firm Giant") == [firm]


@rule("707.9b")
def test_a_power_and_a_toughness_that_are_counted() -> None:
    table = Table()
    one, _ = table.battlefield("A", bear(), ogre())
    do(table, "Create a token that's a copy of target creature, except its power is equal to the number of creatures you control, its toughness is equal to "
              "your life total, and it has flying.", [one])  # fmt: skip
    (copied,) = [oid for oid in table.all("Plain Bear") if oid != one]
    assert table.pt(copied) == (2, 20) and table.has(copied, "flying")


@rule("707.9a", "707.9c")
def test_a_copy_keeps_its_other_abilities() -> None:
    table = Table()
    table.battlefield("A", card("Old King", "{1}", "Legendary Creature — Human", "Flying", "3/3"))
    words = "You may have this creature enter as a copy of another creature you control, except it has Odd Twin's other abilities.\nVigilance\n{0}: You gain 2 life."
    twin = card("Odd Twin", "{0}", "Legendary Creature — Rogue", words, "1/1")
    table.hand("A", twin)
    table.answer("A", [table.find("Old King")]).cast("A", "Odd Twin")
    table.battlefield("A", card("Odd Law", "{1}", "Enchantment", "The legend rule doesn't apply to permanents you control."))
    table.resolve()
    (copied,) = [oid for oid in table.all("Old King") if table.game.chars(oid).keyword("vigilance")]
    assert table.pt(copied) == (3, 3) and table.has(copied, "flying")
    table.activate("A", copied).resolve()
    assert table.life("A") == 22 and len(table.game.chars(copied).abilities.activated) == 1


@rule("707.9b")
def test_a_copy_of_its_own_size() -> None:
    table = Table()
    (king,) = table.battlefield("A", card("Old King", "{1}", "Creature — Human", "Flying", "1/1"))
    words = ("You may have this creature enter as a copy of a creature you control, except it's an artifact creature in addition to its other types, and its "
             "power and toughness are equal to this creature's power and toughness.")  # fmt: skip
    table.hand("A", card("Big Twin", "{0}", "Creature — Rogue", words, "7/6"))
    table.answer("A", [king]).cast("A", "Big Twin").resolve()
    (copied,) = [oid for oid in table.all("Old King") if oid != king]
    assert table.pt(copied) == (7, 6) and set(table.game.chars(copied).types) == {"artifact", "creature"} and table.has(copied, "flying")


@rule("707.9a", "707.9b")
@pytest.mark.parametrize("words", [
    "it's 1/1 and has toxic 1", "it isn't legendary, is a Spirit in addition to its other types, and has toxic 1",
    "it's a Spirit in addition to its other types, and it has toxic 1", "it's a colorless Spirit creature and it has toxic 1",
])  # fmt: skip
def test_exceptions_in_a_row(words: str) -> None:
    table = Table()
    (king,) = table.battlefield("A", card("Old King", "{1}{G}", "Creature — Human", "Flying", "3/3"))
    do(table, f"Create a token that's a copy of target creature, except {words}.", [king])
    (made,) = [oid for oid in table.all("Old King") if oid != king]
    values = table.game.chars(made)
    assert values.keyword("toxic") is not None and values.keyword("flying") is not None
    assert ("Spirit" in values.subtypes) == ("Spirit" in words) and table.pt(made) == ((1, 1) if "1/1" in words else (3, 3))
    assert ("Human" in values.subtypes) == ("colorless" not in words) and bool(values.colors) == ("colorless" not in words)


@rule("707.9a")
@pytest.mark.parametrize("words", [
    "it has this ability and vigilance", "its name is Odd Twin and it has vigilance and this ability",
    "Odd Twin's name is Odd Twin, it's a legendary 4/4 Human creature in addition to its other types, and it has vigilance and this ability",
])  # fmt: skip
def test_a_copy_has_this_ability_and_another(words: str) -> None:
    table = Table()
    cub, tame = table.battlefield("A", bear(), ogre())
    (twin,) = table.battlefield("A", card("Odd Twin", "{1}", "Creature — Rogue", f"{{0}}: This creature becomes a copy of target creature you control, except {words}.",
                                          "1/1"))  # fmt: skip
    table.activate("A", twin, [cub]).resolve()
    assert table.pt(twin) == ((4, 4) if "4/4" in words else (2, 2))
    table.activate("A", twin, [tame]).resolve()
    assert table.pt(twin) == ((4, 4) if "4/4" in words else (3, 3))
    assert (table.game.chars(twin).name == "Odd Twin") == ("name" in words) and table.has(twin, "vigilance") == ("vigilance" in words)

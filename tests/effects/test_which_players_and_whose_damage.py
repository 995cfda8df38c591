"""Players described by what they control and have. Damage that certain sources would deal is prevented."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FIELD = ("Dry Field", "", "Land")


@rule("102.1", "608.2c")
@pytest.mark.parametrize(("who", "hurt"), [
    ("who controls two or more creatures", "A"), ("who controls a land", "B"), ("who doesn't control a land", "A"),
    ("who controls the most creatures", "A"), ("who controls the fewest creatures", "B"), ("with exactly 13 life", "B"),
    ("with two or more cards in hand", "B"), ("who has two or more cards in hand", "B"), ("who has more life than you", ""),
    ("who has less life than you", "B"), ("other than target player", "A"), ("who drew two or more cards this turn", "B"),
])  # fmt: skip
def test_each_player_of_a_description(who: str, hurt: str) -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.battlefield("B", ogre(), card(*FIELD))
    table.life("B", 13)
    do(table, "Target player draws two cards.", [1])
    before = {"A": 20, "B": 13}
    do(table, f"Each player {who} gains 5 life.", [1])
    assert {seat for seat in "AB" if table.life(seat) != before[seat]} == set(hurt)


@rule("107.3")
def test_once_for_each_such_opponent() -> None:
    table = Table(3)
    table.hand("B", bear(), bear())  # A has drawn one
    do(table, "Investigate once for each opponent who has more cards in hand than you.")
    assert len([oid for oid in table.game.permanents() if "Clue" in table.game.chars(oid).subtypes]) == 1


@rule("706.2")
@pytest.mark.parametrize("words", ["roll a 1 or higher on a die", "roll a 1 or higher"])
def test_a_result_on_a_die(words: str) -> None:
    table = Table()
    permanent(table, f"Whenever you {words}, you gain 2 life.")
    do(table, "Roll a d6.")
    assert table.life("A") == 22


@rule("615.1a")
def test_damage_that_a_creature_would_deal_to_certain_others() -> None:
    table = Table()
    mild = permanent(table, "Prevent all damage that Test Thing would deal to red creatures.\n{0}: Test Thing deals 1 damage to target "
                     "creature.")  # fmt: skip
    (red,) = table.battlefield("B", card("Red Imp", "{R}", "Creature — Imp", "", "1/1"))
    (blue,) = table.battlefield("B", sprite())
    table.activate("A", mild, targets=[red]).resolve().activate("A", mild, targets=[blue]).resolve()
    assert red in table.game.permanents() and blue not in table.game.permanents()


@rule("615.1a", "514.2")
def test_damage_dealt_this_turn_to_what_you_control() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Prevent all damage that would be dealt this turn to creatures you control.")
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert mine in table.game.permanents() and theirs not in table.game.permanents() and table.life("A") == 18
    table.next_turn("A")
    do(table, "Test Rite deals 2 damage to each creature.")
    assert mine not in table.game.permanents()


@rule("615.9", "615.5")
def test_the_next_damage_of_a_creature() -> None:
    table = Table()
    (biter,) = table.battlefield("B", card("Old Biter", "{1}", "Creature — Dog", "{0}: Old Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    do(table, "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage "
       "prevented this way.", [biter])  # fmt: skip
    assert table.life("A") == 20
    table.activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 22
    table.activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 20


@rule("609.7a", "615.7")
def test_the_next_damage_by_a_source_of_your_choice() -> None:
    table = Table()
    (biter,) = table.battlefield("B", card("Old Biter", "{1}", "Creature — Dog", "{0}: Old Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    (other,) = table.battlefield("B", card("New Biter", "{1}", "Creature — Dog", "{0}: New Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    table.answer("A", [biter])
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Prevent the next 3 damage that would be dealt to any target this turn by a "
                         "source of your choice. You gain 3 life."))
    table.cast("A", "Test Rite", targets=[0]).resolve()
    assert table.life("A") == 23
    table.activate("B", other, targets=[0]).resolve()
    assert table.life("A") == 21
    table.activate("B", biter, targets=[0]).resolve().activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 20


@rule("101.4", "608.2e")
def test_each_of_several_chooses_and_sacrifices_the_rest() -> None:
    table = Table()
    table.battlefield("A", *[card(*FIELD)] * 4)
    table.battlefield("B", *[card(*FIELD)] * 3)
    do(table, "Each player who controls two or more lands chooses two lands they control and sacrifices the rest.")
    assert len(table.all("Dry Field", who="A")) == 2 and len(table.all("Dry Field", who="B")) == 2

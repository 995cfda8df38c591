"""Types that are chosen (CR 205.1, 607.2d, 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("305.7", "608.2d")
def test_a_land_becomes_one_of_two_types() -> None:
    table = Table()
    (field,) = table.battlefield("B", card("Odd Field", "", "Land", "{T}: Add {C}."))
    table.answer("A", 1)
    do(table, "Target land becomes a Plains or an Island until end of turn.", targets=[field])
    assert table.game.chars(field).subtypes == ("Island",)
    table.tap_for_mana("B", field)
    assert table.pool("B") == "U"
    table.next_turn("B")
    assert table.game.chars(field).subtypes == ()


@rule("614.1c")
@pytest.mark.parametrize(("pays", "tapped", "life"), [(True, False, 18), (False, True, 20)])
def test_a_choice_and_then_a_payment_as_a_land_enters(pays: bool, tapped: bool, life: int) -> None:
    table = Table()
    table.hand("A", card("Far Road", "", "Land", "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, it enters "
                         "tapped.\nThis land is the chosen type."))  # fmt: skip
    table.answer("A", 2, pays)
    table.play("A", "Far Road").resolve()
    road = table.find("Far Road")
    assert table.game.obj(road).tapped == tapped and table.life("A") == life
    assert "Swamp" in table.game.chars(road).subtypes


@rule("205.1a")
def test_creatures_become_the_type_that_was_chosen_and_stay_so_whatever_is_chosen_next() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    (mist,) = table.battlefield("A", card("Mist", "{1}", "Artifact", "{0}: Choose a creature type. Target creature becomes "
                                          "that type until end of turn."))  # fmt: skip
    for oid, kind in ((bear, "Elf"), (ogre, "Goblin")):
        table.answer("A", lambda decision, kind=kind: decision.options.index(kind))
        table.activate("A", mist, targets=[oid]).resolve()
    assert table.game.chars(bear).subtypes == ("Elf",) and table.game.chars(ogre).subtypes == ("Goblin",)
    table.next_turn("B")
    assert table.game.chars(bear).subtypes == ("Bear",)

"""Other amounts of damage (CR 614.1a). As in "it deals double that damage instead", "that much damage plus 2"."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


IMP = card("Coal Imp", "{B}", "Creature — Imp", "", "3/3")


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("615.10", "614.1a")
def test_parts_and_multiples_of_damage() -> None:
    table = Table()
    (bear,) = table.battlefield("B", BEAR)
    table.battlefield("A", order(
        "If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double "
        "that damage to that player or permanent instead.\n"
        "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up."))  # fmt: skip
    happen(table.game, Damage(bear, 0, 5))
    happen(table.game, Damage(bear, 1, 5))
    happen(table.game, Damage(bear, bear, 1))
    assert (table.life("A"), table.life("B")) == (18, 10)
    assert table.game.obj(bear).damage == 2


@rule("614.1a")
def test_less_damage_than_a_power_becomes_as_much() -> None:
    table = Table()
    red, black = table.battlefield("A", card("Red Elk", "{R}", "Creature — Elk", "", "1/1"), IMP)
    table.battlefield("A", card("Burning Giant", "{3}", "Creature — Giant", (
        "If a red source you control would deal an amount of noncombat damage less than Burning Giant's power to an "
        "opponent, that source deals damage equal to Burning Giant's power instead."), "4/4"))  # fmt: skip
    happen(table.game, Damage(red, 1, 1))
    assert table.life("B") == 16
    happen(table.game, Damage(red, 1, 5), Damage(red, 1, 1, combat=True), Damage(black, 1, 1))
    assert table.life("B") == 9
    happen(table.game, Damage(red, 0, 1))
    assert table.life("A") == 19

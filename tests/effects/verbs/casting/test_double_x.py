"""Doubling the value of X of a spell, and spells and abilities whose costs contain {X}."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GROWER = ("Wide Grower", "{2}", "Enchantment", "Whenever you cast a permanent spell with a mana cost that contains {X}, "
          "double the value of X.")  # fmt: skip
MIRROR = ("Wide Mirror", "{2}", "Enchantment", "Whenever you cast an instant or sorcery spell or activate an ability, if "
          "that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability. You may "
          "choose new targets for the copy.")  # fmt: skip


@rule("107.3")
def test_the_value_of_x_is_doubled() -> None:
    table = Table()
    table.battlefield("A", card(*GROWER))
    table.hand("A", card("Tall Vine", "{X}", "Creature — Plant", "~ enters with X +1/+1 counters on it.", "0/0"),
               card("Plain Cub", "{1}", "Creature — Bear", "", "2/2"),
               card("Sip", "{X}", "Sorcery", "You gain X life."))
    table.mana("A", "{3}")
    table.answer("A", 3)
    table.cast("A", "Tall Vine").resolve()
    assert table.pt(table.find("Tall Vine")) == (6, 6)
    table.mana("A", "{1}")
    table.cast("A", "Plain Cub")
    assert len(table.stack()) == 1  # no {X}
    table.resolve()
    table.mana("A", "{2}")
    table.answer("A", 2)
    table.cast("A", "Sip").resolve()
    assert table.life("A") == 22  # no permanent spell


@rule("107.3", "707.10")
def test_spells_and_abilities_whose_costs_contain_x_are_copied() -> None:
    table = Table()
    table.battlefield("A", card(*MIRROR))
    (well,) = table.battlefield("A", card("Deep Well", "{1}", "Artifact", "{X}: You gain X life.\n{1}: You gain 5 life."))
    table.hand("A", card("Sip", "{X}", "Sorcery", "You gain X life."), card("Gulp", "{1}", "Sorcery", "You gain 5 life."))
    table.mana("A", "{2}")
    table.answer("A", 2)
    table.cast("A", "Sip").resolve()
    assert table.life("A") == 24
    table.mana("A", "{1}")
    table.cast("A", "Gulp").resolve()
    assert table.life("A") == 29
    table.mana("A", "{3}")
    table.answer("A", 3)
    table.activate("A", well).resolve()
    assert table.life("A") == 35
    table.mana("A", "{1}")
    table.activate("A", well, index=1).resolve()
    assert table.life("A") == 40

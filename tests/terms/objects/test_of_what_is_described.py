"""What a description says of the very thing that it describes: "with power equal to its toughness"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("109.2", "608.2c")
def test_each_is_compared_with_a_number_of_its_own() -> None:
    table = Table()
    square, tall, broad = table.battlefield(
        "B", bear(), card("Tall One", "{G}", "Creature — Giant", "", "4/1"), card("Broad One", "{G}", "Creature — Giant", "", "1/4")
    )  # fmt: skip
    do(table, "Destroy each creature with power greater than its toughness.")
    assert set(table.game.permanents()) >= {square, broad}
    assert tall not in table.game.permanents()


@rule("109.2", "115.1")
@pytest.mark.parametrize(("cards", "legal"), [(0, False), (2, True)])
def test_a_target_is_compared_with_its_own_controllers_graveyard(cards: int, legal: bool) -> None:
    table = Table()
    (creature,) = table.battlefield("B", bear())
    table.graveyard("B", *[lamp()] * cards)
    table.graveyard("A", *[lamp()] * 5)  # another's does not count
    words = "Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard."
    table.hand("A", card("Odd Rite", "{0}", "Sorcery", words))
    assert any(action.kind == "cast" for action in table.actions("A")) == legal
    if legal:
        table.cast("A", "Odd Rite", [creature]).resolve()
        assert creature not in table.game.permanents()


@rule("603.2")
def test_a_trigger_speaks_of_the_creature_that_fits() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control with power equal to its toughness attacks, it gains trample until end of turn.")
    square, odd = table.battlefield("A", ogre(), card("Tall One", "{G}", "Creature — Giant", "", "4/1"))
    table.answer("A", [[square, 1], [odd, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.has(square, "trample")
    assert not table.has(odd, "trample")


@rule("109.2")
def test_counters_on_each_of_them() -> None:
    table = Table()
    one, other = table.battlefield("B", sprite(), bear())
    do(table, "Put a -0/-1 counter on target creature.", [other])
    do(table, "Destroy each creature with mana value less than or equal to the number of counters on it.")
    assert one in table.game.permanents()
    assert other in table.game.permanents()  # two is not at most one
    do(table, "Put a charge counter on target creature.", [one])
    do(table, "Destroy each creature with mana value less than or equal to the number of counters on it.")
    assert one not in table.game.permanents()
    assert other in table.game.permanents()


@rule("608.2c")
def test_its_is_what_the_words_before_name_where_they_name_anything() -> None:
    """In "… with power less than its power" the words mean what was named before, as nothing is less than itself."""
    table = Table()
    (small,) = table.battlefield("B", sprite())
    (big,) = table.battlefield("A", ogre())
    do(table, "Choose target creature you control. Destroy each other creature with power less than its power.", [big])
    assert small not in table.game.permanents()
    assert big in table.game.permanents()

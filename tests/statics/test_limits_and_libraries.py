"""How many cards may be drawn or are left, what abilities cost, and what devours as often as it devours."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("121.2")
def test_no_more_than_one_card_each_turn() -> None:
    table = Table(3)
    table.battlefield("A", card("Hush Sphinx", "{3}", "Creature — Sphinx",
                                "Each opponent can't draw more than one card each turn.", "3/3"))
    table.hand("A", card("Flood", "{0}", "Sorcery", "Each player draws three cards."))
    table.cast("A", "Flood").resolve()
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [4, 1, 1]  # A has the card of the draw step, too
    table.next_turn("B").to_step("main1")
    assert len(table.zone("B", "hand")) == 2  # the card of the draw step is this turn's only one
    table.hand("B", card("Trickle", "{0}", "Sorcery", "You draw a card."))
    table.cast("B", "Trickle").resolve()
    assert len(table.zone("B", "hand")) == 2


@rule("614.1a", "104.2b")
@pytest.mark.parametrize("cards", [0, 1])
def test_winning_instead_of_drawing_from_an_empty_library(cards: int) -> None:
    table = Table(library=cards)
    table.battlefield("A", card("Last Page", "{3}", "Enchantment", "If you would draw a card while your library has no "
                                "cards in it, you win the game instead."))
    table.hand("A", card("Trickle", "{0}", "Sorcery", "You draw a card."))
    table.cast("A", "Trickle").resolve()
    assert bool(table.game.over) == (cards == 0)
    assert len(table.zone("A", "hand")) == cards


@rule("401.1")
@pytest.mark.parametrize(("cards", "gained"), [(21, 0), (20, 3)])
def test_if_a_library_has_so_few_cards_in_it(cards: int, gained: int) -> None:
    table = Table(library=21)
    table.library("A", card(*CUB))
    if cards == 20:
        table.hand("B", card("Peek", "{0}", "Instant", "You draw a card."))
        table.cast("B", "Peek").resolve()
    (well,) = table.battlefield("A", card("Dry Well", "{1}", "Artifact", "{T}: You gain 3 life if a library has twenty or "
                                          "fewer cards in it."))
    table.activate("A", well).resolve()
    assert table.life("A") == 20 + gained


@rule("601.2f", "118.7")
def test_abilities_that_you_activate_cost_less_but_for_one_mana() -> None:
    table = Table()
    table.battlefield("A", card("Dawn Fox", "{3}", "Creature — Fox", "Abilities you activate that aren't mana abilities "
                                "cost {2} less to activate. This effect can't reduce the mana in that cost to less than "
                                "one mana.", "3/3"))
    (well,) = table.battlefield("A", card("Deep Well", "{1}", "Artifact", "{4}: You gain 5 life.\n{2}: You gain 1 life."))
    (theirs,) = table.battlefield("B", card("Deep Well", "{1}", "Artifact", "{4}: You gain 5 life."))
    table.mana("A", "{3}")
    table.activate("A", well).resolve()
    assert (table.life("A"), table.pool("A")) == (25, "C")
    table.activate("A", well, index=1).resolve()
    assert (table.life("A"), table.pool("A")) == (26, "")
    table.mana("B", "{3}")
    with pytest.raises(AssertionError):
        table.activate("B", theirs)


def test_devour_as_many_for_each_as_it_devours() -> None:
    table = Table()
    table.hand("A", card("Wide Maw", "{0}", "Creature — Hellion",
                         "Devour X, where X is the number of creatures devoured this way", "0/1"))
    cubs = table.battlefield("A", card(*CUB), card(*CUB), card(*CUB), card(*CUB))
    table.answer("A", list(cubs[:3]))
    table.cast("A", "Wide Maw").resolve()
    assert table.counters(table.find("Wide Maw")) == {"+1/+1": 9}
    assert len(table.all("Sprout Cub")) == 1


@rule("122.5")
def test_any_number_of_counters_of_all_kinds_to_another_target() -> None:
    table = Table()
    (one, two) = table.battlefield("A", card(*CUB), card(*CUB))
    (anvil,) = table.battlefield("A", card("Old Anvil", "{1}", "Artifact", "{0}: Move any number of counters from target "
                                           "permanent you control to another target permanent you control."))
    table.game.write(one).counters = {"+1/+1": 3, "charge": 1}
    table.answer("A", 4)
    table.activate("A", anvil, targets=[one, two]).resolve()
    assert table.counters(two) == {"+1/+1": 3, "charge": 1}
    assert not table.counters(one)


@rule("601.2f")
def test_spells_of_opponents_with_so_much_mana_value_cost_more() -> None:
    table = Table()
    table.battlefield("B", card("Snow Judge", "{3}", "Creature — Cleric", "Noncreature spells your opponents cast with mana "
                                "value 4 or more cost {2} more to cast.", "3/3"))
    table.hand("A", card("Grand Lesson", "{4}", "Sorcery", "You gain 1 life."), card("Small Lesson", "{3}", "Sorcery",
               "You gain 1 life."))
    table.mana("A", "{5}")
    assert [a.label for a in table.actions("A") if a.kind == "cast"] == ["Small Lesson"]
    table.mana("A", "{1}")
    assert sorted(a.label for a in table.actions("A") if a.kind == "cast") == ["Grand Lesson", "Small Lesson"]

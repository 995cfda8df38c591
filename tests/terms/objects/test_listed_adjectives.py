"""Lists before a noun: "a Bear or basic land card", "a red or artifact source"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("109.2", "205.3m")
def test_a_word_of_one_kind_or_of_another_before_one_noun() -> None:
    table = Table()
    stone = permanent(table, "{0}, Sacrifice a green or artifact permanent: You gain 1 life.", types="Enchantment")
    green, artifact, blue, red = table.battlefield("A", bear(), lamp(), sprite(), ogre())
    table.answer("A", [green]).activate("A", stone).resolve()
    options = next(asked for asked in reversed(table.asked) if type(asked).__name__ == "ChooseObjects")
    assert set(options.candidates) == {green, artifact}
    assert table.life("A") == 21
    assert {blue, red, artifact} <= set(table.game.permanents())


@rule("109.2")
def test_the_last_of_several_has_a_word_of_its_own() -> None:
    """A basic Bear is no such thing: of "Ape or basic land card" only the land has to be basic."""
    table = Table()
    ape = card("Tall Ape", "{G}", "Creature — Ape", "", "3/3")
    waste = card("Odd Waste", "", "Land", "")
    island = card("Island", "", "Basic Land — Island")
    ids = table.library("A", ape, waste, island)
    table.answer("A", True)
    do(table, "Look at the top three cards of your library. You may reveal an Ape or basic land card from among them and "
              "put it into your hand. Put the rest on the bottom of your library in a random order.")  # fmt: skip
    options = [asked for asked in table.asked if type(asked).__name__ == "ChooseObjects"]
    print([type(a).__name__ for a in table.asked], table.zone("A","hand"), ids, table.asked)
    assert set(options[0].candidates) == {ids[0], ids[2]}


@rule("109.2")
def test_one_of_three_descriptions_with_an_article_each() -> None:
    table = Table()
    words = "If you control an Ape, a Faerie, or a legendary artifact, you gain 1 life."
    do(table, words)
    assert table.life("A") == 20
    table.battlefield("A", lamp())
    do(table, words)
    assert table.life("A") == 20  # it is not legendary
    table.battlefield("B", sprite())
    do(table, words)
    assert table.life("A") == 20  # another's
    table.battlefield("A", sprite())
    do(table, words)
    assert table.life("A") == 21
    table.battlefield("A", card("First Lamp", "{0}", "Legendary Artifact"))
    do(table, words)
    assert table.life("A") == 22  # once, however many there are


@rule("608.2c")
def test_them_are_those_picked_and_not_those_among_which() -> None:
    table = Table()
    ape = card("Tall Ape", "{G}", "Creature — Ape", "", "3/3")
    cards = table.library("A", ape, bear(), sprite(), lamp())
    table.answer("A", True, [cards[0]], [cards[2]])
    do(table, "Look at the top four cards of your library. You may reveal an Ape card and/or a Faerie card from among them "
              "and put them into your hand. Put the rest on the bottom of your library in any order.")  # fmt: skip
    assert set(table.zone("A", "hand")) == {"Tall Ape", "Plain Sprite"}


@rule("109.2", "205.3")
def test_a_subtype_or_two_words_of_which_the_first_is_a_type() -> None:
    """Of "a Faerie or artifact creature card" a Faerie need not be an artifact, and an artifact has to be a creature."""
    table = Table()
    golem = card("Odd Golem", "{2}", "Artifact Creature — Golem", "", "1/1")
    faerie, plain, made, other = table.graveyard("A", sprite(), lamp(), golem, bear())
    table.answer("A", [faerie])
    do(table, "Return a Faerie or artifact creature card from your graveyard to your hand.")
    options = next(asked for asked in reversed(table.asked) if type(asked).__name__ == "ChooseObjects")
    assert set(options.candidates) == {faerie, made}
    assert {plain, other} <= set(table.game.zone("graveyard", 0))


@rule("105.2", "109.2")
def test_colors_before_one_noun_share_the_words_behind_them() -> None:
    table = Table()
    green, blue, artifact = table.graveyard("A", bear(), sprite(), lamp())
    table.answer("A", [blue])
    do(table, "Return a green or blue creature card from your graveyard to your hand.")
    options = next(asked for asked in reversed(table.asked) if type(asked).__name__ == "ChooseObjects")
    assert set(options.candidates) == {green, blue}
    assert artifact in table.game.zone("graveyard", 0)


@rule("608.2c")
@pytest.mark.parametrize(("color", "tapped", "holds"), [("W", False, True), ("W", True, False), ("G", False, False), ("G", True, False)])
def test_one_object_is_all_that_and_joins(color: str, tapped: bool, holds: bool) -> None:
    """Things of two kinds are "artifact and Elf cards", each of them either; one thing is both or it is not."""
    table = Table()
    (cat,) = table.battlefield("A", card("Odd Cat", f"{{{color}}}", "Creature — Cat", "", "1/1"))
    if tapped:
        do(table, "Tap target creature.", [cat])
    do(table, "Choose target creature. If it's white and untapped, you gain 5 life.", [cat])
    assert table.life("A") == 20 + 5 * holds
    do(table, "Choose target creature. If it isn't white and untapped, you lose 5 life.", [cat])
    assert table.life("A") == (25 if holds else 15)

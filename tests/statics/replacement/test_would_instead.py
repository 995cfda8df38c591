"""Replacement effects in words (CR 614.1a): "If a creature would die, exile it instead."
"""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, HAND
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.drawing import draw_cards
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@pytest.mark.parametrize("whose", ["your", "a"])
def test_the_spell_that_was_cast_is_exiled_instead(whose: str) -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    table.hand("A", spell("You may cast target instant card from your graveyard without paying its mana cost. If that "
                          f"spell would be put into {whose} graveyard, exile it instead.", types="Sorcery"))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Spell", targets=[fire]).resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile") and table.zone("A", "graveyard") == ["Spell"]


def test_the_card_that_was_cast_is_exiled_instead_this_turn() -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    table.hand("A", spell("You may cast target instant card from your graveyard without paying its mana cost. If that "
                          "card would be put into your graveyard this turn, exile it instead.", types="Sorcery"))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Spell", targets=[fire]).resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_a_card_permitted_to_be_cast_later_is_exiled_as_a_spell() -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    (elder,) = table.battlefield("A", creature("Sacrifice this creature: You may cast target instant card from your "
                                               "graveyard this turn. If that spell would be put into your graveyard, exile "
                                               "it instead."))  # fmt: skip
    table.activate("A", elder, targets=[fire]).resolve()
    table.cast("A", "Fire").resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile")


@rule("614.1a", "611.2c")
def test_a_replacement_until_end_of_turn() -> None:
    table = Table()
    do(table, "Until end of turn, if a nontoken creature would enter and it wasn't cast, exile it instead.")
    table.graveyard("B", bear())
    do(table, "Put all creature cards from all graveyards onto the battlefield. Create a 1/1 green Elf creature token.")
    assert table.zone("B", "exile") == ["Plain Bear"] and table.all("Elf Token")
    table.hand("A", ogre())
    table.mana("A", "{R}{R}{R}").cast("A", "Plain Ogre").resolve()
    assert table.all("Plain Ogre")
    table.graveyard("B", bear())
    table.next_turn()
    do(table, "Put all creature cards from all graveyards onto the battlefield.", who="B")
    assert table.all("Plain Bear")


@rule("614.1a", "614.10")
def test_target_players_draws_are_yours() -> None:
    table = Table(3)
    do(table, "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.", [1])
    before = {who: len(table.zone(who, "hand")) for who in "ABC"}
    do(table, "Each player draws two cards.")
    assert {who: len(table.zone(who, "hand")) - before[who] for who in "ABC"} == {"A": 4, "B": 0, "C": 2}
    table.next_turn("B")
    before_b = len(table.zone("B", "hand"))
    do(table, "Draw two cards.", who="B")
    assert len(table.zone("B", "hand")) == before_b + 2


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("614.10")
def test_who_may_skip_a_draw_need_not() -> None:
    table = Table()
    table.battlefield("A", order("If you would draw a card, you may skip that draw instead."))
    table.answer("A", True)
    draw_cards(table.game, 0, 1)
    assert table.zone("A", HAND) == []
    table.answer("A", False)
    draw_cards(table.game, 0, 1)
    assert len(table.zone("A", HAND)) == 1


@rule("614.6", "608.2c")
def test_cards_are_revealed_instead_of_drawing() -> None:
    table = Table()
    permanent(table, "If you would draw a card, instead reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest on "
                     "the bottom of your library in any order.", types="Enchantment")  # fmt: skip
    table.library("A", bear(), card(*FOREST), ogre(), card("Deep Rite", "{0}", "Sorcery", "You gain 1 life."))
    do(table, "Draw a card.")
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"] and table.zone("A", "library")[0] == "Deep Rite"
    assert table.zone("A", "library")[-1] == "Forest"


@rule("614.1a")
def test_a_card_that_you_did_not_control_is_exiled_instead() -> None:
    table = Table()
    table.battlefield("A", card("Grave Eater", "{2}", "Enchantment", "If a card you didn't control would be put into an "
                                "opponent's graveyard from anywhere, exile it instead."))
    (mine,) = table.battlefield("B", card(*CUB))
    (stolen,) = table.battlefield("B", card("Lent Cub", "{1}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Borrow", "{0}", "Sorcery", "Gain control of target creature."),
               card("Ruin", "{0}", "Sorcery", "Destroy all creatures."))
    table.cast("A", "Borrow", targets=[stolen]).resolve()
    table.cast("A", "Ruin").resolve()
    assert table.zone("B", "exile") == ["Sprout Cub"]
    assert table.zone("B", "graveyard") == ["Lent Cub"]
    del mine


@pytest.fixture
def table() -> Table:
    return Table()


@rule("614.1a", "one effect for either of two events; a spell's lasts after it")
def test_dying_creatures_and_broken_artifacts_are_exiled_this_turn(table: Table) -> None:
    (mine, lamp) = table.battlefield("A", BEAR, card("Plain Lamp", "{1}", "Artifact"))
    do(table, "If a creature would die or an artifact would be put into a graveyard this turn, exile it instead.")
    happen(table.game, Destroy(mine), Destroy(lamp))
    assert table.all("Plain Bear", EXILE) and table.all("Plain Lamp", EXILE)


@rule("614.1a", "614.11")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_player_may_instead_do_something_else(wanted: bool) -> None:
    table = Table()
    permanent(table, "If you would draw a card, you may instead mill two cards.")
    table.answer("A", wanted)
    held = len(table.zone("A", "hand"))
    do(table, "Draw a card.")
    assert len(table.zone("A", "hand")) - held == (0 if wanted else 1)
    assert len(table.zone("A", "graveyard")) == (3 if wanted else 1)


@rule("614.1a", "104.3", "614.6")
def test_several_deeds_instead_of_losing_the_game() -> None:
    table = Table()
    held = len(table.zone("A", "hand"))
    do(table, "The next time you would lose the game this turn, instead draw two cards and your life total becomes 1.")
    assert len(table.zone("A", "hand")) == held and table.life("A") == 20
    do(table, "You lose 30 life.")
    assert not table.game.over and table.life("A") == 1 and len(table.zone("A", "hand")) == held + 2

"""Choosing among cards that words have gathered: "one of them", "a creature card from among them"."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, LIBRARY
from engine.game.decisions.choices import ChooseObjects, YesNo
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

FOUR = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four"))
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


@rule("608.2c")
def test_the_rest_go_where_the_words_say_in_each_wording() -> None:
    for words in ("Put one of them on top of your library and the rest into your graveyard.", "Put up to one of them on the bottom of your library. Put the rest into your hand."):
        table = Table()
        oids = table.library("A", *FOUR)
        table.answer("A", [oids[1]])
        do(table, "Look at the top three cards of your library. " + words)
        library = table.game.zone("library", 0)
        assert oids[1] == (library[0] if "top" in words else library[-1])
        assert {"One", "Three"} <= {*table.zone("A", "graveyard"), *table.zone("A", "hand")}


@rule("608.2c", "701.16")
def test_all_cards_of_a_kind_from_among_those() -> None:
    table = Table()
    table.library("A", ogre(), lamp(), bear())
    do(table, "Reveal the top three cards of your library. Put all creature cards from among them into your hand and the rest on "
       "the bottom of your library in any order.")  # fmt: skip
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]])
    assert table.zone("A", "library")[-1] == "Plain Lamp"


@rule("608.2c")
def test_all_land_cards_from_the_revealed_hand() -> None:
    table = Table()
    table.hand("A", card("Dry Field", "", "Land"), card("Wet Field", "", "Land"), bear())
    table.answer("A", True)
    do(table, "You may reveal your hand and put all land cards from it onto the battlefield. If you do, discard your hand.")
    assert len(table.all("Dry Field")) == len(table.all("Wet Field")) == 1 and table.zone("A", "hand") == []
    assert "Plain Bear" in table.zone("A", "graveyard")


@rule("608.2c", "406.1")
def test_two_cards_return_and_the_rest_goes_to_the_bottom() -> None:
    table = Table(3)
    theirs = [table.battlefield(who, creature)[0] for who, creature in zip("ABC", (bear(), ogre(), sprite()), strict=True)]
    vault = permanent(table, "{0}: Exile target creature.\n{1}: Return two cards exiled with this artifact to the battlefield under their owners' "
                      "control and put the rest on the bottom of their owners' libraries.", types="Artifact")  # fmt: skip
    for oid in theirs:
        table.activate("A", vault, [oid]).resolve()
    table.answer("A", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name != OGRE[0]])
    table.mana("A", "{1}").activate("A", vault, index=1).resolve()
    assert (table.all(BEAR[0], who="A"), table.all(SPRITE[0], who="C")) != ([], []) and not table.all(OGRE[0])
    assert table.zone("B", LIBRARY)[-1] == OGRE[0] and not table.zone("B", EXILE)


@rule("201.4", "608.2c")
def test_all_of_them_with_that_name() -> None:
    table = Table()
    table.library("A", bear(), ogre(), bear(), lamp())
    table.answer("A", "Plain Bear")
    do(table, "Choose a creature card name. Reveal the top four cards of your library and put all of them with that name into your hand. Put the rest into "
              "your graveyard.")  # fmt: skip
    assert table.zone("A", "hand") == ["Plain Bear"] * 2 and sorted(table.zone("A", "graveyard")) == ["Plain Lamp", "Plain Ogre", "Test Rite"]


@rule("608.2d")
def test_that_player_chooses_and_sacrifices_one_of_two_targets_and_the_other_gets_a_counter() -> None:
    table = Table(3)
    mine = table.battlefield("A", bear())
    one, two, third = table.battlefield("B", card(*OX), card(*OX), card(*OX))
    table.battlefield("C", card(*OX))
    table.answer("B", [two])
    do(table, "Choose two target creatures an opponent controls. That player chooses one of those creatures and "
              "sacrifices it. Put a -1/-1 counter on the other.", targets=[one, two])  # fmt: skip
    assert two not in table.game.battlefield and {one, third, *mine} <= set(table.game.battlefield)
    assert table.counters(one) == {"-1/-1": 1} and not table.counters(third)
    assert not any(isinstance(d, ChooseObjects) and d.seat != table.seat("B") for d in table.asked)


@rule("608.2d", "101.4")
def test_one_of_each_kind_from_among_the_nonland_permanents_they_control() -> None:
    table = Table()
    table.battlefield("B", bear(), ogre(), lamp(), card("Dry Field", "", "Land"), card("Old Song", "{1}", "Enchantment"), card("New Song", "{1}", "Enchantment"))
    mine = table.battlefield("A", bear(), ogre())
    do(table, "Each opponent chooses an artifact, a creature, an enchantment, and a planeswalker from among the nonland permanents they control, "
              "then sacrifices the rest.")  # fmt: skip
    assert len(table.zone("B", GRAVEYARD)) == 2 and all(oid in table.game.permanents() for oid in mine)
    assert table.all("Dry Field") and table.all("Plain Lamp")


@pytest.mark.parametrize("words", [
    "For each player, you choose from among the permanents that player controls an artifact, a creature, and an enchantment. Then each player "
    "sacrifices all other nonland permanents they control.",
    "Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a land, then sacrifices the rest.",
])  # fmt: skip
@rule("608.2d")
def test_what_is_of_two_kinds_may_be_chosen_for_both(words: str) -> None:
    """Somebody else may be left with one permanent where they have two, as one is both an artifact and a creature."""
    table = Table()
    both, plain, stone = table.battlefield("A", card("Tin Soldier", "{2}", "Artifact Creature — Soldier", "", "1/1"), bear(), lamp())
    table.answer("A", [both], [both])
    do(table, words)
    assert [set(d.candidates) for d in table.asked if isinstance(d, ChooseObjects)][:2] == [{both, stone}, {both, plain}]
    assert both in table.game.battlefield and not {plain, stone} & set(table.game.battlefield)


@rule("608.2d")
def test_what_is_done_to_one_of_each_kind_is_done_to_two() -> None:
    """A card that is both an artifact and a creature card is put onto the battlefield but once."""
    table = Table()
    table.library("A", card("Tin Soldier", "{2}", "Artifact Creature — Soldier", "", "1/1"), bear(), card(*FOREST))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, "Reveal the top three cards of your library. You may put an artifact card and a creature card from among them onto the battlefield. "
              "Put the rest into your graveyard.")  # fmt: skip
    assert table.all("Tin Soldier") and table.all("Plain Bear")


@rule("608.2c")
@pytest.mark.parametrize(("may", "left"), [(True, 2), (False, 2)])
def test_all_other_cards_are_all_but_the_one_that_was_found(may: bool, left: int) -> None:
    """The card that was found is none of the others, whether it is put somewhere or stays revealed where it is."""
    table = Table()
    table.library("A", lamp(), lamp(), bear())
    table.answer("A", may)
    do(table, "Reveal cards from the top of your library until you reveal a creature card. You may put that card onto the battlefield. "
              "Put all other cards revealed this way into your graveyard.")  # fmt: skip
    assert len(table.zone("A", "graveyard")) == left + 1  # and the spell itself
    assert bool(table.all("Plain Bear")) == may


@rule("608.2c")
def test_all_other_cards_among_those_seen_at_once() -> None:
    table = Table()
    table.library("A", lamp(), bear(), lamp())
    do(table, "Reveal the top three cards of your library. Put a creature card from among them into your hand and all other cards revealed this "
              "way into your graveyard.")  # fmt: skip
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert len(table.zone("A", "graveyard")) == 3

"""Exiling cards from the top of a library: so many, or until one of a kind appears (CR 406, 701.11)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("201.2a")
def test_the_same_name_as_a_card_exiled_with_it() -> None:
    table = Table()
    reaver = permanent(table, "{0}: Exile the top card of target player's library.\n{0}: Destroy target creature with the "
                       "same name as a card exiled with this artifact.", types="Artifact")  # fmt: skip
    table.library("B", bear())
    table.activate("A", reaver, targets=[1]).resolve()
    named, other = table.battlefield("B", bear(), ogre())
    table.activate("A", reaver, targets=[other, named], index=1).resolve()
    assert named not in table.game.battlefield and other in table.game.battlefield


def test_you_may_play_that_card_this_turn() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.cast("A", "Cheap Bear").resolve()
    assert table.all("Cheap Bear")


def test_the_permission_ends() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.next_turn("A")
    assert not any(action.label == "Cheap Bear" for action in table.actions("A"))


@rule("305.1")
def test_you_may_play_a_land_from_exile() -> None:
    table = Table()
    do(table, "Exile the top card of your library. Until end of turn, you may play that card.")
    table.play("A", "Forest")
    assert table.all("Forest")


@pytest.mark.parametrize(("text", "exiled"), [("Target player exiles all but", ()), ("", ("A", "B"))])
@rule("107.1b", "406.3")
def test_all_but_some_cards_of_a_library_are_exiled(text: str, exiled: tuple[str, ...]) -> None:
    table = Table(library=0)
    table.library("A", *(card(f"Card {number}", "", "Land") for number in range(5)))
    table.library("B", *(card(f"Page {number}", "", "Land") for number in range(2)))
    before = table.zone("A", "library")
    if exiled:
        do(table, "Each player exiles all but the bottom three cards of their library face down.")
        assert table.zone("A", "library") == before[2:] and len(table.zone("A", "exile")) == 2
        assert len(table.zone("B", "library")) == 2
        assert all(table.game.obj(oid).face_down for oid in table.game.zone("exile") if table.game.obj(oid).owner == 0)
    else:
        do(table, "Exile all but the bottom card of target player's library.", targets=[table.seat("A")])
        assert table.zone("A", "library") == before[4:] and len(table.zone("A", "exile")) == 4


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_not_the_target_named_since() -> None:
    table = Table()
    words = "Exile cards from the top of your library until you exile a nonland card. This spell deals damage to any target equal to that card's mana value."
    table.hand("A", card("Loud Guess", "{R}", "Sorcery", words))
    table.library("A", card("Deep Thought", "{4}{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{R}").cast("A", "Loud Guess", targets=[1]).resolve()
    assert table.life("B") == 15


@rule("608.2h")
def test_as_many_cards_as_its_power_from_its_owners_library() -> None:
    table = Table()
    (host,) = table.battlefield("B", ogre())
    aura = card("Chest", "{0}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, exile cards equal to its power from the "
                "top of its owner's library.")  # fmt: skip
    table.hand("A", aura)
    table.cast("A", "Chest", [host]).resolve()
    size = len(table.zone("B", "library"))
    do(table, "Destroy target creature.", [host])
    assert len(table.zone("B", "library")) == size - 3


@rule("701.20", "608.2c")
def test_the_top_cards_of_the_library_just_shuffled() -> None:
    table = Table(library=5)
    do(table, "Shuffle, then exile the top two cards. You gain 1 life.")
    assert table.zone("A", "exile") == ["Forest"] * 2 and len(table.zone("A", "library")) == 3
    do(table, "Shuffle, then reveal the top card. If it's a land card, put it into your hand.")
    assert table.zone("A", "hand") == ["Forest"]


@rule("608.2c")
def test_the_other_cards_after_one_was_chosen() -> None:
    table = Table()
    table.library("A", bear(), ogre(), lamp())
    table.answer("B", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Ogre"])
    table.answer("A", True)
    do(table, "Exile the top three cards of your library. An opponent chooses one of those cards. Put that card into your graveyard. Put the other cards "
              "into your hand.")  # fmt: skip
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Lamp"] and "Plain Ogre" in table.zone("A", "graveyard")


@rule("608.2g")
def test_exiled_cards_that_were_not_cast() -> None:
    table = Table(library=3)
    table.library("B", card("Dry Field", "", "Land"), card("Kind Word", "{5}", "Sorcery", "You gain 5 life."))
    table.answer("A", True)
    do(table, "Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without "
              "paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.",
       targets=[1])  # fmt: skip
    assert table.life("A") == 25 and table.zone("B", "library") == [*["Forest"] * 3, "Dry Field"] and table.zone("B", "exile") == []
    assert table.zone("B", "graveyard") == ["Kind Word"]


@rule("118.9", "601.3")
def test_life_rather_than_mana_for_exiled_cards() -> None:
    table = Table()
    table.library("B", ogre(), card("Dry Field", "", "Land"))
    do(table, "Exile the top two cards of target opponent's library. You may play those cards this turn. If you cast a spell this way, pay life equal to "
              "its mana value rather than pay its mana cost.", targets=[1])  # fmt: skip
    table.cast("A", "Plain Ogre").resolve()
    table.play("A", "Dry Field")
    assert table.life("A") == 17 and len(table.all("Plain Ogre")) == len(table.all("Dry Field")) == 1


@rule("401.1", "406.3")
def test_all_but_the_bottom_cards_of_each_library_are_exiled_face_down() -> None:
    table = Table(3, library=6)
    table.library("B", *[bear()] * 2)
    do(table, "Each player exiles all but the bottom six cards of their library face down.")
    assert [len(table.zone(who, "library")) for who in "ABC"] == [5, 6, 6]  # A had drawn a card
    exiled = [table.game.obj(oid) for oid in table.game.zone("exile", 1)]
    assert [(found.owner, found.face_down != "") for found in exiled] == [(1, True)] * 2


@rule("401.1")
def test_the_bottom_card_alone_is_left_of_a_players_library_and_an_empty_one_stays_empty() -> None:
    table = Table(library=3)
    bottom = table.game.zone("library", 1)[-1]
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert table.game.zone("library", 1) == (bottom,) and len(table.zone("B", "exile")) == 2
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert table.game.zone("library", 1) == (bottom,) and len(table.zone("B", "exile")) == 2
    table = Table(library=0)
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert not table.zone("B", "exile")


@rule("608.2h")
def test_a_number_of_cards_equal_to_something() -> None:
    table = Table()
    (brute,) = table.battlefield("A", ogre())
    before = len(table.zone("A", "library"))
    do(table, "Exile a number of cards from the top of your library equal to target creature's power. Then each player reveals a number of "
       "cards from the top of their library equal to the number of creatures they control.", [brute])  # fmt: skip
    assert len(table.zone("A", "exile")) == 3 and len(table.zone("A", "library")) == before - 3

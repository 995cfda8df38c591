"""Piles (CR 700.3): objects that a player separates into two groups.

They stay where they are meanwhile.
"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card

LOOK = "Look at the top four cards of your library and separate them into a face-down pile and a face-up pile. "
FOUR = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four"))

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


SPLIT = ("Split the Stack", "{U}", "Sorcery",
         "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.")  # fmt: skip


FIVE = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four", "Five"))


def split(first_pile: list[int], kept: int) -> Table:
    """Five cards, of which B puts some into the first pile, and A keeps one pile."""
    table = Table()
    oids = table.library("A", *FIVE)
    table.hand("A", card(*SPLIT))
    table.answer("B", [oids[number] for number in first_pile]).answer("A", kept)
    return table.mana("A", "{U}").cast("A", "Split the Stack").resolve()


@rule("700.3", "700.3a")
def test_each_of_the_cards_is_put_into_exactly_one_of_two_piles() -> None:
    table = split([0, 3], 0)
    assert sorted(table.zone("A", "hand")) == ["Four", "One"]
    assert sorted(set(table.zone("A", "graveyard")) - {"Split the Stack"}) == ["Five", "Three", "Two"]


@rule("700.3b")
def test_the_objects_of_a_pile_stay_single_objects() -> None:
    table = Table()
    bears = table.battlefield("B", *[card(*BEAR)] * 4)
    table.battlefield("B", card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    table.hand("A", card("This or That", "{B}", "Sorcery", "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice."))
    table.mana("A", "{B}").answer("A", list(bears[:3])).answer("B", 0).cast("A", "This or That", [1]).resolve()
    assert table.all("Plain Bear") == [bears[3]] and table.life("B") == 23


@rule("700.3c")
def test_the_cards_stay_in_the_library_while_they_are_separated() -> None:
    table = Table()
    oids = table.library("A", *FIVE)
    seen: list[object] = []

    def look(decision: object) -> object:
        seen.append(table.game.zone("library", 0)[:5])
        return [oids[0]]

    table.hand("A", card(*SPLIT))
    table.answer("B", look).answer("A", 1)
    table.mana("A", "{U}").cast("A", "Split the Stack").resolve()
    assert seen == [oids]
    assert table.zone("A", "hand") == ["Two", "Three", "Four", "Five"] and "One" in table.zone("A", "graveyard")


@rule("700.3c")
def test_the_order_of_a_graveyard_is_kept_as_its_cards_are_separated() -> None:
    table = Table()
    dead = table.graveyard("A", *[card(f"Bear {number}", "{1}{G}", "Creature — Bear", "", "2/2") for number in range(4)])
    table.hand("A", card("Half Back", "{B}", "Sorcery", "Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield."))
    seen: list[object] = []

    def look(decision: object) -> object:
        seen.append(table.zone("A", "graveyard"))
        return 1

    table.answer("A", [dead[2], dead[0]]).answer("B", look)
    table.mana("A", "{B}").cast("A", "Half Back").resolve()
    assert seen == [["Bear 0", "Bear 1", "Bear 2", "Bear 3"]] or seen == [["Bear 3", "Bear 2", "Bear 1", "Bear 0"]]
    assert table.all("Bear 0") and table.all("Bear 2") and not table.all("Bear 1")


@rule("700.3d")
def test_a_pile_may_be_empty() -> None:
    assert split([], 0).zone("A", "hand") == []
    assert sorted(split([], 1).zone("A", "hand")) == ["Five", "Four", "One", "Three", "Two"]


@rule("700.3d", "700.3", "two empty piles where there is nothing to separate")
@pytest.mark.parametrize(("cards", "life"), [(0, 20), (1, 21)])
def test_nothing_is_put_anywhere_where_both_piles_are_empty(cards: int, life: int) -> None:
    table = Table(library=cards)
    do(table, f"{SPLIT[3]} If you do, you gain 1 life.")
    assert table.life("A") == life


@rule("700.3a", "each in one of the two piles, one of which may be chosen")
@pytest.mark.parametrize("chosen", [True, False])
def test_if_one_of_the_piles_is_chosen_it_is_that_pile(chosen: bool) -> None:
    table = Table()
    bears = table.battlefield("B", *[card(*BEAR)] * 3)
    table.answer("A", [bears[0]], chosen, 0)
    do(table, "Separate all creatures target player controls into two piles. You may choose one of those piles. If you do, destroy that pile.", [1])
    assert table.all("Plain Bear") == list(bears[chosen:])


@rule("700.3", "two piles are those of one player: whose would be chosen is not said of several")
@pytest.mark.parametrize("words", ["into two piles", "into a face-down pile and a face-up pile"])
def test_piles_of_each_of_several_players_are_declined(words: str) -> None:
    card("Two Heaps", "{1}", "Sorcery", f"Target player separates all creatures they control {words}.")
    with pytest.raises(AssertionError, match="declined"):
        card("Two Heaps", "{1}", "Sorcery", f"Each player separates all creatures they control {words}.")


@rule("700.3b", "each object in a pile is an object, the pile is none")
@pytest.mark.parametrize("exile", ["That player chooses one of those piles. Exile that pile. ", "Exile the pile of that player's choice. "])
def test_words_behind_speak_of_the_objects_of_a_pile_and_of_no_single_one(exile: str) -> None:
    begun = "Separate all creatures target player controls into two piles. " + exile
    table = Table()
    bears = table.battlefield("B", *[card(*BEAR)] * 3)
    table.answer("A", [bears[0], bears[2]]).answer("B", 0)
    do(table, begun + "Return those cards to the battlefield under their owners' control at the beginning of the next end step.", [1])
    assert table.all("Plain Bear") == [bears[1]] and len(table.all("Plain Bear", "exile")) == 2
    assert len(table.to_step("end").resolve().all("Plain Bear")) == 3
    with pytest.raises(AssertionError, match="declined"):
        card("One Heap", "{1}", "Sorcery", begun + "Return that card to the battlefield under its owner's control at the beginning of the next end step.")


@rule("700.3")
def test_an_opponent_chooses_between_a_pile_seen_and_one_only_counted() -> None:
    table = Table()
    oids = table.library("A", *FOUR)
    shown: list[tuple[str, ...]] = []

    def choose(decision: object) -> int:
        shown.append(tuple(table.told(option) for option in decision.options))  # type: ignore[attr-defined]
        return 0

    table.answer("A", [oids[0], oids[2]]).answer("B", choose)
    do(table, LOOK + "An opponent chooses one of the piles. Put that pile into your hand and the other into your graveyard.")
    assert shown == [("a face-down pile of 2 cards", "Two, Four")]
    assert sorted(table.zone("A", "hand")) == ["One", "Three"]
    assert sorted(set(table.zone("A", "graveyard")) - {"Test Rite"}) == ["Four", "Two"]


@rule("700.3d")
def test_a_face_up_pile_may_be_empty() -> None:
    table = Table()
    oids = table.library("A", *FOUR)
    table.answer("B", list(oids)).answer("A", 1)
    do(table, "Choose an opponent. They look at the top four cards of your library and separate them into a face-down pile and a face-up pile. "
              "Put one pile into your hand and the other into your graveyard.")  # fmt: skip
    assert table.zone("A", "hand") == [] and len(table.zone("A", "graveyard")) == 5


@rule("700.3", "700.3a")
@pytest.mark.parametrize(("chosen", "hand"), [("Plain Ogre, Plain Bear", 2), ("Plain Lamp", 1)])
def test_an_opponent_chooses_one_of_the_piles(chosen: str, hand: int) -> None:
    table = Table()
    table.library("A", ogre(), bear(), lamp())
    creatures = [table.find("Plain Ogre", "library"), table.find("Plain Bear", "library")]
    table.answer("A", creatures)
    table.policy = lambda decision: list(decision.options).index(chosen) if getattr(decision, "purpose", "") == "pile" and decision.seat == 1 else None
    before = len(table.zone("A", "hand"))
    do(table, "Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those piles. "
              "Put that pile into your hand and the other into your graveyard.")  # fmt: skip
    assert len(table.zone("A", "hand")) == before + hand
    assert len([name for name in table.zone("A", "graveyard") if name.startswith("Plain")]) == 3 - hand

"""Cards of planar decks that words reveal, put elsewhere in the deck, planeswalk to, or let chaos ensue on."""

from __future__ import annotations

from engine.game.events.planes import planar_deck
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.planes import PLANESWALKER, deck, phenomenon, plane, planechase, planes, roll
from tests.support.boards.table import Table

CAVE = plane("Warm Cave", "Whenever chaos ensues, you gain 3 life.")
GALE = phenomenon("Odd Gale", "When you encounter this phenomenon, draw a card.")
POND = plane("Cold Pond", "When you planeswalk here, you gain 1 life.\nWhenever chaos ensues, you gain 10 life.")
HILL = plane("High Hill", "When you planeswalk away from here, you gain 5 life.\nWhenever chaos ensues, you gain 100 life.")
MOOR = plane("Wide Moor")


def at(*cards: CardDefinition) -> Table:
    """A's planar deck has these cards, the first one face up."""
    return planechase(cards)


@rule("701.24d")
def test_here_is_the_plane_that_says_so() -> None:
    table = roll(at(HILL, POND, MOOR), "A", PLANESWALKER).resolve()
    assert planes(table) == ["Cold Pond"] and table.life("A") == 26


def test_the_top_card_is_revealed_and_may_go_to_the_bottom() -> None:
    table = at(CAVE, POND, HILL, MOOR)
    words = "Reveal the top card of your planar deck. You may put it on the bottom of your planar deck."
    table.answer("A", True)
    assert deck(do(table, words), "A") == ["High Hill", "Wide Moor", "Cold Pond"]
    table.answer("A", False)
    assert deck(do(table, words), "A") == ["High Hill", "Wide Moor", "Cold Pond"]  # it stays
    assert planes(table) == ["Warm Cave"]


@rule("701.24b", "312.5")
def test_planeswalking_to_a_revealed_plane_goes_past_a_phenomenon() -> None:
    table = do(at(HILL, GALE, POND, MOOR), "Reveal cards from the top of your planar deck until you reveal a plane card. Planeswalk to it. "
               "Put the rest of the revealed cards on the bottom of your planar deck in any order.")  # fmt: skip
    assert planes(table) == ["Cold Pond"] and table.life("A") == 26
    assert deck(table, "A") == ["Wide Moor", "High Hill", "Odd Gale"]


def test_two_planes_are_face_up_if_one_is_not_planeswalked_away_from() -> None:
    table = do(at(HILL, POND, MOOR), "Reveal cards from the top of your planar deck until you reveal a plane card. Planeswalk to it, "
               "except don't planeswalk away from any plane. Put the rest of the revealed cards on the bottom of your planar deck in any order.")  # fmt: skip
    assert planes(table) == ["High Hill", "Cold Pond"] and table.life("A") == 21
    assert deck(table, "A") == ["Wide Moor"]


def test_two_planes_are_planeswalked_to_at_once() -> None:
    words = ("Reveal cards from the top of your planar deck until you reveal two plane cards. Simultaneously planeswalk to both of them. "
             "Put all other cards revealed this way on the bottom of your planar deck in any order.")  # fmt: skip
    table = do(at(HILL, GALE, POND, CAVE, MOOR), words)
    assert planes(table) == ["Cold Pond", "Warm Cave"] and table.life("A") == 26
    assert deck(table, "A") == ["Wide Moor", "High Hill", "Odd Gale"]


def test_a_plane_card_from_among_several_goes_on_top_and_the_rest_to_the_bottom() -> None:
    table = at(HILL, GALE, POND, MOOR, CAVE)
    table.answer("A", [planar_deck(table.game, 0)[2]])
    do(table, "Reveal cards from the top of your planar deck until you reveal two plane cards. Put a plane card from among them on top of your planar deck, "
              "then put the rest of the revealed cards on the bottom in a random order.")  # fmt: skip
    assert deck(table, "A")[:2] == ["Wide Moor", "Warm Cave"] and sorted(deck(table, "A")[2:]) == ["Cold Pond", "Odd Gale"]


@rule("311.7")
def test_chaos_ensues_for_one_object_only_and_also_for_a_card_in_the_planar_deck() -> None:
    table = do(at(CAVE, GALE, POND, HILL), "Reveal cards from the top of your planar deck until you reveal a plane card. Chaos ensues on that plane. "
               "Then put all cards revealed this way on the bottom of your planar deck in any order.")  # fmt: skip
    assert table.life("A") == 30 and planes(table) == ["Warm Cave"]
    assert deck(table, "A")[0] == "High Hill" and sorted(deck(table, "A")[1:]) == ["Cold Pond", "Odd Gale"]


@rule("311.7")
def test_chaos_ensues_on_each_of_several_planes() -> None:
    table = do(at(CAVE, POND, HILL, MOOR), "Reveal the top two cards of your planar deck. Chaos ensues on each of those planes. "
               "Then put those cards on the bottom of your planar deck in any order.")  # fmt: skip
    assert table.life("A") == 130 and deck(table, "A")[0] == "Wide Moor"

"""Search (CR 701.19): libraries, and other zones with them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseObjects
from engine.game.decisions.decision import Decision
from engine.game.events.cards import Reveal, ShuffleLibrary
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent, sprite
from tests.support.boards.table import Table, card

PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def finds(decision: Decision) -> list[int] | None:
    """A player who finds the first card that can be found."""
    return [decision.candidates[0]] if isinstance(decision, ChooseObjects) and decision.purpose == "search" else None


@rule("201.2", "201.5c")
@pytest.mark.parametrize(("name", "zone"), [("Hammer of Aldis", "battlefield"), ("Long Hammer", "hand")])
def test_a_card_whose_name_holds_the_short_name_of_a_legend_is_looked_for_by_its_own_name(name: str, zone: str) -> None:
    words = (
        "When Aldis enters, search your library for an Equipment card and reveal it. If you reveal a card named Hammer of Aldis this way, put it onto the "
        "battlefield. Otherwise, put that card into your hand. Then shuffle."
    )
    table = Table()
    (found,) = table.library("A", card(name, "{2}", "Artifact — Equipment", "Equipped creature gets +1/+1."))
    table.hand("A", card("Aldis, Warden of Doors", "{W}", "Legendary Creature — Human", words, "1/1"))
    table.mana("A", "{W}").answer("A", [found]).cast("A", "Aldis, Warden of Doors").resolve()
    assert table.all(name, zone, "A")


@rule("608.2d")
def test_either_of_two_descriptions_will_do() -> None:
    table = Table()
    table.library("A", card("Old Grove", "", "Land — Desert"), card(*BEAR))
    do(table, "Search your library for a basic land card or a Desert card, reveal it, put it into your hand, then shuffle.")
    decision = next(one for one in reversed(table.asked) if one.kind == "objects" and len(one.candidates) > 1)  # type: ignore[attr-defined]
    names = {table.game.chars(oid).name for oid in decision.candidates}  # type: ignore[attr-defined]
    assert names == {"Forest", "Old Grove"}


@rule("701.19a", "701.19e")
def test_search_for_a_basic_land() -> None:
    table = Table(library=3)
    table.library("A", bear())
    table.policy = finds
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert table.game.obj(table.find("Forest")).tapped
    assert len(table.zone("A", "library")) == 3


@rule("701.19b")
def test_a_player_need_not_find_what_has_a_stated_quality() -> None:
    table = Table(library=3)
    table.policy = lambda decision: [] if getattr(decision, "purpose", "") == "search" else None
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert not table.all("Forest")


@rule("701.19d")
def test_a_player_must_find_just_a_card() -> None:
    table = Table(library=3)
    permanent(table, "Whenever a player searches their library, you gain 1 life.", types="Enchantment")
    do(table, "Search your library for a card, put it into your hand, then shuffle.").resolve()
    search = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "search")
    assert search.least == 1
    assert table.zone("A", "hand") == ["Forest"] and table.life("A") == 21
    do(table, "Search your library for three cards, put them into your hand, then shuffle.").resolve()
    assert table.zone("A", "hand") == ["Forest"] * 3 and table.life("A") == 22, "as many as there are"
    do(table, "Search your library for a card and put it into your hand. If you search your library this way, you gain 10 life.").resolve()
    assert table.life("A") == 33
    do(table, "Target opponent searches their library for two cards and puts them onto the battlefield. They are 0/1 Wall creatures until end of turn. Then each player shuffles their library.", [1]).resolve()
    assert len(table.all("Forest", who="B")) == 2 and table.zone("B", "library") == ["Forest"]
    shuffled = [event.player for event in table.game.history.this_turn if isinstance(event, ShuffleLibrary)]
    assert shuffled == [0, 0, 0, 1], "whoever did not search, too"


@rule("701.19i")
def test_each_player_searches_and_puts_their_own_card() -> None:
    table = Table(library=3)
    table.policy = finds
    do(table, "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.")
    assert len(table.all("Forest", who="A")) == 1
    assert len(table.all("Forest", who="B")) == 1


@rule("701.19b", "what is public must be found")
def test_what_a_public_zone_holds_must_be_found_and_the_rest_need_not() -> None:
    table = Table(library=4)
    one = card("Howling Stone", "{2}", "Artifact")
    (mine,) = table.battlefield("B", one)
    table.graveyard("B", one)
    table.library("B", one, one)
    words = "Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name as that artifact and exile them. Then that player shuffles."
    table.policy = lambda decision: list(decision.candidates[:1]) if decision.purpose == "search" else None
    do(table, words, targets=[mine])
    asked = [decision for decision in table.asked if decision.purpose == "search"]
    assert [(decision.least, decision.most, len(decision.candidates)) for decision in asked] == [(0, 2, 2)]  # type: ignore[attr-defined]
    assert len([oid for oid in table.game.zone("exile") if table.game.chars(oid).name == "Howling Stone"]) == 3
    assert table.zone("B", "graveyard") == [] and table.zone("B", "library").count("Howling Stone") == 1


@rule("701.19c")
def test_a_search_for_something_undefined_finds_nothing_but_is_a_search() -> None:
    table = Table(library=3)
    permanent(table, "Whenever a player searches their library, you gain 10 life.\nWhenever a player shuffles their library, you gain 1 life.\nWhenever you shuffle your library, you gain 100 life.", types="Enchantment")
    words = (
        "Target player reveals their hand. You choose a nonland card from it. Search that player's graveyard, hand, and library for all cards with the "
        "same name as that card and exile them. Then that player shuffles."
    )
    table.library("B", bear(), bear())
    do(table, words, targets=[1]).resolve()
    assert len(table.zone("B", "library")) == 5 and not table.game.zone("exile")
    assert table.life("A") == 21  # nobody searched their own library, but B shuffled theirs
    table.policy = lambda decision: [] if decision.purpose == "search" else None
    table.hand("B", bear())
    table.graveyard("B", bear(), sprite())
    do(table, words, targets=[1])
    assert [(decision.least, decision.most, len(decision.candidates)) for decision in table.asked if decision.purpose == "search"] == [(0, 3, 3)]  # type: ignore[attr-defined]
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Plain Bear"], "with a card chosen it is defined, and what is public is found"


@rule("701.19f", "other instructions still apply; the search triggers; the whole library is shuffled")
def test_searching_only_a_part_is_searching_the_library() -> None:
    table = Table(library=6)
    permanent(table, "If an opponent would search a library, that player searches the top four cards of that library instead.", types="Enchantment")
    permanent(table, "Whenever an opponent searches their library, you gain 10 life.\nWhenever a player shuffles their library, you gain 1 life.", types="Enchantment")
    table.next_turn("B")
    top = table.library("B", bear(), bear(), bear(), bear(), bear())
    table.policy = finds
    do(table, "Search your library for a creature card, reveal it, put it into your hand, then shuffle.", who="B").resolve()
    (asked,) = [decision for decision in table.asked if decision.purpose == "search"]
    assert asked.candidates == top[:4]  # type: ignore[attr-defined]
    assert table.life("A") == 31 and table.zone("B", "hand").count("Plain Bear") == 1
    assert len(table.zone("B", "library")) == 5 - 1 + 6 - 1
    do(table, "Search target player's library for a creature card and exile it. Then that player shuffles.", [0], who="B").resolve()
    assert table.life("A") == 31 + 1, "it is not the library of who searches it"
    table.next_turn("A")
    do(table, "Each player scries 1.")
    do(table, "If an opponent searched their library this turn, you gain 100 life.")
    assert table.life("A") == 32, "what looks at cards otherwise is no search"
    do(table, "Search your library for a basic land card, put it into your hand, then shuffle.")
    assert len([d for d in table.asked if d.purpose == "search"][-1].candidates) > 4  # type: ignore[attr-defined]  # no opponent


@rule("701.19g")
def test_a_player_may_search_though_what_follows_is_impossible() -> None:
    table = Table(library=3)
    permanent(table, "Creatures can't enter the battlefield.", types="Enchantment")
    permanent(table, "Whenever you search your library, you gain 1 life.", types="Enchantment")
    (found,) = table.library("A", bear())
    table.answer("A", True, [found])
    do(table, "You may search your library for a creature card, put it onto the battlefield, then shuffle.").resolve()
    assert table.life("A") == 21 and table.zone("A", "library").count("Plain Bear") == 1


@rule("701.19h")
def test_two_searches_before_one_shuffle_are_one() -> None:
    table = Table(library=3)
    permanent(table, "Whenever you search your library, you gain 1 life.\nWhenever a player shuffles their library, you gain 10 life.", types="Enchantment")
    table.library("A", bear(), sprite())
    table.policy = finds
    do(table, "Search your library for a basic land card and put it into your hand. Search your library for a creature card and put it into your hand. "
              "Then shuffle.").resolve()  # fmt: skip
    assert sorted(table.zone("A", "hand")) == ["Forest", "Plain Bear"] and table.life("A") == 31
    do(table, "Search your library for a basic land card, put it into your hand, then shuffle. Search your library for a creature card, put it into your "
              "hand, then shuffle.").resolve()  # fmt: skip
    assert table.life("A") == 31 + 22  # these are two
    do(table, "Search your library for a basic land card and put it into your hand. Target player shuffles their library. Search your library for a "
              "creature card and put it into your hand. Then shuffle.", [1]).resolve()  # fmt: skip
    assert table.life("A") == 53 + 21  # another library was shuffled in between


@rule("701.19i", "they look at once and decide in turn order")
def test_players_who_search_at_once_decide_in_turn_order() -> None:
    table = Table(3, library=3)
    permanent(table, "Whenever a player searches their library, you gain 1 life.", types="Enchantment")
    seen: list[tuple[int, int]] = []

    def look(decision: Decision) -> list[int] | None:
        if isinstance(decision, ChooseObjects) and decision.purpose == "search":
            seen.append((decision.seat, len(table.all("Forest"))))
            return [decision.candidates[0]]
        return None

    table.policy = look
    table.next_turn("B")
    do(table, "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.", who="B").resolve()
    assert seen == [(1, 0), (2, 0), (0, 0)]  # nothing has entered before all have decided
    assert table.life("A") == 23
    do(table, "Search target player's library for a basic land card and put it onto the battlefield. Scry 1. Then that player shuffles.", [2], who="B")
    assert table.resolve().life("A") == 23  # a library that is not their own
    asks = "If an opponent searched their library this turn, target player gains 5 life."
    assert do(table, asks, [0], who="B").life("A") == 28
    table.next_turn("C")
    do(table, "Each player scries 1.", who="C")
    assert do(table, asks, [0], who="C").life("A") == 28  # who looked at it otherwise did not search it


@rule("701.19j")
def test_a_card_is_searched_for_outside_the_game() -> None:
    table = Table()
    mine, _ = table._in_zone("A", "outside", (bear(), sprite()))
    table._in_zone("B", "outside", (bear(),))
    table.answer("A", True, [mine])
    do(table, "You may reveal a creature card you own from outside the game and put it into your hand.")
    asked = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert asked and all(table.game.last_known.get(oid) or table.game.obj(oid).owner == 0 for oid in asked[-1].candidates)
    assert len(asked[-1].candidates) == 2 and table.zone("A", "hand") == ["Plain Bear"]


@rule("701.19e", "unless the effect says so; what is revealed then is in the hand")
def test_a_card_that_was_found_is_revealed_only_if_the_words_say_so() -> None:
    table = Table(library=0)
    (found, rest) = table.library("A", bear(), lamp())
    table.answer("A", [found])
    do(table, "Search your library for a card and put it into your hand, then shuffle.")
    shown = [event for event in table.game.history.this_turn if isinstance(event, Reveal)]
    assert shown == [] and table.zone("A", "hand") == ["Plain Bear"]
    do(table, "Reveal a card.")
    shown = [event for event in table.game.history.this_turn if isinstance(event, Reveal)]
    assert [event.names for event in shown] == [("Plain Bear",)] and table.game.zone("library", 0) == (rest,)


@rule("701.19c", "nothing matches it, in a hidden zone or anywhere else")
@rule("201.2a", "an object without a name has the same name as no other")
def test_nothing_has_the_name_of_what_has_no_name() -> None:
    table = Table(library=3)
    moth = card("Masked Moth", "{1}", "Creature — Insect", "Morph {1}", "1/1")
    first, second = (table.battlefield("B", moth, face_down="morph")[0] for _ in range(2))
    table.library("B", moth), table.graveyard("B", moth)
    table.policy = lambda decision: list(decision.candidates) if isinstance(decision, ChooseObjects) else None
    do(table, "Search target player's graveyard, hand, and library for any number of cards with the same name as target creature and exile them. Then that "
              "player shuffles.", [1, first])  # fmt: skip
    do(table, "Destroy all other creatures with the same name as target creature.", [first])
    assert table.zone("B", "exile") == [] and {first, second} <= set(table.game.battlefield)
    assert table.zone("B", "graveyard") == ["Masked Moth"] and table.zone("B", "library").count("Masked Moth") == 1


def _first(decision: Any) -> Any:
    """The first of what could be chosen."""
    return decision.candidates[:1]


@rule("101.4")
def test_each_who_searched_a_library() -> None:
    table = Table(3)
    field = card("Dry Field", "", "Land")
    for who in "ABC":
        table.library(who, field, field, field)
    table.answer("A", _first, _first).answer("B", True, _first).answer("C", False)
    do(table, "Search your library for a land card and put it onto the battlefield. Each opponent may search their library for a land card and put it onto "
              "the battlefield. For each opponent who searches a library this way, search your library for a land card and put it onto the battlefield. "
              "Then each player who searched a library this way shuffles it.")  # fmt: skip
    lands = [sum(table.game.controller(oid) == seat for oid in table.game.permanents()) for seat in range(3)]
    shuffled = [event.player for event in table.game.history.this_turn if type(event).__name__ == "ShuffleLibrary"]
    assert lands == [2, 1, 0] and sorted(shuffled) == [0, 1]


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@rule("701.20")
def test_only_those_who_searched_shuffle() -> None:
    table = Table(3)
    table.hand("A", spell("Each player may search their library for a basic land card and put it onto the battlefield. Then "
                          "each player who searched their library this way shuffles it.", types="Sorcery"))  # fmt: skip
    first = lambda decision: list(decision.candidates[:1])  # noqa: E731
    table.answer("A", True, first).answer("B", False).answer("C", True, first)
    table.cast("A", "Spell").resolve()
    lands = [table.game.chars(oid).controller for oid in table.all("Forest")]
    shuffled = [e.player for e in table.game.history.this_turn if type(e).__name__ == "ShuffleLibrary"]
    assert sorted(lands) == [0, 2] and sorted(set(shuffled)) == [0, 2]
    table = Table(3)
    table.hand("A", spell("Each player may search their library for a basic land card and put it onto the battlefield. Then "
                          "each opponent who searched a library this way shuffles it.", types="Sorcery"))  # fmt: skip
    table.answer("A", True, first).answer("B", False).answer("C", True, first)
    table.cast("A", "Spell").resolve()
    assert [e.player for e in table.game.history.this_turn if type(e).__name__ == "ShuffleLibrary"] == [2]


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("701.19a", "101.3")
@pytest.mark.parametrize(
    ("bound", "found", "shuffled"), [(False, ["Gray Ogre", "Plain Bear"], True), (True, ["Plain Bear"], False)]
)
def test_who_can_not_search_libraries_still_searches_a_graveyard(
    table: Table, bound: bool, found: list[str], shuffled: bool
) -> None:
    if bound:
        table.battlefield("A", order("Players can't search libraries."))
    table.hand("B", card("Far Seek", "{0}", "Sorcery", "Search your library and/or graveyard for up to two creature cards, reveal "
                         "them, and put them into your hand. If you search your library this way, shuffle and you gain 1 life."))  # fmt: skip
    table.graveyard("B", PLAIN_BEAR)
    table.policy = lambda decision: list(decision.candidates[: decision.most]) if decision.kind == "objects" else None
    table.next_turn("B")
    table.library("B", OGRE)
    before = table.zone("B", HAND)
    table.cast("B", "Far Seek").resolve()
    assert sorted(set(table.zone("B", HAND)) - set(before)) == found
    assert table.life("B") == 20 + shuffled


@rule("701.19a", "each of them for another")
def test_who_searches_once_for_each_of_several_things_finds_a_card_each_time() -> None:
    table = Table()
    table.policy = finds
    table.battlefield("B", bear(), sprite())
    table.library("B", *[card("Old Grove", "", "Basic Land — Forest")] * 3)
    do(table, "Exile all creatures you don't control. For each creature exiled this way, its controller searches their library for a basic land card. "
              "Those players put those cards onto the battlefield tapped, then shuffle.")  # fmt: skip
    assert len(table.all("Old Grove", who="B")) == 2

"""Companion (CR 702.139)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from engine.game.rules.questions.companions import companions, may_accompany, starting_deck
from engine.game.rules.turn.starting import reveal_companions
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CAT = card("House Cat", "{2}{W}", "Creature — Cat", "{1}: This creature gets +1/+1 until end of turn.", "3/3")
OX = card("Great Ox", "{3}{G}{G}", "Creature — Ox", "", "5/5")
WORD = card("Quick Word", "{U}", "Instant", "Draw a card.")
FOREST = card("Forest", "", "Basic Land — Forest")


def friend(condition: str) -> CardDefinition:
    """A card that wants a deck to be so."""
    return card("Old Friend", "{2}{W}", "Legendary Creature — Human", f"Companion — {condition}\nVigilance", "3/3")


def table_with(condition: str, deck: tuple[CardDefinition, ...]) -> tuple[Table, int]:
    """A table at which A has such a card outside the game."""
    table = Table(library=0)
    table.library("A", *deck)
    (oid,) = table._in_zone("A", "outside", (friend(condition),))
    return table, oid


@rule("702.139a", "the condition is fulfilled by the starting deck", "702.139b")
@pytest.mark.parametrize(("condition", "good", "bad"), [
    ("Your starting deck contains only cards with mana value 3 or greater and land cards.", (CAT, OX, FOREST), (CAT, BEAR)),
    ("Your starting deck contains only cards with odd mana values and land cards.", (CAT, OX, WORD, FOREST), (CAT, BEAR)),
    ("Your starting deck contains only cards with even mana values.", (BEAR, FOREST), (BEAR, CAT)),
    ("Each permanent card in your starting deck has an activated ability.", (CAT, FOREST, WORD), (CAT, BEAR)),
    ("Each permanent card in your starting deck has mana value 2 or less.", (BEAR, FOREST, WORD), (BEAR, CAT)),
    ("Each creature card in your starting deck is a Cat or Ox card.", (CAT, OX, FOREST, WORD), (CAT, BEAR)),
    ("Each nonland card in your starting deck has a different name.", (CAT, OX, FOREST, FOREST), (CAT, CAT)),
    ("Each nonland card in your starting deck shares a card type.", (CAT, OX, FOREST), (CAT, WORD)),
    ("No card in your starting deck has more than one of the same mana symbol in its mana cost.", (CAT, BEAR, WORD, FOREST), (CAT, OX)),
    ("Your starting deck contains at least twenty cards more than the minimum deck size.", (FOREST,) * 80, (FOREST,) * 79),
])  # fmt: skip
def test_the_starting_deck_fulfills_the_condition(
    condition: str, good: tuple[CardDefinition, ...], bad: tuple[CardDefinition, ...]
) -> None:
    table, oid = table_with(condition, good)
    assert may_accompany(table.game, oid, 0)
    table, oid = table_with(condition, bad)
    assert not may_accompany(table.game, oid, 0)


@rule("702.139a", "the minimum deck size is that of the game", "100.2a")
@pytest.mark.parametrize(("variant", "least"), [("commander", 100), ("brawl", 60), ("commander_draft", 60), ("conspiracy_draft", 40)])
def test_the_minimum_deck_size_is_that_of_the_variant(variant: str, least: int) -> None:
    for more, fit in ((20, True), (19, False)):
        table = Table(library=0, variant=variant)
        table.library("A", *(FOREST,) * (least + more))
        condition = "Your starting deck contains at least twenty cards more than the minimum deck size."
        (oid,) = table._in_zone("A", "outside", (friend(condition),))
        assert may_accompany(table.game, oid, 0) == fit


@rule("702.139b", "not the sideboard", "with the commander")
def test_the_starting_deck_is_without_sideboard_and_with_the_commander() -> None:
    table, oid = table_with("Each creature card in your starting deck is a Cat card.", (CAT, FOREST))
    table._in_zone("A", "outside", (BEAR,))
    assert may_accompany(table.game, oid, 0), "the Bear is no part of the deck"
    (leader,) = table._in_zone("A", "command", (OX,))
    assert may_accompany(table.game, oid, 0)
    happen(table.game, designate(table.game, 0, leader))
    assert leader in starting_deck(table.game, 0) and not may_accompany(table.game, oid, 0)


@rule("702.139a", "may reveal one card", "103.2b")
def test_a_player_may_reveal_one_such_card_before_the_game_begins() -> None:
    table, oid = table_with("Your starting deck contains only cards with even mana values.", (BEAR, FOREST))
    other, _ = table._in_zone("A", "outside", (friend("Your starting deck contains only cards with even mana values."), BEAR))
    table._in_zone("B", "outside", (friend("Your starting deck contains only cards with odd mana values."),))
    table.library("B", BEAR)
    table.answer("A", [other])
    reveal_companions(table.game)
    (asked,) = [decision for decision in table.asked if decision.purpose == "companion"]
    assert (asked.seat, asked.candidates, asked.least, asked.most) == (0, (oid, other), 0, 1)  # type: ignore[attr-defined]
    assert companions(table.game, 0) == (other,) and companions(table.game, 1) == ()
    assert any(isinstance(event, Reveal) and event.names == ("Old Friend",) for event in table.game.history.this_turn)
    seen = view_for(table.game, 1, None)
    assert other in seen.command and seen.objects[other].name == "Old Friend", "everybody sees it"
    assert table.game.obj(other).zone == "outside"


@rule("702.139a", "main phase of your turn", "stack is empty", "{3}", "once", "without the stack", "116.2g")
def test_it_is_put_into_the_hand_for_three_once() -> None:
    table, oid = table_with("Your starting deck contains only cards with even mana values.", (BEAR, *[FOREST] * 9))
    table.library("B", *[FOREST] * 9)
    table.mana("A", "{3}")
    assert table.actions("A") == (), "it was not revealed before the game began"
    table.answer("A", [oid])
    reveal_companions(table.game)
    assert [(action.kind, action.oid) for action in table.actions("A")] == [("special", oid)]
    table.hand("A", card("Free Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Free Word")
    assert not [action for action in table.actions("A") if action.kind == "special"], "the stack is not empty"
    table.resolve()
    table.special("A", oid)
    assert table.zone("A", "hand")[-1] == "Old Friend" and table.stack() == [] and table.game.players[0].pool == ()
    assert companions(table.game, 0) == ()
    table.mana("A", "{3}")
    assert not [action for action in table.actions("A") if action.kind == "special"]


@rule("702.139a", "main phase of your turn")
def test_it_can_not_be_taken_at_another_time() -> None:
    table, oid = table_with("Your starting deck contains only cards with even mana values.", (BEAR, *[FOREST] * 9))
    table.library("B", *[FOREST] * 9)
    table.answer("A", [oid])
    reveal_companions(table.game)
    for step, who in (("begin_combat", "A"), ("main1", "B"), ("upkeep", "A")):
        table.to_step(step, who).mana("A", "{3}")
        assert not [action for action in table.actions("A") if action.kind == "special"], (step, who)
    table.to_step("main1", "A").mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "special"], "it costs {3}"


@rule("702.139c")
def test_it_stays_in_the_game() -> None:
    table, oid = table_with("Your starting deck contains only cards with even mana values.", (BEAR, *[FOREST] * 9))
    table.answer("A", [oid])
    table.library("B", *[FOREST] * 9)
    reveal_companions(table.game)
    table.to_step("main1", "B").mana("B", "{3}")
    assert not [action for action in table.actions("B") if action.kind == "special"], "only its owner brings it into the game"
    table.to_step("main1", "A").mana("A", "{3}").special("A", oid)
    table.mana("A", "{2}{W}").cast("A", "Old Friend").resolve()
    assert table.all("Old Friend")
    table.hand("B", card("Quick Doom", "{0}", "Instant", "Exile target creature."))
    table.cast("B", "Quick Doom", [table.find("Old Friend")]).resolve()
    assert table.all("Old Friend", "exile") and not table.game.zone("outside", 0)
    table.mana("A", "{3}")
    assert not [action for action in table.actions("A") if action.kind == "special"]

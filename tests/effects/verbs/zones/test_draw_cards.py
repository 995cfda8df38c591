"""Drawing cards (CR 121)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from engine.game.events.cards import Draw
from engine.game.rules.events.drawing import draw_cards
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


def three(text: str) -> Table:
    """A, B and C; A has cast a sorcery with a text."""
    table = Table(3)
    table.hand("A", card("Some Words", "{W}", "Sorcery", text))
    table.mana("A", "{W}").cast("A", "Some Words")
    return table


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


THIEF = (
    "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player "
    "skips that draw and you draw a card."
)


SCRIBE = "If you would draw a card while you have no cards in hand, instead draw two cards and lose 1 life."


@rule("603.2i")
def test_the_second_time_this_ability_has_resolved_this_turn() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control enters, you gain 1 life. If this is the second time this "
              "ability has resolved this turn, draw a card.")  # fmt: skip
    before = len(table.zone("A", "hand"))
    for number in (1, 2, 3):
        do(table, "Create a 1/1 red Goblin creature token.")
        table.resolve()
        assert len(table.zone("A", "hand")) == before + (number >= 2)
    assert table.life("A") == 23


@rule("608.2d", "which opponent is meant is announced as the effect is applied, once for all that they do")
@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("An opponent gains 3 life.", [20, 20, 23]),
        ("An opponent loses 3 life and draws a card.", [20, 20, 17]),
        ("Each opponent loses 3 life.", [20, 17, 17]),
    ],
)
def test_the_controller_chooses_the_opponent_who_does_it(text: str, lives: list[int]) -> None:
    table = three(text)
    if text.startswith("An"):
        table.answer("A", [2])
    table.resolve()
    assert [player.life for player in table.game.players] == lives
    assert [len(table.game.zone("hand", seat)) for seat in (1, 2)] == [0, 1 if "draws" in text else 0]


@rule("614.11a", "121.6b", "614.5")
def test_a_replaced_draw_is_completed_card_by_card() -> None:
    table = Table()
    table.battlefield("A", order(SCRIBE), order(SCRIBE))
    draw_cards(table.game, 0, 1)
    # One makes two draws of the first; the other makes two of the first of these; then there are cards in hand.
    assert len(table.zone("A", HAND)) == 3
    assert table.life("A") == 18


@rule("614.10", "121.6")
def test_all_draws_but_the_first_of_a_draw_step_are_stolen() -> None:
    table = Table()
    table.battlefield("A", order(THIEF))
    draw_cards(table.game, 1, 2)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (2, 0)
    table.to_step("upkeep", "B")
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (3, 0)
    table.to_step("draw", "B")
    assert len(table.zone("B", HAND)) == 1
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (4, 1)


@rule("121.2a", "616.1g")
def test_an_instruction_to_draw_several_cards_is_replaced_as_a_whole() -> None:
    table = Table()
    table.battlefield("A", order("If an opponent would draw two or more cards, instead you and that player each draw a card."))
    draw_cards(table.game, 1, 3)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 1)
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 2)


@rule("118.3", "602.2b")
def test_counters_removed_from_among_several_permanents() -> None:
    table = Table()
    sage = permanent(table, "Remove two +1/+1 counters from among creatures you control: Draw a card.")
    first, second = table.battlefield("A", bear(), ogre())
    table.game.write(first).counters = {"+1/+1": 1}
    assert not table.actions("A") or all(action.oid != sage for action in table.actions("A"))
    table.game.write(second).counters = {"+1/+1": 1}
    table.activate("A", sage).resolve()
    assert table.counters(first).get("+1/+1", 0) == table.counters(second).get("+1/+1", 0) == 0
    assert len(table.zone("A", "hand")) == 1


@rule("121.2", "121.2c")
def test_players_draw_one_after_the_other() -> None:
    table = do(Table(), "Each player draws two cards.")
    drawn = [event.player for event in table.game.history.this_turn if isinstance(event, Draw)]
    assert drawn == [0, 0, 1, 1]


def test_the_same_player_goes_on() -> None:
    table = do(Table(), "Target player draws two cards and loses 2 life.", targets=[1])
    assert len(table.zone("B", "hand")) == 2
    assert (table.life("A"), table.life("B")) == (20, 18)


@rule("603.2")
def test_a_spell_that_is_both_of_two_things() -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell that's both red and white, you gain 1 life.")
    table.hand("A", card("Warm Light", "{R}{W}", "Sorcery", "Draw a card."), card("Plain Light", "{W}", "Sorcery", "Draw a card."))
    table.mana("A", "{R}{W}{W}").cast("A", "Warm Light").resolve().cast("A", "Plain Light").resolve()
    assert table.life("A") == 21


@rule("107.1a")
@pytest.mark.parametrize(("rounding", "drawn"), [("up", 2), ("down", 1)])
def test_half_that_many(rounding: str, drawn: int) -> None:
    table = Table()
    table.hand("A", *[card("Odd Lamp", "{1}", "Artifact")] * 3)
    do(table, f"Discard your hand, then draw half that many cards, rounded {rounding}.")
    assert len(table.zone("A", "hand")) == drawn

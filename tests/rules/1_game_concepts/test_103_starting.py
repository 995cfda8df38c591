"""Starting the game (CR 103): who begins, opening hands, mulligans; and the turn's first draw."""

from __future__ import annotations

from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.game.decisions.choices import ChooseObjects, ChooseOption, YesNo
from engine.game.decisions.decision import Decision
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn import starting, turn
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.state.game import Game
from engine.table.game_log import narrate
from engine.telling.teller import plainly
from tests.rulebook import rule
from tests.support.boards.table import FOREST, card


def begin(seats: int, mulligans: dict[int, int], seed: int = 3) -> tuple[Game, list[Decision]]:
    """A game after its mulligans; each seat takes so many."""
    game = Game([f"P{seat}" for seat in range(seats)], seed, BoardProjection())
    starting.set_up(game, Sitting((SeatCards("", (card(*FOREST),) * 40),) * seats))
    left, asked, chance = dict(mulligans), [], Chance(1)

    def answer(decision: Decision, validate: object) -> object:
        asked.append(decision)
        if isinstance(decision, YesNo):
            left[decision.seat] = left.get(decision.seat, 0) - 1
            return left[decision.seat] >= 0
        if isinstance(decision, ChooseOption):
            return 1
        return decision.check(random_answer(decision, chance))

    game.ask = answer
    while not game.options.get("begun"):
        turn.advance(game)
    return game, asked


@rule("103.1", "103.5")
def test_a_player_picked_by_chance_decides_who_begins_and_all_draw_seven() -> None:
    game, asked = begin(2, {})
    assert isinstance(asked[0], ChooseOption) and asked[0].purpose == "starting player"
    assert game.starting == 1
    assert [len(game.zone("hand", seat)) for seat in (0, 1)] == [7, 7]


@rule("103.5")
def test_each_mulligan_costs_a_card_put_on_the_bottom() -> None:
    game, asked = begin(2, {0: 2})
    assert [len(game.zone("hand", seat)) for seat in (0, 1)] == [5, 7]
    assert [len(game.zone("library", seat)) for seat in (0, 1)] == [35, 33]
    bottoms = [decision for decision in asked if isinstance(decision, ChooseObjects)]
    assert [(decision.seat, decision.least) for decision in bottoms] == [(0, 1), (0, 2)]


@rule("103.5", "101.4e")
def test_all_declare_in_turn_order_before_any_mulligan_is_taken() -> None:
    _, asked = begin(3, {0: 1, 2: 2})
    declared = [(type(d).__name__, d.seat) for d in asked if not isinstance(d, ChooseOption)]
    assert declared == [
        ("YesNo", 1), ("YesNo", 2), ("YesNo", 0),  # the starting player is seat 1; the first mulligan is free
        ("YesNo", 2), ("YesNo", 0), ("ChooseObjects", 2), ("YesNo", 2),
    ]  # fmt: skip


@rule("103.4", "119.1")
def test_each_player_begins_with_20_life() -> None:
    game, _ = begin(2, {})
    assert [player.life for player in game.players] == [20, 20]


@rule("103.6", "103.6a")
def test_a_card_may_begin_the_game_on_the_battlefield() -> None:
    leyline = card("Old Hearthstone", "{2}{W}{W}", "Enchantment", "If this card is in your opening hand, you may begin the game with it on the battlefield.")
    game = Game(["P0", "P1"], 3, BoardProjection())
    starting.set_up(game, Sitting((SeatCards("", (leyline,) * 40), SeatCards("", (card(*FOREST),) * 40))))

    def answer(decision: Decision, validate: object) -> object:
        if isinstance(decision, ChooseObjects) and decision.purpose == "opening hand":
            assert decision.seat == 0 and len(decision.candidates) == 7
            return decision.check(list(decision.candidates[:2]))
        return False if isinstance(decision, YesNo) else 1

    game.ask = answer
    while not game.options.get("begun"):
        turn.advance(game)
    assert len(game.battlefield) == 2 and len(game.zone("hand", 0)) == 5


@rule("103.5c")
def test_the_first_mulligan_is_free_in_multiplayer() -> None:
    game, _ = begin(4, {1: 1, 2: 2})
    assert [len(game.zone("hand", seat)) for seat in range(4)] == [7, 7, 6, 7]


@rule("103.5")
def test_mulligans_end_when_a_player_would_keep_no_card() -> None:
    game, _ = begin(2, {0: 99})
    assert len(game.zone("hand", 0)) == 0


@rule("103.8a")
def test_the_first_player_of_two_skips_the_first_draw() -> None:
    for seats, drawn in ((2, 0), (3, 1)):
        game, _ = begin(seats, {})
        while game.turn.step != "main1":
            turn.advance(game)
        assert len(game.zone("hand", game.turn.active)) == 7 + drawn


@rule("103.1", "103.5")
def test_everybody_is_told_who_begins_and_who_keeps() -> None:
    game, asked = begin(2, {0: 1})
    told = [happening.text for happening in narrate(game, 0, 0)]
    assert [text for text in told if "first turn" in text or "mulligan" in text or "keeps" in text] == [
        "P1 takes the first turn", "P1 keeps 7 cards", "P0 takes a mulligan", "P0 keeps 6 cards",
    ]  # fmt: skip
    prompts = [plainly(decision.prompt) for decision in asked if isinstance(decision, YesNo)]
    assert prompts == ["Keep this hand?", "Keep this hand?", "Keep this hand? You have taken 1 mulligan."]

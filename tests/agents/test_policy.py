"""A quick answer to every kind of decision."""

from __future__ import annotations

import pytest

from engine import api
from engine.agents.policy import ANSWERS, Policy, keeps
from engine.agents.random_agent import RandomAgent
from engine.game.decisions.decision import KINDS, Decision
from engine.game.state.game import Game
from engine.table.headless import HeadlessGame
from engine.table.setup import SeatSetup, Setup, new_game
from tests.rulebook import rule
from tests.support.boards.table import Table, card
from tests.support.games.how_often import often


def test_there_is_an_answer_to_every_kind_of_decision() -> None:
    assert ANSWERS.keys() < KINDS.keys(), "what is not weighed has its usual answer, as test_editors checks"
    assert api.PROGRAMS == ("random", "easy", "normal", "hard", "expert")


def test_its_answers_have_the_right_shape_in_games_by_chance() -> None:
    decks = [api.deck_cards(deck) for deck in api.shipped_decks().values()]
    kinds = set()

    def look(game: Game, decision: Decision) -> None:
        answer = Policy(game).answer(decision)
        decision.check(answer)
        kinds.add(decision.kind)

    for seed in range(often(4, 30)):
        seats = tuple(SeatSetup(f"P{at}", decks[(seed + at) % len(decks)]) for at in range(2))
        game = new_game(Setup(seats, api.load_library(), seed))
        HeadlessGame(game, [RandomAgent(seed), RandomAgent(seed + 1)], look).run()
    assert {"act", "attackers", "blockers", "targets", "pay", "yes_no"} <= kinds


@rule("103.4")
@pytest.mark.parametrize(("lands", "spells", "kept"), [(3, 4, True), (2, 5, True), (1, 6, False), (6, 1, False), (0, 5, True)])
def test_a_hand_is_kept_with_lands_and_spells(lands: int, spells: int, kept: bool) -> None:
    table = Table()
    table.hand("A", *[card("Quiet Field", "", "Land")] * lands, *[card("Small Deed", "{1}", "Sorcery", "Draw a card.")] * spells)
    assert keeps(Policy(table.game), 0) is kept

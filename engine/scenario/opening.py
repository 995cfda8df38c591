"""A scenario as the start of a match that people play: its position, and nothing of its script."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.play.match import Checkpoint, Match
from engine.play.setup import SeatSetup, Setup
from engine.scenario import position
from engine.scenario.card_index import CardIndex
from engine.scenario.run import SEED, Run

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.scenario.format import Scenario
    from engine.state.game import Game


def first_state(scenario: Scenario, library: CardLibrary) -> Game:
    """The state before the first decision of a scenario; what is chosen in setting it up is answered as it says.

    Raises `Declined` for cards that can't be played, and `Unsupported` for what the engine does not play yet.
    """
    position.refuse_what_is_missing(scenario)
    lenient = replace(scenario, strict=dict.fromkeys(scenario.turn_order, False))
    run = Run(lenient, CardIndex(library))
    run.queues.add(scenario.segments[0].answers)
    run.set_up()
    while run.game.turn.number == 0:  # nobody is asked anything before the first turn
        run.piece((1, "cleanup"))
    return run.game


def match_from_scenario(scenario: Scenario, library: CardLibrary) -> Match:
    """A match that begins with a scenario's position; all seats are people's."""
    game = first_state(scenario, library)
    seats = tuple(SeatSetup(letter, _deck(scenario, letter)) for letter in scenario.turn_order)
    match = Match.__new__(Match)
    match.setup = Setup(seats, library, SEED, game.edition, tuple(sorted(game.options.items())))
    match.answers, match.revealing, match.by_agent = [], [], []
    match.checkpoints = [Checkpoint(game, 0)]
    match.live, match.pending, match.journal = game, None, None
    match._advance()
    return match


def _deck(scenario: Scenario, letter: str) -> tuple[tuple[int, str], ...]:
    """The cards of a seat, wherever they are."""
    seat = next(seat for seat in scenario.seats if seat.letter == letter)
    return tuple((entry.count, entry.card) for entry in seat.entries())

"""A scenario as the start of a match that people play: its position, and nothing of its script."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine.play.match import Match
from engine.play.setup import SeatSetup, Setup
from engine.scenario import position
from engine.scenario.card_index import CardIndex
from engine.scenario.failures import Declined, ScriptFailed, Unsupported
from engine.scenario.format import Scenario, ScenarioError
from engine.scenario.loading import read_scenario_file
from engine.scenario.run import SEED, Run

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class ScenarioSetup(Setup):
    """The setup of a match that begins with a scenario's position instead of decks and opening hands."""

    scenario: Scenario | None = None

    def first_state(self) -> Game:
        """The state before the first decision."""
        assert self.scenario is not None
        return first_state(self.scenario, self.cards)


def open_scenario(path: Path | str, library: CardLibrary) -> Match:
    """A match that begins with the position of a scenario file.

    Raises `ScenarioError` for a file that breaks the format, for cards that can't be played, and for what the engine
    does not play yet.
    """
    file = Path(path)
    scenario = read_scenario_file(file)
    try:
        return match_from_scenario(scenario, library)
    except (Declined, Unsupported) as error:
        raise ScenarioError(file.name, str(error)) from error
    except ScriptFailed as failure:
        raise ScenarioError(file.name, f"the position can't be put together: {failure}") from failure


def match_from_scenario(scenario: Scenario, library: CardLibrary) -> Match:
    """A match that begins with a scenario's position; all seats are people's."""
    return Match(setup_of(scenario, library))


def setup_of(scenario: Scenario, library: CardLibrary) -> ScenarioSetup:
    """The setup of a match that begins with a scenario's position."""
    seats = tuple(SeatSetup(letter, _deck(scenario, letter)) for letter in scenario.turn_order)
    edition = scenario.edition or position.EDITION
    return ScenarioSetup(seats, library, SEED, edition, scenario=scenario)


def first_state(scenario: Scenario, library: CardLibrary) -> Game:
    """The state as the first turn begins; what is chosen in setting it up is answered as the scenario says.

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


def _deck(scenario: Scenario, letter: str) -> tuple[tuple[int, str], ...]:
    """The cards of a seat, wherever they are."""
    seat = next(seat for seat in scenario.seats if seat.letter == letter)
    return tuple((entry.count, entry.card) for entry in seat.entries())

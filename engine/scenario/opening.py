"""A scenario as the start of a match that people play: its position, and nothing of its script."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.library import CardLibrary
from engine.core.errors import SaveError
from engine.core.options import PRACTISING, TURN_WAITS
from engine.core.record import record, replace
from engine.core.untrusted import UnreadableFile, open_outside, whole
from engine.game.state.history import History
from engine.scenario import position
from engine.scenario.card_index import CardIndex, ScenarioCards, with_cards_beside
from engine.scenario.failures import Declined, ScriptFailed, Unsupported
from engine.scenario.format import Scenario, ScenarioError
from engine.scenario.loading import read_scenario_file, scenario_from
from engine.scenario.puzzles import Puzzle, puzzle_in
from engine.scenario.run import SEED, Run
from engine.table import journal
from engine.table.match import Match
from engine.table.save_values import LARGEST
from engine.table.setup import SeatSetup, Setup, SetupError

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

PART = "scenario"  # of a saved match's header
NO_CARD_HINT = (
    "\n(import card data with it, name a file that has it with --cards, or write it into {file} beside the scenario)"
)


@record
class ScenarioSetup(Setup):
    """The setup of a match that begins with a scenario's position instead of decks and opening hands."""

    scenario: Scenario | None = None

    def first_state(self) -> Game:
        """The state before the first decision."""
        assert self.scenario is not None
        try:
            game = first_state(self.scenario, self.cards)
        except (Declined, Unsupported) as error:
            raise SetupError(str(error)) from error
        except ScriptFailed as failure:
            raise SetupError(f"the position can't be put together: {failure}") from failure
        game.options.update(self.options)
        return game

    def reference(self) -> dict[str, CardDefinition]:
        """The cards of the position, and those that they name."""
        assert self.scenario is not None
        return ScenarioCards(self.scenario, CardIndex(self.cards)).reference(self.scenario)

    def beginning(self) -> dict[str, Any]:
        """The scenario as its file has it, for saved matches."""
        assert self.scenario is not None
        return {PART: self.scenario.written}


def open_match(path: Path | str, library: CardLibrary) -> Match:
    """A match from a file: a saved one as it was left, or a scenario's position as the start of one.

    Raises an `EngineError` with what is wrong, where, and what would do.
    """
    file = Path(path)
    try:
        with open_outside(file, LARGEST) as opened:
            start = opened.read(200)
    except UnreadableFile as error:
        raise SaveError(f"{whole(str(path))} can not be read: {error}") from error
    if journal.FORMAT.encode() in start or file.suffix.casefold() == ".match":
        return Match.load(file)
    return open_scenario(file, library)


def open_scenario(path: Path | str, library: CardLibrary) -> Match:
    """A match that begins with the position of a scenario file.

    Cards of a .cards file beside it that has its name are there too. Raises `ScenarioError` for a file that breaks the
    format, for cards that can't be played, and for what the engine does not play yet; `CardFileError` for bad cards.
    """
    file = Path(path)
    scenario = read_scenario_file(file)
    try:
        return match_from_scenario(scenario, with_cards_beside(library, file))
    except (Declined, SetupError) as error:
        hint = NO_CARD_HINT.format(file=file.with_suffix(".cards").name) if "no such card" in str(error) else ""
        raise ScenarioError(file.name, f"{error}{hint}") from error


def match_from_scenario(scenario: Scenario, library: CardLibrary) -> Match:
    """A match that begins with a scenario's position; seats are people's where it names no programs."""
    return Match(setup_of(scenario, library))


def setup_of(scenario: Scenario, library: CardLibrary) -> ScenarioSetup:
    """The setup of a match that begins with a scenario's position; it holds just the cards of that."""
    index = CardIndex(library)
    full = {name: index.full_name(name) for name in scenario.cards()}
    found = (library.find(name) for name in full.values() if name)
    own = CardLibrary(card for card in found if card is not None)
    own.add(library.dungeons())
    cards = ScenarioCards(scenario, index)
    with suppress(Declined):  # told as the position is put together
        named = (library.find(index.full_name(name)) for name in cards.reference(scenario))
        own.add(card for card in named if card is not None)
    own.add(cards.written)
    seats = tuple(
        SeatSetup(letter, _deck(scenario, letter, full), agent=scenario.programs.get(letter, ""))
        for letter in scenario.turn_order
    )
    edition, options = scenario.edition or position.EDITION, ((TURN_WAITS, True), *_practising(scenario))
    return ScenarioSetup(seats, own, SEED, edition, options, scenario=scenario)


def puzzle_of(setup: Setup) -> Puzzle | None:
    """What is to be reached in the position that a match begins with; None if it is no puzzle."""
    return puzzle_in(setup.scenario) if isinstance(setup, ScenarioSetup) and setup.scenario is not None else None


def _practising(scenario: Scenario) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The option by which players have to remember their own triggered abilities, if any do."""
    seats = tuple(str(scenario.turn_order.index(letter)) for letter in scenario.practising)
    return ((PRACTISING, seats),) if seats else ()


def setup_again(written: Any, saved: Setup) -> Setup:
    """The setup of a match that began with a scenario, from what was saved of it."""
    scenario = scenario_from(written, PART)
    return ScenarioSetup(saved.seats, saved.cards, saved.seed, saved.edition, saved.options, scenario=scenario)


journal.BEGINNINGS[PART] = setup_again


def first_state(scenario: Scenario, library: CardLibrary) -> Game:
    """The state of a scenario's game as its first turn begins.

    What is chosen in setting it up is answered as the scenario says.

    Raises `Declined` for cards that can't be played, and `Unsupported` for what the engine does not play yet.
    """
    position.refuse_what_is_missing(scenario)
    lenient = replace(scenario, strict=dict.fromkeys(scenario.turn_order, False))
    run = Run(lenient, CardIndex(library))
    run.queues.add(scenario.segments[0].answers)
    run.set_up()
    run.game.history = History()  # the position is simply there: nothing of it happened
    run.game.changed()
    while run.game.turn.number == 0:  # nobody is asked anything before the first turn
        run.piece((1, "cleanup"))
    return run.game


def _deck(scenario: Scenario, letter: str, full: dict[str, str]) -> tuple[tuple[int, str], ...]:
    """The cards of a seat, wherever they are."""
    seat = next(seat for seat in scenario.seats if seat.letter == letter)
    return tuple((entry.count, full[entry.card] or entry.card) for entry in seat.entries())

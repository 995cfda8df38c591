"""What a client may import: matches, views, decisions, cards and decks.

Everything else is the engine's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.agents.levels import PROGRAMS, USUAL_PROGRAM
from engine.cards.card_data import CardData, FaceData
from engine.cards.card_files import read_set
from engine.cards.card_sources import card_entries
from engine.cards.cards_text import CardFileError
from engine.cards.compiling import all_cards, lines_read, open_database
from engine.cards.compiling_many import compile_waiting, jobs_for
from engine.cards.database import CardDatabase, DatabaseError, FoundCard, ImportResult, Playability, Source
from engine.cards.database_beside import Origins
from engine.cards.database_losses import ImportCosts
from engine.cards.database_rescue import is_damaged, rescue
from engine.cards.deck_list import DeckList, DeckProblem, parse_deck, read_deck_file, read_deck_text, resolve, without
from engine.cards.importing import ImportFileError
from engine.cards.library import DECKS, SETS, CardLibrary
from engine.compiler.compile import LineReport
from engine.core.editions import EDITIONS
from engine.core.errors import (
    DamagedSave,
    EngineError,
    IllegalAction,
    IllegalAnswer,
    MalformedAnswer,
    RulesDefect,
    SaveError,
    StaleAnswer,
)
from engine.core.garbage import what_stays
from engine.core.identity import FIRST_OBJECT, NOBODY, ObjectId, Ref, Seat, is_object, is_player
from engine.core.layouts import layout_of
from engine.core.mana_letters import symbols_of
from engine.core.options import PRACTISING, TURN_WAITS
from engine.core.steps import STEPS
from engine.core.untrusted import (
    UnreadableFile,
    UntrustedError,
    is_file,
    is_folder,
    is_there,
    read_json,
    read_outside,
    whole,
)
from engine.core.version import VERSION
from engine.game.decisions import act, choices, combat, decision, orders, payment, shortcuts
from engine.game.decisions.act import *
from engine.game.decisions.choices import *
from engine.game.decisions.combat import *
from engine.game.decisions.decision import *
from engine.game.decisions.orders import *
from engine.game.decisions.payment import *
from engine.game.decisions.shortcuts import *
from engine.game.rules.turn.loop_goals import Goal
from engine.game.rules.variants.drafting import DraftForm
from engine.game.state.missed_triggers import Point
from engine.game.state.shortcuts import Stretch
from engine.scenario.format import ScenarioError
from engine.scenario.opening import open_match, open_scenario, puzzle_of
from engine.scenario.puzzles import MISSED, PUZZLE_KINDS, SOLVED, WIN, Puzzle
from engine.scenario.shipped import SCENARIOS, practice_positions, puzzles, shipped_scenarios
from engine.scenario.writing import save_to_scenario
from engine.table.drafting.boosters import LeftOut, Product
from engine.table.drafting.building import basic_lands, suggested
from engine.table.drafting.checking import check_draft_views
from engine.table.drafting.cubes import packs_of_file
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.draft import Draft
from engine.table.drafting.forms import forms
from engine.table.drafting.products import OfferedSet, library_for, offered_sets, product_of
from engine.table.drafting.rating import Rated, rated
from engine.table.drafting.setup import PROGRAM, Drafter, DraftSetup
from engine.table.drafting.view import DrafterView, DraftView
from engine.table.hints import Hint, Weighed, hints, why_that
from engine.table.match import Match
from engine.table.missed_triggers import SET_UP, MissedTrigger, missed_triggers
from engine.table.moments import Moment
from engine.table.reasons import Reason
from engine.table.repeating import Countable, Foretold, Passage, Passages, RecentChoice, Repeating, Wanted
from engine.table.setup import SeatSetup, Setup, SetupError
from engine.table.setup_choices import (
    OfferedList,
    OfferedVariant,
    dealt,
    kind_of_list,
    sides,
    variants,
    why_not_together,
)
from engine.table.view import FaceView, Happening, MarkerView, ObjectView, PlayerView, View
from engine.telling.language import Language, known_languages, language
from engine.telling.rules_text import rules_text
from engine.telling.teller import plainly

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def shipped_sets() -> list[Path]:
    """The folders of the sets that come with the program."""
    return sorted(path for path in SETS.iterdir() if path.is_dir()) if SETS.is_dir() else []


def load_library(paths: Iterable[Path | str] = (), database: CardDatabase | None = None) -> CardLibrary:
    """The shipped cards, those of further files, and behind them the cards of a database.

    Files are .cards files or folders, Scryfall or MTGJSON files. Raises `CardFileError` or `ImportFileError` with what
    is wrong and where; nothing is taken in then.
    """
    library = CardLibrary(database=database)
    with what_stays():
        for folder in shipped_sets():
            library.add(read_set(folder))
        for path in paths:
            library.add(cards_of_file(Path(path)), given=True)
    return library


def cards_of_file(path: Path) -> list[CardData]:
    """The cards of a file or folder in any of the formats."""
    return [entry for entry in card_entries(path) if isinstance(entry, CardData)]


COMMANDER = "commander"  # the folder of decks with commanders


def shipped_decks() -> dict[str, DeckList]:
    """The decks that come with the program, by name, but for those with commanders."""
    return _decks(DECKS)


def shipped_commander_decks() -> dict[str, DeckList]:
    """The decks with commanders that come with the program (CR 903.5), by name."""
    return _decks(DECKS / COMMANDER)


def _decks(folder: Path) -> dict[str, DeckList]:
    decks: dict[str, DeckList] = {}
    for path in sorted(folder.glob("*.txt")):
        deck = read_deck_file(path)
        decks[deck.name or path.stem] = deck
    return decks


def shipped_lists(kind: str) -> dict[str, DeckList]:
    """The lists of a kind that come with the program, such as planar decks (CR 901.3), by name."""
    decks = (read_deck_file(path) for path in sorted((DECKS / kind).glob("*.txt")))
    return {deck.name: deck for deck in decks}


def find_list(kind: str, name: str = "") -> DeckList:
    """A shipped list of a kind by its name, or one in a file; the first shipped one without a name."""
    shipped = shipped_lists(kind)
    folded = name.casefold().replace("_", " ")
    found = next((deck for title, deck in shipped.items() if not name or title.casefold() == folded), None)
    if found is not None:
        return found
    if name and is_there(Path(name)):
        return read_deck_file(Path(name))
    raise SetupError(f"there is no list of {kind} {name!r}: name a shipped one ({', '.join(shipped)}) or a list file")


def chosen_lists(names: Iterable[str], said: Iterable[str] = ()) -> dict[str, tuple[tuple[int, str], ...]]:
    """The lists that some variants ask for, by kind.

    "kind=name" names one, else the first shipped one is taken.
    """
    wanted = dict.fromkeys(offer.kind for one in variants() if one.name in tuple(names) for offer in one.lists)
    by_kind = dict.fromkeys(wanted, "")
    for words in said:
        kind, equals, name = words.partition("=")
        if not equals or kind not in wanted:
            raise SetupError(f"{words!r} names no list: write KIND=NAME, with one of {', '.join(wanted) or 'no kinds'}")
        by_kind[kind] = name
    return {kind: deck_cards(find_list(kind, name)) for kind, name in by_kind.items()}


def list_kind(deck: DeckList, library: CardLibrary) -> str:
    """The kind of list that a deck list is, such as "planes", by its cards; "" if it is an ordinary deck."""
    names = [entry.name for entry in deck.main]
    playable = all(library.playable(name) for name in names)
    return kind_of_list(map(library.definition, names)) if names and playable else ""


def read_deck(text: str, filename: str = "") -> DeckList:
    """A deck list in any of the usual forms; its problems are listed in it."""
    return parse_deck(text, filename)


def deck_problems(deck: DeckList, library: CardLibrary) -> tuple[DeckProblem, ...]:
    """Every line of a deck list that can't be used, with the reason.

    What is no line, no card, or can't be played.
    """
    return tuple(sorted(resolve(deck, library).problems, key=lambda problem: problem.line))


def find_deck(name: str) -> DeckList:
    """A shipped deck by its name or file name, or a deck list file by its path."""
    folded = name.casefold().replace("_", " ")
    shipped = [*sorted(DECKS.glob("*.txt")), *sorted((DECKS / COMMANDER).glob("*.txt"))]
    for path in shipped:
        if folded in (path.stem.casefold().replace("_", " "), read_deck_file(path).name.casefold()):
            return read_deck_file(path)
    path = Path(name)
    if is_there(path):
        return read_deck_file(path)
    known = ", ".join(path.stem for path in shipped)
    raise SetupError(f"there is no deck {name!r}: name a shipped deck ({known}) or a deck list file")


deck_without = without  # what can be played of a list with problems


def deck_cards(deck: DeckList) -> tuple[tuple[int, str], ...]:
    """The cards of a deck list as a seat's setup wants them, but for its commanders."""
    if deck.problems:
        raise SetupError(f"{deck.name}: " + "; ".join(str(problem) for problem in deck.problems))
    return tuple((entry.count, entry.name) for entry in deck.main)


def deck_lists(deck: DeckList) -> dict[str, tuple[tuple[int, str], ...]]:
    """The further lists that a deck list brings with it, by kind: its commanders (CR 903.3)."""
    return {"commanders": tuple((entry.count, entry.name) for entry in deck.commanders)} if deck.commanders else {}


def deck_sideboard(deck: DeckList) -> tuple[tuple[int, str], ...]:
    """The sideboard of a deck list as a seat's setup wants it (CR 100.4)."""
    return tuple((entry.count, entry.name) for entry in deck.sideboard)


def draft_forms() -> tuple[DraftForm, ...]:
    """The forms of drafts."""
    return tuple(forms().values())


def draft_sets(library: CardLibrary) -> tuple[OfferedSet, ...]:
    """The sets of which booster packs can be opened."""
    return offered_sets(library)


def booster_packs(key: str, library: CardLibrary) -> tuple[Product, tuple[LeftOut, ...]]:
    """The packs of a set, or of a file of cards or of names (a cube).

    What is left out comes with the reasons.
    """
    return packs_of_file(Path(key), library) if is_file(Path(key)) else product_of(key, library)


def draft_library(products: Sequence[Product], library: CardLibrary, listed: Iterable[str] = ()) -> CardLibrary:
    """Just the cards that a draft needs, and the listed ones for the game after it."""
    return library_for(products, library, listed)


def autoplay(match: Match, decisions: int) -> int:
    """Let chance take so many decisions for everybody; give how many there were to take."""
    for taken in range(decisions):
        if match.pending is None:
            return taken
        match.answer_by_chance()
    return decisions


__all__ = [
    "EDITIONS",
    "FIRST_OBJECT",
    "MISSED",
    "NOBODY",
    "PRACTISING",
    "PROGRAM",
    "PROGRAMS",
    "PUZZLE_KINDS",
    "SCENARIOS",
    "SET_UP",
    "SOLVED",
    "STEPS",
    "TURN_WAITS",
    "USUAL_PROGRAM",
    "VERSION",
    "WIN",
    "BuildDeck",
    "CardData",
    "CardDatabase",
    "CardFileError",
    "CardLibrary",
    "Countable",
    "DamagedSave",
    "DatabaseError",
    "DeckList",
    "DeckProblem",
    "Draft",
    "DraftForm",
    "DraftSetup",
    "DraftView",
    "Drafter",
    "DrafterView",
    "EngineError",
    "FaceData",
    "FaceView",
    "Foretold",
    "FoundCard",
    "Goal",
    "Happening",
    "Hint",
    "IllegalAction",
    "IllegalAnswer",
    "ImportCosts",
    "ImportFileError",
    "ImportResult",
    "Language",
    "LineReport",
    "MalformedAnswer",
    "MarkerView",
    "Match",
    "MissedTrigger",
    "Moment",
    "ObjectId",
    "ObjectView",
    "OfferedList",
    "OfferedSet",
    "OfferedVariant",
    "Origins",
    "Passage",
    "Passages",
    "Pick",
    "Playability",
    "PlayerView",
    "Point",
    "Product",
    "Puzzle",
    "Rated",
    "Reason",
    "RecentChoice",
    "Ref",
    "Repeating",
    "RulesDefect",
    "SaveError",
    "ScenarioError",
    "Seat",
    "SeatSetup",
    "Setup",
    "SetupError",
    "Source",
    "StaleAnswer",
    "Stretch",
    "UnreadableFile",
    "UntrustedError",
    "View",
    "Wanted",
    "Weighed",
    "all_cards",
    "autoplay",
    "basic_lands",
    "booster_packs",
    "cards_of_file",
    "check_draft_views",
    "chosen_lists",
    "compile_waiting",
    "dealt",
    "deck_cards",
    "deck_lists",
    "deck_problems",
    "deck_sideboard",
    "deck_without",
    "draft_forms",
    "draft_library",
    "draft_sets",
    "find_deck",
    "find_list",
    "hints",
    "is_damaged",
    "is_folder",
    "is_object",
    "is_player",
    "is_there",
    "jobs_for",
    "known_languages",
    "language",
    "layout_of",
    "lines_read",
    "list_kind",
    "load_library",
    "missed_triggers",
    "open_database",
    "open_match",
    "open_scenario",
    "plainly",
    "practice_positions",
    "puzzle_of",
    "puzzles",
    "rated",
    "read_deck",
    "read_deck_text",
    "read_json",
    "read_outside",
    "rescue",
    "rules_text",
    "save_to_scenario",
    "shipped_commander_decks",
    "shipped_decks",
    "shipped_lists",
    "shipped_scenarios",
    "shipped_sets",
    "sides",
    "suggested",
    "symbols_of",
    "variants",
    "whole",
    "why_not_together",
    "why_that",
]  # fmt: skip
__all__ += act.__all__
__all__ += choices.__all__
__all__ += combat.__all__
__all__ += decision.__all__
__all__ += orders.__all__
__all__ += payment.__all__
__all__ += shortcuts.__all__

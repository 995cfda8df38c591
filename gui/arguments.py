"""The command line: `python -m gui [--new DECK,DECK[,…]] [--seed N] [--load FILE] [--cards FILE] …`."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.api import (
    PRACTISING,
    PROGRAMS,
    TURN_WAITS,
    USUAL_PROGRAM,
    VERSION,
    CardDatabase,
    CardFileError,
    CardLibrary,
    EngineError,
    ImportFileError,
    Match,
    SeatSetup,
    Setup,
    autoplay,
    chosen_lists,
    dealt,
    deck_cards,
    deck_lists,
    find_deck,
    is_damaged,
    is_folder,
    is_there,
    load_library,
    open_database,
    open_match,
    rescue,
)
from gui import storage

NAMES = ("Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")
LARGEST_SIDE = 8000


class ArgumentProblem(Exception):
    """An argument or a file that can't be used: what, and what to do."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for on the command line."""

    new: tuple[str, ...] = ()
    seed: int | None = None
    load: Path | None = None
    cards: tuple[Path, ...] = ()
    autoplay: int = 0
    screenshot: Path | None = None
    self_test: bool = False
    size: tuple[int, int] = (0, 0)
    computer: str = ""  # the program in all seats but the first; "" for people
    variants: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    practising: tuple[str, ...] = ()
    language: str = ""
    benchmark: str = ""
    room: bool = False


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    made = argparse.ArgumentParser(prog="python -m gui", description="Kitchen Table: sit down at one screen and play.")
    made.add_argument("file", nargs="?", help="a saved game, a scenario (.json), or a file of cards (.cards)")
    made.add_argument("--new", metavar="DECK,DECK[,…]", help="begin a game with these decks (shipped names or files)")
    made.add_argument(
        "--computer",
        nargs="?",
        const=USUAL_PROGRAM,
        default="",
        choices=PROGRAMS,
        metavar="LEVEL",
        help="with --new: computer players in all seats but one: " + ", ".join(PROGRAMS),
    )
    made.add_argument(
        "--variant", default="", metavar="NAME[,…]", help="with --new: variants to play, such as planechase"
    )
    made.add_argument("--list", action="append", default=[], metavar="KIND=NAME", help="with --variant: planes=NAME …")
    made.add_argument(
        "--practising",
        default="",
        metavar="SEAT[,…]",
        help="with --new: the seats, from 1, that remember their triggers",
    )
    made.add_argument("--seed", type=int, metavar="N", help="the seed of chance: the same seed gives the same game")
    made.add_argument("--load", metavar="FILE", help="a saved game to go on with, or a scenario (.json) to play")
    made.add_argument("--cards", metavar="FILE", action="append", default=[], help="more cards to play with")
    made.add_argument("--autoplay", type=int, default=0, metavar="N", help="let random players take N decisions first")
    made.add_argument("--screenshot", metavar="OUT.png", help="paint the window, save the picture, and exit")
    made.add_argument(
        "--language", default="", metavar="CODE", help="speak this language, such as en; pseudo to try out"
    )
    made.add_argument("--self-test", action="store_true", help="try cards, a game and a painted table, and exit")
    made.add_argument("--version", action="version", version=f"Kitchen Table {VERSION}")
    made.add_argument(
        "--benchmark",
        nargs="?",
        const="all",
        default="",
        metavar="SEATSxPERMANENTS",
        help="time how fast the table is, on no screen, and exit; one board, as 4x200, or all",
    )
    made.add_argument(
        "--room", action="store_true", help="print how much of the boards is cards in a game of two, in %%, and exit"
    )
    made.add_argument("--size", metavar="WxH", help="the size of the window in pixels")
    return made


def parse(words: Sequence[str]) -> Arguments:
    """The arguments, checked; raises `ArgumentProblem` (or exits with argparse's own message)."""
    said = parser().parse_args(words)
    _sort_in(said)
    decks = tuple(part.strip() for part in said.new.split(",") if part.strip()) if said.new else ()
    if said.new is not None and not 2 <= len(decks) <= len(NAMES):
        raise ArgumentProblem(f"--new needs 2 to {len(NAMES)} decks, separated by commas; it got {len(decks)}")
    if decks and said.load:
        raise ArgumentProblem("--new and --load exclude each other: begin a game, or go on with one")
    if said.autoplay < 0:
        raise ArgumentProblem("--autoplay needs a number of decisions, 0 or more")
    if said.autoplay and not (decks or said.load):
        raise ArgumentProblem("--autoplay needs a game: add --new DECK,DECK or --load FILE")
    return Arguments(
        decks, said.seed, Path(said.load) if said.load else None, tuple(Path(path) for path in said.cards),
        said.autoplay, _picture(said.screenshot), said.self_test, _size(said.size), said.computer, _names(said.variant),
        tuple(said.list), _seats(said.practising, len(decks)), said.language, said.benchmark,
        said.room,
    )  # fmt: skip


def _sort_in(said: argparse.Namespace) -> None:
    """A file that stands alone, as desktops hand it over: cards to play with, or a game or scenario to open."""
    if said.file is None:
        return
    if said.file.lower().endswith(".cards"):
        said.cards = [*said.cards, said.file]
    elif said.load:
        raise ArgumentProblem(f"--load {said.load} and {said.file}: only one game can be opened")
    else:
        said.load = said.file


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _seats(text: str, there: int) -> tuple[str, ...]:
    """The seats that remember their own triggers, as a match names them: from 0."""
    for name in _names(text):
        if not name.isascii() or not name.isdigit() or not 1 <= int(name) <= there:
            raise ArgumentProblem(f"--practising needs numbers of seats of --new, from 1 to {there}, not {name!r}")
    return tuple(str(int(name) - 1) for name in _names(text))


def _size(text: str | None) -> tuple[int, int]:
    if text is None:
        return (0, 0)
    found = re.fullmatch(r"([0-9]{1,5})[x×]([0-9]{1,5})", text.strip())
    if found is None:
        raise ArgumentProblem(f"--size needs a width and a height such as 1600x900, not {text!r}")
    width, height = int(found[1]), int(found[2])
    if not (200 <= width <= LARGEST_SIDE and 200 <= height <= LARGEST_SIDE):
        raise ArgumentProblem(f"--size: width and height must be 200 to {LARGEST_SIDE}, not {text}")
    return width, height


def _picture(text: str | None) -> Path | None:
    if text is None:
        return None
    path = Path(text)
    if not is_folder(path.parent):
        raise ArgumentProblem(f"--screenshot: there is no folder {path.parent}")
    if path.suffix.lower() not in (".png", ".jpg", ".jpeg", ".bmp"):
        raise ArgumentProblem(f"--screenshot: the name must end in .png, not {path.name!r}")
    return path


def imported_cards() -> tuple[CardDatabase | None, str]:
    """The imported cards, if there are any, and what there is to say of them.

    A damaged database is built anew.
    """
    path, said = storage.card_database(), ""
    if not path.exists():
        return None, ""
    try:
        if is_damaged(path):
            found = rescue(path)
            said = (
                f"the card database was damaged and has been built anew with the {found.cards:,} cards that could be "
                f"read; import your card data again if some are missing (the damaged file is kept: {found.kept_as})"
            )
        return open_database(path), said
    except (EngineError, OSError) as error:
        return None, f"{said}{'; ' if said else ''}{error}; going on without the imported cards"


def library_of(arguments: Arguments) -> tuple[CardLibrary, str]:
    """The shipped cards, those of --cards, and behind them the imported ones.

    And what there is to say of these.
    """
    database, said = imported_cards()
    if said:
        print(f"kitchen table: {said}", file=sys.stderr)
    for path in arguments.cards:
        if not is_there(path):
            raise ArgumentProblem(f"--cards: there is no file {path}")
    try:
        return load_library(arguments.cards, database), said
    except (CardFileError, ImportFileError) as error:
        raise ArgumentProblem(f"--cards: {error}") from error


def own_cards(
    seats: Sequence[SeatSetup], library: CardLibrary, together: Mapping[str, Sequence[tuple[int, str]]] | None = None
) -> CardLibrary:
    """A library of just the cards that some seats play, each for itself or `together`, and dungeons.

    A match and its thread need no database then.
    """
    if library.database is None:
        return library
    lists = (*(seat.listed for seat in seats), *(together or {}).values())
    names = dict.fromkeys(name for listed in lists for _, name in listed)
    return CardLibrary((*(card for name in names if (card := library.find(name)) is not None), *library.dungeons()))


def match_of(arguments: Arguments, library: CardLibrary, seed: int) -> Match | None:
    """The game that was asked for, after --autoplay; None if none was."""
    try:
        if arguments.load is not None:
            match = open_match(arguments.load, library)
        elif arguments.new:
            variants = arguments.variants
            dealt_out = dealt(chosen_lists(variants, arguments.lists), len(arguments.new), variants)
            seats = tuple(
                SeatSetup(
                    name=NAMES[at],
                    deck=deck_cards(deck),
                    agent=arguments.computer if at else "",
                    lists={**deck_lists(deck), **given},
                )
                for at, (deck, given) in enumerate(zip(map(find_deck, arguments.new), dealt_out, strict=True))
            )
            chance = seed if arguments.seed is None else arguments.seed
            options = (*((("variants", variants),) if variants else ()), (TURN_WAITS, True))
            if arguments.practising:
                options = (*options, (PRACTISING, arguments.practising))
            match = Match.new(Setup(seats, own_cards(seats, library), chance, options=options))
        else:
            return None
    except (EngineError, OSError) as error:
        raise ArgumentProblem(str(error)) from error
    autoplay(match, arguments.autoplay)
    return match

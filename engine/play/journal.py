"""Keeping matches in files: lines of JSON, a header with the setup and the cards, then one line for each answer.

The file is text and only grows while a match goes on, each line on the disk before the next decision; a line that was
cut off by a crash is left out when it is read. Nothing in it is ever executed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.errors import EngineError, SaveError
from engine.play.setup import Listed, SeatSetup, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

FORMAT = "kitchen-table match"
VERSION = 2
LARGEST = 64 * 1024 * 1024

Beginning = Callable[[Any, Setup], Setup]
"""Makes the setup of another kind of match from its part of the header, and what else the header says."""
BEGINNINGS: dict[str, Beginning] = {}
"""The other kinds of matches, by the name of their part; their modules enter them."""


def _card_to_json(card: CardData) -> dict[str, Any]:
    faces = [{item.name: getattr(face, item.name) for item in fields(FaceData)} for face in card.faces]
    return {"name": card.name, "layout": card.layout, "faces": faces}


def _card_from_json(data: dict[str, Any]) -> CardData:
    faces = tuple(
        FaceData(**{**face, **{name: tuple(face.get(name, ())) for name in ("color_indicator", "lights")}})
        for face in data["faces"]
    )
    return CardData(name=data["name"], layout=data["layout"], faces=faces)


def header(setup: Setup) -> dict[str, Any]:
    """The first line of a file: everything needed to begin the match again."""
    names = dict.fromkeys((*(name for _, name in setup.listed()), *setup.reference(), *setup.dungeons()))
    cards = [card for name in names if (card := setup.cards.find(name)) is not None]
    return {
        "format": FORMAT,
        "version": VERSION,
        "seed": setup.seed,
        "edition": setup.edition,
        "options": dict(setup.options),
        "seats": [
            {
                "name": seat.name,
                "deck": [list(entry) for entry in seat.deck],
                "sideboard": [list(entry) for entry in seat.sideboard],
                "lists": _lists_to_json(seat.lists),
                "agent": seat.agent,
            }
            for seat in setup.seats
        ],
        "lists": _lists_to_json(setup.lists),
        "cards": [_card_to_json(card) for card in cards],
        **setup.beginning(),
    }


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _text(setup: Setup, answers: Sequence[Any]) -> str:
    return _line(header(setup)) + "".join(_line({"answer": answer}) for answer in answers)


def write(path: Path, setup: Setup, answers: Sequence[Any]) -> None:
    """Write a whole match to a file, all or nothing."""
    temporary = path.with_name(path.name + ".part")
    try:
        with open(temporary, "w", encoding="utf-8", newline="\n") as file:
            file.write(_text(setup, answers))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        raise SaveError(f"{path} can not be written: {error.strerror or error}") from error


class Journal:
    """A file that grows by a line with each answer."""

    def __init__(self, path: Path, setup: Setup, answers: Sequence[Any]) -> None:
        self.path = path
        self.setup = setup
        self.rewritten(answers)

    def answered(self, answer: Any) -> None:
        """Add an answer; it is on the disk when this returns."""
        try:
            with open(self.path, "a", encoding="utf-8", newline="\n") as file:
                file.write(_line({"answer": answer}))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise SaveError(f"{self.path} can not be written: {error.strerror or error}") from error

    def rewritten(self, answers: Sequence[Any]) -> None:
        """Write the file anew, after answers were taken back."""
        write(self.path, self.setup, answers)


def read(path: Path, library: CardLibrary | None = None) -> tuple[Setup, list[Any]]:
    """The setup and the answers in a file; raises `SaveError` with the place and the reason.

    The cards are those of the file, so that a game goes on as it began whatever has become of the library since.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path} is too large to be a saved match")
        lines = path.read_text(encoding="utf-8").split("\n")
    except OSError as error:
        raise SaveError(f"{path} can not be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"{path} is no text file") from error
    try:
        head = json.loads(lines[0])
    except ValueError as error:
        raise SaveError(f"{path}: line 1 is not readable: {error}") from error
    setup = _setup(path, head)
    answers = []
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        try:
            answers.append(json.loads(line)["answer"])
        except (ValueError, KeyError, TypeError) as error:
            if number >= len(lines):  # the last line, without its end: cut off as it was written
                break
            raise SaveError(f"{path}: line {number} is not readable: {error}") from error
    return setup, answers


def _listed(entries: Any) -> Listed:
    return tuple((int(count), str(name)) for count, name in entries)


def _lists_to_json(lists: Mapping[str, Listed]) -> dict[str, list[list[Any]]]:
    return {kind: [list(entry) for entry in listed] for kind, listed in lists.items()}


def _lists(data: Any) -> dict[str, Listed]:
    return {str(kind): _listed(entries) for kind, entries in data.items()}


def _options(data: Any) -> Iterator[tuple[str, Any]]:
    """The options, which are values or lists of values."""
    return ((str(name), tuple(value) if isinstance(value, list) else value) for name, value in data.items())


def _renewed(head: dict[str, Any]) -> dict[str, Any]:
    """A header of version 1 as version 2 has it: each kind of list and each variant had a place of its own."""

    def lists_of(part: dict[str, Any]) -> dict[str, Any]:
        found = {kind: part.get(kind, []) for kind in ("attractions", "planes")}
        return {**found, "commanders": [[1, name] for name in part.get("commanders", ())]}

    options = {name: value for name, value in head["options"].items() if name not in ("variant", "brawl")}
    variants = [name for name in (head["options"].get("variant"), head["options"].get("brawl") and "brawl") if name]
    if variants:
        options["variants"] = variants
    seats = [{**seat, "lists": lists_of(seat)} for seat in head["seats"]]
    return {**head, "version": VERSION, "options": options, "seats": seats, "lists": lists_of(head)}


def _setup(path: Path, head: Any) -> Setup:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise SaveError(f"{path} is no saved match")
    if head.get("version") == 1:
        try:
            head = _renewed(head)
        except (KeyError, TypeError, AttributeError) as error:
            raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error
    if head.get("version") != VERSION:
        raise SaveError(f"{path} has version {head.get('version')}; this program reads version {VERSION}")
    try:
        seats = tuple(
            SeatSetup(
                name=str(seat["name"]),
                deck=_listed(seat["deck"]),
                sideboard=_listed(seat["sideboard"]),
                agent=str(seat["agent"]),
                lists=_lists(seat["lists"]),
            )
            for seat in head["seats"]
        )
        library = CardLibrary(_card_from_json(card) for card in head["cards"])
        options, lists = tuple(_options(head["options"])), _lists(head["lists"])
        setup = Setup(seats, library, int(head["seed"]), str(head["edition"]), options, lists)
        kind = next((kind for kind in BEGINNINGS if kind in head), "")
        return BEGINNINGS[kind](head[kind], setup) if kind else setup
    except EngineError as error:
        raise SaveError(f"{path}: line 1: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error

"""Keeping matches in files of JSON lines: the setup and the cards, then one line for each answer.

The file is text and only grows while a match goes on (`append_only_file`), each line on the disk before the next
decision.
`{"answer": …}` is an answer, `{"back": n}` says that all but the first n were taken back, and `{"snapshot": …}` tells
how the match stood (`snapshot`): it is kept as a text, for whoever may believe it. Nothing in a file is ever executed,
and files of earlier versions are read too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.library import CardLibrary
from engine.core.errors import EngineError, SaveError
from engine.core.record import record
from engine.core.untrusted import UntrustedError, read_json
from engine.table.append_only_file import AppendOnlyFile, sealed, write_whole
from engine.table.save_values import (
    LARGEST,
    card_from_json,
    card_to_json,
    good_lines,
    options_from,
    take,
    text_of,
    whole_number,
)
from engine.table.setup import Listed, SeatSetup, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FORMAT = "kitchen-table match"
VERSION = 4  # 3 had no snapshots; 2 no check values, and was written anew when something was taken back
VERSIONS = (1, 2, 3, 4)
MOST_REMEMBERED = LARGEST // 4  # letters of snapshots in a file
SNAPSHOT = '{"snapshot":'  # how their lines begin, so that they need not be read to be known

Beginning = Callable[[Any, Setup], Setup]
"""Makes the setup of another kind of match from its part of the header, and what else the header says."""
BEGINNINGS: dict[str, Beginning] = {}
"""The other kinds of matches, by the name of their part; their modules enter them."""


def header(setup: Setup) -> dict[str, Any]:
    """The first line of a file: everything needed to begin the match again."""
    cards = [card for name in setup.names() if (card := setup.cards.find(name)) is not None]
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
                **({"noted": [list(noted) for noted in seat.noted]} if seat.noted else {}),
            }
            for seat in setup.seats
        ],
        "lists": _lists_to_json(setup.lists),
        "cards": [card_to_json(card) for card in cards],
        **setup.beginning(),
    }


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _texts(setup: Setup, answers: Sequence[Any]) -> list[str]:
    return [_line(header(setup)), *(_line({"answer": answer}) for answer in answers)]


def write(path: Path, setup: Setup, answers: Sequence[Any], snapshot: Mapping[str, Any] | None = None) -> None:
    """Write a whole match to a file, all or nothing."""
    texts = _texts(setup, answers)
    if snapshot is not None:
        texts.append(_line({"snapshot": snapshot}))
    try:
        write_whole(path, sealed(texts)[0])
    except OSError as error:
        raise SaveError(f"{path} can not be written: {error.strerror or error}") from error


class Journal:
    """A file that grows by a line with each answer.

    What can't be written now is written at the next chance.

    `lines` are those of a file that says the same already.
    """

    def __init__(self, path: Path, setup: Setup, answers: Sequence[Any], lines: Sequence[str] = ()) -> None:
        self._file = AppendOnlyFile(path, lines or _texts(setup, answers))
        self._count = len(answers)
        self._remembered = sum(len(line) for line in lines if line.startswith(SNAPSHOT))

    @property
    def problem(self) -> str:
        """Why the match is not on the disk as it stands; "" if it is."""
        return self._file.problem

    @property
    def full(self) -> bool:
        """Whether it has as many snapshots as it may have."""
        return self._remembered > MOST_REMEMBERED

    def answered(self, answer: Any) -> None:
        """Add an answer; it is on the disk when this returns, or there is a `problem`."""
        self._count += 1
        self._file.add(_line({"answer": answer}))

    def went_back(self, count: int) -> None:
        """Note that so many answers are left after something was taken back."""
        if count < self._count:
            self._count = count
            self._file.add(_line({"back": count}))

    def conceded(self, count: int, answer: Any) -> None:
        """Add that a player conceded when so many answers were left."""
        texts = [_line({"back": count})] if count < self._count else []
        self._count = count + 1
        self._file.add(*texts, _line({"answer": answer}))

    def stood(self, snapshot: Mapping[str, Any]) -> None:
        """Add how the match stands."""
        text = _line({"snapshot": snapshot})
        self._remembered += len(text)
        self._file.add(text)

    def catch_up(self) -> None:
        """Write what could not be written before."""
        self._file.catch_up()


@record
class SavedMatch:
    """What a file of a match holds: the setup, the answers, and snapshots.

    `damage` says what is wrong after them, or is "".

    `memories` are snapshots, each with how many answers stand before it, and "" with the number of answers to which
    the match went back.
    """

    setup: Setup
    answers: list[Any]
    damage: str
    lines: tuple[str, ...]
    memories: tuple[tuple[int, str], ...]


def read(path: Path) -> SavedMatch:
    """The setup and the answers in a file, as far as it is not damaged.

    Raises `SaveError` if not even its beginning is good.

    The cards are those of the file, so that a game goes on as it began whatever has become of the library since.
    """
    texts, damage = good_lines(path)
    try:
        head = read_json(texts[0])
    except UntrustedError as error:
        raise SaveError(f"{path}: line 1 is not readable: {error}") from error
    setup = _setup(path, head)
    answers: list[Any] = []
    memories: list[tuple[int, str]] = []
    for number, text in enumerate(texts[1:], start=2):
        if text.startswith(SNAPSHOT):
            memories.append((len(answers), text))
            continue
        try:
            if take(answers, read_json(text)):
                memories.append((len(answers), ""))
        except (ValueError, KeyError, TypeError) as error:
            damage = f"line {number} is not readable: {error}"
            break
    same_format = head["version"] == VERSION and not damage
    return SavedMatch(setup, answers, damage, tuple(texts) if same_format else (), tuple(memories))


def _listed(entries: Any) -> Listed:
    return tuple((whole_number(count), text_of(name)) for count, name in entries)


def _lists_to_json(lists: Mapping[str, Listed]) -> dict[str, list[list[Any]]]:
    return {kind: [list(entry) for entry in listed] for kind, listed in lists.items()}


def _lists(data: Any) -> dict[str, Listed]:
    return {kind: _listed(entries) for kind, entries in data.items()}


def _noted(data: Any) -> tuple[tuple[str, str, int | str], ...]:
    """What was noted in a draft."""
    return tuple(
        (text_of(card), text_of(kind), value if isinstance(value, str) else whole_number(value))
        for card, kind, value in data
    )


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
    return {**head, "options": options, "seats": seats, "lists": lists_of(head)}


def _setup(path: Path, head: Any) -> Setup:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise SaveError(f"{path} is no saved match")
    if head.get("version") not in VERSIONS:
        known = ", ".join(map(str, VERSIONS))
        raise SaveError(f"{path} has version {head.get('version')}; this program reads versions {known}")
    if head["version"] == 1:
        try:
            head = _renewed(head)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error
    try:
        seats = tuple(
            SeatSetup(
                name=text_of(seat["name"]),
                deck=_listed(seat["deck"]),
                sideboard=_listed(seat["sideboard"]),
                agent=text_of(seat["agent"]),
                lists=_lists(seat["lists"]),
                noted=_noted(seat.get("noted", ())),
            )
            for seat in head["seats"]
        )
        library = CardLibrary(card_from_json(card) for card in head["cards"])
        options, lists = tuple(options_from(head["options"])), _lists(head["lists"])
        setup = Setup(seats, library, whole_number(head["seed"]), text_of(head["edition"]), options, lists)
        kind = next((kind for kind in BEGINNINGS if kind in head), "")
        return BEGINNINGS[kind](head[kind], setup) if kind else setup
    except EngineError as error:
        raise SaveError(f"{path}: line 1: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error

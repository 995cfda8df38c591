"""Keeping matches in files: lines of JSON, a header with the setup and the cards, then one line for each answer.

The file is text and only grows while a match goes on (`kept_file`), each line on the disk before the next decision.
`{"answer": …}` is an answer, `{"back": n}` says that all but the first n were taken back, and `{"snapshot": …}` tells
how the match stood (`snapshot`): it is kept as a text, for whoever may believe it. Nothing in a file is ever executed,
and files of earlier versions are read too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.record import record
from engine.errors import EngineError, SaveError
from engine.play.kept_file import KeptFile, is_sealed, read_lines, sealed, write_whole
from engine.play.setup import Listed, SeatSetup, Setup
from engine.untrusted import UntrustedError, read_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

FORMAT = "kitchen-table match"
VERSION = 4  # 3 had no snapshots; 2 no check values, and was written anew when something was taken back
VERSIONS = (1, 2, 3, 4)
LARGEST = 64 * 1024 * 1024
MOST_REMEMBERED = LARGEST // 4  # letters of snapshots in a file
SNAPSHOT = '{"snapshot":'  # how their lines begin, so that they need not be read to be known

Beginning = Callable[[Any, Setup], Setup]
"""Makes the setup of another kind of match from its part of the header, and what else the header says."""
BEGINNINGS: dict[str, Beginning] = {}
"""The other kinds of matches, by the name of their part; their modules enter them."""


def _card_to_json(card: CardData) -> dict[str, Any]:
    faces = [{item.name: getattr(face, item.name) for item in fields(FaceData)} for face in card.faces]
    return {"name": card.name, "layout": card.layout, "faces": faces}


def _card_from_json(data: dict[str, Any]) -> CardData:
    faces = tuple(map(_face_from_json, data["faces"]))
    if not faces:
        raise TypeError("the faces of a card")
    return CardData(_text(data["name"]), _text(data["layout"]), faces)


def _face_from_json(data: dict[str, Any]) -> FaceData:
    lists = {"color_indicator": tuple(map(_text, data.get("color_indicator", ()))),
             **{name: tuple(map(_number, data.get(name, ()))) for name in ("lights", "modifiers")}}  # fmt: skip
    texts = {name: None if value is None else _text(value) for name, value in data.items() if name not in lists}
    missing = [
        name for name in ("name", "mana_cost", "type_line", "text", "flavor", "art") if texts.get(name, "") is None
    ]
    if missing:
        raise TypeError(f"a card's {missing[0]}")
    return FaceData(**texts, **lists)  # type: ignore[arg-type]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a text; it has {value!r:.60}")
    return value


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"a whole number; it has {value!r:.60}")
    return value


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
            }
            for seat in setup.seats
        ],
        "lists": _lists_to_json(setup.lists),
        "cards": [_card_to_json(card) for card in cards],
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
    """A file that grows by a line with each answer. What can't be written now is written at the next chance.

    `lines` are those of a file that says the same already.
    """

    def __init__(self, path: Path, setup: Setup, answers: Sequence[Any], lines: Sequence[str] = ()) -> None:
        self._file = KeptFile(path, lines or _texts(setup, answers))
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
class Kept:
    """What a file holds: the setup, the answers, what is wrong after them ("" if nothing is), and what it remembers.

    `memories` are snapshots, each with how many answers stand before it, and "" with the number of answers to which
    the match went back.
    """

    setup: Setup
    answers: list[Any]
    damage: str
    lines: tuple[str, ...]
    memories: tuple[tuple[int, str], ...]


def read(path: Path) -> Kept:
    """The setup and the answers in a file, as far as it is not damaged; raises `SaveError` if not even it begins well.

    The cards are those of the file, so that a game goes on as it began whatever has become of the library since.
    """
    texts, damage = _lines(path, _content(path))
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
            if _take(answers, read_json(text)):
                memories.append((len(answers), ""))
        except (ValueError, KeyError, TypeError) as error:
            damage = f"line {number} is not readable: {error}"
            break
    same_format = head["version"] == VERSION and not damage
    return Kept(setup, answers, damage, tuple(texts) if same_format else (), tuple(memories))


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise SaveError(f"{path} is no file" if path.exists() else f"{path} can not be read: there is no such file")
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path} is too large to be a saved match")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise SaveError(f"{path} can not be read: {error}") from error


def _lines(path: Path, data: bytes) -> tuple[Sequence[str], str]:
    """The good lines, and what is wrong with the next."""
    if is_sealed(data):
        found = read_lines(data)
        if not found.texts:
            raise SaveError(f"{path}: {found.damage}")
        return found.texts, found.damage
    texts: list[str] = []
    lines = data.split(b"\n")
    for number, line in enumerate(lines, start=1):
        try:
            text = line.decode()
        except UnicodeDecodeError as error:
            if not texts:
                raise SaveError(f"{path} is no text file") from error
            return texts, "" if number == len(lines) else f"line {number} is no text"
        if text or not texts:
            texts.append(text)
    if lines[-1] and len(texts) > 1 and not _is_json(texts[-1]):  # cut off as it was written
        texts.pop()
    return texts, ""


def _is_json(text: str) -> bool:
    try:
        read_json(text)
    except UntrustedError:
        return False
    return True


def _take(answers: list[Any], entry: Any) -> bool:
    """Do what a line says; whether it went back."""
    if "back" not in entry:
        answers.append(entry["answer"])
        return False
    count = entry["back"]
    if not isinstance(count, int) or not 0 <= count <= len(answers):
        raise ValueError(f"there are no {count} answers to go back to")
    del answers[count:]
    return True


def _listed(entries: Any) -> Listed:
    return tuple((_number(count), _text(name)) for count, name in entries)


def _lists_to_json(lists: Mapping[str, Listed]) -> dict[str, list[list[Any]]]:
    return {kind: [list(entry) for entry in listed] for kind, listed in lists.items()}


def _lists(data: Any) -> dict[str, Listed]:
    return {kind: _listed(entries) for kind, entries in data.items()}


def _options(data: Any) -> Iterator[tuple[str, Any]]:
    """The options, which are texts, numbers, yes or no, or lists of texts."""
    return ((name, _option(value)) for name, value in data.items())


def _option(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_text, value))
    return value if isinstance(value, str | bool) else _number(value)


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
                name=_text(seat["name"]),
                deck=_listed(seat["deck"]),
                sideboard=_listed(seat["sideboard"]),
                agent=_text(seat["agent"]),
                lists=_lists(seat["lists"]),
            )
            for seat in head["seats"]
        )
        library = CardLibrary(_card_from_json(card) for card in head["cards"])
        options, lists = tuple(_options(head["options"])), _lists(head["lists"])
        setup = Setup(seats, library, _number(head["seed"]), _text(head["edition"]), options, lists)
        kind = next((kind for kind in BEGINNINGS if kind in head), "")
        return BEGINNINGS[kind](head[kind], setup) if kind else setup
    except EngineError as error:
        raise SaveError(f"{path}: line 1: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error

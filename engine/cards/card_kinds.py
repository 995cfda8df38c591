"""Telling files apart by what is in them.

A file is card data of either project in any of its forms, or something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from engine.cards.importing import ImportFileError, beginning_of
from engine.cards.json_stream import JsonStream, JsonStreamError
from engine.core.record import record
from engine.core.untrusted import whole

SCRYFALL, MTGJSON = "scryfall", "mtgjson"
LISTED, BY_NAME, BY_SET = "listed", "by name", "by set"
WANTED = (
    "choose Scryfall's “oracle-cards” file, MTGJSON's AtomicCards.json, AllPrintings.json or a set's file, "
    "or a .cards file or folder"
)
MOST_LOOKED_AT = 200  # values, of which one has to be a card
_MOST_KEYS = 300  # that are kept of an object

Place = tuple[str, ...]
"""The keys that lead to a value, of those objects that are read piece by piece."""


@record
class Kind:
    """Whose card data a file holds, and how the cards lie in it: in a list, under their names, or by sets."""

    source: str
    shape: str


def values_in(stream: JsonStream) -> Iterator[tuple[Place, object]]:
    """Everything in a file that may be a card, with its place.

    They stand in lists, under “data”, in sets, or line by line.
    """
    if stream.peek() == "[":
        yield from (((), value) for value in stream.items())
    else:
        yield from _of_object(stream, ())
        while stream.peek() == "{":
            yield from _of_object(stream, ())
    if stream.peek():
        raise stream.fail("there is something behind its end")


def _of_object(stream: JsonStream, place: Place) -> Iterator[tuple[Place, object]]:
    """The values of an object that may hold cards, and at last what else is in it, as it may be a card itself."""
    own: dict[str, object] = {}
    is_holder = False
    for key in stream.keys():
        inside = (*place, key)
        opening = stream.peek()
        if opening == "[" and (inside == ("data",) or (place and key == "cards")):
            is_holder = True
            yield from ((inside, value) for value in stream.items())
        elif opening == "{" and (inside == ("data",) or len(place) == 1):
            is_holder = is_holder or not place
            yield from _of_object(stream, inside)
        elif place == ("data",):
            yield inside, stream.value()
        else:
            value = stream.value()
            if len(own) < _MOST_KEYS:
                own[key] = value
    if place != ("data",) and not is_holder:
        yield place, own


def shape_of(place: Place) -> str:
    """How the cards of a file lie in it, if one lies there."""
    if len(place) > 1:
        return BY_SET if place[-1] == "cards" else BY_NAME
    return LISTED


def kind_of(path: Path) -> Kind:
    """What kind of card data a file is.

    Raises `ImportFileError` with what it is instead, and what is wanted.
    """
    start = beginning_of(path, 4096).removeprefix(b"\xef\xbb\xbf").lstrip()
    if not start.startswith((b"[", b"{")):
        raise ImportFileError(whole(path.name), f"this is no card data, but {_not_json(start)}", WANTED)
    seen: list[tuple[Place, object]] = []
    try:
        with JsonStream(path) as stream:
            for place, value in islice(values_in(stream), MOST_LOOKED_AT):
                source = _source_of(place, value)
                if source:
                    return Kind(source, shape_of(place))
                seen.append((place, value))
    except JsonStreamError as error:
        hint = "the file may be damaged or cut short; get it again"
        raise ImportFileError(whole(path.name), str(error), hint) from None
    raise ImportFileError(whole(path.name), f"this is no card data, but {_other_json(seen)}", WANTED)


def _source_of(place: Place, value: object) -> str:
    """Whose card a value is; "" if it is none."""
    if shape_of(place) == BY_NAME and isinstance(value, list):
        faces = [face for face in value if isinstance(face, dict)]
        return MTGJSON if any(_is_mtgjson(face) and place[-1] in _names(face) for face in faces) else ""
    if not isinstance(value, dict) or "name" not in value:
        return ""
    if value.get("object") == "card" or ("layout" in value and ("type_line" in value or "card_faces" in value)):
        return SCRYFALL
    return MTGJSON if _is_mtgjson(value) else ""


def _is_mtgjson(value: dict[str, object]) -> bool:
    return "name" in value and isinstance(value.get("type"), str) and "layout" in value


def _names(face: dict[str, object]) -> tuple[object, object]:
    return face.get("name"), face.get("faceName")


_BEGINNINGS = (
    (b"<", "a page of the web or other XML"), (b"\x1f\x8b", "a packed file (gzip) in a packed one: unpack it first"),
    (b"PK\x03\x04", "a packed file (ZIP) in a packed one: unpack it first"), (b"PK", "an empty packed file (ZIP)"),
    (b"BZh", "a packed file (bzip2) in a packed one: unpack it first"),
    (b"\xfd7zXZ", "a packed file (xz) in a packed one: unpack it first"),
    (b"7z\xbc\xaf", "a packed file (7z): unpack it first"), (b"Rar!", "a packed file (RAR): unpack it first"),
    (b"\x28\xb5\x2f\xfd", "a packed file (zstd): unpack it first"), (b"SQLite format", "a database"),
    (b"\x89PNG", "a picture"), (b"\xff\xd8\xff", "a picture"), (b"%PDF", "a PDF document"),
    (b"PAR1", "a table (Parquet): get the JSON file"), (b"\xff\xfe", "text in UTF-16: save it as UTF-8"),
)  # fmt: skip


def _not_json(start: bytes) -> str:
    if not start:
        return "an empty file"
    if start[257:262] == b"ustar":
        return "many files in one (tar): unpack it, and choose one of them"
    found = next((words for beginning, words in _BEGINNINGS if start.startswith(beginning)), "")
    return found or ("a file of unknown kind" if b"\0" in start else "plain text, such as a deck list")


def _other_json(seen: list[tuple[Place, object]]) -> str:
    """What a file of JSON is that holds no card."""
    values = [value for _, value in seen]
    objects = [value for value in values if isinstance(value, dict)]
    keys = {key for place, _ in seen for key in place[-1:]}.union(*objects)
    known = next((words for is_such, words in _OTHERS if is_such(keys)), "")
    named = next((value["object"] for value in objects if "object" in value), "")
    if known or named:
        return known or f"something that calls itself “{str(named)[:40]}”"
    if any(map(_are_words, values)):
        return "lists of words, such as those of keywords"
    return "JSON in which no card was found" if any(values) else "empty JSON"


def _are_words(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, str) for one in value)


_OTHERS: tuple[tuple[Callable[[set[str]], bool], str], ...] = (
    (lambda held: bool(held & {"mainBoard", "sideBoard", "mainboard", "sideboard"}), "a deck: choose it as a deck"),
    (lambda held: {"players", "stop"} <= held, "a scenario: open it as a game"),
    (lambda held: {"format", "version"} <= held, "a saved game: open it as a game"),
    (lambda held: bool(held & {"paper", "mtgo"}), "a list of prices"),
    (lambda held: {"code", "fileName"} <= held, "a list of decks"),
    (lambda held: {"code", "name"} <= held, "a list of sets"),
)

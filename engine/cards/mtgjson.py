"""MTGJSON's ``AtomicCards.json``: one object whose ``data`` maps each name to the list of its faces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_form import LONGEST_TEXT
from engine.cards.importing import (
    MOST_FACES,
    EntryMalformed,
    Imported,
    ImportFileError,
    ImportProblem,
    attempted,
    checked_card,
    checked_face,
    colors_of,
    known_layout,
    lights_of,
    lines_of,
    modifiers_of,
    number_of,
    text_of,
)
from engine.cards.json_stream import JsonStream

_WRONG_FILE = "an object whose “data” holds the cards by name is expected, as in AtomicCards.json"


def mtgjson_entries(path: Path, on_read: Callable[[int], None]) -> Iterator[Imported]:
    """The entries of an ``AtomicCards.json``, one after the other."""
    with JsonStream(path, on_read) as stream:
        has_data = False
        for key in stream.keys():
            if key != "data":
                stream.value()
                continue
            has_data = True
            if stream.peek() != "{":
                raise ImportFileError(path.name, "its “data” is not an object", _WRONG_FILE)
            for number, name in enumerate(stream.keys(), start=1):
                yield from import_entry(name, stream.value(), number, path.name)
        if not has_data:
            raise ImportFileError(path.name, "it has no “data”", _WRONG_FILE)


def import_entry(name: str, entry: object, number: int, source: str) -> Iterator[Imported]:
    """One name with its faces as a card; the parts of a meld pair and its result are cards each (CR 712.4)."""
    if not isinstance(entry, list) or not entry or not all(isinstance(face, dict) for face in entry):
        yield ImportProblem(number, name[:80], "it is not a list of faces")
        return
    if entry[0].get("layout") == "meld":
        for face in entry:
            yield attempted(number, name[:80], partial(_card, [face], number, source))
    else:
        yield attempted(number, name[:80], partial(_card, entry, number, source))


def _card(entry: list[dict[str, object]], number: int, source: str) -> CardData:
    if len(entry) > MOST_FACES:
        raise EntryMalformed(f"it has {len(entry)} faces")
    sides = sorted((face for face in entry if face.get("side")), key=lambda face: text_of(face, "side"))
    layout = known_layout(text_of(entry[0], "layout") or "normal")
    # Entries without a side are different cards of one name, of which the first stands for all.
    faces = tuple(_face(face) for face in (sides or entry[:1]))
    return checked_card(
        CardData(
            name=" // ".join(face.name for face in faces),
            layout=layout,
            faces=faces,
            printing=text_of(entry[0], "firstPrinting").upper(),
            source=source,
            line=number,
        )
    )


def _face(entry: dict[str, object]) -> FaceData:
    return checked_face(
        FaceData(
            name=text_of(entry, "faceName") or text_of(entry, "name", 400),
            mana_cost=text_of(entry, "manaCost"),
            type_line=text_of(entry, "type"),
            text=lines_of(text_of(entry, "text", LONGEST_TEXT)),
            power=number_of(entry, "power"),
            toughness=number_of(entry, "toughness"),
            loyalty=number_of(entry, "loyalty"),
            defense=number_of(entry, "defense"),
            color_indicator=colors_of(entry, "colorIndicator"),
            lights=lights_of(entry, "attractionLights"),
            modifiers=modifiers_of(entry, "hand", "life"),
        )
    )

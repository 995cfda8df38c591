"""Cards with MTGJSON's field names.

Lists of faces under the cards' names, or faces that stand alone in sets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_form import LONGEST_TEXT
from engine.cards.card_kinds import BY_NAME
from engine.cards.importing import (
    MOST_FACES,
    EntryMalformed,
    Imported,
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

_LOYALTY_COST = re.compile(r"\[([+−-]?(?:\d+|X))\]:")  # written in brackets here, printed without (CR 606.4)


def import_entries(entries: Iterable[tuple[str, object]], shape: str, source: str) -> Iterator[Imported]:
    """Values with their keys as cards.

    Outside of lists of faces, those of a card with several stand alone.
    """
    halves: dict[tuple[str, str], list[object]] = {}
    number = 0
    for number, (key, value) in enumerate(entries, start=1):
        if not isinstance(value, dict) or (shape == BY_NAME and not value.get("type")):
            yield from import_entry(key, value, number, source)
            continue
        name, printed = str(value.get("name", "")), str(value.get("number", ""))
        if not value.get("side") or value.get("layout") == "meld":
            yield from import_entry(name, [value], number, source)
            continue
        faces = halves.setdefault((name, printed), [])
        faces.append(value)
        if len(faces) == name.count(" // ") + 1:
            yield from import_entry(name, halves.pop((name, printed)), number, source)
    for (name, _), faces in halves.items():
        yield from import_entry(name, faces, number, source)


def import_entry(name: str, entry: object, number: int, source: str) -> Iterator[Imported]:
    """One name with its faces as a card.

    The parts of a meld pair and its result are cards each (CR 712.4).
    """
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
            printing=_printing(entry[0]),
            source=source,
            line=number,
            rarity=text_of(entry[0], "rarity"),
        )
    )


def _printing(entry: dict[str, object]) -> str:
    """Where a card was printed, with its number there if that is told."""
    code = text_of(entry, "setCode")
    return f"{code.upper()} {text_of(entry, 'number')}".strip() if code else text_of(entry, "firstPrinting").upper()


def _face(entry: dict[str, object]) -> FaceData:
    return checked_face(
        FaceData(
            name=text_of(entry, "faceName") or text_of(entry, "name", 400),
            mana_cost=text_of(entry, "manaCost"),
            type_line=text_of(entry, "type"),
            text=_LOYALTY_COST.sub(r"\1:", lines_of(text_of(entry, "text", LONGEST_TEXT))),
            power=number_of(entry, "power"),
            toughness=number_of(entry, "toughness"),
            loyalty=number_of(entry, "loyalty"),
            defense=number_of(entry, "defense"),
            color_indicator=colors_of(entry, "colorIndicator"),
            lights=lights_of(entry, "attractionLights"),
            modifiers=modifiers_of(entry, "hand", "life"),
        )
    )

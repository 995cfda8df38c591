"""Cards with Scryfall's field names, as its bulk files, its answers and its single cards have them."""

from __future__ import annotations

from functools import partial

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_form import LONGEST_TEXT
from engine.cards.importing import (
    MOST_FACES,
    EntryMalformed,
    EntrySkipped,
    Imported,
    ImportProblem,
    attempted,
    checked_card,
    checked_face,
    colors_of,
    dungeon_alone,
    known_layout,
    lights_of,
    lines_of,
    modifiers_of,
    number_of,
    text_of,
)


def import_entry(entry: object, number: int, source: str) -> Imported:
    """One object as a card, or what became of it."""
    if not isinstance(entry, dict):
        return ImportProblem(number, "", "it is not an object")
    name = entry.get("name")
    return attempted(number, name[:80] if isinstance(name, str) else "", partial(_card, entry, number, source))


def _card(entry: dict[str, object], number: int, source: str) -> CardData:
    if entry.get("object", "card") != "card":
        raise EntryMalformed("it is not a card object")
    entry = dungeon_alone(entry)
    name = text_of(entry, "name", 400)
    layout = known_layout(text_of(entry, "layout") or "normal")
    if text_of(entry, "type_line") in ("Card", "Card // Card"):
        raise EntrySkipped("card without a card type")
    faces = entry.get("card_faces")
    if faces is None:
        made: tuple[FaceData, ...] = (_face(entry),)
    elif not isinstance(faces, list) or not 0 < len(faces) <= MOST_FACES:
        raise EntryMalformed("its “card_faces” is not a short list")
    elif not all(isinstance(face, dict) for face in faces):
        raise EntryMalformed("one of its faces is not an object")
    elif text_of(entry, "layout") == "reversible_card":
        made = (_face(faces[0]),)
        name = made[0].name
    else:
        made = tuple(_face(face) for face in faces)
    return checked_card(
        CardData(
            name=name or " // ".join(face.name for face in made),
            layout=layout,
            faces=made,
            printing=" ".join(filter(None, (text_of(entry, "set").upper(), text_of(entry, "collector_number")))),
            source=source,
            line=number,
            rarity=text_of(entry, "rarity"),
        )
    )


def _face(entry: dict[str, object]) -> FaceData:
    return checked_face(
        FaceData(
            name=text_of(entry, "name"),
            mana_cost=text_of(entry, "mana_cost"),
            type_line=text_of(entry, "type_line"),
            text=lines_of(text_of(entry, "oracle_text", LONGEST_TEXT)),
            power=number_of(entry, "power"),
            toughness=number_of(entry, "toughness"),
            loyalty=number_of(entry, "loyalty"),
            defense=number_of(entry, "defense"),
            color_indicator=colors_of(entry, "color_indicator"),
            flavor=lines_of(text_of(entry, "flavor_text", LONGEST_TEXT)),
            lights=lights_of(entry, "attraction_lights"),
            modifiers=modifiers_of(entry, "hand_modifier", "life_modifier"),
        )
    )

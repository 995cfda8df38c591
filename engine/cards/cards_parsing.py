"""One paragraph of a ``.cards`` file becoming a card (the format itself is told in ``cards_text``)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards import card_form
from engine.cards.card_data import CardData, FaceData
from engine.core.layouts import LAYOUTS, layout_of

ESCAPE = "\\"
Complaint = tuple[int, str, str]
"""Line, reason, hint."""

RARITIES = ("common", "uncommon", "rare", "mythic", "special", "basic")
_LAYOUT_WORDS = {
    "modal": "modal_dfc", "modal double-faced": "modal_dfc", "double-faced": "transform", "transforming": "transform",
    "dfc": "transform", "room": "split", "fuse": "split", "aftermath": "split", "level": "leveler",
}  # fmt: skip
_KEYS = {
    "layout": "layout", "art": "art", "flavor": "flavor", "flavour": "flavor", "rarity": "rarity", "set": "set",
    "color": "color", "colour": "color", "color indicator": "color", "colour indicator": "color",
    "lights": "lights", "loyalty": "loyalty", "defense": "defense", "defence": "defense",
    "hand": "hand", "hand modifier": "hand", "life": "life", "life modifier": "life",
}  # fmt: skip
_KEYED = re.compile(rf"({'|'.join(sorted(_KEYS, key=len, reverse=True))})\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)
_POWER_LINE = re.compile(rf"({card_form.power_pattern()})\s*/\s*({card_form.power_pattern()})")
_STARTING_NUMBER = re.compile(r"\d{1,7}|X|\*|\d{1,3}d\d{1,3}(?:\+\d{1,3})?")
_MOST_FACES = 5


class Line(NamedTuple):
    """A line of a file with its number."""

    number: int
    text: str


@dataclass(slots=True)
class _Draft:
    """What has been read of a card so far, and what is wrong with it."""

    complaints: list[Complaint] = field(default_factory=list)
    of_card: dict[str, str] = field(default_factory=dict)

    def complain(self, line: int, reason: str, hint: str = "") -> None:
        self.complaints.append((line, reason, hint))


def _keyed(line: str) -> tuple[str, str] | None:
    found = _KEYED.fullmatch(line)
    return (_KEYS[found.group(1).lower()], found.group(2).strip()) if found else None


def reads_as_text(line: str, before: str, is_last: bool) -> bool:
    """Whether a line of rules text, written bare, would be read as rules text again."""
    if not line or line[0] in "#\\" or line == "//" or _keyed(line) is not None:
        return False
    return _POWER_LINE.fullmatch(line) is None or (before.startswith("LEVEL ") and not is_last)


def printing_header(printing: str) -> str:
    """The line that names the set of a card, or of the cards after it."""
    return f"Set: {printing}".rstrip()


def parse_header(block: list[Line]) -> str | None:
    """The set that a paragraph of nothing but ``Set:`` announces; None where the paragraph is a card."""
    keyed = [_keyed(line.text) for line in block]
    if len(keyed) == 1 and keyed[0] is not None and keyed[0][0] == "set":
        return keyed[0][1]
    return None


def parse_card(block: list[Line], printing: str, origin: str) -> tuple[CardData | None, list[Complaint]]:
    """The card that a paragraph describes, or all that is wrong with it."""
    draft = _Draft(of_card={"set": printing})
    groups: list[list[Line]] = [[]]
    for line in block:
        if line.text == "//":
            groups.append([])
        else:
            groups[-1].append(line)
    if len(groups) > _MOST_FACES:
        draft.complain(block[0].number, f"the card has {len(groups)} faces, more than {_MOST_FACES}")
        return None, draft.complaints
    faces: list[FaceData] = []
    for group in groups:
        face = _parse_face(group, draft, is_front=group is groups[0]) if group else None
        if not group:
            draft.complain(block[0].number, "a face of the card is empty", "// stands between two faces")
        if face is not None:
            faces.append(face)
    layout = _layout(faces, draft, block[0].number) if not draft.complaints else ""
    if draft.complaints:
        return None, draft.complaints
    card = CardData(
        name=faces[0].name if layout_of(layout).melds else " // ".join(face.name for face in faces),
        layout=layout,
        faces=tuple(faces),
        printing=draft.of_card["set"],
        source=origin,
        line=block[0].number,
        rarity=draft.of_card.get("rarity", ""),
    )
    return card, []


def _parse_face(lines: list[Line], draft: _Draft, is_front: bool) -> FaceData | None:
    name, cost = _name_and_cost(lines[0], draft)
    of_face: dict[str, str] = {}
    body: list[Line] = []
    for line in lines[1:]:
        keyed = _keyed(line.text)
        if keyed is None:
            body.append(line)
        else:
            _take_keyed(line, *keyed, of_face, draft)
    if not body:
        draft.complain(lines[0].number, f"“{name[:60]}” has no type line", "write one below the name: Creature — Fox")
        return None
    type_line = _type_line(body[0], draft)
    power = _POWER_LINE.fullmatch(body[-1].text) if len(body) > 1 else None
    text_lines = body[1:-1] if power else body[1:]
    _check_powers_within(text_lines, draft)
    text = "\n".join(line.text.removeprefix(ESCAPE).strip() for line in text_lines)
    if len(text) > card_form.LONGEST_TEXT:
        draft.complain(lines[0].number, f"the text is longer than {card_form.LONGEST_TEXT} characters")
    indicator: tuple[str, ...] = ()
    if "color" in of_face:
        indicator, reason = card_form.tidy_color_indicator(of_face["color"])
        if reason:
            draft.complain(lines[0].number, reason)
    face = FaceData(
        name=name,
        mana_cost=cost,
        type_line=type_line,
        text=text,
        power=power.group(1) if power else None,
        toughness=power.group(2) if power else None,
        loyalty=of_face.get("loyalty"),
        defense=of_face.get("defense"),
        color_indicator=indicator,
        flavor=of_face.get("flavor", ""),
        art=of_face.get("art", ""),
        lights=_lights(of_face.get("lights", ""), lines[0].number, draft),
        modifiers=_modifiers(of_face, type_line, lines[0].number, draft),
    )
    _check_numbers(face, is_front, body[-1].number, draft)
    return face


def _lights(value: str, line: int, draft: _Draft) -> tuple[int, ...]:
    """The numbers that are lit up on an Attraction (CR 717.1)."""
    lights, reason = card_form.tidy_lights(value.split())
    if reason:
        draft.complain(line, reason, "lights are numbers from 1 to 6: Lights: 2 6")
    return lights


def _modifiers(of_face: dict[str, str], type_line: str, line: int, draft: _Draft) -> tuple[int, ...]:
    """The hand and the life modifier, which every vanguard has, and nothing else (CR 211.1, 212.1)."""
    said = [of_face[key] for key in ("hand", "life") if key in of_face]
    if "Vanguard" not in card_form.card_types(type_line):
        if said:
            draft.complain(line, "it has a hand or life modifier but is no vanguard")
        return ()
    modifiers, reason = card_form.tidy_modifiers(said)
    if reason:
        draft.complain(line, reason, "a vanguard has a line Hand: +1 and a line Life: -3")
    return modifiers


def _name_and_cost(line: Line, draft: _Draft) -> tuple[str, str]:
    """The name before, and the symbols at the end of, a face's first line."""
    name = line.text
    if not name.startswith(ESCAPE) and _keyed(name) is not None:
        draft.complain(line.number, f"“{name[:60]}” stands where the card's name should be", "begin with the name")
    while name.endswith("}"):
        opening = name.rfind("{")
        if opening < 0:
            break
        name = name[:opening].rstrip()
    cost, reason = card_form.tidy_mana_cost(line.text[len(name) :])
    name = " ".join(name.removeprefix(ESCAPE).split())
    if reason:
        draft.complain(line.number, reason, "symbols are {W} {U} {B} {R} {G} {C} {X} {2} {W/U} {2/W} {G/P} {S}")
    if not name:
        draft.complain(line.number, "the card has no name", "write the name before its mana cost")
    elif "{" in name or "}" in name:
        draft.complain(line.number, "the name holds a brace", "write the mana cost at the end of the line: Name {1}{R}")
    elif " // " in f" {name} ":
        draft.complain(line.number, "the name holds //", "write each face by itself, with a line // between them")
    elif len(name) > card_form.LONGEST_NAME:
        draft.complain(line.number, f"the name is longer than {card_form.LONGEST_NAME} characters")
    return name, cost


def _type_line(line: Line, draft: _Draft) -> str:
    tidied, problems = card_form.tidy_type_line(line.text)
    if len(problems) > 2 or (problems and line.text.endswith(".")):
        problems = [f"expected a type line, found “{line.text[:60]}”"]
    for problem in problems:
        draft.complain(line.number, problem, "a type line reads like: Legendary Creature — Fox Spirit")
    return tidied


def _take_keyed(line: Line, key: str, value: str, of_face: dict[str, str], draft: _Draft) -> None:
    """One ``Key: value`` line, kept with the card or with the face it belongs to."""
    if key in ("set", "layout", "rarity"):
        if key == "layout":
            value = _LAYOUT_WORDS.get(value.casefold(), value.casefold().replace(" ", "_"))
            if value not in LAYOUTS:
                draft.complain(line.number, f"“{value[:40]}” is not a layout", ", ".join(LAYOUTS))
        elif key == "rarity":
            value = value.casefold()
            if value not in RARITIES:
                draft.complain(line.number, f"“{value[:40]}” is not a rarity", ", ".join(RARITIES))
        if key != "set" and key in draft.of_card:
            draft.complain(line.number, f"the card names its {key} twice")
        draft.of_card[key] = value
    elif key == "flavor":
        of_face[key] = f"{of_face[key]}\n{value}" if key in of_face else value
    elif key in of_face:
        draft.complain(line.number, f"the face names its {key} twice")
    else:
        of_face[key] = value


def _check_powers_within(text_lines: list[Line], draft: _Draft) -> None:
    """A power and toughness amid the text is a forgotten blank line, except in a level band (CR 711.2)."""
    before = ""
    for line in text_lines:
        if _POWER_LINE.fullmatch(line.text) and not before.startswith("LEVEL "):
            hint = "leave a blank line between two cards, or begin the line with \\ if it is rules text"
            draft.complain(line.number, f"“{line.text}” stands in the middle of the text", hint)
        before = line.text


def _check_numbers(face: FaceData, is_front: bool, line: int, draft: _Draft) -> None:
    """Power, loyalty and defense where the card types ask for them, and nowhere else (CR 208.1, 209.1, 210.1).

    A planeswalker on a back face may print no loyalty: it keeps the counters it transformed with.
    """
    types = card_form.card_types(face.type_line)
    _check_power(face, line, draft)
    for card_type, value, word in (
        ("Planeswalker", face.loyalty, "loyalty"),
        ("Battle", face.defense, "defense"),
    ):
        if card_type in types and value is None and is_front:
            hint = f"add a line like {word.title()}: 4"
            draft.complain(line, f"the {card_type.lower()} “{face.name[:60]}” has no {word}", hint)
        elif value is not None and types and card_type not in types:
            draft.complain(line, f"“{face.name[:60]}” has {word} but is no {card_type.lower()}")
        elif value is not None and _STARTING_NUMBER.fullmatch(value) is None:
            draft.complain(line, f"the {word} “{value[:40]}” is not a number")


def _check_power(face: FaceData, line: int, draft: _Draft) -> None:
    """Power and toughness on every creature, and else only where a subtype may have them (CR 208.1, 208.3)."""
    types = card_form.card_types(face.type_line)
    if "Creature" in types:
        if face.power is None:
            why = f"the creature “{face.name[:60]}” has no power and toughness"
            draft.complain(line, why, "end it with a line like 2/1")
    elif face.power is not None and types and not card_form.POWERED_SUBTYPES & set(card_form.subtypes(face.type_line)):
        hint = "begin the line with \\ if it is rules text"
        draft.complain(line, f"“{face.name[:60]}” has power and toughness but is no creature", hint)


def _layout(faces: list[FaceData], draft: _Draft, line: int) -> str:
    """The layout that is named, or else the one that the faces show."""
    named = draft.of_card.get("layout")
    if named is None:
        return shown_layout(faces)
    wanted = layout_of(named).faces
    if len(faces) > 1 and wanted == (1,):
        draft.complain(line, f"a card with layout {named} has one face, this one has {len(faces)}")
    if len(faces) == 1 and wanted == (2,):
        draft.complain(line, f"a card with layout {named} has two faces", "write the second one below a line //")
    return named


def shown_layout(faces: Sequence[FaceData]) -> str:
    """The layout of a card that does not name one, as its faces show it."""
    front = faces[0]
    kinds = card_form.subtypes(front.type_line)
    if len(faces) == 1:
        for subtype, layout in (("Saga", "saga"), ("Class", "class"), ("Case", "case")):
            if subtype in kinds:
                return layout
        if front.text.startswith("Level up ") or "\nLevel up " in front.text:
            return "leveler"
        return "prototype" if front.text.startswith("Prototype ") else "normal"
    back = card_form.subtypes(faces[1].type_line)
    if "Adventure" in back or "Omen" in back:
        return "adventure"
    spells = [not card_form.card_types(face.type_line).isdisjoint({"Instant", "Sorcery"}) for face in faces]
    return "split" if all(spells) or "Room" in kinds else "transform"

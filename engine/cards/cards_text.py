"""The ``.cards`` format: cards as people write spoilers.

::

    # a comment
    Set: HEARTH

    Ember Fox {1}{R}
    Rarity: common
    Creature — Fox
    Haste
    When this creature enters, it deals 1 damage to any target.
    2/1
    Flavor: It sleeps where the ash is warm.

    Moon Priest {2}{W}
    Creature — Human Cleric
    At the beginning of your upkeep, transform this creature.
    2/2
    //
    Moon Beast
    Color: G
    Creature — Werewolf
    Trample
    5/5

A blank line ends a card, ``//`` begins its next face. The first line of a face is its name and mana cost, the
next its type line, then one line per ability; power and toughness come last, a planeswalker has ``Loyalty: 4``,
a battle ``Defense: 5``, an Attraction ``Lights: 2 6``. ``Layout:`` tells kinds of two-faced cards apart where they can
not be seen (``Layout: modal``), ``Color:`` is a color indicator (CR 204), ``Flavor:``, ``Art:``, ``Rarity:`` and
``Set:`` may stand anywhere in a card, and a paragraph of ``Set:`` alone holds for the cards after it. A backslash
before a line makes it plain rules text, whatever it looks like.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import card_form
from engine.cards.card_data import CardData, FaceData
from engine.cards.cards_parsing import (
    ESCAPE,
    Line,
    parse_card,
    parse_header,
    printing_header,
    reads_as_text,
    shown_layout,
)
from engine.core.errors import EngineError
from engine.core.record import record

LARGEST_FILE = 64 * 1024 * 1024
MOST_PROBLEMS = 1_000


@record
class CardProblem:
    """One thing wrong in a card file: where, what, and what to do about it."""

    file: str
    line: int
    reason: str
    hint: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.reason}" + (f" ({self.hint})" if self.hint else "")


class CardFileError(EngineError):
    """A card file that can not be used, with every problem in it.

    The first one is spelt out as attributes.
    """

    def __init__(self, problems: list[CardProblem]) -> None:
        self.problems = tuple(problems)
        first = self.problems[0]
        self.file, self.line, self.reason, self.hint = first.file, first.line, first.reason, first.hint
        super().__init__("\n".join(str(problem) for problem in self.problems))


def read_cards(text: str, origin: str) -> list[CardData]:
    """The cards of a text in the ``.cards`` format; raises :class:`CardFileError` with all that is wrong."""
    cards, problems = examine_cards(text, origin)
    if problems:
        raise CardFileError(problems)
    return cards


def examine_cards(text: str, origin: str) -> tuple[list[CardData], list[CardProblem]]:
    """The cards that can be read and the problems of the rest, for showing both beside each other."""
    if len(text) > LARGEST_FILE:
        limit = LARGEST_FILE // (1024 * 1024)
        return [], [CardProblem(origin, 0, f"the file is larger than {limit} MB", "split it into several files")]
    cards: list[CardData] = []
    problems: list[CardProblem] = []
    lines_of_names: dict[str, int] = {}
    printing = ""
    for block, complaints in _blocks(text):
        header = parse_header(block) if not complaints else None
        if header is not None:
            printing = header
            continue
        card = None
        if not complaints:
            card, complaints = parse_card(block, printing, origin)
        if card is not None:
            folded = card_form.folded_name(card.name)
            if folded in lines_of_names:
                complaints = [(card.line, f"“{card.name}” is already on line {lines_of_names[folded]}", "rename one")]
            else:
                lines_of_names[folded] = card.line
                cards.append(card)
        problems.extend(CardProblem(origin, line, reason, hint) for line, reason, hint in complaints)
        if len(problems) >= MOST_PROBLEMS:
            reason = f"reading stopped after {MOST_PROBLEMS} problems"
            return cards, [*problems[:MOST_PROBLEMS], CardProblem(origin, block[-1].number, reason)]
    return cards, problems


def _blocks(text: str) -> Iterator[tuple[list[Line], list[tuple[int, str, str]]]]:
    """The paragraphs of a file without its comments, each with what is wrong with its bare lines."""
    block: list[Line] = []
    complaints: list[tuple[int, str, str]] = []
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    number = 0
    for number, raw in enumerate(plain.split("\n"), start=1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if not line:
            if block:
                yield block, complaints
                block, complaints = [], []
            continue
        if len(line) > card_form.LONGEST_LINE:
            reason = f"the line is {len(line)} characters long, more than {card_form.LONGEST_LINE}"
            complaints.append((number, reason, "write one ability per line"))
        else:
            bad = card_form.unprintable_character(line)
            if bad is not None:
                reason = f"the line holds an unprintable character (U+{ord(bad):04X})"
                complaints.append((number, reason, "remove it; the file must be plain UTF-8 text"))
        block.append(Line(number, line))
    if block:
        yield block, complaints


def write_cards(cards: list[CardData]) -> str:
    """Cards in the ``.cards`` format; reading the text gives equal cards."""
    shared = cards[0].printing if cards and all(card.printing == cards[0].printing for card in cards) else ""
    paragraphs = [printing_header(shared)] if shared else []
    paragraphs.extend("\n".join(_card_lines(card, shared)) for card in cards)
    return "\n\n".join(paragraphs) + "\n" if paragraphs else ""


def _card_lines(card: CardData, shared_printing: str) -> Iterator[str]:
    for index, face in enumerate(card.faces):
        if index:
            yield "//"
        yield f"{_escaped(face.name)} {face.mana_cost}".rstrip()
        if not index:
            if card.layout != shown_layout(card.faces):
                yield f"Layout: {card.layout}"
            if card.printing != shared_printing:
                yield printing_header(card.printing)
            if card.rarity:
                yield f"Rarity: {card.rarity}"
        yield from _face_lines(face)


def _face_lines(face: FaceData) -> Iterator[str]:
    if face.color_indicator:
        yield f"Color: {' '.join(face.color_indicator)}"
    yield face.type_line
    has_power = face.power is not None and face.toughness is not None
    lines = face.text.split("\n") if face.text else []
    for index, line in enumerate(lines):
        is_last = index == len(lines) - 1 and not has_power
        yield line if reads_as_text(line, lines[index - 1] if index else "", is_last) else ESCAPE + line
    if has_power:
        yield f"{face.power}/{face.toughness}"
    if face.loyalty is not None:
        yield f"Loyalty: {face.loyalty}"
    if face.defense is not None:
        yield f"Defense: {face.defense}"
    yield from _further_numbers(face)
    if face.flavor:
        yield from (f"Flavor: {line}".rstrip() for line in face.flavor.split("\n"))
    if face.art:
        yield f"Art: {face.art}"


def _further_numbers(face: FaceData) -> Iterator[str]:
    """What is lit up on an Attraction, and the modifiers of a vanguard."""
    if face.lights:
        yield f"Lights: {' '.join(map(str, face.lights))}"
    for key, modifier in zip(("Hand", "Life"), face.modifiers, strict=False):
        yield f"{key}: {modifier:+d}"


def _escaped(name: str) -> str:
    return name if reads_as_text(name, "", False) else ESCAPE + name

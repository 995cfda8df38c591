"""Lines: a face's text split into what is read as one piece (CR 207.2, 700.2)."""

from __future__ import annotations

import re
from typing import Any

from engine.compiler.normalise import Names, normalise, plain_marks
from engine.core.record import record, replace

LINE, SPELL_LINE, ROOM_LINE = "line", "spell_line", "room_line"
_ABILITY_WORD = re.compile(
    r"^(?![IVX]+(?:, [IVX]+)* — )((?:[A-Z][\w'!-]*|[a-z]+|~|\d{4,})(?: [\w',!&-]+){0,6} — )(?=\S)"
)
_LEVEL_SYMBOL = re.compile(r"LEVEL \d+(?:-\d+|\+)")
_STRIATION = re.compile(r"\d+(?:[—-]\d+|\+)? \| ")
_ROLL = re.compile(r"\b[Rr]olls? .*\bd(?:ie|ice|\d+)\b")
_CHAPTERS = re.compile(r"^[IVX]+(?:, [IVX]+)* — ")
_FLAVOR_WORD = re.compile(r"^[A-Z][\w'.!/-]*(?: [\w',.!/&-]+){0,6} — (?=\S)")
_ROOM = re.compile(r"(?P<name>[^—\n]+?) — (?P<effect>.+?)(?P<arrows> \(Leads to: (?P<leads_to>[^()]+)\))?")
# What has a dash behind it, but rules meaning: keywords such as "Boast — [ability]" (`@keyword` notes them), choices.
WITH_A_DASH: set[str] = set()
_BEGINS_A_CHOICE = re.compile(r"^(?:Choose|[^—]*\b(?:choose|faces? a villainous choice)\b)", re.IGNORECASE)
_IN_BRACKETS = re.compile(r" ?\[[^\[\]]+\]")
_BRACKETS = re.compile(r"[\[\]]")


@record
class Room:
    """What is printed of a dungeon's room beside its effect (CR 309.4).

    These are its name, and the names of the rooms that its arrows point to.
    """

    name: str
    leads_to: tuple[str, ...] = ()
    arrows: str = ""  # the words for that behind the effect


@record
class Line:
    """One line to be read: its text without the ability word before it."""

    number: int
    text: str
    nonterminal: str
    prefix: str = ""  # an ability word with its dash (CR 207.2c), or a flavor word (207.2d): no rules meaning
    place: int = 0  # where that stands: before all, or behind chapter symbols
    bracketed: str = ""  # its text with square brackets, if it has any (CR 702.148a); `text` is without the marks
    room: Room | None = None  # the room whose effect it is

    def whole(self, printed: str) -> str:
        """The line as printed, with its ability word, or with its room's name and arrows."""
        shown = self.bracketed if self.bracketed and printed == self.text else printed
        whole = shown[: self.place] + self.prefix + shown[self.place :]
        return whole + self.room.arrows if self.room is not None else whole

    def cut(self) -> Line:
        """The same line without the text in square brackets."""
        left = _IN_BRACKETS.sub("", self.bracketed).strip()
        return replace(self, text=left[:1].upper() + left[1:], bracketed="") if self.bracketed else self


def lines_of(face: Any, names: Names) -> list[Line]:
    """The lines of a printed face."""
    words = face.type_line.split("—")[0].split()
    if "Dungeon" in words:
        return [_dungeon_line(*line, names) for line in enumerate(plain_marks(face.text).split("\n"), start=1)]
    text = normalise(face.text, names)
    nonterminal = SPELL_LINE if "Instant" in words or "Sorcery" in words else LINE
    result: list[Line] = []
    for number, paragraph in enumerate(_paragraphs(text), start=1):
        prefix, place = _ability_word(paragraph)
        rest = paragraph[:place] + paragraph[place + len(prefix) :]
        bracketed = rest if _IN_BRACKETS.search(rest) else ""
        result.append(Line(number, _BRACKETS.sub("", rest), nonterminal, prefix, place, bracketed))
    return result


def _dungeon_line(number: int, paragraph: str, names: Names) -> Line:
    """A room, "Name — Effect (Leads to: Name, Name)", or a line about the dungeon; the arrows are no reminder text."""
    room = _ROOM.fullmatch(paragraph)
    if room is None:
        return Line(number, normalise(paragraph, names), LINE)
    leads_to = tuple(room["leads_to"].split(", ")) if room["arrows"] else ()
    drawn = Room(room["name"], leads_to, room["arrows"] or "")
    return Line(number, normalise(room["effect"], names), ROOM_LINE, f"{drawn.name} — ", room=drawn)


def why_no_way_through(lines: list[Line]) -> str:
    """What is wrong with the rooms of a dungeon.

    It is "" if arrows lead from each to rooms below it, to the last (309.4).
    """
    rooms = [line.room for line in lines if line.room is not None]
    below = [room.name for room in rooms]
    for room in rooms:
        below.remove(room.name)
        astray = next((name for name in room.leads_to if below.count(name) != 1), "")
        if astray:
            return f"“{room.name}” leads to “{astray}”, which is not the name of one room below it"
        if below and not room.leads_to:
            return f"no arrow leads from “{room.name}” to another room"
    return "" if rooms else "a dungeon without rooms"


def _paragraphs(text: str) -> list[str]:
    """The paragraphs; bullets, the plus signs of spree and results tables (CR 706.3b) belong to the line above.

    What follows a level symbol, up to the next one, is its striation (CR 711.2).
    """
    result: list[str] = []
    in_striation = False
    for line in text.split("\n"):
        begins = _LEVEL_SYMBOL.fullmatch(line) is not None
        belongs = in_striation or line.startswith(("•", "+ ", "{P}")) or (bool(result) and _in_table(line, result[-1]))
        if not begins and result and belongs:
            result[-1] += "\n" + line
        elif line:
            result.append(line)
            in_striation = begins
    return result


def _in_table(line: str, above: str) -> bool:
    """Whether a line is a striation of a results table, under the instruction to roll."""
    return bool(_STRIATION.match(line)) and bool(_ROLL.search(above))


def _ability_word(paragraph: str) -> tuple[str, int]:
    """An ability word or flavor word and where it stands."""
    head = paragraph.split("\n")[0]
    chapters = _CHAPTERS.match(head)
    if chapters is not None:
        flavor = _FLAVOR_WORD.match(head[chapters.end() :])
        return (flavor[0] if flavor is not None else ""), chapters.end()
    match = _ABILITY_WORD.match(head)
    if match is None or _BEGINS_A_CHOICE.match(match[1]) or match[1].removesuffix(" — ").lower() in WITH_A_DASH:
        return "", 0
    return match[1], 0

"""Rules text read for painting.

It becomes paragraphs of words and symbols, with their italics, plates and headings.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from gui.painting.fonts import Role, advance
from gui.painting.symbols import symbol_width

#: The height of an inline symbol, in font sizes.
SYMBOL_SIZE = 0.92

_HAN = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_TOKEN = re.compile(rf"\{{[^{{}}\n]*\}}|[ \t]+|[{_HAN}]|[^\s{{}}{_HAN}]+|[{{}}]")
_LOYALTY = re.compile(r"^\[?([+−–-]?(?:\d+|X)|0)\]?: *", re.ASCII)
_CHAPTER = re.compile(r"^((?:[IVX]+)(?:, ?[IVX]+)*) — *")
_ABILITY_WORD = re.compile(r"^([A-Z][\w’'!-]*(?: [\w’'!-]+){0,4}) — (?=[A-Z{“\"])")
_HEADING = re.compile(r"^((?:\{[^{}]+\})+: Level \d+|LEVEL \d+(?:[-–]\d+|\+))$")


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, a symbol or a space of a paragraph."""

    text: str
    role: Role
    symbol: bool = False
    space: bool = False

    @property
    def width(self) -> float:
        """The width in font sizes."""
        return symbol_width(self.text) * SYMBOL_SIZE + 0.06 if self.symbol else advance(self.role, self.text)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A line of the card's text; `plate` is a loyalty cost or chapter that stands before it."""

    pieces: tuple[Piece, ...]
    plate: str = ""
    plate_kind: str = ""
    rule_above: bool = False


@lru_cache(maxsize=1024)
def paragraphs_of(text: str, flavor: str = "", second_part: tuple[str, str] | None = None) -> tuple[Paragraph, ...]:
    """The paragraphs of a rules text; then those of a second part (heading, text); then the flavour text."""
    found = [paragraph(line) for line in text.split("\n") if line.strip()]
    if second_part is not None:
        heading, more = second_part
        found.append(Paragraph(_pieces(heading, Role.RULES_BOLD), rule_above=bool(found)))
        found += [paragraph(line) for line in more.split("\n") if line.strip()]
    lines = [line for line in flavor.split("\n") if line.strip()]
    for index, line in enumerate(lines):
        found.append(Paragraph(_pieces(line, Role.RULES_ITALIC), rule_above=index == 0 and bool(found)))
    return tuple(found)


def paragraph(line: str) -> Paragraph:
    """One line of rules text: its plate, its italics (reminder text, ability words), its symbols."""
    line = line.strip()
    for kind, pattern in (("loyalty", _LOYALTY), ("chapter", _CHAPTER)):
        match = pattern.match(line)
        if match:
            plate = match.group(1).replace("-", "−").replace("–", "−")
            return Paragraph(_pieces(line[match.end() :], Role.RULES), plate, kind)
    if _HEADING.match(line):
        return Paragraph(_pieces(line, Role.RULES_BOLD), rule_above=True)
    match = _ABILITY_WORD.match(line)
    if match:
        word = _pieces(match.group(1), Role.RULES_ITALIC)
        return Paragraph((*word, *_pieces(line[match.end(1) :], Role.RULES)))
    return Paragraph(_pieces(line, Role.RULES))


def _pieces(text: str, role: Role) -> tuple[Piece, ...]:
    """Words, spaces and symbols; what stands in parentheses is italic."""
    found: list[Piece] = []
    depth = 0
    for token in _TOKEN.findall(text):
        if token[0] == "{" and len(token) > 2:
            found.append(Piece(token[1:-1].strip().upper() or token, role, symbol=True))
            continue
        if token.isspace():
            found.append(Piece(" ", role, space=True))
            continue
        for part in re.split(r"([()])", token):
            if part == "(":
                depth += 1
            italic = depth > 0
            if part:
                found.append(Piece(part, Role.RULES_ITALIC if italic else role))
            if part == ")":
                depth = max(0, depth - 1)
    return tuple(found)

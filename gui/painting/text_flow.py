"""Text wrapped into lines at the largest size that fits its box.

All measures are in card widths (1 is the width of the card), because the letters scale evenly: a text is wrapped
once and painted at any size. What cannot fit even at the smallest size ends in an ellipsis.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from gui.painting.fonts import Role, advance
from gui.painting.rules_text import SYMBOL_SIZE, Paragraph, Piece, paragraph, paragraphs_of

__all__ = [
    "LEADING",
    "PLATE_INDENT",
    "SYMBOL_SIZE",
    "FittedText",
    "Paragraph",
    "Piece",
    "Plate",
    "Run",
    "fit_line",
    "fit_text",
    "paragraph",
    "paragraphs_of",
    "wrap",
]
#: Line height, in font sizes.
LEADING = 1.19
#: The gap between paragraphs, in font sizes.
PARAGRAPH_GAP = 0.42
#: Indent of the text beside a loyalty cost or a chapter number, in font sizes.
PLATE_INDENT = {"loyalty": 2.05, "chapter": 2.2}
SIZE_STEP = 0.001
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one style (or one symbol) at a place; x and baseline in card widths."""

    x: float
    baseline: float
    text: str
    role: Role
    symbol: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """A loyalty cost or a chapter number, with the middle of its first line and its share of the height."""

    text: str
    kind: str
    middle: float


@dataclass(frozen=True, slots=True)
class FittedText:
    """A text wrapped and fitted: its size, its runs, and the height and width it really takes."""

    size: float
    runs: tuple[Run, ...]
    plates: tuple[Plate, ...]
    rules: tuple[float, ...]
    height: float
    width: float
    complete: bool


@lru_cache(maxsize=1024)
def fit_text(
    paragraphs: tuple[Paragraph, ...], width: float, height: float, largest: float, smallest: float
) -> FittedText:
    """The text at the largest size between the two that fits into width by height."""
    low, high = 0, max(0, round((largest - smallest) / SIZE_STEP))
    best = wrap(paragraphs, width, smallest)
    if best.height > height:
        return _cut(best, height)
    while low < high:
        middle = (low + high + 1) // 2
        tried = wrap(paragraphs, width, smallest + middle * SIZE_STEP)
        if tried.height <= height and tried.width <= width + 1e-9:
            best, low = tried, middle
        else:
            high = middle - 1
    return best


def wrap(paragraphs: tuple[Paragraph, ...], width: float, size: float) -> FittedText:
    """The text at one size, wrapped to a width."""
    runs: list[Run] = []
    plates: list[Plate] = []
    rules: list[float] = []
    y, widest = 0.0, 0.0
    for index, item in enumerate(paragraphs):
        if index:
            y += size * PARAGRAPH_GAP
        if item.rule_above and index:
            y += size * 0.16
            rules.append(y - size * 0.22)
            y += size * 0.10
        indent = min(PLATE_INDENT.get(item.plate_kind, 0.0) * size, width * 0.4)
        if item.plate:
            plates.append(Plate(item.plate, item.plate_kind, y + size * LEADING / 2))
        for line in _lines(item.pieces, width - indent, size):
            widest = max(widest, indent + _place(line, indent, y + size * 0.93, size, runs))
            y += size * LEADING
        if item.plate and not item.pieces:
            y += size * LEADING
    return FittedText(size, tuple(runs), tuple(plates), tuple(rules), y, widest, True)


def _lines(pieces: tuple[Piece, ...], width: float, size: float) -> list[list[Piece]]:
    """Greedy lines; a break is at a space, between symbols and words of Han script, or inside a word too long."""
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for chunk in _chunks(pieces):
        wide = sum(piece.width for piece in chunk) * size
        if chunk[0].space:
            if lines[-1]:
                lines[-1].extend(chunk)
                used += wide
            continue
        if used + wide > width and lines[-1]:
            while lines[-1] and lines[-1][-1].space:
                lines[-1].pop()
            lines.append([])
            used = 0.0
        if wide > width:
            for part in _broken(chunk, width, size):
                lines[-1].extend(part)
                lines.append([])
            lines.pop()
            used = sum(piece.width for piece in lines[-1]) * size
            continue
        lines[-1].extend(chunk)
        used += wide
    return [line for line in lines if line] or [[]]


def _chunks(pieces: tuple[Piece, ...]) -> list[list[Piece]]:
    """Pieces that must stay together: a word with the symbols and brackets that touch it."""
    chunks: list[list[Piece]] = []
    for piece in pieces:
        joined = chunks and not piece.space and not chunks[-1][-1].space
        if joined and not (_is_han(piece.text) and _is_han(chunks[-1][-1].text)):
            chunks[-1].append(piece)
        else:
            chunks.append([piece])
    return chunks


def _is_han(text: str) -> bool:
    return len(text) == 1 and "\u2e80" <= text <= "\uffef"


def _broken(chunk: list[Piece], width: float, size: float) -> list[list[Piece]]:
    """A chunk wider than a line, cut into parts that fit."""
    atoms = [
        piece if piece.symbol else Piece(letter, piece.role)
        for piece in chunk
        for letter in (piece.text if not piece.symbol else (piece.text,))
    ]
    parts: list[list[Piece]] = [[]]
    used = 0.0
    for atom in atoms:
        wide = atom.width * size
        if parts[-1] and used + wide > width:
            parts.append([])
            used = 0.0
        parts[-1].append(atom)
        used += wide
    return parts


def _place(line: list[Piece], indent: float, baseline: float, size: float, runs: list[Run]) -> float:
    """Appends the runs of a line, neighbours of one style joined; gives the line's width."""
    x = indent
    start, text, role = x, "", Role.RULES
    for piece in line:
        if piece.symbol or (text and piece.role is not role and not piece.space):
            if text:
                runs.append(Run(start, baseline, text, role, False))
            text = ""
        if piece.symbol:
            runs.append(Run(x, baseline, piece.text, piece.role, True))
        elif text:
            text += piece.text
        elif not piece.space:
            start, text, role = x, piece.text, piece.role
        x += piece.width * size
    if text:
        runs.append(Run(start, baseline, text.rstrip(), role, False))
    return x - indent


def _cut(fitted: FittedText, height: float) -> FittedText:
    """The lines that fit, the last one ending in an ellipsis."""
    line = fitted.size * LEADING
    last = max((run.baseline for run in fitted.runs if run.baseline <= height - line * 0.25), default=None)
    if last is None:
        return FittedText(fitted.size, (), (), (), 0.0, 0.0, False)
    kept = [run for run in fitted.runs if run.baseline <= last]
    tail = kept[-1]
    kept[-1] = Run(tail.x, tail.baseline, _shortened(tail), tail.role, False)
    plates = tuple(plate for plate in fitted.plates if plate.middle <= last)
    rules = tuple(rule for rule in fitted.rules if rule < last)
    return FittedText(fitted.size, tuple(kept), plates, rules, min(last + line * 0.22, height), fitted.width, False)


def _shortened(run: Run) -> str:
    """A run's text with its last letters replaced, so that the ellipsis takes no more room than they did."""
    if run.symbol:
        return ELLIPSIS
    full = advance(run.role, run.text)
    text = run.text
    while text and advance(run.role, text + ELLIPSIS) > full:
        text = text[:-1]
    return (text.rstrip() + ELLIPSIS) if text or full >= advance(run.role, ELLIPSIS) else run.text


def fit_line(
    text: str, role: Role, width: float, size: float, smallest: float, measure: Callable[[Role, str], float] = advance
) -> tuple[str, float, float]:
    """One line fitted into a width: (text, size, horizontal stretch).

    It is made smaller first, then narrower, then cut.
    """
    wide = measure(role, text)
    if wide * size <= width or not text:
        return text, size, 1.0
    size = max(smallest, width / wide)
    if wide * size <= width + 1e-9:
        return text, size, 1.0
    stretch = max(0.78, width / (wide * size))
    if wide * size * stretch <= width + 1e-9:
        return text, size, stretch
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(role, text[:middle].rstrip() + ELLIPSIS) * size * stretch <= width:
            low = middle
        else:
            high = middle - 1
    cut = text[:low].rstrip() + ELLIPSIS
    return (cut if measure(role, cut) * size * stretch <= width else ""), size, stretch

"""Texts that stand one below the other in a column, each with as much of its height as it needs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gui.painting.layout import COMFORTABLE_TEXT, SMALLEST_TEXT, Box
from gui.painting.rules_text import Paragraph, paragraphs_of
from gui.painting.text_flow import wrap

_CHAPTER = re.compile(r"^((?:[IVX]+)(?:, ?[IVX]+)*) — *(.*)")
_CLASS_LEVEL = re.compile(r"^((?:\{[^{}]+\})+): Level (\d+)")
_LEVELS = re.compile(r"^LEVEL (\d+(?:[-–]\d+|\+))$", re.IGNORECASE)
_NUMBERS = re.compile(r"^[\d*+−-]+/[\d*+−-]+$")
_SOLVING = re.compile(r"^(To solve|Solved) — *(.*)", re.IGNORECASE)
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a text: what is on its tag, its words, and from where on it holds."""

    tag: str
    text: str
    cost: str = ""
    numbers: str = ""
    number: int = 0


def chapters(text: str) -> list[Step]:
    """What stands before the chapters of a Saga, then its chapters (CR 714.2)."""
    found = [Step("", "")]
    for line in text.split("\n"):
        match = _CHAPTER.match(line)
        if match is None:
            found[-1] = _with(found[-1], line)
            continue
        numbers = [part.strip() for part in match.group(1).split(",")]
        first = ROMAN.index(numbers[0]) + 1 if numbers[0] in ROMAN else 0
        found.append(Step(", ".join(numbers), match.group(2), number=first))
    return found


def class_levels(text: str) -> list[Step]:
    """The levels of a Class (CR 716.2)."""
    found = [Step("1", "", number=1)]
    for line in text.split("\n"):
        match = _CLASS_LEVEL.match(line)
        if match is None:
            found[-1] = _with(found[-1], line)
        else:
            found.append(Step(match.group(2), "", match.group(1), number=int(match.group(2))))
    return found


def case_steps(text: str) -> list[Step]:
    """What a Case does, how it is solved, and what it does then (CR 719.3)."""
    found = [Step("", "")]
    for line in text.split("\n"):
        match = _SOLVING.match(line)
        if match is None:
            found[-1] = _with(found[-1], line)
        else:
            found.append(Step(match.group(1), match.group(2), number=len(found)))
    return found


def leveler_bands(text: str, numbers: str) -> list[Step]:
    """The bands of a leveler card, each with its numbers (CR 711.2)."""
    found = [Step("", "", numbers=numbers)]
    for line in text.split("\n"):
        match = _LEVELS.match(line.strip())
        if match is not None:
            levels = match.group(1)
            found.append(Step(levels, "", number=int(re.match(r"\d+", levels)[0])))  # type: ignore[index]
        elif len(found) > 1 and not found[-1].numbers and _NUMBERS.match(line.strip()):
            found[-1] = Step(found[-1].tag, found[-1].text, "", line.strip(), found[-1].number)
        else:
            found[-1] = _with(found[-1], line)
    return found


def has_chapters(text: str) -> bool:
    """Whether a text has chapters."""
    return any(_CHAPTER.match(line) for line in text.split("\n"))


def has_bands(text: str) -> bool:
    """Whether a text has bands of levels."""
    return any(_LEVELS.match(line.strip()) for line in text.split("\n"))


def _with(step: Step, line: str) -> Step:
    text = f"{step.text}\n{line}".strip("\n")
    return Step(step.tag, text, step.cost, step.numbers, step.number)


@lru_cache(maxsize=512)
def rows(texts: tuple[str, ...], room: Box, pad: float, heads: float = 0.0) -> tuple[float, tuple[Box, ...]]:
    """The size of letters at which all texts fit a column, and the row of each.

    `heads` is kept above each text.
    """
    blocks = [paragraphs_of(text) if text.strip() else () for text in texts]
    size = COMFORTABLE_TEXT
    while True:
        needed = [_height(block, room.w, size) + pad + heads for block in blocks]
        if sum(needed) <= room.h or size <= SMALLEST_TEXT:
            break
        size -= 0.001
    spare = max(0.0, room.h - sum(needed)) / max(len(needed), 1)
    shrink = min(1.0, room.h / max(sum(needed), 0.01))
    found, y = [], room.y
    for high in needed:
        whole = high * shrink + spare
        found.append(Box(room.x, y, room.w, whole))
        y += whole
    return size, tuple(found)


def _height(block: Sequence[Paragraph], width: float, size: float) -> float:
    return wrap(tuple(block), width, size).height if block else 0.0

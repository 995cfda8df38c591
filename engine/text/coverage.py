"""Coverage: how many of many cards the compiler takes, and what stands in the way of the others, most wanted first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from engine.core.card_types import CREATURE_TYPES
from engine.text.compile import ACCEPTED, AMBIGUOUS, CardText, LineReport, compile_card

_NUMBER = re.compile(r"\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b")
_SYMBOLS = re.compile(r"(?:\{[^}]+\})+")
_CREATURE = re.compile(r"\b(?:" + "|".join(re.escape(name) for name in CREATURE_TYPES) + r")s?\b")
SPAN = 4  # words of an obstacle


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one card."""

    name: str
    lines: int
    failed: tuple[LineReport, ...]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Words that the compiler does not read, and the cards that nothing else keeps from being playable."""

    words: str
    cards: tuple[str, ...]  # with no other obstacle
    lines: int  # where it stands at all
    example: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The count over many cards."""

    cards: int
    accepted: int
    lines: int
    accepted_lines: int
    ambiguous: tuple[tuple[str, LineReport], ...]
    obstacles: tuple[Obstacle, ...]

    def __str__(self) -> str:
        share = 100 * self.accepted / max(1, self.cards)
        lines = 100 * self.accepted_lines / max(1, self.lines)
        return (
            f"{self.accepted} of {self.cards} cards ({share:.1f} %), "
            f"{self.accepted_lines} of {self.lines} lines ({lines:.1f} %), {len(self.ambiguous)} ambiguous"
        )


def coverage(cards: Iterable[CardText], jobs: int = 1) -> Coverage:
    """Compile cards, in several processes if asked, and count what was understood."""
    everything = tuple(cards)
    if jobs <= 1:
        return summary([verdict(card) for card in everything])
    with ProcessPoolExecutor(jobs) as pool:
        return summary(list(pool.map(verdict, everything, chunksize=100)))


def verdict(card: CardText) -> Verdict:
    """Compile one card."""
    compiled = compile_card(card)
    failed = tuple(report for report in compiled.lines if report.status != ACCEPTED)
    return Verdict(card.name, len(compiled.lines), failed)


def summary(verdicts: Sequence[Verdict]) -> Coverage:
    """The count over verdicts."""
    lines = sum(found.lines for found in verdicts)
    failed = sum(len(found.failed) for found in verdicts)
    ambiguous = tuple(
        (found.name, report) for found in verdicts for report in found.failed if report.status == AMBIGUOUS
    )
    accepted = sum(not found.failed for found in verdicts)
    return Coverage(len(verdicts), accepted, lines, lines - failed, ambiguous, tuple(_obstacles(verdicts)))


def _obstacles(verdicts: Sequence[Verdict]) -> Iterator[Obstacle]:
    alone: dict[str, list[str]] = {}
    count: dict[str, int] = {}
    examples: dict[str, str] = {}
    for found in verdicts:
        names = {obstacle_of(report): None for report in found.failed}
        for report in found.failed:
            words = obstacle_of(report)
            count[words] = count.get(words, 0) + 1
            examples.setdefault(words, f"{found.name}: {report.text}")
        if len(names) == 1:
            alone.setdefault(next(iter(names)), []).append(found.name)
    ranked = sorted(count, key=lambda words: (-len(alone.get(words, ())), -count[words], words))
    for words in ranked:
        yield Obstacle(words, tuple(alone.get(words, ())), count[words], examples[words])


def obstacle_of(report: LineReport) -> str:
    """The unread words of a line, with names, numbers and types left open."""
    if report.why not in ("", "not understood"):
        return report.why.split(":")[0]
    rest = report.text[report.position :].split("\n")[0]
    return abstracted(" ".join(rest.split(" ")[:SPAN])) or "the line ends too soon"


def abstracted(words: str) -> str:
    """Words with numbers, symbols and creature types left open."""
    return _CREATURE.sub("<type>", _NUMBER.sub("N", _SYMBOLS.sub("{…}", words)))

"""How much of many cards is understood (`python -m engine coverage`), and what to learn next."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from engine.cards.card_data import CardData
from engine.compiler.compile import ACCEPTED, DECLINED, LineReport, compile_card
from engine.core.card_types import CREATURE_TYPES
from engine.core.record import record
from engine.core.untrusted import read_outside
from engine.vocabulary import catalogue

_SYMBOLS = re.compile(r"(?:\{[^}]*\})+")
_NUMBERS = re.compile(r"\b(?:\d+|X|one|two|three|four|five|six|seven|eight|nine|ten)\b")
_STATS = re.compile(r"[+-](?:\d+|X)/[+-](?:\d+|X)")
_CREATURE = re.compile(r"\b(?:" + "|".join(re.escape(name) for name in CREATURE_TYPES) + r")s?\b")
_WORDS_OF_OBSTACLE = 5
_LARGEST = 512 * 1024 * 1024


@record
class CardCoverage:
    """What became of one card."""

    name: str
    accepted: bool
    reason: str = ""
    roundtrip: bool = True  # whether all accepted lines print as they were read
    lines: int = 0
    declined: int = 0
    groups: tuple[str, ...] = ()  # the obstacles of its declined lines


@dataclass(slots=True)
class Coverage:
    """What became of all cards."""

    cards: list[CardCoverage] = field(default_factory=list)

    def totals(self) -> dict[str, Any]:
        """Counts and shares."""
        accepted = sum(card.accepted for card in self.cards)
        lines = sum(card.lines for card in self.cards)
        declined = sum(card.declined for card in self.cards)
        return {
            "cards": len(self.cards),
            "accepted": accepted,
            "accepted_share": round(accepted / len(self.cards), 4) if self.cards else 1.0,
            "lines": lines,
            "lines_accepted": lines - declined,
            "roundtrip": sum(card.accepted and card.roundtrip for card in self.cards),
        }

    def obstacles(self, most: int = 40) -> list[tuple[str, int, int]]:
        """Obstacles with how many cards each alone keeps from being understood, and how many lines it stops."""
        finishes: dict[str, int] = {}
        stops: dict[str, int] = {}
        for card in self.cards:
            for group in card.groups:
                stops[group] = stops.get(group, 0) + 1
            if len(set(card.groups)) == 1:
                finishes[card.groups[0]] = finishes.get(card.groups[0], 0) + 1
        ranked = sorted(stops, key=lambda group: (-finishes.get(group, 0), -stops[group], group))
        return [(group, finishes.get(group, 0), stops[group]) for group in ranked[:most]]


def obstacle(report: LineReport) -> str:
    """Why a line was not accepted: the words at which reading stopped.

    Names, numbers and types are left open in them.
    """
    if report.status != DECLINED or report.why not in ("", "not understood"):
        return f"{report.status}: {report.why.split(':')[0]}"
    rest = report.text[report.position :].split("\n")[0].strip() or "the line ends too soon"
    rest = _CREATURE.sub("<type>", _NUMBERS.sub("N", _STATS.sub("±N/±N", _SYMBOLS.sub("{…}", rest))))
    return " ".join(rest.split()[:_WORDS_OF_OBSTACLE])


def cover(card: CardData) -> CardCoverage:
    """What the compiler makes of a card; whatever is wrong with it, it never raises."""
    catalogue.load()
    try:
        compiled = compile_card(card)
    except Exception as error:  # the compiler must never throw: where it does, the card is declined and it is seen
        return CardCoverage(card.name, False, f"defect: {error!r}", False, 1, 1, (f"defect {type(error).__name__}",))
    declined = [report for report in compiled.lines if report.status != ACCEPTED]
    groups = tuple(obstacle(report) for report in declined)
    reason = "; ".join(
        f"{report.face}, line {report.line}: {report.status} at {report.position} in “{report.text}” "
        f"({report.why}; expected {', '.join(report.expected[:5])})"
        for report in declined
    )
    accepted = compiled.definition is not None
    if not accepted and not declined:
        reason, groups = "no line was declined, but the card was", ("no line",)
    return CardCoverage(card.name, accepted, reason, accepted, len(compiled.lines), len(declined), groups)


def coverage(cards: Sequence[CardData], jobs: int = 1) -> Coverage:
    """What the compiler makes of many cards."""
    results: Iterable[CardCoverage]
    if jobs > 1:
        with get_context("spawn").Pool(jobs) as pool:
            return Coverage(list(pool.imap(cover, cards, chunksize=100)))
    results = (cover(card) for card in cards)
    return Coverage(list(results))


def names_in_pool(path: Path, pool: str) -> frozenset[str]:
    """The names of the entries of a JSON list of cards that say that pool."""
    entries = json.loads(read_outside(path, _LARGEST))
    return frozenset(entry["name"] for entry in entries if isinstance(entry, dict) and entry.get("pool") == pool)

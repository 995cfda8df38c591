"""What an import of a file came to, for tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from engine.cards.card_data import CardData
from engine.cards.card_form import folded_name
from engine.cards.card_sources import card_entries
from engine.cards.importing import Cancelled, ImportProblem, Progress, SkippedEntry


@dataclass
class ImportReport:
    """The cards of a file, the first printing of each name, and what became of the other entries."""

    cards: list[CardData] = field(default_factory=list)
    problems: list[ImportProblem] = field(default_factory=list)
    skipped: dict[str, int] = field(default_factory=dict)
    further_printings: int = 0


def report_of(path: Path, progress: Progress | None = None, cancelled: Cancelled | None = None) -> ImportReport:
    """What reading a file of cards in any format comes to."""
    report = ImportReport()
    known: set[str] = set()
    for imported in card_entries(path, progress, cancelled):
        if isinstance(imported, CardData):
            folded = folded_name(imported.name)
            report.further_printings += folded in known
            if folded not in known:
                known.add(folded)
                report.cards.append(imported)
        elif isinstance(imported, SkippedEntry):
            report.skipped[imported.reason] = report.skipped.get(imported.reason, 0) + 1
        else:
            report.problems.append(imported)
    return report

"""The rulebook as tests see it: `@rule("603.3b")` says which rules a test proves.

`@rule("701.52c", "third ability")` also says which clause: words that are no number are about the number before them.
A citation names an edition, because numbers move between editions. What may be cited is what assets/rules/ lists.
"""

from __future__ import annotations

import csv
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parent.parent / "assets" / "rules"
DEFAULT_EDITION = "2024-02-06"
MISSED_TRIGGER_POLICY = "missed-trigger-policy"
_NUMBER = re.compile(r"MTP\.|\d+(\.|$)")


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A rule's number in one edition. Points of the missed-trigger policy (MTP.…) are an edition of their own."""

    edition: str
    number: str
    clause: str = ""  # the part of the rule, in words

    def __str__(self) -> str:
        return self.number if self.edition == DEFAULT_EDITION else f"{self.number} ({self.edition})"


def rule(*numbers_and_clauses: str, edition: str = DEFAULT_EDITION) -> pytest.MarkDecorator:
    """The mark of a test, or of a class of tests, that proves these rules."""
    return pytest.mark.rule(*numbers_and_clauses, edition=edition)


def citations(item: pytest.Item) -> tuple[Citation, ...]:
    """Every rule that a collected test cites, its class's and its module's included."""
    found = {cited for mark in item.iter_markers("rule") for cited in _of_mark(mark)}
    return tuple(sorted(found))


def _of_mark(mark: pytest.Mark) -> Iterator[Citation]:
    edition = mark.kwargs.get("edition", DEFAULT_EDITION)
    words = list(mark.args)
    while words:
        cited = citation(words.pop(0), edition)
        clauses = []
        while words and not _NUMBER.match(words[0]):
            clauses.append(words.pop(0))
        yield from (replace(cited, clause=clause) for clause in clauses or [""])


def citation(number: str, edition: str = DEFAULT_EDITION) -> Citation:
    """The citation of a number as tests write it."""
    return Citation(MISSED_TRIGGER_POLICY if number.startswith("MTP.") else edition, number)


def is_within(number: str, wanted: str) -> bool:
    """Whether a rule is the wanted one or one of its own.

    603.10a is within 603.10, 603 and chapter 6, not within 603.1.
    """
    if number == wanted or not number.startswith(wanted):
        return number == wanted
    return len(wanted) == 1 or not number[len(wanted)].isdigit()


def is_part(cited: Citation, whole: Citation) -> bool:
    """Whether a citation is of a rule or of a rule of its own, in the same edition. Numbers mean other rules in
    others."""
    return cited.edition == whole.edition and is_within(cited.number, whole.number)


def edition_of(year: str) -> str:
    """The edition of a year, or, with no year, the one that is meant when none is named."""
    return next((name for name in editions() if year and name.startswith(year)), DEFAULT_EDITION)


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a tab-separated file by the names in its head line."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def editions() -> Iterator[str]:
    """The editions that can be cited."""
    yield from sorted(path.stem for path in RULES.glob("[0-9]*.tsv"))
    yield MISSED_TRIGGER_POLICY


@functools.cache
def titles(edition: str) -> dict[str, str]:
    """An edition's numbered rules with their titles; sections themselves (603) can not be cited."""
    if edition == MISSED_TRIGGER_POLICY:
        return {row["number"]: row["title"] for row in read_table(RULES / "ledger.tsv") if row["source"] == edition}
    if edition not in editions():
        return {}
    return {row["number"]: row["title"] for row in read_table(RULES / f"{edition}.tsv") if "." in row["number"]}


def objection(cited: Citation) -> str | None:
    """What is wrong with a citation, or None if the rulebook has that rule."""
    if cited.number in titles(cited.edition):
        return None
    if cited.edition not in editions():
        return f"{cited.number}: no edition {cited.edition!r}; there are {', '.join(editions())}"
    elsewhere = [edition for edition in editions() if cited.number in titles(edition)]
    hint = f"; it is in {', '.join(elsewhere)}: cite it with edition=…" if elsewhere else ""
    return f"{cited.number}: the edition {cited.edition} has no such numbered rule{hint}"

"""Equivalent mutants: flips that no player, card or game could notice, each with its reason, in equivalent_mutants.toml.

An entry names a file, what a line of it says, what is flipped there and what stands there instead. So it lapses when the
line changes, and a test holds that each entry is still about a mutant.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.mutants import Mutant, mutants_of

LISTED = Path(__file__).with_name("equivalent_mutants.toml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A flip that changes nothing: in which file, on a line that says what, of what, into what."""

    file: str
    line: str
    before: str
    after: str


def _said(text: str) -> str:
    return " ".join(text.split())


def equivalents(listed: Path = LISTED) -> dict[Equivalent, str]:
    """The flips that are listed, with their reasons."""
    entries = tomllib.loads(listed.read_text(encoding="utf-8"))["mutant"]
    return {
        Equivalent(entry["file"], _said(entry["line"]), _said(entry["is"]), _said(entry["becomes"])): entry["reason"]
        for entry in entries
    }


def as_listed(mutant: Mutant, source: str) -> Equivalent:
    """A mutant as the list would name it."""
    line = source.splitlines()[mutant.line - 1]
    return Equivalent(mutant.file, _said(line), _said(mutant.before), _said(mutant.after))


def that_count(file: str, source: str, listed: dict[Equivalent, str]) -> Iterator[Mutant]:
    """The mutants of a source without those that are listed."""
    yield from (mutant for mutant in mutants_of(file, source) if as_listed(mutant, source) not in listed)

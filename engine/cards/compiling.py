"""The compiler as the card database knows it.

Whether a card can be played, and a version to keep results by.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cards.database import CardDatabase
from engine.compiler.compile import ACCEPTED, compile_card
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from engine.cards.card_data import CardData
    from engine.cards.library import CardLibrary
    from engine.compiler.compile import Compiled, LineReport

_ENGINE = Path(__file__).resolve().parents[1]
_WHAT_DECIDES = (
    "core",
    "meaning",
    "compiler",
    "vocabulary",
)


def reason_of(compiled: Compiled) -> str:
    """The first obstacle of a card that was declined: face, line, text, and what was expected there."""
    for report in compiled.lines:
        if report.status != ACCEPTED:
            seen = report.text[max(0, report.position - 20) : report.position + 30]
            expected = f"; expected {', '.join(report.expected[:4])}" if report.expected else ""
            return f"{report.face}, line {report.line}: {report.status} at “…{seen}…” ({report.why}{expected})"
    return "not understood"


@cache
def compiler_version() -> str:
    """A version that changes whenever any word of the compiler's could.

    The digest of all files that hold them.
    """
    digest = hashlib.sha256()
    for package in _WHAT_DECIDES:
        for path in sorted((_ENGINE / package).rglob("*.py")):
            digest.update(path.relative_to(_ENGINE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def lines_read(card: CardData) -> tuple[LineReport, ...]:
    """What the compiler makes of each line of a card."""
    catalogue.load()
    return compile_card(card).lines


class TextCompiler:
    """The compiler, for `database.CardDatabase`."""

    @property
    def version(self) -> str:
        """See `compiler_version`."""
        return compiler_version()

    def why_not(self, card: CardData) -> str | None:
        """The reason that a card can't be played; None if it can."""
        catalogue.load()
        compiled = compile_card(card)
        return None if compiled.definition is not None else reason_of(compiled)


def open_database(path: Path | str) -> CardDatabase:
    """The card database of a person's imported cards; made if there is none yet."""
    return CardDatabase(Path(path), TextCompiler())


def all_cards(path: Path | None, library: CardLibrary) -> CardDatabase:
    """All cards at hand, to be searched.

    Those of a library, and of the database at a path, if there is one.
    """
    return CardDatabase(path, TextCompiler(), library.by_origin())

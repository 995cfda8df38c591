"""The cards at hand: card data from files, compiled when first needed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine import catalogue
from engine.cards.card_form import folded_name
from engine.text.compile import compile_card

if TYPE_CHECKING:
    from engine.cards.card_data import CardData
    from engine.model.cards import CardDefinition
    from engine.text.compile import Compiled


class CardLibrary:
    """Cards by name, in whatever case and with or without accents; later ones of a name replace earlier ones."""

    def __init__(self, cards: Iterable[CardData] = ()) -> None:
        self._cards: dict[str, CardData] = {}
        self._compiled: dict[str, Compiled] = {}
        self.add(cards)

    def add(self, cards: Iterable[CardData]) -> None:
        """Take in more cards."""
        for card in cards:
            for name in card.lookup_names:
                key = folded_name(name)
                self._cards[key] = card
                self._compiled.pop(key, None)

    def names(self) -> tuple[str, ...]:
        """The names of all cards, each once, in order."""
        return tuple(sorted(dict.fromkeys(card.name for card in self._cards.values())))

    def find(self, name: str) -> CardData | None:
        """The card of a name."""
        return self._cards.get(folded_name(name))

    def compiled(self, name: str) -> Compiled:
        """What the compiler makes of a card."""
        key = folded_name(name)
        if key not in self._compiled:
            catalogue.load()
            self._compiled[key] = compile_card(self._cards[key])
        return self._compiled[key]

    def playable(self, name: str) -> bool:
        """Whether there is a card of that name that is wholly understood."""
        return not self.reason(name)

    def reason(self, name: str) -> str:
        """Why a card can't be played; "" if it can."""
        if folded_name(name) not in self._cards:
            return "there is no such card"
        compiled = self.compiled(name)
        return "" if compiled.definition is not None else reason_of(compiled)

    def definition(self, name: str) -> CardDefinition:
        """The compiled card; ask `reason` first."""
        definition = self.compiled(name).definition
        if definition is None:
            raise LookupError(f"{name}: {self.reason(name)}")
        return definition


def reason_of(compiled: Compiled) -> str:
    """The first obstacle of a card that was declined: face, line, text, and what was expected there."""
    for report in compiled.lines:
        if report.status != "accepted":
            seen = report.text[max(0, report.position - 20) : report.position + 30]
            expected = f"; expected {', '.join(report.expected[:4])}" if report.expected else ""
            return f"{report.face}, line {report.line}: {report.status} at “…{seen}…” ({report.why}{expected})"
    return "not understood"


SETS = Path(__file__).resolve().parents[2] / "assets" / "sets"
DECKS = Path(__file__).resolve().parents[2] / "assets" / "decks"

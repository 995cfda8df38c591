"""The cards at hand: card data from files, compiled when first needed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cards.card_form import card_types, folded_name
from engine.cards.compiling import reason_of
from engine.cards.database_beside import GIVEN, SHIPPED
from engine.compiler.compile import compile_card
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from engine.cards.card_data import CardData
    from engine.cards.database import CardDatabase
    from engine.compiler.compile import Compiled
    from engine.meaning.cards import CardDefinition


class CardLibrary:
    """Cards by name, in whatever case and with or without accents.

    Later ones of a name replace earlier ones.

    Behind them may stand a card database, which is read only when a card is asked for.
    """

    def __init__(self, cards: Iterable[CardData] = (), database: CardDatabase | None = None) -> None:
        self.database = database
        self._cards: dict[str, CardData] = {}
        self._faces: dict[str, CardData] = {}  # by the names of further faces, which lists may call a card by, too
        self._compiled: dict[str, Compiled] = {}
        self._given: set[str] = set()  # the names of those that someone named a file of
        self.add(cards)

    def add(self, cards: Iterable[CardData], *, given: bool = False) -> None:
        """Take in more cards, which are shipped, or given by someone who named a file of them."""
        for card in cards:
            (self._given.add if given else self._given.discard)(card.name)
            for name in card.lookup_names:
                key = folded_name(name)
                self._cards[key] = card
                self._compiled.pop(key, None)
            for face in card.faces[1:]:
                self._faces.setdefault(folded_name(face.name), card)

    def with_cards(self, cards: Iterable[CardData], database: CardDatabase | None = None) -> CardLibrary:
        """A library of these cards and further ones, which come first; a database may stand behind it instead."""
        new = CardLibrary(database=database or self.database)
        new._cards, new._compiled, new._given = dict(self._cards), dict(self._compiled), set(self._given)
        new._faces = dict(self._faces)
        new.add(cards)
        return new

    def names(self) -> tuple[str, ...]:
        """The names of all cards, each once, in order."""
        own = [card.name for card in self._cards.values()]
        imported = self.database.names() if self.database is not None else ()
        return tuple(sorted(dict.fromkeys((*own, *imported))))

    def find(self, name: str) -> CardData | None:
        """The card of a name: its own, its front's, or else that of any of its faces."""
        found = self._cards.get(folded_name(name))
        if found is None and self.database is not None:
            found = self.database.find(name)
        if found is None:
            found = self._faces.get(folded_name(name))
        return found if found is not None or self.database is None else self.database.find_face(name)

    def own_cards(self) -> tuple[CardData, ...]:
        """The cards that are not the database's, each once."""
        own = {card.name: card for card in self._cards.values()}
        return tuple(own[name] for name in sorted(own))

    def by_origin(self) -> dict[str, tuple[CardData, ...]]:
        """The cards that are not the database's, by where they come from."""
        own = self.own_cards()
        given = tuple(card for card in own if card.name in self._given)
        return {SHIPPED: tuple(card for card in own if card.name not in self._given), GIVEN: given}

    def dungeons(self) -> tuple[CardData, ...]:
        """The dungeon cards that can be played (CR 309), each once, in the order of their names."""
        found = {card.name: card for card in self.own_cards() if "Dungeon" in card_types(card.front.type_line)}
        if self.database is not None:
            names = (found_card.name for found_card in self.database.search("t:dungeon"))
            found |= {name: card for name in names if (card := self.find(name)) is not None}
        return tuple(found[name] for name in sorted(found) if self.playable(name))

    def compiled(self, name: str) -> Compiled:
        """What the compiler makes of a card."""
        key = folded_name(name)
        if key not in self._compiled:
            card = self.find(name)
            if card is None:
                raise LookupError(f"there is no card {name!r}")
            catalogue.load()
            self._compiled[key] = compile_card(card)
        return self._compiled[key]

    def playable(self, name: str) -> bool:
        """Whether there is a card of that name that is wholly understood."""
        return not self.reason(name)

    def reason(self, name: str) -> str:
        """Why a card can't be played; "" if it can."""
        card = self.find(name)
        if card is None:
            return "there is no such card"
        if self.database is not None and folded_name(name) not in self._cards:
            return self.database.why_not_playable(card) or ""  # kept from an earlier time, if it was asked then
        compiled = self.compiled(name)
        return "" if compiled.definition is not None else reason_of(compiled)

    def why_not_playable(self, card: CardData) -> str | None:
        """Why a card of this library can't be played; None if it can. Deck lists are resolved with this."""
        return self.reason(card.name) or None

    def definition(self, name: str) -> CardDefinition:
        """The compiled card; ask `reason` first."""
        definition = self.compiled(name).definition
        if definition is None:
            raise LookupError(f"{name}: {self.reason(name)}")
        return definition


SETS = Path(__file__).resolve().parents[2] / "assets" / "sets"
DECKS = Path(__file__).resolve().parents[2] / "assets" / "decks"

"""The cards of a scenario: by full name or by the name of one face, custom cards first.

Scenario format, sections 5.1 and 5.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_files import read_card_file
from engine.cards.library import CardLibrary
from engine.cards.scryfall import import_entry
from engine.core.layouts import layout_of
from engine.core.untrusted import is_there
from engine.meaning.cards import looked_up
from engine.scenario.failures import Declined
from engine.scenario.labels import folded

if TYPE_CHECKING:
    from pathlib import Path

    from engine.meaning.cards import CardDefinition
    from engine.scenario.format import Scenario


def with_cards_beside(library: CardLibrary, path: Path) -> CardLibrary:
    """A library with the cards of the .cards file of the same name beside a scenario, if there is one.

    Raises `CardFileError` if that file is wrong.
    """
    beside = path.with_suffix(".cards")
    return library.with_cards(read_card_file(beside)) if is_there(beside) else library


class CardIndex:
    """A library in which cards are also found by the names of their further faces."""

    def __init__(self, library: CardLibrary) -> None:
        self.library = library
        self._by_face: dict[str, str] | None = None

    def full_name(self, name: str) -> str:
        """The name under which the library has a card; "" if there is none."""
        if self.library.find(name) is not None:
            return name
        if self._by_face is None:
            self._by_face = self._faces()
        if folded(name) in self._by_face or self.library.database is None:
            return self._by_face.get(folded(name), "")
        card = self.library.database.find_face(name)
        return card.name if card is not None and any(face.name == name for face in _named_faces(card)) else ""

    def _faces(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for card in self.library.own_cards():
            for face in _named_faces(card):
                found.setdefault(folded(face.name), card.name)
            found.setdefault(folded(card.name), card.name)
        return found


def _named_faces(card: CardData) -> tuple[FaceData, ...]:
    """The faces by which a card is named; the spell that a prepared permanent has copies of is none."""
    return card.faces if layout_of(card.layout).named else card.faces[:1]


class ScenarioCards:
    """The compiled cards of one scenario; a card that can not be played declines the whole scenario."""

    def __init__(self, scenario: Scenario, index: CardIndex) -> None:
        self.index = index
        custom: list[CardData] = []
        for number, written in enumerate(scenario.custom_cards):
            card = import_entry(dict(written), number, scenario.source)
            if not isinstance(card, CardData):
                raise Declined(f"{written.get('name')}: the custom card can not be read: {card}")
            custom.append(card)
        self.written = tuple(custom)
        self.custom = CardLibrary(custom)

    def definition(self, name: str) -> CardDefinition:
        """The compiled card of a name; raises `Declined`."""
        library, full = self.custom, name
        if library.find(name) is None:
            library, full = self.index.library, self.index.full_name(name)
        if not full:
            raise Declined(f"{name}: there is no such card")
        reason = library.reason(full)
        if reason:
            raise Declined(f"{name}: {reason}")
        return library.definition(full)

    def dungeons(self) -> tuple[CardDefinition, ...]:
        """The dungeon cards that can be played (CR 309).

        Those of the scenario come before others of their names.
        """
        found = {card.name: card for card in (*self.index.library.dungeons(), *self.custom.dungeons())}
        return tuple(self.definition(name) for name in sorted(found))

    def reference(self, scenario: Scenario) -> dict[str, CardDefinition]:
        """The cards of the scenario, and those that they name (CR 707.13).

        Raises `Declined` if one is not known.
        """
        own = [self.definition(name) for name in scenario.cards()]
        return {**{card.name: card for card in own}, **looked_up(own, self.definition)}

    def check(self, scenario: Scenario) -> None:
        """Refuse the scenario with all its cards that can not be played."""
        declined = []
        for name in scenario.cards():
            try:
                self.definition(name)
            except Declined as error:
                declined.append(str(error))
        if declined:
            raise Declined("\n".join(declined))


def face_named(definition: CardDefinition, name: str) -> int:
    """The face that a name means on the battlefield.

    The back if it is named and is a permanent's, else the front.
    """
    if not definition.double_faced:
        return 0
    for number, face in enumerate(definition.faces):
        if number and folded(face.name) == folded(name):
            spell = "instant" in face.printed.types or "sorcery" in face.printed.types
            return 0 if spell else number
    return 0

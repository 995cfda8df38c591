"""The faces of a draft's cards by their names, and the piles they are sorted into."""

from __future__ import annotations

from collections.abc import Iterable

from engine.api import CardLibrary, Rated, rated
from gui.models.faces import BACK, data_faces
from gui.painting.face import FaceSpec
from gui.widgets.card_spread import SpreadCard
from gui.widgets.curve import HIGHEST, bar_of

PILES = (*(str(number) for number in range(1, HIGHEST)), f"{HIGHEST}+")
ORDER = "WUBRG"


class Faces:
    """The cards of a draft as they are shown."""

    def __init__(self, cards: CardLibrary) -> None:
        self._cards = cards

    def of(self, name: str) -> tuple[FaceSpec, ...]:
        """All faces of a card."""
        found = self._cards.find(name)
        return data_faces(found) if found is not None else (BACK,)

    def rated(self, name: str) -> Rated:
        """What a drafter sees of a card at a glance."""
        found = self._cards.find(name)
        assert found is not None, name
        return rated(found)

    def spread(self, cards: Iterable[tuple[int, str]]) -> tuple[SpreadCard, ...]:
        """Cards side by side, in the order given."""
        return tuple(SpreadCard(number, self.of(name)[0]) for number, name in cards)

    def piles(self, cards: Iterable[tuple[int, str]]) -> tuple[SpreadCard, ...]:
        """Cards in piles by mana value, sorted within each; lands and conspiracies lie in the first."""

        def key(entry: tuple[int, str]) -> tuple[object, ...]:
            card = self.rated(entry[1])
            colors = [ORDER.index(letter) for letter in card.colors] or [9]
            return (not card.creature, card.conspiracy, card.land, len(colors), colors, card.name, entry[0])

        found = sorted(cards, key=key)
        return tuple(SpreadCard(number, self.of(name)[0], self._pile(name)) for number, name in found)

    def _pile(self, name: str) -> int:
        return max(0, bar_of(self.rated(name)) - 1)

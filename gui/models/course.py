"""The course of a game as it is told at its end: life by turns, and the cards that did most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.api import Happening, ObjectView, View, is_player

MOST_CARDS = 5
MOST_TURNS = 400  # kept; of a longer game the latest
_FOR_PLAYERS, _FOR_DEEDS = 2, 1  # what damage to a player, and a deed of any kind, weigh


@dataclass(frozen=True, slots=True)
class Doer:
    """A card that did something, and how much damage it dealt."""

    card: ObjectView
    damage: int
    weight: int


class Course:
    """Keeps what is shown of a game, as it is shown."""

    def __init__(self) -> None:
        self.lives: dict[int, tuple[int, ...]] = {}  # by turns, each player's as the turn was last seen
        self._damage: Counter[str] = Counter()
        self._weight: Counter[str] = Counter()
        self._cards: dict[str, ObjectView] = {}
        self._known: dict[int, ObjectView] = {}

    def note(self, view: View, story: Sequence[Happening], *, anew: bool = False) -> None:
        """Look at how the game stands, and at what led there; `anew`: it is told from its beginning."""
        if anew:
            self._damage.clear()
            self._weight.clear()
        for turn in [turn for turn in self.lives if turn > view.turn]:
            del self.lives[turn]  # that was taken back
        self.lives[view.turn] = tuple(player.life for player in view.players)
        if len(self.lives) > MOST_TURNS:
            del self.lives[min(self.lives)]
        self._known.update((oid, seen) for oid, seen in view.objects.items() if seen.known and seen.name)
        for happening in story:
            self._weigh(happening)

    def _weigh(self, happening: Happening) -> None:
        if happening.kind not in ("Damage", "Resolved") or not happening.refs:
            return
        card = self._source(happening.refs[0])
        if card is None:
            return
        self._cards[card.name] = card
        if happening.kind == "Damage":
            self._damage[card.name] += happening.amount
            self._weight[card.name] += happening.amount * (_FOR_PLAYERS if is_player(happening.refs[-1]) else 1)
        else:
            self._weight[card.name] += _FOR_DEEDS

    def _source(self, ref: int) -> ObjectView | None:
        """The card itself, also of an ability on the stack."""
        seen = self._known.get(ref)
        if seen is not None and seen.source >= 0:
            seen = self._known.get(seen.source, seen)
        return seen if seen is not None and not is_player(ref) else None

    def best(self) -> tuple[Doer, ...]:
        """The cards that did most, the first one most of all."""
        names = sorted(self._weight, key=lambda name: (-self._weight[name], name))[:MOST_CARDS]
        return tuple(Doer(self._cards[name], self._damage[name], self._weight[name]) for name in names)

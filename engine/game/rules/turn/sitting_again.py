"""What players sit down with as a game begins in the middle of another (CR 724.2, 725.2).

They sit down with cards that they own there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.core.zones import OUTSIDE
from engine.game.events.planes import SHARED
from engine.game.rules.variants.playing import OPTION
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.supplementary import LISTS, SupplementaryList

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition


def list_of(game: Game, found: GameObject) -> SupplementaryList | None:
    """The kind of list that a card was in; None for one of a deck."""
    return next((kind for kind in LISTS.values() if kind.holds(game, found)), None)


def sitting_with(game: Game, oids: Iterable[ObjectId], but: frozenset[int] = frozenset()) -> Sitting:
    """What the players sit down with if they take some objects, but some cards.

    Each has the cards that they own.
    """
    involved = tuple(oids)
    seats: list[SeatCards] = []
    together: dict[str, tuple[CardDefinition, ...]] = {}
    for player in game.players:
        deck: list[CardDefinition] = []
        sideboard: list[CardDefinition] = []
        lists: dict[str, tuple[CardDefinition, ...]] = {}
        for kind, card, outside in _cards(game, player.seat, involved, but):
            if outside:
                sideboard.append(card)
            elif kind is None:
                deck.append(card)
            elif kind.communal and game.marks.get(SHARED):
                together[kind.name] = (*together.get(kind.name, ()), card)
            else:
                lists[kind.name] = (*lists.get(kind.name, ()), card)
        seats.append(SeatCards(player.name, tuple(deck), tuple(sideboard), lists))
    names = game.options.get(OPTION, ())
    return Sitting(tuple(seats), together, names if isinstance(names, tuple) else (), game.options)


def _cards(
    game: Game, seat: Seat, oids: Iterable[ObjectId], but: frozenset[int]
) -> Iterator[tuple[SupplementaryList | None, CardDefinition, bool]]:  # fmt: skip
    """The cards of a player among some objects, each with its kind of list, and whether it is outside the game.

    Dungeons are outside any game that begins (CR 309.2).
    """
    for oid in oids:
        found = game.obj(oid)
        for owner, definition, card in found.cards():
            if owner == seat and card not in but:
                yield list_of(game, found), definition, found.zone == OUTSIDE or definition.dungeon

"""The games above a subgame (CR 725.1a), and the cards that are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game.state.game import Game


def games_above(game: Game) -> Iterator[Game]:
    """The main game of a subgame, the main game of that, and so on; nothing for a game that is no subgame."""
    while game.main is not None:
        game = game.main.game
        yield game


def cards_of(game: Game) -> frozenset[int]:
    """The numbers of all cards of a game, those outside of it too."""
    return frozenset(card for found in game.objects.values() for _, _, card in found.cards())


def cards_above(game: Game) -> frozenset[int]:
    """The numbers of the cards that are in the main game of a subgame, and so outside the subgame.

    See CR 725.4.
    """
    return frozenset() if game.main is None else cards_of(game.main.game)

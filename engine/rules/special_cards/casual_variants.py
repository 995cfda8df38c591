"""What a casual variant adds to the procedures of a game (chapter 9), besides what `variants` says of its setup.

A game's option "casual variants" names those it is played with: several may be combined, also with teams (CR 901.12).
A procedure asks all of them where the rulebook says that something more happens; a game without any asks nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.events.event import Event
    from engine.model.cards import CardDefinition
    from engine.state.game import Game

OPTION = "casual variants"  # the game's option: the names of its variants


class CasualVariant:
    """The additions of one variant; what it does not say stays as in every game."""

    def why_not(self, decks: Sequence[Sequence[CardDefinition]], communal: Sequence[CardDefinition]) -> str:
        """What is wrong with the supplementary decks of the seats, or with the communal one; "" if nothing is."""
        return ""

    def set_up(
        self, game: Game, decks: Sequence[Sequence[CardDefinition]], communal: Sequence[CardDefinition] = ()
    ) -> None:  # fmt: skip
        """Bring the supplementary decks and whatever else the variant needs into the game (CR 103.3)."""

    def before_first_turn(self, game: Game) -> None:
        """What is done once all players have kept their opening hands (CR 103.7)."""

    def turn_begins(self, game: Game) -> None:
        """What changes as another player becomes the active player."""

    def before_leaving(self, game: Game, losers: Sequence[Seat]) -> None:
        """What is done before players leave the game."""

    def as_it_leaves(self, game: Game, owned: Sequence[ObjectId]) -> Sequence[Event]:
        """What happens at the same time as objects leave the game with their owner."""
        return ()

    def after_leaving(self, game: Game, left: Sequence[Event]) -> None:
        """What is done as soon as a player has left the game; `left` are the events of what went with them."""


CASUAL_VARIANTS: dict[str, CasualVariant] = {}  # by name; each variant's file enters its own

V = TypeVar("V", bound=type[CasualVariant])


def casual_variant(name: str) -> Callable[[V], V]:
    """Declare a casual variant by the name that options use."""

    def declare(cls: V) -> V:
        CASUAL_VARIANTS[name] = cls()
        return cls

    return declare


def of_game(game: Game) -> tuple[CasualVariant, ...]:
    """The casual variants a game is played with, in the order in which its options name them."""
    names = game.options.get(OPTION)
    return tuple(CASUAL_VARIANTS[name] for name in names) if isinstance(names, (tuple, list)) else ()

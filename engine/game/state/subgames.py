"""Games within games (CR 725): what a subgame knows of its main game, and what is left to do in that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.record import record

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.meaning.cards import CardDefinition

State = Any  # a game: it knows what stands here, so that this can't know it


@record
class CardOfSubgame:
    """A card that goes to a main game as a subgame of it is over, and where to.

    It goes to a zone, or to a supplementary deck.
    """

    owner: Seat
    definition: CardDefinition
    card: int
    to: str
    deck: str = ""  # why it lies face down in the command zone, if it does: the deck that it belongs to


@record
class Played:
    """A subgame that has been played: who won and who lost it, and the cards that come back from it.

    `game` is how the main game stood when it went on; None while that has not happened yet.
    """

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    cards: tuple[CardOfSubgame, ...] = ()
    game: State | None = None


@record
class Unfinished:
    """The piece of a game that was discontinued for a subgame.

    How the game stood before it, and what came since.

    Carried out again, with the same answers and the same subgames behind it, it goes on where it was discontinued.
    """

    before: State
    told: tuple[Any, ...] = ()  # the answers given in it, and a `Played` for each subgame


@record
class MainGame:
    """The game above a subgame, as it stands, and the cards of who left the subgame.

    They go to it in the end.
    """

    game: State
    cards: tuple[CardOfSubgame, ...] = ()

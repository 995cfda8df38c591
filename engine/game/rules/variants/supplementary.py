"""Lists of cards besides the deck and the sideboard (CR 100.2c, 100.2d).

Such are supplementary decks, commanders and dungeons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.zones import COMMAND
from engine.game.events.chance import UseChance
from engine.game.events.zone_changes import make_card
from engine.game.rules.procedures import happen

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.variants.sitting import Cards, Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition


class SupplementaryList:
    """A kind of list: what it may hold, and how its cards come to the game."""

    name: str  # as setups and saved matches write it
    title: str  # as people call it
    rule: str
    card_types: tuple[str, ...] = ()  # the types of nontraditional cards that can be in it
    face_down = ""  # why its cards lie face down in the command zone, if they do; also the name of the deck there
    communal = False  # whether the players may have one together instead
    offered = True  # whether people choose one, among those that come with the program and their own
    before_shuffling = False  # whether its cards are set aside before decks are shuffled (CR 103.2)

    def belongs(self, card: CardDefinition) -> bool:
        """Whether a card belongs in such a list and in no other deck."""
        return not set(self.card_types).isdisjoint(card.front.printed.types)

    def dealt(self, listed: Sequence[tuple[int, str]], place: int) -> tuple[tuple[int, str], ...]:
        """What of one chosen list a player gets, by their place among those who need one: usually all of it."""
        return tuple(listed)

    def owners(self, players: int, variants: Sequence[str]) -> tuple[Seat, ...]:
        """Who needs one: usually everybody."""
        return tuple(range(players))

    def why_not(self, sitting: Sitting) -> str:
        """What is wrong with the lists of this kind that players sit down with; "" if nothing is."""
        return ""

    def left(self, game: Game, seat: Seat) -> tuple[ObjectId, ...]:
        """The cards that lie face down in a player's deck of this kind, from the top down."""
        return deck_in_command_zone(game, seat, self.face_down)

    def holds(self, game: Game, found: GameObject) -> bool:
        """Whether an object of a game is a card of such a list."""
        return found.definition is not None and self.belongs(found.definition)

    def left_out(self, game: Game, oid: ObjectId) -> None:
        """What is still so of a card of the list that the effect which restarted the game exempts (CR 724.5)."""

    def set_up(self, game: Game, sitting: Sitting) -> None:
        """Bring the cards of all lists of this kind into the game (CR 103.2, 103.3a)."""


LISTS: dict[str, SupplementaryList] = {}  # by name


def supplementary(kind: SupplementaryList) -> SupplementaryList:
    """Make a kind of list known by its name."""
    LISTS[kind.name] = kind
    return kind


def list_for(card: CardDefinition) -> SupplementaryList | None:
    """The kind of list that a card belongs in; None if it goes into a deck."""
    return next((kind for kind in LISTS.values() if kind.belongs(card)), None)


def shuffle_into_command_zone(game: Game, seat: Seat, deck: Sequence[CardDefinition], face_down: str) -> None:
    """Put a player's supplementary deck, shuffled, face down into the command zone (CR 103.3a, 108.5)."""
    if not deck:
        return
    chance = game.roll()
    order = chance.shuffled(tuple(range(len(deck))))
    happen(game, UseChance(chance.state))
    for place in order:
        make_card(game, deck[place], seat, COMMAND, face_down=face_down)


def deck_in_command_zone(game: Game, seat: Seat, face_down: str) -> tuple[ObjectId, ...]:
    """The cards of a player's supplementary deck from the top down."""
    mine = (oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)
    return tuple(oid for oid in mine if game.obj(oid).face_down == face_down)


def decks_left(game: Game, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The kinds of a player's decks in the command zone, with how many cards are left in each."""
    left = ((kind.name, len(kind.left(game, seat))) for _, kind in sorted(LISTS.items()) if kind.face_down)
    return tuple((name, number) for name, number in left if number)


def doubled(cards: Cards, most: int = 1) -> str:
    """Which card a list has more often than it may, in words: "3 of Small Plan"; "" if none."""
    names = [card.name for card in cards]
    twice = next((name for name in names if names.count(name) > most), "")
    return f"{names.count(twice)} of {twice}" if twice else ""

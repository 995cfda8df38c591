"""Decks in the command zone: of Attractions (CR 717.2), of schemes (904.3), of planes and phenomena (901.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.zones import COMMAND
from engine.events.chance import UseChance
from engine.events.planes import DECK as PLANAR_DECK
from engine.events.zone_changes import make_card
from engine.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.model.cards import CardDefinition
    from engine.state.game import Game

ATTRACTION_DECK, SCHEME_DECK = "attraction deck", "scheme deck"  # why a card in the command zone is face down
DECKS = {"plane": PLANAR_DECK, "phenomenon": PLANAR_DECK, "scheme": SCHEME_DECK}  # by card type


def shuffle_into_command_zone(game: Game, seat: Seat, deck: Sequence[CardDefinition], name: str) -> None:
    """Put a player's further deck, shuffled, into the command zone; its name is why the cards are face down."""
    if not deck:
        return
    chance = game.roll()
    order = chance.shuffled(tuple(range(len(deck))))
    happen(game, UseChance(chance.state))
    for place in order:
        make_card(game, deck[place], seat, COMMAND, face_down=name)


def deck_of(definition: CardDefinition) -> str:
    """The name of the deck in the command zone that a card belongs in; "" if in none."""
    if definition.nontraditional:
        return ATTRACTION_DECK
    kinds = (deck for card_type, deck in DECKS.items() if card_type in definition.front.printed.types)
    return next(kinds, "")

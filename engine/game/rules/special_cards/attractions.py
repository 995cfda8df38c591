"""Attractions (CR 717).

The Attraction deck and where its cards go, opening them (701.48), visiting them (701.49).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.keys import Deed
from engine.core.record import record, replace
from engine.core.steps import MAIN_1
from engine.core.zones import BATTLEFIELD, COMMAND, GRAVEYARD, HAND, LIBRARY, STACK
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import Context
from engine.game.rules.events.dice import roll
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import MOVING, PROGRESS, OfTheRules, turn_based_action
from engine.game.rules.variants.supplementary import (
    SupplementaryList,
    deck_in_command_zone,
    doubled,
    shuffle_into_command_zone,
    supplementary,
)
from engine.meaning.cards import ATTRACTION
from engine.meaning.families import Replacement
from engine.meaning.message import say
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.events.event import Event
    from engine.game.rules.variants.sitting import Cards, Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics

DECK = "attraction deck"  # why a card in the command zone is face down
OPENED = Deed("open an Attraction")
ROLLED = Deed("roll to visit your Attractions")
DIE = 6
LEAST = {False: (10, "717.2a"), True: (3, "717.2b")}  # cards, in constructed and in limited play


class AttractionDeck(SupplementaryList):
    """The Attraction deck that a player may have (CR 717.2)."""

    name = "attractions"
    title = "Attraction deck"
    rule = "717.2"
    face_down = DECK

    def belongs(self, card: CardDefinition) -> bool:
        return card.nontraditional

    def why_not(self, sitting: Sitting) -> str:
        limited = bool(sitting.options.get("limited"))
        for number, seat in enumerate(sitting.seats):
            why = _why_not(sitting.of(self.name, number), limited)
            if why:
                return f"{seat.name}'s Attraction deck: {why}"
        return ""

    def set_up(self, game: Game, sitting: Sitting) -> None:
        for seat in range(len(sitting.seats)):
            shuffle_into_command_zone(game, seat, sitting.of(self.name, seat), DECK)


def _why_not(deck: Cards, limited: bool) -> str:
    """What is wrong with an Attraction deck, if somebody plays with one (CR 717.2a, 717.2b)."""
    other = next((card.name for card in deck if not card.nontraditional), "")
    if other:
        return f"{other} is no Attraction (717.2)"
    if not limited and doubled(deck):
        return f"{doubled(deck)}; each card must have a different name (717.2a)"
    least, rule = LEAST[limited]
    return f"{len(deck)} cards, fewer than {least} ({rule})" if 0 < len(deck) < least else ""


supplementary(AttractionDeck())


def attraction_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's Attraction deck from the top down."""
    return deck_in_command_zone(game, seat, DECK)


@record
class GoesToCommandZone(Replacement):
    """A card with another back than usual goes to the command zone instead of any other zone (CR 717.6)."""

    repeats = True  # it may apply again to the same event, an exception to 614.5

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.to in (GRAVEYARD, HAND, LIBRARY, STACK) and not ctx.obj(event.oid).token

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        return (replace(event, to=COMMAND, index=None),)


@MOVING("717.6")
def to_the_command_zone(game: Game, event: ZoneChange) -> Iterator[OfTheRules]:
    """Attractions have another back."""
    definition = game.obj(event.oid).definition
    if definition is not None and definition.nontraditional:
        yield OfTheRules(("another back", event.oid), GoesToCommandZone(), "goes to the command zone instead")


def junkyard(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """A player's face-up pile of Attraction cards in the command zone (CR 717.6a)."""
    pile = (oid for oid in _in_command_zone(game, seat) if not game.obj(oid).face_down)
    return tuple(oid for oid in pile if (definition := game.obj(oid).definition) and definition.nontraditional)


def _in_command_zone(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    return tuple(oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)


def open_attraction(ctx: Context, seat: Seat) -> tuple[ObjectId, ...]:
    """Put the top card of a player's Attraction deck onto the battlefield face up (CR 701.48b).

    What entered.
    """
    top = attraction_deck(ctx.game, seat)[:1]
    done = [event for oid in top for event in ctx.happen(ZoneChange(oid, BATTLEFIELD, controller=seat, cause="open"))]
    opened = tuple(event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)
    if opened:
        happen(ctx.game, PlayerDid(seat, OPENED, oids=opened))  # CR 701.48c
    return opened


def attractions_of(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The Attractions that a player controls."""
    mine = ((oid, game.chars(oid)) for oid in game.permanents())
    return tuple(oid for oid, chars in mine if chars.controller == seat and ATTRACTION in chars.subtypes)


def roll_to_visit(ctx: Context, seat: Seat) -> None:
    """Roll a die; whether the result is lit up on an Attraction, its visit ability looks.

    See CR 701.49a, 702.159a.
    """
    for die in roll(ctx, seat, DIE):
        happen(ctx.game, PlayerDid(seat, ROLLED, die.result, attractions_of(ctx.game, seat)))


@turn_based_action("703.4g", MAIN_1)
def visit_attractions(game: Game) -> None:
    """The active player rolls to visit their Attractions if they control any (CR 703.4g, 717.4)."""
    for seat in game.active_players():
        mine = attractions_of(game, seat)
        if mine:
            roll_to_visit(Context(game, mine[0], seat), seat)


@PROGRESS("717.1")
def lit_up(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """The numbers that are lit up on an Attraction."""
    if chars.lights:
        yield Progress("lights", len(chars.lights), DIE, say("lights", numbers=chars.lights))

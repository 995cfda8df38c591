"""Commanders (CR 903.3, 903.4): which cards they are, and the colour identities that go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import in_order
from engine.core.keys import Mark
from engine.core.zones import OUTSIDE
from engine.game.events.status import SetMark
from engine.game.rules.questions.color_identity import color_identity

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

COMMANDERS = Mark("commanders")  # the mark of a player: the numbers of the cards that are their commanders
IDENTITY = Mark("color identity")  # the mark of a player: the colours of their commanders' colour identities (CR 903.4)


COLORS_CHOSEN = Mark("colors chosen for commanders")  # the mark of a player: for which card which color (CR 903.4b)


def color_chosen(game: Game, found: GameObject) -> str:
    """The color that was chosen for a commander before the game began; "" if none was (CR 903.4b)."""
    chosen = game.players[found.owner].marks.get(COLORS_CHOSEN, ())
    card = commander_card(game, found) if chosen else None
    return dict(chosen).get(card, "") if isinstance(chosen, tuple) and card is not None else ""


def choose_color(game: Game, seat: Seat, oid: ObjectId, color: str) -> SetMark:
    """The event by which a color is chosen for a commander; the choice stays with the card (CR 903.4b)."""
    before = game.players[seat].marks.get(COLORS_CHOSEN, ())
    made = (game.obj(oid).card, color)
    return SetMark(seat, COLORS_CHOSEN, (*before, made) if isinstance(before, tuple) else (made,))


def designate(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    """The event that makes a card its owner's commander; the card stays it through all zones (CR 903.3)."""
    return SetMark(seat, COMMANDERS, (*commanders_of(game, seat), game.obj(oid).card))


def establish_identity(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    """The event that adds a commander's colour identity to its player's, before the game begins.

    See CR 903.4a.
    """
    found = game.obj(oid)
    own = color_identity(found.definition) if found.definition is not None else ()
    return SetMark(seat, IDENTITY, in_order((*(identity_of(game, seat) or ()), *own, *game.chars(oid).colors)))


def commanders_of(game: Game, seat: Seat) -> tuple[int, ...]:
    """The cards that are a player's commanders."""
    found = game.players[seat].marks.get(COMMANDERS, ())
    return found if isinstance(found, tuple) else ()


def identity_of(game: Game, seat: Seat) -> tuple[str, ...] | None:
    """The colours of a player's commanders' colour identities.

    It is None, undefined, without a commander (CR 903.4f).
    """
    found = game.players[seat].marks.get(IDENTITY)
    return found if isinstance(found, tuple) else None


def commander_card(game: Game, found: GameObject) -> int | None:
    """The card that makes an object its owner's commander; None if it is no commander (CR 903.3).

    Any component of a melded or merged permanent may be it, also one that merged with a token (CR 903.3b, 903.3c).
    """
    mine = commanders_of(game, found.owner)
    cards = (*(() if found.token else (found.card,)), *(part.card for part in found.parts)) if mine else ()
    return next((card for card in cards if card in mine), None)


def is_commander(game: Game, found: GameObject) -> bool:
    """Whether an object, in whatever zone, is a commander (CR 903.3, 903.3d)."""
    return commander_card(game, found) is not None


def may_be_brought_in(game: Game, oid: ObjectId) -> bool:
    """Whether a Commander player may bring a card of theirs into the game from outside it (CR 903.11)."""
    found = game.obj(oid)
    identity = identity_of(game, found.owner)
    if identity is None or found.definition is None:
        return True
    if not set(color_identity(found.definition)) <= set(identity):
        return False
    there = (cards for other in game.objects.values() if other.zone != OUTSIDE for cards in other.cards())
    names = {name for owner, card, _ in there if owner == found.owner for name in card.front.printed.names}
    return names.isdisjoint(found.definition.front.printed.names)

"""Commanders (CR 903): which cards they are, what casting them costs besides, where they return, their damage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.colors import in_order
from engine.core.identity import is_player
from engine.core.record import record
from engine.core.zones import COMMAND, HAND, LIBRARY, OUTSIDE
from engine.decisions.choices import YesNo
from engine.events.status import SetMark
from engine.events.zone_changes import ZoneChange, make_card
from engine.model.families import Replacement
from engine.model.questions import Question
from engine.rules.context import ask
from engine.rules.questions.color_identity import color_identity

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.events.damage import Damage
    from engine.events.event import Event
    from engine.model.cards import CardDefinition
    from engine.rules.context import Context
    from engine.state.game import Game
    from engine.state.objects import GameObject

LEADS_DECKS: Question[bool] = Question(
    "leads_decks", "903.3a", about="card", answer="True: it can be a commander; asked of no game, only of decks"
)

COMMANDERS = "commanders"  # the mark of a player: the numbers of the cards that are their commanders
IDENTITY = "color identity"  # the mark of a player: the colours of their commanders' colour identities (CR 903.4)
CASTS = "commander casts"  # the mark of a player: how often they have cast each commander from the command zone
DAMAGE = "damage by commander"  # the mark of a player: for each commander's card how much combat damage it has dealt
RETURNS_FROM = (HAND, LIBRARY)  # instead of which zones a commander may go to the command zone (CR 903.9b)
TAX = 2  # generic mana for each earlier time (CR 903.8)


def designate(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    """The event that makes a card its owner's commander; the card stays it through all zones (CR 903.3)."""
    return SetMark(seat, COMMANDERS, (*commanders_of(game, seat), game.obj(oid).card))


def establish_identity(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    """The event that adds a commander's colour identity to its player's, before the game begins (CR 903.4a)."""
    found = game.obj(oid)
    own = color_identity(found.definition) if found.definition is not None else ()
    return SetMark(seat, IDENTITY, in_order((*(identity_of(game, seat) or ()), *own, *game.chars(oid).colors)))


def lead(game: Game, seat: Seat, card: CardDefinition) -> ObjectId:
    """Put a player's commander face up into the command zone before the game begins (CR 103.2c, 903.6)."""
    oid = make_card(game, card, seat, COMMAND)
    for event in (designate(game, seat, oid), establish_identity(game, seat, oid)):
        event.apply(game)
    return oid


def commanders_of(game: Game, seat: Seat) -> tuple[int, ...]:
    """The cards that are a player's commanders."""
    found = game.players[seat].marks.get(COMMANDERS, ())
    return found if isinstance(found, tuple) else ()


def identity_of(game: Game, seat: Seat) -> tuple[str, ...] | None:
    """The colours of a player's commanders' colour identities; None, undefined, without a commander (CR 903.4f)."""
    found = game.players[seat].marks.get(IDENTITY)
    return found if isinstance(found, tuple) else None


def commander_card(game: Game, found: GameObject) -> int | None:
    """The card of an object that makes it its owner's commander, of a melded permanent's any (CR 903.3b); or None."""
    mine = commanders_of(game, found.owner)
    if not mine or found.token:
        return None
    return next((card for card in (found.card, *(part.card for part in found.parts)) if card in mine), None)


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
    names = set(game.chars(oid).names)
    mine = (other for other in game.objects.values() if other.owner == found.owner and other.zone != OUTSIDE)
    return not any(other.definition and not other.token and other.values.name in names for other in mine)


# -- casting ---------------------------------------------------------------------------------------------------------


def may_cast_from_command_zone(game: Game, found: GameObject, seat: Seat) -> bool:
    """Whether an object is a commander that its owner may cast from the command zone (CR 903.8)."""
    return found.zone == COMMAND and found.owner == seat and is_commander(game, found)


def _counted(game: Game, seat: Seat, mark: str) -> dict[int, int]:
    found = game.players[seat].marks.get(mark, ())
    return dict(found) if isinstance(found, tuple) else {}


def tax(game: Game, seat: Seat, found: GameObject) -> int:
    """The generic mana that a commander costs besides if a player casts it from the command zone now (CR 903.8)."""
    card = commander_card(game, found)
    return TAX * _counted(game, seat, CASTS).get(card, 0) if card is not None else 0


def times_cast(game: Game, seat: Seat) -> int:
    """How often a player has cast any of their commanders from the command zone this game."""
    return sum(_counted(game, seat, CASTS).values())


def cast_from_command_zone(game: Game, seat: Seat, found: GameObject) -> Iterator[SetMark]:
    """What is noted as a player has cast a spell from the command zone: how often, if it is a commander."""
    card = commander_card(game, found)
    if card is not None:
        times = _counted(game, seat, CASTS)
        times[card] = times.get(card, 0) + 1
        yield SetMark(seat, CASTS, tuple(times.items()))


# -- returning -------------------------------------------------------------------------------------------------------


def wants_it_in_command_zone(game: Game, oid: ObjectId, rule: str) -> bool:
    """Whether its owner puts a commander into the command zone (CR 903.9)."""
    found = game.obj(oid)
    name = found.definition.name if found.definition is not None else "your commander"
    question = YesNo(
        seat=found.owner, prompt=f"Put {name} into the command zone?", purpose="commander", source=oid, rule=rule
    )
    return bool(ask(game, question))


@record
class ReturnsToCommandZone(Replacement):
    """A commander may go to the command zone instead of its owner's hand or library (CR 903.9b)."""

    def applies(self, ctx: Context, event: object) -> bool:
        if not isinstance(event, ZoneChange) or event.to not in RETURNS_FROM or event.origin == event.to:
            return False
        return is_commander(ctx.game, ctx.obj(event.oid))

    def replace(self, ctx: Context, event: object) -> Sequence[Event]:
        assert isinstance(event, ZoneChange)
        if not wants_it_in_command_zone(ctx.game, event.oid, "903.9b"):
            return (event,)
        found = ctx.obj(event.oid)
        card = commander_card(ctx.game, found)
        if found.parts and card is not None:  # a melded permanent: only that card of it (CR 903.9c)
            return (replace(event, apart=(card, COMMAND)),)
        return (replace(event, to=COMMAND, index=None, face_down=""),)


# -- damage ----------------------------------------------------------------------------------------------------------


def damage_by_commanders(game: Game, seat: Seat) -> dict[int, int]:
    """How much combat damage each commander has dealt to a player over the course of the game."""
    return _counted(game, seat, DAMAGE)


def record_damage(game: Game, event: Damage) -> Iterator[SetMark]:
    """What is noted of combat damage that a commander deals to a player."""
    if not event.combat or not is_player(event.recipient):
        return
    card = commander_card(game, game.look(event.source).object)
    if card is not None:
        dealt = damage_by_commanders(game, event.recipient)
        dealt[card] = dealt.get(card, 0) + event.amount
        yield SetMark(event.recipient, DAMAGE, tuple(dealt.items()))

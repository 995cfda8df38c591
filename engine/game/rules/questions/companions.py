"""Companions: cards outside the game that players revealed before it began (CR 103.2b, 702.139)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.core.zones import COMMAND, LIBRARY, OUTSIDE
from engine.game.rules.context import Context
from engine.game.rules.questions.commanders import is_commander
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.meaning.families import Condition

COMPANION = Mark("companion")  # of a card outside the game: it was revealed as its owner's companion
STARTING_DECK = "starting deck"  # the key of the cards of a deck where a companion's condition is judged

COMPANION_CONDITION: Question[Condition] = Question(
    "companion_condition", "702.139a", about="card outside the game", answer="what its owner's starting deck has to be"
)


def companions(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The card that a player has chosen as their companion, while it is outside the game."""
    return tuple(oid for oid in game.zone(OUTSIDE, seat) if game.obj(oid).marks.get(COMPANION))


def may_accompany(game: Game, oid: ObjectId, seat: Seat) -> bool:
    """Whether the starting deck of a player fulfills the condition of a card with companion."""
    ctx = Context(game, oid, seat, {STARTING_DECK: starting_deck(game, seat)})
    return any(condition.holds(ctx) for condition in verdicts(game, COMPANION_CONDITION, oid))


def starting_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's deck before the game begins, without the sideboard and with commanders.

    See CR 702.139b.
    """
    leading = (oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat and is_commander(game, game.obj(oid)))
    return (*game.zone(LIBRARY, seat), *leading)

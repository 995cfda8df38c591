"""Whom creatures may or must attack, by where players sit or which player it is not (CR 508.1c).

It may attack only the nearest opponent to one side, or a player other than some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat, is_object, is_player
from engine.core.record import record, wording
from engine.game.rules.combat.questions import MAY_ATTACK, MUST_ATTACK
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_PLAYERS
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.players.neighbors import to_one_side
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that "
        "opponent", into="static")  # fmt: skip
@phrase("each player may attack only the nearest opponent in the last chosen direction and planeswalkers controlled by "
        "that opponent", into="static", last=True)  # fmt: skip
@phrase("each player may attack only the opponent seated nearest them in the last chosen direction and planeswalkers "
        "controlled by that player", into="static", seated=True)  # fmt: skip
@record
class AttackOnlyToOneSide(Continuous):
    """Players may attack only the nearest opponent to one side, and planeswalkers of theirs.

    It can attack nothing else, and no battle either.
    """

    seated: bool = wording(default=False)
    last: bool = wording(default=False)
    reads = READS_BOARD

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (MayAttackToOneSide(),)


@record
class MayAttackToOneSide(RuleModifier):
    """The answer that nobody but that opponent, and no permanent but their planeswalkers, can be attacked.

    As long as no direction is chosen, everything can.
    """

    reads = READS_BOARD | READS_PLAYERS
    questions = (MAY_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        direction, defender = ctx.choice("direction"), details["defender"]
        if direction is None or not isinstance(defender, int):
            return None
        nearest = nearest_opponent(ctx, ctx.controller_of(about), direction)
        if is_player(defender):
            allowed = defender == nearest
        else:
            allowed = "planeswalker" in ctx.chars(defender).types and ctx.controller_of(defender) == nearest
        return None if allowed else Refusal(say("cant_attack_that", creature=NameOf(about)), "508.1c")


def nearest_opponent(ctx: Context, seat: Seat, direction: str) -> Seat | None:
    """The first opponent to a player's left, which is where turns go on (CR 101.4), or to their right."""
    return next((other for other in to_one_side(ctx, seat, direction) if ctx.game.are_opponents(seat, other)), None)


@phrase("attack[s] a player other than {player:player} if able", into="effect_change")
@record
class MustAttackAnother(RuleModifier):
    """A creature that, if it attacks, attacks another player if able (CR 508.1d)."""

    player: PlayerReference
    reads = READS_NOTHING
    questions = (MUST_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        defender = details.get("defender")
        if not isinstance(defender, int) or not is_player(defender):
            return None
        return True if defender not in self.player.refs(ctx) else None

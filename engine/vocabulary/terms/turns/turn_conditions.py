"""Conditions about the turn: whose it is, day and night, which combat phase (CR 102.1, 731, 500.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.record import record, wording
from engine.core.steps import COMBAT_STEPS, END, MAIN_STEPS, UPKEEP
from engine.game.events.turn_structure import BeginTurn
from engine.game.rules.special_cards.day_and_night import DAYTIME
from engine.game.state.several_turns import under_way
from engine.meaning.families import Condition
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("it's {player:player's} turn", into="condition_part"),
    phrase("it isn't {player:player's} turn", into="condition_part", negative=True, read_only=True),
    phrase("it's not {player:player's} turn", into="condition_part", negative=True),
)
@forms(
    phrase("{player:player's} turn", into="turn_of"),
    phrase("{player:player's} turns", into="turn_of", many=True),
    phrase("each of {player:player's} turns", into="turn_of", each=True),
)
@phrase("turns other than yours", into="turn_of", negative=True, player=You())
@phrase("turns other than {player:player's}", into="turn_of", negative=True)
@record
class IsTurnOf(Condition):
    """Whose turn it is (CR 102.1); of several that are under way, any of them (CR 807.4)."""

    player: PlayerReference
    negative: bool = False
    many: bool = wording(default=False)
    each: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(ref in under_way(ctx.game) for ref in self.player.refs(ctx)) != self.negative


@forms(
    phrase("it's {player:player's} main phase", into="condition_part"),
    phrase("it isn't {player:player's} main phase", into="condition_part", negative=True),
)
@phrase("{player:player's} main phase", into="turn_of")
@phrase("it's a main phase", into="condition_part", player=None)
@record
class IsMainPhaseOf(Condition):
    """That it is a main phase of a player's turn, or of anybody's, whichever of them (CR 505.1)."""

    player: PlayerReference | None
    negative: bool = False
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        theirs = self.player is None or any(ref in under_way(ctx.game) for ref in self.player.refs(ctx))
        return (ctx.game.turn.step in MAIN_STEPS and theirs) != self.negative


@phrase("{player:player's} {step:step_of_turn}", into="turn_of")
@record
class IsStepOf(Condition):
    """That it is a certain step of a player's turn (CR 500.1)."""

    player: PlayerReference
    step: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return ctx.game.turn.step == self.step and any(ref in under_way(ctx.game) for ref in self.player.refs(ctx))


lexicon("step_of_turn", {UPKEEP: "upkeep", END: "end step"})


@phrase("it's {player:player's} combat phase", into="condition_part")
@record
class IsCombatPhaseOf(Condition):
    """That it is a combat phase of a player's turn, whichever of them (CR 506.1)."""

    player: PlayerReference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        mine = any(ref in under_way(ctx.game) for ref in self.player.refs(ctx))
        return mine and ctx.game.turn.step in COMBAT_STEPS


@phrase("it's your first, second, or third turn of the game", into="condition_part")
@record
class IsEarlyTurn(Condition):
    """That it is one of the first three turns of the game that the player takes, extra ones counted.

    See CR 500.7.
    """

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return is_early_turn(ctx)


def is_early_turn(ctx: Context) -> bool:
    """Whether it is one of the first three turns that the controller takes in the game."""
    if ctx.controller not in under_way(ctx.game):
        return False
    mine = ctx.game.taking_turns_with(ctx.controller)
    begun = (event for event in ctx.game.history.since(0) if isinstance(event, BeginTurn))
    return sum(event.active in mine for event in begun) <= 3


@phrase("combat", into="turn_of")
@record
class IsCombat(Condition):
    """That it is the combat phase (CR 506.1)."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return ctx.game.turn.step in COMBAT_STEPS


@phrase("it's {time:time_of_day}", into="condition_part")
@record
class IsTimeOfDay(Condition):
    """Whether it's day or night (CR 731)."""

    time: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return ctx.game.marks.get(DAYTIME, "neither") == self.time


lexicon("time_of_day", {"day": "day", "night": "night", "neither day nor night": "neither"})


@phrase("it's the first combat phase of the turn", into="condition_part")
@record
class IsFirstCombat(Condition):
    """Whether this is the turn's first combat phase."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return ctx.game.turn.combats <= 1

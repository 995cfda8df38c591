"""Conditions about the turn: whose it is, day and night, which combat phase (CR 102.1, 731, 500.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record, wording
from engine.core.steps import COMBAT_STEPS
from engine.model.families import Condition
from engine.model.node import READS_TURN
from engine.rules.special_cards.day_and_night import DAYTIME
from engine.state.several_turns import under_way
from engine.terms.players import PlayerReference, You
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("it's {player:player's} turn", into="condition_part")
@phrase("{player:player's} turn", into="turn_of")
@phrase("{player:player's} turns", into="turn_of", many=True)
@phrase("turns other than yours", into="turn_of", negative=True, player=You())
@phrase("turns other than {player:player's}", into="turn_of", negative=True)
@phrase("it isn't {player:player's} turn", into="condition_part", negative=True, read_only=True)
@phrase("it's not {player:player's} turn", into="condition_part", negative=True)
@record
class IsTurnOf(Condition):
    """Whose turn it is (CR 102.1); of several that are under way, any of them (CR 807.4)."""

    player: PlayerReference
    negative: bool = False
    many: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(ref in under_way(ctx.game) for ref in self.player.refs(ctx)) != self.negative


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

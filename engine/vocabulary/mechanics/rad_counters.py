"""Rad counters, and the triggered ability of players who have any (CR 727 of the edition of 2026).

No object has that ability.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.emblems import GetAbilitiesOfDesignation
from engine.game.events.life import LoseLife
from engine.game.events.status import SetMark
from engine.game.rules.hooks import AT_ONCE
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Condition, Instruction
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.effects.keyword_actions.mill import mill
from engine.vocabulary.effects.verbs.players.emblems import emblem
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.triggers.steps import AtTheBeginning

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

RAD = "rad"
IRRADIATED = Mark("irradiated")  # the mark of a player for whose rad counters the ability stands in the command zone
RADIATION = "radiation"  # the cause of life lost to it (CR 727.1a)
_LABEL = (
    "At the beginning of your precombat main phase, if you have one or more rad counters, mill that many cards. For "
    "each nonland card milled this way, you lose 1 life and remove a rad counter from yourself."
)


def rads_of(game: Game, seat: Seat) -> int:
    """How many rad counters a player has."""
    return game.players[seat].counters.get(RAD, 0)


@record
class HasRads(Condition):
    """The player has one or more rad counters."""

    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return rads_of(ctx.game, ctx.controller) > 0


@record
class Irradiate(Instruction):
    """The player mills a card for each rad counter they have (CR 727 of 2026).

    For each of them that is no land they lose 1 life and a rad counter.
    """

    reads = READS_PLAYERS

    def perform(self, ctx: Context) -> bool:
        seat = ctx.controller
        milled = mill(ctx, [(seat, rads_of(ctx.game, seat))])
        number = sum("land" not in ctx.chars(oid).types for oid in milled)
        if number:
            ctx.happen(LoseLife(seat, number, ctx.source, cause=RADIATION))
            ctx.happen(RemoveCounters(seat, RAD, min(number, rads_of(ctx.game, seat)), ctx.source, player=seat))
        return bool(milled)


@lru_cache(maxsize=1)
def _rules() -> CardDefinition:
    """What stands in the command zone for the ability that comes with the counters (CR 727.1)."""
    pattern = AtTheBeginning("precombat main phase", You(), "whose")
    return emblem((TriggeredAbility(pattern, Irradiate(), HasRads(), label=_LABEL),), "Radiation")


@AT_ONCE("727.1", after=(PutCounters,))
def irradiated(game: Game) -> tuple[Event, ...]:
    """What stands for the ability, for each player who has just got their first rad counters."""
    seats = [seat for seat in game.seats() if rads_of(game, seat) and not game.players[seat].marks.get(IRRADIATED)]
    return tuple(
        event for seat in seats for event in (SetMark(seat, IRRADIATED), GetAbilitiesOfDesignation(seat, _rules()))
    )

"""The monarch (CR 724): a designation of a player, with two triggered abilities that no object has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.effects.emblems import emblem
from engine.effects.following import carry_out
from engine.events.emblems import GetEmblem
from engine.events.event import Event
from engine.events.status import SetMark
from engine.model.cards import CardDefinition
from engine.model.families import Condition, Instruction
from engine.model.node import READS_NOTHING, READS_PLAYERS
from engine.terms.players import PlayerReference
from engine.text.compile import compile_definition
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

MONARCH = "monarch"
BECOMES = "becomes the monarch"  # the key under which triggers wait
_ABILITIES = (  # CR 724.2
    "At the beginning of the monarch's end step, the monarch draws a card.\n"
    "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch."
)


@phrase("{player!} become[s] the monarch")
@dataclass(frozen=True, slots=True)
class BecomeTheMonarch(Instruction):
    """A player becomes the monarch, and nobody else is (CR 724.3)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        if seat is None or monarch(ctx) == seat:
            return False
        events: list[Event] = [
            SetMark(other, MONARCH, None) for other in ctx.game.seats() if ctx.game.player(other).marks.get(MONARCH)
        ]
        if not any(ctx.chars(oid).name == "The Monarch" for oid in ctx.game.zone("command")):
            events.append(GetEmblem(seat, _rules()))
        carry_out(ctx, *events, SetMark(seat, MONARCH, key=BECOMES))
        return True


@lru_cache(maxsize=1)
def _rules() -> CardDefinition:
    """What stands in the command zone for the abilities that come with the designation."""
    return emblem(tuple(compile_definition(_ABILITIES, "the monarch")), "The Monarch")


def monarch(ctx: Context) -> Seat | None:
    """Who is the monarch; None if nobody is."""
    return next((seat for seat in ctx.game.seats() if ctx.game.player(seat).marks.get(MONARCH)), None)


@phrase("the monarch", into="player")
@dataclass(frozen=True, slots=True)
class TheMonarch(PlayerReference):
    """The player who is the monarch."""

    reads = READS_PLAYERS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = monarch(ctx)
        return () if found is None else (found,)


@phrase("{player} [are|is] the monarch", into="condition_part")
@phrase("{player}'re the monarch", into="condition_part", short=True)
@phrase("{player} [aren't|isn't] the monarch", into="condition_part", negative=True)
@dataclass(frozen=True, slots=True)
class IsTheMonarch(Condition):
    """Whether a player is the monarch."""

    player: PlayerReference
    short: bool = False
    negative: bool = False
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return (monarch(ctx) in self.player.seats(ctx)) != self.negative


@phrase("there is no monarch", into="condition_part")
@dataclass(frozen=True, slots=True)
class NoMonarch(Condition):
    """Whether nobody is the monarch."""

    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return monarch(ctx) is None

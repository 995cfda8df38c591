"""The clauses of a sentence: what mana they would add, and how far "you may" reaches (CR 106.7, 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Condition, Instruction, ManaMaking, Override
from engine.meaning.node import READS_NOTHING, children
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def produces_of(steps: tuple[Instruction, ...], ctx: Context) -> tuple[str, ...]:
    """What mana a row of instructions would add now, by the one of them that adds some (CR 106.7)."""
    place = next((n for n, step in enumerate(steps) if isinstance(step, ManaMaking)), None)
    if place is None:
        return ()
    making, following = steps[place], steps[place + 1] if place + 1 < len(steps) else None
    if isinstance(following, Override) and following.applies(ctx):
        making = following.in_place_of(making)
    return making.produces(ctx) if isinstance(making, ManaMaking) else ()


def optional_steps(player: PlayerReference, steps: tuple[Instruction, ...]) -> int:
    """How many clauses "you may" stands before: up to the next that says "you" itself.

    "You may put one of them onto the battlefield, then you put the rest into your hand": the rest is put there anyway.
    """
    own = (place for place, step in enumerate(steps) if place and _says_you(step))
    return next(own, len(steps)) if player.person == "you" else len(steps)


def _says_you(step: Instruction) -> bool:
    return any(isinstance(part, You) and part.said for part in children(step))


@phrase("{one:deed} if {first:condition}, and {other:deed} if {second:condition}", into="sentence_start")
@record
class EachIf(Instruction):
    """Two things in one sentence, each done only if its own condition is true."""

    one: Instruction
    first: Condition
    other: Instruction
    second: Condition
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = self.first.holds(ctx) and self.one.perform(ctx)
        also = self.second.holds(ctx) and self.other.perform(ctx)
        return done or also

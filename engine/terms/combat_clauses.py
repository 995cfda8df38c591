"""Clauses about combat (CR 506): "attacking you", "blocked by this creature"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.events.combat import Blocks
from engine.model.families import Filter, Reference
from engine.model.node import (
    READS_BOARD,
    READS_STATUS,
)  # fmt: skip
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{object:pronoun}'s blocking", into="clause", word="blocked by", short=True)
@phrase("blocking {object}", into="clause", word="blocking")
@phrase("blocking {object}", into="place_being", word="blocking")
@phrase("blocked by {object}", into="clause", word="blocked by")
@phrase("blocking or blocked by {object}", into="clause", word="blocking or blocked by")
@record
class InCombatWith(Filter):
    """A creature that blocks another, or is blocked by it."""

    object: Reference
    word: str
    short: bool = False  # "each creature it's blocking"
    reads = READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        combat = ctx.game.combat
        if combat is None:
            return False
        others = self.object.refs(ctx)
        blocking = any(ref in _blockers_of(ctx, other) for other in others)
        blocked = any(ref in _blocked_by(ctx, other) for other in others)
        return (blocking and "blocking" in self.word) or (blocked and "blocked" in self.word)


@phrase("blocking a {what:filter#one}", into="clause", word="blocking")
@phrase("blocking a {what:filter#one}", into="place_being", word="blocking")
@phrase("blocked by a {what:filter#one}", into="clause", word="blocked by")
@phrase("blocked by a {what:filter#one}", into="place_being", word="blocked by")
@phrase("blocking or blocked by a {what:filter#one}", into="clause", word="blocking or blocked by")
@phrase("blocking or blocked by a {what:filter#one}", into="place_being", word="blocking or blocked by")
@record
class InCombatWithSuch(Filter):
    """A creature that blocks any of a description, or is blocked by one."""

    what: Filter
    word: str
    reads = READS_BOARD | READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        blocked = _blocked_by(ctx, ref) if "blocking" in self.word else ()
        blocking = _blockers_of(ctx, ref) if "blocked" in self.word else ()
        return any(self.what.matches(ctx, other) for other in (*blocked, *blocking))


def _blockers_of(ctx: Context, attacker: Ref) -> tuple[Ref, ...]:
    """The creatures that block an attacker, or are in combat still after they blocked it (CR 608.2b, 608.2h)."""
    combat = ctx.game.combat
    if combat is None:
        return ()
    if attacker in ctx.game.objects:
        return tuple(blocker for blocker, attackers in combat.blocking.items() if attacker in attackers)
    blocks = (event for event in ctx.game.history.this_turn if isinstance(event, Blocks) and event.attacker == attacker)
    return tuple(event.blocker for event in blocks if event.blocker in combat.blocking)


def _blocked_by(ctx: Context, blocker: Ref) -> tuple[Ref, ...]:
    """The attackers that a creature blocks, or blocked as it last existed (CR 608.2h)."""
    combat = ctx.game.combat
    if combat is None:
        return ()
    if blocker in ctx.game.objects:
        return combat.blocking.get(blocker, ())
    blocked = (event for event in ctx.game.history.this_turn if isinstance(event, Blocks) and event.blocker == blocker)
    return tuple(event.attacker for event in blocked if event.attacker in combat.attacking)


@phrase("attacking {player:reference}", into="clause")
@phrase("attacking {player:reference}", into="place_being")
@record
class AttackingWhom(Filter):
    """A creature that attacks certain players, or planeswalkers."""

    player: Reference
    reads = READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        combat = ctx.game.combat
        return combat is not None and combat.attacking.get(ref) in self.player.refs(ctx)

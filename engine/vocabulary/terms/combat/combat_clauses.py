"""Clauses about combat (CR 506): "attacking you", "blocked by this creature"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref, is_object, is_player
from engine.core.record import record, wording
from engine.game.events.combat import Blocks
from engine.game.events.zone_changes import LEAVES, ZoneChange
from engine.game.state.last_known import attacking, blockers, blocking
from engine.meaning.families import Filter, Reference
from engine.meaning.node import (
    READS_BOARD,
    READS_STATUS,
    READS_TURN,
)  # fmt: skip
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.turns.past import events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{object:pronoun}'s blocking", into="clause", word="blocked by", short=True),
    phrase("{object} is blocking", into="clause", word="blocked by", is_=True),
)
@forms(
    phrase("blocking {object}", into="clause", word="blocking"),
    phrase("blocking {object}", into="place_being", word="blocking"),
)
@phrase("['s|are] blocking {object}", into="relative", word="blocking", that=True)
@phrase("blocked by {object}", into="clause", word="blocked by")
@phrase("blocking or blocked by {object}", into="clause", word="blocking or blocked by")
@record
class InCombatWith(Filter):
    """A creature that blocks another, or is blocked by it."""

    object: Reference
    word: str
    short: bool = wording(default=False)  # "each creature it's blocking"
    is_: bool = wording(default=False)
    that: bool = wording(default=False)
    reads = READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        others = self.object.refs(ctx)
        blocks = any(ref in blockers(ctx.game, other) for other in others)
        is_blocked = any(ref in (blocking(ctx.game, other) or ()) for other in others)
        return (blocks and "blocking" in self.word) or (is_blocked and "blocked" in self.word)


@phrase("{object:pronoun} blocked {turn:which_turn}", into="clause", bare=True)
@phrase("that {object} blocked {turn:which_turn}", into="clause")
@record
class BlockedBefore(Filter):
    """A creature that another one has blocked this turn or this combat, whether it still does or not (CR 509.1g)."""

    object: Reference
    turn: str
    bare: bool = wording(default=False)  # "each creature it blocked this combat"
    reads = READS_TURN

    def well_formed(self) -> bool:
        """Of the turn or the combat phase under way."""
        return self.turn in ("this", "combat")

    def matches(self, ctx: Context, ref: Ref) -> bool:
        named = self.object.refs(ctx)
        named = (*named, *(ctx.obj(other).previous for other in named if is_object(other)))  # as it was before it died
        events = (event for event in events_of(ctx, self.turn) if isinstance(event, Blocks))
        return any(event.attacker == ref and event.blocker in named for event in events)


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
        blocked = (blocking(ctx.game, ref) or ()) if "blocking" in self.word else ()
        block = blockers(ctx.game, ref) if "blocked" in self.word else ()
        return any(self.what.matches(ctx, other) for other in (*blocked, *block))


@forms(
    phrase("attacking alone", into="being", words="attacking"),
    phrase("blocking alone", into="being", words="blocking"),
    phrase("attacking or blocking alone", into="being", words="attacking or blocking"),
)  # fmt: skip
@phrase("['s|are] attacking alone", into="relative", words="attacking")
@record
class Alone(Filter):
    """A creature that is attacking alone or blocking alone (CR 506.5).

    One that has left the battlefield is compared with those that left it together with it, too.
    """

    words: str
    reads = READS_STATUS | READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        others = [other for other in (*ctx.game.permanents(), *left_with(ctx, ref)) if other != ref]
        attacks, blocks = "attacking" in self.words, "blocking" in self.words
        if attacks and attacking(ctx.game, ref) != NOBODY:
            return all(attacking(ctx.game, other) == NOBODY for other in others)
        return blocks and blocking(ctx.game, ref) is not None and all(blocking(ctx.game, o) is None for o in others)


def left_with(ctx: Context, ref: Ref) -> tuple[Ref, ...]:
    """What left the battlefield at the same time as an object that is no longer there (CR 603.10a)."""
    left = [event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange) and LEAVES in event.keys()]
    moment = next((event.moment for event in left if event.oid == ref), None)
    return tuple(event.oid for event in left if event.moment == moment)


@phrase("attacking {player:reference}", into="clause")
@phrase("attacking {player:reference}", into="place_being")
@forms(
    phrase("['s|are] attacking {player:reference}", into="relative"),
    phrase("['s|are] attacking {player:attacked}", into="relative"),
)
@phrase("attacking {player:attacked}", into="clause")
@record
class AttackingWhom(Filter):
    """A creature that attacks certain players, or planeswalkers."""

    player: Reference
    reads = READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        attacked = attacking(ctx.game, ref)
        return attacked != NOBODY and attacked in self.player.refs(ctx)


@phrase("the player or planeswalker it's attacking", into="reference")
@record
class WhatItAttacks(Reference):
    """The player or planeswalker that a creature attacks (CR 508.5). A battle is neither.

    "It" is what the words name besides the ability's own object, and that object if they name nothing.
    """

    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """The creature."""
        return Wanted("object", plural=False, itself=False, optional=True)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        creatures = ctx.bound(self.key) if self.key else (ctx.source,)
        attacked = (attacking(ctx.game, ref) for ref in creatures)
        return tuple(dict.fromkeys(ref for ref in attacked if ref != NOBODY and _is_player_or_walker(ctx, ref)))


def _is_player_or_walker(ctx: Context, ref: Ref) -> bool:
    return is_player(ref) or "planeswalker" in ctx.game.look(ref).characteristics.types

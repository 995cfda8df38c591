"""Limits for attackers or blockers taken together (CR 508.1c, 509.1b, 509.1c).

Also blocked creatures that deal damage as though they weren't blocked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.record import record, wording
from engine.game.rules.combat.questions import (
    ATTACK_GROUP,
    BLOCKER_GROUP,
    DEALS_AS_IF_UNBLOCKED,
    MAY,
    MUST,
    MUST_BE_BLOCKED,
)
from engine.game.rules.combat.restrictions import TooMany
from engine.meaning.families import Continuous, Duration, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_CONTROL, READS_NOTHING, READS_TYPES
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

NO_LIMIT = 1_000_000


@record
class TogetherAtMost(RuleModifier):
    """Only so many creatures attack (a certain player) or block in one combat."""

    most: int
    deed: str  # "attack", "attack you" or "block"
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (BLOCKER_GROUP,) if self.deed == "block" else (ATTACK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        together = details["blocks" if self.deed == "block" else "attackers"]
        assert isinstance(together, dict)
        if self.deed == "attack you":
            number = sum(1 for defender in together.values() if defender == ctx.controller)
        else:
            number = len(together)
        if number <= self.most:
            return None
        rule = "509.1b" if self.deed == "block" else "508.1c"
        limit = NO_LIMIT if self.deed == "attack you" else self.most
        return TooMany(f"no more than {self.most} can {self.deed}", rule, limit)


lexicon("done_together", {deed: deed for deed in ("attack", "block", "attack you")})


@forms(
    phrase("no more than one creature can {deed:done_together} each combat", into="static", most=1),
    phrase("no more than {most:cardinal_number} creatures can {deed:done_together} each combat", into="static"),
)
@record
class NoMoreThan(Continuous):
    """A limit on the number of attackers or blockers in each combat."""

    most: int
    deed: str
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (TogetherAtMost(self.most, self.deed),)


@phrase("{player} can't block with more than one creature {duration}")
@record
class BlocksWithOne(Instruction):
    """Certain players can't block with more than one creature each, for a while (CR 509.1b)."""

    player: PlayerReference
    duration: Duration
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (OneBlockerEach(self.player.seats(ctx)),), None, self.duration)
        return True


@record
class OneBlockerEach(Continuous):
    """A limit on the number of creatures with which each of some players blocks."""

    seats: tuple[Seat, ...]
    reads = READS_TYPES | READS_CONTROL

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and "creature" in ctx.chars(ref).types and ctx.controller_of(ref) in self.seats

    def parts(self) -> tuple[StaticEffect, ...]:
        return (OneBlocker(),)


@record
class OneBlocker(RuleModifier):
    """A creature that blocks only if no other creature of its controller does."""

    reads = READS_CONTROL
    questions = (BLOCKER_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        together = details["blocks"]
        assert isinstance(together, dict)
        mine = ctx.controller_of(about)
        if sum(1 for oid in together if ctx.controller_of(oid) == mine) <= 1:
            return None
        return TooMany("no more than one can block", "509.1b", NO_LIMIT)


@record
class EachMustBlockIt(RuleModifier):
    """A requirement on each creature that is able to block this one (CR 509.1c)."""

    what: Filter
    reads = READS_NOTHING
    questions = (MUST_BE_BLOCKED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blocker = details["blocker"]
        if not isinstance(blocker, int):
            return None
        return True if self.what.matches(ctx, blocker) else None


@phrase("all {what:filter#many} able to block {object}< or {other:object}> do so", into="static")
@record
class AllBlockIt(Continuous):
    """Creatures all of whose possible blockers, or all of a kind, must block them."""

    object: Reference
    what: Filter
    other: Reference | None = None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx) or (self.other is not None and ref in self.other.refs(ctx))

    def parts(self) -> tuple[StaticEffect, ...]:
        return (EachMustBlockIt(self.what),)


@record
class StrikesPast(RuleModifier):
    """A creature whose controller may, or must, have it deal its damage as though it weren't blocked."""

    must: bool = False
    reads = READS_NOTHING
    questions = (DEALS_AS_IF_UNBLOCKED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return MUST if self.must else MAY


lexicon("his_or_her", {words: words for words in ("its", "his", "her", "their")})


@phrase("you may have {object} assign its combat damage as though it weren't blocked", into="static")
@forms(
    phrase("{object's} controller may have it assign combat damage as though it weren't blocked", into="static",
           theirs=True),
    phrase("{object's} controller may have it assign its combat damage as though it weren't blocked", into="static",
           theirs=True, its=True),
    phrase("you may have {object} assign {whose:his_or_her} combat damage as though ~ weren't blocked", into="static"),
)  # fmt: skip
@phrase("for each {what:filter#one}, you may have that creature assign its combat damage as though it weren't blocked",
        into="static", object=None)  # fmt: skip
@record
class AssignsPastBlockers(Continuous):
    """A creature whose controller may have it strike past those that block it (CR 510.1c)."""

    object: Reference | None
    what: Filter | None = None  # each such creature
    theirs: bool = wording(default=False)
    its: bool = wording(default=False)
    whose: str = wording(default="")
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if self.what is not None:
            return is_object(ref) and self.what.matches(ctx, ref)
        return self.object is not None and ref in self.object.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (StrikesPast(),)

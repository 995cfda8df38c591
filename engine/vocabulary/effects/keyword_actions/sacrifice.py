"""Sacrifice (CR 701.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.record import record, replace, wording
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.zone_changes import MAY_BE_SACRIFICED, Sacrifice
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Filter, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import CHOSEN, acting_as, are_there, deeds, done_to, multiplied
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import Some, matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@phrase("{player!} sacrifice[s] {what:thing}")
@phrase("{player!} sacrifice[s] {what:some} {each:for_each}")
@forms(
    phrase("{player!} sacrifice[s] {what:some} of [their#player] choice", of_choice=True),
    phrase("{player!} sacrifice[s] {what:several_things} of [their#player] choice", of_choice=True),
    phrase("{player!} sacrifice[s] {what:some} of their choice", of_choice=True, their=True),
)
@phrase("{player!} sacrifice[s] {what:some} of [their#player] choice {which:clause}", of_choice=True)
@phrase("{player!} sacrifice[s] {what:some} of [their#player] choice {each:for_each}", of_choice=True)
@record
class SacrificePermanents(Instruction):
    """Players sacrifice permanents they control (CR 701.17a).

    Each chooses in turn order, then all are sacrificed at once (CR 101.4).
    """

    player: PlayerReference
    what: Reference
    of_choice: bool = wording(default=False)
    their: bool = wording(default=False)  # of those who may do it, where the words name them before "may"
    each: Amount | None = None
    which: Filter | None = None  # the clause behind "of their choice"
    key: str = ""
    reads = READS_NOTHING
    good_for_doers = False

    def well_formed(self) -> bool:
        """A clause behind "of their choice" is said of what is chosen."""
        return self.which is None or isinstance(self._what, Some)

    @property
    def _what(self) -> Reference:
        """What is sacrificed, with the clause behind "of their choice"."""
        if self.which is None or not isinstance(self.what, Some) or not isinstance(self.what.what, Described):
            return self.what
        return replace(self.what, what=replace(self.what.what, after=(*self.what.what.after, self.which)))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed."""
        return done_to(self.key, self.what, "sacrificed")

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self._what, may=_on_battlefield, each=self.each)

    def perform(self, ctx: Context) -> bool:
        chosen = deeds(ctx, self.player, self._what, TO_SACRIFICE, good=False, may=may_sacrifice, each=self.each)
        least = sum(self._least(acting_as(ctx, self.player, seat)) for seat in self.player.seats(ctx))
        events = [Sacrifice(seat, oid, ctx.source) for seat, oid in chosen if ctx.on_battlefield(oid)]
        done = tuple(event.oid for event in carry_out(ctx, *events) if isinstance(event, Sacrifice))
        ctx.bind(self.key, done)
        return bool(done) and len(done) >= least

    def _least(self, ctx: Context) -> int:
        """How much a player has to sacrifice."""
        what = multiplied(ctx, self._what, self.each)
        return bounds_of(what.count, ctx)[0] if isinstance(what, CHOSEN) else 1


@phrase("{what:object} [is|are] sacrificed by (its controller|their controllers#what)")
@record
class AreSacrificed(Instruction):
    """Permanents are sacrificed by whoever controls each of them, all at once (CR 701.17)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed."""
        return done_to(self.key, self.what, "sacrificed")

    def perform(self, ctx: Context) -> bool:
        there = on_battlefield(ctx, self.what.refs(ctx))
        events = [Sacrifice(ctx.controller_of(oid), oid, ctx.source) for oid in there]
        done = tuple(event.oid for event in carry_out(ctx, *events) if isinstance(event, Sacrifice))
        ctx.bind(self.key, done)
        return bool(done)


@phrase("{player!} sacrifice[s] half the {what#many} [they#player] control<of_choice? of [their#player] choice>, "
        "rounded {rounding:rounding}")  # fmt: skip
@record
class SacrificeHalf(Instruction):
    """Players sacrifice half of what they control of a kind, all at once (CR 101.4, 107.1a)."""

    player: PlayerReference
    what: Filter
    rounding: str
    of_choice: bool = wording(default=False)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        events: list[Sacrifice] = []
        for seat in self.player.seats(ctx):
            theirs = [oid for oid in matching(ctx, self.what) if ctx.controller_of(oid) == seat]
            number = (len(theirs) + (self.rounding == "up")) // 2
            able = [oid for oid in theirs if may_sacrifice(ctx, seat, oid)]
            chosen = ctx.choose_objects(seat, able, number, number, purpose=TO_SACRIFICE, good=False, rule="701.17a")
            events.extend(Sacrifice(seat, oid, ctx.source) for oid in chosen)
        return any(isinstance(event, Sacrifice) for event in carry_out(ctx, *events))


def _on_battlefield(ctx: Context, seat: Seat, oid: Ref) -> bool:
    return ctx.on_battlefield(oid) and may_sacrifice(ctx, seat, oid)


def may_sacrifice(ctx: Context, seat: Seat, oid: Ref) -> bool:
    """Whether a player can sacrifice something (CR 701.17a): they control it, and nothing forbids it."""
    if ctx.controller_of(oid) != seat or not is_object(oid):
        return False
    return refused(ctx.game, MAY_BE_SACRIFICED, oid, event=Sacrifice(seat, oid, ctx.source)) is None

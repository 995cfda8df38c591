"""How permanents enter (CR 614.1c, 614.1d, 614.12): tapped, with counters, with choices made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE
from engine.game.events.effects import EXILED_WITH, BeginEffect, MarkAsEntered
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.game.rules.linked import linked_name
from engine.game.state.effects import FloatingEffect
from engine.meaning.abilities import Ability, Paragraph, StaticAbility
from engine.meaning.families import Amount, Condition, Filter, Instruction, Reference, Replacement, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS, walk
from engine.meaning.speech import Unbound
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.characteristics.type_changes import Becomes, Kind
from engine.vocabulary.terms.amounts.plain_numbers import ONE, Number, X
from engine.vocabulary.terms.grammar.anaphors import It, That, ThatMuch
from engine.vocabulary.terms.grammar.continuous import RulesOfItself
from engine.vocabulary.terms.objects.objects import Every, This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_ENTER_TAPPED = Purpose("enter tapped", "614.12")


ENTERING_LATER = "entering later"  # the key of the spell whose casting says how it is to enter


@record
class Enters(Replacement):
    """A change of how what is described enters."""

    what: Reference
    reads = READS_NOTHING
    keys = (ENTERS,)
    order_free = True

    @property
    def entering(self) -> bool:  # type: ignore[override]
        """Whether it is about the entering object itself (CR 614.12)."""
        return not isinstance(self.what, Every)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return self._is_meant(ctx, event.oid)

    def speaking_of(self, ctx: Context, event: ZoneChange) -> Context:
        """A context in which "it" and "its" mean what enters: each of what is described, in its turn."""
        key = self.what.key if isinstance(self.what, Every) else ""
        return ctx.naming({key: (event.oid,)}) if key else ctx

    def _is_meant(self, ctx: Context, ref: Ref) -> bool:
        if isinstance(self.what, Every):
            return self.what.what.matches(ctx, ref)
        return ref in self.what.refs(ctx)


@phrase("{what:affected} enter[s] tapped", into="static")
@phrase("{what:affected} enter[s] tapped unless {unless}", into="static")
@record
class EntersTapped(Enters):
    """Enters tapped (CR 614.1d), always or unless something is true."""

    unless: Condition | None = None

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if self.unless is not None and self.unless.holds(ctx):
            return (event,)
        return (replace(event, tapped=True),)


@phrase("{this:object} enter[s] tapped and {changes:static_change*and#this}.", into="line")
@record
class EntersTappedAndIs(Paragraph):
    """A permanent enters tapped, and what the same sentence says is so from then on.

    As in "… and doesn't untap during …".
    """

    this: Reference
    changes: tuple[StaticEffect, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it is about its own object, and what is said behind it are rules for that."""
        return isinstance(self.this, This) and RulesOfItself(self.this, self.changes).well_formed()

    def written(self) -> tuple[Ability, ...]:
        entering, being = EntersTapped(self.this), RulesOfItself(self.this, self.changes)
        return (StaticAbility((entering,)), StaticAbility((being,)))


@phrase("you may have {what:object} enter tapped. ^if you do, {effect:chain}", into="static")
@record
class MayEnterTapped(Enters):
    """May enter tapped, for something that is done then (CR 614.1c, 614.12a)."""

    effect: Instruction

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.what, This)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        chosen = event.cause != "position" and ctx.may(ctx.controller, say("may_enter_tapped"), purpose=TO_ENTER_TAPPED)
        if not chosen:
            return (event,)
        self.effect.perform(ctx.within())
        return (replace(event, tapped=True),)


@phrase("{what:affected} enter[s] untapped", into="static")
@record
class EntersUntapped(Enters):
    """A permanent enters untapped (CR 614.1d).

    If something also says that it enters tapped, it is chosen which of them applies first.
    """

    order_free = False

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.tapped and self._is_meant(ctx, event.oid)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, tapped=False),)


@phrase("{what:affected} enter[s] with {count:count} {kind:counter_kind} counter(s) on [them] and with "
        "{abilities:granted*and}", into="static")  # fmt: skip
@phrase("{what:affected} enter[s] <tapped? tapped> with {count:count} {kind:counter_kind} counter(s) on [them]",
        into="static")  # fmt: skip
@phrase("{what:affected} enter[s] tapped and with {count:count} {kind:counter_kind} counter(s) on [them]",
        into="static", tapped=True, read_only=True)  # fmt: skip
@phrase("{what:affected} enter[s] <tapped? tapped> with {count:count} {kind:counter_kind} counter(s) on [them] "
        "{each:for_each}", into="static")  # fmt: skip
@phrase("{what:affected} enter[s] with a {kind:counter_kind} counter on [them] {each:for_each} and a "
        "{kind:counter_kind} counter on [them] {each_also:for_each}", into="static", count=ONE)  # fmt: skip
@phrase("{what:affected} enter[s] with a {kind:counter_kind} counter on [them] plus a additional {kind:counter_kind} "
        "counter on [them] {each:for_each}", into="static", count=ONE, plus=True)  # fmt: skip
@phrase("if you do, {what:affected} enter[s] with {count:count} {kind:counter_kind} counter(s) on [them]",
        into="static", did=True)  # fmt: skip
@phrase("{what:affected} enter[s] with a additional {kind:counter_kind} counter on [them]", into="static",
        additional=True, count=ONE)  # fmt: skip
@phrase("{what:affected} enter[s] with a additional {kind:counter_kind} counter on [them] {each:for_each}",
        into="static", additional=True, count=ONE)  # fmt: skip
@phrase("{what:affected} enter[s] with {count:count} additional {kind:counter_kind} counter(s) on [them]",
        into="static", additional=True)  # fmt: skip
@phrase("{what:affected} enter[s] with a additional X {kind:counter_kind} counters on [them]", into="static",
        additional=True, count=X())  # fmt: skip
@phrase("{what:affected} enter[s] with a number of {kind:counter_kind} counters on [them] equal to {count:quantity}",
        into="static")  # fmt: skip
@phrase("~ enters with a number of {kind:counter_kind} counters on ~ equal to {count:quantity}", into="static",
        what=This(), by_name=True)  # fmt: skip
@phrase("{what:affected} enter[s] with a number of additional {kind:counter_kind} counters on [them] equal to "
        "{count:quantity} and as a {kinds:kind#one} in addition to [their] other types", into="static",
        additional=True, equal=True)  # fmt: skip
@phrase("{what:affected} enter[s] with a number of additional {kind:counter_kind} counters on [them] equal to "
        "{count:quantity}", into="static", additional=True, equal=True)  # fmt: skip
@phrase("{what:affected} enter[s] with <additional? a additional> X {kind:counter_kind} counters on [them], where X "
        "is {count:quantity}", into="static", where=True)  # fmt: skip
@record
class EntersWith(Enters):
    """Enters with counters on it (CR 614.1c, 122.6a)."""

    kind: str
    count: Amount
    tapped: bool = False
    each: Amount | None = None
    each_also: Amount | None = None  # for each of these one more
    additional: bool = wording(default=False)
    where: bool = wording(default=False)
    equal: bool = wording(default=False)  # "a number of additional … equal to"
    did: bool = wording(default=False)  # "if you do": of as many as was done, which is none if it wasn't
    abilities: tuple[Ability, ...] = ()  # that it has besides from then on
    kinds: Kind | None = None  # what it is besides from then on
    by_name: bool = wording(default=False)
    plus: bool = False  # those for each come on top of the one

    def well_formed(self) -> bool:
        """Whether it is a static ability that says so many counters.

        "If you do" needs as many as was done. A plain number of additional counters on one object is what an
        instruction says.
        """
        plain = self.each is None and not self.where and not self.equal and self.count not in (ONE, X())
        if self.additional and plain and not isinstance(self.what, Every):
            return False
        return not self.did or any(isinstance(node, ThatMuch) for node in walk(self.count))

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        each = self.each.value(ctx) if self.each is not None else 1
        number = 1 + each if self.plus else self.count.value(ctx) * each
        number += self.each_also.value(ctx) if self.each_also is not None else 0
        changed = with_counters(event, self.kind, number) if number > 0 else event
        changed = replace(changed, tapped=True) if self.tapped else changed
        parts: tuple[StaticEffect, ...] = (HasAbilities(self.abilities),) if self.abilities else ()
        parts += (Becomes(self.kinds, besides="types", verb="is"),) if self.kinds is not None else ()
        if not parts:
            return (changed,)
        given = FloatingEffect(ctx.source, ctx.controller, parts, (event.oid,), None)
        return (changed, BeginEffect(given, follows=True))


@forms(
    phrase("if {condition}, {effect:static}", into="static"),
    phrase("{effect:static} if {condition}", into="static", trailing=True),
    phrase("{effect:static} unless {condition}", into="static", unless=True),
)  # fmt: skip
@record
class EntersIf(Replacement):
    """A change of how something enters that depends on how it was cast or what is true (CR 614.12)."""

    condition: Condition
    effect: Enters
    trailing: bool = wording(default=False)
    unless: bool = False  # not if it is true
    reads = READS_NOTHING
    keys = (ENTERS,)
    order_free = True

    @property
    def entering(self) -> bool:  # type: ignore[override]
        """Whether it is about the entering object itself."""
        return self.effect.entering

    def well_formed(self) -> bool:
        """Only what enters can depend so; anything else says "as long as".

        "Tapped unless …" has words of its own.
        """
        return isinstance(self.effect, Enters) and not (self.unless and isinstance(self.effect, EntersTapped))

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if not self.effect.applies(ctx, event):
            return False
        return self.condition.holds(self.effect.speaking_of(ctx, event)) != self.unless

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return self.effect.replace(ctx, event)


@phrase("as {what:affected} enter[s], {effect:chain}", into="static")
@phrase("as {what:affected} enter[s], {effect:chain}. ^if you don't, {else_tapped:affected} enter[s] tapped",
        into="static")  # fmt: skip
@record
class AsEnters(Replacement):
    """A choice or payment made as something enters (CR 614.1c); what it names is kept on the permanent."""

    what: Reference
    effect: Instruction
    else_tapped: Reference | None = None  # the object, where it enters tapped if the choice was not made
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True
    order_free = True

    def well_formed(self) -> bool:
        """Only the object itself."""
        if self.effect.takes_control:
            return False  # it enters under that player's control
        return isinstance(self.what, This | It) and isinstance(self.else_tapped, This | It | None)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if self.else_tapped is not None and event.cause == "position":
            return (event,)  # what lies there from the start is as if it had been paid for
        before = ctx.game.obj(ctx.source).choices
        inner = ctx.within()
        known = dict(inner.bindings)
        done = self.effect.perform(inner)
        named = tuple((key, value) for key, value in inner.bindings.items() if key not in known)
        chosen = ((name, value) for name, value in ctx.game.obj(ctx.source).choices.items() if name not in before)
        done_so = self._done_as_it_entered(inner)
        changed = replace(event, choices=(*event.choices, *chosen, *done_so), named=(*event.named, *named))
        if self.else_tapped is not None and not done:
            changed = replace(changed, tapped=True)
        exiled = [oid for oid in ctx.game.zone(EXILE) if ctx.obj(oid).marks.get(EXILED_WITH) == ctx.source]
        return (changed, MarkAsEntered(tuple(exiled), EXILED_WITH, ctx.source)) if exiled else (changed,)

    def _done_as_it_entered(self, ctx: Context) -> Iterator[tuple[str, int]]:
        """How much was paid, and how much sacrificed, for abilities linked to this one (CR 607.2d)."""
        for found in self.effect.antecedents():
            if found.verb in AS_IT_ENTERED and found.key in ctx.bindings:
                value = ctx.bindings[found.key]
                number = len(value) if isinstance(value, tuple) else int(value)
                yield linked_name(ctx.game, ctx.source, AS_IT_ENTERED[found.verb]), number


AS_IT_ENTERED = {"paid": "paid as it entered", "sacrificed": "sacrificed as it entered"}  # the names of such numbers


@forms(
    phrase("the life paid as it entered", into="quantity", verb="paid"),
    phrase("the life paid as {this:object} entered", into="quantity", verb="paid"),
)  # fmt: skip
@phrase("the number of {what:noun#many} sacrificed as it entered", into="quantity", verb="sacrificed")
@record
class NumberAsItEntered(Amount):
    """How much life was paid, or how much was sacrificed, as the permanent entered (CR 607.2d).

    A linked ability said so of its controller.
    """

    verb: str
    what: Filter | None = None  # what was sacrificed: the linked ability says the same
    this: Reference | None = wording(default=None)  # the permanent, where the words name it
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        return int(ctx.choice(AS_IT_ENTERED[self.verb]) or 0)


@phrase("{object} enter[s] with a additional {kind:counter_kind} counter on [them]< {each:for_each}>",
        into="instruction", count=ONE, single=True)  # fmt: skip
@phrase("{object} enter[s] with {count:count} additional {kind:counter_kind} counter(s) on [them]", into="instruction",
        when=lambda node: node.count != ONE)  # fmt: skip
@forms(
    phrase("{object} enter[s] with {count:count} {kind:counter_kind} counter(s) on [them]", into="ridden", plain=True),
    phrase("{object} enter[s] with {count:count} {kind:counter_kind} counter(s) on [them]", into="instruction",
           plain=True),
    phrase("{object} enter[s] with {count:count} {kind:counter_kind} counter(s) on [them] {each:for_each}",
           into="instruction", plain=True),
)  # fmt: skip
@forms(
    phrase("{object} enter[s] with a number of additional {kind:counter_kind} counters on [them] equal to "
           "{count:quantity}", into="ridden", equal=True),
    phrase("{object} enter[s] with a number of additional {kind:counter_kind} counters on [them] equal to "
           "{count:quantity}", into="instruction", equal=True),
)  # fmt: skip
@phrase("{object} enter[s] with a additional {kind:counter_kind} counter on [them]", into="ridden", count=ONE,
        single=True)  # fmt: skip
@phrase("{object} enter[s] tapped", into="ridden", kind="", count=ONE, tapped=True)
@record
class LetEnterWith(Instruction):
    """A spell, or a card on its way, enters tapped or with counters when it does (CR 614.1c, 614.1d)."""

    object: Reference
    kind: str
    count: Amount
    each: Amount | None = None
    single: bool = wording(default=False)
    plain: bool = wording(default=False)  # where nothing else puts counters on it
    equal: bool = wording(default=False)  # "a number of … equal to"
    tapped: bool = False
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of what the words before name, or of the spell itself whose casting triggers."""
        return isinstance(self.object, That | It) or (self.plain and self.object == This())

    def finished(self) -> LetEnterWith:
        """Only of a spell that was cast: what these words put onto the battlefield has entered already."""
        if self.object != This() and not self.object.key.startswith(("other object", "castnow")):
            raise Unbound(self, ambiguous=False)
        return self

    def perform(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        if any(ctx.on_battlefield(ref) for ref in refs):
            return False  # it has entered already
        number = Number(self.count.value(ctx) * (self.each.value(ctx) if self.each is not None else 1))
        what = It(key=ENTERING_LATER) if self.object == This() else self.object
        part = EntersTapped(what) if self.tapped else EntersWith(what, self.kind, number)
        named = (*ctx.bindings.items(), (ENTERING_LATER, refs))
        ctx.happen(BeginEffect(FloatingEffect(ctx.source, ctx.controller, (part,), None, None, named)))
        return bool(refs)


label("static", "something that is true")

"""Continuous effects in words (CR 611): what is affected, what changes, and for how long.

`change` is a predicate ("gets +1/+1", "can't block"); several stand in a row with one subject. With a duration they
make an instruction (611.2), without one a static effect (611.3). "has" is for statics, "gains" for instructions:
predicates that differ so go into `static_change` or `effect_change`, the others into `change`; what needs no duration
("becomes", as long as the game lasts) goes into `lasting_change`. The predicates themselves are in `statics`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, OUTSIDE, STACK, ZONES
from engine.game.events.effects import BeginEffect
from engine.game.rules.layers.effect import Reaching
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import (
    Amount,
    Condition,
    Duration,
    Filter,
    Instruction,
    Modification,
    Reference,
    RuleModifier,
    StaticEffect,
)
from engine.meaning.families.instructions import RULES, UNSEEN, VISIBLE
from engine.meaning.node import READS_NOTHING, Node, walk
from engine.meaning.questions import Asked
from engine.meaning.speech import SOURCE, Unbound
from engine.vocabulary.terms.amounts.among_those import of_all, speak_of_each
from engine.vocabulary.terms.objects.filters import AnyOf, Described, qualifiers_of, zone_of
from engine.vocabulary.terms.objects.objects import ATTACHED, EACH, AttachedTo, Every, ObjectsTogether, Some, This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


@phrase("{affected:affected} {changes:static_change*and#affected}", into="static")
@record
class Affecting(Reaching):
    """A static ability's effect on certain objects or players.

    As in "Creatures you control get +1/+1 and have flying".
    """

    affected: Reference
    changes: tuple[StaticEffect, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it is about objects if it changes characteristics.

        Rules about its own object are another node.
        """
        if any(isinstance(node, Filter) and node.asks for node in walk(self.affected)):
            return False
        if isinstance(self.affected, PlayerReference):
            return not any(change.of_objects for change in self.changes)
        return not isinstance(self.affected, This) or not all(isinstance(c, RuleModifier) for c in self.changes)

    @property
    def subject(self) -> Reference:
        return self.affected

    @property
    def affected_zones(self) -> tuple[str, ...]:  # type: ignore[override]
        """The zones of what it affects; permanents unless the words say else (CR 109.2)."""
        found = dict.fromkeys(zone for what in _described(self.affected) for zone in _zones(what))
        return tuple(found) or (BATTLEFIELD,)

    @property
    def about_itself(self) -> bool:  # type: ignore[override]
        """Whether it is about the ability's own object."""
        return isinstance(self.affected, This)

    def reach(self, game: Game, source: int) -> tuple[Ref, ...] | None:
        return _reach(self.affected, game, source)

    def deciding(self) -> tuple[Node, ...]:
        return _deciding(self.affected)

    def where_each(self, condition: Condition) -> Affecting | None:
        key, every = self.affected.key, self.affected
        if not key or not isinstance(every, Every) or not any(node.key == key for node in walk(condition)):
            return None
        if not isinstance(every.what, Described):
            raise Unbound(self, ambiguous=False)
        such = replace(every.what, after=(*every.what.after, OfWhichItIsTrue(condition, key)))
        return replace(self, affected=replace(every, what=such))

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_among(ctx, self.affected, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return in_order_of_application(self.changes)


def in_order_of_application(changes: tuple[StaticEffect, ...]) -> tuple[StaticEffect, ...]:
    """Changes with those in front that apply before the others.

    As in "has flying and loses all other abilities".
    """
    if not any(change.applies_first for change in changes):
        return changes
    return tuple(sorted(changes, key=lambda change: not change.applies_first))


@phrase("{affected:affected} {changes:static_change*and#affected}", into="static")
@record
class RulesOfItself(RuleModifier):
    """What is allowed, demanded or forbidden of the ability's own object: "This creature can't block"."""

    affected: Reference
    changes: tuple[StaticEffect, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it is about its own object and changes no characteristics."""
        return isinstance(self.affected, This) and all(isinstance(c, RuleModifier) for c in self.changes)

    @property
    def subject(self) -> Reference:
        return self.affected

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return tuple(dict.fromkeys(q for change in self._rules for q in change.questions))

    @property
    def _rules(self) -> tuple[RuleModifier, ...]:
        return tuple(change for change in self.changes if isinstance(change, RuleModifier))

    def zones(self) -> tuple[str, ...]:
        """The zones where its ability functions (CR 113.6): the stack, for what is said of a spell itself."""
        of_spells = any(change.of_spells for change in self.changes)
        return (STACK,) if of_spells or self.affected == This("spell") else (BATTLEFIELD,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        answers = (rule.answer(ctx, question, about, **details) for rule in self._rules if question in rule.questions)
        return next((answer for answer in answers if answer is not None), None)


@record
class OfWhichItIsTrue(Filter):
    """An object of which a condition is true that speaks of it: "each creature … as long as it's tapped"."""

    condition: Condition
    of: str  # the name under which the condition speaks of it
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.condition.holds(ctx.naming({self.of: (ref,)}))


def is_among(ctx: Context, reference: Reference, ref: Ref) -> bool:
    """Whether something is among what words refer to, without listing all of it."""
    if isinstance(reference, Every):
        return reference.what.matches(ctx, ref)
    if isinstance(reference, ObjectsTogether):
        return is_among(ctx, reference.first, ref) or is_among(ctx, reference.second, ref)
    return ref in reference.refs(ctx)


def _described(reference: Reference) -> tuple[Filter, ...]:
    """The descriptions in a reference to objects."""
    if isinstance(reference, Every):
        return (reference.what,)
    if isinstance(reference, ObjectsTogether):
        return (*_described(reference.first), *_described(reference.second))
    return ()


def _deciding(reference: Reference) -> tuple[Node, ...]:
    """The words of a reference that decide what it refers to; none where it names its objects."""
    if isinstance(reference, Every):
        return (reference.what,)
    if isinstance(reference, ObjectsTogether):
        return (*_deciding(reference.first), *_deciding(reference.second))
    return () if _is_settled(reference) else (reference,)


def _is_settled(reference: Reference) -> bool:
    """Whether a reference names its objects, from the ability's own object on."""
    looked_back = reference.key in (SOURCE, ATTACHED) or reference.noted_on_source
    return looked_back or isinstance(reference, This | AttachedTo | PlayerReference)


@record
class AnyObject(Filter):
    """Every object in every zone."""

    reads = READS_NOTHING
    places = (*ZONES, OUTSIDE)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)


_EVERYTHING = "all cards that aren't on the battlefield, spells, and permanents"
production(
    "affected", _EVERYTHING, Every, lambda: Every(AnyObject(), "everything"),
    lambda node: {} if isinstance(node.what, AnyObject) else None,
)  # fmt: skip


def _zones(what: Filter) -> tuple[str, ...]:
    if what.places:
        return what.places
    if zone_of(what) != ANYWHERE:
        return (zone_of(what),)
    for clause in qualifiers_of(what):
        if clause.places:
            return clause.places
    options = what.options if isinstance(what, AnyOf) else ()
    return tuple(zone for option in options for zone in _zones(option)) or (BATTLEFIELD,)


def _reach(reference: Reference, game: Game, source: int) -> tuple[Ref, ...] | None:
    """All objects that words refer to, where the ability's own object decides; None where a description does."""
    if reference.noted_on_source:
        return reference.reach(game, source)
    key = reference.key
    if isinstance(reference, This) or key == SOURCE:
        return (source,)
    if isinstance(reference, AttachedTo) or key == ATTACHED:
        host = game.obj(source).attached_to
        return (host,) if is_object(host) else ()
    if isinstance(reference, PlayerReference):
        return ()
    if isinstance(reference, ObjectsTogether):
        first, second = _reach(reference.first, game, source), _reach(reference.second, game, source)
        return None if first is None or second is None else (*first, *second)
    return None


@record
class Timed(StaticEffect):
    """A change with a duration of its own among its words.

    As in "can attack this turn as though it didn't have defender".
    """

    change: StaticEffect
    duration: Duration
    reads = READS_NOTHING


@forms(
    phrase("{affected:affected} {changes:effect_change*and#affected} {duration}", into="instruction", leading=False),
    phrase("{affected:affected} each {changes:effect_change*and#affected} {duration}", into="instruction",
        leading=False, apiece=True),
    phrase("{affected:affected} {changes:effect_change*and#affected!} {duration}", into="infinitive", leading=False),
)  # fmt: skip
@phrase("{affected:affected} {changes:effect_change*and#affected} {duration} {each:for_each}", into="instruction",
        leading=False)  # fmt: skip
@phrase("{affected:affected} {changes:effect_change*and#affected} {duration} and "
        "{more:effect_change*and#affected} {more_duration:duration}", into="instruction", leading=False)  # fmt: skip
@phrase("{affected:affected} {changes:effect_change*and#affected} {duration} and {more:timed_more*and#affected}",
        into="instruction", leading=False, more_duration=None)  # fmt: skip
@phrase("{duration}, {affected:affected} {changes:effect_change*and#affected}", into="instruction", leading=True)
@phrase("{affected:affected} {changes:lasting_change*and#affected}", into="instruction", leading=False, duration=None)
@phrase("{affected:affected} {changes:lasting_change*and#affected!}", into="infinitive", leading=False, duration=None)
@record
class BeginContinuous(Instruction):
    """A continuous effect with a duration (CR 611.2)."""

    affected: Reference
    changes: tuple[StaticEffect, ...]
    duration: Duration | None
    leading: bool = wording(default=False)
    each: Amount | None = None  # "for each", where it stands behind the duration
    more: tuple[StaticEffect, ...] = ()  # "… until end of turn and can't be blocked this turn"
    more_duration: Duration | None = None
    apiece: bool = wording(default=False)  # "they each get +1/+1"
    reads = READS_NOTHING
    personal = False

    def well_formed(self) -> bool:
        """Whether "for each" has changes to multiply.

        Players have no characteristics, a choice is of one object.
        """
        if self.apiece and not (self.affected.plural and self.affected.wanted() is not None):
            return False  # of targets "each" is said otherwise
        if isinstance(self.affected, PlayerReference) and any(change.of_objects for change in self.changes):
            return False
        if any(change.of_choice for change in self.changes) and self.affected.plural:
            return False
        return self.each is None or all(change.takes_each for change in self.changes)

    @property
    def first_matters(self) -> str:  # type: ignore[override]
        """A choice is seen as it resolves.

        Else new rules, and changes of size and abilities, are not seen at once.
        """
        if isinstance(self.affected, Some):
            return VISIBLE
        changes = (*self.changes, *self.more)
        return RULES if any(isinstance(change, RuleModifier) for change in changes) else UNSEEN

    @property
    def leads_with_duration(self) -> bool:
        return self.leading

    @property
    def endless(self) -> bool:
        return self.duration is None

    def foresee(self, ctx: Context) -> None:
        """Let what puts a permanent onto the battlefield know that it "is" something as it enters (CR 611.2e)."""
        if self.affected.key and all(change.says_is for change in self.changes):
            ctx.bind(AS_IT_ENTERS, (*ctx.bindings.get(AS_IT_ENTERS, ()), self))

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.affected.refs(ctx) if ctx.exists(ref))
        if self in ctx.bindings.get(BEGUN, ()):
            return bool(refs)
        changes = self.changes
        if self.each is not None:
            changes = tuple(replace(change, each=self.each) for change in changes)
        for some, inner in self._one_by_one(ctx, refs):
            self._begin(inner, some, changes, self.duration)
            if self.more:
                self._begin(inner, some, self.more, self.more_duration)
        return bool(refs)

    def _one_by_one(self, ctx: Context, refs: tuple[Ref, ...]) -> Iterator[tuple[tuple[Ref, ...], Context]]:
        """Each of what is affected, where the changes speak of each, else all at once; and what words name then."""
        words = (*self.changes, *self.more, *(() if self.each is None else (self.each,)))
        key = self.affected.key
        if speak_of_each(key, words) and not any(isinstance(change, RuleModifier) for change in self.changes):
            for ref in refs:
                yield (ref,), ctx.naming({key or EACH: (ref,), EACH: (ref,)})
        else:
            yield refs, ctx.naming({key: refs}) if key and of_all(words) else ctx

    def _begin(
        self, ctx: Context, refs: tuple[Ref, ...], changes: tuple[StaticEffect, ...], duration: Duration | None
    ) -> None:
        for change in changes:
            if isinstance(change, Timed):
                self._begin(ctx, refs, (change.change,), change.duration)
        settled = tuple(
            settle(change, ctx) for change in in_order_of_application(changes) if not isinstance(change, Timed)
        )  # fmt: skip
        modifying: tuple[StaticEffect, ...] = tuple(change for change in settled if isinstance(change, Modification))
        ruling = tuple(change for change in settled if not isinstance(change, Modification))
        if ruling and _described(self.affected):
            # What changes no characteristics also affects what comes under the description later (CR 611.2c).
            begin(ctx, (Affecting(self.affected, ruling),), None, duration)
        elif ruling and refs:
            modifying = (*modifying, *ruling)
        if modifying and refs:
            begin(ctx, modifying, refs, duration)


AS_IT_ENTERS, BEGUN = "is as it enters", "begun as it entered"  # keys of effects of words still to come


def as_they_enter(ctx: Context, key: str, refs: tuple[Ref, ...]) -> Iterator[BeginEffect]:
    """The effects by which entering objects "are" something, begun with their move (CR 611.2e)."""
    for node in ctx.bindings.get(AS_IT_ENTERS, ()):
        if refs and node.affected.key == key and node not in ctx.bindings.get(BEGUN, ()):
            parts = tuple(settle(change, ctx) for change in node.changes)
            bindings = tuple(ctx.bindings.items())
            effect = FloatingEffect(ctx.source, ctx.controller, parts, refs, node.duration, bindings)
            ctx.bind(BEGUN, (*ctx.bindings.get(BEGUN, ()), node))
            yield BeginEffect(effect, follows=True)


def begin(
    ctx: Context, parts: tuple[StaticEffect, ...], affected: tuple[Ref, ...] | None, duration: Duration | None
) -> None:  # fmt: skip
    """Let a continuous effect begin; `affected` None: whatever its parts' own words say.

    What is phased out is not among what it affects, though the words named it (CR 702.26e).
    """
    if affected is None:
        _begin_effect(ctx, parts, None, duration)
        return
    affected = tuple(ref for ref in affected if not _is_phased_out(ctx, ref))
    groups: dict[tuple[StaticEffect, ...], tuple[Ref, ...]] = {}
    for ref in affected:
        allowed = _allowed(ctx, ref, parts)
        groups[allowed] = (*groups.get(allowed, ()), ref)
    for allowed, refs in (groups or {parts: affected}).items():
        if allowed:
            _begin_effect(ctx, allowed, refs, duration)


def _begin_effect(ctx: Context, parts: tuple[StaticEffect, ...], refs: tuple[Ref, ...] | None, duration: Any) -> None:
    named = tuple(ctx.bindings.items())
    ctx.happen(BeginEffect(FloatingEffect(ctx.source, ctx.controller, parts, refs, duration, named)))


def _allowed(ctx: Context, ref: Ref, parts: tuple[StaticEffect, ...]) -> tuple[StaticEffect, ...]:
    """The parts of an effect but those that would add what an object can't have (CR 113.11)."""
    barred = ctx.chars(ref).abilities.barred if is_object(ref) and ctx.exists(ref) else frozenset()
    if not barred:
        return parts
    return tuple(left for part in parts if (left := part.without_keywords(barred)) is not None)


def _is_phased_out(ctx: Context, ref: Ref) -> bool:
    found = ctx.game.find(ref) if is_object(ref) else None
    return found is not None and found.phased_out


def settle(change: StaticEffect, ctx: Context) -> StaticEffect:
    """A change with what is variable in it worked out once and for all (CR 608.2h, 611.2d)."""
    return change.settled(ctx)


include("lasting_change", "timed_change")
include("timed_more", "timed_change")
include("static_change", "change")
include("effect_change", "change")
label("change", "what changes, like “gets +1/+1”")
label("static_change", "what changes, like “gets +1/+1”")
label("effect_change", "what changes, like “gets +1/+1”")
label("affected", "what is affected")
label("change_of_some", "what changes of some")

"""Copying spells and abilities (CR 707.10), and choosing new targets (115.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import STACK
from engine.game.decisions.choices import ChooseTargets
from engine.game.decisions.purposes import TO_COPY, WHICH_NEW_TARGETS
from engine.game.events.casting import BecomesTarget, CopyOnStack, SetStackItem
from engine.game.events.copied_cards import CopyCard
from engine.game.rules.casting.asked_targets import asked_targets
from engine.game.rules.casting.proposing import chosen_effects, may_target
from engine.game.rules.casting.questions import MAY_BE_COPIED
from engine.game.rules.casting.resolution import resolution_context
from engine.game.rules.events.table_room import as_many_as_fit
from engine.game.rules.questions.enchant import SPELL_TARGET, enchanted_target
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.meaning.families import Amount, Filter, Instruction, Reference, Target
from engine.meaning.families.instructions import COPIES
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.copies.copy_values import CopyException, copiable_values, with_exceptions
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.anaphors import It
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.game.rules.context import Context
    from engine.meaning.characteristics import Characteristics

COPY = "copy"  # the kind of antecedent that "the copy" stands for


@with_infinitive
@phrase("{player!} [copies|copy] {what:thing} <each? {each:for_each}>")
@forms(
    phrase("{player!} [copies|copy] {what:thing} twice", times=2),
    phrase("{player!} [copies|copy] {what:thing} a additional time", additional=True),
    phrase("{player!} [copies|copy] {what:thing} {number:counted} times"),
    phrase("{player!} [copies|copy] {what:thing} {number:words} times", when=lambda node: node.number.number > 2),
)  # fmt: skip
@phrase("{player!} [copies|copy] {what:thing}, except {exceptions:copy_exception*and}")
@record
class CopySpells(Instruction):
    """Spells and abilities are copied; the copies are not cast or activated (CR 707.10)."""

    player: PlayerReference
    what: Reference
    number: Amount = ONE
    times: int = 1
    each: Amount | None = None
    exceptions: tuple[CopyException, ...] = ()
    additional: bool = wording(default=False)  # once more than other words do it
    key: str = ""
    reads = READS_NOTHING
    first_matters = COPIES

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copies."""
        several = self.times > 1 or self.each is not None or self.number != ONE
        copies = Antecedent(self.key, "object", several, frozenset((COPY,)), "copied")
        return (Antecedent(self.key, COPY, several), copies)

    def perform(self, ctx: Context) -> bool:
        made: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            number = self.times * times(inner, self.number, self.each)
            for oid in affected_objects(inner, self.what, TO_COPY) or inner.object_refs(self.what.refs(inner)):
                made.extend(self._copies(ctx, seat, oid, number))
        ctx.bind(self.key, tuple(made))
        return bool(made)

    def _copies(self, ctx: Context, seat: Seat, oid: Ref, number: int) -> list[Ref]:
        """Copies of a spell or ability, as it is or last existed on the stack; or of a card (CR 707.12)."""
        if not is_object(oid):
            return []
        number = as_many_as_fit(ctx.game, number)
        if ctx.obj(oid).zone != STACK or ctx.obj(oid).stack is None:
            done = carry_out(ctx, *(CopyCard(seat, oid) for _ in range(number)))
            return [event.oid for event in done if isinstance(event, CopyCard)]
        values = with_exceptions(ctx, copiable_values(ctx.game, oid), self.exceptions) if self.exceptions else None
        target = ctx.bindings.get(COPY_TARGETS)
        only: Ref = NOBODY
        if isinstance(target, Reference):  # CR 707.10e; of several, one
            legal = tuple(ref for ref in target.refs(ctx) if could_target(ctx, oid, ref))
            chosen = ctx.choose_one(
                seat, legal, purpose=WHICH_NEW_TARGETS, rule="707.10e", prompt=say("choose_what_the_copy_targets")
            )
            if not chosen:
                return []
            only = chosen[0]
        return [copy for _ in range(number) for copy in copy_on_stack(ctx, seat, oid, values, only)]


@with_infinitive
@forms(
    phrase("{player!} [copies|copy] {what:thing} and may choose a new target for that copy"),
    phrase("{player!} [copies|copy] {what:thing} and may choose a new target for the copy", the=True),
    phrase("{player!} [copies|copy] {what:thing} and may choose new targets for that copy", several=True),
    phrase("{player!} [copies|copy] {what:thing} and may choose new targets for the copy", several=True, the=True),
)
@phrase("{player!} [copies|copy] {what:thing}. ^each of those players may choose new targets for their copy",
        into="sentence_start", several=True, apart=True)  # fmt: skip
@record
class CopyAndAim(Instruction):
    """Each player copies a spell or ability, and may choose new targets for their copy (CR 707.10c)."""

    player: PlayerReference
    what: Reference
    several: bool = wording(default=False)
    the: bool = wording(default=False)
    apart: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = COPIES

    def perform(self, ctx: Context) -> bool:
        made = False
        for seat, inner in per_player(ctx, self.player):
            for oid in affected_objects(inner, self.what, TO_COPY):
                copies = copy_on_stack(ctx, seat, oid, aimed=False) if is_object(oid) else ()
                may_choose_new_targets(ctx, seat, copies)
                made = made or bool(copies)
        return made


def copy_on_stack(
    ctx: Context, seat: Seat, oid: ObjectId, values: Characteristics | None = None, only: Ref = NOBODY,
    aimed: bool = True,
) -> tuple[ObjectId, ...]:  # fmt: skip
    """Put a player's copy of a spell or ability, with the same targets, onto the stack (CR 707.10).

    `only` is what each of its targets is instead, if an effect says so. If it is not `aimed` yet, its controller may
    choose new targets before anything becomes its target (707.10c).
    """
    if refused(ctx.game, MAY_BE_COPIED, oid):
        return ()
    done = carry_out(ctx, CopyOnStack(seat, oid, values))
    copies = tuple(event.oid for event in done if isinstance(event, CopyOnStack))
    for copy in copies:
        found = ctx.obj(copy).stack
        if only != NOBODY and found is not None:
            targets = tuple((key, (only,) if chosen else ()) for key, chosen in found.targets)
            carry_out(ctx, SetStackItem(copy, replace(found, targets=targets)))
    if aimed and not ctx.bindings.get(AIMED_LATER):
        _become_targets(ctx, copies)
    return copies


def _become_targets(ctx: Context, copies: Iterable[ObjectId]) -> None:
    """Let what copies have as targets become their targets, as they are put onto the stack with those (707.10c)."""
    for copy in copies:
        item = ctx.obj(copy).stack
        refs = dict.fromkeys(ref for _, chosen in item.targets for ref in chosen) if item is not None else {}
        carry_out(ctx, *(BecomesTarget(ref, copy, ctx.controller_of(copy)) for ref in refs))


def could_target(ctx: Context, oid: ObjectId, ref: Ref) -> bool:
    """Whether something would be a legal target wherever a spell says "target" (CR 707.10d)."""
    inner = resolution_context(ctx.game, ctx.obj(oid))
    chosen = [(target, inner.bound(target.key)) for target in targets_on_stack(inner)]
    return any(refs for _, refs in chosen) and all(
        len(refs) < 2 and may_target(inner, target, ref) for target, refs in chosen if refs
    )


AIMED_LATER = "new targets for the copies are chosen later"  # the key of what a later sentence says
COPY_TARGETS = "what the copy targets"  # the key of what a later sentence says


@phrase("the copy targets {target:reference}", into="sentence_start")
@record
class TheCopyTargets(Instruction):
    """A sentence that says what the copy targets which the words before it make (CR 707.10e)."""

    target: Reference
    reads = READS_NOTHING
    first_matters = COPIES

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(COPY_TARGETS, self.target)

    def perform(self, ctx: Context) -> bool:
        return True


@forms(phrase("the copy", into="object", word="the copy"), phrase("the copies", into="object", word="the copies"),
       phrase("that copy", into="object", word="that copy"),
       phrase("those copies", into="object", word="those copies"))  # fmt: skip
@record
class TheCopy(Reference):
    """The copies that the words before made."""

    word: str = wording()
    key: str = ""
    reads = READS_BOARD
    about_copies = True

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.word.endswith("ies")

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(COPY)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.named(self.key)


@forms(
    phrase("{player!} choose[s] new targets for {object}"),
    phrase("{player!} choose[s] new targets for any number of {object}", any=True),
    phrase("{player!} choose[s] new targets for any number of {what:filter#many}", any=True, object=None),
)  # fmt: skip
@phrase("{player!} choose[s] a new target for {object}", single=True)
@forms(phrase("{player!} change[s] the target of {object}", single=True, change=True),
       phrase("{player!} change[s] the targets of {object}", change=True),
       phrase("{player!} change[s] any targets of {object}", change=True, any=True))  # fmt: skip
@record
class ChooseNewTargets(Instruction):
    """A player chooses new targets for spells or abilities (CR 115.7d).

    Each target may also stay as it is.
    """

    player: PlayerReference
    object: Reference | None
    single: bool = wording(default=False)
    change: bool = False
    any: bool = False
    what: Filter | None = None  # whatever on the stack is so
    reads = READS_BOARD
    first_matters = COPIES

    def well_formed(self) -> bool:
        """Only of what is on the stack."""
        return self.what is None or zone_of(self.what) == STACK

    def foresee(self, ctx: Context) -> None:
        """Let the words that make copies know that they are aimed here."""
        if self.object is not None and self.object.about_copies:
            ctx.bind(AIMED_LATER, True)

    def _meant(self, ctx: Context) -> Sequence[ObjectId]:
        if self.object is not None:
            return ctx.object_refs(affected_objects(ctx, self.object, WHICH_NEW_TARGETS))
        return tuple(matching(ctx, self.what)) if self.what is not None else ()

    def possible(self, ctx: Context) -> bool:
        return any((item := ctx.obj(oid).stack) is not None and bool(item.targets) for oid in self._meant(ctx))

    def declined(self, ctx: Context) -> None:
        if self.object is not None and self._aims(ctx):
            _become_targets(ctx, ctx.object_refs(self.object.refs(ctx)))

    def perform(self, ctx: Context) -> bool:
        changed = False
        copies = self._aims(ctx)
        for seat, inner in per_player(ctx, self.player):
            for oid in self._meant(inner):
                if ctx.obj(oid).zone == STACK:
                    must = self.change and not self.any
                    changed = retarget(ctx, seat, oid, must=must, aimed=not copies) or changed
                    _become_targets(ctx, (oid,) if copies else ())
        return changed

    def _aims(self, ctx: Context) -> bool:
        """Whether it is here that copies made by the words before get their targets (CR 707.10c)."""
        return self.object is not None and self.object.about_copies and bool(ctx.bindings.get(AIMED_LATER))


@forms(phrase("{player!} change[s] the target of {object} to {to:reference}"),
       phrase("{player!} change[s] a target of {object} to {to:reference}", one=True),
       phrase("{player!} change[s] the target to {to:reference} if able", object=It(), able=True))  # fmt: skip
@record
class ChangeTargetTo(Instruction):
    """The target of a spell or ability becomes a certain one, if that is legal (CR 115.7a)."""

    player: PlayerReference
    object: Reference
    to: Reference
    one: bool = False  # only one of its targets
    able: bool = wording(default=False)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        wanted = self.to.refs(ctx)
        changed = False
        for oid in affected_objects(ctx, self.object, WHICH_NEW_TARGETS):
            if is_object(oid) and ctx.obj(oid).zone == STACK:
                if self.one:
                    changed = any(_retarget_one(ctx, oid, ref) for ref in wanted) or changed
                    continue
                changed = retarget(ctx, ctx.controller, oid, only=wanted, must=True) or changed
        return changed


def _retarget_one(ctx: Context, oid: Ref, to: Ref) -> bool:
    """Change one target of an object on the stack to a certain one, where that is legal (CR 115.7b)."""
    found = ctx.obj(oid)
    item = found.stack
    if item is None:
        return False
    inner = resolution_context(ctx.game, found)
    chosen = dict(item.targets)
    places = {
        ref: target.key
        for target in reversed(targets_on_stack(inner))
        for ref in chosen.get(target.key, ())
        if to not in chosen[target.key] and may_target(inner, target, to)
    }
    picked = ctx.choose_one(
        ctx.controller, tuple(places), purpose=WHICH_NEW_TARGETS, prompt=say("change_which_target"), rule="115.7b"
    )
    if not picked:
        return False
    old, key = picked[0], places[picked[0]]
    chosen[key] = tuple(to if ref == old else ref for ref in chosen[key])
    division = tuple((to if ref == old else ref, number) for ref, number in item.division)
    carry_out(ctx, SetStackItem(oid, replace(item, targets=tuple(chosen.items()), division=division)))
    carry_out(ctx, BecomesTarget(to, oid, ctx.controller_of(oid)))
    return True


def retarget(
    ctx: Context, seat: Seat, oid: Ref, *, only: tuple[Ref, ...] = (), must: bool = False, aimed: bool = True
) -> bool:
    """Let a player choose new targets for an object on the stack (already `aimed`); whether any changed."""
    found = ctx.obj(oid)
    item = found.stack
    if item is None:
        return False
    inner = resolution_context(ctx.game, found)
    targets = targets_on_stack(inner)
    chosen = dict(item.targets)
    division = dict(item.division)
    changed: list[Ref] = []
    for target in targets:
        before = chosen.get(target.key, ())
        others = tuple(ref for key, refs in chosen.items() if key != target.key for ref in refs)
        after = _chosen_anew(ctx, inner, seat, target, before, only, must, others if target.apart else ())
        if after != before:
            changed.extend(ref for ref in after if ref not in before)
            division = {new: division.pop(old, 0) for old, new in zip(before, after, strict=False)} if division else {}
            chosen[target.key] = after
    if changed:
        new = replace(item, targets=tuple(chosen.items()), division=tuple(division.items()))
        carry_out(ctx, SetStackItem(oid, new))
        if aimed:
            carry_out(ctx, *(BecomesTarget(ref, oid, ctx.controller_of(oid)) for ref in dict.fromkeys(changed)))
    return bool(changed)


def may_choose_new_targets(ctx: Context, seat: Seat, copies: tuple[ObjectId, ...]) -> None:
    """Let a player choose new targets for copies on the stack that have any, and aim them (CR 707.10c)."""
    for copy in copies:
        item = ctx.obj(copy).stack
        has_targets = item is not None and any(chosen for _, chosen in item.targets)
        if has_targets and ctx.may(seat, say("choose_new_targets_for_the_copy"), purpose=WHICH_NEW_TARGETS):
            retarget(ctx, seat, copy, aimed=False)
    _become_targets(ctx, copies)


def targets_on_stack(ctx: Context) -> list[Target]:
    """The targets that a spell or ability on the stack has, word by word."""
    item = ctx.item
    assert item is not None
    if item.ability is not None:
        effects, first = [item.ability.effect], []
    else:
        effects = [ability.effect for ability in ctx.chars(ctx.stack_id).abilities.spell]
        first = enchanted_target(verdicts(ctx.game, SPELL_TARGET, ctx.stack_id))
    return [*first, *(target for effect in chosen_effects(item, effects) for target in asked_targets(ctx, effect))]


def _legal(ctx: Context, target: Target, taken: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """What words could target instead, but for what others of the same spell or ability bar (115.3)."""
    free = (ref for ref in target.candidates(ctx) if ref not in taken)
    return tuple(ref for ref in free if may_target(ctx, target, ref))


def _chosen_anew(
    ctx: Context,
    inner: Context,
    seat: Seat,
    target: Target,
    before: tuple[Ref, ...],
    only: tuple[Ref, ...],
    must: bool,
    taken: tuple[Ref, ...],
) -> tuple[Ref, ...]:
    """As many targets as before, the same or others; the old ones if no others are legal (CR 115.7a, 115.7d)."""
    legal = _legal(inner, target, taken)
    if only:
        options = tuple(ref for ref in only if ref in legal)
        if len(options) <= len(before):
            return options if len(options) == len(before) else before
    else:
        others = tuple(ref for ref in legal if ref not in before)
        options = others if must and len(others) >= len(before) else tuple(dict.fromkeys((*before, *legal)))
    if not before or options == before:
        return before
    decision = ChooseTargets(
        seat=seat, candidates=options, least=len(before), most=len(before), prompt=say("choose_new_targets"),
        words=say("rules_text", text=Printed("", target.worded)), rule="115.7d", source=ctx.source,
    )  # fmt: skip
    return tuple(ctx.ask(decision))

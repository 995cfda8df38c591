"""Entering as a copy of an object (CR 707.5).

The object is chosen as the permanent enters, with what is linked to that (CR 707.9g), or named by the words, as in
"Creatures you control enter as a copy of this creature".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.printing import print_as
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Mark
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD
from engine.game.decisions.purposes import TO_COPY
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.status import FACE_UP_VALUES
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.layers.copying import copiable_values
from engine.game.rules.linked import ENTERED_AS_COPY
from engine.game.state.effects import DelayedTrigger
from engine.game.state.objects import Look
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction, Reference, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.statics.copies.copy_exceptions import EXTRA, CopyException, that_apply, with_exceptions
from engine.vocabulary.statics.zones.entering import Enters
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.zones.zones import InZone

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:filter#one}", into="copy_original")
@record
class Original(Filter):
    """What is copied, where later words speak of it."""

    what: Filter
    key: str = ""
    reads = READS_NOTHING
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object copied."""
        return (Antecedent(self.key, "object", kinds=nouns_of(self.what), verb="copied"),)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)


@record
class EntersAsCopy(Replacement):
    """A permanent that enters as a copy of an object chosen as it enters (CR 707.5, 614.12a)."""

    what: Filter
    exceptions: tuple[CopyException, ...] = ()
    conditional: CopyException | None = None
    then: Instruction | None = None  # a triggered ability that is linked to it (CR 603.11, 707.9g)
    optional: bool = True
    any: bool = wording(default=False)
    on: bool = wording(default=False)
    bare: bool = wording(default=False)  # "any", but not "on the battlefield"
    tapped: bool = False
    which: Filter | None = None  # what is said of it behind "on the battlefield"
    reads = READS_BOARD
    keys = (ENTERS,)
    entering = True
    copies = True  # CR 616.1c

    def well_formed(self) -> bool:
        """With "on the battlefield" said by these words, not by the description."""
        described = self.what.what if isinstance(self.what, Original) else self.what
        pieces = described.pieces() if self.bare else ()
        return not any(isinstance(part, InZone) and part.zone == BATTLEFIELD for part in pieces)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.oid == ctx.source and not event.face_down

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        such = matching(ctx, self.what, BATTLEFIELD)
        options = tuple(ref for ref in such if self.which is None or self.which.matches(ctx, ref))
        chosen = ctx.choose_objects(
            ctx.controller, options, 0 if self.optional else 1, 1, purpose=TO_COPY, rule="707.5",
            prompt=say("choose_what_it_enters_as_a_copy_of"),
        )  # fmt: skip
        if not chosen:
            return (event,)
        exceptions = (*self.exceptions, *((self.conditional,) if self.conditional is not None else ()))
        original = copiable_values(ctx.game, chosen[0])
        own = event.values or copiable_values(ctx.game, event.oid)
        inner = ctx.within()
        inner.assumed = Look(ctx.obj(event.oid), own)
        values = with_exceptions(inner, original, exceptions, own)
        event = replace(_without_earlier_copying(event), values=values, tapped=event.tapped or self.tapped)
        for exception in that_apply(ctx, original, exceptions):
            event = exception.entering(ctx, event)
        return (event,) if self.then is None else self._linked(ctx, event, chosen)

    def _linked(self, ctx: Context, event: ZoneChange, chosen: tuple[Ref, ...]) -> Sequence[object]:
        """The event, marked, and the ability that triggers when it has happened."""
        assert self.then is not None
        key = self.what.key
        mark = (LINKED, (ctx.source, key))
        ability = TriggeredAbility(EnteredSo(mark[1]), self.then, label=f"When you do, {print_as('chain', self.then)}.")
        named = tuple({**ctx.bindings, key: chosen}.items())
        waiting = DelayedTrigger(NOBODY, ability, ctx.source, ctx.controller, named, True, ThisTurn("this turn"))
        return (replace(event, marks=(*event.marks, mark)), BeginDelayedTrigger(waiting))


LINKED = Mark("entered as a copy")  # the mark that an ability linked to a copy effect waits for


@record
class EnteredSo(EventPattern):
    """Something entered as a copy by the effect of a certain ability, and of none after it (CR 707.9g)."""

    mark: tuple[Ref, str]
    keys = (ENTERS,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, ZoneChange) and (LINKED, self.mark) in event.marks:
                yield {"event": event}


def _without_earlier_copying(event: ZoneChange) -> ZoneChange:
    """The event without what an earlier copy effect did besides giving values (CR 707.9e, 707.9g)."""
    counters = list(event.counters)
    for name, value in event.marks:
        if name == EXTRA:
            assert isinstance(value, tuple)
            for extra in value:
                counters.remove(extra)
    kept = tuple(mark for mark in event.marks if mark[0] not in (EXTRA, LINKED, ENTERED_AS_COPY))
    marks = (*kept, (ENTERED_AS_COPY, 1))
    return replace(event, counters=tuple(counters), marks=marks)


_WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("you may have ~ enter as a copy of any {what} on the battlefield", {"any": True}),
    ("you may have ~ enter as a copy of any {what} on the battlefield {which:clause}", {"any": True}),
    ("you may have ~ enter as a copy of a {what} on the battlefield", {"on": True}),
    ("you may have ~ enter as a copy of a {what}", {}),
    ("you may have ~ enter tapped as a copy of any {what} on the battlefield", {"any": True, "tapped": True}),
    ("you may have ~ enter as a copy of any {what}", {"any": True, "bare": True}),
    ("you may have ~ enter tapped as a copy of any {what}", {"any": True, "bare": True, "tapped": True}),
    ("~ enters as a copy of a {what}", {"optional": False}),
    ("~ enters as a copy of any {what} on the battlefield", {"optional": False, "any": True, "read_only": True}),
)
_EXCEPT = "<exceptions? , except {exceptions:entering_exception*and}><conditional? and, {conditional:copy_condition}>"
for _words, _how in reversed(_WAYS):
    phrase(_words.replace("{what}", "{what:filter#one}") + _EXCEPT, "static", **_how)(EntersAsCopy)
    phrase(
        _words.replace("{what}", "{what:copy_original}") + _EXCEPT + ". ^when you do, {then:chain}",
        "static",
        **_how,
    )(EntersAsCopy)


@phrase("{what:affected} enter[s] as a copy of {original:object}", into="static")
@record
class EntersAsCopyOf(Enters):
    """Permanents that enter as copies of an object that words name.

    One that enters face down is a copy when it is turned face up (CR 708.10).
    """

    original: Reference
    reads = READS_BOARD
    order_free = False
    copies = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return Enters.applies(self, ctx, event) and bool(self._originals(ctx))

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        values = copiable_values(ctx.game, self._originals(ctx)[0])
        event = _without_earlier_copying(event)
        if event.face_down:
            return (replace(event, marks=(*event.marks, (FACE_UP_VALUES, values))),)
        return (replace(event, values=values),)

    def _originals(self, ctx: Context) -> tuple[Ref, ...]:
        return self.original.refs(ctx)

"""Tokens that are copies of objects, and further tokens of a kind described before (CR 701.6, 707.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.record import record, replace, wording
from engine.game.decisions.purposes import TO_COPY
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.combat.joining import choose_defender
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.families.instructions import DoneForAll
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.keyword_actions.create import (
    KIND,
    TokenGroup,
    WhomAttacked,
    create,
    entering_as_said,
    token_event,
    whom_they_attack,
)
from engine.vocabulary.effects.shared.affected_objects import CHOSEN, affected_objects, each_acting, per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.statics.copies.copy_exceptions import EXTRA, that_apply
from engine.vocabulary.statics.copies.copy_values import CopyException, copiable_values, with_exceptions
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} create[s] {number:among_count} of those tokens")
@phrase("{player!} create[s] a other one of those tokens", number=ONE, another=True)
@record
class CreateMore(Instruction):
    """Players create tokens of the kind that the words before describe, whether or not those were created."""

    player: PlayerReference
    number: Amount
    another: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The description that it speaks of."""
        return Wanted(KIND)

    def perform(self, ctx: Context) -> bool:
        group = ctx.bindings.get(self.key)
        if isinstance(group, CreateCopies):
            return replace(group, player=self.player, number=self.number, each=None).perform(ctx)
        if not isinstance(group, TokenGroup):
            return False
        each = per_player(ctx, self.player)
        events = [token_event(ctx, seat, group, self.number.value(inner), NOBODY, ()) for seat, inner in each]
        return bool(create(ctx, events))


_EXCEPT = "<exceptions? , except {exceptions:entering_exception*and#number}>"
_COPIES = "{player!} create[s] {number:count} token(s) (that's a copy|that are copies) of {what:thing}"


@phrase("{player!} create[s] {number:count} <tapped? tapped> token(s) (that's a copy|that are copies) of "
        "{what:thing}" + _EXCEPT)  # fmt: skip
@phrase(_COPIES + " {each:for_each}")
@forms(
    phrase(_COPIES + " and (that's|that are#number) tapped and attacking", attacking=True),
    phrase(_COPIES + " attached to {host:object}"),
)
@phrase("{player!} create[s] {number:count} tapped and attacking token(s) (that's a copy|that are copies) of "
        "{what:thing}" + _EXCEPT, attacking=True, before=True)  # fmt: skip
@phrase(_COPIES + "<comma? ,> tapped and attacking {whom:whom_attacked}" + _EXCEPT, attacking=True)
@phrase("{player!} create[s] {number:count} tapped token(s) (that's a copy|that are copies) of {what:thing} attacking "
        "{whom:whom_attacked}" + _EXCEPT, attacking=True, before=True)  # fmt: skip
@record
class CreateCopies(DoneForAll):
    """Players create tokens that are copies of objects (CR 707.2)."""

    player: PlayerReference
    number: Amount
    what: Reference
    tapped: bool = False
    attacking: bool = False
    exceptions: tuple[CopyException, ...] = ()
    each: Amount | None = None
    before: bool = False  # how they are is said before the noun
    whom: WhomAttacked | None = None  # who is attacked, if the words say it
    comma: bool = wording(default=False)
    host: Reference | None = None  # what they are attached to as they enter
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens."""
        kinds = (self.what.nouns() - {"card"}) | {"token"}  # no copy of a card is one
        made = Antecedent(self.key, "object", self.number.plural, kinds, "created")
        return (made, Antecedent(f"{self.key} kind", KIND))

    def foresee(self, ctx: Context) -> None:
        """Let later words know what was described, even if it is not created."""
        ctx.bind(f"{self.key} kind", self)

    @property
    def excepts(self) -> bool:  # type: ignore[override]
        """Whether it ends in exceptions."""
        return bool(self.exceptions)

    def perform(self, ctx: Context) -> bool:
        return self.perform_for_all(ctx, (ctx,))

    def perform_for_all(self, ctx: Context, each: Sequence[Context]) -> bool:
        events = [event for inner in each for event in self.events(inner)]
        made = create(ctx, entering_as_said(ctx, self.key, events))
        ctx.bind(self.key, made)
        return bool(made)

    def events(self, ctx: Context) -> list[CreateTokens]:
        """The tokens that are about to be created."""
        host = next(iter(self.host.refs(ctx)), NOBODY) if self.host is not None else NOBODY
        if self.host is not None and (host == NOBODY or not ctx.exists(host)):
            return []
        events = []
        for seat, inner in each_acting(ctx, self.player):
            number = times(inner, self.number, self.each)
            for oid in self._originals(inner, seat):
                event = copy_token(ctx, seat, oid, number, self.exceptions, tapped=self.tapped, host=host)
                events.append(self._attacking(inner, event) if self.attacking and event is not None else event)
        return [event for event in events if event is not None]

    def _attacking(self, ctx: Context, event: CreateTokens) -> CreateTokens:
        """The same, tapped and attacking (CR 508.4)."""
        return replace(event, tapped=True, attacking=whom_they_attack(ctx, event.player, self.whom))

    def _originals(self, ctx: Context, chooser: Seat) -> tuple[Ref, ...]:
        """What is copied; what has left is as it last existed (CR 608.2h), not as the card that it has become."""
        if isinstance(self.what, CHOSEN):
            return affected_objects(ctx, self.what, TO_COPY, chooser)
        return self.what.refs(ctx)


def copy_token(
    ctx: Context, seat: Seat, oid: Ref, number: int = 1, exceptions: tuple[CopyException, ...] = (), *,
    tapped: bool = False, attacking: bool = False, host: Ref = NOBODY,
) -> CreateTokens | None:  # fmt: skip
    """The event of creating tokens that are copies of an object, as it is or last existed."""
    definition = ctx.obj(oid).definition
    if definition is None:
        return None
    original = copiable_values(ctx.game, oid)
    values = with_exceptions(ctx, original, exceptions)
    counters = tuple(pair for part in that_apply(ctx, original, exceptions) for pair in part.counters(ctx))
    return CreateTokens(
        seat, definition, number, ctx.source, tapped=tapped or attacking, values=values, attach_to=host,
        attacking=choose_defender(ctx.game, seat, ctx.source) if attacking else NOBODY, face=ctx.obj(oid).face,
        counters=counters, marks=((EXTRA, counters),) if counters else (),
    )  # fmt: skip

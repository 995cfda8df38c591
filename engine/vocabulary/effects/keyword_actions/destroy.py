"""Destroy (CR 701.7), and "It can't be regenerated" (701.15c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.decisions.purposes import WHICH_DEED
from engine.game.events.zone_changes import MAY_BE_DESTROYED, Destroy
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Condition, Filter, Instruction, Reference
from engine.meaning.families.instructions import RULES
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.effects.shared.affected_objects import affected_objects, are_there, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.objects.objects import MOVED, Every
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DESTROY = Purpose("destroy", "701.7a", asks="destroy_what")

UNREGENERABLE = "can't be regenerated"  # the key of a later sentence that forbids it


@forms(
    phrase("{object} dies this way", into="condition_part"),
    phrase("a {what:filter#one} dies this way", into="condition_part", object=None),
)  # fmt: skip
@record
class DiesThisWay(Condition):
    """Whether a creature that the words before destroyed or sacrificed went to a graveyard (CR 700.4)."""

    object: Reference | None
    what: Filter | None = None
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        died = DiedThisWay().these(ctx)
        if self.object is not None:
            return any(ref in died for ref in self.object.refs(ctx))
        return self.what is not None and any(self.what.matches(ctx, ref) for ref in died)


@phrase("died this way", into="relative")
@record
class DiedThisWay(Filter):
    """A creature that the words before put into a graveyard from the battlefield (CR 700.4).

    It is looked at as it last was on the battlefield.
    """

    reads = READS_STATUS
    wherever = True

    def these(self, ctx: Context) -> tuple[Ref, ...]:
        """All of them."""
        moves = ctx.bindings.get(MOVED, ())
        return tuple(old for old, new in moves if (ctx.obj(old).zone, ctx.obj(new).zone) == (BATTLEFIELD, GRAVEYARD))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.these(ctx)


@phrase("destroy {what:thing}")
@record
class DestroyPermanents(Instruction):
    """Permanents are destroyed at the same time."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was destroyed."""
        return done_to(self.key, self.what, "destroyed")

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, You(said=False), self.what, may=lambda inner, _, ref: inner.on_battlefield(ref))

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_DESTROY, good=False))
        able = any(refused(ctx.game, MAY_BE_DESTROYED, oid) is None for oid in chosen)
        ctx.bind(self.key, destroy(ctx, chosen))
        return able  # also if it is regenerated (CR 118.12)


@phrase("destroy all {first:filter#many} or all {second:filter#many}")
@record
class DestroyOneGroup(Instruction):
    """All permanents of one of two descriptions are destroyed; the controller chooses which (CR 608.2d)."""

    first: Filter
    second: Filter
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was destroyed."""
        return (Antecedent(self.key, "object", True, nouns_of(self.first) | nouns_of(self.second), "destroyed"),)

    def perform(self, ctx: Context) -> bool:
        groups = tuple(Every(group, "all") for group in (self.first, self.second))
        shown = tuple(say("as_written", words=Printed("object", group)) for group in groups)
        chosen = ctx.choose_option(ctx.controller, shown, purpose=WHICH_DEED, prompt=say("choose_what_to_do"))
        destroyed = destroy(ctx, on_battlefield(ctx, groups[shown.index(chosen)].refs(ctx)))
        ctx.bind(self.key, destroyed)
        return bool(destroyed)


def destroy(ctx: Context, oids: tuple[int, ...]) -> tuple[int, ...]:
    """Destroy permanents at once; give those that were destroyed, as they were."""
    regenerable = not ctx.bindings.get(UNREGENERABLE)
    doomed = [oid for oid in oids if refused(ctx.game, MAY_BE_DESTROYED, oid) is None]
    done = carry_out(ctx, *(Destroy(oid, ctx.source, regenerable=regenerable) for oid in doomed))
    return tuple(event.oid for event in done if isinstance(event, Destroy))


@phrase("{object} can't be regenerated", into="ending")
@phrase("a {what:filter#one} can't be regenerated", into="ending", object=None)
@phrase("{what:filter#many} can't be regenerated", into="ending", object=None, several=True)
@record
class CantBeRegenerated(Instruction):
    """A sentence: what was destroyed by the words before it can't be regenerated (CR 608.2c, 701.15c)."""

    object: Reference | None
    what: Filter | None = None
    several: bool = wording(default=False)
    reads = READS_NOTHING
    completes = True
    first_matters = RULES

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(UNREGENERABLE, True)

    def perform(self, ctx: Context) -> bool:
        return True

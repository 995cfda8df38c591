"""Transform and convert (CR 701.28, 701.50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.status import MAY_TRANSFORM, TURNED_OVER, Flip, Transform
from engine.game.rules.events.triggers import CREATED
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.objects.adjectives import status_word

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_TRANSFORM = Purpose("transform", "701.28a")


@phrase("transform {what:thing}")
@phrase("convert {what:thing}", convert=True)
@record
class TransformPermanents(Instruction):
    """Permanents are turned so that their other faces are up, at the same time."""

    what: Reference
    convert: bool = False
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was transformed."""
        return done_to(self.key, self.what, "transformed")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_TRANSFORM))
        able = [
            oid for oid in chosen
            if not _already(ctx, oid) and refused(ctx.game, MAY_TRANSFORM, oid) is None
        ]  # fmt: skip
        done = carry_out(ctx, *(Transform(oid, ctx.source, converts=self.convert) for oid in able))
        ctx.bind(self.key, chosen)
        return bool(done)


def _already(ctx: Context, oid: Ref) -> bool:
    """Whether a permanent has been turned over since its own ability was put onto the stack or created (CR 701.28f)."""
    if oid != ctx.source or ctx.stack_id == NOBODY:
        return False
    began = ctx.bindings.get(CREATED) or ctx.obj(ctx.stack_id).timestamp
    turned_over = ctx.obj(oid).marks.get(TURNED_OVER)
    assert isinstance(began, int)
    return isinstance(turned_over, int) and turned_over > began


def _transformed(ctx: Context, ref: Ref) -> bool:
    """Whether a permanent of a transforming card or token has its back face up (CR 701.28g)."""
    found = ctx.obj(ref)
    return found.definition is not None and found.definition.transforms and found.face == 1


status_word("transformed", _transformed)


@phrase("flip {object}")
@record
class FlipPermanent(Instruction):
    """A flip card's permanent is flipped (CR 710.2)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(carry_out(ctx, *(Flip(oid) for oid in on_battlefield(ctx, self.object.refs(ctx)))))

"""Suspect (CR 701.58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import KEYWORDS
from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.keys import Mark, Purpose
from engine.core.record import record, wording
from engine.game.events.status import SetMark
from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Duration, Instruction, Reference
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.combat.attack_and_block import CannotAttackOrBlock
from engine.vocabulary.statics.zones.permanent_rules import MAY_BECOME_SUSPECTED
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.adjectives import marked, status_word

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

TO_SUSPECT = Purpose("suspect", "701.58a")

SUSPECTED = Mark("suspected")  # the designation (CR 701.58b)


@phrase("suspect {what:thing}")
@record
class Suspect(Instruction):
    """Creatures become suspected: they have menace and can't block."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was suspected."""
        return done_to(self.key, self.what, SUSPECTED)

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_SUSPECT))
        fresh = tuple(oid for oid in chosen if _may_be_suspected(ctx, oid))
        if fresh:
            carry_out(ctx, *(SetMark(oid, SUSPECTED) for oid in fresh))
            parts = (HasAbilities((KEYWORDS["menace"](),)), CannotAttackOrBlock((MAY_BLOCK,)))
            for oid in fresh:
                begin(ctx, parts, (oid,), WhileSuspected())
        ctx.bind(self.key, chosen)
        return bool(fresh)


def _may_be_suspected(ctx: Context, oid: Ref) -> bool:
    """Whether a creature would become suspected: one that is already does not (CR 701.58d)."""
    return not ctx.obj(oid).marks.get(SUSPECTED) and refused(ctx.game, MAY_BECOME_SUSPECTED, oid) is None


@forms(
    phrase("{object} [is|are] no longer suspected"),
    phrase("{object} 's no longer suspected", short=True),
)
@phrase("{object} become no longer suspected", into="infinitive", becoming=True)
@record
class NoLongerSuspected(Instruction):
    """Creatures stop being suspected."""

    object: Reference
    short: bool = wording(default=False)
    becoming: bool = wording(default=False)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, self.object.refs(ctx))
        suspected = [oid for oid in chosen if ctx.obj(oid).marks.get(SUSPECTED)]
        return bool(carry_out(ctx, *(SetMark(oid, SUSPECTED, None) for oid in suspected)))


@record
class WhileSuspected(Duration):
    """As long as the permanent is suspected."""

    reads = READS_STATUS

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        refs = effect.affected or ()
        return not any(ref in game.objects and game.obj(ref).marks.get(SUSPECTED) for ref in refs)


status_word("suspected", marked(SUSPECTED))

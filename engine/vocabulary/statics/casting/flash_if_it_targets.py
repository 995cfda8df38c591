"""Spells that can be cast as though they had flash if they have a certain target (CR 601.3b, 601.2e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.casting.proposing import may_target
from engine.game.rules.casting.questions import CAST_ANY_TIME, MAY_STAY_PROPOSED
from engine.game.rules.context import Context
from engine.game.rules.questions.enchant import SPELL_TARGET, enchanted_target
from engine.game.rules.questions.rule_modifiers import spell_verdicts
from engine.game.state.objects import StackItem
from engine.meaning.abilities import targets_of
from engine.meaning.families import Filter, Reference, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.casting.flash_for_more import could_be_cast_anyway
from engine.vocabulary.statics.costs.casting_costs import WHERE_CAST
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId
    from engine.meaning.families import Target


@phrase("you may cast {this:object} as though it had flash if it targets a {what:filter#one}", into="static")
@record
class FlashIfItTargets(RuleModifier):
    """Such a target must be chosen where nothing else lets the spell be cast now.

    It may be begun where it could have one (CR 601.3b), and is refused if it has none as proposed (CR 601.2e).
    """

    this: Reference
    what: Filter
    reads = READS_BOARD
    questions = (CAST_ANY_TIME, MAY_STAY_PROPOSED)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        assert is_object(about)
        item = ctx.obj(about).stack
        if question == CAST_ANY_TIME:
            return True if item is not None or self._could_be_so(ctx, about, details.get("way")) else None
        if details["way"].any_time or could_be_cast_anyway(ctx, about):
            return None
        chosen = (ref for _, refs in item.targets for ref in refs) if item is not None else ()
        if any(self.what.matches(ctx, ref) for ref in chosen):
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_cast"), "601.2e")

    def _could_be_so(self, ctx: Context, about: ObjectId, way: Any) -> bool:
        """Whether a card that is not cast yet could have such a target."""
        casting = Context(ctx.game, about, ctx.controller, item=StackItem())
        return any(
            self.what.matches(ctx, ref) and may_target(casting, target, ref)
            for target in self._targets(ctx, about, way)
            for ref in target.candidates(casting)
        )

    @staticmethod
    def _targets(ctx: Context, about: ObjectId, way: Any) -> Iterator[Target]:
        """What the spell would target: what its words do, or what an Aura would enchant."""
        chars = ctx.chars(about)
        for ability in chars.abilities.spell:
            yield from targets_of(ability.effect)
        yield from enchanted_target(spell_verdicts(ctx.game, SPELL_TARGET, about, chars, ctx.controller, way=way))

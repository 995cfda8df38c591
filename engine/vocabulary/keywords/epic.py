"""Epic (CR 702.50)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import NOBODY
from engine.core.record import record
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import Ability, KeywordAbility, SpellAbility, TriggeredAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.verbs.casting.copy_spells import copy_on_stack, may_choose_new_targets
from engine.vocabulary.statics.casting.spells import CannotCast
from engine.vocabulary.statics.copies.copy_values import copiable_values
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.triggers.steps import AtTheBeginning

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@lru_cache(maxsize=256)
def without_epic(values: Characteristics) -> Characteristics:
    """A spell except for its epic ability."""
    changed = values.copy()
    changed.abilities = values.abilities.filtered(lambda it: not (isinstance(it, KeywordAbility) and it.name == "epic"))
    return changed


@record
class CopyEpic(Instruction):
    """The spell, as it last existed, is copied once more; its player may choose new targets for the copy."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        values = without_epic(copiable_values(ctx.game, ctx.source))
        copies = copy_on_stack(ctx, ctx.controller, ctx.source, values, aimed=False)
        may_choose_new_targets(ctx, ctx.controller, copies)
        return bool(copies)


EACH_UPKEEP = TriggeredAbility(
    AtTheBeginning("upkeep", You(), "whose"), CopyEpic(),
    label="At the beginning of each of your upkeeps for the rest of the game, copy this spell except for its epic "
          "ability. If the spell has any targets, you may choose new targets for the copy.",
)  # fmt: skip


@record
class ForTheRestOfTheGame(Instruction):
    """Its player casts no spells any more, but the spell comes back each upkeep (CR 702.50a, 702.50b)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (CannotCast(You()),), None, None)
        later = DelayedTrigger(NOBODY, EACH_UPKEEP, ctx.source, ctx.controller, once=False)
        return bool(ctx.happen(BeginDelayedTrigger(later)))


@keyword("702.50", "Epic")
class Epic:
    """A spell that is its player's last, over and over (CR 702.50a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (SpellAbility(ForTheRestOfTheGame()),)

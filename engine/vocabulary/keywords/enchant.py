"""Enchant (CR 702.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.questions.enchant import SPELL_TARGET
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.always import EVERYWHERE
from engine.vocabulary.terms.objects.targets import Targets

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ENCHANTED = "enchanted"  # the key of what an Aura spell targets


@record
class EnchantRule(RuleModifier):
    """What an Aura spell can target, and what an Aura can be attached to (CR 702.5a, 303.4a)."""

    what: Filter
    reads = READS_NOTHING
    questions = (SPELL_TARGET,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Targets(self.what, key=ENCHANTED)


@keyword("702.5", "Enchant", "enchant {what:filter}", "enchant {what:player_filter}")
class Enchant:
    """What an Aura may be attached to: objects or players of a description (CR 702.5d)."""

    what: Filter

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((EnchantRule(self.what),), zones=EVERYWHERE),)

"""Protection (CR 702.16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.events.damage import Damage
from engine.keywords.evasion import has
from engine.keywords.qualities import is_of
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Filter, Replacement, RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.questions import Refusal
from engine.statics.player_abilities import PROTECTED
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context

# Where the answer is asked, what has or has not the quality, and the rule.
_ASKED = {
    "may_be_targeted": ("by", "702.16b"),
    "may_be_attached": ("attachment", "702.16c"),
    "may_be_blocked_by": ("blocker", "702.16f"),
}


@dataclass(frozen=True, slots=True)
class ProtectionRule(RuleModifier):
    """It can't be targeted by, enchanted by, equipped by or blocked by what has a quality (702.16b to d, 702.16f)."""

    quality: Filter
    reads = READS_NOTHING
    questions = tuple(_ASKED)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        detail, rule = _ASKED[question]
        other = details[detail]
        assert isinstance(other, int)
        if not is_of(ctx, self.quality, other, details.get("is_spell")):
            return None
        if not has(ctx.game, about, "protection", seen_by=other):
            return None
        return Refusal("it has protection from that", rule)


@dataclass(frozen=True, slots=True)
class ProtectionPrevents(Replacement):
    """Damage that a source with the quality would deal to it is prevented (CR 702.16e)."""

    quality: Filter
    reads = READS_NOTHING
    keys = ("damage",)

    def applies(self, ctx: Context, event: object) -> bool:
        protected = ctx.bound(PROTECTED) or (ctx.source,)
        if not isinstance(event, Damage) or event.recipient not in protected or not event.preventable:
            return False
        return self.quality.matches(ctx, event.source)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        return ()


@keyword(
    "702.16", "Protection", "protection from {quality:quality}",
    "protection from {quality:quality} and from {second:quality}",
    "protection from {quality:quality}, from {second:quality}, and from {third:quality}",
)  # fmt: skip
class Protection:
    """Protection from a quality, or from each of several (CR 702.16g)."""

    quality: Filter
    second: Filter | None = None
    third: Filter | None = None
    players_may_have = True

    def stands_for(self) -> tuple[Ability, ...]:
        qualities = (self.quality, self.second, self.third)
        return tuple(StaticAbility((ProtectionRule(each), ProtectionPrevents(each))) for each in qualities if each)

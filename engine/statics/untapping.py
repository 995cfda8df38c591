"""What does not untap (CR 502.3): "doesn't untap during its controller's untap step"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.model.families import Continuous, Reference, RuleModifier, StaticEffect
from engine.model.node import READS_NOTHING
from engine.rules.questions import Refusal
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

lexicon("untap_step", {
    "its": "its controller's untap step", "their": "their controllers' untap steps", "your": "your untap step",
    "yours": "your untap steps",
})  # fmt: skip


@phrase("[doesn't|don't] untap during {whose:untap_step}", into="change")
@dataclass(frozen=True, slots=True)
class DoesNotUntap(RuleModifier):
    """A permanent that stays tapped in its controller's untap step."""

    whose: str = "its"
    reads = READS_NOTHING
    questions = ("untaps",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        if self.whose.startswith("your") and ctx.game.turn.active != ctx.controller:
            return None
        return Refusal(f"{ctx.chars(about).name} doesn't untap", "502.3")


@phrase("you may choose not to untap {object} during your untap step", into="static")
@dataclass(frozen=True, slots=True)
class MayStayTapped(Continuous):
    """A permanent that its controller may leave tapped (CR 502.3)."""

    object: Reference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (UntapOptional(),)


@dataclass(frozen=True, slots=True)
class UntapOptional(RuleModifier):
    """The answer that untapping is up to the player."""

    reads = READS_NOTHING
    questions = ("untap_optional",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        return True

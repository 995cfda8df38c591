"""Special actions that cost more or less: plotting, foretelling, turning face up (CR 116.2, 118.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, HAND
from engine.game.rules.paying.costs import COST_CHANGES
from engine.game.rules.paying.spending import SPECIAL_ACTION
from engine.game.rules.special_cards.doors import UNLOCKING
from engine.game.state.objects import StackItem
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.cost_changes import change_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_NAMES = {
    "plotting": ("plot",),
    "foretelling": ("foretell",),
    "morph": ("morph", "megamorph"),
    "unlock": UNLOCKING,
}  # 702.37b
lexicon("noting", {"plotting": "plotting", "foretelling": "foretelling"})


@forms(
    phrase("{action:noting} cards from your hand costs {mana:mana_symbols} {how:more_or_less}", into="static",
           mine=True),
    phrase("all morph costs cost {mana:mana_symbols} {how:more_or_less}", into="static", action="morph"),
    phrase("unlock costs you pay cost {mana:mana_symbols} {how:more_or_less}", into="static", action="unlock",
           mine=True),
)  # fmt: skip
@record
class SpecialActionsCost(Continuous):
    """A special action that costs its players more or less, perhaps only this ability's controller."""

    action: str
    mana: ManaCost
    how: str
    mine: bool = False
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or ref not in ctx.game.objects:
            return False
        found = ctx.obj(ref)
        if self.action in ("plotting", "foretelling"):
            return found.zone == HAND and found.owner == ctx.controller
        return found.zone == BATTLEFIELD and not (self.mine and ctx.controller_of(ref) != ctx.controller)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_Costs(_NAMES[self.action], self.mana, self.how),)


@record
class _Costs(RuleModifier):
    """The answer what a special action of certain names costs more or less."""

    names: tuple[str, ...]
    mana: ManaCost
    how: str
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        item = details.get("item")
        if details.get("kind") != "special" or not isinstance(item, StackItem):
            return None
        return change_of(self.mana, self.how) if dict(item.paid).get(SPECIAL_ACTION) in self.names else None

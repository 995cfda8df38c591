"""Flashback (CR 702.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD, STACK
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.paying.costs import COST_CHANGES
from engine.game.state.objects import StackItem
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Amount, Cost, RuleModifier
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost
from engine.vocabulary.statics.costs.cost_changes import change_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

FLASHBACK = "flashback"


@phrase("this spell costs {mana:mana_symbols} less to cast this way, where X is {where:quantity}",
        into="less this way")  # fmt: skip
@record
class LessThisWay(Node):
    """By how much less a spell costs that is cast so (CR 601.2f)."""

    mana: ManaCost
    where: Amount
    reads = READS_NOTHING


@phrase("flashback {costs:mana_cost*,}. ^{less:less this way}.", into="keyword")
@keyword("702.34", "Flashback", "flashback {costs:mana_cost*,}", "flashback—^{costs:cost*,^}.")
class Flashback:
    """A spell cast once more from the graveyard, and then exiled (CR 702.34a)."""

    costs: tuple[Cost, ...]  # none: its mana cost
    less: LessThisWay | None = None

    def stands_for(self) -> tuple[Ability, ...]:
        offer = cast_for(FLASHBACK, self.costs or None, GRAVEYARD, leaving=EXILE)
        if self.less is None:
            return (offer,)
        return (offer, StaticAbility((CostsLessThisWay(self.less.mana, self.less.where),), zones=(GRAVEYARD, STACK)))


@record
class CostsLessThisWay(RuleModifier):
    """A spell that costs less if it is cast so."""

    mana: ManaCost
    where: Amount
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        way, item = details.get("way"), details.get("item")
        offered = isinstance(way, CastWay) and way.name == FLASHBACK
        cast = isinstance(item, StackItem) and item.way == FLASHBACK
        if details.get("kind") != "cast" or not (offered if way is not None else cast):
            return None
        return change_of(self.mana, "less", 1, self.where.value(ctx))


for_its_mana_cost("flashback", Flashback, "the")

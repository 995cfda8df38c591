"""What mana may be spent as (CR 609.4b): "You may spend mana as though it were mana of any color"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import KINDS
from engine.core.record import record
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.state.objects import StackItem
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game.rules.context import Context

EVERY_KIND = "".join(KINDS)
NOTHING_ELSE: Mapping[str, str] = {}
SPECIAL_ACTION = "special action"  # the way of an item that is no spell and no ability, but pays for an action
AS_WORDS_ARE_FOLLOWED = "paid as words are followed"  # bound while something resolves that asks for mana
PAYS_X = "with {X}"  # what is bound then, if there is {X} in what it asks for


def paying_for(action: str) -> StackItem:
    """What pays for a special action of a name, such as that of foretelling (CR 116.2)."""
    return StackItem(way=SPECIAL_ACTION, paid=((SPECIAL_ACTION, action),))


MANA_ACCEPTED: Question[bool] = Question(
    "mana_accepted", "106.6", about="spell card", details=("seat", "maker"),
    answer="False: mana that this object made can't be spent on it",
)  # fmt: skip


SPENDS_MANA_AS: Question[SpendsAs] = Question(
    "spends_mana_as", "609.4b", about="player", details=("payment",), answer="as what mana may be spent"
)


@record
class SpendsAs:
    """Mana of some types that may be spent as though it were of others; an answer to "spends_mana_as"."""

    instead_of: str
    mana: str = EVERY_KIND


def accepted_instead(ctx: Context) -> Mapping[str, str]:
    """For each type of mana, the types that may be spent instead of it on what is paid for now."""
    answers: list[SpendsAs] = list(verdicts(ctx.game, SPENDS_MANA_AS, ctx.controller, payment=ctx))
    if ctx.item is not None and ctx.item.mana_as and not resolving(ctx):
        answers.append(SpendsAs(ctx.item.mana_as))
    if not answers:
        return NOTHING_ELSE
    return {kind: "".join(answer.mana for answer in answers if kind in answer.instead_of) for kind in KINDS}


def resolving(ctx: Context) -> bool:
    """Whether mana is paid as something resolves, not to cast or activate something."""
    return AS_WORDS_ARE_FOLLOWED in ctx.bindings

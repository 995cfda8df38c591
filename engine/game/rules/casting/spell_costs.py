"""What casting a spell costs (CR 601.2b, 601.2f, 118.8, 118.9).

It has its own cost or another, and additional ones.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAction
from engine.core.keys import Purpose
from engine.core.mana import ManaCost
from engine.core.record import record, replace
from engine.core.zones import COMMAND
from engine.game.decisions.choices import ChooseNumber, ChooseOption, YesNo
from engine.game.events.cards import Reveal
from engine.game.events.status import SetValues
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS, MODE_COSTS
from engine.game.rules.context import settled
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import COSTS_MORE
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import reduced_by
from engine.game.rules.questions.announced_x import payable
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.families import ChosenFirst, Cost
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.casting.casting_options import CastWay
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.meaning.families import Instruction

WHICH_ADDITIONAL_COST = Purpose("additional cost", "601.2b")


@record
class ManaCostOf(Cost):
    """The mana cost of a spell as a cost among others."""

    mana: ManaCost

    def mana_part(self, ctx: Context) -> ManaCost:
        """The mana."""
        return self.mana

    def taps_source(self) -> bool:
        """Never."""
        return False

    def payable(self, ctx: Context) -> bool:
        """Judged by the payment."""
        return True

    def pay(self, ctx: Context) -> bool:
        """Paid with all other mana."""
        return True


def spell_costs(ctx: Context, way: CastWay) -> list[Any]:
    """The costs of a spell before X and changes (CR 601.2f).

    These are its own or an alternative cost, and additional ones.
    """
    chars = ctx.game.chars(ctx.source)
    if way.costs is not None:
        costs: list[Any] = list(way.costs)
    else:
        printed = chars.mana_cost
        if printed is None:
            raise IllegalAction(say("no_mana_cost_to_pay"), "118.6")
        costs = [ManaCostOf(printed)]
    costs.extend(way.more)
    paid: dict[str, object] = {}
    asked = verdicts(ctx.game, ADDITIONAL_COSTS, ctx.source, seat=ctx.controller, way=way)
    assert ctx.item is not None
    extras = (*more_costs(ctx.game, ctx.source, ctx.controller, ctx.item.cast_from), *asked)
    for place, extra in enumerate(extras):
        costs.extend(_additional(ctx, extra, paid, costs, extras[place + 1 :]))
    if paid:
        ctx.item = replace(ctx.item, paid=(*ctx.item.paid, *paid.items()))
    for cost in costs:
        if isinstance(cost, ChosenFirst):
            cost.announced(ctx)  # what a cost takes is chosen at once if it changes the total cost (emerge, CR 601.2b)
    return costs


def more_costs(game: Game, oid: ObjectId, seat: Seat, origin: str) -> Iterator[AdditionalCost]:
    """What a card costs besides as it is cast from a zone.

    The rules make some from the command zone dearer.
    """
    for declared in COSTS_MORE if origin == COMMAND else ():
        yield from declared(game, oid, seat)


def costs_of_modes(ctx: Context, effects: Sequence[Instruction]) -> list[Any]:
    """What the chosen modes cost besides (CR 601.2b; escalate, spree)."""
    assert ctx.item is not None
    answers = verdicts(ctx.game, MODE_COSTS, ctx.source, seat=ctx.controller, modes=ctx.item.modes)
    found = [cost for costs in answers for cost in costs]
    return [*found, *(cost for effect in effects for cost in effect.costs_of(ctx.item.modes))]


def _additional(
    ctx: Context, extra: AdditionalCost, paid: dict[str, object], costs: Sequence[Any], later: Sequence[AdditionalCost]
) -> list[Cost]:  # fmt: skip
    """The additional costs to be paid, after asking what is optional (CR 601.2b), and what `later` will be asked."""
    if extra.choices:
        return _one_of(ctx, extra, paid, costs)
    if not extra.optional:
        _note(paid, extra, 1)
        return list(extra.costs)
    if not payable(ctx, extra.costs):
        return []
    number = _how_often(ctx, extra, costs, later)
    if number:
        _note(paid, extra, number)
        _add_words(ctx, extra)
    return list(extra.costs) * number


def _note(paid: dict[str, object], extra: AdditionalCost, number: int) -> None:
    for name in (extra.name, extra.particular):
        if name:
            before = paid.get(name, 0)
            paid[name] = number + (before if isinstance(before, int) else 0)


def _add_words(ctx: Context, extra: AdditionalCost) -> None:
    """Give the spell the words that paying adds to it, of a card that is revealed (CR 601.2b, 702.47a)."""
    if extra.words:
        happen(ctx.game, Reveal(ctx.controller, (extra.words_of,)))
        values = ctx.game.obj(ctx.source).values.copy()
        values.abilities = values.abilities.with_added(*extra.words)
        happen(ctx.game, SetValues(ctx.source, values=values))


def _one_of(ctx: Context, extra: AdditionalCost, paid: dict[str, object], costs: Sequence[Any]) -> list[Cost]:
    possible = [
        (cost, label) for cost, label in extra.choices if payable(ctx, (cost,)) and _can_be_paid(ctx, (cost,), costs)
    ]  # fmt: skip
    if not possible:
        raise IllegalAction(say("an_additional_cost_cant_be_paid"), "601.2b")
    decision = ChooseOption(
        seat=ctx.controller, options=tuple(label for _, label in possible), purpose=WHICH_ADDITIONAL_COST,
        prompt=say("which_additional_cost"), source=ctx.source, cancellable=paying.cancellable(ctx), rule="601.2b",
    )  # fmt: skip
    _note(paid, extra, 1)
    return [possible[ctx.ask(decision)][0]]


def _how_often(ctx: Context, extra: AdditionalCost, costs: Sequence[Any], later: Sequence[AdditionalCost]) -> int:
    """How often an optional additional cost is paid: at most as often as is possible."""
    if extra.repeats:
        decision = ChooseNumber(
            seat=ctx.controller, low=0, high=paying.most_times(ctx, extra.costs, costs),
            purpose=Purpose.named(extra.name, "601.2b"),
            prompt=say("how_often_the_additional_cost", cost=extra.label), source=ctx.source,
            cancellable=paying.cancellable(ctx), rule="601.2b",
        )  # fmt: skip
        return int(ctx.ask(decision))
    question = YesNo(
        seat=ctx.controller, purpose=Purpose.named(extra.name, "601.2b"),
        prompt=say("may_pay_the_additional_cost", cost=extra.label),
        source=ctx.source, rule="601.2b", yes=say("pay"), no=say("dont_pay"), cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    if not any(
        _can_be_paid(one, [cost for each in (extra, *more) for cost in each.costs], costs)
        for more in ((), *lowering_together(ctx, later))
        for one in if_all_paid(ctx, (extra, *more))
    ):
        settled(ctx.game, question, False)
        return 0
    return int(ctx.ask(question))


def _can_be_paid(ctx: Context, costs: Sequence[Any], others: Sequence[Any]) -> bool:
    """Whether an additional cost could be paid besides the others, with what any of them takes off the total."""
    return paying.affordable_besides(ctx, costs, others, lambda mana: reduced_by(ctx, (*others, *costs), mana))


def if_paid(ctx: Context, extra: AdditionalCost) -> Iterator[Context]:
    """The contexts in which an additional cost has been chosen (CR 601.2b), one for each choice."""
    paid = _with_paid(ctx, extra)
    taking = next((cost for cost in extra.costs if isinstance(cost, ChosenFirst)), None)
    if taking is None:
        yield paid
        return
    for oid in taking.options(paid):
        inner = paid.within()
        inner.assumed = ctx.assumed
        inner.bind(taking.key, (oid,))
        yield inner


def if_all_paid(ctx: Context, extras: Sequence[AdditionalCost]) -> Iterator[Context]:
    """The contexts in which several additional costs have been chosen."""
    for paid in if_paid(ctx, extras[0]):
        yield from if_all_paid(paid, extras[1:]) if len(extras) > 1 else (paid,)


MOST_TOGETHER = 4  # so many additional costs are considered together: what they take off is seldom more


def lowering_together(ctx: Context, extras: Sequence[AdditionalCost]) -> Iterator[tuple[AdditionalCost, ...]]:
    """The ways to pay one or more optional additional costs each of which takes mana off the total cost."""
    lowering = [extra for extra in extras if extra.optional and any(isinstance(c, ChosenFirst) for c in extra.costs)]
    for number in range(1, min(len(lowering), MOST_TOGETHER) + 1):
        for some in combinations(lowering, number):
            if payable(ctx, [cost for extra in some for cost in extra.costs]):
                yield some


def _with_paid(ctx: Context, extra: AdditionalCost) -> Context:
    """A context in which an additional cost has been chosen: other costs can depend on that (CR 601.2f)."""
    assert ctx.item is not None
    noted = tuple((name, 1) for name in (extra.name, extra.particular) if name)
    inner = ctx.within()
    inner.item = replace(ctx.item, paid=(*ctx.item.paid, *noted))
    return inner

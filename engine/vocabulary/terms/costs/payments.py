"""Paying as words are followed (CR 118.12): "pay {2}", "… unless its controller pays {3}"."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import include, phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.mana import ManaCost
from engine.core.record import record, replace, wording
from engine.game.rules.casting.proposing import asked_x
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import with_x
from engine.game.rules.paying.spending import AS_WORDS_ARE_FOLLOWED, PAYS_X
from engine.game.rules.questions.alternative_payments import ways_to_pay
from engine.game.rules.questions.announced_x import payable, uses_x
from engine.meaning.families import Condition, Cost, Instruction
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, rebuild, walk
from engine.vocabulary.terms.costs.costs import IsDealtDamage
from engine.vocabulary.terms.grammar.done_by_each_player import results_of
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PAY = Purpose("pay", "118.12")


def pay_costs(ctx: Context, seat: int, costs: tuple[Cost, ...], prompt: str = "", averts: bool = False) -> bool:
    """Let a player pay costs if they can and want to; whether they did.

    With a prompt they are asked first.

    `averts`: something else is done unless they do.
    """
    costs = tuple(cost.reckoned(ctx) for cost in costs)
    payer, total, mana, free_x = _reckoned(ctx, seat, costs)
    if not payable(payer, costs) or not paying.can_pay(payer, mana):
        return False
    if prompt and not ctx.may(seat, prompt, purpose=TO_PAY, averts=averts):
        return False
    if free_x:  # nothing has chosen or defined X: it is chosen now (CR 107.3f)
        number = asked_x(payer, costs)
        if number is None:
            return False
        payer.bindings["X"] = number
        mana = with_x(total, number)
    paying.pay_mana(payer, mana)
    done = all(cost.pay(payer) for cost in costs)
    del payer.bindings[AS_WORDS_ARE_FOLLOWED]
    ctx.bindings.update(payer.bindings)
    return done


def can_pay_costs(ctx: Context, seat: Seat, costs: tuple[Cost, ...]) -> bool:
    """Whether a player could pay costs now, as far as can be told without doing it (CR 118.3)."""
    costs = tuple(cost.reckoned(ctx) for cost in costs)
    payer, _, mana, _ = _reckoned(ctx, seat, costs)
    return payable(payer, costs) and paying.can_pay(payer, mana)


def _reckoned(ctx: Context, seat: Seat, costs: tuple[Cost, ...]) -> tuple[Context, ManaCost, ManaCost, bool]:
    """Who pays, in a context of their own; the mana as written and as it is now; whether X is still to be chosen."""
    payer = ctx.within(controller=seat, **{AS_WORDS_ARE_FOLLOWED: True})
    total = _mana_of(payer, costs)
    if total.x_count:
        payer.bindings[AS_WORDS_ARE_FOLLOWED] = PAYS_X
    chosen_x = "X" not in ctx.bindings and not payer.x and seat == ctx.controller
    free_x = chosen_x and (bool(total.x_count) or any(uses_x(cost) for cost in costs))
    return payer, total, with_x(total, 0 if free_x else int(ctx.bindings.get("X", payer.x))), free_x


def _mana_of(ctx: Context, costs: tuple[Cost, ...]) -> ManaCost:
    total = ManaCost()
    for cost in costs:
        total = total.plus(cost.mana_part(ctx))
    return total


@phrase("{player!} {cost:paying#player}", into="instruction")
@record
class Pays(Instruction):
    """A player pays mana or life as the words are followed (CR 118.12)."""

    player: PlayerReference
    cost: Cost
    chosen: bool = field(default=False, metadata={"unspoken": True})  # its player has chosen to: "you may pay {2}"
    reads = READS_NOTHING
    first_matters = VISIBLE

    def possible(self, ctx: Context) -> bool:
        return any(can_pay_costs(ctx, seat, (self._cost_of(ctx, seat),)) for seat in self.player.seats(ctx))

    def agreed(self) -> Pays:
        return replace(self, chosen=True)

    def perform(self, ctx: Context) -> bool:
        return max((self._paid(ctx, seat) for seat in self.player.seats(ctx)), default=False)

    def _paid(self, ctx: Context, seat: Seat) -> bool:
        """Whether a player pays; who would have to make mana for it does not have to (CR 118.3c)."""
        cost = self._cost_of(ctx, seat)
        free = self.chosen or paying.pool_pays(ctx.within(controller=seat), cost.mana_part(ctx))
        prompt = "" if free else say("do_you", deed=Printed("payment*and", (self.cost,), plural=True))
        return pay_costs(ctx, seat, (cost,), prompt)

    def _cost_of(self, ctx: Context, seat: Seat) -> Cost:
        """What one of the players pays: what it counts for "they" is their own."""
        return self.cost.reckoned(ctx.naming({self.player.key: (seat,)}) if self.player.key else ctx)


def _ways_to_pay(ctx: Context, seat: Seat, costs: tuple[Cost, ...]) -> tuple[tuple[Cost, ...], ...]:
    """The costs that a player may pay as an ability resolves: what it states, or what effects offer instead (118.9)."""
    ability = ctx.item.ability if ctx.item is not None else None
    return (costs,) if ability is None else ways_to_pay(ctx.game, ctx.source, seat, ability, costs)


@record
class Certain(PlayerReference):
    """Some of the players whom words named, one after the other."""

    players: tuple[Seat, ...]
    key: str = field()
    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        ctx.bind(self.key, self.players)
        return self.players


@phrase("{effect:deed} unless {player} {costs:payment*and#player}", into="deed_unless")
@phrase("{effect:deed} unless {player} {costs:payment*or#player}", into="deed_unless", one=True)
@phrase("unless {player} {costs:payment*and#player}, {effect:chain}", into="ending", leading=True)
@record
class UnlessPaid(Instruction):
    """Something that a player can avert by paying (CR 118.12a)."""

    effect: Instruction
    player: PlayerReference
    costs: tuple[Cost, ...]
    one: bool = False
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    read_first = ("player", "costs")
    first_matters = VISIBLE

    def finished(self) -> UnlessPaid:
        """With costs that know what they avert."""
        costs = tuple(cost.averting(self.effect) if isinstance(cost, IsDealtDamage) else cost for cost in self.costs)
        return self if costs == self.costs else replace(self, costs=costs)

    def unknown_first(self) -> frozenset[str]:
        return results_of(self.effect)

    def well_formed(self) -> bool:
        """Several costs are needed for "or"."""
        return not self.one or len(self.costs) > 1

    def perform(self, ctx: Context) -> bool:
        """Whether it was paid: that is what "if they do" and "if that player doesn't" speak of."""
        each = self._whom_it_is_about()
        if each is not None:
            return self._of_each(ctx, each)
        if any(self._paid(ctx, seat) for seat in self.player.seats(ctx)):
            return True
        self.effect.perform(ctx)
        return False

    def averted(self, ctx: Context) -> bool:
        """Whether somebody pays, where words name one of several things in turn; nothing is done yet."""
        each = self._whom_it_is_about()
        seats = self.player.seats(ctx) if each is None else each.acting_players(ctx)
        return any(self._paid(ctx, seat) for seat in seats)

    def _whom_it_is_about(self) -> PlayerReference | None:
        """Those who do what they may avert: "its controller sacrifices it unless they pay {2}"."""
        key = self.player.key
        named = (node for node in walk(self.effect) if isinstance(node, PlayerReference) and node.antecedents())
        return next((node for node in named if node.key == key != ""), None)

    def _of_each(self, ctx: Context, each: PlayerReference) -> bool:
        """Each of the players whom the effect is about may avert it for themselves, one after the other (CR 101.4)."""
        seats = each.acting_players(ctx)
        paid = [seat for seat in seats if self._paid(ctx, seat)]
        others = Certain(tuple(seat for seat in seats if seat not in paid), each.key)
        if others.players:
            rebuild(self.effect, lambda node: others if node == each else node).perform(ctx)
        return bool(paid)

    def _paid(self, ctx: Context, seat: int) -> bool:
        costs = tuple(cost.reckoned(ctx) for cost in self.costs)
        if not self.one:
            ways = _ways_to_pay(ctx, seat, costs)
            return any(pay_costs(ctx, seat, way, self._prompt(way), True) for way in ways)
        able = [cost for cost in costs if can_pay_costs(ctx, seat, (cost,))]
        if len(able) > 1 and not self._pays_any(ctx, seat, tuple(able)):
            return False
        last = able[-1] if len(able) > 1 else None  # who pays one of several, and none of the others, pays this
        return any(pay_costs(ctx, seat, (cost,), "" if cost is last else self._prompt((cost,)), True) for cost in able)

    def _prompt(self, costs: tuple[Cost, ...], joined: str = "and") -> str:
        return say("do_you", deed=Printed(f"payment*{joined}", costs, plural=True))

    def _pays_any(self, ctx: Context, seat: int, costs: tuple[Cost, ...]) -> bool:
        """Whether a player pays one of several costs at all, before it is asked which."""
        return ctx.may(seat, self._prompt(costs, "or"), purpose=TO_PAY, averts=True)


@phrase("{effect:deed} unless {condition:condition_part}< or {other:condition_part}>", into="deed_unless")
@record
class UnlessTrue(Instruction):
    """Something done only if a condition, or either of two, is not true as it would be done (CR 608.2c)."""

    effect: Instruction
    condition: Condition
    other: Condition | None = None
    reads = READS_NOTHING
    read_first = ("condition", "other")
    first_matters = VISIBLE

    def unknown_first(self) -> frozenset[str]:
        return results_of(self.effect)

    def perform(self, ctx: Context) -> bool:
        if self.condition.holds(ctx) or (self.other is not None and self.other.holds(ctx)):
            return False
        return self.effect.perform(ctx)


include("payment", "paying", "cost")
include("deed", "deed_unless")

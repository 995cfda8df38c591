"""Whether a card can be cast now in a way (CR 601.3). The cheap questions are asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.mana import ManaCost
from engine.core.record import replace
from engine.game.rules.casting.asked_targets import asked_targets
from engine.game.rules.casting.casting_options import as_cast, values_as_spell, why_not_begin
from engine.game.rules.casting.proposing import can_target, can_target_all, possible_modes
from engine.game.rules.casting.questions import ADDITIONAL_COSTS, CAST_ANY_TIME
from engine.game.rules.casting.quick_mana import least_mana
from engine.game.rules.casting.spell_costs import if_all_paid, if_paid, lowering_together, more_costs
from engine.game.rules.context import Context
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import changed_total, reduced_by, with_x
from engine.game.rules.paying.life_for_mana import with_life_offered
from engine.game.rules.questions.announced_x import least_x, payable, possible_x
from engine.game.rules.questions.enchant import SPELL_TARGET, enchanted_target
from engine.game.rules.questions.rule_modifiers import spell_verdicts
from engine.game.state.objects import Look, StackItem
from engine.meaning.families import Amount, Modal
from engine.meaning.message import say
from engine.meaning.node import walk
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.identity import ObjectId
    from engine.game.rules.casting.casting_options import AdditionalCost, CastWay
    from engine.game.rules.casting.quick_checks import Prospects
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Instruction, Target


def why_not_cast(prospects: Prospects, oid: ObjectId, way: CastWay) -> Refusal | None:
    """Why a card can't be cast this way now, as far as can be told; None if it can (CR 601.3)."""
    attempt = Attempt(prospects, oid, way)
    for question in QUESTIONS:
        refusal = question(attempt)
        if refusal is not None:
            return refusal
    return None


class Attempt:
    """A card as the spell it would be, cast in a way by a player."""

    __slots__ = ("_costs", "_ctx", "oid", "plain", "prospects", "values", "way")

    def __init__(self, prospects: Prospects, oid: ObjectId, way: CastWay) -> None:
        self.prospects = prospects
        self.oid = oid
        self.way = way
        self.plain = values_as_spell(prospects.game, oid, way)
        self.values: Characteristics = as_cast(prospects.game, oid, prospects.seat, self.plain)
        self._ctx: Context | None = None
        self._costs: tuple[list[AdditionalCost], list[AdditionalCost]] | None = None

    @property
    def ctx(self) -> Context:
        """The context of the spell as it would be announced."""
        if self._ctx is None:
            game, way = self.prospects.game, self.way
            self._ctx = Context(game, self.oid, self.prospects.seat, item=_item(way))
            if self.values is not self.plain or way.face:
                self._ctx.assumed = Look(game.obj(self.oid), self.values)
        return self._ctx

    @property
    def extras(self) -> tuple[list[AdditionalCost], list[AdditionalCost]]:
        """The additional costs: those that have to be paid, and those that may and can be."""
        if self._costs is None:
            game, seat = self.prospects.game, self.prospects.seat
            asked = [
                *more_costs(game, self.oid, seat, game.obj(self.oid).zone),
                *spell_verdicts(game, ADDITIONAL_COSTS, self.oid, self.values, seat, way=self.way),
            ]
            optional = [one for one in asked if one.optional and all(cost.payable(self.ctx) for cost in one.costs)]
            self._costs = [one for one in asked if not one.optional], optional
        return self._costs

    @property
    def effects(self) -> list[Instruction]:
        """What the spell would do."""
        return [ability.effect for ability in self.values.abilities.spell]

    def affordable(self, ctx: Context, extras: Sequence[AdditionalCost]) -> bool:
        """Whether its mana could be paid with some additional costs, once they have been chosen (CR 601.2f)."""
        prospects, way, values = self.prospects, self.way, self.values
        costs: list[Any] = [*(way.costs or ()), *way.more]
        costs.extend(cost for extra in extras for cost in extra.costs)
        mana = ManaCost() if way.costs is not None else values.mana_cost or ManaCost()
        for cost in costs:
            mana = mana.plus(cost.mana_part(ctx))
        least = least_x(ctx, self.effects)
        if least and way.costs is not None and values.mana_cost is not None and values.mana_cost.x_count:
            return False  # without paying its mana cost 0 is the only choice for X (CR 107.3b)
        mana = changed_total(
            prospects.game,
            ctx.source,
            prospects.seat,
            "cast",
            with_x(mana, least),
            values=values,
            item=ctx.item,
            way=way,
        )
        mana = with_life_offered(ctx, reduced_by(ctx, costs, mana))
        needed = least_mana(mana)
        if prospects.hurried and needed > prospects.most and needed > paying.most_units(ctx):
            return False
        return paying.can_pay(ctx, mana)


def _item(way: CastWay) -> StackItem:
    """What a spell would know of the way in which it is cast."""
    return StackItem(way=way.name, mana_as=way.mana_as, changed=way.changed)


# -- the questions ---------------------------------------------------------------------------------------------------


def _not_now(attempt: Attempt) -> Refusal | None:
    """Whether it is the wrong time (CR 304.1, 307.1, 702.8a)."""
    if not attempt.prospects.only_at_once or _at_any_time(attempt):
        return None
    return Refusal(say("only_at_sorcery_speed"), "307.1")


def _at_any_time(attempt: Attempt) -> bool:
    way, values = attempt.way, attempt.values
    if way.as_sorcery or way.any_time:
        return way.any_time
    prospects = attempt.prospects
    asked = spell_verdicts(prospects.game, CAST_ANY_TIME, attempt.oid, values, prospects.seat, way=way)
    return "instant" in values.types or True in asked


def _surely_too_dear(attempt: Attempt) -> Refusal | None:
    """Whether it costs more than all mana, as a quick look tells."""
    if attempt.prospects.too_dear(attempt.values, attempt.way):
        return Refusal(say("there_isnt_enough_mana"), "601.2h")
    return None


def _forbidden(attempt: Attempt) -> Refusal | None:
    """Whether it is forbidden altogether (CR 601.3a)."""
    return why_not_begin(attempt.prospects.game, attempt.oid, attempt.prospects.seat, attempt.way)


def _without_cost(attempt: Attempt) -> Refusal | None:
    """Whether it has no mana cost that could be paid (CR 118.6)."""
    if attempt.way.costs is None and attempt.values.mana_cost is None:
        return Refusal(say("it_has_no_mana_cost"), "118.6")
    return None


def _too_dear(attempt: Attempt) -> Refusal | None:
    """Whether its mana can be paid neither with what has to be paid besides nor with what may be (CR 601.2h)."""
    extras, options = attempt.extras
    required = [one for extra in extras for one in if_paid(attempt.ctx, extra)] or [attempt.ctx]
    if any(attempt.affordable(one, extras) for one in required):
        return None
    for extra in options:
        if any(attempt.affordable(one, [*extras, extra]) for one in if_paid(attempt.ctx, extra)):
            return None
    for some in lowering_together(attempt.ctx, options):
        if any(attempt.affordable(one, [*extras, *some]) for one in if_all_paid(attempt.ctx, some)):
            return None
    return Refusal(say("there_isnt_enough_mana"), "601.2h")


def _unpayable(attempt: Attempt) -> Refusal | None:
    """Whether something else in its cost, or an additional cost, can't be paid (CR 118.3, 118.8)."""
    if not payable(attempt.ctx, (*(attempt.way.costs or ()), *attempt.way.more)):
        return Refusal(say("its_alternative_cost_cant_be_paid"), "118.3")
    extras, _ = attempt.extras
    for extra in extras:
        choices = [replace(extra, costs=(cost,)) for cost, _ in extra.choices]
        possible = [one for one in choices or [extra] if payable(attempt.ctx, one.costs)]
        if not any(one is extra or attempt.affordable(attempt.ctx, [*extras, one]) for one in possible):
            return Refusal(say("an_additional_cost_cant_be_paid"), "118.8")
    return None


def _without_target(attempt: Attempt) -> Refusal | None:
    """Whether targets are missing that have to be chosen (CR 601.2c, 303.4a)."""
    ctx, way, prospects = attempt.ctx, attempt.way, attempt.prospects
    effects, costs = attempt.effects, [attempt.values.mana_cost, *(way.costs or ())]
    enough = has_targets(ctx, effects) or has_targets_with_more_x(prospects, ctx, effects, costs)
    if not enough and not _has_targets_for_more(attempt):
        return Refusal(say("there_is_no_legal_target"), "601.2c")
    enchanted = spell_verdicts(prospects.game, SPELL_TARGET, attempt.oid, attempt.values, prospects.seat, way=way)
    if not all(can_target(ctx, target) for target in enchanted_target(enchanted)):
        return Refusal(say("there_is_nothing_it_could_enchant"), "303.4a")
    return None


def _has_targets_for_more(attempt: Attempt) -> bool:
    """Whether there are targets with an optional additional cost that changes which are asked for (CR 601.2b-c)."""
    required, optional = attempt.extras
    return any(
        has_targets(paid, attempt.effects) and attempt.affordable(paid, [*required, extra])
        for extra in optional
        for paid in if_paid(attempt.ctx, extra)
    )


QUESTIONS: tuple[Callable[[Attempt], Refusal | None], ...] = (
    _not_now, _surely_too_dear, _forbidden, _without_cost, _too_dear, _unpayable, _without_target,
)  # fmt: skip


# -- targets ---------------------------------------------------------------------------------------------------------


def has_targets(ctx: Context, effects: Sequence[Instruction]) -> bool:
    """Whether enough targets could be chosen for some instructions, with some choice of modes (CR 601.2c)."""
    for effect in effects:
        if isinstance(effect, Modal):
            least, _ = effect.bounds(ctx)
            good = len(possible_modes(ctx, effect))
            if good < least and not (effect.repeats() and good):
                return False
        elif not can_target_all(ctx, tuple(asked_targets(ctx, effect))):
            return False
    return True


MANY = 100  # so many numbers are looked at for X, the smallest first


def has_targets_with_more_x(
    prospects: Prospects, ctx: Context, effects: Sequence[Instruction], costs: Sequence[Any]
) -> bool:
    """Whether there are targets with some X above 0 (CR 601.2b, 601.2c), where a target's words ask for X."""
    if not any(_names_x(target) for effect in effects for target in asked_targets(ctx, effect)):
        return False
    mana = [cost if isinstance(cost, ManaCost) else cost.mana_part(ctx) for cost in costs if cost is not None]
    most = prospects.most if any(cost.x_count for cost in mana) else None
    assert ctx.item is not None
    if most is not None and ctx.item.ability is not None:
        most = paying.most_x(ctx, costs)  # what makes activating it cost less leaves more for X
    for x in (possible_x(ctx, costs, most) or ())[:MANY]:
        ctx.item = replace(ctx.item, x=x)
        if has_targets(ctx, effects):
            return True
    return False


def _names_x(target: Target) -> bool:
    return any(isinstance(node, Amount) and node.is_x for node in walk(target))

"""What a player with priority may do now (CR 117.1), and why not the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId, Seat
from engine.core.mana import ManaCost
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.decisions.act import ACTIVATE, CAST, PASS, PLAY, SPECIAL, Action
from engine.model.abilities import targets_of
from engine.model.families import Amount, Modal
from engine.model.message import say
from engine.model.node import walk
from engine.model.questions import Bearing, Refusal, bearing_on
from engine.rules.casting.asked_targets import asked_targets
from engine.rules.casting.proposing import can_target, can_target_all, numbers_for_x
from engine.rules.casting.questions import ADDITIONAL_COSTS, CAST_ANY_TIME, LAND_WAYS, SPECIAL_ACTIONS
from engine.rules.casting.special import SPECIAL_ACTION, special_actions, why_not_play_land
from engine.rules.casting.spell_costs import if_paid, more_costs, reduced_by
from engine.rules.casting.ways import (
    PREPARED,
    USUAL,
    AdditionalCost,
    CastWay,
    as_cast,
    may_cast_from_command_zone,
    playable_land_faces,
    values_as_spell,
    ways_to_cast,
    why_not_begin,
)
from engine.rules.context import Context
from engine.rules.paying import mana_payment, paying
from engine.rules.paying.costs import changed_total, with_x
from engine.rules.paying.spending import accepted_instead
from engine.rules.questions.activation import why_not_activate
from engine.rules.questions.announced_x import payable, possible_x, uses_x
from engine.rules.questions.asked import SPELL_TARGET
from engine.rules.questions.asking import spell_verdicts, verdicts
from engine.rules.questions.timing import TIMINGS, at_sorcery_speed
from engine.state.objects import Look, StackItem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.model.abilities import ActivatedAbility
    from engine.model.characteristics import Characteristics
    from engine.model.families import Cost, Instruction
    from engine.state.game import Game
    from engine.state.objects import GameObject


UNUSUAL = Bearing.OTHERWISE | Bearing.CHEAPER


def legal_actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """Every action that could be completed, as far as can be told without doing it; to pass comes first."""
    return tuple(_actions(Budget(game, seat)))


class Budget:
    """How much mana a player could make, worked out when first asked."""

    __slots__ = ("_most", "game", "only_at_once", "seat", "usual")

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._most = -1
        # Whether only what can be cast at any time matters now, and no effect lets other cards be cast at any time.
        self.only_at_once = not at_sorcery_speed(game, seat) and not any(
            game.projection.modifiers(game, question) for question in bearing_on(Bearing.AT_ONCE)
        )

        # Whether no effect gives cards another way to be cast, or another cost.
        self.usual = not any(game.projection.modifiers(game, question) for question in bearing_on(UNUSUAL))

    @property
    def most(self) -> int:
        """The most mana, of any kind."""
        if self._most < 0:
            self._most = mana_payment.most_mana(self.game, self.seat)
        return self._most


def _actions(budget: Budget) -> Iterator[Action]:
    game, seat = budget.game, budget.seat
    yield Action(PASS, label=say("pass"))
    for oid in _cards_to_look_at(game, seat):
        yield from _with_card(budget, oid)
    for oid in game.battlefield:
        found = game.objects[oid]
        chars = game.chars(oid)
        abilities = chars.abilities
        if found.marks.get(PREPARED):
            yield from _casts(budget, oid)
        if found.phased_out or not (abilities.offers_actions or found.face_down or chars.halves):
            continue
        if abilities.activated:
            yield from _activations(budget, oid, chars)
        offers = found.face_down or chars.halves or SPECIAL_ACTIONS in abilities.modifiers
        if offers and chars.controller == seat:
            yield from _specials(budget, oid)


def _cards_to_look_at(game: Game, seat: Seat) -> Iterator[ObjectId]:
    """The cards outside the battlefield that a player might cast, play or use."""
    yield from game.zone(HAND, seat)
    permitted = any(game.projection.modifiers(game, question) for question in bearing_on(Bearing.OFFERS))
    for zone, owner in ((GRAVEYARD, seat), (EXILE, seat), (COMMAND, seat)):
        for oid in game.zone(zone, owner):
            found = game.objects[oid]
            offers = (found.face_down and zone == EXILE) or game.chars(oid).abilities.offers_elsewhere
            if permitted or offers or may_cast_from_command_zone(game, found, seat):
                yield oid
    if permitted:
        for other in game.seats():
            if other != seat:
                yield from game.zone(GRAVEYARD, other)
            yield from game.zone(LIBRARY, other)[:1]


def _with_card(budget: Budget, oid: ObjectId) -> Iterator[Action]:
    game, seat = budget.game, budget.seat
    found = game.obj(oid)
    if budget.only_at_once and _waits(game, found):
        return
    yield from _casts(budget, oid)
    if found.zone == HAND and found.owner == seat and "land" in _types(game, oid):
        yield from _land_plays(game, oid, seat, playable_land_faces(game, oid))
    for faces in verdicts(game, LAND_WAYS, oid, seat=seat):
        yield from _land_plays(game, oid, seat, faces)
    chars = game.chars(oid)
    if chars.abilities.activated:
        yield from _activations(budget, oid, chars)
    if SPECIAL_ACTIONS in chars.abilities.modifiers:
        yield from _specials(budget, oid)


def _casts(budget: Budget, oid: ObjectId) -> Iterator[Action]:
    game, seat = budget.game, budget.seat
    if _is_hopeless(budget, oid):
        return
    for way in ways_to_cast(game, oid, seat):
        if why_not_cast(budget, oid, way) is None:
            values = values_as_spell(game, oid, way)
            cost = str(values.mana_cost) if way.costs is None and values.mana_cost is not None else ""
            cost += "".join(f" + {more.label}" for more in more_costs(game, oid, seat, way.zone)) if cost else ""
            label = way.label or values.name
            yield Action(CAST, oid, label, way.face, way.name, bool(_asks_targets(values)), cost)


def _is_hopeless(budget: Budget, oid: ObjectId) -> bool:
    """Whether a card in hand that has but one face and one way to be cast is a land or too dear: a quick look."""
    found = budget.game.obj(oid)
    definition = found.definition
    if found.zone != HAND or definition is None or len(definition.faces) > 1 or not budget.usual:
        return False
    values = budget.game.chars(oid)
    if values.inset is not None or any(question in values.abilities.modifiers for question in bearing_on(UNUSUAL)):
        return False
    return "land" in definition.front.printed.types or _far_too_dear(budget, values, USUAL)


def _waits(game: Game, found: GameObject) -> bool:
    """Whether nothing about a card can be used now since it is no main phase of its player: a quick look."""
    abilities = game.chars(found.id).abilities
    if (
        found.face_down
        or abilities.activated
        or any(question in abilities.modifiers for question in bearing_on(Bearing.AT_ONCE))
    ):
        return False
    return "instant" not in _types(game, found.id)


def _types(game: Game, oid: ObjectId) -> tuple[str, ...]:
    definition = game.obj(oid).definition
    if definition is None:
        return ()
    return tuple(word for face in definition.faces for word in face.printed.types)


def _land_plays(game: Game, oid: ObjectId, seat: Seat, faces: Sequence[int]) -> Iterator[Action]:
    if faces and why_not_play_land(game, oid, seat) is None:
        definition = game.obj(oid).definition
        for face in faces:
            name = definition.faces[face].name if definition is not None else game.chars(oid).name
            yield Action(PLAY, oid, name, face)


def why_not_cast(budget: Budget, oid: ObjectId, way: CastWay) -> Refusal | None:
    """Why a card can't be cast this way now, as far as can be told; None if it can (CR 601.3)."""
    game, seat = budget.game, budget.seat
    plain = values_as_spell(game, oid, way)
    values = as_cast(game, oid, seat, plain)
    own = values.abilities
    if not at_sorcery_speed(game, seat) and not _at_any_time(game, oid, seat, way, values):
        return Refusal(say("only_at_sorcery_speed"), "307.1")
    if _far_too_dear(budget, values, way):
        return Refusal(say("there_isnt_enough_mana"), "601.2h")
    refusal = why_not_begin(game, oid, seat, way)
    if refusal is not None:
        return refusal
    if way.costs is None and values.mana_cost is None:
        return Refusal(say("it_has_no_mana_cost"), "118.6")
    ctx = Context(game, oid, seat, item=StackItem(way=way.name, mana_as=way.mana_as))
    if values is not plain:
        ctx.assumed = Look(game.obj(oid), values)
    taxed = more_costs(game, oid, seat, game.obj(oid).zone)
    asked = [*taxed, *spell_verdicts(game, ADDITIONAL_COSTS, oid, values, seat, way=way)]
    extras = [extra for extra in asked if not extra.optional]
    options = [extra for extra in asked if extra.optional and all(cost.payable(ctx) for cost in extra.costs)]
    required = [one for extra in extras for one in if_paid(ctx, extra)] or [ctx]
    if not any(_affordable(budget, one, values, way, extras) for one in required) and not any(
        _affordable(budget, one, values, way, [*extras, extra]) for extra in options for one in if_paid(ctx, extra)
    ):
        return Refusal(say("there_isnt_enough_mana"), "601.2h")
    if not payable(ctx, (*(way.costs or ()), *way.more)):
        return Refusal(say("its_alternative_cost_cant_be_paid"), "118.3")
    for extra in extras:
        possible = [option for option in extra.choices or (extra.costs,) if payable(ctx, option)]
        if extra.choices:
            others = [replace(extra, costs=option) for option in possible]
            possible = [one.costs for one in others if _affordable(budget, ctx, values, way, [*extras, one])]
        if not possible:
            return Refusal(say("an_additional_cost_cant_be_paid"), "118.8")
    effects = [ability.effect for ability in own.spell]
    if not has_targets(ctx, effects) and not _with_more_x(budget, ctx, effects, [values.mana_cost, *(way.costs or ())]):
        return Refusal(say("there_is_no_legal_target"), "601.2c")
    if not all(can_target(ctx, target) for target in spell_verdicts(game, SPELL_TARGET, oid, values, seat, way=way)):
        return Refusal(say("there_is_nothing_it_could_enchant"), "303.4a")
    return None


def _far_too_dear(budget: Budget, values: Characteristics, way: CastWay) -> bool:
    """Whether a mana cost that nothing changes is more than all the player's mana: a quick look at most cards."""
    cost, modifiers, board = values.mana_cost, values.abilities.modifiers, budget.game.projection
    if cost is None or way.costs is not None or way.more:
        return False
    if any(question in modifiers or board.modifiers(budget.game, question) for question in bearing_on(Bearing.CHEAPER)):
        return False
    otherwise_paid = sum(symbol.endswith("/P") or symbol.startswith("2/") for symbol in cost.symbols)
    return cost.mana_value - otherwise_paid > budget.most


def _at_any_time(game: Game, oid: ObjectId, seat: Seat, way: CastWay, values: Characteristics) -> bool:
    """Whether a spell could be cast whenever its player has priority (CR 304.1, 702.8a)."""
    if way.as_sorcery or way.any_time:
        return way.any_time
    return "instant" in values.types or True in spell_verdicts(game, CAST_ANY_TIME, oid, values, seat)


def _affordable(
    budget: Budget, ctx: Context, values: Characteristics, way: CastWay, extras: Sequence[AdditionalCost]
) -> bool:  # fmt: skip
    costs: list[Any] = [*(way.costs or ()), *way.more]
    costs.extend(cost for extra in extras for cost in extra.costs)
    mana = ManaCost() if way.costs is not None else values.mana_cost or ManaCost()
    for cost in costs:
        mana = mana.plus(cost.mana_part(ctx))
    mana = changed_total(budget.game, ctx.source, budget.seat, "cast", with_x(mana, 0), values=values, item=ctx.item)
    mana = reduced_by(ctx, costs, mana)
    phyrexian = sum(1 for symbol in mana.symbols if symbol.endswith("/P"))
    two_brid = sum(1 for symbol in mana.symbols if symbol.startswith("2/"))
    least = mana.mana_value - phyrexian - two_brid
    if least > budget.most and least > paying.most_units(ctx):
        return False
    return paying.can_pay(ctx, mana)


def has_targets(ctx: Context, effects: Sequence[Instruction]) -> bool:
    """Whether enough targets could be chosen for some instructions, with some choice of modes (CR 601.2c)."""
    for effect in effects:
        if isinstance(effect, Modal):
            least, _ = effect.bounds(ctx)
            good = sum(can_target_all(ctx, tuple(asked_targets(ctx, option))) for option in effect.options())
            if good < least and not (effect.repeats() and good):
                return False
        elif not can_target_all(ctx, tuple(asked_targets(ctx, effect))):
            return False
    return True


MANY = 100  # so many numbers are looked at for X, the smallest first


def _with_more_x(budget: Budget, ctx: Context, effects: Sequence[Instruction], costs: Sequence[Any]) -> bool:
    """Whether there are targets with some X above 0, where the words of a target ask for X (CR 601.2b, 601.2c)."""
    targets = [target for effect in effects for target in asked_targets(ctx, effect)]
    if not any(isinstance(node, Amount) and node.is_x for target in targets for node in walk(target)):
        return False
    mana = [cost if isinstance(cost, ManaCost) else cost.mana_part(ctx) for cost in costs if cost is not None]
    most = budget.most if any(cost.x_count for cost in mana) else None
    assert ctx.item is not None
    for x in (possible_x(ctx, costs, most) or ())[:MANY]:
        ctx.item = replace(ctx.item, x=x)
        if has_targets(ctx, effects):
            return True
    return False


def _asks_targets(values: Characteristics) -> bool:
    return any(targets_of(ability.effect) for ability in values.abilities.spell)


def _activations(budget: Budget, oid: ObjectId, chars: Characteristics) -> Iterator[Action]:
    for index, ability in enumerate(chars.abilities.activated):
        if may_activate_now(budget, oid, ability) is None:
            cost = _mana_in(Context(budget.game, oid, budget.seat), ability.costs)
            targets = bool(targets_of(ability.effect))
            yield Action(ACTIVATE, oid, ability.label, index, targets=targets, cost=str(cost))


def _mana_in(ctx: Context, costs: Iterable[Cost]) -> ManaCost:
    """The mana among some costs."""
    mana = ManaCost()
    for cost in costs:
        mana = mana.plus(cost.mana_part(ctx))
    return mana


def may_activate_now(budget: Budget, oid: ObjectId, ability: ActivatedAbility) -> Refusal | None:
    """Why a player can't activate an ability now, timing, mana and targets included; None if they can (CR 602.5)."""
    game, seat = budget.game, budget.seat
    why = why_not_activate(game, oid, seat, ability)
    if why is not None:
        return why
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    mana = ManaCost()
    for cost in ability.costs:
        mana = mana.plus(cost.mana_part(ctx))
    if mana.symbols:
        mana = changed_total(game, oid, seat, "activate", with_x(mana, 0), ability=ability)
        if mana.mana_value > budget.most or not _can_pay_besides_tapping(ctx, ability, mana):
            return Refusal(say("there_isnt_enough_mana"), "602.2b")
    if any(uses_x(cost) for cost in ability.costs) and not numbers_for_x(ctx, ability.costs):
        return Refusal(say("no_x_for_its_cost"), "602.2b")
    if not has_targets(ctx, [ability.effect]) and not _with_more_x(budget, ctx, [ability.effect], ability.costs):
        return Refusal(say("there_is_no_legal_target"), "602.2b")
    return None


def _can_pay_besides_tapping(ctx: Context, ability: ActivatedAbility, mana: ManaCost) -> bool:
    """Whether the mana can be paid without tapping the source for it, if the ability taps it too."""
    if not any(cost.taps_source() for cost in ability.costs):
        return paying.can_pay(ctx, mana)
    pool = ctx.game.players[ctx.controller].pool
    others = list(mana_payment.sources(ctx.game, ctx.controller, spare=(ctx.source,)))
    return mana_payment.solve(pool, others, mana, instead=accepted_instead(ctx)).complete


def _specials(budget: Budget, oid: ObjectId) -> Iterator[Action]:
    game, seat = budget.game, budget.seat
    for index, action in enumerate(special_actions(game, oid, seat)):
        ctx = Context(game, oid, seat, item=StackItem(way=SPECIAL_ACTION))
        mana = _mana_in(ctx, action.costs)
        ready = TIMINGS[action.timing](game, seat)
        if ready and payable(ctx, action.costs) and paying.can_pay(ctx, with_x(mana, action.least_x)):
            yield Action(SPECIAL, oid, action.label, index, way=action.name, cost=str(mana))

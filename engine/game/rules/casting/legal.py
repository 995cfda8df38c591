"""What a player with priority may do now (CR 117.1), and why not the rest.

Quick looks (`prospects`) leave out what is surely impossible; what remains is asked in full (`castable`, activation).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import ManaCost
from engine.game.decisions.act import ACTIVATE, CAST, PASS, PLAY, SPECIAL, Action
from engine.game.rules.casting.castable import has_targets, has_targets_with_more_x, why_not_cast
from engine.game.rules.casting.casting_options import PREPARED, USUAL, values_as_spell, ways_to_cast
from engine.game.rules.casting.land_options import ways_to_play
from engine.game.rules.casting.proposing import numbers_for_x
from engine.game.rules.casting.quick_checks import Prospect, Prospects
from engine.game.rules.casting.quick_mana import least_mana
from engine.game.rules.casting.special import special_actions, why_no_land_now, why_not_play_land
from engine.game.rules.casting.spell_costs import more_costs
from engine.game.rules.context import Context
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import changed_total, with_x
from engine.game.rules.paying.life_for_mana import with_life_offered
from engine.game.rules.paying.spending import paying_for
from engine.game.rules.questions.activation import why_not_activate
from engine.game.rules.questions.alternative_payments import ways_to_pay
from engine.game.rules.questions.announced_x import least_x, payable, uses_x, within_limits
from engine.game.rules.questions.timing import is_time
from engine.game.state.objects import StackItem
from engine.meaning.abilities import targets_of
from engine.meaning.message import say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.casting.quick_activations import QuickLook
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Cost


PASSING = Action(PASS, label=say("pass"))


def legal_actions(game: Game, seat: Seat, hurried: bool = True) -> tuple[Action, ...]:
    """Every action that could be completed, as far as can be told without doing it; to pass comes first."""
    return tuple(_actions(Prospects(game, seat, hurried)))


def actions_with(game: Game, seat: Seat, oid: ObjectId) -> tuple[Action, ...]:
    """Every action that could be completed with one card or permanent; to pass comes first."""
    prospects = Prospects(game, seat)
    found = [PASSING]
    if oid in game.battlefield:
        found += _with_permanent(prospects, Prospect(oid))
    elif oid in game.objects:
        found += _with_card(prospects, Prospect(oid), why_no_land_now(game, seat) is None)
    return tuple(found)


def _actions(prospects: Prospects) -> Iterator[Action]:
    game, seat = prospects.game, prospects.seat
    yield PASSING
    cards, permanents = prospects.all()
    lands = why_no_land_now(game, seat) is None if cards else False
    for card in cards:
        yield from _with_card(prospects, card, lands)
    slow_ones_too = not prospects.only_at_once or not prospects.as_stated
    for permanent in permanents:
        if slow_ones_too or not permanent.only_slow:
            yield from _with_permanent(prospects, permanent)


def _with_card(prospects: Prospects, card: Prospect, lands: bool) -> Iterator[Action]:
    """What can be done with a card outside the battlefield; `lands` says whether lands can be played at all now."""
    game, seat, oid = prospects.game, prospects.seat, card.oid
    chars = game.chars(oid)
    if card.cast and not (card.ordinary and prospects.too_dear(chars, USUAL)):
        yield from _casts(prospects, oid)
    if card.played and lands:
        yield from _land_plays(game, oid, seat)
    if card.activated:
        yield from _activations(prospects, oid, chars, card.looks)
    if card.special:
        yield from _specials(prospects, oid)


def _with_permanent(prospects: Prospects, permanent: Prospect) -> Iterator[Action]:
    """What can be done with a permanent besides making mana."""
    oid = permanent.oid
    found, chars = prospects.game.obj(oid), prospects.game.chars(oid)
    if permanent.cast and found.marks.get(PREPARED):
        yield from _casts(prospects, oid)
    if found.phased_out:
        return
    if permanent.activated:
        yield from _activations(prospects, oid, chars, permanent.looks)
    if permanent.special and prospects.could_act(permanent):
        yield from _specials(prospects, oid)


def _casts(prospects: Prospects, oid: ObjectId) -> Iterator[Action]:
    game, seat = prospects.game, prospects.seat
    for way in ways_to_cast(game, oid, seat):
        if why_not_cast(prospects, oid, way) is None:
            values = values_as_spell(game, oid, way)
            cost = str(values.mana_cost) if way.costs is None and values.mana_cost is not None else ""
            cost += "".join(f" + {more.label}" for more in more_costs(game, oid, seat, way.zone)) if cost else ""
            label = way.label or values.name
            yield Action(CAST, oid, label, way.face, way.name, bool(_asks_targets(values)), cost)


def _land_plays(game: Game, oid: ObjectId, seat: Seat) -> Iterator[Action]:
    ways = ways_to_play(game, oid, seat)
    ways = tuple(way for way in ways if why_not_play_land(game, oid, seat, face=way.face) is None)
    if ways:
        definition = game.obj(oid).definition
        for way in ways:
            name = definition.faces[way.face].name if definition is not None else game.chars(oid).name
            yield Action(PLAY, oid, way.label or name, way.face)


def _asks_targets(values: Characteristics) -> bool:
    return any(targets_of(ability.effect) for ability in values.abilities.spell)


def _activations(
    prospects: Prospects, oid: ObjectId, chars: Characteristics, looks: tuple[QuickLook, ...] | None
) -> Iterator[Action]:
    for index, ability in enumerate(chars.abilities.activated):
        if looks is not None and not prospects.could_activate(oid, looks[index]):
            continue
        if may_activate_now(prospects, oid, ability) is None:
            ctx = Context(prospects.game, oid, prospects.seat)
            cost, targets = _mana_in(ctx, ability.costs), bool(targets_of(ability.effect))
            yield Action(ACTIVATE, oid, ability.label, index, targets=targets, cost=str(cost))


def _mana_in(ctx: Context, costs: Iterable[Cost]) -> ManaCost:
    """The mana among some costs."""
    mana = ManaCost()
    for cost in costs:
        mana = mana.plus(cost.mana_part(ctx))
    return mana


def may_activate_now(prospects: Prospects, oid: ObjectId, ability: ActivatedAbility) -> Refusal | None:
    """Why a player can't activate an ability now, timing, mana and targets included.

    None if they can (CR 602.5).
    """
    game, seat = prospects.game, prospects.seat
    why = why_not_activate(game, oid, seat, ability)
    if why is not None:
        return why
    ways = ways_to_pay(game, oid, seat, ability, ability.costs)
    if len(ways) == 1:
        return _why_not_for(prospects, oid, ability, ability.costs)
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    refusals = [_why_not_for(prospects, oid, ability, costs) for costs in ways if payable(ctx, costs)]
    return None if None in refusals else refusals[0]


def _why_not_for(
    prospects: Prospects, oid: ObjectId, ability: ActivatedAbility, costs: tuple[Cost, ...]
) -> Refusal | None:
    """Why an ability can't be activated for some costs, which can be paid but for the mana in them."""
    game, seat = prospects.game, prospects.seat
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    mana, effect = _mana_in(ctx, costs), ability.effect
    if mana.symbols:
        mana = changed_total(game, oid, seat, "activate", with_x(mana, least_x(ctx, [effect])), ability=ability)
        mana = with_life_offered(ctx, mana)
        if _surely_too_dear(prospects, mana) or not _can_pay_besides_tapping(ctx, costs, mana):
            return Refusal(say("there_isnt_enough_mana"), "602.2b")
    if any(uses_x(cost) for cost in costs) and not within_limits(ctx, [effect], numbers_for_x(ctx, costs)):
        return Refusal(say("no_x_for_its_cost"), "602.2b")
    if not has_targets(ctx, [effect]) and not has_targets_with_more_x(prospects, ctx, [effect], costs):
        return Refusal(say("there_is_no_legal_target"), "602.2b")
    return None


def _surely_too_dear(prospects: Prospects, mana: ManaCost) -> bool:
    """Whether mana is more than a player could make, as a quick look tells."""
    return prospects.hurried and least_mana(mana) > prospects.most


def _can_pay_besides_tapping(ctx: Context, costs: Iterable[Cost], mana: ManaCost) -> bool:
    """Whether the mana can be paid without tapping the source for it, if the costs tap it too."""
    tapped = any(cost.taps_source() for cost in costs)
    return paying.can_pay(ctx, mana, spare=(ctx.source,) if tapped else ())


def _specials(prospects: Prospects, oid: ObjectId) -> Iterator[Action]:
    game, seat = prospects.game, prospects.seat
    for index, action in enumerate(special_actions(game, oid, seat)):
        ctx = Context(game, oid, seat, item=paying_for(action.name))
        mana = _mana_in(ctx, action.costs)
        ready = is_time(action.timing, game, seat)
        if ready and payable(ctx, action.costs) and paying.can_pay(ctx, with_x(mana, action.least_x)):
            yield Action(SPECIAL, oid, action.label, index, way=action.name, cost=str(mana))

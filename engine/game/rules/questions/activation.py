"""Whether an ability can be activated now (CR 602.2, 602.5).

It matters by whom, from where, when and how often, and what it costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND
from engine.game.rules.context import Context
from engine.game.rules.questions.alternative_payments import ways_to_pay
from engine.game.rules.questions.announced_x import payable
from engine.game.rules.questions.enchant import ACTIVATE_AS_INSTANT, ACTIVATE_IGNORING_SICKNESS, MAY_ACTIVATE
from engine.game.rules.questions.rule_modifiers import affirmed, refused
from engine.game.rules.questions.timing import why_not_again, why_not_now
from engine.game.state.influence import within
from engine.meaning.message import say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility
    from engine.meaning.families import Cost


def why_not_activate(game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> Refusal | None:
    """Why an ability can't be activated now, mana and targets aside; None if it can (CR 602.5)."""
    found = game.obj(oid)
    if found.zone != ability.zone or found.phased_out:
        return Refusal(say("it_doesnt_work_from_this_zone"), "113.6")
    holder = game.controller(oid) if found.zone in (BATTLEFIELD, COMMAND) else found.owner  # CR 109.4
    if (why_not_they := _why_not_they(game, ability, holder, found.owner, seat)) is not None:
        return why_not_they
    if not within(game, seat, oid):
        return Refusal(say("it_is_outside_your_range_of_influence"), "801.6")
    ctx = Context(game, oid, seat)
    if ability.condition is not None and not ability.condition.holds(ctx):
        return Refusal(say("its_condition_isnt_met"), "602.5b")
    why = _why_not_now(game, oid, seat, ability) or why_not_again(game, oid, ability) or _why_not_pay(ctx, ability)
    return why or refused(game, MAY_ACTIVATE, oid, ability=ability, seat=seat)


def _why_not_they(game: Game, ability: ActivatedAbility, holder: Seat, owner: Seat, seat: Seat) -> Refusal | None:
    """Why this player may not activate an ability of an object of that controller and that owner."""
    if ability.who == "owner" and owner != seat:
        return Refusal(say("only_its_owner_may_activate_it"), "602.2")
    stranger = ability.who == "opponents" and not game.are_opponents(holder, seat)
    if stranger or (ability.who == "controller" and holder != seat):
        return Refusal(say("only_its_controller_may_activate_it"), "602.2")
    return None


def _why_not_now(game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> Refusal | None:
    """Why this is not the time; what it says of the time doesn't matter where it is activated as an instant is cast."""
    why = why_not_now(game, seat, ability)
    if why is not None and (ability.timing == "sorcery" or ability.loyalty):
        return None if affirmed(game, ACTIVATE_AS_INSTANT, oid, ability=ability, seat=seat) else why
    return why


def _why_not_pay(ctx: Context, ability: ActivatedAbility) -> Refusal | None:
    """Why the costs besides mana can't be paid."""
    if ability.mana:
        return _why_unpayable(ctx, ability.costs)
    ways = ways_to_pay(ctx.game, ctx.source, ctx.controller, ability, ability.costs)
    refusals = [_why_unpayable(ctx, costs) for costs in ways]
    return None if None in refusals else refusals[0]


def _why_unpayable(ctx: Context, costs: tuple[Cost, ...]) -> Refusal | None:
    for cost in costs:
        if cost.taps_source() and is_too_sick(ctx.game, ctx.source):
            return Refusal(say("it_has_summoning_sickness"), "602.5a")
        if not payable(ctx, (cost,)):
            tapped = cost.taps_source() and ctx.game.obj(ctx.source).tapped
            return Refusal(say("it_is_tapped"), "118.3") if tapped else Refusal(*cost.unpayable())
    return None


def is_too_sick(game: Game, oid: ObjectId) -> bool:
    """Whether a creature can't pay {T} or {Q} yet (CR 302.6)."""
    if not game.obj(oid).sick or "creature" not in game.chars(oid).types:
        return False
    return not affirmed(game, ACTIVATE_IGNORING_SICKNESS, oid)

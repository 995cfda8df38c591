"""Special actions (CR 116): they don't use the stack.

Playing a land is one; keywords offer the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.core.identity import ObjectId, Seat
from engine.core.mana import NO_MANA
from engine.core.record import replace
from engine.core.steps import MAIN_STEPS
from engine.core.zones import BATTLEFIELD, COMMAND
from engine.game.decisions.purposes import WHICH_X
from engine.game.events.casting import CountUse, LandPlayed
from engine.game.events.status import MAY_BE_TURNED_FACE_UP
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.permission import USUAL_PLAY, LandWay
from engine.game.rules.casting.questions import LANDS_PER_TURN, MAY_CAST, OPEN_ACTIONS, SPECIAL_ACTIONS
from engine.game.rules.casting.quick_mana import least_mana
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.casting.spell_costs import ManaCostOf
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import SPECIAL
from engine.game.rules.layers.copying import values_if_face_up
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import changed_total, with_x
from engine.game.rules.paying.spending import paying_for
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.state.game import Game


def special_actions(game: Game, oid: ObjectId, seat: Seat) -> Iterator[SpecialAction]:
    """The special actions an object offers.

    A face-down permanent offers what it would face up (CR 708.7, 707.3).
    """
    for action in _offered(game, oid, seat):
        yield _as_changed(game, oid, seat, action)


def _as_changed(game: Game, oid: ObjectId, seat: Seat, action: SpecialAction) -> SpecialAction:
    """A special action with what effects make it cost more or less (CR 118.7)."""
    ctx = Context(game, oid, seat, item=paying_for(action.name))
    mana = NO_MANA
    for cost in action.costs:
        mana = mana.plus(cost.mana_part(ctx))
    changed = changed_total(game, oid, seat, "special", mana, item=ctx.item)
    if changed == mana:
        return action
    others = tuple(cost for cost in action.costs if not cost.mana_part(ctx).symbols)
    return replace(action, costs=(ManaCostOf(changed), *others))


def _offered(game: Game, oid: ObjectId, seat: Seat) -> Iterator[SpecialAction]:
    found = game.obj(oid)
    for actions in verdicts(game, OPEN_ACTIONS, oid, seat=seat):
        yield from actions
    if found.zone == BATTLEFIELD and game.controller(oid) != seat:
        return
    for actions in verdicts(game, SPECIAL_ACTIONS, oid, seat=seat):
        yield from actions
    if found.zone == BATTLEFIELD:
        for declared in SPECIAL:
            yield from declared(game, oid, seat)
    hidden = found.face_down and found.zone in (BATTLEFIELD, COMMAND)
    if hidden and refused(game, MAY_BE_TURNED_FACE_UP, oid) is None:
        yield from _of_hidden(Context(game, oid, seat), oid)


def _of_hidden(ctx: Context, oid: ObjectId) -> Iterator[SpecialAction]:
    """What a face-down object offers because of what it is face up."""
    game, found = ctx.game, ctx.game.obj(oid)
    if found.definition is not None:
        up = values_if_face_up(game, oid) if found.zone == BATTLEFIELD else found.definition.front.printed
        for _, modifier in up.abilities.modifiers.get(SPECIAL_ACTIONS, ()):
            yield from modifier.answer(ctx, SPECIAL_ACTIONS, oid, seat=ctx.controller, hidden=True) or ()  # type: ignore[misc]


def least_mana_for_turning_up(game: Game, oid: ObjectId, seat: Seat) -> int:
    """The least mana for which a face-down permanent could be turned up, if no effect says otherwise (CR 702.37e)."""
    if not game.obj(oid).face_down:
        return 0
    ctx = Context(game, oid, seat)
    return min(
        (sum(least_mana(cost.stated_mana()) for cost in action.costs) for action in _of_hidden(ctx, oid)), default=0
    )


def take_special_action(game: Game, oid: ObjectId, seat: Seat, action: SpecialAction) -> None:
    """Pay for a special action and do it (CR 116.1)."""
    ctx = Context(game, oid, seat, item=paying_for(action.name))
    mana = NO_MANA
    for cost in action.costs:
        if not cost.payable(ctx):
            raise IllegalAction(say("special_action_cant_be_paid"), action.rule)
        mana = mana.plus(cost.mana_part(ctx))
    if mana.x_count:
        most = paying.most_x(ctx, action.costs, "special")
        x = ctx.choose_number(seat, action.least_x, most, purpose=WHICH_X, prompt=say("choose_x"))
        ctx.item = replace(ctx.item, x=x)
        mana = with_x(mana, x)
    paying.pay_mana(ctx, mana, kind="special")
    for cost in action.costs:
        if not cost.pay(ctx):
            raise IllegalAction(say("a_cost_cant_be_paid"), action.rule)
    action.effect.perform(ctx)


def lands_left(game: Game, seat: Seat) -> int:
    """How many more lands a player may play this turn (CR 305.2)."""
    more = sum(verdicts(game, LANDS_PER_TURN, seat))
    return 1 + int(more) - game.players[seat].lands_played


def why_no_land_now(game: Game, seat: Seat, by_effect: bool = False) -> tuple[str, str] | None:
    """Why a player can't play any land now, with the rule; None if they could (CR 305.1 to 305.3).

    What resolves may let them do so at other times of their turn (CR 305.2a).
    """
    turn = game.turn
    if not game.is_active(seat):
        return say("lands_only_during_your_turn"), "305.3"
    if not by_effect and (turn.step not in MAIN_STEPS or game.stack):
        return say("lands_only_during_a_main_phase"), "305.1"
    if lands_left(game, seat) <= 0:
        return say("you_have_played_a_land"), "305.2"
    return None


def why_not_play_land(
    game: Game, oid: ObjectId, seat: Seat, by_effect: bool = False, face: int = 0
) -> tuple[str, str] | None:  # fmt: skip
    """Why a land can't be played now with a face of its card up, with the rule; None if it can."""
    why = why_no_land_now(game, seat, by_effect)
    if why is not None:
        return why
    refusal = refused(game, MAY_CAST, oid, seat=seat, land=True, face=face)
    return (refusal.why, refusal.rule) if refusal is not None else None


def play_land(
    game: Game, oid: ObjectId, seat: Seat, by_effect: bool = False, way: LandWay = USUAL_PLAY
) -> None:  # fmt: skip
    """Play a land (CR 305.1, 116.2a)."""
    why = why_not_play_land(game, oid, seat, by_effect, way.face)
    if why is not None:
        raise IllegalAction(*why)
    done = happen(game, ZoneChange(oid, BATTLEFIELD, controller=seat, cause="play", face=way.face))
    land = next((event.new for event in done if isinstance(event, ZoneChange)), oid)
    if way.then is not None:
        way.then.follow(game, seat, land)
    if way.uses is not None:
        happen(game, CountUse(*way.uses))
    happen(game, LandPlayed(seat, land))

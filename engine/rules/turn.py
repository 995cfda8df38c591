"""The turn (CR 500 to 514) as a procedure that can stop and go on anywhere: `advance` does the next piece.

All it needs to know is in `game.turn`. A piece is the beginning of a step with its turn-based actions (703), the
state-based actions and triggers before priority (117.5), one decision with priority, or the end of a step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import steps as s
from engine.core.identity import NOBODY, Seat
from engine.events.damage import RemoveDamage
from engine.events.mana import EmptyPool
from engine.events.status import PhaseIn, PhaseOut, Untap
from engine.events.turn_structure import BeginStep, BeginTurn, CureSickness, SetTurn
from engine.events.zone_changes import Discard
from engine.rules import combat, durations, priority, sagas, starting, state_based
from engine.rules.context import Context
from engine.rules.drawing import draw_cards
from engine.rules.happening import happen
from engine.rules.questions import refused, verdicts
from engine.state.turn import BEGIN, FINISH, PRIORITY

if TYPE_CHECKING:
    from engine.state.game import Game

TURN_STEPS = tuple(step for steps in s.PHASE_STEPS.values() for step in steps)


def advance(game: Game) -> None:
    """Do the next piece of the game."""
    stage = game.turn.stage
    if game.turn.number == 0 and not game.options.get("begun"):
        starting.start(game)
    elif stage == BEGIN:
        _begin_step(game)
    elif stage == PRIORITY:
        if not priority.settled(game):
            priority.settle(game)
        elif game.players[game.turn.active].left and not game.stack:
            happen(game, SetTurn((("stage", FINISH),), quiet=True))
        else:
            priority.give_priority(game)
    else:
        _finish_step(game)


def _set(game: Game, **fields: object) -> None:
    happen(game, SetTurn(tuple(fields.items())))


# -- beginnings and ends ---------------------------------------------------------------------------------------------


def _begin_step(game: Game) -> None:
    turn = game.turn
    if not turn.rest:
        begin_turn(game)
        return
    step = turn.rest[0]
    if _skipped(game, step):
        _set(game, rest=turn.rest[1:])
        return
    _set(game, step=step, rest=turn.rest[1:], passed=0, stage=PRIORITY, priority=game.apnap()[0])
    happen(game, BeginStep(step, game.turn.active))
    action = TURN_BASED.get(step)
    if action is not None:
        action(game)
    if step == s.UNTAP:
        _set(game, stage=FINISH)  # no player gets priority (CR 502.4)
    elif step == s.CLEANUP and not _cleanup_needs_priority(game):
        _set(game, stage=FINISH)  # CR 514.3


def _finish_step(game: Game) -> None:
    turn = game.turn
    for seat in game.seats():
        pool = game.players[seat].pool
        if pool:  # CR 500.5
            keep = tuple(mana for mana in pool if any(verdicts(game, "keeps_mana", seat, mana=mana)))
            if keep != pool:
                happen(game, EmptyPool(seat, keep))
    if turn.step == s.END_COMBAT:
        combat.end_combat(game)
        durations.expire(game, durations.END_OF_COMBAT)
    if turn.step == s.CLEANUP and "cleanup again" in turn.notes:
        _set(game, rest=(s.CLEANUP, *turn.rest), notes=tuple(n for n in turn.notes if n != "cleanup again"))
    _set(game, stage=BEGIN)


def _skipped(game: Game, step: str) -> bool:
    """Steps that don't happen (CR 500.8, 508.8, 510.4, 103.8a, 614.10)."""
    turn = game.turn
    if game.players[turn.active].left and step != s.CLEANUP:
        return True
    if step in (s.DECLARE_BLOCKERS, s.COMBAT_DAMAGE) and (game.combat is None or not game.combat.attacking):
        return not (step == s.COMBAT_DAMAGE and game.combat is not None and game.combat.blocking)
    if step == s.FIRST_STRIKE_DAMAGE:
        return game.combat is None or not combat.needs_first_strike_step(game)
    if step == s.DRAW and turn.number == 1 and len(game.players) == 2 and not game.options.get("first player draws"):
        return True
    for skip in turn.skips:
        if skip == (turn.active, step) or (skip == (turn.active, s.PHASE_OF[step]) and _phase_starts(step)):
            remaining = list(turn.skips)
            remaining.remove(skip)
            rest = turn.rest
            if skip[1] == s.PHASE_OF[step]:
                while rest and s.PHASE_OF[rest[0]] == skip[1]:
                    rest = rest[1:]
                rest = (step, *rest)
            _set(game, skips=tuple(remaining), rest=rest)
            return True
    return refused(game, "may_have_step", turn.active, step=step) is not None


def _phase_starts(step: str) -> bool:
    return s.PHASE_STEPS[s.PHASE_OF[step]][0] == step


def begin_turn(game: Game) -> None:
    """Begin the next turn: an extra one if there is any (CR 500.7), else the next player's in turn order."""
    turn = game.turn
    extra = turn.extra
    skip_untap = False
    if turn.number == 0:
        active = game.starting
        regular: Seat = active
    elif extra:
        active, regular, extra, skip_untap = extra[-1].player, turn.last_regular, extra[:-1], extra[-1].skip_untap
    else:
        order = game.apnap(turn.last_regular)
        active = order[1] if len(order) > 1 and order[0] == turn.last_regular else order[0]
        regular = active
    if game.players[active].left:
        _set(game, extra=extra)
        return
    if (active, "turn") in turn.skips:
        skips = list(turn.skips)
        skips.remove((active, "turn"))
        _set(game, skips=tuple(skips), extra=extra, last_regular=regular)
        return
    rest = TURN_STEPS[1:] if skip_untap else TURN_STEPS
    happen(game, BeginTurn(turn.number + 1, active))
    _set(
        game, number=turn.number + 1, active=active, last_regular=regular, extra=extra, step="", stage=BEGIN,
        rest=rest, combats=0, cleanups=0, notes=(), priority=NOBODY,
    )  # fmt: skip
    durations.expire(game, durations.TURN_BEGINS)
    mine = tuple(oid for oid in game.battlefield if game.chars(oid).controller == active and game.obj(oid).sick)
    if mine:
        happen(game, CureSickness(mine))


# -- turn-based actions (CR 703.4) ------------------------------------------------------------------------------------


def _untap(game: Game) -> None:
    """Phasing, then untapping (CR 502.1, 502.3), each all at once."""
    active = game.turn.active
    mine = [oid for oid in game.battlefield if game.obj(oid).controller == active or not game.obj(oid).phased_out]
    coming = [oid for oid in mine if game.obj(oid).phased_out]
    going = [
        oid
        for oid in mine
        if not game.obj(oid).phased_out
        and game.chars(oid).controller == active
        and any(verdicts(game, "phases", oid))
    ]
    if coming or going:
        happen(game, *(PhaseIn(oid) for oid in coming), *(PhaseOut(oid) for oid in going))
    untapping = [
        oid
        for oid in game.permanents()
        if game.obj(oid).tapped
        and game.chars(oid).controller == active
        and refused(game, "untaps", oid) is None
    ]
    if untapping:
        happen(game, *(Untap(oid, cause="untap step") for oid in untapping))


def _upkeep(game: Game) -> None:
    durations.expire(game, durations.UPKEEP_BEGINS)


def _draw(game: Game) -> None:
    """The active player draws a card (CR 504.1)."""
    draw_cards(game, game.turn.active, 1)


def _main_1(game: Game) -> None:
    sagas.add_lore_counters(game)


def _end(game: Game) -> None:
    durations.expire(game, durations.END_STEP_BEGINS)


def _begin_combat(game: Game) -> None:
    _set(game, combats=game.turn.combats + 1)
    combat.begin_combat(game)


def maximum_hand_size(game: Game, seat: Seat) -> int | None:
    """A player's maximum hand size, usually seven; None if there is no maximum (CR 402.2)."""
    size: int | None = 7
    for answer in verdicts(game, "maximum_hand_size", seat):
        size = answer(size) if callable(answer) else answer
    return size


def _cleanup(game: Game) -> None:
    """Discard to the maximum hand size, then damage wears off and "until end of turn" ends (CR 514.1, 514.2)."""
    active = game.turn.active
    size = maximum_hand_size(game, active)
    hand = game.zone("hand", active)
    if size is not None and len(hand) > size:
        ctx = Context(game, NOBODY, active)
        excess = len(hand) - size
        chosen = ctx.choose_objects(
            active, hand, excess, excess, purpose="discard", rule="514.1", prompt=f"Discard {excess}.", good=False
        )
        happen(game, *(Discard(active, oid, cause="cleanup") for oid in chosen))
    damaged = tuple(oid for oid in game.battlefield if game.obj(oid).damage or game.obj(oid).deathtouched)
    if damaged:
        happen(game, RemoveDamage(damaged))
    durations.expire(game, durations.CLEANUP)


def _cleanup_needs_priority(game: Game) -> bool:
    """Whether state-based actions or triggers give priority in the cleanup step, and another one after it (514.3a)."""
    acted = state_based.check_and_perform(game)
    if acted:
        from engine.rules.leaving import losers_leave

        losers_leave(game)
    if acted or game.pending:
        _set(game, notes=(*game.turn.notes, "cleanup again"))
        return True
    return False


TURN_BASED: dict[str, Callable[[Game], None]] = {
    s.UNTAP: _untap,
    s.UPKEEP: _upkeep,
    s.DRAW: _draw,
    s.MAIN_1: _main_1,
    s.BEGIN_COMBAT: _begin_combat,
    s.DECLARE_ATTACKERS: combat.declare_attackers,
    s.DECLARE_BLOCKERS: combat.declare_blockers,
    s.FIRST_STRIKE_DAMAGE: lambda game: combat.combat_damage(game, True),
    s.COMBAT_DAMAGE: lambda game: combat.combat_damage(game, False),
    s.END: _end,
    s.CLEANUP: _cleanup,
}


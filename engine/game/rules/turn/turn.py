"""The turn (CR 500 to 514) as a procedure that can stop and go on anywhere.

`advance` does the next piece.

All it needs to know is in `game.turn`. A piece is the beginning of a step with its turn-based actions (703), the
state-based actions and triggers before priority (117.5), one decision with priority, or the end of a step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import steps as s
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import Purpose
from engine.game.decisions.purposes import TO_DISCARD, TO_UNTAP
from engine.game.events.damage import RemoveDamage
from engine.game.events.mana import EmptyPool
from engine.game.events.status import PHASED_OUT_UNDER, PhaseIn, PhaseOut, SetMark, Untap
from engine.game.events.turn_structure import BeginStep, BeginTurn, CureSickness, SetTurn
from engine.game.events.zone_changes import Discard
from engine.game.rules import combat, procedures, state_based
from engine.game.rules.context import Context
from engine.game.rules.events import durations, leaving, triggers
from engine.game.rules.events.drawing import draw_cards
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import TURN_BASED, turn_based_action
from engine.game.rules.missed_triggers import lateness
from engine.game.rules.questions import influence
from engine.game.rules.questions.rule_modifiers import affirmed, refused, verdicts
from engine.game.rules.turn import controlling, ending, markers, priority, shortcuts, starting, subgames
from engine.game.rules.turn.added_phases import has_no_step
from engine.game.rules.turn.questions import (
    ALSO_UNTAPS,
    DAMAGE_STAYS,
    KEEPS_MANA,
    MAXIMUM_HAND_SIZE,
    PHASES,
    UNTAP_LIMITS,
    UNTAP_OPTIONAL,
    UNTAPS,
)
from engine.game.rules.variants.playing import usual_hand_size, variants_of
from engine.game.state.several_turns import marker_of, priority_order
from engine.game.state.turn import BEGIN, FINISH, PRIORITY, Unbroken
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.mana import Mana
    from engine.game.state.game import Game
    from engine.game.state.turn import ExtraTurn

TO_KEEP_TAPPED = Purpose("keep tapped", "502.3")

ENDING_DURATIONS = {s.UPKEEP: durations.UPKEEP_BEGINS, s.END: durations.END_STEP_BEGINS}  # which end as a step begins
TURN_STEPS = tuple(step for steps in s.PHASE_STEPS.values() for step in steps)


def advance(game: Game) -> None:
    """Do the next piece of the game; while a shortcut is proposed or taken, that is a piece (CR 728.2)."""
    if game.shortcut is not None:
        shortcuts.go_on(game)
    else:
        go_on(game)


@procedures.go_on.written
def go_on(game: Game) -> None:
    """Do the next piece of the game as it is by itself."""
    if game.plays_subgames or game.main is not None or game.unfinished is not None:
        subgames.advance(game, _piece)
    else:
        _piece(game)


def _piece(game: Game) -> None:
    """A piece of it, and whether it goes past what somebody has to remember."""
    if game.unannounced:
        lateness.go_on(game, _advance)
    else:
        _advance(game)


def _advance(game: Game) -> None:
    if game.markers and markers.is_over(game, priority.settled(game)):
        markers.take_up_next(game)
    stage = game.turn.stage
    if game.turn.number == 0 and not game.markers and not game.options.get("begun"):
        starting.start(game)
    elif stage == BEGIN:
        _begin_step(game)
    elif stage == PRIORITY:
        if not priority.settled(game):
            priority.settle(game)
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
        if game.markers and marker_of(game).taking:
            markers.ends(game)
        else:
            begin_turn(game)
        return
    step = turn.rest[0]
    left_out = _left_out(game, step)
    if left_out:
        _set(game, rest=turn.rest[left_out:])
        return
    _set(
        game, step=step, rest=turn.rest[1:], passed=0, unbroken=Unbroken(), stage=PRIORITY,
        priority=priority_order(game)[0], mains=turn.mains + (step in s.MAIN_STEPS),
    )  # fmt: skip
    happen(game, BeginStep(step, game.turn.active))
    if step in ENDING_DURATIONS:
        durations.expire(game, ENDING_DURATIONS[step])
    for action in TURN_BASED[step]:
        action(game)
    if step == s.UNTAP:
        _set(game, stage=FINISH)  # no player gets priority (CR 502.4)
    elif step == s.CLEANUP and not _cleanup_needs_priority(game):
        _set(game, stage=FINISH)  # CR 514.3


def _finish_step(game: Game) -> None:
    turn = game.turn
    _empty_pools(game)
    if turn.step == s.END_COMBAT:
        combat.end_combat(game)
        durations.expire(game, durations.END_OF_COMBAT)
        if game.markers:  # what triggers goes on the stack of this turn (CR 807.5b)
            priority.note_control_changes(game)
    if turn.step == s.CLEANUP and ending.CLEANUP_AGAIN in turn.notes:
        _set(game, rest=(s.CLEANUP, *turn.rest), notes=tuple(n for n in turn.notes if n != ending.CLEANUP_AGAIN))
    _set(game, stage=BEGIN)


def _empty_pools(game: Game) -> None:
    """Unspent mana empties as a step or phase ends, but what an effect lets stay (CR 500.4, 106.4)."""
    turn_goes_on = game.turn.step != s.CLEANUP  # there "until end of turn" has ended (CR 514.2)
    for seat in game.seats():
        pool = game.players[seat].pool
        keep = tuple(
            mana for mana in pool
            if (mana.persists and turn_goes_on and _persists(game, mana))
            or any(verdicts(game, KEEPS_MANA, seat, mana=mana))
        )  # fmt: skip
        if keep != pool:
            happen(game, EmptyPool(seat, keep))


def _persists(game: Game, mana: Mana) -> bool:
    """Whether mana that does not empty still stays: some of it only until end of combat."""
    return mana.persists != "combat" or game.turn.step in s.COMBAT_STEPS[:-1]


def _left_out(game: Game, step: str) -> int:
    """How many of the steps to come are left out now: none if the next one happens (CR 500.10, 508.8, 614.10)."""
    if _does_not_come(game, step):
        return 1
    turn = game.turn
    for skip in turn.skips:
        seat, what = skip
        if seat != turn.active or what not in (step, s.PHASE_OF[step]):
            continue
        if what != step and not s.begins_phase(step):
            continue  # the phase has begun: the effect waits for the next one (CR 614.10)
        remaining = list(turn.skips)
        remaining.remove(skip)
        _set(game, skips=tuple(remaining))
        return 1 if what == step else 1 + s.left_of_phase(turn.rest[1:])
    return 1 if has_no_step(game, step) else 0


def _does_not_come(game: Game, step: str) -> bool:
    """Whether the rules themselves leave a step out (CR 103.8a, 103.8b, 508.8, 510.4)."""
    turn, combat_now = game.turn, game.combat
    if step in (s.DECLARE_BLOCKERS, s.COMBAT_DAMAGE):
        return combat_now is None or not (combat_now.declared_attackers or combat_now.attacking)
    if step == s.FIRST_STRIKE_DAMAGE:
        return combat_now is None or not combat.needs_first_strike_step(game)
    if step != s.DRAW or turn.number != 1 or game.options.get("first player draws"):
        return False
    return len(game.players) == 2 or game.teams.share_life


def _coming(game: Game) -> tuple[Seat, Seat, ExtraTurn | None]:
    """Whose turn comes, whose is last in the usual order then, and the extra turn that it is, if it is one."""
    turn = game.turn
    mine = marker_of(game).holder if game.markers else NOBODY
    owed = [extra for extra in turn.extra if mine in (NOBODY, extra.player)]  # CR 807.4j: others wait for their marker
    if owed:
        return owed[-1].player, turn.last_regular, owed[-1]
    if mine != NOBODY:
        return mine, mine, None
    following = game.apnap(game.starting)[0] if turn.number == 0 else _after(game, turn.last_regular)
    return following, following, None


def _without_last(extra: tuple[ExtraTurn, ...], taken: ExtraTurn | None) -> tuple[ExtraTurn, ...]:
    """The extra turns that are still to come: the one made last of equal ones is taken."""
    if taken is None:
        return extra
    place = len(extra) - 1 - extra[::-1].index(taken)
    return (*extra[:place], *extra[place + 1 :])


def begin_turn(game: Game) -> None:
    """Begin the next turn.

    An extra one if there is any (CR 500.7), else the next player's or team's in turn order.
    """
    turn = game.turn
    active, regular, taken = _coming(game)
    extra, skip_untap = _without_last(turn.extra, taken), taken is not None and taken.skip_untap
    active = game.taking_turns_with(active)[0]  # the primary player of a team, or who is left of it (CR 805.2)
    if game.players[active].left:  # the turn doesn't begin (CR 800.4k), but what lasted until then ends (800.4m)
        _set(game, extra=extra, last_regular=regular)
        durations.expire_for(game, active)
        _let_phase_in(game, active)
        return
    if (active, "turn") in turn.skips:
        skips = list(turn.skips)
        skips.remove((active, "turn"))
        _set(game, skips=tuple(skips), extra=extra, last_regular=regular)
        _skipped(game, taken)
        return
    rest = TURN_STEPS[1:] if skip_untap else TURN_STEPS
    number = markers.next_number(game)
    begun = happen(game, BeginTurn(number, active, extra=taken is not None))
    if not any(isinstance(event, BeginTurn) for event in begun):  # it is skipped (CR 614.10)
        _set(game, extra=extra, last_regular=regular)
        _skipped(game, taken)
        return
    _set(
        game, number=number, active=active, last_regular=regular, extra=extra, step="", stage=BEGIN,
        rest=rest, combats=0, mains=0, cleanups=0, notes=(), acted=(), barred=(), priority=NOBODY, spoken_of=(),
        extra_turn=taken is not None, made=taken.made if taken is not None else (),
    )  # fmt: skip
    if game.markers:
        markers.begins(game)
    happen(game, *influence.determined(game))
    controlling.turn_begins(game)
    for one in variants_of(game):
        one.turn_begins(game)
    durations.expire(game, durations.TURN_BEGINS)
    theirs = tuple(oid for oid in game.battlefield if game.obj(oid).sick and game.is_active(game.chars(oid).controller))
    if theirs:
        happen(game, CureSickness(theirs))


def _skipped(game: Game, taken: ExtraTurn | None) -> None:
    """A turn marker goes on as if the turn had been taken that its holder skips."""
    if game.markers:
        _set(game, extra_turn=taken is not None)
        markers.begins(game)  # nothing is left of it: the next piece ends it


def _after(game: Game, seat: Seat) -> Seat:
    """Who sits after a player, or after their team where teams take turns."""
    last = game.teams.of[seat][-1] if game.teams.share_turns else seat
    return (last + 1) % len(game.players)


# -- turn-based actions (CR 703.4) ------------------------------------------------------------------------------------


@turn_based_action("703.4a", s.UNTAP)
def _phase(game: Game) -> None:
    """Permanents phase in and out, all at once (CR 502.1)."""
    coming, going = [], []
    for oid in game.battlefield:
        found = game.objects[oid]
        if found.phased_out:
            if found.marks.get(PHASED_OUT_UNDER) in (*game.active_players(), NOBODY):
                coming.append(oid)
        elif game.is_active(game.chars(oid).controller) and any(verdicts(game, PHASES, oid)):
            going.append(oid)
    if coming or going:
        happen(game, *(PhaseIn(oid) for oid in coming), *(PhaseOut(oid) for oid in going))


def _let_phase_in(game: Game, seat: Seat) -> None:
    """What phased out under a player who has left waits for the next untap step from now on (CR 702.26n)."""
    waiting = [oid for oid in game.battlefield if game.obj(oid).marks.get(PHASED_OUT_UNDER) == seat]
    happen(game, *(SetMark(oid, PHASED_OUT_UNDER, NOBODY) for oid in waiting))


@turn_based_action("703.4c", s.UNTAP)
def _untap(game: Game) -> None:
    """The active player's permanents untap, all at once (CR 502.3)."""
    untapping = [
        oid
        for oid in game.permanents()
        if game.obj(oid).tapped and _is_untapped_now(game, oid) and refused(game, UNTAPS, oid) is None
    ]
    untapping = _no_more_than_may_untap(game, _without_those_kept_tapped(game, untapping))
    if untapping:
        happen(game, *(Untap(oid, cause="untap step") for oid in untapping))


def _is_untapped_now(game: Game, oid: ObjectId) -> bool:
    """Whether a permanent untaps in this untap step: those of the active player do, and others of which effects say."""
    return game.is_active(game.chars(oid).controller) or affirmed(game, ALSO_UNTAPS, oid)


def _no_more_than_may_untap(game: Game, untapping: list[ObjectId]) -> list[ObjectId]:
    """What untaps where players can't untap more than so many permanents of a kind: they choose which (CR 502.3)."""
    for seat in game.active_players():
        for limit in verdicts(game, UNTAP_LIMITS, seat):
            mine = [oid for oid in untapping if game.controller(oid) == seat and limit.fits(oid)]
            if len(mine) > limit.most:
                chosen = Context(game, mine[0], seat).choose_objects(
                    seat, mine, limit.most, limit.most, purpose=TO_UNTAP, rule="502.3", prompt=say("choose_what_untaps")
                )
                untapping = [oid for oid in untapping if oid not in mine or oid in chosen]
    return untapping


def _without_those_kept_tapped(game: Game, untapping: list[ObjectId]) -> list[ObjectId]:
    """What untaps, after each active player has chosen what stays tapped where an effect lets them (CR 502.3)."""
    kept: list[ObjectId] = []
    optional = [oid for oid in untapping if affirmed(game, UNTAP_OPTIONAL, oid)]
    for seat in game.active_players() if optional else ():
        mine = [oid for oid in optional if game.controller(oid) == seat]
        kept += Context(game, mine[0] if mine else NOBODY, seat).choose_objects(
            seat, mine, 0, len(mine), purpose=TO_KEEP_TAPPED, rule="502.3", prompt=say("choose_what_stays_tapped")
        )
    return [oid for oid in untapping if oid not in kept]


@turn_based_action("703.4d", s.DRAW)
def _draw(game: Game) -> None:
    """Each active player draws a card (CR 504.1, 805.4b)."""
    for seat in game.active_players():
        draw_cards(game, seat, 1)


@turn_based_action("703.4h", s.BEGIN_COMBAT)
def _begin_combat(game: Game) -> None:
    _set(game, combats=game.turn.combats + 1)
    combat.begin_combat(game)


def maximum_hand_size(game: Game, seat: Seat) -> int | None:
    """A player's maximum hand size, usually seven; None if there is no maximum (CR 402.2)."""
    size: int | None = usual_hand_size(game, seat)
    for answer in verdicts(game, MAXIMUM_HAND_SIZE, seat):
        size = answer(size) if callable(answer) else answer
    return size


@turn_based_action("703.4q", s.CLEANUP)
def _cleanup(game: Game) -> None:
    """Discard to the maximum hand size, then damage wears off and "until end of turn" ends (CR 514.1, 514.2)."""
    discarded = [Discard(seat, oid, cause="cleanup") for seat in game.active_players() for oid in _too_many(game, seat)]
    if discarded:
        happen(game, *discarded)
    stays = markers.damaged_elsewhere(game)
    worn = (oid for oid in game.battlefield if game.obj(oid).damage and oid not in stays)
    damaged = tuple(oid for oid in worn if not affirmed(game, DAMAGE_STAYS, oid))
    if damaged:
        happen(game, RemoveDamage(damaged))
    durations.expire(game, durations.CLEANUP)


def _too_many(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards that a player chooses to discard to their maximum hand size."""
    size, hand = maximum_hand_size(game, seat), game.zone("hand", seat)
    if size is None or len(hand) <= size:
        return ()
    excess = len(hand) - size
    return Context(game, NOBODY, seat).choose_objects(
        seat,
        hand,
        excess,
        excess,
        purpose=TO_DISCARD,
        rule="514.1",
        prompt=say("discard_so_many", number=excess),
        good=False,
    )


def _cleanup_needs_priority(game: Game) -> bool:
    """Whether state-based actions or triggers give priority in the cleanup step, and another one after it (514.3a)."""
    acted = state_based.check_and_perform(game)
    if acted:
        leaving.losers_leave(game)
    if acted or game.pending or triggers.check_state_triggers(game):
        _set(game, notes=(*game.turn.notes, ending.CLEANUP_AGAIN))
        return True
    return False


@turn_based_action("703.4n", s.FIRST_STRIKE_DAMAGE)
def _first_strike_damage(game: Game) -> None:
    combat.combat_damage(game, True)


@turn_based_action("703.4n", s.COMBAT_DAMAGE)
def _combat_damage(game: Game) -> None:
    combat.combat_damage(game, False)


turn_based_action("703.4i", s.DECLARE_ATTACKERS)(combat.declare_attackers)
turn_based_action("703.4j", s.DECLARE_BLOCKERS)(combat.declare_blockers)

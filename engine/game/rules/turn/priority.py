"""Priority (CR 117): state-based actions and triggers first, then the player decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer, RulesDefect
from engine.core.options import PRACTISING, TURN_WAITS
from engine.core.record import replace
from engine.core.steps import MAIN_2
from engine.game.decisions.act import ACTIVATE, CAST, PLAY, SPECIAL, Act, Action
from engine.game.decisions.shortcuts import SHORTCUT
from engine.game.events.turn_structure import BecomeSick, ControlChanged, SetTurn
from engine.game.rules import combat, procedures, state_based
from engine.game.rules.casting import announcing, special
from engine.game.rules.casting.casting_options import way_meant, ways_to_cast
from engine.game.rules.casting.land_options import land_way_meant
from engine.game.rules.casting.legal import actions_with, legal_actions
from engine.game.rules.casting.resolution import resolve_top
from engine.game.rules.context import ask, who_hears
from engine.game.rules.events import durations, leaving, triggers
from engine.game.rules.events.happening import happen
from engine.game.rules.events.listening import STATE
from engine.game.rules.events.mandatory_loops import LOOP_GUARD, goes_on_forever
from engine.game.rules.missed_triggers import lateness, remedies, withholding
from engine.game.rules.proposed_choices import is_taken, proposed_with
from engine.game.rules.turn import fragmented_loops, shortcuts
from engine.game.rules.turn.static_copies import begin_static_copies
from engine.game.state.several_turns import priority_order
from engine.game.state.turn import FINISH, Unbroken
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game


def settled(game: Game) -> bool:
    """Whether nothing has to be done before a player gets priority."""
    return not game.pending and game.checked == game.changes


@procedures.settle.written
def settle(game: Game) -> None:
    """State-based actions, then waiting triggers, again and again until there are none (CR 117.5, 704.3)."""
    if _only_turn_has_moved(game):
        game.note_checked()
        return
    for _ in range(LOOP_GUARD):
        if game.over:
            return
        note_control_changes(game)
        if game.floating:
            durations.expire(game, durations.WHENEVER)
        begin_static_copies(game)
        if state_based.check_and_perform(game):
            leaving.losers_leave(game)
            continue
        triggers.check_state_triggers(game)
        if not game.pending:
            break
        triggers.put_on_stack(game)
    else:
        leaving.draw(game, say("endless_loop"))
        return
    if game.unannounced:
        withholding.place(game, game.seats())
        remedies.phase_begins(game)
    elif game.checked == game.changes:
        game.note_settled()


def _only_turn_has_moved(game: Game) -> bool:
    """Whether nothing has changed since all was settled but where the turn stands, and nothing looks at that.

    Most steps begin so. Then no state-based action applies that did not, no state has come about, and nobody else
    controls anything.
    """
    if game.settled_at != game.changes - game.turned or game.pending or game.floating or game.unannounced or game.over:
        return False
    projection = game.projection
    if not projection.is_blind_to_turn(game) or STATE in projection.listened_to(game):
        return False
    return not state_based.looks_at_turn(game)


def note_control_changes(game: Game) -> None:
    """Permanents that came under another player's control are summoning sick and leave combat.

    See CR 302.6, 506.4.
    """
    changed = game.projection.control_changes(game)
    if changed:
        happen(game, BecomeSick(tuple(oid for oid, _, _ in changed)))
        happen(game, *(ControlChanged(oid, before, after) for oid, before, after in changed))
        leaving.exile_masterless(game)
    if game.combat is not None and game.changes != game.checked:
        others = (oid for oid, _, _ in changed)
        combat.leave_combat(game, (*others, *combat.no_longer_in_combat(game)))


def give_priority(game: Game) -> None:
    """One decision of the player with priority (CR 117.3)."""
    seat = game.turn.priority
    if game.players[seat].left:
        _pass(game, seat)
        return
    actions = _actions(game, seat)
    if _is_passed_unseen(game, seat, actions):
        _pass(game, seat)
        return
    decision = Act(
        seat=seat, actions=actions, prompt=say("you_have_priority"), rule="117.1",
        waits=_ends_own_turn(game, seat), announces=bool(game.options.get(PRACTISING)),
    )  # fmt: skip
    if game.turn.barred:
        decision = shortcuts.without_barred(game, decision)
    if game.turn.acted and not is_taken(game):
        decision = fragmented_loops.without_repetition(game, decision)
    answer = ask(game, decision)
    if isinstance(answer, dict) and SHORTCUT in answer:
        shortcuts.propose(game, seat, answer[SHORTCUT])
        return
    if game.turn.barred and game.turn.barred[0] == seat:
        happen(game, SetTurn((("barred", ()),), quiet=True))
    if isinstance(answer, dict):
        use_mana_ability(game, seat, answer["mana"])
    elif answer == 0:
        _pass(game, seat)
    else:
        if not is_taken(game):
            fragmented_loops.note(game, seat, decision.actions[answer])
        take(game, seat, decision.actions[answer])


def _is_passed_unseen(game: Game, seat: Seat, actions: tuple[Action, ...]) -> bool:
    """Whether a player can only pass, and nobody wants to know that they were not asked."""
    if len(actions) > 1 or game.turn.barred or game.shortcut is not None or game.options.get(PRACTISING):
        return False
    return who_hears(game.ask) is None and not _ends_own_turn(game, seat)


def pass_unasked(game: Game) -> None:
    """Let the player with priority pass without asking what they would do (CR 117.3d).

    They are known to pass.
    """
    _pass(game, game.turn.priority)


def _actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """What a player may do; in a shortcut, no more is looked for than what is proposed."""
    return actions_with(game, seat, proposed_with(game)) if is_taken(game) else legal_actions(game, seat)


def _ends_own_turn(game: Game, seat: Seat) -> bool:
    """Whether people sit at a table at which a turn waits for its player, and by passing this one would end it."""
    own = game.options.get(TURN_WAITS, False) and seat in game.active_players()
    return bool(own) and game.turn.step == MAIN_2 and not game.stack


def take(game: Game, seat: Seat, action: Action) -> None:
    """Take an action; the same player gets priority again (CR 117.3c)."""
    if action.kind == CAST:
        ways = ways_to_cast(game, action.oid, seat)
        way = way_meant(ways, action)
        if way is None:
            raise RulesDefect(f"there is no way {action.way!r} to cast {action.label}")
        announcing.cast_spell(game, action.oid, seat, way)
    elif action.kind == PLAY:
        played = land_way_meant(game, seat, action)
        if played is None:
            raise RulesDefect(f"there is no way to play {action.label}")
        special.play_land(game, action.oid, seat, way=played)
    elif action.kind == ACTIVATE:
        ability = game.chars(action.oid).abilities.activated[action.index]
        announcing.activate(game, action.oid, seat, ability)
    elif action.kind == SPECIAL:
        actions = list(special.special_actions(game, action.oid, seat))
        special.take_special_action(game, action.oid, seat, actions[action.index])
    else:
        raise RulesDefect(f"an action of an unknown kind: {action.kind}")
    _go_on_with_priority(game, seat)


def use_mana_ability(game: Game, seat: Seat, use: list[Any]) -> None:
    """Activate a mana ability with priority (CR 605.3a)."""
    oid, index, choice = use
    found = game.find(oid)
    if found is None or not 0 <= index < len(game.chars(oid).abilities.mana):
        raise IllegalAnswer(say("there_is_no_such_mana_ability"), "605.3a")
    announcing.activate_mana(game, oid, seat, game.chars(oid).abilities.mana[index], choice)
    _go_on_with_priority(game, seat)


def _go_on_with_priority(game: Game, seat: Seat) -> None:
    """An action was taken between passing (CR 117.4); who took it, or their whole team, goes on (117.3c, 805.5)."""
    happen(game, SetTurn((("passed", 0), ("unbroken", Unbroken())), quiet=True))
    first = game.taking_turns_with(seat)[0]
    if first != seat:
        happen(game, SetTurn((("priority", first),), quiet=True))


def _pass(game: Game, seat: Seat) -> None:
    """Pass priority (CR 117.3d, 117.4): when all pass in succession the stack's top resolves, or the step ends."""
    turn = game.turn
    passed = turn.passed + 1
    order = priority_order(game, seat)
    if game.unannounced and passed >= len(order):
        lateness.all_passed(game)
    if passed < len(order):
        following = order[1] if order and order[0] == seat else order[0]
        happen(game, SetTurn((("passed", passed), ("priority", following)), quiet=True))
    elif game.stack:
        if not goes_on_forever(game, game.controller(game.stack[-1])):
            resolve_top(game)
        if not game.over:
            first = priority_order(game)[0]
            happen(game, SetTurn((("passed", 0), ("priority", first), ("beat", True)), quiet=True))
    else:
        happen(game, SetTurn((("passed", 0), ("stage", FINISH), ("beat", True)), quiet=True))


def without(decision: Act, failed: list[Action]) -> Act:
    """The decision without actions that turned out to be impossible."""
    return replace(decision, actions=tuple(action for action in decision.actions if action not in failed))

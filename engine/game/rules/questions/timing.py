"""When and how often an ability may be activated (CR 602.5, 307.5).

It is said by the riders of activated abilities, which are here by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import steps
from engine.core.identity import NOBODY
from engine.core.keys import Mark
from engine.game.rules.questions.uses import LOYALTY, free_number
from engine.meaning.message import say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility


def at_sorcery_speed(game: Game, seat: Seat) -> bool:
    """Whether it is a player's own main phase with an empty stack (CR 307.1)."""
    return game.is_active(seat) and game.turn.step in steps.MAIN_STEPS and not game.stack


def is_usual_time(game: Game, seat: Seat, spell: ObjectId) -> bool:
    """Whether a spell that is no instant could be cast now by a player, were it not on the stack already."""
    return game.is_active(seat) and game.turn.step in steps.MAIN_STEPS and all(oid == spell for oid in game.stack)


def _in_step(*names: str) -> Callable[[Game, Seat], bool]:
    return lambda game, seat: game.turn.step in names


def _before(step: str) -> Callable[[Game, Seat], bool]:
    limit = steps.STEPS.index(step)
    return lambda game, seat: game.turn.step in steps.STEPS and steps.STEPS.index(game.turn.step) < limit


def _own_turn(game: Game, seat: Seat) -> bool:
    return game.is_active(seat)


def _blockers_were_declared(game: Game) -> bool:
    """Whether it is combat, and its declare blockers step has come (CR 509.1): it is left out if nothing attacks."""
    combat = game.combat
    there = combat is not None and bool(combat.blocked or combat.unblocked or combat.declared_blockers)
    return game.turn.step in steps.COMBAT_STEPS and not _before(steps.DECLARE_BLOCKERS)(game, NOBODY) and there


TIMINGS: dict[str, Callable[[Game, Seat], bool]] = {
    "": lambda game, seat: True,
    "instant": lambda game, seat: True,
    "sorcery": at_sorcery_speed,
    "your turn": _own_turn,
    "opponent's turn": lambda game, seat: game.are_opponents(seat, game.turn.active),
    "your upkeep": lambda game, seat: _own_turn(game, seat) and game.turn.step == steps.UPKEEP,
    "upkeep": _in_step(steps.UPKEEP),
    "combat": _in_step(*steps.COMBAT_STEPS),
    "before attackers": _before(steps.DECLARE_ATTACKERS),
    "before blockers": _before(steps.DECLARE_BLOCKERS),
    "before damage": _before(steps.FIRST_STRIKE_DAMAGE),  # CR 510.4: that is a combat damage step, too
    "before end of combat": _before(steps.END_COMBAT),
    "your turn before attackers": lambda game, seat: (
        _own_turn(game, seat) and _before(steps.DECLARE_ATTACKERS)(game, seat)
    ),
    "declare attackers": _in_step(steps.DECLARE_ATTACKERS),
    "declare blockers": _in_step(steps.DECLARE_BLOCKERS),
    "your draw": lambda game, seat: _own_turn(game, seat) and game.turn.step == steps.DRAW,
    "your turn before end": lambda game, seat: _own_turn(game, seat) and _before(steps.END)(game, seat),
    "end of combat": _in_step(steps.END_COMBAT),
    "combat after blockers": lambda game, seat: _blockers_were_declared(game),
    "not combat": lambda game, seat: game.turn.step not in steps.COMBAT_STEPS,
}


def why_not_now(game: Game, seat: Seat, ability: ActivatedAbility) -> Refusal | None:
    """Why this is not the time to activate an ability; None if it is."""
    if ability.loyalty and not at_sorcery_speed(game, seat):
        return Refusal(say("loyalty_only_at_sorcery_speed"), "606.3")
    if not TIMINGS[ability.timing](game, seat):
        return Refusal(say("it_cant_be_activated_at_this_time"), "602.5e" if ability.timing == "sorcery" else "602.5b")
    return None


BEGUN = Mark("mana abilities begun")  # the mark of a permanent: those of its mana abilities being activated (605.3c)


def why_not_again(game: Game, oid: int, ability: ActivatedAbility) -> Refusal | None:
    """Why an ability can't be activated once more; None if it can."""
    if ability.loyalty and game.obj(oid).uses.get(LOYALTY, 0) > 0:
        return Refusal(say("loyalty_was_activated"), "606.3")
    if ability.limit and free_number(game, oid, ability) is None:
        return Refusal(say("it_was_activated_as_often_as_it_may_be"), "602.5b")
    begun = game.obj(oid).marks.get(BEGUN) if ability.mana else None
    if isinstance(begun, tuple) and begun.count(ability) >= game.chars(oid).abilities.mana.count(ability):
        return Refusal(say("it_is_being_activated"), "605.3c")
    return None

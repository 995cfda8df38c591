"""When and how often an ability may be activated (CR 602.5, 307.5).

It is said by the riders of activated abilities, which are here by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import steps
from engine.core.keys import Mark
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.questions.uses import LOYALTY, LOYALTY_TIMES, free_number
from engine.meaning.message import say
from engine.meaning.questions import Refusal
from engine.meaning.windows import COMBAT, OPPONENTS, OWN, SPANS, TURN, Window

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


def _before(game: Game, step: str, span: str) -> bool:
    """Whether something is still to come: in this combat phase, or at any time of the turn (CR 506.7)."""
    if span == COMBAT:
        return steps.STEPS.index(game.turn.step) < steps.STEPS.index(step)
    in_damage = step == steps.COMBAT_DAMAGE and game.turn.step == steps.FIRST_STRIKE_DAMAGE  # CR 510.4: is one, too
    return step in game.turn.rest and not in_damage


def _after(game: Game, step: str) -> bool:
    """Whether something has been: of the declaration of blockers, too, which is left out if nothing attacks."""
    if step == steps.DECLARE_BLOCKERS:
        combat = game.combat
        there = combat is not None and bool(combat.blocked or combat.unblocked or combat.declared_blockers)
        return there and steps.STEPS.index(game.turn.step) >= steps.STEPS.index(step)
    return steps.STEPS.index(game.turn.step) > steps.STEPS.index(step)


def is_open(window: Window, game: Game, seat: Seat) -> bool:
    """Whether it is the time that a window says, for a player."""
    step = game.turn.step
    return (
        all(_is_turn_of(whose, game, seat) for whose in (window.whose, window.on))
        and (window.span == TURN or step in SPANS[window.span])
        and (not window.combat or step in steps.COMBAT_STEPS)
        and (not window.before or _before(game, window.before, window.span))
        and (not window.after or _after(game, window.after))
    )


def _is_turn_of(whose: str, game: Game, seat: Seat) -> bool:
    if whose == OPPONENTS:
        return game.are_opponents(seat, game.turn.active)
    return whose not in OWN or game.is_active(seat)


TIMINGS: dict[str, Callable[[Game, Seat], bool]] = {
    "": lambda game, seat: True,
    "instant": lambda game, seat: True,
    "sorcery": at_sorcery_speed,
    "your turn": lambda game, seat: game.is_active(seat),
    "not combat": lambda game, seat: game.turn.step not in steps.COMBAT_STEPS,
}


def is_time(timing: str | Window, game: Game, seat: Seat) -> bool:
    """Whether a player may do now what is done only at some time."""
    return is_open(timing, game, seat) if isinstance(timing, Window) else TIMINGS[timing](game, seat)


def why_not_now(game: Game, seat: Seat, ability: ActivatedAbility) -> Refusal | None:
    """Why this is not the time to activate an ability; None if it is."""
    if ability.loyalty and not at_sorcery_speed(game, seat):
        return Refusal(say("loyalty_only_at_sorcery_speed"), "606.3")
    if not is_time(ability.timing, game, seat):
        return Refusal(say("it_cant_be_activated_at_this_time"), "602.5e" if ability.timing == "sorcery" else "602.5b")
    return None


BEGUN = Mark("mana abilities begun")  # the mark of a permanent: those of its mana abilities being activated (605.3c)


def why_not_again(game: Game, oid: int, ability: ActivatedAbility) -> Refusal | None:
    """Why an ability can't be activated once more; None if it can."""
    if ability.loyalty and game.obj(oid).uses.get(LOYALTY, 0) >= max(verdicts(game, LOYALTY_TIMES, oid), default=1):
        return Refusal(say("loyalty_was_activated"), "606.3")
    if ability.limit and free_number(game, oid, ability) is None:
        return Refusal(say("it_was_activated_as_often_as_it_may_be"), "602.5b")
    begun = game.obj(oid).marks.get(BEGUN) if ability.mana else None
    if isinstance(begun, tuple) and begun.count(ability) >= game.chars(oid).abilities.mana.count(ability):
        return Refusal(say("it_is_being_activated"), "605.3c")
    return None

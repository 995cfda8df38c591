"""What is done about a triggered ability that was missed.

These are the policy's remedies, in their order (MTP.R1 to R4).

An Aura's ability that changes only what it enchants is resolved; a delayed one that undoes a zone change is done now or
as the next phase begins, as the opponent says; what is too old, or would be over by now, is not done; of all else the
opponent says whether it is put on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Deed, Purpose
from engine.core.record import replace
from engine.core.steps import BEGINNING, PHASE_OF, PHASES
from engine.core.zones import BATTLEFIELD
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import UNDOES, ask
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import DEEDS
from engine.game.rules.missed_triggers import doing
from engine.game.rules.missed_triggers.kinds import TURN_BASED
from engine.game.rules.missed_triggers.lateness import is_over
from engine.game.rules.missed_triggers.trying import tried
from engine.game.rules.missed_triggers.withholding import keep, now
from engine.game.state.missed_triggers import (
    CLOSED,
    DONE_NOW,
    NEXT_PHASE,
    NOT_DONE,
    NOT_PUT,
    PUT,
    PUT_OFF,
    RESOLVED,
    Point,
    Unannounced,
)
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.missed_triggers.trying import Outcome
    from engine.game.state.game import Game

ABOUT_A_MISSED_TRIGGER = Purpose("missed trigger", "603.2")

MISSED_TRIGGER = Deed("missed a trigger")
DEEDS[MISSED_TRIGGER] = lambda did: say("missed_a_trigger", player=NameOf(did.player), what=NameOf(did.oids[0]))
WARNED = Deed("warned")
DEEDS[WARNED] = lambda did: say("is_warned", player=NameOf(did.player), what=NameOf(did.oids[0]))
PLAY_ON = Deed("plays on")
DEEDS[PLAY_ON] = lambda did: say("plays_on_without", what=NameOf(did.oids[0]))


def deal_with(game: Game, one: Unannounced, called_by: Seat) -> None:
    """Do what the policy says about a missed ability to which somebody has called attention."""
    source = (one.trigger.source,)
    happen(game, PlayerDid(one.responsible, MISSED_TRIGGER, oids=source))
    if one.warned:
        happen(game, PlayerDid(one.responsible, WARNED, oids=source))
    outcome = tried(game, one.trigger)
    if _is_aura_entering(game, one, outcome):
        _close(game, one, "MTP.R1", RESOLVED)
        doing.resolve_now(game, doing.late(one))
    elif _undoes_zone_change(game, one, outcome):
        _now_or_next_phase(game, one, called_by)
    elif _is_too_old(game, one) or _would_be_over(game, one, outcome):
        _close(game, one, "MTP.R3", NOT_DONE)
        happen(game, PlayerDid(one.responsible, PLAY_ON, oids=source))
    else:
        _as_opponent_says(game, one, called_by)


def _close(game: Game, one: Unannounced, remedy: str, done: str, stage: str = CLOSED) -> None:
    keep(game, replace(one, stage=stage, remedy=remedy, done=done))


def opponent_for(game: Game, one: Unannounced, called_by: Seat) -> Seat:
    """Who chooses what is done: an opponent, whoever called attention before others.

    Where somebody answers for another player, that player chooses (MTP.D12).
    """
    controller = one.trigger.controller
    if controller != one.responsible and not game.players[controller].left:
        return controller
    opponents = game.opponents(one.responsible)
    return called_by if called_by in opponents or not opponents else opponents[0]


def _is_aura_entering(game: Game, one: Unannounced, outcome: Outcome) -> bool:
    """Whether it is an Aura's own enters-the-battlefield ability that changes just what it enchants (MTP.R1)."""
    event, source = one.trigger.event, one.trigger.source
    if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or event.new != source:
        return False
    found = game.find(source)
    if found is None or "Aura" not in game.chars(source).subtypes:
        return False
    return outcome.seen == (found.attached_to,) and not outcome.elsewhere


def _undoes_zone_change(game: Game, one: Unannounced, outcome: Outcome) -> bool:
    """Whether a delayed ability undoes a zone change of the effect that made it (MTP.R2); tokens count."""
    made = {game.became(ref) for ref in dict(one.trigger.bindings).get(UNDOES, ())}  # type: ignore[attr-defined]
    return not made.isdisjoint(outcome.moved)


def _now_or_next_phase(game: Game, one: Unannounced, called_by: Seat) -> None:
    options = (say("now"), say("as_the_next_phase_begins"))
    decision = ChooseOption(
        seat=opponent_for(game, one, called_by), options=options, purpose=ABOUT_A_MISSED_TRIGGER, rule="MTP.R2",
        prompt=say("when_is_it_undone", what=NameOf(one.trigger.source)), source=one.trigger.source,
    )  # fmt: skip
    if ask(game, decision) == 0:
        _close(game, one, "MTP.R2", DONE_NOW)
        doing.resolve_now(game, one.trigger)
    else:
        keep(game, replace(one, stage=NEXT_PHASE, remedy="MTP.R2", done=PUT_OFF, put_off=now(game)))


def is_next_phase(game: Game, then: Point) -> bool:
    """Whether another phase has begun since something was put off."""
    here = game.turn
    return (then.turn, PHASE_OF.get(then.step, "")) != (here.number, PHASE_OF.get(here.step, ""))


def _is_too_old(game: Game, one: Unannounced) -> bool:
    """Whether it was missed before this phase of the turn before (MTP.R3)."""
    missed = one.mattered or one.triggered
    if game.turn.number - missed.turn != 1:
        return game.turn.number - missed.turn > 1
    return _phase(missed.step) < _phase(game.turn.step)


def _phase(step: str) -> int:
    return PHASES.index(PHASE_OF.get(step, BEGINNING))  # a turn may just have begun


def _would_be_over(game: Game, one: Unannounced, outcome: Outcome) -> bool:
    """Whether all that it would have done is effects whose duration has ended (MTP.R3)."""
    begun = one.would or outcome.begun
    only_effects = not outcome.seen and not outcome.elsewhere
    return bool(begun) and only_effects and all(is_over(game, effect, one.triggered) for effect in begun)


def _as_opponent_says(game: Game, one: Unannounced, called_by: Seat) -> None:
    decision = YesNo(
        seat=opponent_for(game, one, called_by), purpose=ABOUT_A_MISSED_TRIGGER, rule="MTP.R4",
        source=one.trigger.source,
        prompt=say("is_it_put_on_the_stack", what=NameOf(one.trigger.source)),
    )  # fmt: skip
    if not ask(game, decision):
        _close(game, one, "MTP.R4", NOT_PUT)
        return
    _close(game, one, "MTP.R4", PUT)
    if one.kind == TURN_BASED:
        doing.resolve_now(game, one.trigger)
        return
    below = one.below or ()
    index = len(below) if game.stack[: len(below)] == below else 0
    doing.put_on_stack(game, doing.late(one), index)


def phase_begins(game: Game) -> None:
    """As a player would get priority.

    Do what an opponent has put off to the beginning of this phase (MTP.R2).
    """
    for one in game.unannounced:
        if one.stage == NEXT_PHASE and one.put_off is not None and is_next_phase(game, one.put_off):
            keep(game, replace(one, stage=CLOSED))
            doing.resolve_now(game, one.trigger)

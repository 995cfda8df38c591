"""Speaking of a triggered ability: "It triggers", or calling attention to somebody else's.

Whoever names an object and one of its abilities may be wrong, which costs nothing. In time, the ability goes on the
stack where it should be, or is done at once if it should have resolved by now; too late, see `remedies`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY
from engine.core.keys import Deed
from engine.core.record import replace
from engine.game.events.cards import PlayerDid
from engine.game.events.effects import BeginEffect
from engine.game.rules.context import GRANTED
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import DEEDS
from engine.game.rules.missed_triggers import doing, remedies
from engine.game.rules.missed_triggers.kinds import POINTS
from engine.game.rules.missed_triggers.lateness import NOT_SEEN
from engine.game.rules.missed_triggers.withholding import drop, keep, now
from engine.game.rules.questions.seeing import shows_hidden
from engine.game.state.missed_triggers import IN_TIME, MISSED, SLIPPED, WAITING, Unannounced
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game

SET_UP = -1  # the number of "what it set up earlier": a delayed triggered ability, or what it had and has no more
REMEMBERED = Deed("remembered a trigger")
DEEDS[REMEMBERED] = lambda did: say("remembers_a_trigger", player=NameOf(did.player), what=NameOf(did.oids[0]))
ORDER = (*IN_TIME, SLIPPED, MISSED)


def found(game: Game, oid: ObjectId, number: int) -> Unannounced:
    """What somebody speaks of who names an object and one of its triggered abilities.

    NOBODY is what is gone.
    """
    there = (one for one in game.unannounced if one.stage in ORDER and not game.players[one.trigger.controller].left)
    named = [one for one in there if _is_meant(game, one.trigger, oid, number)]
    if not named:
        raise IllegalAnswer(say("that_has_not_triggered"), "603.2")
    return min(named, key=lambda one: (ORDER.index(one.stage), one.id))


def _is_meant(game: Game, trigger: PendingTrigger, oid: ObjectId, number: int) -> bool:
    source = trigger.source
    places = {source, game.became(source)}
    if oid == NOBODY:
        return not any(place in game.objects for place in places)
    if oid not in game.objects:
        return False
    own = game.chars(oid).abilities.triggered
    if number != SET_UP:
        return oid in places and 0 <= number < len(own) and own[number] == trigger.ability
    if oid in places:
        return trigger.ability not in own
    return trigger.delayed and oid in set(_things(game, trigger))


def _things(game: Game, trigger: PendingTrigger) -> Iterator[ObjectId]:
    """What an ability was made about."""
    for _, value in trigger.bindings:
        for ref in value if isinstance(value, tuple) else (value,):
            if isinstance(ref, int):
                yield game.became(ref)


def announce(game: Game, seat: Seat, oid: ObjectId, number: int, missed: bool = False) -> None:
    """A player says that an ability triggers.

    `missed` if it was, and what showed that was taken back (MTP.R5).
    """
    one = found(game, oid, number)
    happen(game, PlayerDid(seat, REMEMBERED, oids=(one.trigger.source,)))
    if missed:
        keep(game, replace(one, stage=MISSED, why=POINTS[one.kind], mattered=now(game)))
        remedies.deal_with(game, found(game, oid, number), seat)
    elif one.stage in IN_TIME:
        _in_time(game, one)
    elif was_out_of_order(game, one, seat):
        drop(game, one)
        doing.resolve_now(game, doing.late(one))  # only the order was wrong (MTP.P4)
    else:
        remedies.deal_with(game, one, seat)
    doing.reopen(game)


def was_out_of_order(game: Game, one: Unannounced, seat: Seat) -> bool:
    """Whether a player who went past an ability has only acted out of order (MTP.P4).

    It is so if they speak of it before others could do anything, and have learnt nothing hidden since.
    """
    learnt = any(map(shows_hidden, game.history.since(one.events)))
    return one.stage == SLIPPED and one.responsible == seat and not learnt


def _in_time(game: Game, one: Unannounced) -> None:
    drop(game, one)
    if one.stage == WAITING:
        doing.put_on_stack(game, granted(game, one), len(one.below or ()))
    elif one.would:
        happen(game, *(BeginEffect(effect) for effect in one.would))
    else:
        doing.resolve_now(game, one.trigger)


def granted(game: Game, one: Unannounced) -> PendingTrigger:
    """An ability without a visible effect: who announces it has said "yes" to its "may" (MTP.D11)."""
    if one.kind not in NOT_SEEN:
        return one.trigger
    return replace(one.trigger, bindings=(*one.trigger.bindings, (GRANTED, game.history.total)))

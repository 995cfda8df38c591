"""Withholding what has triggered until somebody speaks of it, and what needs nobody to speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.game.events.missed_triggers import SetUnannounced
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import WITHHELD, WOULD_BE_PUT
from engine.game.rules.missed_triggers.detriment import is_detrimental
from engine.game.rules.missed_triggers.kinds import TURN_BASED, kind_of
from engine.game.rules.missed_triggers.trying import tried
from engine.game.rules.questions.practising import practises
from engine.game.state.controlled_players import answers_for
from engine.game.state.missed_triggers import CLOSED, DUE, WAITING, Point, Unannounced
from engine.game.state.objects import StackItem
from engine.meaning.families.instructions import LATER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import Seat
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game


def now(game: Game) -> Point:
    """Where the game stands."""
    return Point(game.turn.number, game.turn.active, game.turn.step, game.answered + 1)


def keep(game: Game, *changed: Unannounced) -> None:
    """Keep what has become of some of what is withheld."""
    by_number = {one.id: one for one in changed}
    happen(game, SetUnannounced(tuple(by_number.get(one.id, one) for one in game.unannounced)))


def drop(game: Game, *ones: Unannounced) -> None:
    """Keep some of it no longer: it was announced, or would not have changed anything (MTP.D10)."""
    gone = {one.id for one in ones}
    happen(game, SetUnannounced(tuple(one for one in game.unannounced if one.id not in gone)))


@WITHHELD("603.2")
def withhold(game: Game, trigger: PendingTrigger) -> bool:
    """Withhold what triggers under a player who practises.

    "when you do" is never asked about here (MTP.D9).
    """
    if not practises(game, trigger.controller):
        return False
    number = 1 + max((one.id for one in game.unannounced), default=0)
    kind = kind_of(trigger.ability, len(game.seats()))
    responsible = answers_for(game, trigger.controller)
    stage = DUE if kind == TURN_BASED else WAITING  # what goes on no stack is done as it should have been
    new = Unannounced(number, replace(trigger, id=NOBODY), responsible, kind, now(game), game.next_id, stage=stage)
    happen(game, SetUnannounced((*game.unannounced, new)))
    return True


@WOULD_BE_PUT("603.3b")
def place(game: Game, seats: Iterable[Seat]) -> None:
    """Note where the withheld abilities of some players would be on the stack (CR 603.3b).

    Those that only make abilities for later resolve by themselves instead (MTP.D7).
    """
    for one in game.unannounced:
        if one.below is None and one.trigger.controller in seats and one.stage != CLOSED:
            if one.kind == LATER:
                drop(game, one)
                _resolve_unseen(game, one.trigger)
                continue
            outcome = tried(game, one.trigger)
            keep(game, replace(
                one, below=game.stack, impact=outcome.impact, legal=outcome.legal,
                warned=is_detrimental(game, one.trigger),
            ))  # fmt: skip


def _resolve_unseen(game: Game, trigger: PendingTrigger) -> None:
    """An ability that only makes abilities for later: it does so without anybody speaking of it."""
    item = StackItem(ability=trigger.ability, source=trigger.source, bindings=trigger.bindings, event=trigger.event)
    ctx = Context(
        game, trigger.source, trigger.controller, dict(trigger.bindings), item, NOBODY, trigger.event
    )  # fmt: skip
    condition = trigger.ability.condition
    if condition is None or condition.holds(ctx):
        trigger.ability.effect.perform(ctx)

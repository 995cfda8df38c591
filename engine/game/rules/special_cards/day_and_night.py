"""Day and night (CR 502.2, 727), and the permanents that turn with them (702.145)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.core.steps import UNTAP
from engine.game.events.casting import SpellCast
from engine.game.events.status import SetGameMark, Transform
from engine.game.events.turn_structure import BeginTurn
from engine.game.rules import procedures
from engine.game.rules.hooks import AT_ONCE, turn_based_action
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game

BOUND_TO_DAYTIME: Question[int] = Question(
    "bound_to_daytime", "702.145", about="permanent", answer="the face with which it is bound"
)

DAYTIME = Mark("daytime")  # the game's mark that says which it is; without it, it is neither
DAY, NIGHT = "day", "night"
TURNING = "daytime"  # the cause of their transforming


@AT_ONCE("702.145c", spoken_to=BOUND_TO_DAYTIME)
def following(game: Game) -> tuple[Event, ...]:
    """What happens immediately because of daybound and nightbound as things are now.

    See CR 702.145c to 702.145g.
    """
    opinions = game.projection.modifiers(game, BOUND_TO_DAYTIME)
    found = [(ctx.source, rule.answer(ctx, BOUND_TO_DAYTIME, ctx.source)) for ctx, _, rule in opinions]
    if not found:
        return ()
    now = game.marks.get(DAYTIME)
    if now not in (DAY, NIGHT):
        return (SetGameMark(DAYTIME, DAY if any(face == 0 for _, face in found) else NIGHT),)
    face = 0 if now == NIGHT else 1  # the face that turns: daybound by night, nightbound by day
    turning = (oid for oid, bound in found if bound == face == game.obj(oid).face)
    return tuple(Transform(oid, oid, TURNING) for oid in dict.fromkeys(turning))


@turn_based_action("703.4b", UNTAP)
def check(game: Game) -> None:
    """It becomes night if the last turn's player cast no spell in it, day if they cast two or more.

    See CR 502.2.
    """
    if game.marks.get(DAYTIME) not in (DAY, NIGHT):
        return
    last = game.history.last_turn
    active = next((event.active for event in last if isinstance(event, BeginTurn)), None)
    if active is None:
        return  # there was no turn before this one
    casters = [event.player for event in last if isinstance(event, SpellCast)]
    cast = max(casters.count(seat) for seat in game.taking_turns_with(active))  # by any one of a team (CR 502.2a)
    if not cast:
        procedures.happen(game, SetGameMark(DAYTIME, NIGHT))
    elif cast >= 2:
        procedures.happen(game, SetGameMark(DAYTIME, DAY))

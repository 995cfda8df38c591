"""Start your engines!, speed and max speed (CR 702.178, 702.179 of the edition of 2026)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.life import LIFE_LOST, LoseLife
from engine.game.events.status import SetMark
from engine.game.rules.state_based.designations import DESIGNATIONS
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Amount, Condition, EventPattern, Filter, Instruction, RuleModifier
from engine.meaning.node import READS_NOTHING, READS_PLAYERS
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.prefixed import completed, zones_of
from engine.vocabulary.statics.abilities.abilities import HasAbilities

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

SPEED, MOST = Mark("speed"), 4
SPEED_CHANGED = EventKey("speed")


def speed_of(game: Game, seat: Seat) -> int:
    """A player's speed; 0 for players who have none (CR 702.179f)."""
    speed: Any = game.players[seat].marks.get(SPEED, 0)
    return int(speed)


@record
class OpponentsLoseLife(EventPattern):
    """One or more opponents lose life during the player's turn (CR 702.179d)."""

    keys = (LIFE_LOST,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        opponents = ctx.game.opponents(ctx.controller) if ctx.game.is_active(ctx.controller) else ()
        lost = [event for event in happened if isinstance(event, LoseLife) and event.player in opponents]
        if lost:
            yield {"event": lost[0]}


@record
class LessThanMaxSpeed(Condition):
    """The player's speed is less than 4 (CR 702.179d)."""

    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return speed_of(ctx.game, ctx.controller) < MOST


@record
class IncreaseSpeed(Instruction):
    """The player's speed increases by 1."""

    reads = READS_PLAYERS

    def perform(self, ctx: Context) -> bool:
        speed = speed_of(ctx.game, ctx.controller)
        return bool(ctx.happen(SetMark(ctx.controller, SPEED, speed + 1, key=SPEED_CHANGED)))


def speeding_up(source: Ref, seat: Seat) -> BeginDelayedTrigger:
    """The inherent triggered ability of a player who has speed."""
    label = (
        "Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed increases "
        "by 1. This ability triggers only once each turn."
    )
    ability = TriggeredAbility(OpponentsLoseLife(), IncreaseSpeed(), LessThanMaxSpeed(), limit="turn", label=label)
    return BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, source, seat, once=False))


@record
class StartsSpeed(RuleModifier):
    """Its controller's speed becomes 1 if they have none (CR 702.179a)."""

    reads = READS_PLAYERS
    questions = (DESIGNATIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if speed_of(ctx.game, ctx.controller):
            return None
        return (SetMark(ctx.controller, SPEED, 1, key=SPEED_CHANGED), speeding_up(about, ctx.controller))


@keyword("702.179", "Start your engines!")
class StartYourEngines:
    """A permanent that gives its controller speed."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((StartsSpeed(),)),)


@phrase("you have max speed", into="condition_part")
@record
class HasMaxSpeed(Condition):
    """The player's speed is 4 (CR 702.179e)."""

    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return speed_of(ctx.game, ctx.controller) >= MOST


@phrase("who has max speed", into="player_clause")
@phrase("who doesn't have max speed", into="player_clause", negative=True)
@record
class WhoHasMaxSpeed(Filter):
    """A player whose speed is 4, or is not (CR 702.179e)."""

    negative: bool = False
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return (speed_of(ctx.game, ref) >= MOST) != self.negative


@phrase("your speed", into="quantity")
@record
class YourSpeed(Amount):
    """The player's speed."""

    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        return speed_of(ctx.game, ctx.controller)


@phrase("increase your speed by 1")
@record
class RaiseSpeed(Instruction):
    """The player's speed increases, or becomes 1 (CR 702.179c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        speed = speed_of(ctx.game, ctx.controller)
        if speed >= MOST:
            return False
        first = (speeding_up(ctx.source, ctx.controller),) if not speed else ()
        return bool(ctx.happen(SetMark(ctx.controller, SPEED, speed + 1, key=SPEED_CHANGED), *first))


@keyword("702.178", "Max speed", "max speed — ^{ability:ability}")
class MaxSpeed:
    """An ability that the object has as long as its controller's speed is 4 (CR 702.178a, 702.178b)."""

    ability: Ability

    def stands_for(self) -> tuple[Ability, ...]:
        ability = completed(self.ability)
        return (StaticAbility((HasAbilities((ability,)),), condition=HasMaxSpeed(), zones=zones_of(ability)),)

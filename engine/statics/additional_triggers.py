"""Abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD
from engine.events.zone_changes import ZoneChange
from engine.model.abilities import TriggeredAbility
from engine.model.families import Continuous, Filter, Happening, RuleModifier, StaticEffect
from engine.model.message import say
from engine.model.node import READS_NOTHING, Node
from engine.model.questions import Asked, Refusal
from engine.rules.events.questions import MAY_TRIGGER, TRIGGER_TIMES
from engine.text.templates import label, phrase
from engine.triggers.combat import AttackHappens
from engine.triggers.dungeons import MovesIntoRoom
from engine.triggers.zone_changes import Dies, Enters, Leaves

if TYPE_CHECKING:
    from engine.rules.context import Context

_HAPPENINGS: dict[str, Happening] = {
    "entering": Enters(), "dying": Dies(), "leaving the battlefield": Leaves(), "attacking": AttackHappens(),
}  # fmt: skip


@phrase("{subject:subject} entering", into="cause", verb="entering")
@phrase("{subject:subject} dying", into="cause", verb="dying")
@phrase("{subject:subject} leaving the battlefield", into="cause", verb="leaving the battlefield")
@phrase("{subject:subject} attacking", into="cause", verb="attacking")
@record
class Cause(Node):
    """What makes an ability trigger."""

    subject: Filter
    verb: str
    reads = READS_NOTHING

    def fits(self, ctx: Context, event: object) -> bool:
        """Whether an event is that."""
        return _HAPPENINGS[self.verb].happened(ctx, event, self.subject) is not None


label("cause", "what happens, like “a creature entering”")


@phrase("{what:filter#many} entering don't cause abilities to trigger", into="static")
@record
class EnteringUnnoticed(Continuous):
    """Permanents whose entering triggers no abilities (CR 603.6a, 101.2)."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NotTriggeredBy(self.what),)


@record
class NotTriggeredBy(RuleModifier):
    """The answer that an ability does not trigger on something's entering."""

    what: Filter
    reads = READS_NOTHING
    questions = (MAY_TRIGGER,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        event = details.get("event")
        unnoticed = isinstance(event, ZoneChange) and event.to == BATTLEFIELD and self.what.matches(ctx, event.new)
        return Refusal(say("entering_triggers_nothing"), "101.2") if unnoticed else None


@phrase("if a triggered ability of a {what:filter#one} triggers, that ability triggers a additional time",
        into="static")  # fmt: skip
@phrase("if a ability of a {what:filter#one} triggers, that ability triggers a additional time", into="static",
        short=True)  # fmt: skip
@phrase("if {cause:cause} causes a triggered ability of a {what:filter#one} to trigger, that ability triggers a"
        " additional time", into="static")  # fmt: skip
@record
class TriggersAgain(Continuous):
    """Triggered abilities of certain objects trigger one more time, perhaps only if something certain happened.

    It speaks of abilities that objects have: not of delayed ones (CR 603.2e).
    """

    what: Filter
    cause: Cause | None = None
    short: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (OneMoreTime(self.cause),)


@phrase("room abilities of dungeons you own trigger a additional time", into="static")
@record
class RoomsTriggerAgain(Continuous):
    """Room abilities of the player's own dungeons trigger one more time (CR 309.4c)."""

    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.owner_of(ref) == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (RoomOneMoreTime(),)


@record
class RoomOneMoreTime(RuleModifier):
    """The answer that a room ability triggers once more."""

    reads = READS_NOTHING
    questions = (TRIGGER_TIMES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details.get("ability")
        return 1 if isinstance(ability, TriggeredAbility) and isinstance(ability.pattern, MovesIntoRoom) else None


@record
class OneMoreTime(RuleModifier):
    """The answer that an ability triggers once more."""

    cause: Cause | None
    reads = READS_NOTHING
    questions = (TRIGGER_TIMES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return 1 if self.cause is None or self.cause.fits(ctx, details.get("event")) else None

"""Abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase
from engine.core.identity import Ref, is_object, is_player
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import DIES, ZoneChange
from engine.game.rules.events.questions import MAY_TRIGGER, TRIGGER_TIMES
from engine.meaning.families import Continuous, Filter, Happening, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.casting import Casts
from engine.vocabulary.triggers.combat import AttackHappens
from engine.vocabulary.triggers.damage import DealsDamage, IsDealtDamage
from engine.vocabulary.triggers.players import Draws
from engine.vocabulary.triggers.subjects import AnySuch
from engine.vocabulary.triggers.zone_changes import Dies, Enters, Leaves

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class AnyPlayer(Filter):
    """Any player."""

    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref)


@record
class EntersOrLeaves(Happening):
    """Enters or leaves the battlefield."""

    keys = (*Enters.keys, *Leaves.keys)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        entered = Enters().happened(ctx, event, subject)
        return entered if entered is not None else Leaves().happened(ctx, event, subject)


CASTING, CASTING_OR_COPYING = "casting", "casting or copying"
_HAPPENINGS: dict[str, Happening] = {
    "entering": Enters(), "entering or leaving the battlefield": EntersOrLeaves(),
    "dealing combat damage to a player": DealsDamage("combat", AnyPlayer()), "dying": Dies(),
    "leaving the battlefield": Leaves(), "attacking": AttackHappens(),
    "drawing a card": Draws(), "being dealt damage": IsDealtDamage("damage"),
}  # fmt: skip


@phrase("{subject:subject} entering< under {player:player's} control>", into="cause", verb="entering")
@phrase("{subject:subject} entering or leaving the battlefield", into="cause",
        verb="entering or leaving the battlefield")  # fmt: skip
@phrase("{subject:subject} dealing combat damage to a player", into="cause",
        verb="dealing combat damage to a player")  # fmt: skip
@phrase("{subject:subject} dying", into="cause", verb="dying")
@phrase("{subject:subject} being dealt damage", into="cause", verb="being dealt damage")
@phrase("{subject:subject} leaving the battlefield", into="cause", verb="leaving the battlefield")
@phrase("{subject:subject} attacking", into="cause", verb="attacking")
@phrase("{subject:player_subject} drawing a card", into="cause", verb="drawing a card")
@phrase("{subject:player_subject} casting a {spell:filter#one}", into="cause", verb=CASTING)
@phrase("{subject:player_subject} casting or copying a {spell:filter#one}", into="cause", verb=CASTING_OR_COPYING)
@record
class Cause(Node):
    """What makes an ability trigger."""

    subject: Filter
    verb: str
    player: PlayerReference | None = None  # under whose control it enters
    spell: Filter | None = None  # what is cast
    reads = READS_NOTHING

    @property
    def about_player(self) -> bool:
        """Whether it is something that a player does."""
        return self._happening().about_player

    def found(self, ctx: Context, event: object) -> dict[str, Any] | None:
        """What an event names if it is that; else None."""
        return self._happening().happened(ctx, event, self.subject)

    def _happening(self) -> Happening:
        if self.spell is not None:
            return Casts(AnySuch(self.spell), copies=self.verb == CASTING_OR_COPYING)
        return _HAPPENINGS[self.verb] if self.player is None else Enters(self.player)


label("cause", "what happens, like “a creature entering”")


lexicon("unnoticed", {word: word for word in ("entering", "entering or dying", "dying")})


@phrase("{what:filter#many} {verb:unnoticed} don't cause abilities< of {whose:filter#many}> to trigger", into="static")
@record
class EnteringUnnoticed(Continuous):
    """Permanents whose entering or dying doesn't cause abilities to trigger (CR 603.6a, 101.2).

    It may be said only of abilities of certain objects.
    """

    what: Filter
    verb: str = "entering"
    whose: Filter | None = None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.whose is None or self.whose.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NotTriggeredBy(self.what, self.verb),)


@record
class NotTriggeredBy(RuleModifier):
    """The answer that an ability does not trigger on something's entering."""

    what: Filter
    verb: str
    reads = READS_NOTHING
    questions = (MAY_TRIGGER,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        event = details.get("event")
        if not isinstance(event, ZoneChange):
            return None
        entering = "entering" in self.verb and event.to == BATTLEFIELD and self.what.matches(ctx, event.new)
        dying = "dying" in self.verb and DIES in event.keys() and self.what.matches(ctx, event.oid)
        unnoticed = entering or dying
        return Refusal(say("entering_triggers_nothing"), "101.2") if unnoticed else None


@phrase("if a triggered ability of <own? ~ or> a {what:filter#one} triggers, that ability triggers a additional time",
        into="static")  # fmt: skip
@phrase("if a triggered ability of a {first:filter#one} or a {what:filter#one} triggers, that ability triggers a "
        "additional time", into="static")  # fmt: skip
@phrase("if a ability of a {what:filter#one} triggers, that ability triggers a additional time", into="static",
        short=True)  # fmt: skip
@phrase("if a triggered ability of a {what:filter#one} triggers, it triggers a additional time", into="static", it=True)
@phrase("if {cause:cause} causes a triggered ability of a {what:filter#one} to trigger, that ability triggers a"
        " additional time", into="static")  # fmt: skip
@record
class TriggersAgain(Continuous):
    """Triggered abilities of certain objects trigger one more time (CR 603.2d).

    They may do so only if a certain event caused them to trigger.

    It speaks of abilities that objects have: not of delayed ones (CR 603.2e).
    """

    what: Filter
    cause: Cause | None = None
    short: bool = wording(default=False)
    it: bool = wording(default=False)
    own: bool = False  # its own as well
    first: Filter | None = None  # those of other objects as well
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """A noun before "or another Elf you control" is one in a row of nouns that this is said of."""
        return self.first is None or isinstance(self.first, Described)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if self.first is not None and self._is_first(ctx, self.first, ref):
            return True
        return (self.own and ref == ctx.source) or self.what.matches(ctx, ref)

    def _is_first(self, ctx: Context, first: Filter, ref: Ref) -> bool:
        """Whether it is one of the former: what is said behind both nouns is said of them too."""
        if not first.matches(ctx, ref):
            return False
        shares = isinstance(first, Described) and not first.after and isinstance(self.what, Described)
        shared = self.what.after if shares and isinstance(self.what, Described) else ()
        return all(clause.matches(ctx, ref) for clause in shared)

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
        return 1  # a dungeon has no other abilities (CR 309.4)


@record
class OneMoreTime(RuleModifier):
    """The answer that an ability triggers once more."""

    cause: Cause | None
    reads = READS_NOTHING
    questions = (TRIGGER_TIMES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return 1 if self.cause is None or self.cause.found(ctx, details.get("event")) else None

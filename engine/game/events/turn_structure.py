"""The turn as it goes on (CR 500).

Beginnings of turns, phases and steps, and where the procedure stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record
from engine.core.steps import STEPS
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.combat import Combat
    from engine.game.state.game import Game


STEPS_BEGIN = {step: EventKey(f"begin {step}") for step in STEPS}  # the keys of the beginnings of steps and phases


def begins(step: str) -> EventKey:
    """The key under which abilities wait for the beginning of a step or phase (CR 603.6a)."""
    return STEPS_BEGIN[step]


TURN, COMBAT = "turn", "combat"  # what an effect can end before its time (CR 721)
TURN_BEGINS = EventKey("begin turn")
CONTROL_CHANGED = EventKey("control changed", looks_back=True)


@record
class BeginStep(Event):
    """A step or phase begins. Key: "begin " and the step's name, as in "begin upkeep"."""

    step: str
    active: Seat

    def keys(self) -> tuple[EventKey, ...]:
        return (begins(self.step),)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.active,)


@record
class BreakOff(Event):
    """An effect ends the turn or the combat phase; what is on the stack is exiled (CR 721.1, 721.2)."""

    what: str
    exiled: tuple[ObjectId, ...]

    def subjects(self) -> tuple[Ref, ...]:
        return self.exiled


@record
class BeginTurn(Event):
    """A turn begins (CR 500.1)."""

    number: int
    active: Seat
    extra: bool = False
    by_itself = True

    def keys(self) -> tuple[EventKey, ...]:
        return (TURN_BEGINS,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.active,)

    def apply(self, game: Game) -> BeginTurn:
        game.history.new_turn()
        for seat in game.seats():
            player = game.players[seat]
            if player.uses or player.lands_played:
                player = game.write_player(seat)
                player.uses = {}
                player.lands_played = 0
        for oid, found in tuple(game.objects.items()):
            if found.uses:
                game.write(oid).uses = {}
        return self


@record
class SetTurn(Event):
    """The turn procedure moves on: fields of `state.turn.Turn` by name."""

    fields: tuple[tuple[str, object], ...]
    quiet: bool = False  # nothing the layers could read changes (who has priority, who passed)
    bookkeeping = True

    def apply(self, game: Game) -> SetTurn:
        game.turn = game.turn.changed(self.fields)
        if not self.quiet:
            game.turn_moved()
        return self


@record
class SetCombat(Event):
    """Combat stands differently now; None ends it."""

    combat: Combat | None
    bookkeeping = True

    def apply(self, game: Game) -> SetCombat:
        before = game.combat
        game.combat = self.combat
        touched = dict.fromkeys(
            oid
            for state in (before, self.combat)
            if state is not None
            for group in (state.attacking, state.blocking, state.blocked, state.unblocked)
            for oid in group
        )
        game.turn_moved()
        if touched:
            game.turned -= 1
        for oid in touched:
            game.projection.touch(oid)
        return self


NEWLY_CONTROLLED = "came since its controller's last turn"  # noted for the turn (CR 702.30a)


@record
class CureSickness(Event):
    """A player's permanents have been theirs since their turn began (CR 302.6)."""

    oids: tuple[int, ...]
    bookkeeping = True

    def apply(self, game: Game) -> CureSickness:
        for oid in self.oids:
            if game.objects[oid].sick:
                found = game.write(oid)
                found.sick = False
                found.uses = {**found.uses, NEWLY_CONTROLLED: 1}
        return self


@record
class ControlChanged(Event):
    """A permanent came under another player's control.

    Abilities see it by looking back in time (CR 603.10d).
    """

    oid: int
    before: int
    after: int

    def keys(self) -> tuple[EventKey, ...]:
        return (CONTROL_CHANGED,)

    def subjects(self) -> tuple[int, ...]:
        return (self.oid,)


@record
class BecomeSick(Event):
    """Permanents came under another player's control (CR 302.6)."""

    oids: tuple[int, ...]
    bookkeeping = True

    def apply(self, game: Game) -> BecomeSick:
        for oid in self.oids:
            if oid in game.objects:
                game.write(oid).sick = True
        return self

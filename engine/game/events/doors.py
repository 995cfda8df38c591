"""Doors of Rooms, the halves of a permanent with a shared type line (CR 709.5 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.event import Event
from engine.game.state.halves import UNLOCKED, locked_halves, unlocked_halves

if TYPE_CHECKING:
    from engine.game.state.game import Game

UNLOCKED_A_HALF = EventKey("unlocked")
FULLY_UNLOCKED = EventKey("fully unlocked")
LOCKED_A_HALF = EventKey("locked")


@record
class UnlockHalf(Event):
    """A permanent is given an unlocked designation, as it enters or later (CR 709.5d to 709.5f).

    Keys: "unlocked"; "fully unlocked" if it has both designations now (709.5i).
    """

    player: Seat
    oid: ObjectId
    half: int  # 0 the left one, 1 the right one
    by: Ref = NOBODY
    entering: bool = False  # it has it since it entered
    fully: bool = False  # filled in

    def keys(self) -> tuple[EventKey, ...]:
        return (UNLOCKED_A_HALF, FULLY_UNLOCKED) if self.fully else (UNLOCKED_A_HALF,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        return found is not None and self.half in locked_halves(game.chars(self.oid), found.marks)

    def apply(self, game: Game) -> UnlockHalf:
        found = game.write(self.oid)
        found.marks = {**found.marks, UNLOCKED[self.half]: True}
        return replace(self, fully=len(unlocked_halves(game.chars(self.oid), found.marks)) == len(UNLOCKED))


@record
class LockHalf(Event):
    """A permanent loses an unlocked designation (CR 709.5g)."""

    untold: ClassVar[bool] = True
    player: Seat
    oid: ObjectId
    half: int
    by: Ref = NOBODY

    def keys(self) -> tuple[EventKey, ...]:
        return (LOCKED_A_HALF,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        return found is not None and self.half in unlocked_halves(game.chars(self.oid), found.marks)

    def apply(self, game: Game) -> LockHalf:
        found = game.write(self.oid)
        found.marks = {name: value for name, value in found.marks.items() if name != UNLOCKED[self.half]}
        return self

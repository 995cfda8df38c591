"""Unlocking a door as a special action, for its half's mana cost.

See CR 116.2m, 709.5e of the edition of 2026.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.doors import UnlockHalf
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.hooks import PART_OF_MOVE, PROGRESS, SPECIAL
from engine.game.state.halves import SIDES, UNLOCKED, locked_halves
from engine.meaning.families import Cost, Instruction
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

UNLOCKING = tuple(f"unlock {side} half" for side in SIDES)  # the names of the special actions


@record
class UnlockCost(Cost):
    """The mana cost of a locked half (CR 709.5e)."""

    mana: ManaCost
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> ManaCost:
        return self.mana

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True


@record
class UnlockThatHalf(Instruction):
    """The permanent is given the designation of a half."""

    half: int
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(UnlockHalf(ctx.controller, ctx.source, self.half, ctx.source)))


@PART_OF_MOVE("709.5h")
def unlocked_as_it_enters(game: Game, event: ZoneChange) -> Iterator[UnlockHalf]:
    """A permanent enters with halves unlocked."""
    for mark, _ in event.marks if event.to == BATTLEFIELD else ():
        if mark in UNLOCKED and game.chars(event.new).halves:
            yield UnlockHalf(event.controller, event.new, UNLOCKED.index(mark), entering=True)


@SPECIAL("116.2m")
def unlock_actions(game: Game, oid: ObjectId, seat: Seat) -> Iterator[SpecialAction]:
    """The special actions of unlocking a permanent's locked halves.

    A half without a mana cost offers none.
    """
    values = game.chars(oid)
    if not values.halves or values.controller != seat:
        return
    for number in locked_halves(values, game.obj(oid).marks):
        cost = values.halves[number].mana_cost
        if cost is not None:
            label = say("unlock_the_half", cost=str(cost), side=Term("side", SIDES[number]))
            yield SpecialAction(
                UNLOCKING[number], (UnlockCost(cost),), UnlockThatHalf(number), label, "sorcery", "116.2m"
            )


@PROGRESS("709.5c")
def doors(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """Which halves of a permanent with a shared type line are unlocked."""
    if found.zone != BATTLEFIELD or not chars.halves:
        return
    unlocked = [bool(found.marks.get(mark)) for mark in UNLOCKED]
    words = say("left_locked"), say("right_locked")
    for number, half in enumerate(chars.halves):
        told = "" if unlocked[number] else words[number] if any(unlocked) else "" if number else say("both_locked")
        yield Progress("door", int(unlocked[number]), 1, told, half.name)

"""What the table shows over the cards: what may be chosen, what is chosen, and arrows.

And what a region is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QPoint

from engine.api import View, is_player

NOTHING = -1  # names neither a player nor an object
TABLE = -2  # the table itself, as a place to drop something
TURN = -3  # the end of the turn, as a place to drop what is used first


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one thing to another; `kind` is "target", "about", "attack", "block" or "drag"."""

    start: int
    end: int
    kind: str = "target"
    seat: int = 0
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What may be chosen now, what is chosen, short notes on things, and where the keyboard stands."""

    lit: frozenset[int] = frozenset()
    picked: frozenset[int] = frozenset()
    badges: dict[int, str] = field(default_factory=dict)
    focus: int = NOTHING
    aimed: int = NOTHING  # what a dragged thing would be dropped on
    asking: int = NOTHING  # the source of the pending decision
    usable: frozenset[int] = frozenset()  # of those lit, what has an ability to use but can't be cast or played

    def only_usable(self, refs: Iterable[int]) -> bool:
        """Whether of some things those that are lit are lit for an ability only."""
        lit = [ref for ref in refs if ref in self.lit]
        return bool(lit) and all(ref in self.usable for ref in lit)


NO_MARKS = Marks()


class Region(Protocol):
    """A part of the table that shows things which can be pointed at."""

    def set_marks(self, marks: Marks) -> None:
        """Show what may be chosen and what is chosen."""

    def ref_at(self, at: QPoint) -> int:
        """The thing at a place of the screen; NOTHING if there is none, TABLE for the empty battlefield."""

    def anchor(self, ref: int) -> QPoint | None:
        """The place on the screen where arrows to a thing end; None if it is not shown here."""

    def refs(self) -> list[int]:
        """Everything shown here that can be pointed at, in reading order."""


def stack_arrows(view: View, oids: tuple[int, ...]) -> list[Arrow]:
    """Arrows from items of the stack to their targets, and for combat from attackers and blockers."""
    arrows: list[Arrow] = []
    for oid in oids:
        seen = view.objects.get(oid)
        if seen is not None:
            seat = max(seen.controller, 0)
            arrows += [Arrow(oid, target, "target", seat) for target in seen.targets]
            others = (ref for ref in seen.about if ref not in (*seen.targets, seen.source) and not is_player(ref))
            arrows += [Arrow(oid, ref, "about", seat, faint=True) for ref in others]
    return arrows


def combat_arrows(view: View) -> list[Arrow]:
    """Arrows from attackers to what they attack, and from blockers to what they block."""
    arrows: list[Arrow] = []
    for oid in view.battlefield:
        seen = view.objects[oid]
        if seen.attacking >= 0:
            arrows.append(Arrow(oid, seen.attacking, "attack", seen.controller))
        arrows += [Arrow(oid, attacker, "block", seen.controller) for attacker in seen.blocking]
    return arrows

"""Costs that take a creature and lower the mana to be paid by a number of it.

Emerge, harmonize (CR 601.2b, 601.2f).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.core.keys import Purpose
from engine.core.mana import ManaCost, generic
from engine.meaning.families import ChosenFirst

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class CreatureCost(ChosenFirst):
    """A creature is chosen as the cost is announced, and used as it is paid."""

    __slots__ = ()
    key = ""
    purpose: Purpose
    optional = False

    @abstractmethod
    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        """The creatures that could be chosen."""

    @abstractmethod
    def worth(self, ctx: Context, oid: ObjectId) -> int:
        """By how much generic mana a creature lowers the cost."""

    @abstractmethod
    def use(self, ctx: Context, oid: ObjectId) -> bool:
        """Use the chosen creature."""

    def announced(self, ctx: Context) -> None:
        """Choose the creature (CR 702.119b, 702.180b)."""
        least = 0 if self.optional else 1
        ctx.bind(self.key, ctx.choose_objects(ctx.controller, self.options(ctx), least, 1, purpose=self.purpose))

    def reduction(self, ctx: Context) -> ManaCost:
        """The generic mana that need not be paid; before anything is chosen, the most that could be."""
        chosen = ctx.bound(self.key) if self.key in ctx.bindings else self.options(ctx)
        return generic(max((0, *(self.worth(ctx, oid) for oid in chosen))))

    def payable(self, ctx: Context) -> bool:
        return self.optional or bool(self.options(ctx))

    def pay(self, ctx: Context) -> bool:
        chosen = ctx.bound(self.key)
        return all(self.use(ctx, oid) for oid in chosen) and (self.optional or bool(chosen))


def untapped_creatures(ctx: Context) -> tuple[ObjectId, ...]:
    """The untapped creatures that the player controls."""
    return tuple(oid for oid in creatures(ctx) if not ctx.obj(oid).tapped)


def creatures(ctx: Context) -> tuple[ObjectId, ...]:
    """The creatures that the player controls."""
    return tuple(
        oid for oid in ctx.game.permanents()
        if "creature" in ctx.chars(oid).types and ctx.chars(oid).controller == ctx.controller
    )  # fmt: skip

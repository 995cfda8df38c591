"""Costs (CR 118)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import ObjectId, Ref
from engine.core.mana import NO_MANA, ManaCost
from engine.meaning.message import Message, say
from engine.meaning.node import Node

if TYPE_CHECKING:
    from engine.meaning.context import Context


class Cost(Node):
    """Something paid to cast, activate or do something (CR 118). Mana is gathered apart, see `mana_part`."""

    __slots__ = ()
    defines_x: ClassVar[bool] = False  # whether it says what the X of the other costs is
    one_supply: ClassVar[bool] = False  # whether what pays it pays for others too, such as a player's life
    noted: ClassVar[str] = ""  # under what name it is remembered that it was paid, if under one of its own

    def reckoned(self, ctx: Context) -> Cost:
        """The cost with its numbers worked out for the effect's controller, not for the payer (CR 109.5).

        "Pays {1} for each creature you control" counts the controller's creatures, whoever pays.
        """
        return self

    def define_x(self, ctx: Context) -> None:
        """Choose what the X that it defines depends on, as the ability is announced."""

    @property
    def left_to_chance(self) -> bool:
        """Whether it is paid after all others, since chance decides what it takes (CR 601.2h)."""
        return False

    def takeable(self, ctx: Context) -> tuple[Ref, ...] | None:
        """What it could take, for what depends on that and looks at `key`; None if nothing does."""
        return None

    def mana_part(self, ctx: Context) -> ManaCost:
        """The mana in this cost; it is gathered into one payment with all other mana (CR 601.2f)."""
        return NO_MANA

    def stated_mana(self) -> ManaCost:
        """Mana that is surely in this cost, whatever else depends on how things are."""
        return NO_MANA

    only_taps_source: ClassVar[bool] = False  # whether this is {T} and nothing else

    def taps_source(self) -> bool:
        """Whether this is {T}: the source must be untapped and not summoning sick (CR 302.6, 602.5a)."""
        return False

    @abstractmethod
    def payable(self, ctx: Context) -> bool:
        """Whether it could be paid now (CR 118.3); mana is judged by the payment, not here."""

    def unpayable(self) -> tuple[Message, str]:
        """Why it can't be paid where it can't, with the rule."""
        return say("its_cost_cant_be_paid"), "118.3"

    def how_often(self, ctx: Context) -> int:
        """How often in a row it could be paid now, as far as can be told.

        That is asked of costs that may be paid any number of times: a mana ability's, or an additional cost. Mana is
        judged by the payment.
        """
        return 1

    @abstractmethod
    def pay(self, ctx: Context) -> bool:
        """Pay it; asks the player what is needed. False or `IllegalAction` if it can not be paid."""


class ChosenFirst(Cost):
    """A cost for which something is chosen as it is announced, since it lowers the total cost.

    See CR 601.2b, 601.2f.
    """

    __slots__ = ()
    only_alike: ClassVar[bool] = False  # whether it reduces only mana of the same kinds, and no generic mana

    @abstractmethod
    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        """What could be chosen."""

    @abstractmethod
    def announced(self, ctx: Context) -> None:
        """Choose it."""

    @abstractmethod
    def reduction(self, ctx: Context) -> ManaCost:
        """The mana that need not be paid; before anything is chosen, the most that could be."""

"""Instructions: what resolving spells and abilities tell the players to do (CR 608.2)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Seat
from engine.meaning.node import Node

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.meaning.context import Context, CostChange
    from engine.meaning.families.costs import Cost
    from engine.meaning.families.words import Target


# When what a triggered ability does first matters (missed-trigger policy); an instruction that says nothing of it is
# as those in it are, or changes what everybody can see.
VISIBLE = "visible"  # it changes what everybody can see, or asks for a choice as it resolves
RULES = "rules"  # it changes what players may or must do
UNSEEN = "unseen"  # it changes what nobody can see yet: size, abilities, prevention
LATER = "later"  # it only makes an ability for later
COPIES = "copies"  # it only copies spells or abilities


class Instruction(Node):
    """Something a resolving spell or ability tells the players to do (CR 608.2c)."""

    __slots__ = ()
    shares_subject: ClassVar[bool] = False  # its clauses have one subject: "each player draws a card and loses 1 life"
    lends_subject: ClassVar[bool] = False  # the orders in it are to its player: "each opponent may draw a card"
    takes_riders: ClassVar[bool] = False  # later sentences may ride on the effect it begins; it has a field `riders`
    completes: ClassVar[bool] = False  # it only says how the deed before it is done: "it can't be regenerated"
    makes_permanents: ClassVar[bool] = False  # what it is about is on the battlefield behind it
    rides: ClassVar[bool] = False  # it says what else happens when an effect begun before it applies (CR 615.5)
    adds_mana: ClassVar[bool] = False  # what has it may be a mana ability (CR 605.1)
    takes_control: ClassVar[bool] = False  # somebody gains control of something by it
    waits: ClassVar[bool] = False  # it makes an ability for later
    resolves_anyway: ClassVar[bool] = False  # with it an ability resolves though all of its targets are illegal
    recounts: ClassVar[bool] = False  # "instead of one": of a choice that an earlier sentence leaves, see `recounting`
    repeats_process: ClassVar[bool] = False  # "repeat this process": of the instructions up to it
    ventures: ClassVar[bool] = False  # it may need dungeon cards (CR 309.2)
    plays_subgames: ClassVar[bool] = False  # it creates a subgame (CR 725.1)
    needs_back_face: ClassVar[bool] = False  # it can't be carried out without the face of the melded permanent
    excepts: ClassVar[bool] = False  # it ends in exceptions: what is said of "it" behind them is one of them
    reflexive: ClassVar[bool] = False  # its ability triggers once what is before it has been done (CR 603.12)
    uncounterable: ClassVar[bool] = False  # it says that the ability it is in can't be countered (CR 603.1a)
    may_be_repeated: ClassVar[bool] = False  # "twice" can stand behind it: a keyword action
    optional: ClassVar[bool] = False  # nobody has to do it
    one_of_modes: ClassVar[bool] = False  # it is done whether the modes before it are chosen or not (CR 700.2)
    good_for_doers: ClassVar[bool | None] = None  # whether it usually is good for those who are told to do it (MTP.W1)
    good_for_things: ClassVar[bool | None] = None  # the same for those whom, or whose things, it is done to
    first_matters: ClassVar[str] = ""  # when what it does first matters; "" if that is as for the instructions in it

    @property
    def leads_with_duration(self) -> bool:
        """Whether it begins with a duration, which then is that of all its sentence does.

        As in "Until end of turn, …".
        """
        return False

    @property
    def endless(self) -> bool:
        """Whether it begins a continuous effect and says nothing of how long that lasts."""
        return False

    @property
    def at_once(self) -> bool:
        """Whether several players who may do it do it at the same time (CR 101.4)."""
        return False

    @abstractmethod
    def perform(self, ctx: Context) -> bool:
        """Do it. Gives whether it was done at all, which "if you do" and "when you do" ask (CR 603.12, 608.2)."""

    def possible(self, ctx: Context) -> bool:
        """Whether it could be done at all now: nobody can choose to do what is impossible (CR 608.2d)."""
        return True

    def declined(self, ctx: Context) -> None:
        """What is settled if nobody does it. "you may choose new targets for the copy" leaves them as they
        are."""
        return

    def sentences(self) -> tuple[Instruction, ...]:
        """The sentences that it is made of."""
        return (self,)

    def agreed(self) -> Instruction:
        """What it is for a player who has chosen to do it, and is not asked again."""
        return self

    def left_open(self, ctx: Context) -> Instruction | None:
        """What it is for a player who is asked how much of it they do, and so not whether.

        It is None if they do all or nothing.
        """
        return None

    def goes_on(self, step: Instruction) -> bool:
        """Whether the sentence behind it belongs to it, since it speaks of what it names or does (CR 603.12)."""
        return False

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence that belongs to it."""
        raise NotImplementedError

    def recounting(self, node: Node) -> Instruction | None:
        """With the choice of an earlier sentence of which this one says another number.

        None if it is another one.
        """
        return None

    def spread_targets(self, ctx: Context) -> Iterator[Target] | None:
        """The targets below it, if it is not each of them once, in reading order (CR 601.2c)."""
        return None

    def costs_of(self, modes: tuple[int, ...]) -> tuple[Cost, ...]:
        """What its chosen modes cost besides (CR 601.2b)."""
        return ()


class Sequel(Instruction):
    """An instruction that depends on whether the one before it was done."""

    __slots__ = ()
    otherwise: ClassVar[bool] = False  # whether it is what is done if the one before it was not
    asks: ClassVar[bool] = True  # whether it asks if that was done, which is then a cost (CR 118.12)

    def follows(self, done: bool) -> bool:
        """Whether anything is done at all: then something else may be done instead (CR 614.6)."""
        return True

    @abstractmethod
    def perform_after(self, ctx: Context, done: bool) -> bool:
        """Do it, knowing whether the instruction before it was done."""

    def perform(self, ctx: Context) -> bool:
        return self.perform_after(ctx, done=False)


class Override(Instruction):
    """An instruction that is done instead of the one before it, if some condition is true (CR 614.15)."""

    __slots__ = ()
    knows_amounts: ClassVar[frozenset[type]] = frozenset()  # words that it reads as the amounts of what it replaces

    @abstractmethod
    def applies(self, ctx: Context) -> bool:
        """Whether it takes the other's place now."""

    def perform_instead(self, ctx: Context, step: Instruction) -> bool:
        """Do it instead of the step before it."""
        return self.perform(ctx)

    def in_place_of(self, step: Instruction) -> Instruction:
        """What is done where it takes the place of a step, for what asks beforehand."""
        return step

    def with_rest(self, rest: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """Itself and the sentences behind it in its paragraph: joined to it, if they are done with it alone."""
        return (self, *rest)


class Modal(Instruction):
    """Instructions that offer modes to choose from (CR 700.2): "Choose one —"."""

    __slots__ = ()
    at_random = False  # chance chooses, not a player

    @abstractmethod
    def options(self) -> tuple[Instruction, ...]:
        """What each mode does, in printed order."""

    @abstractmethod
    def labels(self) -> tuple[str, ...]:
        """The modes in words."""

    @abstractmethod
    def bounds(self, ctx: Context) -> tuple[int, int]:
        """The least and the most number of modes to choose."""

    def repeats(self) -> bool:
        """Whether the same mode may be chosen more than once (CR 700.2d)."""
        return False

    def worth(self, ctx: Context) -> tuple[tuple[int, ...], int] | None:
        """What each mode is worth, and what those chosen may be worth together.

        None if nothing is said of that.
        """
        return None

    def open(self, ctx: Context, number: int) -> bool:
        """Whether the words let a mode be chosen now: "choose one that hasn't been chosen"."""
        return True

    def note_chosen(self, ctx: Context, modes: tuple[int, ...]) -> None:
        """Keep which modes were chosen, if the words will ask."""

    def choosers(self, ctx: Context) -> tuple[Seat, ...]:
        """The players who could choose; of several the controller decides who does (CR 700.2e)."""
        return (ctx.controller,)


class ManaMaking(Instruction):
    """An instruction that adds mana (CR 106.3), or holds one that may.

    What adds mana adds what is bound to "mana choice" as it is performed, or asks.
    """

    __slots__ = ()

    @abstractmethod
    def produces(self, ctx: Context) -> tuple[str, ...]:
        """The alternatives for what it would add now, each mana letters such as "G" or "CC", never none."""


class RestrictsMana(Instruction):
    """A sentence that says what the mana added before it may be spent on (CR 106.6)."""

    __slots__ = ()

    @abstractmethod
    def permits(self, ctx: Context, about: int, maker: int) -> bool:
        """Whether the mana may be spent on a spell, or on an ability; `maker` is the source of the mana."""


class ChangesCost(Instruction):
    """A sentence of an activated ability by which it costs more or less (CR 601.2f, 602.2b)."""

    __slots__ = ()

    @abstractmethod
    def cost_change(self, ctx: Context) -> CostChange | None:
        """The change as the ability is activated."""


class DoneForAll(Instruction):
    """What is done at once for all of several, where it is said for each of them.

    As in "for each Elf, create a token".
    """

    __slots__ = ()

    @abstractmethod
    def perform_for_all(self, ctx: Context, each: Sequence[Context]) -> bool:
        """Do it, with a context for each of them in which the words name it."""


class LimitsX(Instruction):
    """A sentence that says what X can't be (CR 107.3a, 601.2b)."""

    __slots__ = ()

    @abstractmethod
    def range_of_x(self, ctx: Context) -> tuple[int, int | None]:
        """The least and the greatest X; None if there is no greatest."""

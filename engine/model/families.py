"""The families of nodes: what each kind of meaning must be able to do."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat
from engine.core.mana import NO_MANA, ManaCost
from engine.model.node import Node

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.model.characteristics import Characteristics
    from engine.model.context import Context, Game
    from engine.model.questions import Asked


class Instruction(Node):
    """Something a resolving spell or ability tells the players to do (CR 608.2c)."""

    __slots__ = ()

    @abstractmethod
    def perform(self, ctx: Context) -> bool:
        """Do it. Gives whether it was done at all, which "if you do" and "when you do" ask (CR 603.12, 608.2)."""

    def possible(self, ctx: Context) -> bool:
        """Whether it could be done at all now: nobody can choose to do what is impossible (CR 608.2d)."""
        return True


class Amount(Node):
    """A number that may have to be counted (CR 107)."""

    __slots__ = ()

    @abstractmethod
    def value(self, ctx: Context) -> int:
        """The number now."""


class Condition(Node):
    """Something that is true or not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, ctx: Context) -> bool:
        """Whether it is true now."""


class Filter(Node):
    """A description that objects or players fit or not ("tapped creature you control")."""

    __slots__ = ()

    @abstractmethod
    def matches(self, ctx: Context, ref: Ref) -> bool:
        """Whether the object or player fits, by its current or last known information."""


class Reference(Node):
    """Words that stand for certain objects or players ("target creature", "it", "each opponent", "you")."""

    __slots__ = ()

    @abstractmethod
    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        """Who or what is meant now; empty if there is nothing."""


class Target(Reference):
    """Words that make a spell or ability targeted (CR 115.1). Chosen on casting, checked again on resolution."""

    __slots__ = ()
    key: str  # where the choice is kept in the context's bindings

    @abstractmethod
    def bounds(self, ctx: Context) -> tuple[int, int]:
        """The least and the most number of targets to choose (CR 115.6, 601.2c)."""

    @abstractmethod
    def legal(self, ctx: Context, ref: Ref) -> bool:
        """Whether something fits the words (not asking about hexproof and the like)."""

    @abstractmethod
    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        """Everything that fits the words now, in a fixed order."""

    def divided(self, ctx: Context) -> int:
        """The number that is divided among the targets as they are chosen (CR 601.2d); 0 if none is."""
        return 0


class Modal(Instruction):
    """Instructions that offer modes to choose from (CR 700.2): "Choose one —"."""

    __slots__ = ()

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

    def choosers(self, ctx: Context) -> tuple[Seat, ...]:
        """The players who could choose; of several the controller decides who does (CR 700.2e)."""
        return (ctx.controller,)


class ManaMaking(Instruction):
    """An instruction that adds mana (CR 106.3). `perform` adds what is bound to "mana choice", or asks."""

    __slots__ = ()

    @abstractmethod
    def produces(self, ctx: Context) -> tuple[str, ...]:
        """The alternatives for what it would add now, each a string of mana letters such as "G" or "CC"."""


class Cost(Node):
    """Something paid to cast, activate or do something (CR 118). Mana is gathered apart, see `mana_part`."""

    __slots__ = ()

    def mana_part(self, ctx: Context) -> ManaCost:
        """The mana in this cost; it is gathered into one payment with all other mana (CR 601.2f)."""
        return NO_MANA

    def taps_source(self) -> bool:
        """Whether this is {T}: the source must be untapped and not summoning sick (CR 302.6, 602.5a)."""
        return False

    @abstractmethod
    def payable(self, ctx: Context) -> bool:
        """Whether it could be paid now (CR 118.3); mana is judged by the payment, not here."""

    def how_often(self, ctx: Context) -> int:
        """How often in a row it could be paid now, as far as can be told; for mana abilities that may be used again."""
        return 1

    @abstractmethod
    def pay(self, ctx: Context) -> bool:
        """Pay it; asks the player what is needed. False or `IllegalAction` if it can not be paid."""


class EventPattern(Node):
    """What a triggered ability waits for (CR 603.2)."""

    __slots__ = ()
    keys: ClassVar[tuple[str, ...]] = ()  # the event keys (see events.event) that can fit at all

    def event_keys(self) -> tuple[str, ...]:
        """The keys of events that can fit, for the trigger index."""
        return self.keys

    def only_self(self) -> bool:
        """Whether only events about the ability's own object can fit, for the trigger index."""
        return False

    @abstractmethod
    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """One set of bindings for each time the ability triggers on these simultaneous events (CR 603.2c)."""


class Duration(Node):
    """How long a continuous effect lasts (CR 611.2)."""

    __slots__ = ()
    ends_at: ClassVar[str] = ""  # "" or a moment the turn procedure knows: "cleanup", "end of combat" …

    @abstractmethod
    def ended(self, game: Game, effect: object) -> bool:
        """Whether the effect that has this duration is over now."""


class StaticEffect(Node):
    """What a static ability does while its object has it (CR 604, 611.3)."""

    __slots__ = ()


class Modification(StaticEffect):
    """A change of characteristics (CR 613). Its layers say where it applies; it changes what it is given."""

    __slots__ = ()
    layers: ClassVar[tuple[str, ...]] = ()  # of "1a" "1b" "2" "3" "4" "5" "6" "7a" "7b" "7c" "7d"

    @abstractmethod
    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Change the characteristics, which are a private copy, as this layer demands."""


class Continuous(StaticEffect):
    """Modifications and rule modifiers with what they affect ("Creatures you control get +1/+1")."""

    __slots__ = ()

    @abstractmethod
    def affects(self, ctx: Context, ref: Ref) -> bool:
        """Whether it applies to an object or player now."""

    @abstractmethod
    def parts(self) -> tuple[StaticEffect, ...]:
        """What it does to each."""


class RuleModifier(StaticEffect):
    """A change of what the rules allow, demand or cost, asked by question (CR 613.11, 101.2).

    A rules procedure asks a question (`MAY_BE_BLOCKED_BY`) about certain objects; each modifier that answers that
    question gives its verdict. Questions are declared where they are asked, with the shapes of their answers.
    """

    __slots__ = ()
    questions: ClassVar[tuple[Asked, ...]] = ()

    @abstractmethod
    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        """The verdict on `about`; None has no opinion."""


class Replacement(StaticEffect):
    """A replacement or prevention effect (CR 614, 615)."""

    __slots__ = ()
    keys: ClassVar[tuple[str, ...]] = ()  # the event keys that can be replaced at all
    self_replacement: ClassVar[bool] = False  # CR 614.15
    entering: ClassVar[bool] = False  # modifies how an object enters; looked for on the entering object (614.12)
    turning: ClassVar[bool] = False  # applies as a permanent turns to the face it is on (708.11, 712.20)

    def event_keys(self) -> tuple[str, ...]:
        """The keys of events that it may replace."""
        return self.keys

    @abstractmethod
    def applies(self, ctx: Context, event: object) -> bool:
        """Whether it would replace this event."""

    def watched(self, event: object) -> tuple[Ref, ...]:
        """Of what takes part in an event, what its words name; empty if they name nothing (CR 801.13b)."""
        return ()

    @abstractmethod
    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        """The events that happen instead; an empty sequence if nothing does."""

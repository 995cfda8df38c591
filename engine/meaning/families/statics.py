"""What static abilities do (CR 604): changes of characteristics, of rules and of events."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.meaning.node import Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.meaning.abilities import Ability
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.context import Context
    from engine.meaning.families.words import Condition, Reference
    from engine.meaning.questions import Asked


class StaticEffect(Node):
    """What a static ability does while its object has it (CR 604, 611.3)."""

    __slots__ = ()
    of_spells: ClassVar[bool] = False  # it is about spells on the stack
    allows_any_number: ClassVar[bool] = False  # a deck may have any number of the card that it is on (CR 100.2a)
    applies_first: ClassVar[bool] = False  # before the other parts of its effect in the same layer
    of_choice: ClassVar[bool] = False  # a player chooses what it is as its effect begins (CR 608.2d)
    takes_if: ClassVar[bool] = False  # its condition stands before it with "if"
    takes_if_behind: ClassVar[bool] = False  # its condition stands behind it with "if"
    gives_permission: ClassVar[bool] = False  # it may stand behind another: "…, and you may play lands from …"

    @property
    def of_objects(self) -> bool:
        """Whether it can't be said of players: they have no characteristics, and neither attack nor block."""
        return False

    @property
    def subject(self) -> Reference | None:
        """What it says something of, if its words name that."""
        return None

    @property
    def takes_each(self) -> bool:
        """Whether "for each" behind it can multiply it."""
        return False

    @property
    def says_is(self) -> bool:
        """Whether it says what something is, so that it is so already as that enters (CR 611.2e)."""
        return False

    def zones(self) -> tuple[str, ...]:
        """Where its ability works, if not on the battlefield (CR 113.6)."""
        return ()

    def settled(self, ctx: Context) -> StaticEffect:
        """With what is variable in it worked out once and for all (CR 608.2h, 611.2d)."""
        return self

    def without_keywords(self, names: frozenset[str]) -> StaticEffect | None:
        """It without keyword abilities that what it affects can't have (CR 113.11).

        None if nothing is left of it.
        """
        return self

    def where_each(self, condition: Condition) -> StaticEffect | None:
        """It, of each of what it affects of which a condition is true that speaks of each.

        None if it does not.
        """
        return None

    def as_granted(self) -> StaticEffect:
        """As an effect gives it: it defines no characteristics then (CR 604.3a)."""
        return self


class FollowsUse(Node):
    """What follows when permission to cast spells or play lands is used, in words behind the permission."""

    __slots__ = ()

    def follow(self, ctx: Context, seat: Seat, oid: ObjectId) -> None:
        """Let it follow, for a spell or land of a player."""
        raise NotImplementedError


class Modification(StaticEffect):
    """A change of characteristics (CR 613). Its layers say where it applies; it changes what it is given."""

    __slots__ = ()
    copies_values: ClassVar[bool] = False  # it gives the copiable values of another object (CR 707.2)
    defines: ClassVar[bool] = False  # said of its own object alone, it defines its colours or subtypes (CR 604.3)

    @property
    def of_objects(self) -> bool:
        return True

    @property
    def layers(self) -> tuple[str, ...]:
        """Where it applies, of "1a" "1b" "2" "3" "4" "5" "6" "7a" "7b" "7c" "7d" (CR 613)."""
        return ()

    @property
    def gives(self) -> tuple[Ability, ...] | None:
        """The abilities it may give; None if that is not known beforehand."""
        return None

    @property
    def takes(self) -> bool:
        """Whether it may take abilities away."""
        return True

    def gives_control_to(self, controller: Seat) -> Seat | None:
        """The player it gives control to, if it does; `controller` is the player whose effect it is."""
        return controller if "2" in self.layers else None

    def also_giving(self, abilities: tuple[Ability, ...]) -> Modification:
        """It, giving some abilities besides if it gives copiable values (CR 726.2a)."""
        return self

    def colors_given(self) -> tuple[str, ...]:
        """The colors it gives."""
        return ()

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
    only_of_hidden: ClassVar[bool] = False  # says something only of what its object, face down, is face up

    @property
    def of_objects(self) -> bool:
        return any(question.about == "creature" for question in self.questions)

    @abstractmethod
    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        """The verdict on `about`; None has no opinion."""


class Replacement(StaticEffect):
    """A replacement or prevention effect (CR 614, 615)."""

    __slots__ = ()
    keys: ClassVar[tuple[EventKey, ...]] = ()  # the event keys that can be replaced at all
    self_replacement: ClassVar[bool] = False  # CR 614.15
    entering: ClassVar[bool] = False  # modifies how an object enters; looked for on the entering object (614.12)
    repeats: ClassVar[bool] = False  # it may replace what it has replaced already
    order_free: ClassVar[bool] = False  # among such replacements the order does not matter: nobody is asked
    with_own_times: ClassVar[bool] = False  # other words make it for a time: "prevent all damage … this turn"
    copies: ClassVar[bool] = False  # makes an object enter as a copy (CR 616.1c)
    turning: ClassVar[bool] = False  # applies as a permanent turns to the face it is on (708.11, 712.20)

    def event_keys(self) -> tuple[EventKey, ...]:
        """The keys of events that it may replace."""
        return self.keys

    @abstractmethod
    def applies(self, ctx: Context, event: Any) -> bool:
        """Whether it would replace this event."""

    def watched(self, event: object) -> tuple[Ref, ...]:
        """Of what takes part in an event, what its words name; empty if they name nothing (CR 801.13b)."""
        return ()

    @abstractmethod
    def replace(self, ctx: Context, event: Any) -> Sequence[object]:
        """The events that happen instead; an empty sequence if nothing does."""

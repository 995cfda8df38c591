"""What triggered abilities wait for (CR 603.2), and how long effects last (CR 611.2)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.keys import EventKey
from engine.meaning.node import Node

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.meaning.context import Context, Game
    from engine.meaning.families.words import Filter
    from engine.meaning.speech import Antecedent


class EventPattern(Node):
    """What a triggered ability waits for (CR 603.2)."""

    __slots__ = ()
    keys: ClassVar[tuple[EventKey, ...]] = ()  # the event keys (see events.event) that can fit at all
    turn_based: ClassVar[bool] = False  # no trigger at all: what the rules let be done as a phase begins
    by_an_effect: ClassVar[bool] = False  # only effects make abilities that wait for it (CR 603.7)
    passes: ClassVar[bool] = False  # it comes but once, also if a condition is false then: "the next upkeep"

    @property
    def only_this_turn(self) -> bool:
        """Whether an ability that waits for it once waits no longer than this turn lasts."""
        return False

    @property
    def chapters(self) -> tuple[int, ...]:
        """The chapter numbers of a Saga's chapter ability (CR 714.2); none if it is none."""
        return ()

    @property
    def room(self) -> str:
        """The name of a dungeon's room whose ability it is (CR 309.4); "" if it is none."""
        return ""

    @property
    def leads_to(self) -> tuple[str, ...]:
        """The rooms that a dungeon's room leads to (CR 309.5a)."""
        return ()

    def zones(self) -> tuple[str, ...]:
        """Where an ability works that waits for it, if not on the battlefield (CR 113.6)."""
        return ()

    def within(self) -> EventPattern:
        """The event itself, without a condition around it."""
        return self

    def event_keys(self) -> tuple[EventKey, ...]:
        """The keys of events that can fit, for the trigger index."""
        return self.keys

    def only_self(self) -> bool:
        """Whether only events about the ability's own object can fit, for the trigger index."""
        return False

    @abstractmethod
    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """One set of bindings for each time the ability triggers on these simultaneous events (CR 603.2c)."""

    def named_on_stack(self, ctx: Context, event: object) -> dict[str, object]:
        """What the event names besides as the ability is put on the stack (CR 603.3b)."""
        return {}


class Happening(Node):
    """What happens to a subject: "dies", "attacks", "deals combat damage to a player"."""

    __slots__ = ()
    keys: ClassVar[tuple[EventKey, ...]] = ()
    foreseen: ClassVar[bool] = True  # its event is what "would" happen, so that it can be replaced
    leaves_zone: ClassVar[bool] = False  # what it happened to is not there any more
    found_on_subject: ClassVar[bool] = True  # its event is one of its subject, for the trigger index

    @property
    def about_player(self) -> bool:
        """Whether the subject is a player."""
        return False

    @property
    def from_anywhere(self) -> bool:
        """Whether it is about objects coming "from anywhere": no leaves-the-battlefield trigger (CR 603.6c)."""
        return False

    @abstractmethod
    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        """The bindings if the event is one: its subject by its key, and others; None if it is not."""

    def before(self, last: Happening) -> Happening:
        """What it is where another happening stands behind it. As in "blocks or becomes blocked by a white
        creature"."""
        return self

    def one_occurrence(self, event: Any, many: bool) -> object:
        """What simultaneous events share that are one occurrence; None: each is one of its own (CR 603.2c).

        `many` subjects ("one or more creatures") do it all together.
        """
        return () if many else None

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """What it names besides its subject."""
        return ()

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        """Where an ability works that waits for this (CR 113.6), if not on the battlefield."""
        return ()

    def on_side(self, side: str) -> Happening:
        """As it is on one half of a card."""
        return self


class Duration(Node):
    """How long a continuous effect lasts (CR 611.2)."""

    __slots__ = ()
    ends_at: ClassVar[str] = ""  # "" or a moment the turn procedure knows: "cleanup", "end of combat" …

    @abstractmethod
    def ended(self, game: Game, effect: object) -> bool:
        """Whether the effect that has this duration is over now."""

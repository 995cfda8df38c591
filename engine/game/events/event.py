"""The shape of every event (CR 603.2, 700.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat, is_player
from engine.core.keys import EventKey

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.questions import Asked


class Event:
    """Something that happens. Concrete events are records; a changed event is another event."""

    __slots__ = ()
    bookkeeping: ClassVar[bool] = False  # where the procedure stands: nothing can replace it, nobody hears of it
    untold: ClassVar[bool] = False  # needs no words in the log: what it is part of, or leads to, is told
    applied_first: ClassVar[bool] = False  # once it is settled, before its results: they are about what it makes
    by_itself: ClassVar[bool] = False  # what replaces it is done step by step, after all that happens at the same time
    question: ClassVar[Asked | None] = (
        None  # asked about its first subject: effects may say that it can't happen (CR 614.17)
    )

    @property
    def looks_back(self) -> bool:
        """Whether abilities see it as things were just before (CR 603.10)."""
        return False

    def keys(self) -> tuple[EventKey, ...]:
        """The names under which triggers and replacement effects wait for it, the most special first."""
        return ()

    def subjects(self) -> tuple[Ref, ...]:
        """The objects or players it is about; self-referring triggers are looked for on these."""
        return ()

    def affected(self, game: Game) -> Seat:
        """The player who is affected, or controls (or owns) the affected object (CR 616.1)."""
        for ref in self.subjects():
            return ref if is_player(ref) else game.controller(ref)
        return game.turn.active

    def possible(self, game: Game) -> bool:
        """Whether it can happen at all.

        An impossible event is neither replaced nor performed (CR 614.5, 614.7).
        """
        return True

    def prepare(self, game: Game) -> Event:
        """The event with what must be known from just before it (CR 603.10, 608.2h)."""
        return self

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        """The events this one consists in, each open to replacement itself. "Destroy" is such a move, too.

        `earlier` are those that will happen before it at the same time: two draws take two different cards.
        """
        return ()

    def apply(self, game: Game) -> Event | None:
        """Perform the change; give the event as it happened, or None if nothing did."""
        return self

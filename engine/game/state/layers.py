"""What a state may ask of the layers (CR 613). They are worked out by `rules.layers`, above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from engine.core.identity import ObjectId, Seat
    from engine.core.keys import EventKey
    from engine.core.zones import ZoneKey
    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.questions import Asked

State = Any  # a `Game`, which knows of the layers; they are asked about it


class Projection(Protocol):
    """What the layers know of a state (CR 613); lives with the state and is copied with it."""

    settled: Mapping[ObjectId, Characteristics]  # what `of` gives, as far as that is known; nothing after a change

    def of(self, game: State, oid: ObjectId) -> Characteristics:
        """The projected characteristics of an object."""

    def touch(self, oid: ObjectId) -> None:
        """Note that something about one object changed."""

    def touch_everything(self) -> None:
        """Note that something changed that many objects may depend on."""

    def touch_player(self) -> None:
        """Note that a life total, a hand, the turn or the like changed."""

    def forget(self, game: State) -> None:
        """Note that everything has to be worked out anew."""

    def clone(self) -> Projection:
        """A copy for a cloned state."""

    def blank(self) -> Projection:
        """One of its kind that knows nothing yet, for another game (CR 724.1, 725.1a)."""

    def listeners(self, game: State, key: EventKey) -> Sequence[tuple[ObjectId, TriggeredAbility]]:
        """The triggered abilities that work now and wait for events of a key (CR 603.2).

        Those that speak only of their own object are not among them: they are found on the event's objects.
        """

    def modifiers(self, game: State, question: Asked) -> Sequence[tuple[Any, Any, Any]]:
        """The rule modifiers that may answer a question for others (CR 613.11), by timestamp.

        Each is (context, `Continuous`, `RuleModifier`), of a static ability that works now or a floating effect.
        """

    def replacements(self, game: State, keys: Sequence[EventKey]) -> Sequence[tuple[object, Any, Any, str]]:
        """The replacement and prevention effects that wait for events of any of the keys (CR 614.1, 615.1).

        Each is (name, context, `Replacement`, text), of a static ability that works now or a floating effect. The name
        tells each from every other, and is the same between calls (CR 614.5).
        """

    def spoken_to(self, game: State) -> AbstractSet[Asked]:
        """The questions that rule modifiers may answer for other objects or players, if conditions hold."""

    def rules_look_at(self, game: State, bits: int) -> bool:
        """Whether rule modifiers that may speak of other objects or players look at any of some things."""

    def is_blind_to_turn(self, game: State) -> bool:
        """Whether nothing that contributes looks at the turn or at players, and nobody controls anything else."""

    def shielded_from(self, game: State) -> AbstractSet[EventKey]:
        """The keys of events for which replacement effects wait, if their conditions hold (CR 614.1, 615.1)."""

    def listened_to(self, game: State) -> AbstractSet[EventKey]:
        """The keys of events for which triggered abilities wait.

        Not those that speak only of their own object.
        """

    def waits(self, game: State, keys: Sequence[EventKey]) -> bool:
        """Whether any triggered ability or replacement effect could wait for events of some keys."""

    def revision(self, game: State, zone: ZoneKey) -> tuple[int, int]:
        """How often other rules were changed, and how often an object in a zone became something else."""

    def control_changes(self, game: State) -> Sequence[tuple[ObjectId, Seat, Seat]]:
        """The permanents whose controller has changed since this was last asked (CR 302.6, 506.4).

        Each comes with the player who controlled it before and the one who does now. Cheap if nothing changed.
        """

    def as_it_would_enter(self, game: State, event: Any) -> Characteristics:
        """The characteristics an object would have on the battlefield if a zone change happened (CR 614.12)."""

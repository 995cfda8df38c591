"""Places of the procedures at which special cards and variants have their say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engine.core.steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from engine.core.identity import ObjectId, Seat
    from engine.game.events.cards import PlayerDid
    from engine.game.events.damage import Damage
    from engine.game.events.event import Event
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.casting.casting_options import AdditionalCost
    from engine.game.rules.casting.special_action import SpecialAction
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Replacement
    from engine.meaning.message import Message
    from engine.meaning.progress import Progress
    from engine.meaning.questions import Asked

    Action = Callable[[Game], None]

F = TypeVar("F", bound=Callable[..., Any])


@cache
def in_rule_order(rule: str) -> tuple[int, int, str]:
    """What rule numbers are sorted by: 703.4b after 703.4a, 810 before 903.12."""
    section, _, rest = rule.partition(".")
    digits = "".join(character for character in rest if character.isdigit())
    return int(section), int(digits or 0), rest.lstrip("0123456789")


class Hook(Generic[F]):
    """A place at which a procedure asks whoever has declared something.

    They are asked by their rules' order.

    What is asked and what is answered the type says; the module of the procedure declares the place, and the modules
    of special cards and variants, which the catalogue finds, enter functions of theirs:

        @MOVING("717.6")
        def to_the_command_zone(game: Game, event: ZoneChange) -> Iterator[OfTheRules]: ...
    """

    def __init__(self) -> None:
        self._declared: dict[tuple[tuple[int, int, str], str], F] = {}
        self.all: tuple[F, ...] = ()

    def __call__(self, rule: str) -> Callable[[F], F]:
        def declare(function: F) -> F:
            self._declared[in_rule_order(rule), function.__qualname__] = function
            self.all = tuple(self._declared[name] for name in sorted(self._declared))
            return function

        return declare

    def __iter__(self) -> Iterator[F]:
        return iter(self.all)


class AfterEvents(Hook[F]):
    """A place that comes after every event.

    What is declared there says what alone can give it anything to say.

    That is an effect which speaks to a question, or an event of some kinds that has just happened.
    """

    def __init__(self) -> None:
        super().__init__()
        self._questions: tuple[Asked, ...] = ()
        self._kinds: frozenset[type[Event]] = frozenset()

    def __call__(
        self, rule: str, *, spoken_to: Asked | None = None, after: tuple[type[Event], ...] = ()
    ) -> Callable[[F], F]:  # fmt: skip
        if spoken_to is not None:
            self._questions = (*self._questions, spoken_to)
        elif after:
            self._kinds = self._kinds.union(after)
        else:
            raise TypeError(f"{rule} is asked about after every event: say what gives it cause")
        return super().__call__(rule)

    def is_due(self, spoken_to: AbstractSet[Asked], events: Sequence[Event]) -> bool:
        """Whether anything that is declared here could have something to say after some events."""
        kinds, questions = self._kinds, self._questions
        for event in events:
            if type(event) in kinds:
                return True
        return not spoken_to.isdisjoint(questions)


class OfTheRules(NamedTuple):
    """A replacement effect that the rules themselves have for an event.

    It is the owner's of what would move.
    """

    name: object  # tells it from others, also between calls
    effect: Replacement
    text: str


# -- what is hidden (CR 708)

SHOWN_AT_THE_END: Hook[Callable[[Game, GameObject], bool]] = Hook()
"""Whether a face-down card outside battlefield and stack is shown as its owner leaves, or as the game ends."""

# -- the turn (CR 703)

TURN_BASED: dict[str, Hook[Action]] = {step: Hook() for step in STEPS}
"""What a step begins with, for each step."""


def turn_based_action(rule: str, step: str) -> Callable[[Action], Action]:
    """Declare a turn-based action by its number under 703.4, with the step whose beginning it happens at."""
    return TURN_BASED[step](rule)


# -- starting the game (CR 103)

SETTING_UP: Hook[Callable[[Game, Seat, Iterable[CardDefinition]], None]] = Hook()
"""What a player sits down with besides their cards, once these are where they belong."""

# -- events (CR 603, 614)

SETTLED: Hook[Callable[[Game, ZoneChange], ZoneChange]] = Hook()
"""A zone change that is about to happen, with what has to be chosen about it only now."""
PART_OF_MOVE: Hook[Callable[[Game, ZoneChange], Iterable[Event]]] = Hook()
"""What is part of a zone change that has been made."""
BEFORE_TRIGGERS: AfterEvents[Callable[[Game], Iterable[Event]]] = AfterEvents()
"""What becomes true because of how things are after any event, before abilities are looked for that trigger."""
AT_ONCE: AfterEvents[Callable[[Game], Iterable[Event]]] = AfterEvents()
"""What happens immediately because of how things are after any event."""
ENTERING: Hook[Callable[[Characteristics], Iterable[Replacement]]] = Hook()
"""How permanents with some characteristics enter, as the rules say it of them; they can be applied in any order."""
MOVING: Hook[Callable[[Game, ZoneChange], Iterable[OfTheRules]]] = Hook()
"""Where objects go instead, as the rules say it of them."""
DAMAGED: Hook[Callable[[Game, Damage], Iterable[Event]]] = Hook()
"""What combat damage to a player results in besides."""
INTRINSIC: Hook[Callable[[str, Characteristics], Iterable[TriggeredAbility]]] = Hook()
"""The triggered abilities that the rules give objects with some characteristics, for events of a key."""
LEAVING: Hook[Callable[[Game, Seat], Callable[[], None]]] = Hook()
"""Asked before a player leaves the game: what is done once their objects have left with them."""

INTO_SUBGAME: Hook[Callable[[Game, Game], Iterable[Event]]] = Hook()
"""What is so in a subgame from its beginning because of how it is in its main game: asked of that and the subgame."""

# -- who remembers what has triggered (missed-trigger policy)

WITHHELD: Hook[Callable[[Game, PendingTrigger], bool]] = Hook()
"""Whether an ability that has triggered waits for somebody to speak of it, and is kept as such."""
WOULD_BE_PUT: Hook[Callable[[Game, tuple[Seat, ...]], None]] = Hook()
"""Asked as it is some players' turn to put what has triggered on the stack (CR 603.3b)."""

# -- casting and special actions (CR 601, 116)

CASTABLE: Hook[Callable[[Game, GameObject, Seat], bool]] = Hook()
"""Whether the rules let a player cast a card from the command zone."""
COSTS_MORE: Hook[Callable[[Game, ObjectId, Seat], Iterable[AdditionalCost]]] = Hook()
"""What a card costs besides as it is cast from the command zone."""
CAST: Hook[Callable[[Game, Seat, GameObject], Iterable[Event]]] = Hook()
"""What is noted of a spell that was cast from the command zone."""
SPECIAL: Hook[Callable[[Game, ObjectId, Seat], Iterable[SpecialAction]]] = Hook()
"""The special actions that the rules give a player with a permanent."""

# -- what views and the log tell

DEEDS: dict[str, Callable[[PlayerDid], Message]] = {}
"""How deeds are told that are no words of a card, by the deed."""
PROGRESS: Hook[Callable[[Game, GameObject, Characteristics], Iterable[Progress]]] = Hook()
"""How far an object has come, for everybody to see."""
NOTES: Hook[Callable[[Game, GameObject], Iterable[str]]] = Hook()
"""What else is noted about an object for everybody to see: messages."""
PLAYER_NOTES: Hook[Callable[[Game, Seat], Iterable[str]]] = Hook()
"""What is noted about a player: messages."""

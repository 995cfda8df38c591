"""The variants that games are played with (CR 800.2, 900.1), and what each says where the rules ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from engine.game.rules.variants.drafting import DraftForm
from engine.game.rules.variants.supplementary import SupplementaryList, supplementary

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.events.event import Event
    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game

MOST_SEATS = 8
ANY_NUMBER = tuple(range(2, MOST_SEATS + 1))


class Variant:
    """A way to play; what it does not say stays as in every game."""

    name: str  # as commands and saved matches write it
    title: str
    rule: str
    players: tuple[int, ...] = ANY_NUMBER  # how many can play it
    lists: tuple[SupplementaryList, ...] = ()
    not_with: Mapping[str, str] = {}  # the variants it can't go together with, and why
    options: Mapping[str, object] = {}  # what is so in its games unless players agree on something else (CR 807.2)
    one_stack = True  # else turns are taken at the same time, each with a stack of its own (CR 807.5)
    seated_at_random = False  # whether chance says who sits where (CR 807.3)
    share_turns = False  # teams take turns, not players (CR 805)
    draft: DraftForm | None = None  # how its games can begin, if with a draft
    least_deck = 0  # how many cards a deck must have, if other than usual (CR 100.2a)
    share_life = False  # life total, victory and defeat are the team's (CR 810.8, 810.9)

    @property
    def after_any_draft(self) -> bool:
        """Whether it goes with decks of any draft.

        It begins with none of its own, and asks for no lists of decks.
        """
        return self.draft is None and all(kind.offered for kind in self.lists)

    # -- before the game

    def team_sizes(self, players: int) -> tuple[int, ...]:
        """How many neighbours make each team; () if the variant does not say who plays together."""
        return ()

    def why_not(self, sitting: Sitting) -> str:
        """What is wrong with what players sit down with, besides the lists; "" if nothing is."""
        return ""

    def starting_life(self, game: Game, seat: Seat, life: int) -> int:
        """A player's starting life total, which would be `life` otherwise (CR 103.4)."""
        return life

    def life_modifier(self, game: Game, seat: Seat) -> int:
        """What is added to a player's starting life total, whatever that is otherwise (CR 103.4b)."""
        return 0

    def hand_modifier(self, game: Game, seat: Seat) -> int:
        """What is added to how many cards a player begins with, and to their maximum hand size (CR 103.5a)."""
        return 0

    def life_together(self, lives: Sequence[int]) -> int:
        """The starting life total that a team shares instead of those of its players (CR 810.4)."""
        return sum(lives)

    def set_up(self, game: Game, sitting: Sitting) -> None:
        """What is brought into the game besides the lists (CR 103.2)."""

    def set_up_position(self, game: Game) -> None:
        """What a game needs that begins with a position instead of decks: its cards are there already."""

    def starting_player(self, game: Game) -> Seat | None:
        """Who takes the first turn (CR 103.1); None if it is found out as usual."""
        return None

    def free_mulligans(self, game: Game) -> int:
        """How many mulligans of each player cost no card (CR 103.5c)."""
        return 0

    # -- in the game

    def before_first_turn(self, game: Game) -> None:
        """What is done once all players have kept their opening hands (CR 103.7)."""

    def turn_begins(self, game: Game) -> None:
        """What changes as another player becomes the active player."""

    def before_leaving(self, game: Game, losers: Sequence[Seat]) -> None:
        """What is done before players leave the game; whoever builds on other rules is asked before them."""

    def as_it_leaves(self, game: Game, owned: Sequence[ObjectId]) -> Sequence[Event]:
        """What happens at the same time as objects leave the game with their owner."""
        return ()

    def after_leaving(self, game: Game, left: Sequence[Event]) -> None:
        """What is done as soon as a player has left the game; `left` are the events of what went with them."""


VARIANTS: dict[str, Variant] = {}  # by name; each variant's folder enters its own

V = TypeVar("V", bound=type[Variant])


def variant(cls: V) -> V:
    """Make a variant known by its name, and its lists by theirs."""
    declared = VARIANTS[cls.name] = cls()
    for kind in declared.lists:
        supplementary(kind)
    return cls

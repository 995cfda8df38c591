"""Abilities that function while cards are drafted, and what is noted there (CR 905.2).

A draft is a small game of its own (`engine.table.drafting`). It has no zones, no priority and no stack: as a card is
drafted, its abilities are asked what they do there, and they do it to a `DraftTable`. What they note goes on into the
game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from engine.core.identity import Ref, Seat
from engine.core.keys import Mark
from engine.game.decisions.decision import Decision
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.questions import Asked, Question

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

Steps = Generator[Decision, Any, None]  # what is done, with the decisions that are asked on the way
Noted = tuple[str, str, "int | str"]  # the name of the card that had something noted, which kind of thing, and what

NUMBER, NAME, COLOR, PLAYER = "number", "name", "color", "player"  # what can be noted: players by their seats
NOTES = Mark("noted in the draft")  # the mark of a player: everything they noted (CR 905.2b)

IN_THE_DRAFT: Question[DraftAbility] = Question(
    "in_the_draft", "905.2", about="card; asked of no game, only as cards are drafted", answer="what it does there"
)


class DraftTable(Protocol):
    """A draft as abilities know it. Cards and booster packs have numbers there; a card keeps its own."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, in the order in which packs are passed to the left."""

    def name_of(self, seat: Seat) -> str:
        """What a player is called."""

    def beside(self, seat: Seat, places: int) -> Seat:
        """Who sits so many places further to the left."""

    def card(self, number: int) -> CardDefinition:
        """What a drafted card is."""

    def drafted_this_round(self, seat: Seat) -> int:
        """How many cards a player has drafted in this draft round."""

    def passed_by(self, number: int) -> Seat:
        """Who passed a booster pack to the player who drafted a card from it; NOBODY if they opened it."""

    def reveal(self, seat: Seat, number: int) -> None:
        """Show a card to all players (CR 905.2b)."""

    def note(self, seat: Seat, number: int, kind: str, value: int | str) -> None:
        """Note something for the name of a card; all players may know it (CR 905.2b)."""

    def turn_down(self, number: int) -> None:
        """Turn a card face down that was drafted face up (CR 905.2c)."""

    def remove(self, number: int) -> None:
        """Take a card out of the draft, face up: it is in no card pool."""

    def put_back(self, seat: Seat, number: int) -> None:
        """Put a card from a player's pile into the booster pack that they are drafting from."""

    def draft_more(self, seat: Seat) -> None:
        """Let a player draft an additional card from the booster pack that they are drafting from."""

    def pass_unpicked(self, seat: Seat) -> None:
        """Let a player pass the next booster pack on without drafting a card from it."""

    def take_all(self, seat: Seat) -> None:
        """Let a player draft every card of the pack in front of them, and none for the rest of the round."""

    def watch_pack(self, seat: Seat) -> None:
        """Let a player look at the next card that is drafted from the pack in front of them."""

    def watch_player(self, seat: Seat, other: Seat) -> None:
        """Let a player look at the next card that another player drafts."""

    def reveal_next(self, seat: Seat, number: int) -> None:
        """Have the next card that a player drafts revealed, and its name noted for a card."""

    def add_booster(self, seat: Seat) -> None:
        """Let a player draft next from a booster pack that is added to the draft."""

    def packs_to_look_at(self, seat: Seat) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What packs a player may look at besides, said in words, with their cards."""

    def show(self, seat: Seat, what: str, numbers: tuple[int, ...]) -> None:
        """Let a player look at cards, for as long as they draft from the pack in front of them."""


class DraftAbility(RuleModifier):
    """An ability that functions during the draft (CR 905.2).

    What it does at each of the moments there are.
    """

    __slots__ = ()
    reads = READS_NOTHING
    questions = (IN_THE_DRAFT,)
    face_up: ClassVar[bool] = False  # its card is drafted face up (CR 905.2c)
    takes_last_cards: ClassVar[bool] = False  # whoever drafted it is passed the last card of each pack
    on_the_side: ClassVar[bool] = False  # it can be used before a card is drafted, from a card that lies face up

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        """Of no game: only cards that are drafted are asked."""
        return None

    def as_drafted(self, table: DraftTable, seat: Seat, number: int) -> Steps:
        """What is done as its own card is drafted."""
        yield from ()

    def goes_with(self, card: CardDefinition) -> bool:
        """Whether it can be used as a certain card is drafted, while its own lies face up."""
        return False

    def use_with(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        """What is done as it is used with a card that was drafted."""
        yield from ()

    def use(self, table: DraftTable, seat: Seat, number: int) -> Steps:
        """What is done as it is used before a card is drafted."""
        yield from ()


class DraftDeed(Node):
    """What an ability does as its card is revealed, used or turned face down in a draft."""

    __slots__ = ()
    reads = READS_NOTHING

    @abstractmethod
    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        """Do it; `number` is the ability's card, `drafted` the card that is drafted as it is done."""


def draft_abilities(card: CardDefinition) -> tuple[DraftAbility, ...]:
    """The abilities of a card that function during the draft (CR 905.2)."""
    found = card.front.printed.abilities.modifiers.get(IN_THE_DRAFT, ())
    return tuple(effect for _, effect in found if isinstance(effect, DraftAbility))


def notes_of(game: Game, seat: Seat) -> tuple[Noted, ...]:
    """Everything a player noted as they drafted."""
    found = game.players[seat].marks.get(NOTES, ())
    return found if isinstance(found, tuple) else ()


def noted_for(game: Game, seat: Seat, card: str, kind: str) -> tuple[int | str, ...]:
    """What a player noted for cards of a name as they drafted them, of one kind (CR 905.2b)."""
    return tuple(value for name, sort, value in notes_of(game, seat) if name == card and sort == kind)

"""What lies on the table in a draft, and what abilities do to it (CR 905.2).

Cards, piles, booster packs and notes lie there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.identity import NOBODY, Seat
from engine.core.record import record
from engine.game.rules.questions.drafting import NAME, DraftAbility, Noted, draft_abilities
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.meaning.cards import CardDefinition
    from engine.table.drafting.setup import DraftSetup


class Pack:
    """A booster pack on its way, and who may look at the next card drafted from it."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = list(cards)
        self.passed_by: Seat = NOBODY
        self.watchers: list[Seat] = []


@record
class Said:
    """Something that happened: a message, and who hears of it; all do if nobody is named."""

    words: str
    to: tuple[Seat, ...] = ()


class Table:
    """The state of a draft.

    What abilities know of it is in `engine.game.rules.questions.drafting.DraftTable`.
    """

    def __init__(self, setup: DraftSetup) -> None:
        self.setup = setup
        self.chance = Chance(setup.seed)
        self.names: list[str] = []  # of every card that was in an opened pack, by its number
        self.seats = tuple(range(len(setup.seats)))
        self.piles: list[list[int]] = [[] for _ in self.seats]
        self.waiting: list[list[Pack]] = [[] for _ in self.seats]  # the packs in front of each player, next first
        self.unopened: list[list[tuple[str, ...]]] = []  # by round, one for each seat
        self.face_up: set[int] = set()
        self.removed: list[int] = []
        self.notes: list[list[Noted]] = [[] for _ in self.seats]
        self.round = self.pick = 0
        self.drafted = [0 for _ in self.seats]  # in this round
        self.said: list[Said] = []
        self.seen: list[set[int]] = [set() for _ in self.seats]  # what each may look at besides, for now
        self.hidden_seen = 0  # how often somebody saw what can't be unseen
        self.left = 0  # how many cards are still to be drafted from the pack that somebody drafts from
        self.barred: set[Seat] = set()
        self.skips = [0 for _ in self.seats]
        self._passers: dict[int, Seat] = {}
        self._to_reveal: list[list[int]] = [[] for _ in self.seats]
        self._watchers: list[list[Seat]] = [[] for _ in self.seats]
        self._adding: list[Seat] = []
        self._dealt: dict[str, list[str]] = {}  # the cards of each cube that are in packs

    # what abilities may ask

    def name_of(self, seat: Seat) -> str:
        """What a player is called."""
        return self.setup.seats[seat].name

    def beside(self, seat: Seat, places: int) -> Seat:
        """Who sits so many places further to the left."""
        return (seat + places) % len(self.seats)

    def card(self, number: int) -> CardDefinition:
        """What a card is."""
        return self.setup.cards.definition(self.names[number])

    def abilities(self, number: int) -> tuple[DraftAbility, ...]:
        """What a card does in the draft."""
        return draft_abilities(self.card(number))

    def drafted_this_round(self, seat: Seat) -> int:
        """How many cards a player has drafted in this draft round."""
        return self.drafted[seat]

    def passed_by(self, number: int) -> Seat:
        """Who passed the pack from which a card was drafted."""
        return self._passers.get(number, NOBODY)

    def packs_to_look_at(self, seat: Seat) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Unopened packs, and those in front of others who do not draft from them at the moment."""
        found = []
        for other in self.seats:
            if other != seat:
                what = say("draft_pack_of", player=self.name_of(other))
                found += [(what, tuple(pack.cards)) for pack in self.waiting[other]]
        for number, of_round in enumerate(self.unopened, start=1):
            for other, names in enumerate(of_round if number > self.round else ()):
                what = say("draft_unopened_pack_of", player=self.name_of(other), number=number)
                found.append((what, tuple(self.opened(names).cards)))
        return tuple(found)

    # what abilities may do

    def say(self, words: str, *to: Seat) -> None:
        """Tell something to some players, or to all."""
        self.said.append(Said(words, to))

    def reveal(self, seat: Seat, number: int) -> None:
        """Show a card to all players."""
        self.hidden_seen += 1
        self.say(say("draft_reveals", player=self.name_of(seat), card=self.names[number]))

    def note(self, seat: Seat, number: int, kind: str, value: int | str) -> None:
        """Note something for the name of a card."""
        card = self.names[number]
        self.notes[seat].append((card, kind, value))
        shown = self.name_of(int(value)) if kind == "player" else value
        self.say(say("draft_notes", player=self.name_of(seat), what=shown, card=card))

    def turn_down(self, number: int) -> None:
        """Turn a card face down."""
        self.face_up.discard(number)

    def remove(self, number: int) -> None:
        """Take a card out of the draft, face up."""
        for pile in self.piles:
            if number in pile:
                pile.remove(number)
        self.removed.append(number)
        self.say(say("draft_removes", card=self.names[number]))

    def put_back(self, seat: Seat, number: int) -> None:
        """Put a card from a pile into the pack that its player drafts from."""
        self.piles[seat].remove(number)
        self.face_up.discard(number)
        self.waiting[seat][0].cards.append(number)
        self.say(say("draft_puts_back", player=self.name_of(seat), card=self.names[number]))

    def draft_more(self, seat: Seat) -> None:
        """Let a player draft an additional card from the same pack."""
        self.left += 1

    def pass_unpicked(self, seat: Seat) -> None:
        """Let a player pass the next pack without drafting."""
        self.skips[seat] += 1

    def take_all(self, seat: Seat) -> None:
        """Let a player draft the whole pack, and nothing else in this round."""
        self.left = len(self.waiting[seat][0].cards)
        self.barred.add(seat)

    def watch_pack(self, seat: Seat) -> None:
        """Let a player look at the next card drafted from the pack."""
        self.waiting[seat][0].watchers.append(seat)

    def watch_player(self, seat: Seat, other: Seat) -> None:
        """Let a player look at the next card somebody drafts."""
        self._watchers[other].append(seat)
        self.say(say("draft_watches", player=self.name_of(seat), other=self.name_of(other)))

    def reveal_next(self, seat: Seat, number: int) -> None:
        """Have a player's next card revealed and its name noted."""
        self._to_reveal[seat].append(number)

    def add_booster(self, seat: Seat) -> None:
        """Let a player draft next from a further pack."""
        self._adding.append(seat)
        self.say(say("draft_adds_a_pack", player=self.name_of(seat)))

    def show(self, seat: Seat, what: str, numbers: tuple[int, ...]) -> None:
        """Let a player look at cards while they draft."""
        self.hidden_seen += 1
        self.seen[seat].update(numbers)
        names = tuple(self.names[number] for number in numbers)
        self.say(say("draft_looks_at", player=self.name_of(seat), what=what), *(s for s in self.seats if s != seat))
        self.say(say("draft_you_see", what=what, cards=names), seat)

    # what the procedure does

    def open_round(self, number: int) -> None:
        """Each player opens a pack."""
        self.round, self.pick = number, 0
        self.barred.clear()
        self.drafted = [0 for _ in self.seats]
        for seat, names in enumerate(self.unopened[number - 1]):
            self.waiting[seat] = [self.opened(names)]
        self.say(say("draft_round_begins", number=number))

    def new_pack(self, at: int) -> tuple[str, ...]:
        """The cards of one more pack for a round."""
        product = self.setup.product(at)
        return product.opened(self.chance, self._dealt.setdefault(product.title, []))

    def opened(self, names: tuple[str, ...]) -> Pack:
        """A pack with cards that have numbers."""
        first = len(self.names)
        self.names += names
        return Pack(range(first, len(self.names)))

    def take(self, seat: Seat, number: int) -> None:
        """Put a card from the pack in front of a player into their pile (CR 905.1a)."""
        pack = self.waiting[seat][0]
        pack.cards.remove(number)
        self.piles[seat].append(number)
        self.drafted[seat] += 1
        self._passers[number] = pack.passed_by
        if any(ability.face_up for ability in self.abilities(number)):
            self.face_up.add(number)
            self.say(say("draft_drafts_face_up", player=self.name_of(seat), card=self.names[number]))
        self._seen_by_watchers(seat, number, pack)
        for own in self._to_reveal[seat]:
            self.reveal(seat, number)
            self.note(seat, own, NAME, self.card(number).front.printed.name)
        self._to_reveal[seat].clear()

    def _seen_by_watchers(self, seat: Seat, number: int, pack: Pack) -> None:
        for watcher in dict.fromkeys((*pack.watchers, *self._watchers[seat])):
            if watcher != seat:
                self.hidden_seen += 1
                self.say(say("draft_drafted", player=self.name_of(seat), card=self.names[number]), watcher)
        pack.watchers.clear()
        self._watchers[seat].clear()

    def add_packs(self) -> None:
        """Put the packs that were added in front of whoever added them."""
        for seat in self._adding:
            self.waiting[seat].insert(0, self.opened(self.new_pack(self.round - 1)))
        self._adding.clear()

    def takers_of_last_cards(self) -> tuple[Seat, ...]:
        """Who drafted a card that last cards are passed to."""
        return tuple(
            seat for seat in self.seats
            if any(ability.takes_last_cards for number in self.piles[seat] for ability in self.abilities(number))
        )  # fmt: skip

    def acting(self, seat: Seat) -> bool:
        """Whether a player has a card that lies face up and could do something."""
        return any(number in self.face_up for number in self.piles[seat])

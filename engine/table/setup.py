"""How a match is set up: seats, decks and other lists, cards, variants, seed and edition (CR 103)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.agents.levels import PROGRAMS
from engine.core.editions import EDITIONS
from engine.core.errors import EngineError
from engine.core.options import PRACTISING
from engine.core.record import record
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn import starting
from engine.game.rules.turn.conspiracies import CONSPIRACY
from engine.game.rules.variants.playing import (
    OPTION,
    implied,
    implied_options,
    in_order,
    kinds_in,
    teams,
    why_not_together,
)
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.supplementary import LISTS, list_for
from engine.game.rules.variants.variant import MOST_SEATS, VARIANTS
from engine.game.state.game import Game
from engine.meaning.cards import looked_up
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.meaning.cards import CardDefinition

Listed = tuple[tuple[int, str], ...]  # how many of which card
DUNGEONS = "dungeons"  # the kind of list that nobody chooses: whatever dungeon cards are at hand (CR 309.2)
MOST_CARDS = 5000  # of one player; no rule bounds a deck (CR 100.5), but every table does


class SetupError(EngineError):
    """A match that can not be set up; says which seat and why."""


@record
class SeatSetup:
    """One seat: who sits there, with which cards; `agent` is "" for a person, else one of `PROGRAMS`."""

    name: str
    deck: Listed
    sideboard: Listed = ()
    agent: str = ""
    lists: Mapping[str, Listed] = field(default_factory=dict)  # by kind: supplementary decks, commanders
    noted: tuple[tuple[str, str, int | str], ...] = ()  # as cards were drafted: for which card, what kind, and what

    @property
    def listed(self) -> Listed:
        """Every entry of the seat's lists of cards."""
        return (*self.deck, *self.sideboard, *(entry for listed in self.lists.values() for entry in listed))


@record
class Setup:
    """Everything a match needs to begin; the same setup and the same answers give the same game."""

    seats: tuple[SeatSetup, ...]
    cards: CardLibrary = field(compare=False)
    seed: int = 0
    edition: str = "2024"
    options: tuple[tuple[str, Any], ...] = ()
    lists: Mapping[str, Listed] = field(default_factory=dict)  # those that all players have together (CR 901.15)

    def check(self) -> None:
        """Refuse a setup that can not be played."""
        if not 2 <= len(self.seats) <= MOST_SEATS:
            raise SetupError(f"a match has 2 to {MOST_SEATS} seats, not {len(self.seats)}")
        if self.edition not in EDITIONS:
            raise SetupError(f"there is no edition {self.edition!r}; there are {', '.join(EDITIONS)}")
        why = why_not_together(self.variants, len(self.seats))
        if why:
            raise SetupError(why)
        self._check_practising()
        self._check_counts()
        for seat in self.seats:
            if seat.agent and seat.agent not in PROGRAMS:
                raise SetupError(f"{seat.name}: there is no program {seat.agent!r}; there are {', '.join(PROGRAMS)}")
            self._check_deck(seat)
            for kind, listed in seat.lists.items():
                self._check_list(f"{seat.name}'s ", kind, listed)
        for kind, listed in self.lists.items():
            self._check_list("the ", kind, listed)
        sitting = self.sitting()
        reasons = [kind.why_not(sitting) for kind in kinds_in(self.variants)]
        reasons += [VARIANTS[name].why_not(sitting) for name in self.variants]
        why = next(filter(None, reasons), "")
        if why:
            raise SetupError(why)
        self.reference()

    def _check_practising(self) -> None:
        """Refuse practising seats that are not there, or in which programs sit, which never miss a trigger."""
        practising = dict(self.options).get(PRACTISING, ())
        several = next((VARIANTS[name] for name in self.variants if not VARIANTS[name].one_stack), None)
        if practising and several is not None:
            why = "what was missed is put on the stack, and there are several (807.5)"
            raise SetupError(f"{PRACTISING} does not go together with {several.title}: {why}")
        for name in practising if isinstance(practising, tuple) else (practising,):
            known = next((seat for number, seat in enumerate(self.seats) if str(number) == name), None)
            if known is None:
                raise SetupError(f"{PRACTISING}: there is no seat {name!r}; there are 0 to {len(self.seats) - 1}")
            if known.agent:
                raise SetupError(f"{PRACTISING}: {known.name} is a program, and programs never miss a trigger")

    def _check_deck(self, seat: SeatSetup) -> None:
        """Refuse a deck or a sideboard with cards that can't be played, or that belong elsewhere."""
        if not any(count for count, _ in seat.deck):
            raise SetupError(f"{seat.name} has no deck")
        for count, name in (*seat.deck, *seat.sideboard):
            reason = self.cards.reason(name)
            if not reason and count:
                kind = list_for(self.cards.definition(name))
                reason = f"it is for no deck or sideboard, but for the {kind.title} ({kind.rule})" if kind else ""
            if reason:
                raise SetupError(f"{seat.name}'s deck: {name}: {reason}")
        for count, name in seat.deck:
            if count and CONSPIRACY in self.cards.definition(name).front.printed.types:
                raise SetupError(f"{seat.name}'s deck: {name}: it is for the sideboard, not for a deck (315.3)")

    def _check_list(self, whose: str, kind: str, listed: Listed) -> None:
        """Refuse a list of an unknown kind, or with cards that can't be played."""
        if kind not in LISTS:
            raise SetupError(f"there is no list of the kind {kind!r}; there are {', '.join(sorted(LISTS))}")
        for _, name in listed:
            reason = self.cards.reason(name)
            if reason:
                raise SetupError(f"{whose}{LISTS[kind].title}: {name}: {reason}")

    def _check_counts(self) -> None:
        """Refuse more cards than a table can hold, and fewer than none."""
        lists = [(f"{seat.name}'s deck", tuple(seat.listed)) for seat in self.seats]
        lists += [(f"the list of {kind}", listed) for kind, listed in self.lists.items()]
        for owner, listed in lists:
            for count, name in listed:
                if count < 0:
                    raise SetupError(f"{owner} has {count} of {name}")
            number = sum(count for count, _ in listed)
            if number > MOST_CARDS:
                raise SetupError(f"{owner} has {number:,} cards; this table holds {MOST_CARDS:,} for each player")

    def reference(self) -> dict[str, CardDefinition]:
        """The cards of the match, and those that they name (CR 707.13).

        They are those of its card data, and each must be understood.
        """
        own = dict.fromkeys(self.definitions(tuple(self.listed())))
        return {**{card.name: card for card in own}, **looked_up(own, self._named)}

    def listed(self) -> Iterator[tuple[int, str]]:
        """Every entry of every list of cards."""
        for seat in self.seats:
            yield from seat.listed
        for listed in self.lists.values():
            yield from listed

    def names(self) -> tuple[str, ...]:
        """The names of all cards that can come into the match."""
        return tuple(
            dict.fromkeys((*(name for _, name in self.listed()), *self.reference(), *self.dungeons()))
        )  # fmt: skip

    def known_cards(self) -> tuple[CardDefinition, ...]:
        """All cards that can come into the match, as they were compiled."""
        return tuple(self.cards.definition(name) for name in self.names() if self.cards.playable(name))

    def _named(self, name: str) -> CardDefinition:
        reason = self.cards.reason(name)
        if reason:
            raise SetupError(f"a card names {name}: {reason}")
        return self.cards.definition(name)

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants that are played: those that the option names, and those that a list of cards is for."""
        catalogue.load()
        chosen = dict(self.options).get(OPTION, ())
        unknown = next((name for name in chosen if name not in VARIANTS), "")
        if unknown:
            known = ", ".join(in_order(VARIANTS))
            raise SetupError(f"there is no variant {unknown!r}; there are {known}")
        lists = (*self.lists.items(), *(item for seat in self.seats for item in seat.lists.items()))
        return implied(tuple(chosen), dict.fromkeys(kind for kind, listed in lists if listed))

    def sitting(self) -> Sitting:
        """What the players sit down with."""
        seats = tuple(
            SeatCards(
                seat.name, self.definitions(seat.deck), self.definitions(seat.sideboard),
                {kind: self.definitions(listed) for kind, listed in seat.lists.items()}, seat.noted,
            )
            for seat in self.seats
        )  # fmt: skip
        together = {kind: self.definitions(listed) for kind, listed in self.lists.items()}
        together[DUNGEONS] = tuple(map(self.cards.definition, self.dungeons()))
        return Sitting(seats, together, self.variants, dict(self.options))

    def first_state(self) -> Game:
        """The state before the first decision."""
        return new_game(self)

    def beginning(self) -> dict[str, Any]:
        """What a saved match must tell besides; only the setups of other kinds of matches have something."""
        return {}

    def dungeons(self) -> tuple[str, ...]:
        """The dungeon cards that every player owns outside the game (CR 309.2).

        They are all that are at hand, if a card needs one.

        Attractions, sideboards and the cards that cards name count too: whatever may come to the game.
        """
        playable = (name for name in dict.fromkeys(name for _, name in self.listed()) if self.cards.playable(name))
        cards = (*map(self.cards.definition, playable), *self.reference().values())
        needed = any(card.ventures for card in cards)
        return tuple(card.name for card in self.cards.dungeons()) if needed else ()

    def definitions(self, listed: Listed) -> tuple[CardDefinition, ...]:
        """The compiled cards of a list, each as often as it is listed."""
        return tuple(card for count, name in listed for card in (self.cards.definition(name),) * count)


def new_game(setup: Setup) -> Game:
    """The state before the first decision of a match."""
    setup.check()
    variants = setup.variants
    options = {**implied_options(variants), **dict(setup.options)}
    if variants:
        options[OPTION] = variants
    game = Game(
        [seat.name for seat in setup.seats], setup.seed, BoardProjection(), setup.edition, options,
        teams(variants, len(setup.seats)), setup.reference(),
    )  # fmt: skip
    starting.set_up(game, setup.sitting())
    return game

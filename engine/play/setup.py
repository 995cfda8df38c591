"""How a match is set up: seats, decks, cards, seed and edition (CR 103)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine import catalogue
from engine.core.editions import EDITIONS
from engine.core.record import record
from engine.errors import EngineError
from engine.model.cards import looked_up
from engine.play.commander_decks import why_no_commander_deck
from engine.rules.layers.projection import BoardProjection
from engine.rules.special_cards.casual_variants import CASUAL_VARIANTS, OPTION
from engine.rules.special_cards.commanders import BRAWL
from engine.rules.special_cards.variants import VARIANTS, Variant
from engine.rules.turn import starting
from engine.state.game import Game

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.model.cards import CardDefinition

MOST_SEATS = 8
PLANECHASE = "planechase"  # the casual variant that planar decks are for
LEAST_ATTRACTIONS = {False: 10, True: 3}  # in constructed and in limited play


class SetupError(EngineError):
    """A match that can not be set up; says which seat and why."""


@record
class SeatSetup:
    """One seat: who sits there, with which cards; `agent` is "" for a person, "random" for a program."""

    name: str
    deck: tuple[tuple[int, str], ...]
    sideboard: tuple[tuple[int, str], ...] = ()
    agent: str = ""
    attractions: tuple[tuple[int, str], ...] = ()  # the Attraction deck (CR 717.2)
    commanders: tuple[str, ...] = ()  # in a Commander game; they are no part of `deck` here (CR 903.3)
    planes: tuple[tuple[int, str], ...] = ()  # the planar deck (CR 901.3)

    @property
    def listed(self) -> tuple[tuple[int, str], ...]:
        """Every entry of the seat's lists of cards."""
        commanders = ((1, name) for name in self.commanders)
        return (*self.deck, *self.sideboard, *self.attractions, *commanders, *self.planes)


@record
class Setup:
    """Everything a match needs to begin; the same setup and the same answers give the same game."""

    seats: tuple[SeatSetup, ...]
    cards: CardLibrary = field(compare=False)
    seed: int = 0
    edition: str = "2024"
    options: tuple[tuple[str, Any], ...] = ()
    planes: tuple[tuple[int, str], ...] = ()  # the communal planar deck (CR 901.15)

    def check(self) -> None:
        """Refuse a setup that can not be played."""
        if not 2 <= len(self.seats) <= MOST_SEATS:
            raise SetupError(f"a match has 2 to {MOST_SEATS} seats, not {len(self.seats)}")
        if self.edition not in EDITIONS:
            raise SetupError(f"there is no edition {self.edition!r}; there are {', '.join(EDITIONS)}")
        variant = self.variant
        if variant is not None and len(self.seats) not in variant.players:
            numbers = ", ".join(str(number) for number in variant.players[:-1])
            raise SetupError(f"{variant.title} ({variant.rule}) is for {numbers} or {variant.players[-1]} players")
        for seat in self.seats:
            if not any(count for count, _ in seat.deck):
                raise SetupError(f"{seat.name} has no deck")
            for count, name in (*seat.deck, *seat.sideboard):
                if count < 0:
                    raise SetupError(f"{seat.name}'s deck has {count} of {name}")
                reason = self.cards.reason(name)
                if not reason and count:
                    reason = _why_in_another_deck(self.cards.definition(name))
                if reason:
                    raise SetupError(f"{seat.name}'s deck: {name}: {reason}")
            if self.commander_game:
                why = why_no_commander_deck(self.cards, seat, bool(dict(self.options).get(BRAWL)))
                if why:
                    raise SetupError(f"{seat.name}'s deck: {why}")
            why = self._why_no_attraction_deck(seat.attractions)
            if why:
                raise SetupError(f"{seat.name}'s Attraction deck: {why}")
        self._check_planar_decks()
        self.reference()

    def reference(self) -> dict[str, CardDefinition]:
        """The cards of the match, and those that they name, from its card data; each must be understood (CR 707.13)."""
        own = dict.fromkeys(self.definitions(tuple(self.listed())))
        return {**{card.name: card for card in own}, **looked_up(own, self._named)}

    def listed(self) -> Iterator[tuple[int, str]]:
        """Every entry of every list of cards."""
        for seat in self.seats:
            yield from seat.listed
        yield from self.planes

    def _named(self, name: str) -> CardDefinition:
        reason = self.cards.reason(name)
        if reason:
            raise SetupError(f"a card names {name}: {reason}")
        return self.cards.definition(name)

    def _check_planar_decks(self) -> None:
        """Refuse planar decks that can not be played, if anybody plays with one (CR 901.3, 901.15a)."""
        if not self.is_planechase:
            return
        for _, name in (*self.planes, *(entry for seat in self.seats for entry in seat.planes)):
            if self.cards.reason(name):
                raise SetupError(f"the planar deck: {name}: {self.cards.reason(name)}")
        why = CASUAL_VARIANTS[PLANECHASE].why_not(*self.planar_decks())
        if why:
            raise SetupError(f"the planar deck: {why}")

    @property
    def is_planechase(self) -> bool:
        """Whether it is a Planechase game: somebody has a planar deck (CR 901.3)."""
        return bool(self.planes) or any(seat.planes for seat in self.seats)

    def planar_decks(self) -> tuple[list[list[CardDefinition]], list[CardDefinition]]:
        """The planar decks of the seats, and the communal one."""
        catalogue.load()
        return [self.definitions(seat.planes) for seat in self.seats], self.definitions(self.planes)

    def _why_no_attraction_deck(self, deck: tuple[tuple[int, str], ...]) -> str:
        """What is wrong with an Attraction deck, if somebody plays with one (CR 717.2a, 717.2b)."""
        for count, name in deck:
            reason = self.cards.reason(name)
            if reason:
                return f"{name}: {reason}"
            if not self.cards.definition(name).nontraditional:
                return f"{name} is no Attraction (717.2)"
            if count > 1 and not self.limited:
                return f"{count} of {name}; each card must have a different name (717.2a)"
        number, least = sum(count for count, _ in deck), LEAST_ATTRACTIONS[self.limited]
        return f"{number} cards, fewer than {least} (717.2{'b' if self.limited else 'a'})" if 0 < number < least else ""

    @property
    def commander_game(self) -> bool:
        """Whether decks are led by commanders: the Commander variant (CR 903)."""
        return any(seat.commanders for seat in self.seats)

    @property
    def limited(self) -> bool:
        """Whether decks were built from each player's own card pool, in limited play (CR 100.2b)."""
        return bool(dict(self.options).get("limited"))

    @property
    def variant(self) -> Variant | None:
        """The variant that the option "variant" names, if any (CR 800.2)."""
        name = dict(self.options).get("variant")
        if not name:
            return None
        catalogue.load()
        if name not in VARIANTS:
            raise SetupError(f"there is no variant {name!r}; there are {', '.join(sorted(VARIANTS))}")
        return VARIANTS[name]

    def first_state(self) -> Game:
        """The state before the first decision."""
        return new_game(self)

    def beginning(self) -> dict[str, Any]:
        """What a saved match must tell besides; only the setups of other kinds of matches have something."""
        return {}

    def dungeons(self) -> tuple[str, ...]:
        """The dungeon cards that every player owns outside the game (CR 309.2): all that are at hand, if one is needed.

        Attractions, sideboards and the cards that cards name count too: whatever may come to the game.
        """
        playable = (name for name in dict.fromkeys(name for _, name in self.listed()) if self.cards.playable(name))
        cards = (*map(self.cards.definition, playable), *self.reference().values())
        needed = any(card.ventures for card in cards)
        return tuple(card.name for card in self.cards.dungeons()) if needed else ()

    def definitions(self, listed: tuple[tuple[int, str], ...]) -> list[CardDefinition]:
        """The compiled cards of a list, each as often as it is listed."""
        return [definition for count, name in listed for definition in [self.cards.definition(name)] * count]


def _why_in_another_deck(card: CardDefinition) -> str:
    """Why a card can't be in a player's deck or sideboard, but in another deck; "" if it can."""
    if card.nontraditional:
        return "an Attraction belongs in an Attraction deck (717.2)"
    if card.dungeon:
        return "a dungeon is no part of a deck or sideboard (309.2)"
    return "it belongs in a supplementary deck (108.5)" if card.stays_in_command_zone else ""


def new_game(setup: Setup) -> Game:
    """The state before the first decision of a match."""
    setup.check()
    variant, players = setup.variant, len(setup.seats)
    options = dict(setup.options) | ({OPTION: (PLANECHASE,)} if setup.is_planechase else {})
    game = Game(
        [seat.name for seat in setup.seats], setup.seed, BoardProjection(), setup.edition, options,
        variant.teams(players) if variant is not None else None, setup.reference(),
    )  # fmt: skip
    if variant is not None:
        starting.starting_life(game, variant.starting_life(players))
    starting.set_up(
        game,
        [setup.definitions(seat.deck) for seat in setup.seats],
        [setup.definitions(seat.sideboard) for seat in setup.seats],
        [setup.definitions(seat.attractions) for seat in setup.seats],
        [setup.definitions(tuple((1, name) for name in seat.commanders)) for seat in setup.seats],
        [setup.cards.definition(name) for name in setup.dungeons()],
    )
    if setup.is_planechase:
        CASUAL_VARIANTS[PLANECHASE].set_up(game, *setup.planar_decks())
    return game

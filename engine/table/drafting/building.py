"""Decks from card pools (CR 905.1d, 903.13e, 903.13f): what is wrong with one, and what is suggested."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.core.colors import WUBRG
from engine.core.errors import IllegalAnswer
from engine.core.mana import NO_MANA, parse_mana_cost
from engine.game.rules.turn.conspiracies import CONSPIRACY
from engine.game.rules.variants.drafting import MONOCOLORED_PARTNERS
from engine.game.rules.variants.playing import in_order, kinds_in
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.variant import VARIANTS
from engine.table.drafting.decisions import COMMANDERS, DECK
from engine.table.drafting.rating import Rated, rated
from engine.table.drafting.setup import BASICS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cards.library import CardLibrary
    from engine.core.colors import Colors
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer
    from engine.table.drafting.decisions import BuildDeck
    from engine.table.drafting.setup import DraftSetup

LANDS_OF = 17 / 40  # of a deck are lands
CREATURES_OF = 0.6  # of its spells are creatures, if there are so many
MORE_OF_THE_SAME = 0.6  # less worth with each copy, after the second, of what is no creature


def options_of(setup: DraftSetup) -> dict[str, Any]:
    """The options of the game after a draft."""
    options = dict(setup.options)
    variants = in_order((*options.get("variants", ()), *setup.form.variants))
    if variants:
        options["variants"] = variants
    if any(product.partners for product in setup.products):
        options[MONOCOLORED_PARTNERS] = True
    return options


def sideboard_of(pool: Sequence[str], answer: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    """What of a pool is not in the deck (CR 100.4b)."""
    left = Counter(pool)
    for count, name in (*answer[DECK], *((1, leading) for leading in answer[COMMANDERS])):
        left[name] -= count
    return tuple((count, name) for name, count in left.items() if count > 0)


def why_not_deck(setup: DraftSetup, seat: Seat, pool: Sequence[str], answer: dict[str, Any]) -> str:
    """What is wrong with a deck of cards that its player has; "" if nothing is."""
    cards, options = setup.cards, options_of(setup)
    deck = tuple(card for count, name in answer[DECK] for card in (cards.definition(name),) * count)
    for card in deck:
        if CONSPIRACY in card.front.printed.types:
            return f"{card.name} is for the sideboard, not for a deck (315.3)"
    side = tuple(card for count, name in sideboard_of(pool, answer) for card in (cards.definition(name),) * count)
    leading = tuple(cards.definition(name) for name in answer[COMMANDERS])
    lists = {"commanders": leading}
    sitting = Sitting(
        (SeatCards(setup.seats[seat].name, deck, side, lists),), {}, options.get("variants", ()), options
    )  # fmt: skip
    reasons = [kind.why_not(sitting) for kind in kinds_in(sitting.variants) if not kind.offered]
    reasons += [VARIANTS[name].why_not(sitting) for name in sitting.variants]
    return next(filter(None, reasons), "")


def suggested(setup: DraftSetup, decision: BuildDeck) -> Answer:
    """A deck of the best two colours of a pool, or of its commander's, with lands."""
    pool = [_rating(setup.cards, name) for name in decision.pool]
    if not decision.led:
        best = max(combinations(WUBRG, 2), key=lambda pair: _worth(pool, set(pair), decision.least))
        return {DECK: _deck_of(setup, pool, set(best), decision.least, decision.basics), COMMANDERS: []}
    for leading in _leaders(setup, decision, pool):
        identity = {color for name in leading for color in _rating(setup.cards, name).identity}
        rest = list(pool)
        for name in leading:
            found = next((card for card in rest if card.name == name), None)
            if found is not None:
                rest.remove(found)
        deck = _deck_of(setup, rest, identity, decision.least - len(leading), decision.basics, identity=True)
        answer = {DECK: deck, COMMANDERS: list(leading)}
        try:
            decision.check(answer)
        except IllegalAnswer:
            continue
        if not why_not_deck(setup, decision.seat, decision.pool, answer):
            return answer
    return {DECK: _deck_of(setup, pool, set(WUBRG), decision.least, decision.basics), COMMANDERS: []}


def _leaders(setup: DraftSetup, decision: BuildDeck, pool: list[Rated]) -> Iterable[tuple[str, ...]]:
    """Who could lead a deck, the best first: one legend or two, or the cards that may be added."""
    legends = {card.name: card for card in pool if card.legend}
    extra = [_rating(setup.cards, name) for name in decision.extra]
    alone = [(card.name,) for card in legends.values()]
    pairs = [(one.name, other.name) for one, other in combinations((*legends.values(), *extra), 2)]

    def worth(names: tuple[str, ...]) -> float:
        identity = {color for name in names for color in _rating(setup.cards, name).identity}
        strength = sum(_rating(setup.cards, name).strength for name in names)
        return _worth(pool, identity, decision.least, identity=True) + strength

    groups = sorted((*alone, *pairs), key=worth, reverse=True)
    doubled = [(card.name, card.name) for card in extra] if extra else []
    return (*groups, *((card.name,) for card in extra), *doubled)


def _fits(card: Rated, colors: set[str], identity: bool) -> bool:
    return set(card.identity if identity else card.colors) <= colors


def _chosen(pool: Iterable[Rated], colors: set[str], least: int, identity: bool) -> list[Rated]:
    """The spells of a deck: the best creatures up to their share, then the best of all that is left."""
    fitting = [card for card in pool if not card.land and not card.conspiracy and _fits(card, colors, identity)]
    copies: Counter[str] = Counter()
    worth: list[tuple[float, str, Rated]] = []
    for card in fitting:
        copies[card.name] += 1
        again = MORE_OF_THE_SAME * max(0, copies[card.name] - 2) * (not card.creature)
        worth.append((again - card.strength - 0.1 * bool(card.colors), card.name, card))
    worth.sort()
    wanted = least - round(least * LANDS_OF)
    creatures = [entry for entry in worth if entry[2].creature][: round(wanted * CREATURES_OF)]
    for entry in creatures:
        worth.remove(entry)
    rest = worth[: wanted - len(creatures)]
    return [card for _, _, card in sorted((*creatures, *rest))]


def _worth(pool: Iterable[Rated], colors: set[str], least: int, *, identity: bool = False) -> float:
    return sum(card.strength for card in _chosen(pool, colors, least, identity))


def _deck_of(
    setup: DraftSetup, pool: list[Rated], colors: set[str], least: int, basics: Sequence[str], *, identity: bool = False
) -> list[list[Any]]:  # fmt: skip
    """Spells of some colours, the lands that serve them, and basic lands for the rest."""
    spells = _chosen(pool, colors, least, identity)
    useful = [card for card in pool if card.land and card.identity and _fits(card, colors, True)][:4]
    listed = Counter(card.name for card in (*spells, *useful))
    lands = basic_lands(setup.cards, [card.name for card in spells], least - sum(listed.values()), basics)
    return [[count, name] for name, count in (*listed.items(), *lands.items())]


def basic_lands(cards: CardLibrary, spells: Sequence[str], number: int, basics: Sequence[str]) -> dict[str, int]:
    """So many basic lands, of each kind as the mana symbols in the costs of some spells ask for."""
    symbols = Counter(letter for name in spells for letter in _symbols(cards, name))
    of = dict(zip(WUBRG, BASICS, strict=True))
    wanted: dict[str, float] = {
        color: float(symbols[color]) for color in WUBRG if symbols[color] and of[color] in basics
    }
    if not wanted:
        wanted = {next(color for color in WUBRG if of[color] in basics): 1.0}
    total, number = sum(wanted.values()), max(0, number)
    found = {color: int(number * share / total) for color, share in wanted.items()}
    rest = sorted(wanted, key=lambda color: number * wanted[color] / total - found[color], reverse=True)
    for color in rest[: number - sum(found.values())]:
        found[color] += 1
    return {of[color]: count for color, count in found.items() if count}


def _symbols(cards: CardLibrary, name: str) -> Colors:
    found = cards.find(name)
    cost = parse_mana_cost(found.front.mana_cost) if found is not None else None
    return tuple(letter for symbol in (cost or NO_MANA).symbols for letter in symbol.split("/") if letter in WUBRG)


def _rating(cards: CardLibrary, name: str) -> Rated:
    found = cards.find(name)
    assert found is not None, name
    return rated(found)

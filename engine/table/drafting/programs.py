"""Programs in empty seats: they commit to colours, mind their curve, and take what is strong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.colors import WUBRG
from engine.table.drafting.building import suggested
from engine.table.drafting.decisions import TAKE, USE, WITH, BuildDeck, Pick
from engine.table.drafting.rating import Rated, rated

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.game.decisions.decision import Answer, Decision
    from engine.table.drafting.setup import DraftSetup
    from engine.table.drafting.view import DraftView

COMMITTED = 18  # cards after which a program hardly takes another colour any more
ENOUGH = 3  # cards of a pack from which one more is worth something that lies face up
WORTHWHILE = 3.0  # the strength of a card with which something is used
WANTED_AT = {1: 2, 2: 5, 3: 4, 4: 3, 5: 2}  # creatures of each mana value that a deck likes to have


def answer_of(setup: DraftSetup, view: DraftView, decision: Decision, count: int) -> Answer:
    """What a program answers that knows no more than its view; the same draft gives the same answers."""
    if isinstance(decision, BuildDeck):
        return suggested(setup, decision)
    chance = Chance(setup.seed * 1_000_003 + count * 7919 + 29)
    if isinstance(decision, Pick):
        return _pick(setup, view, decision, chance)
    return decision.some_answer(chance.below)


def _pick(setup: DraftSetup, view: DraftView, decision: Pick, chance: Chance) -> Answer:
    if decision.aside and chance.below(6) == 0:
        return {USE: decision.aside[chance.below(len(decision.aside))]}
    names = view.names
    mine = [rating_of(setup.cards, names[number]) for number in view.pile]
    led = setup.form.led

    def worth(number: int) -> float:
        return wanted(rating_of(setup.cards, names[number]), mine, led=led)

    best = max(decision.candidates, key=lambda number: (worth(number), -number))
    enough = len(decision.candidates) > ENOUGH
    using = [
        own for own, fitting in decision.together
        if enough and best in fitting and worth(best) > WORTHWHILE and chance.below(2) == 0
    ]  # fmt: skip
    return {TAKE: best, WITH: using[:1]}


def rating_of(cards: CardLibrary, name: str) -> Rated:
    """The rating of a card by its name."""
    found = cards.find(name)
    assert found is not None, name
    return rated(found)


def weights(mine: list[Rated]) -> dict[str, float]:
    """How much a drafter has of each colour."""
    found = dict.fromkeys(WUBRG, 0.0)
    for card in mine:
        for color in card.colors:
            found[color] += max(0.0, card.strength - 1.2) / len(card.colors)
    return found


def wanted(card: Rated, mine: list[Rated], *, led: bool = False) -> float:
    """How much a drafter wants a card.

    It is the card's strength, less the more it leads astray from their two best colours.
    """
    have = weights(mine)
    best = sorted(WUBRG, key=lambda color: (-have[color], WUBRG.index(color)))[:2]
    committed = min(1.0, len(mine) / COMMITTED)
    astray = sum(color not in best for color in card.colors)
    worth = card.strength - 2.2 * committed * astray + 0.04 * sum(have[color] for color in card.colors)
    if card.creature:
        at = min(5, max(1, card.mana_value))
        there = sum(other.creature and min(5, max(1, other.mana_value)) == at for other in mine)
        worth += 0.5 if there < WANTED_AT[at] else 0.05
    if card.land:
        worth -= 0.6
    if led and card.legend and sum(other.legend for other in mine) < 3:
        worth += 1.5
    return worth

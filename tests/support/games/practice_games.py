"""Random games of two people who practise, as they are and as if nothing had triggered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.cards.library import CardLibrary
from engine.core.options import PRACTISING
from engine.game.events.missed_triggers import SetUnannounced
from engine.game.rules.hooks import WITHHELD
from engine.game.state.effects import PendingTrigger
from engine.game.state.game import Game
from engine.meaning.families.instructions import LATER
from engine.table.match import Match
from engine.table.setup import SeatSetup, Setup
from tests.support.games.practice import BASICS, written

CARDS = (
    written("Mild Sage", "{1}{G}", "Creature — Human", "When this creature enters, you gain 3 life.", "2/2"),
    written("Tin Smith", "{1}{R}", "Creature — Human", "When this creature enters, it deals 1 damage to any target.", "2/2"),
    written("Lone Knight", "{1}{G}", "Creature — Human Knight", "Exalted", "2/1"),
    written("Pack Wolf", "{1}{R}", "Creature — Wolf",
            "Whenever this creature attacks, creatures without flying can't block this turn.", "1/1"),
    written("Morning Well", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life."),
    written("Shared Leech", "{1}", "Artifact", "At the beginning of each player's upkeep, that player loses 1 life."),
    written("Thin Mist", "{1}", "Enchantment", "Whenever a creature enters, it gets -1/-1 until end of turn."),
    written("Quiet Meadow", "{G}", "Enchantment", "Whenever a land you control enters, you may draw a card."),
    written("Ringing Echo", "{R}", "Enchantment", "Whenever you cast an instant spell, copy it. You may choose new targets for the copy."),
    written("Restless Grave", "{1}{R}", "Enchantment", "Whenever a creature dies, return it to the battlefield under its "
            "owner's control at the beginning of the next end step."),
    written("Sting", "{R}", "Instant", "Sting deals 1 damage to any target."),
    written("Glad Butcher", "{1}{R}", "Creature — Human", "When this creature dies, you may sacrifice a land. When you do, "
            "draw a card.", "2/2"),
)  # fmt: skip


def match(seed: int) -> Match:
    """A game of two people who practise."""
    deck = ((12, "Forest"), (12, "Mountain"), *((2, card.name) for card in CARDS))
    seats = (SeatSetup("A", deck), SeatSetup("B", deck))
    return Match(Setup(seats, CardLibrary([*BASICS, *CARDS]), seed, options=((PRACTISING, ("0", "1")),)))


@contextmanager
def nothing_waits() -> Iterator[None]:
    """As if nothing had triggered: what would wait to be remembered is gone at once."""
    (name,) = WITHHELD._declared
    kept = WITHHELD._declared[name]

    def forget(game: Game, trigger: PendingTrigger) -> bool:
        withheld = kept(game, trigger)
        SetUnannounced(tuple(one for one in game.unannounced if one.kind == LATER)).apply(game)
        return withheld

    WITHHELD._declared[name], WITHHELD.all = forget, (forget,)
    try:
        yield
    finally:
        WITHHELD._declared[name], WITHHELD.all = kept, (kept,)

"""Nothing tells that a trigger waits to be remembered: views, questions, stops and the log are as without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.cards.library import CardLibrary
from engine.core.options import PRACTISING
from engine.decisions.act import Act
from engine.errors import EngineError
from engine.events.remembering import SetUnannounced
from engine.model.families.instructions import LATER
from engine.play import by_chance
from engine.play.match import Match
from engine.play.setup import SeatSetup, Setup
from engine.rules.hooks import WITHHELD
from engine.state.effects import PendingTrigger
from engine.state.game import Game
from engine.state.remembering import IN_TIME
from tests.practice import BASICS, written

POSITIONS = 300
MOST_ANSWERS = 400  # of one game
TOLD = 40  # so many of the last events are told again at each look

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


def told(match: Match, seat: int) -> object:
    """All that a seat is shown, told and asked, and what it takes to ask it."""
    since = max(0, match.live.history.total - TOLD)
    asked = match.pending
    alone = asked.only_answer() if asked is not None else None
    return match.view(seat), match.happenings(seat, since), alone, match.over, match.is_free(max(0, len(match.answers) - 3))


def test_what_waits_to_be_remembered_shows_nowhere() -> None:
    """Random games are played twice with the same answers: once with all that triggers, once as if nothing had."""
    positions = asked = 0
    seed = 0
    while positions < POSITIONS:
        seed += 1
        assert seed < 40, f"only {positions} positions"
        real = match(seed)
        with nothing_waits():
            blank = match(seed)
        for _ in range(MOST_ANSWERS):
            if real.pending is None:
                break
            for seat in (0, 1):
                assert told(real, seat) == told(blank, seat), (seed, len(real.answers), real.live.unannounced)
            waiting = any(one.stage in IN_TIME for one in real.live.unannounced)
            positions += waiting
            asked += waiting and isinstance(real.pending, Act)
            by_chance.answer(real)
            with nothing_waits():
                by_chance.answer(blank)
            assert real.answers == blank.answers
    assert asked > POSITIONS // 2


def test_speaking_of_everything_tells_only_what_has_triggered() -> None:
    """The same objects can be named with and without a trigger that waits; only who names the right one learns of it."""
    real = match(3)
    for _ in range(200):
        by_chance.answer(real)
        waiting = [one for one in real.live.unannounced if one.stage in IN_TIME]
        if waiting:
            break
    before, count = real.view(0), len(real.answers)
    right = {one.trigger.source for one in waiting}
    for oid in real.live.battlefield:
        if oid not in right:
            with pytest.raises(EngineError):
                real.announce(0, oid, 0)
    assert real.view(0) == before and len(real.answers) == count

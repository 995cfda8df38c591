"""Hints: what a program would do for whoever is asked, what it is about, and what it expects of it."""

from __future__ import annotations

from pathlib import Path

from engine.agents.evaluation import evaluate
from engine.agents.levels import ATTACKS_EARLY, HARD, HOLDS_ANSWERS, TEMPERAMENTS, WAITS, temperament_of
from engine.agents.lookahead import Lookahead, Position
from engine.agents.worlds import possible_world
from engine.api import Act, Match, hints
from engine.game.state.game import Game
from tests.support.games.played_by_programs import cards, position

CARDS = """
Plain Bear {1}{G}
Creature — Bear
2/2

Great Ox {4}{G}
Creature — Ox
5/5

Sharp Word {1}{B}
Instant
Destroy target creature.
"""


def before_a_kill(folder: Path) -> Match:
    """A has a spell that destroys a creature; B has a small and a large one, and a card in hand."""
    return position(folder, CARDS, {"hand": cards("Sharp Word")},
                    {"battlefield": cards("Plain Bear", "Great Ox"), "hand": cards("Plain Bear")})  # fmt: skip


def named(game: Game, name: str, zone: str = "battlefield") -> int:
    return next(one.id for one in game.objects.values() if one.zone == zone and game.chars(one.id).name == name)


def test_a_hint_says_what_to_do_and_at_what_it_is_aimed(tmp_path: Path) -> None:
    match = before_a_kill(tmp_path)
    best, other, *_ = hints(match)
    assert best.words == ("A casts Sharp Word", "A chooses Great Ox")
    assert best.refs == (named(match.live, "Sharp Word", "hand"), named(match.live, "Great Ox"))
    assert best.answer != other.answer and other.words == ("A passes",)


def test_a_hint_says_what_is_expected(tmp_path: Path) -> None:
    best = hints(before_a_kill(tmp_path))[0].outlook
    assert best.their_creatures < 2.5 and best.won == best.lost == 0 and best.life > 10


def test_a_hint_says_who_attacks_whom(tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"battlefield": cards("Plain Bear", "Great Ox")}, {"life": 7})
    while isinstance(match.pending, Act):
        match.answer(0)
    (best, *_) = hints(match)
    assert set(best.pairs) == {(named(match.live, "Plain Bear"), 1), (named(match.live, "Great Ox"), 1)}
    assert best.outlook.won == 100


def test_asking_for_a_hint_changes_nothing(tmp_path: Path) -> None:
    match = before_a_kill(tmp_path)
    before = match.view(0), match.view(1), list(match.answers), match.live.chance
    assert hints(match) == hints(match)
    assert (match.view(0), match.view(1), match.answers, match.live.chance) == before


def test_a_hint_knows_no_more_than_the_player(tmp_path: Path) -> None:
    """Another card in the other hand, and other libraries: the same is weighed, and the same is expected."""
    library = {"rest": [{"card": "Great Ox", "count": 9}, {"card": "Plain Bear", "count": 9}]}
    match = position(tmp_path, CARDS, {"hand": cards("Sharp Word"), "library": library},
                     {"battlefield": cards("Plain Bear"), "hand": cards("Great Ox"), "library": library})  # fmt: skip
    game, decision = match.checkpoints[-1].game, match.pending
    assert decision is not None
    told = []
    for seed in range(3):
        other = possible_world(game, 0, seed, decision)
        lines = Lookahead(HARD, 5).weigh(decision, Position(other))
        told.append([(line.answers, line.outlook) for line in lines])
    assert told[0] == told[1] == told[2] and len(told[0]) > 1


def test_each_program_has_a_temperament_that_goes_with_the_game() -> None:
    found = [temperament_of(seed, seat) for seed in range(20) for seat in range(2)]
    assert set(found) == set(TEMPERAMENTS) and found == [temperament_of(s, seat) for s in range(20) for seat in range(2)]


def test_temperaments_value_the_same_state_differently(tmp_path: Path) -> None:
    """Who attacks early gives more for the life of others than who waits; who holds answers for cards in hand."""
    richer = position(tmp_path, CARDS, {"hand": cards("Sharp Word", "Sharp Word")}, {}).live
    plain = position(tmp_path, CARDS, {}, {}).live
    hurt = position(tmp_path, CARDS, {}, {"life": 10}).live
    gains = {one.name: evaluate(hurt, 0, one) - evaluate(plain, 0, one) for one in (ATTACKS_EARLY, WAITS)}
    assert gains["attacks early"] > gains["waits"] > 0
    held = {one.name: evaluate(richer, 0, one) - evaluate(plain, 0, one) for one in (HOLDS_ANSWERS, WAITS)}
    assert held["holds answers"] > held["waits"]

"""Staying in the game until one's next turn: by blocks, by what is held back, by waiting with a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.agents.levels import HARD
from engine.agents.lookahead import Lookahead, Position
from engine.agents.survival import Survival, is_in_danger
from tests.support.games.played_by_programs import cards, position

CARDS = """
Gate Dog {1}{W}
Creature — Dog
2/2

Hill Ox {3}{G}
Creature — Ox
4/4

Old Wall {1}{W}
Creature — Wall
Defender
0/6

Long Dusk {W}
Instant
Prevent all combat damage that would be dealt this turn.

Low Hill
Basic Land — Plains
"""
ENOUGH = 1500


@pytest.mark.parametrize(("mine", "life", "kept"), [
    ((), 4, False), ((), 5, True), (("Old Wall",), 4, True), (("Gate Dog",), 4, True), (("Gate Dog",), 0, False),
])  # fmt: skip
def test_one_attacker_and_who_could_block_it(tmp_path: Path, mine: tuple[str, ...], life: int, kept: bool) -> None:
    match = position(tmp_path, CARDS, {"life": max(life, 1), "battlefield": cards(*mine)},
                     {"battlefield": cards("Hill Ox", *(["Hill Ox"] if not life else []))})  # fmt: skip
    game = match.checkpoints[-1].game
    assert is_in_danger(game, 0) == (life <= 4)
    assert Survival(0, ENOUGH, game).is_kept(game) == kept


def test_who_would_die_of_the_attack_back_does_not_attack(tmp_path: Path) -> None:
    """The two dogs could attack a player without blockers; then nobody is left to block (CR 508.1f, 509.1a)."""
    match = position(tmp_path, CARDS, {"life": 3, "battlefield": cards("Gate Dog")}, {"life": 20, "battlefield": cards("Hill Ox")})
    for _ in range(60):
        asked = match.pending
        if asked is None or match.turn > 2:
            break
        last = match.checkpoints[-1]
        match.answer(Lookahead(HARD, 1).answer(asked, Position(last.game, tuple(match.answers[last.count :]))))
    assert not match.live.player(0).lost and match.turn == 3


def test_what_prevents_the_damage_is_kept_for_their_turn(tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"life": 4, "hand": cards("Long Dusk"), "battlefield": cards("Low Hill")},
                     {"battlefield": cards("Hill Ox", "Hill Ox")})  # fmt: skip
    game, asked = match.checkpoints[-1].game, match.pending
    assert asked is not None
    search = Survival(0, ENOUGH, game)
    assert search.answer([game], (), asked) == 0  # passes: this turn it would be wasted
    assert not Survival(0, 0, game).is_kept(game)


def test_it_looks_at_no_more_than_it_may(tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"life": 1, "battlefield": cards("Gate Dog", "Gate Dog", "Old Wall")},
                     {"battlefield": cards("Hill Ox", "Hill Ox", "Hill Ox", "Hill Ox")})  # fmt: skip
    game = match.checkpoints[-1].game
    search = Survival(0, 40, game)
    assert not search.is_kept(game) and -60 < search.left <= 0

"""Defender (CR 702.3)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.game.rules.combat.questions import AS_THOUGH_LACKING
from engine.vocabulary.keywords.defender import Defender
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, says, written


@rule("702.3a", "702.3b", "702.3c")
def test_a_creature_with_defender_can_not_attack() -> None:
    board = Board()
    wall = board.creature(A, "Old Wall", 2, 4, Defender(), Defender())
    refusals = [combat.why_not_attack(board.game, wall, defender) for defender in (None, B, A)]
    assert [one is not None and one.rule for one in refusals] == ["702.3b", "702.3b", "508.1b"], "and nothing ever attacks its own controller"
    assert combat.possible_attacks(board.game, A) == ()


@rule("702.3b", "609.4")
def test_it_attacks_as_though_it_did_not_have_defender() -> None:
    board = Board()
    wall = board.creature(A, "Walking Wall", 2, 4, Defender(), says(AS_THOUGH_LACKING, True))
    board.attack({wall: B})
    board.block()
    board.damage()
    assert board.life(B) == 18


@rule("702.3a", "static: while it has it, it can't attack anybody", "508.1c", "whom it may not attack")
def test_without_defender_it_attacks_whom_nothing_else_forbids() -> None:
    board = Board(3)
    wall = board.creature(A, "Old Wall", 2, 4, Defender())
    board.permanent(B, "Calm Banner", "Enchantment", None, None, *written("Creatures can't attack you."))
    assert [str(getattr(combat.why_not_attack(board.game, wall, seat), "rule", "")) for seat in (None, C)] == ["702.3b", "702.3b"]
    board.permanent(A, "Restless Drum", "Enchantment", None, None, *written("Creatures you control lose defender."))
    assert combat.why_not_attack(board.game, wall, B) is not None
    assert combat.why_not_attack(board.game, wall, C) is None and combat.why_not_attack(board.game, wall) is None
    assert combat.possible_attacks(board.game, A) == ((wall, (C,)),)


@rule("702.3a", "static: as long as it has it", "508.1c", "a planeswalker is not its controller")
@pytest.mark.parametrize(("words", "may_attack"), [
    ("Creatures can't attack you.", [False, True, True, True, True]),
    ("Creatures can't attack you or planeswalkers you control.", [False, False, True, True, True]),
])  # fmt: skip
def test_without_defender_it_attacks_planeswalkers_and_battles_unless_words_say_so(words: str, may_attack: list[bool]) -> None:
    board = Board(3)
    wall = board.creature(A, "Old Wall", 2, 4, Defender())
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    siege = board.permanent(B, "Long Siege", "Battle", subtypes=["Siege"], counters={"defense": 3}, choices={"protector": C})
    board.permanent(B, "Calm Banner", "Enchantment", None, None, *written(words))
    lent = board.permanent(B, "Lent Warden", "Planeswalker", counters={"loyalty": 3})
    board.game.write(lent).controller = C
    aims = (B, warden, siege, C, lent)
    assert {str(getattr(combat.why_not_attack(board.game, wall, aim), "rule", "")) for aim in aims} == {"702.3b"}
    board.permanent(A, "Restless Drum", "Enchantment", None, None, *written("Creatures you control lose defender."))
    assert [combat.why_not_attack(board.game, wall, aim) is None for aim in aims] == may_attack

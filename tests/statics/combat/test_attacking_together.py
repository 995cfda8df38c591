"""Creatures that attack if others do (CR 508.1d)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B, C = 1, 2
BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CAPTAIN = (
    "Loud Captain", "{2}{R}", "Creature — Orc",
    "If this creature attacks, all creatures you control attack if able.", "3/3",
)  # fmt: skip
PUP = (
    "Keen Pup", "{R}", "Creature — Dog",
    "If a creature you control attacks, this creature also attacks if able.", "1/1",
)  # fmt: skip
HORN = (
    "War Horn", "{2}", "Enchantment",
    "If a creature an opponent controls attacks, all creatures that opponent controls attack if able.",
)  # fmt: skip


def attackers(table: Table, *pairs: tuple[int, int]) -> set[int]:
    """What attacks once A has declared so."""
    table.answer("A", [list(pair) for pair in pairs]).to_step("declare_attackers")
    return set(table.game.combat.attacking) if table.game.combat is not None else set()


def illegal(table: Table, *pairs: tuple[int, int]) -> None:
    """Such a declaration of A's is illegal."""
    with pytest.raises(IllegalAnswer, match=r"\(508[.]1d\)"):
        attackers(table, *pairs)


def board(
    seats: int = 2, *mine: tuple[str, ...], theirs: tuple[tuple[str, ...], ...] = ()
) -> tuple[Table, tuple[int, ...]]:
    """A table with permanents of A and of the last player, and those of A."""
    table = Table(seats)
    table.battlefield("ABC"[seats - 1], *(card(*one) for one in theirs))
    return table, table.battlefield("A", *(card(*one) for one in mine))


@rule("508.1d")
def test_all_attack_with_the_one_who_says_so_and_none_has_to_begin() -> None:
    table, (captain, bear, tired) = board(3, CAPTAIN, BEAR, BEAR, theirs=(BEAR,))
    assert combat.demanded_attacks(table.game, 0) == ()
    illegal(table, (captain, B))
    table, (captain, bear, tired) = board(3, CAPTAIN, BEAR, BEAR, theirs=(BEAR,))
    illegal(table, (captain, B), (bear, B))
    table, (captain, bear, tired) = board(3, CAPTAIN, BEAR, BEAR, theirs=(BEAR,))
    table.game.write(tired).tapped = True  # it is not able to
    assert attackers(table, (captain, B), (bear, C)) == {captain, bear}  # whom each of them attacks is free


@rule("508.1d")
def test_others_may_attack_without_the_one_who_says_so() -> None:
    table, (_, bear, _) = board(2, CAPTAIN, BEAR, BEAR)
    assert attackers(table, (bear, B)) == {bear}


@rule("508.1d")
def test_a_follower_attacks_with_any_other_and_may_attack_alone() -> None:
    table, (_, bear) = board(2, PUP, BEAR, theirs=(PUP,))
    illegal(table, (bear, B))
    table, (pup, _) = board(2, PUP, BEAR, theirs=(PUP,))
    assert attackers(table, (pup, B)) == {pup}


@rule("508.1d")
def test_what_must_attack_takes_along_what_must_follow_it() -> None:
    eager = ("Eager Bear", "{1}{R}", "Creature — Bear", "This creature attacks each combat if able.", "2/2")
    table, (mad, pup, _) = board(2, eager, PUP, BEAR)
    assert dict(combat.demanded_attacks(table.game, 0)) == {mad: B, pup: B}
    illegal(table, (mad, B))
    table, (mad, pup, _) = board(2, eager, PUP, BEAR)
    assert attackers(table, (mad, B), (pup, B)) == {mad, pup}


@rule("508.1d")
def test_that_opponent_is_the_one_whose_creature_attacks() -> None:
    table, (one, _) = board(3, BEAR, BEAR, theirs=(HORN, BEAR))
    illegal(table, (one, B))
    table, (one, two) = board(3, BEAR, BEAR, theirs=(HORN, BEAR))
    assert attackers(table, (one, B), (two, B)) == {one, two}
    table, (one, _, _) = board(2, BEAR, BEAR, HORN)
    assert attackers(table, (one, B)) == {one}  # its own player's creatures are free

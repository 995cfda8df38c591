"""Trample (CR 702.19)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import AssignDamage
from engine.game.events.counters import PutCounters
from engine.game.events.damage import Damage, MarkDamage
from engine.game.events.status import PhaseOut
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import combat
from engine.game.rules.combat.questions import BLOCKS_MORE
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.vocabulary.keywords.indestructible import Indestructible
from engine.vocabulary.keywords.trample import Trample
from engine.vocabulary.keywords.trample_over_planeswalkers import TrampleOverPlaneswalkers
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, says, written


def blocked_by_two(*abilities: object) -> tuple[Board, int, int, int]:
    """A 6/6 attacker blocked by a 1/2 and a 1/3, in that order."""
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, *abilities)  # type: ignore[arg-type]
    elf, ox = board.creature(B, "Elf", 1, 2), board.creature(B, "Ox", 1, 3)
    board.attack({boar: B})
    board.block([(elf, boar), (ox, boar)])
    return board, boar, elf, ox


@rule("702.19b", "702.19g")
@pytest.mark.parametrize(("numbers", "legal"), [
    ([2, 3, 1], True), ([2, 4, 0], True), ([6, 0, 0], True), ([3, 3, 0], True), ([2, 2, 2], False), ([1, 3, 2], False),
    ([0, 0, 6], False),
])  # fmt: skip
def test_excess_damage_once_all_blockers_have_lethal(numbers: list[int], legal: bool) -> None:
    board, boar, _, _ = blocked_by_two(Trample(), Trample())
    board.will_answer(numbers)
    if legal:
        board.damage()
        assert board.life(B) == 20 - numbers[2]
    else:
        with pytest.raises(IllegalAnswer):
            board.damage()
    [decision] = board.questions(AssignDamage)
    assert (decision.source, decision.lethal, decision.beyond) == (boar, (2, 3, 0), 1)


@rule("702.19b")
def test_marked_damage_and_other_attackers_count() -> None:
    board = Board()
    boar, fox = board.creature(A, "Great Boar", 6, 6, Trample()), board.creature(A, "Ember Fox", 2, 2)
    ox = board.creature(B, "Broad Ox", 1, 5, says(BLOCKS_MORE, 1))
    board.attack({boar: B, fox: B})
    board.block([(ox, boar), (ox, fox)])
    happen(board.game, MarkDamage(ox, 1))
    board.will_answer([2, 4])  # 1 marked, 2 from the fox, 2 from the boar
    board.damage()
    assert board.life(B) == 16 and not board.lives(ox)


@rule("702.19d")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_with_no_blocker_left_all_of_it_gets_through(left: int) -> None:
    """As long as one is left, it comes first, in the order that was announced."""
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, Trample())
    elf, ox = board.creature(B, "Elf", 0, 2), board.creature(B, "Ox", 0, 3)
    board.attack({boar: B})
    board.will_answer([1, 0])
    board.block([(elf, boar), (ox, boar)])
    happen(board.game, *(ZoneChange(oid, "exile") for oid in (elf, ox)[left:]))
    board.damage()
    assert board.combat_damage() == [[(boar, B, 6)], [(boar, elf, 2), (boar, B, 4)], [(boar, ox, 3), (boar, elf, 2), (boar, B, 1)]][left]


@rule("702.19a")
def test_it_does_nothing_for_a_blocker_or_other_damage() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    boar = board.creature(B, "Great Boar", 6, 6, Trample())
    board.attack({fox: B})
    board.block([(boar, fox)])
    board.damage()
    assert board.combat_damage() == [(fox, boar, 2), (boar, fox, 6)]
    hare = board.creature(A, "Field Hare", 1, 1)
    happen(board.game, Damage(boar, hare, 5))
    assert board.life(A) == 20
    board = Board()
    foxes = [board.creature(A, f"Fox {number}", 1, 2) for number in range(2)]
    boar = board.creature(B, "Great Boar", 6, 6, Trample(), says(BLOCKS_MORE, 1))
    board.attack(dict.fromkeys(foxes, B))
    board.block([(boar, fox) for fox in foxes])
    board.damage()
    assert [(asked.recipients, asked.beyond) for asked in board.questions(AssignDamage)] == [(tuple(foxes), 0)], "none of it is for what is beyond a blocker"


@rule("702.19f")
def test_plain_trample_stops_at_the_planeswalker() -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, Trample())
    elf = board.creature(B, "Elf", 1, 2)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 1})
    board.attack({boar: warden})
    board.block([(elf, boar)])
    board.damage()
    assert board.combat_damage() == [(boar, elf, 2), (boar, warden, 4), (elf, boar, 1)]
    assert board.life(B) == 20


@rule("702.19f", "nor any player but the one it attacks", "702.19b", "the player, planeswalker, or battle it's attacking", "702.19g")
@pytest.mark.parametrize("instances", [1, 2])
def test_all_beyond_the_blocker_is_for_what_each_attacks_however_little_that_could_take(instances: int) -> None:
    board = Board()
    boars = [board.creature(A, f"Boar {number}", 6, 6, *[Trample()] * instances) for number in range(2)]
    elves = [board.creature(B, f"Elf {number}", 0, 2) for number in range(2)]
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 1})
    siege = board.permanent(A, "Long Siege", "Battle", subtypes=["Siege"], choices={"protector": B})  # its last counter is gone
    board.attack(dict(zip(boars, (warden, siege), strict=True)))
    board.block(list(zip(elves, boars, strict=True)))
    board.damage()
    assert [asked.recipients for asked in board.questions(AssignDamage)] == [(elves[0], warden), (elves[1], siege)]
    assert [asked.lethal for asked in board.questions(AssignDamage)] == [(2, 1), (2, 0)], "a battle's damage is never lethal"
    assert board.combat_damage() == [(boars[0], elves[0], 2), (boars[0], warden, 4), (boars[1], elves[1], 2), (boars[1], siege, 4)]
    assert board.life(B) == 20
    assert [event.room for event in board.happened(Damage)] == [2, 1, 2, 0], "what goes beyond it is excess, all of it for the battle"


@rule("702.19f")
def test_plain_trample_has_nothing_to_reach_when_the_planeswalker_is_gone() -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, Trample())
    elf = board.creature(B, "Elf", 1, 2)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 1})
    board.attack({boar: warden})
    board.block([(elf, boar)])
    happen(board.game, ZoneChange(warden, "graveyard"))
    board.damage()
    assert board.combat_damage() == [(boar, elf, 6), (elf, boar, 1)]


@rule("702.19f")
def test_plain_trample_has_nothing_to_reach_when_its_blocker_is_removed_too() -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, Trample())
    elf, ox = board.creature(B, "Elf", 1, 2), board.creature(B, "Old Ox", 1, 3)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 1})
    board.attack({boar: warden})
    board.block([(elf, boar), (ox, boar)])
    happen(board.game, PhaseOut(elf), ZoneChange(warden, "graveyard"))
    board.check()
    assert board.combat.blocker_order[boar] == (ox,)
    board.damage()
    assert board.combat_damage() == [(boar, ox, 6), (ox, boar, 1)] and board.life(B) == 20


@rule("702.19c", "702.19g")
@pytest.mark.parametrize(("numbers", "legal"), [
    ([2, 3, 3], True), ([2, 6, 0], True), ([5, 3, 0], True), ([2, 2, 4], False), ([1, 3, 4], False),
])  # fmt: skip
def test_trample_over_planeswalkers_goes_on_to_the_player(numbers: list[int], legal: bool) -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 8, 8, TrampleOverPlaneswalkers())
    elf = board.creature(B, "Elf", 1, 2)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({boar: warden})
    board.block([(elf, boar)])
    board.will_answer(numbers)
    if not legal:
        with pytest.raises(IllegalAnswer):
            board.damage()
        return
    board.damage()
    assert board.life(B) == 20 - numbers[2]
    assert board.questions(AssignDamage)[0].recipients == (elf, warden, B)


@rule("702.19c")
def test_unblocked_it_still_tramples_over_the_planeswalker() -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 8, 8, TrampleOverPlaneswalkers())
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({boar: warden})
    board.block()
    board.will_answer([2, 6])
    with pytest.raises(IllegalAnswer, match=r"702\.19b"):
        board.damage()  # the loyalty first: none is past the planeswalker otherwise
    board.damage()
    assert board.combat_damage() == [(boar, warden, 3), (boar, B, 5)]


@rule("702.19e")
@pytest.mark.parametrize("blocked", [True, False])
def test_over_a_planeswalker_that_is_gone(blocked: bool) -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 8, 8, TrampleOverPlaneswalkers())
    elf = board.creature(B, "Elf", 1, 2)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({boar: warden})
    board.block([(elf, boar)] if blocked else [])
    happen(board.game, ZoneChange(warden, "graveyard"))
    board.check()
    board.damage()
    assert board.life(B) == (14 if blocked else 12)


@rule("702.19e", "the player who defends it in this combat", "702.19c", "that planeswalker's controller")
def test_over_a_planeswalker_that_was_attacked_under_another_player_before() -> None:
    board = Board(3)
    boar = board.creature(A, "Great Boar", 3, 3, TrampleOverPlaneswalkers(), *written("Vigilance"))
    moth = board.creature(A, "Small Moth", 0, 1)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 2})
    board.attack({boar: B})
    board.end()
    board.attack({boar: warden, moth: warden})
    board.block()
    happen(board.game, PutCounters(warden, "loyalty", 3, B, warden))
    board.damage()
    assert board.combat_damage() == [(boar, warden, 3)], "all of it is less than its loyalty"
    board.end()
    board.game.write(warden).controller = C
    board.attack({boar: warden})
    board.block()
    happen(board.game, ZoneChange(warden, "exile"))
    board.damage()
    assert board.combat_damage()[1:] == [(boar, C, 3)]


@rule("702.19e", "the defending player of the planeswalker that it attacked last", "508.7a")
def test_over_a_planeswalker_that_was_reselected_and_is_gone() -> None:
    board = Board(3)
    boar = board.creature(A, "Great Boar", 3, 3, TrampleOverPlaneswalkers())
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 2})
    other = board.permanent(C, "Far Warden", "Planeswalker", counters={"loyalty": 2})
    board.attack({boar: warden})
    assert combat.reselect(board.game, boar, other)
    board.block()
    happen(board.game, ZoneChange(other, "exile"))
    board.damage()
    assert board.combat_damage() == [(boar, C, 3)]


@rule("702.19c", "no player who has left", "702.19e", "800.4e")
@pytest.mark.parametrize("gone", [True, False])
def test_over_the_planeswalker_of_a_player_who_has_left_nobody_is_reached(gone: bool) -> None:
    board = Board(3)
    boar = board.creature(A, "Great Boar", 8, 8, TrampleOverPlaneswalkers())
    elf = board.creature(C, "Elf", 0, 2)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({boar: warden})
    board.block()
    if gone:
        concede(board.game, B)
    board.damage()
    assert board.combat_damage() == ([] if gone else [(boar, warden, 3), (boar, B, 5)]) and board.lives(elf)


@rule("702.19c", "all blocking creatures")
def test_over_planeswalkers_whoever_left_combat_is_assigned_nothing() -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 8, 8, TrampleOverPlaneswalkers())
    elf, ox = board.creature(B, "Elf", 0, 2), board.creature(B, "Ox", 0, 3)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({boar: warden})
    board.block([(elf, boar), (ox, boar)])
    combat.leave_combat(board.game, [ox])
    board.damage()
    assert board.questions(AssignDamage)[0].recipients == (elf, warden, B)
    assert board.combat_damage() == [(boar, elf, 2), (boar, warden, 3), (boar, B, 3)]


@rule("702.19b", "damage already marked", "702.19g")
@pytest.mark.parametrize("instances", [1, 2])
def test_what_has_lethal_damage_marked_already_needs_none(instances: int) -> None:
    board = Board()
    boar, ox = board.creature(A, "Great Boar", 6, 6, *[Trample()] * instances), board.creature(B, "Old Ox", 1, 3, Indestructible())
    happen(board.game, MarkDamage(ox, 4, False))
    board.attack({boar: B})
    board.block([(ox, boar)])
    board.will_answer([0, 6])
    board.damage()
    assert board.life(B) == 14


@rule("702.19b", "the player, planeswalker, or battle it's attacking", "702.19c", "otherwise as in 702.19b", "702.19g")
@pytest.mark.parametrize("abilities", [(Trample(),), (TrampleOverPlaneswalkers(),), (Trample(), Trample()), (TrampleOverPlaneswalkers(),) * 2])
@pytest.mark.parametrize("defense", [5, 4])
def test_what_tramples_over_blockers_goes_on_to_the_battle(abilities: Any, defense: int) -> None:
    board = Board()
    boar = board.creature(A, "Great Boar", 6, 6, *abilities)
    elf = board.creature(B, "Elf", 1, 2)
    siege = board.permanent(B, "Long Siege", "Battle", subtypes=["Siege"], counters={"defense": defense})
    board.game.write(siege).choices = {"protector": B}
    board.attack({boar: siege})
    board.block([(elf, boar)])
    board.damage()
    assert [waiting.source for waiting in board.game.pending] == ([siege] if defense == 4 else []), "defeated"
    [asked] = board.questions(AssignDamage)
    assert (asked.recipients, asked.lethal) == ((elf, siege), (2, 0))
    assert board.combat_damage() == [(boar, elf, 2), (boar, siege, 4), (elf, boar, 1)]

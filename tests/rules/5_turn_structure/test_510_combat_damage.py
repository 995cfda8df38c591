"""The combat damage step (CR 510): assigned by rules that look at the whole, dealt at once."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import YesNo
from engine.game.decisions.combat import AssignDamage
from engine.game.events.damage import Damage, MarkDamage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import combat
from engine.game.rules.combat.questions import BLOCKS_MORE, COMBAT_DAMAGE_AMOUNT, DEALS_AS_IF_UNBLOCKED
from engine.game.rules.events.happening import happen
from engine.meaning.questions import Refusal
from engine.vocabulary.keywords.deathtouch import Deathtouch
from engine.vocabulary.keywords.double_strike import DoubleStrike
from engine.vocabulary.keywords.first_strike import FirstStrike
from engine.vocabulary.keywords.trample import Trample
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, says


def duel(board: Board, attacker: int, *blockers: int) -> None:
    """One attacker and its blockers."""
    board.attack({attacker: B})
    board.block([(blocker, attacker) for blocker in blockers])


@rule("510.1a")
def test_damage_is_as_much_as_power_and_none_at_all_below_one() -> None:
    board = Board()
    fox, moth = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Pale Moth", -1, 3)
    wall = board.creature(B, "Old Wall", 0, 4)
    board.attack({fox: B, moth: B})
    board.block([(wall, fox)])
    board.damage()
    assert board.combat_damage() == [(fox, wall, 2)]


@rule("510.1a")
def test_another_number_than_power() -> None:
    board = Board()
    tortoise = board.creature(A, "Slow Tortoise", 0, 5, says(COMBAT_DAMAGE_AMOUNT, 5))
    calm = board.creature(
        A, "Calm Ogre", 5, 5, says(COMBAT_DAMAGE_AMOUNT, 7), says(COMBAT_DAMAGE_AMOUNT, Refusal("it assigns none"))
    )
    board.attack({tortoise: B, calm: B})
    board.block()
    board.damage()
    assert board.combat_damage() == [(tortoise, B, 5)]


@rule("510.1b")
def test_an_unblocked_creature_deals_damage_to_what_it_attacks() -> None:
    board = Board(3)
    fox, owl, hare = (board.creature(A, name, 2, 1) for name in ("Ember Fox", "Dusk Owl", "Field Hare"))
    warden = board.permanent(C, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    siege = board.permanent(A, "Siege of Oaks", "Battle", counters={"defense": 4}, choices={"protector": B})
    board.attack({fox: B, owl: warden, hare: siege})
    board.block()
    board.damage()
    assert (board.life(B), board.life(C)) == (18, 20)
    assert board.game.obj(warden).counters == {"loyalty": 1}
    assert board.game.obj(siege).counters == {"defense": 2}


@rule("510.1c")
def test_a_blocked_creature_whose_blockers_are_gone_deals_none() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Bog Rat", 1, 1)
    duel(board, fox, rat)
    happen(board.game, ZoneChange(rat, "exile"))
    board.damage()
    assert board.combat_damage() == [] and board.lives(fox)


@rule("510.1c")
def test_a_single_blocker_takes_it_all() -> None:
    board = Board()
    gorger, elf = board.creature(A, "Vast Gorger", 5, 6), board.creature(B, "Elf", 1, 1)
    duel(board, gorger, elf)
    board.damage()
    assert board.combat_damage() == [(gorger, elf, 5), (elf, gorger, 1)]
    assert board.questions(AssignDamage) == []


def gorger_and_two(toughness: int = 3, marked: int = 0, edition: str = "2024") -> tuple[Board, int, int, int]:
    """The rulebook's 5/6 attacker, and the guardian (0/3) and the elf (1/1) that block it in that order."""
    board = Board(edition=edition)
    gorger = board.creature(A, "Vast Gorger", 5, 6)
    guardian, elf = board.creature(B, "Guardian", 0, toughness), board.creature(B, "Elf", 1, 1)
    duel(board, gorger, guardian, elf)
    if marked:
        happen(board.game, MarkDamage(guardian, marked))
    return board, gorger, guardian, elf


@rule("510.1c")
@pytest.mark.parametrize(("numbers", "legal"), [
    ([3, 2], True), ([4, 1], True), ([5, 0], True), ([2, 3], False), ([0, 5], False), ([3, 1], False), ([6, -1], False),
])  # fmt: skip
def test_lethal_damage_to_the_first_before_the_second(numbers: list[int], legal: bool) -> None:
    board, gorger, guardian, elf = gorger_and_two()
    board.will_answer(numbers)
    if not legal:
        with pytest.raises(IllegalAnswer):
            board.damage()
        assert board.combat_damage() == []
        return
    board.damage()
    by_gorger = [(recipient, amount) for source, recipient, amount in board.combat_damage() if source == gorger]
    dealt = zip((guardian, elf), numbers, strict=True)
    assert by_gorger == [(recipient, amount) for recipient, amount in dealt if amount]


@rule("510.1c")
def test_a_grown_guardian_takes_it_all() -> None:
    board, *_ = gorger_and_two(toughness=6)
    board.will_answer([4, 1])
    with pytest.raises(IllegalAnswer, match=r"510\.1c"):
        board.damage()
    board.damage()
    assert board.questions(AssignDamage)[-1].suggested == (5, 0)


@rule("510.1c")
def test_damage_already_marked_counts() -> None:
    board, *_ = gorger_and_two(marked=2)
    board.will_answer([1, 4])
    board.damage()
    assert board.questions(AssignDamage)[-1].lethal == (1, 1)


@rule("510.1c", "510.1e")
def test_damage_from_other_creatures_in_the_same_step_counts() -> None:
    """The rulebook's example of the baloth and the boars that share a blocker."""
    board = Board()
    baloth, boars = board.creature(A, "Great Baloth", 7, 7), board.creature(A, "Brook Boars", 4, 4)
    armodon = board.creature(B, "Armodon", 3, 3)
    brigade = board.creature(B, "Brigade", 2, 4, says(BLOCKS_MORE, 1))
    ape, piker = board.creature(B, "Ape", 5, 5), board.creature(B, "Piker", 2, 1)
    board.attack({baloth: B, boars: B})
    board.block([(armodon, baloth), (brigade, baloth), (brigade, boars), (ape, baloth), (piker, boars)])
    happen(board.game, MarkDamage(armodon, 2))
    board.will_answer([1, 1, 5], [3, 1])
    board.damage()
    assert (baloth, brigade, 1) in board.combat_damage() and (boars, brigade, 3) in board.combat_damage()
    assert not any(board.lives(oid) for oid in (armodon, brigade, ape, piker))


@rule("510.1e")
def test_the_whole_is_checked_not_each_creature_alone() -> None:
    """What the first attacker leaves to the second must be done by the second."""
    board = Board()
    baloth, boars = board.creature(A, "Great Baloth", 7, 7), board.creature(A, "Brook Boars", 4, 4)
    brigade = board.creature(B, "Brigade", 2, 4, says(BLOCKS_MORE, 1))
    ape, piker = board.creature(B, "Ape", 5, 5), board.creature(B, "Piker", 2, 1)
    board.attack({baloth: B, boars: B})
    board.block([(brigade, baloth), (brigade, boars), (ape, baloth), (piker, boars)])
    board.will_answer([1, 6], [2, 2])
    with pytest.raises(IllegalAnswer, match=r"510\.1c"):
        board.damage()
    assert board.combat_damage() == []


@rule("510.1e", "total damage assignment, not solely that of any individual creature")
@pytest.mark.parametrize(("numbers", "legal"), [([1, 3], True), ([4, 0], False), ([2, 2], False)])
def test_what_another_creature_is_to_do_binds_it_even_if_its_own_order_would_not(numbers: list[int], legal: bool) -> None:
    """The second may kill the piker first, but the first has relied on it for the brigade."""
    board = Board()
    baloth, boars = board.creature(A, "Great Baloth", 7, 7), board.creature(A, "Brook Boars", 4, 4)
    piker, brigade = board.creature(B, "Piker", 2, 1), board.creature(B, "Brigade", 2, 4, says(BLOCKS_MORE, 1))
    ape = board.creature(B, "Ape", 5, 5)
    board.attack({baloth: B, boars: B})
    board.block([(piker, boars), (brigade, baloth), (brigade, boars), (ape, baloth)])
    assert board.game.combat is not None and board.game.combat.blocker_order == {baloth: (brigade, ape), boars: (piker, brigade)}
    board.will_answer([1, 6], numbers)
    if not legal:
        with pytest.raises(IllegalAnswer, match=r"510\.1c"):
            board.damage()
        assert board.combat_damage() == []
        return
    board.damage()
    assert not any(board.lives(oid) for oid in (brigade, ape, piker))


@rule("510.1e", "total damage assignment, not solely that of any individual creature", edition="2026-01-16")
def test_in_the_newest_edition_what_one_tramples_over_is_what_another_has_to_kill() -> None:
    board = Board(edition="2026")
    baloth, boars = board.creature(A, "Great Baloth", 7, 7, Trample()), board.creature(A, "Brook Boars", 4, 4)
    piker, brigade = board.creature(B, "Piker", 2, 1), board.creature(B, "Brigade", 2, 4, says(BLOCKS_MORE, 1))
    board.attack({baloth: B, boars: B})
    board.block([(piker, boars), (brigade, baloth), (brigade, boars)])
    board.will_answer([1, 6], [4, 0])
    with pytest.raises(IllegalAnswer, match=r"510\.1c"):
        board.damage()
    board.will_answer([1, 6], [0, 4])
    board.damage()
    assert not board.lives(brigade) and board.lives(piker) and (baloth, B, 6) in board.combat_damage()


@rule("510.1d")
def test_a_blocker_of_several_divides_in_its_order() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 1, 2), board.creature(A, "Dusk Owl", 1, 2)
    ox = board.creature(B, "Broad Ox", 3, 5, says(BLOCKS_MORE, 1))
    board.attack({fox: B, owl: B})
    board.will_answer([1, 0])
    board.block([(ox, fox), (ox, owl)])
    board.will_answer([1, 2])
    with pytest.raises(IllegalAnswer, match=r"510\.1c"):
        board.damage()
    board.will_answer([2, 1])
    board.damage()
    decision = board.questions(AssignDamage)[-1]
    assert (decision.seat, decision.recipients) == (B, (owl, fox))
    assert (ox, owl, 2) in board.combat_damage() and (ox, fox, 1) in board.combat_damage()


@rule("510.1c", edition="2026-01-16")
def test_in_the_newest_edition_damage_is_divided_freely() -> None:
    board, gorger, guardian, elf = gorger_and_two(edition="2026")
    board.will_answer([0, 5])
    board.damage()
    assert (gorger, elf, 5) in board.combat_damage() and board.lives(guardian)


@rule("510.1")
def test_the_attacking_player_assigns_first() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 3, 2), board.creature(A, "Dusk Owl", 1, 2)
    ox = board.creature(B, "Broad Ox", 3, 2, says(BLOCKS_MORE, 1))
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B, owl: B})
    board.block([(ox, fox), (ox, owl), (rat, fox)])
    board.damage()
    assert [decision.seat for decision in board.questions(AssignDamage)] == [A, B]


@rule("510.2")
def test_all_combat_damage_is_dealt_at_once() -> None:
    """The rulebook's example: who would die deals its damage all the same."""
    board = Board()
    hawk, piker = board.creature(A, "Gale Hawk", 1, 1), board.creature(A, "Piker", 2, 1)
    fanatic = board.creature(B, "Fanatic", 1, 1)
    board.attack({hawk: B, piker: B})
    board.block([(fanatic, piker)])
    board.damage()
    assert not board.lives(piker) and not board.lives(fanatic) and board.lives(hawk)
    history = board.game.history.this_turn
    places = [place for place, event in enumerate(history) if isinstance(event, Damage)]
    deaths = [place for place, event in enumerate(history) if getattr(event, "to", "") == "graveyard"]
    assert max(places) < min(deaths)


@rule("510.4", "702.7b")
def test_first_strike_makes_two_steps_and_the_dead_do_not_strike_back() -> None:
    board = Board()
    lancer, rat = board.creature(A, "Lancer", 2, 2, FirstStrike()), board.creature(B, "Bog Rat", 2, 2)
    owl = board.creature(A, "Dusk Owl", 1, 1)
    board.attack({lancer: B, owl: B})
    board.block([(rat, lancer)])
    assert combat.needs_first_strike_step(board.game)
    board.first_damage()
    assert board.combat_damage() == [(lancer, rat, 2)]
    board.second_damage()
    assert board.combat_damage() == [(lancer, rat, 2), (owl, B, 1)]
    assert board.lives(lancer)


@rule("510.4", "702.4b")
def test_double_strike_deals_damage_in_both_steps() -> None:
    board = Board()
    knight = board.creature(A, "Twin Knight", 2, 2, DoubleStrike())
    board.attack({knight: B})
    board.block()
    board.damage()
    assert board.combat_damage() == [(knight, B, 2), (knight, B, 2)]


@rule("510.4")
def test_without_strikes_there_is_one_step() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.creature(A, "Idle Lancer", 2, 2, FirstStrike())
    board.attack({fox: B})
    board.block()
    assert not combat.needs_first_strike_step(board.game)
    board.damage()
    assert board.combat_damage() == [(fox, B, 2)]


def change(board: Board, oid: int, *abilities: Any) -> None:
    """A creature has other abilities from now on."""
    values = board.game.obj(oid).values.copy()
    values.abilities = type(values.abilities)(abilities)
    board.game.write(oid).values = values


@rule("702.7c", "702.4c", "702.4d", "702.4a", "702.4b", "who has not struck or has double strike now", "702.7a", "702.7b")
def test_strikes_gained_and_lost_between_the_steps() -> None:
    board = Board()
    names = ("Gains first", "Loses first", "Loses double", "First gains double", "Plain")
    starts: tuple[tuple[Any, ...], ...] = ((), (FirstStrike(),), (DoubleStrike(),), (FirstStrike(),), ())
    gains, loses, loses_double, gains_double, plain = (
        board.creature(A, name, 1, 1, *abilities) for name, abilities in zip(names, starts, strict=True)
    )
    board.attack(dict.fromkeys((gains, loses, loses_double, gains_double, plain), B))
    board.block()
    board.first_damage()
    assert [source for source, _, _ in board.combat_damage()] == [loses, loses_double, gains_double]
    change(board, gains, FirstStrike())
    change(board, loses)
    change(board, loses_double)
    change(board, gains_double, FirstStrike(), DoubleStrike())
    board.second_damage()
    assert [source for source, _, _ in board.combat_damage()[3:]] == [gains, gains_double, plain]


@rule("510.1c", "702.2c", "702.19b")
def test_trample_past_several_blockers_with_deathtouch() -> None:
    board = Board()
    basilisk = board.creature(A, "Great Basilisk", 4, 4, Trample(), Deathtouch())
    ox, wall = board.creature(B, "Broad Ox", 1, 5), board.creature(B, "Old Wall", 0, 9)
    duel(board, basilisk, ox, wall)
    board.will_answer([1, 1, 2])
    board.damage()
    assert board.life(B) == 18
    assert board.questions(AssignDamage)[0].lethal[:2] == (1, 1)


@rule("510.1c")
def test_a_blocked_creature_may_deal_damage_as_though_unblocked() -> None:
    board = Board()
    thorn = board.creature(A, "Thorn Giant", 7, 7, says(DEALS_AS_IF_UNBLOCKED, True))
    ox = board.creature(B, "Broad Ox", 1, 5)
    duel(board, thorn, ox)
    board.will_answer(True)
    board.damage()
    assert [decision.seat for decision in board.questions(YesNo)] == [A]
    assert board.life(B) == 13 and board.lives(ox)


@rule("802.6", "510.1")
def test_defending_players_assign_in_turn_order() -> None:
    board = Board(3)
    foxes = [board.creature(A, f"Ember Fox {n}", 1, 2) for n in range(4)]
    late = board.creature(C, "Late Ox", 3, 9, says(BLOCKS_MORE, 1))
    early = board.creature(B, "Early Ox", 3, 9, says(BLOCKS_MORE, 1))
    board.attack({foxes[0]: C, foxes[1]: C, foxes[2]: B, foxes[3]: B})
    board.block([(early, foxes[2]), (early, foxes[3])], [(late, foxes[0]), (late, foxes[1])])
    board.damage()
    assert [decision.seat for decision in board.questions(AssignDamage)] == [B, C]


def test_random_assignments_are_legal() -> None:
    decision = AssignDamage(
        seat=A, total=9, recipients=(201, 202, B), lethal=(2, 3, 0), beyond=1, suggested=(2, 3, 4)
    )
    for seed in range(40):
        state = [seed]

        def below(bound: int, state: list[int] = state) -> int:
            state[0] = (state[0] * 1103515245 + 12345) % 2**31
            return (state[0] >> 8) % bound

        assert sum(decision.check(decision.some_answer(below))) == 9

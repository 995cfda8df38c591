"""Banding, and bands with other (CR 702.22)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import AssignDamage, DeclareAttackers, DeclareBands
from engine.game.events.combat import BecomesBlocked, Blocks
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import combat
from engine.game.rules.combat.bands import companions
from engine.game.rules.events.happening import happen
from engine.table.seat_views import view_for
from engine.vocabulary.keywords.banding import Banding
from engine.vocabulary.keywords.flying import Flying
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, written
from tests.support.boards.table import Table, card


def attack(board: Board, attackers: dict[int, int], *bands: list[int]) -> None:
    """Attackers are declared, some of them in bands."""
    board.will_answer(list(bands))
    board.attack(attackers)


def creatures(board: Board, *abilities: Any) -> list[int]:
    """One creature for each kind of ability; None has none."""
    given = [() if ability is None else (ability,) for ability in abilities]
    return [board.creature(A, f"Marcher {n}", 2, 2, *mine) for n, mine in enumerate(given)]


@rule("702.22a", "702.22c", "508.1e")
@pytest.mark.parametrize(("kinds", "legal"), [
    ((Banding(), None), True),
    ((Banding(), Banding(), None), True),
    ((Banding(), Banding(), Banding()), True),
    ((Banding(), None, None), False),
])  # fmt: skip
def test_a_band_has_at_most_one_creature_without_banding(kinds: tuple[Any, ...], legal: bool) -> None:
    board = Board()
    band = creatures(board, *kinds)
    attackers = dict.fromkeys(band, B)
    if not legal:
        with pytest.raises(IllegalAnswer, match=r"702\.22c"):
            attack(board, attackers, band)
        return
    attack(board, attackers, band)
    assert companions(board.game, band[0]) == tuple(band[1:])


@rule("702.22c")
def test_without_banding_nobody_is_asked_and_a_creature_is_in_one_band_only() -> None:
    board = Board()
    board.attack(dict.fromkeys(creatures(board, None, None), B))
    assert board.questions(DeclareBands) == []
    board = Board()
    one, two, three = creatures(board, Banding(), Banding(), None)
    with pytest.raises(IllegalAnswer, match=r"702\.22c"):
        attack(board, dict.fromkeys((one, two, three), B), [one, two], [two, three])


@rule("702.22d", "802.3b", "702.22a", "it changes how attackers are declared")
@rule("702.22f", "out of the band in which it attacked, which attacked one thing")
def test_a_band_attacks_one_thing() -> None:
    board = Board(3)
    one, two, three = creatures(board, Banding(), None, None)
    with pytest.raises(IllegalAnswer, match=r"702\.22d"):
        attack(board, {one: B, two: C, three: B}, [one, two])
    attack(board, {one: B, two: C, three: B}, [one, three])
    assert companions(board.game, one) == (three,) and companions(board.game, two) == ()
    combat.leave_combat(board.game, [three])
    assert companions(board.game, one) == companions(board.game, three) == ()


@rule("702.22b", "702.22c")
def test_bands_with_other_takes_any_number_of_that_kind() -> None:
    wolves = written("Bands with other Wolves")
    board = Board()
    alpha = board.creature(A, "Alpha", 2, 2, *wolves, subtypes=["Wolf"])
    pack = [board.creature(A, f"Wolf {n}", 1, 1, subtypes=["Wolf"]) for n in range(3)]
    hound = board.creature(A, "Hound", 1, 1, subtypes=["Dog"])
    everyone = dict.fromkeys((alpha, *pack, hound), B)
    for mixed in ([alpha, hound], [alpha, *pack, hound]):
        with pytest.raises(IllegalAnswer, match=r"702\.22c"):
            attack(board, everyone, mixed)
    attack(board, everyone, [alpha, *pack])
    assert companions(board.game, pack[0]) == (alpha, *pack[1:])
    assert board.game.chars(alpha).keyword("banding") is not None  # what takes away banding takes this away too


@rule("702.22e", "702.22f")
def test_a_band_lasts_though_banding_goes_and_loses_who_leaves_combat() -> None:
    board = Board()
    one, two, three = creatures(board, Banding(), Banding(), None)
    attack(board, dict.fromkeys((one, two, three), B), [one, two, three])
    values = board.game.obj(one).values.copy()
    values.abilities = type(values.abilities)(())
    board.game.write(one).values = values
    assert companions(board.game, one) == (two, three)
    happen(board.game, ZoneChange(two, "graveyard"))
    assert companions(board.game, one) == (three,)
    board.end()
    assert "bands" not in board.game.marks or board.game.marks["bands"] == ()


@rule("702.22e", "for the rest of combat, and not for the next", "702.22c", "702.22d")
@pytest.mark.parametrize(("attackers", "why_not"), [((0, 1, 2), "these_creatures_cant_form_a_band"), ((0, 1), "that_creature_isnt_attacking")])
def test_in_the_next_combat_a_band_is_one_of_who_attacks_and_has_banding_then(attackers: tuple[int, ...], why_not: str) -> None:
    table = Table()
    soldier = card("Shield Mate", "{W}", "Creature — Soldier", "Vigilance\nBanding\n{1}: You gain 1 life.", "1/1")
    one, two, plain = band = table.battlefield("A", soldier, soldier, card("Keen Bear", "{G}", "Creature — Bear", "Vigilance", "2/2"))
    wanted = [[oid, 1] for oid in band]
    table.policy = lambda decision: wanted if isinstance(decision, DeclareAttackers) else [band] if isinstance(decision, DeclareBands) else None
    table.to_step("declare_attackers", "A")
    table.battlefield("B", card("Lonely Post", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature loses banding."), attach_to=one)
    assert not table.has(one, "banding") and companions(table.game, one) == (two, plain)
    assert table.has(one, "vigilance") and len(table.game.chars(one).abilities.activated) == 1  # it loses nothing else
    table.next_turn("B")
    wanted = [[band[number], 1] for number in attackers]
    with pytest.raises(IllegalAnswer, match=why_not):
        table.to_step("declare_attackers", "A")


@rule("702.22g", "702.22h")
def test_who_blocks_one_of_a_band_blocks_all_of_it() -> None:
    board = Board()
    hawk, fox = creatures(board, Flying(), Banding())
    rat = board.creature(B, "Bog Rat", 1, 1)
    attack(board, {hawk: B, fox: B}, [hawk, fox])
    assert combat.possible_blocks(board.game, B) == ((rat, (fox,)),)  # abilities are not shared
    board.block([(rat, fox)])
    assert board.combat.blocking == {rat: (fox, hawk)} and board.combat.blocked == (fox, hawk)
    assert [event.attacker for event in board.happened(Blocks)] == [fox]
    blocked = [(event.attacker, event.blockers) for event in board.happened(BecomesBlocked)]
    assert blocked == [(fox, (rat,)), (hawk, (rat,))]


@rule("702.22i")
def test_an_effect_that_blocks_one_blocks_the_band() -> None:
    board = Board()
    one, two = creatures(board, Banding(), None)
    attack(board, {one: B, two: B}, [one, two])
    board.block()
    assert combat.become_blocked(board.game, two)
    assert board.combat.blocked == (two, one)
    board.damage()
    assert board.life(B) == 20


@rule("702.22h")
def test_a_creature_put_onto_the_battlefield_blocking_blocks_the_band() -> None:
    board = Board()
    one, two = creatures(board, Banding(), None)
    attack(board, {one: B, two: B}, [one, two])
    board.block()
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.will_answer(2)  # the second creature comes second in its damage assignment order
    assert combat.enter_blocking(board.game, rat, one)
    assert board.combat.blocking == {rat: (one, two)} and board.combat.blocked == (one, two)


@rule("702.22j", "702.22m")
def test_the_defending_player_divides_the_damage_of_what_a_bander_blocks() -> None:
    board = Board()
    giant = board.creature(A, "Hill Giant", 5, 5)
    bander = board.creature(B, "Shield Mate", 1, 1, Banding(), Banding())
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.attack({giant: B})
    board.block([(rat, giant), (bander, giant)])
    board.will_answer([0, 5])
    board.damage()
    [decision] = board.questions(AssignDamage)
    assert (decision.seat, decision.ordered) == (B, False)
    assert board.lives(rat) and not board.lives(bander)


@rule("702.22k")
def test_the_active_player_divides_the_damage_of_what_blocks_a_bander() -> None:
    board = Board()
    one, two = creatures(board, Banding(), None)
    ogre = board.creature(B, "Ogre", 4, 4)
    attack(board, {one: B, two: B}, [one, two])
    board.block([(ogre, two)])
    board.will_answer([0, 4])
    board.damage()
    [decision] = board.questions(AssignDamage)
    assert (decision.seat, decision.recipients) == (A, (two, one))
    assert board.lives(two) and not board.lives(one)


@rule("702.22j")
@pytest.mark.parametrize(("companion", "chooser"), [("Wolf", B), ("Rat", A)])
def test_bands_with_other_divides_where_another_of_the_kind_blocks_too(companion: str, chooser: int) -> None:
    board = Board()
    giant = board.creature(A, "Hill Giant", 5, 5)
    alpha = board.creature(B, "Alpha", 2, 2, *written("Bands with other Wolves"), subtypes=["Wolf"])
    other = board.creature(B, "Companion", 1, 1, subtypes=[companion])
    board.attack({giant: B})
    board.block([(alpha, giant), (other, giant)])
    board.damage()
    assert [decision.seat for decision in board.questions(AssignDamage)] == [chooser]


@rule("702.22f", "removed from combat, it leaves its band though it stays on the battlefield")
def test_who_is_removed_from_combat_is_out_of_the_band() -> None:
    board = Board()
    one, two, three, four = everyone = creatures(board, Banding(), Banding(), None, None)
    with pytest.raises(IllegalAnswer, match=r"702\.22c"):
        attack(board, dict.fromkeys(everyone, B), everyone)
    attack(board, dict.fromkeys(everyone, B), [one, two, three])
    combat.leave_combat(board.game, [two])
    assert two in board.game.battlefield and two not in board.combat.attacking
    assert companions(board.game, one) == (three,) and companions(board.game, three) == (one,)
    assert companions(board.game, two) == () and companions(board.game, four) == ()


@rule("702.22b", "702.22j", "it has the quality itself")
def test_who_is_not_of_the_kind_it_bands_with_divides_nothing() -> None:
    board = Board()
    giant = board.creature(A, "Hill Giant", 5, 5)
    keeper = board.creature(B, "Wolf Keeper", 2, 2, *written("Bands with other Wolves"), subtypes=["Human"])
    wolves = [board.creature(B, f"Wolf {n}", 1, 1, subtypes=["Wolf"]) for n in range(2)]
    board.attack({giant: B})
    board.block([(oid, giant) for oid in (keeper, *wolves)])
    board.damage()
    assert [decision.seat for decision in board.questions(AssignDamage)] == [A]


@rule("702.22c", "several creatures, each in one band", "702.22d", "702.22a")
def test_a_band_is_of_several_creatures_none_of_them_in_another_band() -> None:
    for bands in (lambda ids: [[ids[0]]], lambda ids: [[ids[0], ids[1]], [ids[1], ids[2]]]):
        board = Board()
        ids = creatures(board, Banding(), Banding(), Banding())
        with pytest.raises(IllegalAnswer, match=r"702\.22c"):
            attack(board, dict.fromkeys(ids, B), *bands(ids))


@rule("702.22j", "702.22b", "any other blockers beside them")
def test_two_of_a_kind_that_band_divide_though_a_third_of_another_kind_blocks_too() -> None:
    board = Board()
    giant = board.creature(A, "Hill Giant", 6, 6)
    alpha = board.creature(B, "Alpha", 2, 2, *written("Bands with other Wolves"), subtypes=["Wolf"])
    wolf, rat = (board.creature(B, kind, 1, 1, subtypes=[kind]) for kind in ("Wolf", "Rat"))
    board.attack({giant: B})
    board.block([(oid, giant) for oid in (alpha, wolf, rat)])
    board.will_answer([0, 0, 6])
    board.damage()
    [asked] = board.questions(AssignDamage)
    assert (asked.seat, asked.ordered) == (B, False)
    assert board.lives(alpha) and board.lives(wolf) and not board.lives(rat)


@rule("702.22c", "one without banding, even if it bands with others", "702.22b", "702.22a")
def test_who_only_bands_with_others_is_the_one_creature_without_banding() -> None:
    board = Board()
    bander = board.creature(A, "Shield Mate", 1, 1, Banding())
    pair = [board.creature(A, f"Wolf {n}", 2, 2, *written("Bands with other Wolves"), subtypes=["Wolf"]) for n in range(2)]
    everyone = dict.fromkeys((bander, *pair), B)
    with pytest.raises(IllegalAnswer, match=r"702\.22c"):
        attack(board, everyone, [bander, *pair])
    attack(board, everyone, [bander, pair[0]])
    assert companions(board.game, bander) == (pair[0],) and companions(board.game, pair[1]) == ()


@rule("702.22b", "702.22c", "113.1a")
@pytest.mark.parametrize("begins", ["b", "B"])
def test_such_an_ability_is_granted_in_quotation_marks(begins: str) -> None:
    """With a small letter too, as some cards write it; only those of the quality may form such a band."""
    table = Table()
    table.battlefield("A", card("High Hall", "", "Land", f'Red legendary creatures you control have "{begins}ands with other legendary creatures."'))
    one, two, plain = table.battlefield(
        "A", card("Red Chief", "{R}", "Legendary Creature — Giant", "", "2/2"), card("Red Queen", "{R}", "Legendary Creature — Giant", "", "2/2"),
        card("Red Boy", "{R}", "Creature — Giant", "", "1/1"))  # fmt: skip
    assert [table.game.chars(oid).keyword("banding") is not None for oid in (one, two, plain)] == [True, True, False]
    table.policy = lambda decision: [[oid, 1] for oid, _ in decision.possible] if isinstance(decision, DeclareAttackers) else (
        [[one, two]] if isinstance(decision, DeclareBands) else None)  # fmt: skip
    table.to_step("declare_attackers", "A")
    assert companions(table.game, one) == (two,) and companions(table.game, plain) == ()


@rule("702.22e", "everybody sees the band while it lasts", "702.22f", "and not who has left it")
def test_both_players_see_who_is_in_a_band_with_whom() -> None:
    board = Board()
    one, two, three = creatures(board, Banding(), Banding(), None)
    attack(board, dict.fromkeys((one, two, three), B), [one, two, three])
    for seat in (A, B):
        assert view_for(board.game, seat, None).objects[three].notes == ("in a band with Marcher 0 and Marcher 1",)
    happen(board.game, ZoneChange(two, "graveyard"))
    assert view_for(board.game, B, None).objects[three].notes == ("in a band with Marcher 0",)
    board.end()
    assert view_for(board.game, B, None).objects[three].notes == ()

"""Lifelink (CR 702.15)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.events.life import GainLife
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.lifelink import Lifelink
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("702.15a", "702.15b", "702.15f")
def test_its_controller_gains_as_much_life_as_it_deals_damage() -> None:
    board = Board()
    cat, rat = board.creature(A, "Dawn Cat", 3, 3, Lifelink(), Lifelink()), board.creature(B, "Bog Rat", 1, 1)
    board.attack({cat: B})
    board.block([(rat, cat)])
    board.damage()
    assert board.life(A) == 23 and board.life(B) == 20


@rule("702.15e")
def test_sources_that_deal_damage_together_cause_separate_gains() -> None:
    board = Board()
    cats = [board.creature(A, f"Dawn Cat {n}", n, 3, Lifelink()) for n in (2, 3)]
    board.attack(dict.fromkeys(cats, B))
    board.block()
    board.damage()
    assert [event.amount for event in board.happened(GainLife)] == [2, 3]


@rule("702.15c", "702.15d")
def test_it_works_from_other_zones_and_by_last_known_information() -> None:
    board = Board()
    cat = board.creature(A, "Dawn Cat", 3, 3, Lifelink())
    card = next(e.new for e in happen(board.game, ZoneChange(cat, "graveyard")) if isinstance(e, ZoneChange))
    happen(board.game, Damage(cat, B, 2))
    assert board.life(A) == 22
    happen(board.game, Damage(card, B, 2))
    assert board.life(A) == 24

"""Wither (CR 702.80)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.wither import Wither
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table


@rule("702.80a", "702.80d")
def test_damage_to_creatures_is_counters_and_to_players_damage() -> None:
    board = Board()
    imp, ox = board.creature(A, "Rot Imp", 2, 2, Wither(), Wither()), board.creature(B, "Broad Ox", 0, 5)
    other = board.creature(A, "Rot Imp", 2, 2, Wither())
    board.attack({imp: B, other: B})
    board.block([(ox, imp)])
    board.damage()
    assert board.game.obj(ox).counters == {"-1/-1": 2} and board.game.obj(ox).damage == 0
    assert board.life(B) == 18


@rule("702.80b", "702.80c")
def test_it_works_from_other_zones_and_by_last_known_information() -> None:
    board = Board()
    imp, ox = board.creature(A, "Rot Imp", 2, 2, Wither()), board.creature(B, "Broad Ox", 0, 5)
    card = next(e.new for e in happen(board.game, ZoneChange(imp, "graveyard")) if isinstance(e, ZoneChange))
    happen(board.game, Damage(imp, ox, 1))
    happen(board.game, Damage(card, ox, 2))
    assert board.game.obj(ox).counters == {"-1/-1": 3} and board.game.obj(ox).damage == 0


@rule("609.4")
def test_all_damage_as_though_its_source_had_wither() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    permanent(table, "All damage is dealt as though its source had wither.", types="Enchantment")
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert table.counters(ox) == {"-1/-1": 2} and table.life("B") == 18

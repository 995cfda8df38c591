"""Infect (CR 702.90)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.infect import Infect
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table


@rule("702.90a", "702.90b", "702.90c", "702.90f")
def test_players_get_poison_and_creatures_shrink() -> None:
    board = Board()
    imp, other = (board.creature(A, "Plague Imp", 2, 2, Infect(), Infect()) for _ in range(2))
    ox = board.creature(B, "Broad Ox", 0, 5)
    board.attack({imp: B, other: B})
    board.block([(ox, imp)])
    board.damage()
    assert board.game.obj(ox).counters == {"-1/-1": 2} and board.game.obj(ox).damage == 0
    assert board.game.players[B].counters == {"poison": 2} and board.life(B) == 20


@rule("702.90d", "702.90e")
def test_it_works_from_other_zones_and_by_last_known_information() -> None:
    board = Board()
    imp = board.creature(A, "Plague Imp", 2, 2, Infect())
    card = next(e.new for e in happen(board.game, ZoneChange(imp, "graveyard")) if isinstance(e, ZoneChange))
    happen(board.game, Damage(imp, B, 1))
    happen(board.game, Damage(card, B, 2))
    assert board.game.players[B].counters == {"poison": 3}


@rule("609.4")
def test_damage_to_you_as_though_its_source_had_infect() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    permanent(table, "As long as you have 5 or less life, all damage is dealt to you as though its source had infect.", types="Enchantment")
    do(table, "Test Rite deals 2 damage to each player.")
    table.life("A", 5)
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert (table.life("A"), table.life("B")) == (5, 16)
    assert table.game.players[0].counters == {"poison": 2} and table.counters(ox) == {}

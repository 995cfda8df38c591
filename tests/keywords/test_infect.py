"""Infect (CR 702.90)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.infect import Infect
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


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

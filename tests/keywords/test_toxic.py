"""Toxic (CR 702.164)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.toxic import Toxic
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board
from tests.support.boards.table import Table, card


@rule("702.164a", "702.164b", "702.164c")
def test_combat_damage_to_a_player_also_poisons_by_all_toxic_values() -> None:
    board = Board()
    mite = board.creature(A, "Oil Mite", 3, 1, Toxic(1), Toxic(2))
    board.attack({mite: B})
    board.block()
    board.damage()
    assert board.life(B) == 17 and board.game.players[B].counters == {"poison": 3}


@rule("702.164a", "N is a number", "810.10c", "702.164b", "the sum of all", "702.164c", "as many as the total toxic value")
def test_one_blow_poisons_a_team_enough_or_not_quite() -> None:
    for number, lost in ((14, False), (15, True)):
        table = Table(4, variant="two_headed_giant")
        (mite,) = table.battlefield("A", card("Oil Mite", "{B}", "Creature — Phyrexian", f"Toxic 3, toxic {number - 3}", "1/1"))
        table.answer("A", [[mite, 2]]).to_step("end_combat")
        assert table.game.players[2].counters == {"poison": number}
        assert [player.lost != "" for player in table.game.players] == [False, False, lost, lost]


@rule("702.164c")
def test_other_damage_and_damage_to_creatures_poison_nobody() -> None:
    board = Board()
    mite, ox = board.creature(A, "Oil Mite", 3, 1, Toxic(1)), board.creature(B, "Broad Ox", 0, 5)
    happen(board.game, Damage(mite, B, 1))
    board.attack({mite: B})
    board.block([(ox, mite)])
    board.damage()
    assert board.game.players[B].counters == {} and board.game.obj(ox).damage == 3

"""Poisonous (CR 702.70)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

B = 1

@rule("702.70a", "702.70b")
def test_combat_damage_to_a_player_poisons_by_a_trigger() -> None:
    for text, number in (("Poisonous 1", 1), ("Poisonous 1, poisonous 3", 4)):
        table = Table()
        (snake,) = table.battlefield("A", card("Pale Viper", "{G}", "Creature — Snake", text, "1/1"))
        do(table, "Target opponent gets {E}{E}.", [B])
        table.answer("A", [[snake, B]]).to_step("combat_damage")
        assert table.game.players[B].counters == {"energy": 2} and table.life("B") == 19
        table.resolve()
        assert table.game.players[B].counters == {"energy": 2, "poison": number}, "poison counters, and none of another kind"

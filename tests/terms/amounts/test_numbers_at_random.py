"""Numbers that chance picks (CR 608.2d)."""

from __future__ import annotations

from engine.game.events.chance import UseChance
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("608.2d")
def test_a_number_is_picked_once_and_stays() -> None:
    found = set()
    for seed in range(8):
        table = Table(seed=seed)
        (cub,) = table.battlefield("A", bear())
        rolled = sum(isinstance(event, UseChance) for event in table.game.history.this_turn)
        do(table, "Target creature gets +X/+X until end of turn, where X is a number from 0 to 2 chosen at random.", [cub])
        power, toughness = table.pt(cub)
        assert power == toughness and 2 <= power <= 4
        assert sum(isinstance(event, UseChance) for event in table.game.history.this_turn) == rolled + 1
        found.add(power)
    assert len(found) > 1

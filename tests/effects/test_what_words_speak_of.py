"""What pronouns and clauses speak of, where several nouns are near (CR 608.2c, 109.2)."""

from __future__ import annotations

from engine.game.events.counters import PutCounters
from engine.game.rules import state_based
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table


@rule("704.3", "704.5f", "704.5q")
def test_a_creature_can_die_while_its_counters_annihilate_one_another() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1), PutCounters(cub, "-1/-1", 3))
    assert state_based.check_and_perform(table.game)
    assert table.zone("A", "graveyard") == ["Plain Bear"]

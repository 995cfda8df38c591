"""The next such spell is cast at any time and can't be countered (CR 702.8a, 614.1c).

It enters with a counter.
"""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

CUB = ("Plain Bear", "{0}", "Creature — Bear", "", "2/2")
CALL = ("Wild Call", "{0}", "Instant", "The next creature card you cast this turn can be cast as though it had flash. That spell can't be countered. That creature enters with "
        "an additional +1/+1 counter on it.")  # fmt: skip


@rule("702.8a", "614.1c", "101.2")
def test_the_next_creature_only() -> None:
    table = Table()
    table.next_turn("B")
    table.hand("A", card(*CALL), card(*CUB), card(*CUB), card("Odd Lamp", "{0}", "Artifact"))
    negate = permanent(table, "{0}: Counter target spell.", who="B", types="Artifact")
    table.cast("A", "Wild Call").resolve()
    assert {table.game.chars(action.oid).name for action in table.actions("A")} == {"Plain Bear"}
    table.cast("A", "Plain Bear").settle()
    assert "Plain Bear" not in {table.game.chars(action.oid).name for action in table.actions("A")}
    (spell,) = table.game.stack
    table.activate("B", negate, [spell]).resolve()
    (cub,) = table.all("Plain Bear")
    assert table.pt(cub) == (3, 3) and table.counters(cub) == {"+1/+1": 1}
    table.hand("A", card("Quick Bear", "{0}", "Creature — Bear", "Flash", "2/2"))
    table.cast("A", "Quick Bear").resolve()
    assert table.counters(table.find("Quick Bear")) == {}
    table.next_turn("A")
    table.cast("A", "Plain Bear").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Plain Bear")) == [(2, 2), (3, 3)]


@rule("101.2")
def test_later_spells_can_be_countered() -> None:
    table = Table()
    table.hand("A", card(*CALL), card(*CUB), card(*CUB))
    negate = permanent(table, "{0}: Counter target spell.", who="B", types="Artifact")
    table.cast("A", "Wild Call").resolve()
    table.cast("A", "Plain Bear").resolve()
    table.cast("A", "Plain Bear").settle()
    (spell,) = table.game.stack
    table.activate("B", negate, [spell]).resolve()
    assert len(table.all("Plain Bear")) == 1 and table.zone("A", "graveyard").count("Plain Bear") == 1

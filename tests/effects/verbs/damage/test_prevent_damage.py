"""Preventing damage (CR 615): shields against the next so much, and against all of it for a time."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("615.5", "615.7")
def test_a_shield_that_leaves_counters() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.hand("A", card("Faith Shown", "{W}", "Instant", (
        "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this "
        "way, put a +1/+1 counter on that creature.")))  # fmt: skip
    table.mana("A", "{W}")
    table.cast("A", "Faith Shown", targets=[bear]).resolve()
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 2}
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 3}
    assert table.game.obj(bear).damage == 1

"""What keywords share that only have to say one thing: the same answer whenever a question is asked."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


@rule("602.5b", "510.4")
@pytest.mark.parametrize(("step", "before_damage", "before_end"), [
    ("declare_blockers", True, True), ("first_strike_damage", False, True), ("combat_damage", False, True),
    ("end_combat", False, False), ("main2", False, False),
])  # fmt: skip
def test_abilities_activated_only_before_a_step_of_combat(step: str, before_damage: bool, before_end: bool) -> None:
    table = Table()
    one = permanent(table, "First strike\n{0}: You gain 1 life. Activate only before the combat damage step.")
    (two,) = table.battlefield("A", card("Late Golem", "{2}", "Artifact", "{0}: You gain 1 life. Activate only before the end of combat step."))
    table.answer("A", [[one, 1]])
    table.to_step(step)
    offered = {action.oid for action in table.actions("A")}
    assert (one in offered, two in offered) == (before_damage, before_end)

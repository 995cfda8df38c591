"""Groups, third targets, looking at exiled cards, and other wordings, in play."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("611.2", "502.3")
def test_until_its_controllers_next_untap_step() -> None:
    table = Table()
    (grove,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"))
    do(table, "Target land becomes a Swamp until its controller's next untap step.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.to_step("end")
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.next_turn("B")
    assert table.game.chars(grove).subtypes == ("Forest",)


@rule("604.3", "613.1")
def test_two_groups_in_the_plural() -> None:
    table = Table()
    lord = permanent(table, "Skeletons you control and other Zombies you control get +1/+1.", types="Creature — Zombie")
    bones, corpse = table.battlefield("A", card("Bones", "{B}", "Creature — Skeleton", "", "1/1"),
                                      card("Corpse", "{B}", "Creature — Zombie", "", "1/1"))  # fmt: skip
    assert [table.pt(oid) for oid in (lord, bones, corpse)] == [(1, 1), (2, 2), (2, 2)]

"""Targets that become others of a description (CR 115.7a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card


@rule("115.7a")
@pytest.mark.parametrize("whose", ["mine", "other", "two"])
def test_the_only_target_becomes_another_creature(whose: str) -> None:
    table = Table()
    dragon = permanent(table, "{0}: If target spell has only one target and that target is Test Thing, change that spell's target to another "
                              "creature.", size="5/5")  # fmt: skip
    cub, ox = (*table.battlefield("A", bear()), *table.battlefield("B", ogre()))
    words = "Destroy up to two target creatures." if whose == "two" else "Destroy target creature."
    table.hand("B", card("Zap", "{0}", "Instant", words))
    table.cast("B", "Zap", {"mine": [dragon], "other": [ox], "two": [dragon, ox]}[whose])
    spell = table.game.stack[-1]
    table.activate("A", dragon, [spell, ox]).resolve()
    left = {oid for oid in (dragon, cub, ox) if oid in table.game.objects}
    assert left == {"mine": {dragon, cub}, "other": {dragon, cub}, "two": {cub}}[whose]


@rule("115.7a")
def test_the_new_target_must_be_a_creature() -> None:
    table = Table()
    wyvern = permanent(table, "{0}: Change the target of target spell or ability that targets only Test Thing. The new target must be a creature.",
                       size="4/4")  # fmt: skip
    (ox,) = table.battlefield("B", ogre())
    table.hand("B", card("Bolt", "{0}", "Instant", "Bolt deals 3 damage to any target."))
    table.cast("B", "Bolt", [wyvern])
    table.activate("A", wyvern, [table.game.stack[-1]]).resolve()
    assert not table.all("Plain Ogre") and table.life("A") == table.life("B") == 20
    assert ox not in table.game.objects

"""The next damage of any such source is prevented (CR 615.7)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card


@rule("615.7", "609.7")
def test_the_next_damage_of_any_such_creature_is_prevented() -> None:
    """Of any creature of the type, known beforehand or not; once; to that player only."""
    table = Table()
    table.hand("A", card("Test Circle", "{0}", "Enchantment", "As Test Circle enters, choose a creature type.\n{0}: The next time a creature of the chosen type would deal "
                         "damage to you this turn, prevent that damage."))  # fmt: skip
    table.policy = lambda decision: decision.options.index("Bear") if getattr(decision, "options", None) and "Bear" in decision.options else None
    table.cast("A", "Test Circle").resolve()
    table.policy = None
    table.activate("A", table.find("Test Circle")).resolve()
    big, small, late = (*table.battlefield("B", ogre()), *table.battlefield("B", bear()), *table.battlefield("B", bear()))
    happen(table.game, Damage(big, 0, 3))
    assert table.life("A") == 17
    happen(table.game, Damage(small, 1, 2))
    assert table.life("B") == 18
    happen(table.game, Damage(late, 0, 2))
    assert table.life("A") == 17
    happen(table.game, Damage(small, 0, 2))
    assert table.life("A") == 15

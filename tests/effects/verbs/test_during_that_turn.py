"""What is so during an extra turn (CR 500.7)."""

from __future__ import annotations

from engine.events.damage import Damage
from engine.rules.events.happening import happen
from tests.effects.doing import bear, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("615.12", "500.7")
def test_damage_cannot_be_prevented_during_that_turn() -> None:
    """Not in the turn in which the spell resolves, nor in the turn after the extra one; and then one loses the game."""
    table = Table()
    (cub,) = table.battlefield("A", bear())
    shield = permanent(table, "{0}: Prevent the next 5 damage that would be dealt to you this turn.", types="Artifact")
    table.hand("A", card("Mad Gamble", "{0}", "Sorcery", "Take an extra turn after this one. During that turn, damage can't be prevented.\nExile Mad Gamble."))
    table.cast("A", "Mad Gamble").resolve()

    def struck() -> bool:
        before = table.life("A")
        table.activate("A", shield).resolve()
        happen(table.game, Damage(cub, 0, 1))
        return table.life("A") < before

    assert not struck()
    table.next_turn("A")
    assert struck()
    table.next_turn("B")
    assert not struck()

"""What is so during an extra turn (CR 500.7)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("615.12", "500.7")
def test_damage_cannot_be_prevented_during_that_turn() -> None:
    """Not in the turn in which the spell resolves, nor in the turn after the extra one. And then one loses the game."""
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


@rule("602.5", "500.7")
def test_abilities_of_a_keyword_cannot_be_activated_during_that_turn() -> None:
    """By nobody; others can, and both can in the turns before and after."""
    table = Table()
    words = "Equipped creature gets +1/+0.\nEquip {0}\n{0}: You gain 1 life."
    (blade,) = table.battlefield("A", card("Odd Blade", "{1}", "Artifact — Equipment", words))
    table.battlefield("A", bear())
    do(table, "Take an extra turn after this one. During that turn, equip abilities can't be activated.")

    def offered() -> int:
        return len([action for action in table.actions("A") if action.oid == blade])

    assert offered() == 2
    table.next_turn("A")
    assert offered() == 1
    table.next_turn("B").next_turn("A")
    assert offered() == 2

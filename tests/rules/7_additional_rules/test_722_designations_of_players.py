"""The monarch (CR 722): a designation of a player with abilities that no object has."""

from __future__ import annotations

from engine.core.zones import HAND
from tests.designations import attack, cubs, has
from tests.dungeons import inside, say
from tests.rulebook import rule
from tests.table import Table, card


@rule("722.1", "722.2")
def test_the_monarch_draws_a_card_at_the_end_of_their_turn() -> None:
    table = say(Table(), "You become the monarch.")
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]
    assert len(table.resolve().zone("A", HAND)) == 1
    table.to_step("end", "B")
    assert table.stack() == []


@rule("722.2", "722.3")
def test_combat_damage_makes_another_monarch_by_an_ability_of_the_one_before() -> None:
    table = say(Table(), "You become the monarch.", "B")
    attack(table, "A", *cubs(table, "A"))
    assert table.stack() == ["The Monarch trigger (B)"]
    table.resolve()
    assert has(table, "monarch") == "A" and inside(table) == ["The Monarch"]
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]


@rule("722.5")
def test_an_effect_about_the_monarch_waits_until_there_is_one() -> None:
    table = Table()
    table.battlefield("B", card("Guard", "{1}", "Enchantment", "The monarch has hexproof."))
    (bolt,) = table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    table.cast("B", bolt, targets=[0]).resolve()
    assert table.life("A") == 19
    say(table, "You become the monarch.")
    table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    assert not any(action.label == "Spark" for action in table.actions("B"))

"""Static abilities that prevent damage, and perhaps do more (CR 615.5, 615.10). As in "If damage would be dealt to
this"""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("615.5", "615.12")
def test_one_counter_goes_however_many_deal_the_damage() -> None:
    table = Table()
    ghost, bear, other = table.battlefield(
        "A", card("Pale Ghost", "{1}", "Creature — Spirit", (
            "Pale Ghost enters with two +1/+1 counters on it.\n"
            "If damage would be dealt to Pale Ghost, prevent that damage. Remove a +1/+1 counter from Pale Ghost."),
            "2/2"), BEAR, BEAR, counters=(("+1/+1", 2),))  # fmt: skip
    happen(table.game, Damage(bear, ghost, 2), Damage(other, ghost, 2))
    assert table.counters(ghost) == {"+1/+1": 1}
    assert table.game.obj(ghost).damage == 0
    happen(table.game, Damage(bear, ghost, 1, preventable=False))
    assert table.counters(ghost) == {}
    assert table.game.obj(ghost).damage == 1


@rule("615.5")
def test_that_many_counters_for_all_the_damage_at_once() -> None:
    table = Table()
    hydra, bear = table.battlefield(
        "A", card("Bud Hydra", "{1}", "Creature — Hydra", (
            "If damage would be dealt to Bud Hydra, prevent that damage and remove that many +1/+1 counters from it."),
            "1/1"), BEAR, counters=(("+1/+1", 6),))  # fmt: skip
    happen(table.game, Damage(bear, hydra, 2), Damage(bear, hydra, 3))
    assert table.counters(hydra) == {"+1/+1": 1}


@rule("615.7", "107.1b", "X may be none, and no more than there is")
@pytest.mark.parametrize(("words", "damage", "dealt"), [
    ("prevent X of that damage, where X is the number of artifacts you control", 3, 3), ("prevent all but 2 of that damage", 1, 1),
    ("prevent all but 2 of that damage", 2, 2), ("prevent all but 2 of that damage", 5, 2), ("prevent 2 of that damage", 1, 0),
])  # fmt: skip
def test_how_much_of_the_damage_is_prevented(words: str, damage: int, dealt: int) -> None:
    table = Table()
    permanent(table, f"If a source would deal damage to you, {words}.", types="Enchantment")
    do(table, f"Test Rite deals {damage} damage to you.")
    assert table.life("A") == 20 - dealt


@rule("615.5")
def test_damage_prevented_and_control_given_away() -> None:
    table = Table(3)
    traitor = permanent(table, "If damage would be dealt to Test Thing, prevent that damage and an opponent of your choice gains control of it.")
    table.policy = lambda decision: [2] if decision.kind == "objects" and 2 in decision.candidates else None
    do(table, "Test Rite deals 3 damage to each creature.")
    assert table.game.objects[traitor].damage == 0 and table.game.chars(traitor).controller == 2

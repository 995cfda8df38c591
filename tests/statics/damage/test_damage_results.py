"""What damage does not result in (CR 120.3a, 514.2)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("120.3a", "120.3f")
def test_damage_that_costs_no_life_is_dealt_all_the_same() -> None:
    table = Table(3)
    permanent(table, "As long as you control an artifact, damage doesn't cause you to lose life.")
    (lamp,) = table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    (bat,) = table.battlefield("B", card("Old Bat", "{B}", "Creature — Bat", "Lifelink\nWhenever this creature deals damage to a player, "
                                         "that player discards a card.", "2/2"))  # fmt: skip
    table.hand("A", bear())
    held = len(table.game.zone("hand", 0))
    happen(table.game, Damage(bat, 0, 3))
    table.resolve()
    assert (table.life("A"), table.life("B")) == (20, 23)  # lifelink is a result of damage, not of the loss
    assert len(table.game.zone("hand", 0)) == held - 1
    do(table, "Each player loses 1 life.")  # that is no damage
    happen(table.game, Damage(bat, 2, 3))
    table.resolve()
    assert (table.life("A"), table.life("C")) == (19, 16)  # nobody else is spared
    do(table, "Destroy target artifact.", [lamp])
    happen(table.game, Damage(bat, 0, 3))
    assert table.life("A") == 16


@rule("120.3b", "704.5c")
def test_damage_that_costs_no_life_poisons() -> None:
    table = Table()
    permanent(table, "Damage doesn't cause you to lose life.")
    adder = permanent(table, "Infect", "B")
    happen(table.game, Damage(adder, 0, 4))
    assert table.life("A") == 20 and table.game.players[0].counters.get("poison") == 4


@rule("514.2", "704.5g")
def test_damage_that_stays_through_the_cleanup_step() -> None:
    table = Table()
    hulk = permanent(table, "Damage isn't removed from Test Thing during cleanup steps.", size="4/4")
    (cub,) = table.battlefield("A", ogre())
    happen(table.game, Damage(cub, hulk, 3), Damage(hulk, cub, 2))
    table.next_turn()
    assert (table.game.obj(hulk).damage, table.game.obj(cub).damage) == (3, 0)
    happen(table.game, Damage(cub, hulk, 1))
    table.settle()
    assert hulk not in table.game.battlefield


@rule("514.2", "604.1")
def test_damage_stays_on_all_of_a_description_while_the_ability_is_there() -> None:
    table = Table()
    mire = permanent(table, "Damage isn't removed from creatures your opponents control during cleanup steps.", types="Enchantment")
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", ogre())
    happen(table.game, Damage(mine, theirs, 1), Damage(theirs, mine, 1))
    table.next_turn()
    assert (table.game.obj(theirs).damage, table.game.obj(mine).damage) == (1, 0)
    do(table, "Destroy target enchantment.", [mire], who="B")
    table.next_turn()
    assert table.game.obj(theirs).damage == 0

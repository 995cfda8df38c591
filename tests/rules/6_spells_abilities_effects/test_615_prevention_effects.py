"""Prevention effects (CR 615): shields, which damage they prevent, damage that can't be prevented."""

from __future__ import annotations

from engine.game.decisions.orders import OrderObjects
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")
MITT = ("Oven Mitt", "{W}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn.")


@rule("615.4")
def test_damage_that_was_dealt_is_not_prevented_later() -> None:
    table = Table()
    table.hand("A", card(*SPARK))
    table.hand("B", card(*MITT))
    table.mana("A", "{R}").mana("B", "{W}").cast("A", "Small Spark", [1]).resolve()
    table.cast("B", "Oven Mitt", [1]).resolve()
    assert table.life("B") == 18


@rule("615.6", "603.2h", "120.3f")
def test_prevented_damage_never_happened_for_lifelink_either() -> None:
    table = Table()
    (kind,) = table.battlefield("A", card("Kind Imp", "{1}{W}", "Creature — Imp", "Lifelink", "2/2"))
    table.hand("B", card("Deaf Ears", "{W}", "Instant", "Prevent all damage that would be dealt this turn."))
    table.mana("B", "{W}").cast("B", "Deaf Ears").resolve()
    assert happen(table.game, Damage(kind, 1, 2)) == () or table.life("A") == 20
    assert table.life("A") == 20 and table.life("B") == 20


@rule("615.7")
def test_a_shield_counts_only_how_much_it_prevents() -> None:
    table = Table()
    table.hand("B", card(*MITT))
    table.mana("B", "{W}").cast("B", "Oven Mitt", [1]).resolve()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, 1, 1))
    happen(table.game, Damage(bear, 1, 1))
    assert table.life("B") == 20
    happen(table.game, Damage(bear, 1, 4))
    assert table.life("B") == 17


@rule("615.7")
def test_of_damage_from_two_sources_the_player_chooses_what_the_shield_prevents() -> None:
    table = Table()
    table.hand("B", card(*MITT))
    table.mana("B", "{W}").cast("B", "Oven Mitt", [1]).resolve()
    drain = card("Thirsty Bat", "{1}{B}", "Creature — Bat", "Lifelink", "3/3")
    (bear,) = table.battlefield("A", card("Big Bear", "{1}{G}", "Creature — Bear", "", "3/3"))
    (bat,) = table.battlefield("A", drain)
    table.answer("B", [1, 0])
    happen(table.game, Damage(bear, 1, 3), Damage(bat, 1, 3))
    asked = [d for d in table.asked if isinstance(d, OrderObjects)]
    assert len(asked) == 1 and asked[0].seat == 1 and asked[0].objects == (bear, bat)
    assert table.life("B") == 17 and table.life("A") == 20  # the bat's damage was prevented


@rule("615.12")
def test_damage_that_can_not_be_prevented_leaves_the_shield_as_it_is() -> None:
    table = Table()
    table.hand("B", card(*MITT))
    table.mana("B", "{W}").cast("B", "Oven Mitt", [1]).resolve()
    (wild,) = table.battlefield("A", card("Raw Nerve", "{R}", "Enchantment", "Damage can't be prevented."))
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, 1, 2))
    assert table.life("B") == 18
    table.hand("A", card("Erase", "{W}", "Instant", "Exile target enchantment."))
    table.mana("A", "{W}").cast("A", "Erase", [wild]).resolve()
    happen(table.game, Damage(bear, 1, 3))
    assert table.life("B") == 18


@rule("615.11")
def test_a_shield_for_each_of_several_creatures_is_made_as_the_effect_begins() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("B", card("Warm Blanket", "{W}", "Instant", "Prevent the next 1 damage that would be dealt to each creature you control this turn."))
    table.mana("B", "{W}").cast("B", "Warm Blanket").resolve()
    (late,) = table.battlefield("B", card("Fat Bear", "{1}{G}", "Creature — Bear", "", "2/5"))
    table.hand("A", card("Hot Soup", "{1}{R}", "Sorcery", "Hot Soup deals 1 damage to each creature."))
    table.mana("A", "{1}{R}").cast("A", "Hot Soup").resolve()
    assert table.game.objects[bear].damage == 0 and table.game.objects[late].damage == 1

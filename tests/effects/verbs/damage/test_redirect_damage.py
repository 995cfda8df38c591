"""Damage is dealt to something else, or prevented, the next time (CR 614.9, 615.9, 609.7)."""

from __future__ import annotations

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, sprite
from tests.support.boards.table import Table, card

ZAP = ("Zap", "{R}", "Instant", "Zap deals 3 damage to any target.")


BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


EMBER_ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


@rule("615.9", "609.7a")
def test_the_next_damage_of_a_chosen_source() -> None:
    table = Table()
    (one,) = table.battlefield("B", sprite())
    table.answer("A", [one])
    do(table, "The next time a source of your choice would deal damage to you this turn, prevent that damage.")
    table.hand("B", card("Bite", "{0}", "Instant", "Target creature you control deals damage equal to its power to any target."))
    table.cast("B", "Bite", [one, 0]).resolve()
    assert table.life("A") == 20


@rule("614.9")
def test_damage_is_redirected() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "The next 2 damage that would be dealt to you this turn is dealt to target creature instead.", targets=[one])
    table.hand("B", card(*ZAP))
    table.mana("B", "{R}")
    table.cast("B", "Zap", [0]).resolve()
    assert table.life("A") == 19
    assert table.game.obj(one).damage == 2


@rule("615.5", "609.7a")
def test_mirror_deals_back_what_it_prevented() -> None:
    table = Table()
    mirror = card("Smoky Mirror", "{R}", "Instant", (
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is "
        "prevented this way, Smoky Mirror deals that much damage to that source's controller."))  # fmt: skip
    table.hand("A", mirror)
    table.hand("B", EMBER_ZAP, EMBER_ZAP)
    table.mana("A", "{R}").mana("B", "{R}{R}")
    table.cast("B", "Ember Zap", targets=[0])
    (zap,) = table.game.stack
    table.answer("A", [zap])
    table.cast("A", "Smoky Mirror").resolve()
    assert (table.life("A"), table.life("B")) == (20, 17)
    table.cast("B", "Ember Zap", targets=[0]).resolve()
    assert (table.life("A"), table.life("B")) == (17, 17)


@rule("615.5")
def test_the_next_time_is_all_that_the_source_deals_then() -> None:
    table = Table()
    veil = card("Dim Veil", "{W}", "Instant", (
        "The next time a source of your choice would deal damage to you and/or creatures you control this turn, "
        "prevent that damage. If damage from a black source is prevented this way, you gain that much life."))  # fmt: skip
    for cost, gained in (("{B}", 6), ("{R}", 0)):
        table = Table()
        blast = card("Wide Blast", cost, "Sorcery", "Wide Blast deals 3 damage to each creature and each player.")
        (bear,) = table.battlefield("A", BEAR)
        table.hand("A", veil, blast)
        table.mana("A", "{W}" + cost)
        table.cast("A", "Wide Blast")
        table.answer("A", [table.game.stack[0]])
        table.cast("A", "Dim Veil").resolve()
        assert bear in table.game.battlefield
        assert (table.life("A"), table.life("B")) == (20 + gained, 17)
        assert not table.game.floating


@rule("615.5", "603.12")
def test_when_damage_is_prevented_triggers() -> None:
    table = Table()
    table.hand("A", card("New Course", "{R}", "Instant", (
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is "
        "prevented this way, New Course deals that much damage to that source's controller and you draw that many "
        "cards.")))  # fmt: skip
    table.hand("B", EMBER_ZAP)
    table.mana("A", "{R}").mana("B", "{R}")
    table.cast("B", "Ember Zap", targets=[0])
    table.answer("A", [table.game.stack[0]])
    table.cast("A", "New Course").resolve(2)
    assert table.stack() == ["New Course trigger (A)"]
    assert table.life("B") == 20
    table.resolve()
    assert table.life("B") == 17
    assert len(table.zone("A", HAND)) == 3

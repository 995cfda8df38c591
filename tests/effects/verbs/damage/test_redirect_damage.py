"""Damage is dealt to something else, or prevented, the next time (CR 614.9, 615.9, 609.7)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from engine.game.events.damage import Damage
from engine.game.events.status import Tap
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BITE = ("Bite", "{0}", "Instant", "Bite deals 5 damage to any target.")
CUP = card("Tin Cup", "{1}", "Artifact Creature — Golem", "", "1/1")

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


@rule("609.7a", "615.6", "107.1a")
@pytest.mark.parametrize(("rounded", "life"), [("down", 17), ("up", 18)])
def test_half_of_the_next_damage_is_prevented(rounded: str, life: int) -> None:
    table = Table()
    table.hand("B", card(*BITE), card(*BITE))
    table.cast("B", "Bite", [0])
    (bite,) = table.game.stack
    table.answer("A", [bite])
    ward = card("Ward", "{0}", "Instant", "The next time a source of your choice would deal damage to you this turn, prevent half that "
                f"damage, rounded {rounded}.")  # fmt: skip
    table.hand("A", ward)
    table.cast("A", "Ward").resolve()
    assert table.life("A") == life
    table.cast("B", "Bite", [0]).resolve()
    assert table.life("A") == life - 5, "another source, and no longer the next time"


@rule("614.9", "609.7")
def test_what_a_source_of_ones_choice_would_deal_is_dealt_to_oneself() -> None:
    table = Table(3)
    stone = permanent(table, "{0}: The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead.",
                      types="Artifact")  # fmt: skip
    cub, one, two = table.battlefield("B", bear(), ogre(), ogre())
    table.answer("A", [one])
    table.activate("A", stone, [cub]).resolve()
    happen(table.game, Damage(two, cub, 1), Damage(one, two, 1))
    assert table.life("A") == 20 and table.game.obj(cub).damage == 1
    happen(table.game, Damage(one, cub, 1))
    assert table.life("A") == 19 and table.game.obj(cub).damage == 1
    happen(table.game, Damage(one, two, 1))
    assert table.game.obj(two).damage == 2


@rule("614.9")
def test_damage_to_you_or_another_permanent_of_yours() -> None:
    table = Table()
    giant = permanent(table, "All damage that would be dealt to you or another permanent you control is dealt to Test Thing instead.",
                      size="0/20")  # fmt: skip
    mine, theirs = table.battlefield("A", bear())[0], table.battlefield("B", ogre())[0]
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert [table.game.objects[oid].damage for oid in (giant, mine, theirs)] == [3, 0, 1]
    assert (table.life("A"), table.life("B")) == (20, 19)


@rule("615.9", "615.5")
def test_the_next_damage_of_a_creature() -> None:
    table = Table()
    (biter,) = table.battlefield("B", card("Old Biter", "{1}", "Creature — Dog", "{0}: Old Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    do(table, "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage "
       "prevented this way.", [biter])  # fmt: skip
    assert table.life("A") == 20
    table.activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 22
    table.activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 20


@rule("609.7a", "615.7")
def test_the_next_damage_by_a_source_of_your_choice() -> None:
    table = Table()
    (biter,) = table.battlefield("B", card("Old Biter", "{1}", "Creature — Dog", "{0}: Old Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    (other,) = table.battlefield("B", card("New Biter", "{1}", "Creature — Dog", "{0}: New Biter deals 2 damage to target player.",
                                           "2/2"))  # fmt: skip
    table.answer("A", [biter])
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Prevent the next 3 damage that would be dealt to any target this turn by a "
                         "source of your choice. You gain 3 life."))
    table.cast("A", "Test Rite", targets=[0]).resolve()
    assert table.life("A") == 23
    table.activate("B", other, targets=[0]).resolve()
    assert table.life("A") == 21
    table.activate("B", biter, targets=[0]).resolve().activate("B", biter, targets=[0]).resolve()
    assert table.life("A") == 20


@pytest.fixture
def table() -> Table:
    return Table()


@rule("614.9")
def test_a_static_ability_moves_damage(table: Table) -> None:
    (guard,) = table.battlefield("A", card("Tall Guard", "{W}", "Creature — Giant", (
        "As long as Tall Guard is untapped, all damage that would be dealt to you by artifacts is dealt to Tall Guard "
        "instead."), "1/9"))  # fmt: skip
    cup, bear = table.battlefield("B", CUP, BEAR)
    happen(table.game, Damage(cup, 0, 2), Damage(bear, 0, 3))
    assert (table.life("A"), table.game.obj(guard).damage) == (17, 2)
    happen(table.game, Tap(guard))
    happen(table.game, Damage(cup, 0, 2))
    assert table.life("A") == 15


@rule("614.9", "509.1h")
def test_combat_damage_of_unblocked_creatures_is_dealt_to_a_guard() -> None:
    table = Table()
    guard = permanent(table, "{T}: All combat damage that would be dealt to you by unblocked creatures this turn is dealt to Test Thing instead.",
                      size="1/9")  # fmt: skip
    (wolf,) = table.battlefield("B", ogre())
    table.activate("A", guard).resolve()
    table.next_turn()
    happen(table.game, Damage(wolf, 0, 1, combat=True))  # it attacks no more than it is unblocked
    assert table.life("A") == 19


@rule("614.9", "608.2b")
def test_what_a_spell_would_deal_is_dealt_to_its_controller() -> None:
    table = Table()
    table.hand("B", card("Great Zap", "{0}", "Instant", "Great Zap deals 3 damage to each creature and each player."))
    table.hand("A", card("Odd Echo", "{0}", "Instant", "All damage that would be dealt this turn by target instant spell is dealt to that spell's "
                                                       "controller instead."))  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    table.cast("B", "Great Zap")
    table.cast("A", "Odd Echo", [table.game.stack[-1]]).resolve()
    assert (table.life("A"), table.life("B")) == (20, 11) and table.game.permanent(mine) is not None


@rule("614.9", "609.7a")
def test_what_a_chosen_source_would_deal_to_one_creature_is_dealt_to_another() -> None:
    table = Table()
    (mine, other) = table.battlefield("A", bear(), bear())
    (wolf, boar) = table.battlefield("B", ogre(), ogre())
    table.answer("A", [wolf])
    do(table, "All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target "
              "creature instead.", [mine, other])  # fmt: skip
    happen(table.game, Damage(wolf, mine, 1), Damage(boar, mine, 1), Damage(wolf, 0, 1))
    assert (table.game.obj(mine).damage, table.game.obj(other).damage, table.life("A")) == (1, 1, 19)


@rule("614.9", "611.2a")
def test_what_several_would_be_dealt_is_dealt_to_one_until_the_next_turn() -> None:
    table = Table()
    (hero, other) = table.battlefield("A", card("Tall Hero", "{1}", "Creature — Human", "", "1/9"), bear())
    (wolf,) = table.battlefield("B", ogre())
    table.answer("A", [hero])
    do(table, "Choose a creature you control. Until your next turn, all damage that would be dealt to creatures you control is dealt to that creature "
              "instead.")  # fmt: skip
    (late,) = table.battlefield("A", bear())
    happen(table.game, Damage(wolf, other, 2), Damage(wolf, late, 2), Damage(wolf, hero, 1), Damage(wolf, 0, 1))
    assert [table.game.obj(one).damage for one in (hero, other, late)] == [5, 0, 0] and table.life("A") == 19
    table.next_turn()
    happen(table.game, Damage(wolf, other, 1))
    assert table.game.obj(hero).damage == 1
    do(table, "Return target creature to its owner's hand.", [hero], who="B")
    happen(table.game, Damage(wolf, other, 1))
    assert table.game.obj(other).damage == 1  # there is nothing else to be dealt it (CR 614.9)


@rule("614.9", "615.9")
def test_all_that_would_be_dealt_the_next_time_is_dealt_to_a_target() -> None:
    table = Table()
    tree = permanent(table, "{0}: The next time damage would be dealt to Test Thing this turn, that damage is dealt to any target instead.", size="1/9")
    (wolf, boar) = table.battlefield("B", ogre(), ogre())
    table.activate("A", tree, [1]).resolve()
    happen(table.game, Damage(wolf, tree, 2, combat=True), Damage(boar, tree, 3, combat=True), Damage(boar, 0, 1))
    assert (table.life("A"), table.life("B"), table.game.obj(tree).damage) == (19, 15, 0)  # both at once, whatever deals it
    happen(table.game, Damage(wolf, tree, 2))
    assert table.game.obj(tree).damage == 2 and table.life("B") == 15

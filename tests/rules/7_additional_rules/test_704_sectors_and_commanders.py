"""State-based actions about sectors and commanders (CR 704.5u, 704.6c, 704.6d)."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SCULPTOR = ("Ring Shaper", "{3}{U}", "Legendary Creature — Human", "Space sculptor\n{0}: Choose a sector. Destroy each other creature in that sector.", "2/4")


@rule("704.5u", "702.158a", "702.158c", "702.158d")
def test_creatures_get_sectors_those_of_players_without_a_sculptor_first() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    (theirs,) = table.battlefield("B", card(*BEAR))
    (shaper,) = table.battlefield("A", card(*SCULPTOR))
    table.answer("A", 0, 1, 2).answer("B", 1).settle()
    asked = [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "sector"]
    assert asked == [1, 0, 0, 0]
    assert [table.game.objects[oid].marks["sector"] for oid in (first, second, shaper, theirs)] == ["alpha", "beta", "gamma", "beta"]
    table.answer("A", 1).activate("A", shaper).resolve()
    assert first in table.game.objects and second not in table.game.objects and theirs not in table.game.objects


@rule("704.5u", "702.158b")
def test_sectors_last_as_long_as_somebody_has_a_sculptor() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (shaper,) = table.battlefield("A", card(*SCULPTOR))
    table.settle()
    assert table.game.objects[bear].marks["sector"] == "alpha"
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [shaper]).resolve()
    assert "sector" not in table.game.objects[bear].marks


def commanded(table: Table) -> int:
    """A commander of A on the battlefield."""
    (general,) = table.battlefield("A", card("Old General", "{3}{W}", "Legendary Creature — Human", "", "7/7"))
    happen(table.game, designate(table.game, 0, general))
    return general


@rule("704.6c", "704.6", "903.10a")
def test_21_combat_damage_by_the_same_commander_loses_the_game() -> None:
    table = Table()
    general = commanded(table)
    (other,) = table.battlefield("A", card("Big Bear", "{4}{G}", "Creature — Bear", "", "7/7"))
    table.life("B", 100)
    for amount in (7, 7):
        happen(table.game, Damage(general, 1, amount, combat=True))
    happen(table.game, Damage(other, 1, 30, combat=True), Damage(general, 1, 30))  # another creature; no combat damage
    table.settle()
    assert not table.game.over
    table.answer("A", False)
    happen(table.game, ZoneChange(general, "hand"))
    (card_in_hand,) = table.game.zone("hand", 0)
    happen(table.game, ZoneChange(card_in_hand, "battlefield", controller=0))  # a new object, the same commander
    happen(table.game, Damage(table.find("Old General"), 1, 7, combat=True))
    table.settle()
    assert table.game.over and "704.6c" in table.told(table.game.players[1].lost)


@rule("704.6d", "903.9a")
def test_a_commander_put_into_a_graveyard_or_exile_may_go_to_the_command_zone() -> None:
    for zone in ("graveyard", "exile"):
        table = Table()
        happen(table.game, ZoneChange(commanded(table), zone))
        table.answer("A", True).settle()
        assert table.all("Old General", "command")
        (asked,) = [decision for decision in table.asked if decision.purpose == "commander"]
        assert asked.seat == 0 and "Old General" in table.told(asked.prompt)
        table.mana("A", "{3}{W}").cast("A", "Old General").resolve()
        assert table.all("Old General"), "from there it can be cast again"


@rule("704.6d", "903.9a", "put into that zone since the last time state-based actions were checked")
def test_its_owner_is_asked_once_each_time_it_comes_there() -> None:
    table = Table()
    happen(table.game, ZoneChange(commanded(table), "graveyard"))
    table.answer("A", False).settle()
    table.life("A", 10)
    table.settle()
    assert len([d for d in table.asked if getattr(d, "purpose", "") == "commander"]) == 1
    (dead,) = table.all("Old General", "graveyard")
    happen(table.game, ZoneChange(dead, "exile"))
    table.answer("A", True).settle()
    assert table.all("Old General", "command")


@rule("702.158b", "or an ability whose source has space sculptor", "704.5u")
@pytest.mark.parametrize("kept", [True, False])
def test_sectors_last_while_an_ability_of_a_sculptor_is_on_the_stack(kept: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (shaper,) = table.battlefield("A", card(*SCULPTOR))
    (lamp,) = table.battlefield("A", card("Plain Lamp", "{1}", "Artifact", "{0}: You gain 1 life."))
    table.answer("A", 1).answer("B", 1).settle()
    table.hand("A", card("Fell", "{0}", "Instant", "Destroy target creature."), card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Small Word").activate("A", shaper if kept else lamp)
    table.answer("A", 1).cast("A", "Fell", [shaper]).resolve(1)
    assert ("sector" in table.game.objects[bear].marks) is kept, "a spell, or another's ability, keeps none"
    table.resolve()
    assert (bear in table.game.objects) is not kept


@rule("704.5u", "702.158c", "those without a sculptor first, each group in turn order", "702.158a")
@rule("702.158d", "that action on each creature with that designation, whoever gave it")
def test_players_choose_sectors_in_turn_order() -> None:
    table = Table(4)
    table.to_step("main1", "C")
    for who in "ABCD":
        table.battlefield(who, card(*BEAR), card("Plain Lamp", "{1}", "Artifact"))
    (shaper,) = table.battlefield("B", card(*SCULPTOR))
    sectors = iter((0, 1, 2, 1, 2))
    table.policy = lambda decision: next(sectors) if getattr(decision, "purpose", "") == "sector" else None
    table.settle()
    asked = [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "sector"]
    assert asked == [2, 3, 0, 1, 1]
    table.policy = None
    table.answer("B", 1).activate("B", shaper).resolve()
    assert [len(table.all("Plain Bear", who=who)) for who in "ABCD"] == [1, 0, 1, 0], "the second player asked said beta, and B"

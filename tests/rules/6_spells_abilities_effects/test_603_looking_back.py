"""What abilities see by looking back in time (CR 603.10), asked as a judge would."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.decisions.orders import OrderTriggers
from engine.game.events.zone_changes import Destroy, ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
FELL = ("Fell", "{B}", "Instant", "Destroy target creature.")
BORROW = ("Borrow", "{2}{R}", "Instant", "Gain control of target permanent until end of turn.")


@rule("603.10")
def test_normally_only_what_is_there_after_the_event_is_asked() -> None:
    table = Table()
    (guard,) = table.battlefield("A", card("Gate Guard", "{1}{W}", "Creature — Human", "Whenever a creature enters, you gain 1 life.", "1/1"))
    (watch,) = table.graveyard("A", card("Night Watch", "{1}{W}", "Creature — Human", "Whenever a creature enters, you gain 10 life.", "1/1"))
    (bear,) = table.graveyard("A", card(*BEAR))
    happen(table.game, ZoneChange(guard, GRAVEYARD), ZoneChange(watch, BATTLEFIELD), ZoneChange(bear, BATTLEFIELD))
    table.resolve()
    assert table.life("A") == 40  # the newcomer saw both enter; the one that left saw nothing


@rule("603.10")
def test_effects_that_exist_after_the_event_say_what_things_look_like() -> None:
    table = Table()
    table.battlefield("A", card("Elf Bell", "{1}", "Artifact", "Whenever an Elf enters, you gain 1 life."))
    table.hand("A", card("Leafy Lord", "{1}{G}", "Creature — Human", "Creatures you control are Elves in addition to their other types.", "1/1"))
    table.mana("A", "{1}{G}").cast("A", "Leafy Lord").resolve()
    assert table.life("A") == 21


@rule("603.10a")
def test_an_artifact_that_goes_with_the_creatures_sees_each_of_them_die() -> None:
    table = Table()
    table.battlefield("A", card("Mourning Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."), card(*BEAR), card(*BEAR))
    table.hand("A", card("Clean Sweep", "{3}{W}", "Sorcery", "Destroy all artifacts, creatures, and enchantments."))
    table.mana("A", "{3}{W}").cast("A", "Clean Sweep").resolve()
    assert table.zone("A", "graveyard").count("Mourning Bell") == 1 and table.life("A") == 22


@rule("603.10b")
def test_a_permanent_sees_itself_and_others_phase_out() -> None:
    table = Table()
    pale = card("Pale Cat", "{1}{U}", "Creature — Cat", "When this creature phases out, you gain 1 life.", "1/1")
    watch = card("Grey Cat", "{1}{U}", "Creature — Cat", "Whenever a creature phases out, you gain 10 life.", "1/1")
    table.battlefield("A", pale, watch)
    table.hand("A", card("Away", "{U}", "Instant", "Each creature you control phases out."))
    table.mana("A", "{U}").cast("A", "Away").resolve()
    assert table.life("A") == 20 + 1 + 20
    table = Table()
    table.battlefield("A", watch, watch)
    table.hand("A", card("Away", "{U}", "Instant", "Each creature you control phases out."))
    table.mana("A", "{U}").cast("A", "Away").resolve()
    assert table.life("A") == 20 + 40
    assert not [decision for decision in table.asked if isinstance(decision, OrderTriggers)], "all four say the same"


@rule("603.10b", "by itself, or with what it is attached to; and it comes back so")
def test_an_equipment_sees_itself_phase_out_each_time() -> None:
    table = Table()
    (cat,) = table.battlefield("B", card("Plain Cat", "{1}", "Creature — Cat", "", "1/1"))
    (collar,) = table.battlefield("A", card("Red Collar", "{1}", "Artifact — Equipment", "When this Equipment phases out, you gain 1 life.\nEquip {1}"), attach_to=cat)
    table.hand("A", card("Away", "{0}", "Instant", "Target artifact phases out."), card("Away with It", "{0}", "Instant", "Suspect target creature. It phases out."))
    table.cast("A", "Away", [collar]).resolve()
    assert table.life("A") == 21
    table.to_step("upkeep", "B")
    assert table.game.obj(collar).phased_out
    table.to_step("upkeep", "A").to_step("main1", "B")
    assert not table.game.obj(collar).phased_out and table.game.obj(collar).attached_to == cat
    table.cast("A", "Away with It", [cat]).resolve()
    assert table.life("A") == 22
    table.to_step("upkeep", "A")
    assert table.game.obj(collar).phased_out, "with the creature, this time"
    table.to_step("upkeep", "B")
    assert not table.game.obj(collar).phased_out and table.has(cat, "menace"), "it is still suspected"


@rule("603.10c", "701.3d")
def test_equipment_knows_what_it_came_off() -> None:
    harness = card("Iron Harness", "{2}", "Artifact — Equipment",
                   "Whenever this Equipment becomes unattached from a creature, sacrifice that creature.\nEquip {1}")  # fmt: skip
    table = Table()
    first, second, third = table.battlefield("A", card(*BEAR), card(*BEAR), card(*BEAR))
    (iron,) = table.battlefield("A", harness)
    table.mana("A", "{3}").activate("A", iron, [first]).resolve()
    table.activate("A", iron, [second]).resolve()  # moved: it came off the first
    assert first not in table.game.objects and second in table.game.objects
    table.hand("A", card("Scrap", "{R}", "Instant", "Destroy target artifact."), card(*FELL))
    table.mana("A", "{B}").cast("A", "Fell", [second]).resolve(1)
    assert table.stack() == ["Iron Harness trigger (A)"]  # the creature went: it came off too
    table.resolve().activate("A", iron, [third]).resolve()
    table.mana("A", "{R}").cast("A", "Scrap", [iron]).resolve()
    assert third not in table.game.objects  # the Equipment itself went, and looked back


@rule("603.10c", "what became unattached, and what it was attached to then")
def test_what_became_unattached_is_seen_as_it_was() -> None:
    table = Table()
    table.battlefield("A", card("Loose Ends", "{1}", "Enchantment", "Whenever an Equipment you control becomes unattached from a creature you control, you gain 1 life.\n"
                                "Whenever an Aura becomes unattached from a permanent, you gain 10 life."))  # fmt: skip
    mine, (theirs,) = table.battlefield("A", card(*BEAR), card(*BEAR)), table.battlefield("B", card(*BEAR))
    blade = card("Plain Blade", "{1}", "Artifact — Equipment", "Equip {0}")
    table.battlefield("A", blade), table.battlefield("A", blade, attach_to=theirs), table.battlefield("B", blade, attach_to=mine[0])
    do(table, "Destroy all Equipment.").resolve()
    assert table.life("A") == 20, "attached to nothing, to another's creature, and another's Equipment"
    table.battlefield("A", card("Old Curse", "{B}", "Enchantment — Aura Curse", "Enchant player"), attach_to=1)
    do(table, "Destroy all Auras.").resolve()
    assert table.life("A") == 20, "a player is no permanent"
    table.battlefield("A", card("Plain Veil", "{G}", "Enchantment — Aura", "Enchant creature"), attach_to=mine[0])
    table.battlefield("A", blade, attach_to=mine[1])
    happen(table.game, Destroy(mine[0]), Destroy(mine[1]))
    table.resolve()
    assert table.life("A") == 31
    do(table, "Return all cards from your graveyard to your hand.").resolve()
    assert table.life("A") == 31, "what was in the graveyard was attached to nothing"


@rule("603.10d")
def test_who_loses_control_of_a_permanent_has_its_ability() -> None:
    pet = card("Clingy Pet", "{1}{G}", "Creature — Cat", "When you lose control of this creature, you gain 5 life.", "2/2")
    table = Table()
    (cat,) = table.battlefield("A", pet)
    table.hand("B", card(*BORROW))
    table.mana("B", "{2}{R}").cast("B", "Borrow", [cat]).resolve(1)
    assert table.stack() == ["Clingy Pet trigger (A)"]
    table.resolve()
    assert (table.life("A"), table.life("B")) == (25, 20)
    table.hand("A", card(*FELL))
    table.mana("A", "{B}").cast("A", "Fell", [cat]).resolve()  # now B loses control of it
    assert (table.life("A"), table.life("B")) == (25, 25)


@rule("603.10d", "control of a permanent, not of what goes elsewhere at the same time", "603.2")
@pytest.mark.parametrize(("what", "life"), [("a creature", 21), ("a card", 21), ("a land", 20)])
def test_only_who_controlled_a_permanent_loses_control_of_it(what: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Sad Bell", "{1}", "Artifact", f"Whenever you lose control of {what}, you gain 1 life."), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.graveyard("A", card(*BEAR))
    do(table, "Exile all creatures and all creature cards from all graveyards.")
    assert len(table.all("Plain Bear", "exile")) == 3 and table.life("A") == life


@rule("603.10d")
def test_an_opponent_who_gains_control_of_the_very_permanent_that_waits_for_it() -> None:
    table = Table()
    (chest, lamp) = table.battlefield(
        "A", card("Watched Chest", "{2}", "Artifact", "Whenever an opponent gains control of a permanent from you, you gain 2 life."),
        card("Lamp", "{1}", "Artifact"),
    )  # fmt: skip
    table.hand("B", card(*BORROW), card(*BORROW))
    table.mana("B", "{2}{R}{2}{R}").cast("B", "Borrow", [lamp]).resolve()
    assert table.life("A") == 22
    table.cast("B", "Borrow", [chest]).resolve()
    assert (table.life("A"), table.life("B")) == (24, 20)


@rule("603.6e", "the new object that the Aura itself became; no other ability finds it", "400.7f")
def test_an_aura_is_not_found_by_others_that_see_its_creature_die() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (vine,) = table.battlefield("A", card("Plain Vine", "{G}", "Enchantment — Aura", "Enchant creature"), attach_to=bear)
    do(table, "Choose target creature and target Aura. When that creature dies this turn, return that Aura to its owner's hand.", [bear, vine])
    happen(table.game, Destroy(bear))
    table.resolve()
    assert table.all("Plain Vine", "graveyard") and table.zone("A", "hand") == []

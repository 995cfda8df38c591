"""Card types (CR 300 to 310): what each can do and how it is played."""

from __future__ import annotations

from typing import Any

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.counters import RemoveCounters
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.permission import LandWay
from engine.game.rules.casting.questions import LAND_WAYS
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import FOREST, Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
LADLE = ("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}")
SCARF = ("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
BLINK = ("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control.")


@rule("300.2a", "305.9")
def test_a_land_of_another_type_too_is_played_and_never_cast() -> None:
    table = Table()
    table.hand("A", card("Walking Wood", "", "Land Creature — Forest Dryad", "", "1/1"))
    assert [a.kind for a in table.actions("A")] == ["play"]


@rule("300.2", "700.6")
def test_an_artifact_creature_is_both() -> None:
    table = Table()
    table.battlefield("B", card("Tin Dog", "{2}", "Artifact Creature — Dog", "", "1/1"))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), card("Smash", "{R}", "Instant", "Destroy target artifact."))
    table.mana("A", "{B}{R}")
    assert sorted(a.label for a in table.actions("A")) == ["Fell", "Smash"]


# -- equipment (301.5) -----------------------------------------------------------------------------------------------


@rule("301.5", "301.5a", "301.5d")
def test_equipment_is_controlled_apart_from_the_creature() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (ladle,) = table.battlefield("A", card(*LADLE))
    table.mana("A", "{1}").activate("A", ladle, [bear]).resolve()
    table.hand("B", card("Borrow", "{2}{R}", "Instant", "Gain control of target creature until end of turn."))
    table.mana("B", "{2}{R}").cast("B", "Borrow", [bear]).resolve()
    assert table.game.controller(ladle) == 0 and table.game.objects[ladle].attached_to == bear
    assert table.pt(bear) == (3, 2)


@rule("301.5b", "301.5e")
def test_equipment_enters_attached_to_nothing() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", card(*LADLE))
    table.mana("A", "{1}").cast("A", "Ladle").resolve()
    assert table.game.objects[table.find("Ladle")].attached_to == -1


@rule("301.5c", "602.5d")
def test_equipment_moves_from_one_creature_to_another_only_as_a_sorcery() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    (ladle,) = table.battlefield("A", card(*LADLE))
    table.mana("A", "{1}{1}").activate("A", ladle, [first]).resolve().activate("A", ladle, [second]).resolve()
    assert table.pt(first) == (2, 2) and table.pt(second) == (3, 2)
    table.to_step("begin_combat").mana("A", "{1}")
    assert table.actions("A") == ()


# -- creatures (302) -------------------------------------------------------------------------------------------------


@rule("302.6")
def test_a_creature_that_changed_its_controller_is_summoning_sick() -> None:
    table = Table()
    (elf,) = table.battlefield("B", card("Busy Elf", "{G}", "Creature — Elf", "{T}: You gain 1 life.", "1/1"))
    table.hand("A", card("Borrow", "{2}{R}", "Sorcery", "Gain control of target creature."))
    table.mana("A", "{2}{R}").cast("A", "Borrow", [elf]).resolve()
    assert table.actions("A") == ()
    table.next_turn("B").next_turn("A")
    assert [a.oid for a in table.actions("A") if a.kind == "activate"] == [elf]


@rule("302.6", "702.10b")
def test_haste_lets_a_creature_tap_at_once() -> None:
    table = Table()
    table.hand("A", card("Quick Elf", "{G}", "Creature — Elf", "Haste\n{T}: You gain 1 life.", "1/1"))
    table.mana("A", "{G}").cast("A", "Quick Elf").resolve()
    assert len(table.actions("A")) == 1


@rule("302.4c", "208.2")
def test_power_and_toughness_start_from_the_printed_numbers() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    assert table.pt(bear) == (2, 2)


# -- enchantments (303) ----------------------------------------------------------------------------------------------


@rule("303.4e")
def test_only_the_controller_of_an_aura_uses_its_abilities_but_a_granted_ability_is_the_creatures() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Busy Band", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has \"{0}: You gain 1 life.\"\n{0}: You gain 2 life."))
    table.mana("A", "{W}").cast("A", "Busy Band", [bear]).resolve()
    band = table.find("Busy Band")
    assert [a.oid for a in table.actions("A")] == [band] and [a.oid for a in table.actions("B")] == [bear]


@rule("303.4f")
def test_an_aura_put_onto_the_battlefield_is_attached_to_what_its_controller_chooses() -> None:
    table = Table()
    bear, cat = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    (scarf,) = table.graveyard("A", card(*SCARF))
    table.hand("A", card("Mend", "{W}", "Sorcery", "Return target enchantment card from your graveyard to the battlefield."))
    table.mana("A", "{W}").answer("A", [cat]).cast("A", "Mend", [scarf]).resolve()
    asked = [d for d in table.asked if isinstance(d, ChooseObjects)]
    assert asked[-1].candidates == (bear, cat) and asked[-1].seat == 0
    assert table.pt(cat) == (3, 3)


@rule("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    table = Table()
    (scarf,) = table.graveyard("A", card(*SCARF))
    table.hand("A", card("Mend", "{W}", "Sorcery", "Return target enchantment card from your graveyard to the battlefield."))
    table.mana("A", "{W}").cast("A", "Mend", [scarf]).resolve()
    assert "Warm Scarf" in table.zone("A", "graveyard") and table.game.battlefield == ()


@rule("303.4j", "701.3b")
def test_an_aura_does_not_move_to_what_it_can_not_enchant() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*SCARF), card("Rehang", "{U}", "Instant", "Attach target Aura to target permanent."))
    (toy,) = table.battlefield("A", card("Tin Toy", "{2}", "Artifact", ""))
    table.mana("A", "{W}{U}").cast("A", "Warm Scarf", [bear]).resolve()
    scarf = table.find("Warm Scarf")
    table.cast("A", "Rehang", [toy]).resolve()
    assert table.game.objects[scarf].attached_to == bear
    table.battlefield("A", card("Loose Ends", "{1}", "Enchantment", "Whenever an Aura you control becomes attached to a permanent, you gain 1 life.\n"
                                "Whenever an Aura you control becomes unattached from a permanent, you gain 10 life."))  # fmt: skip
    for place in (bear, toy):
        table.hand("A", card("Rehang", "{0}", "Instant", "Attach target Aura to target permanent."))
        table.cast("A", "Rehang", [scarf, place]).resolve()
        assert table.game.objects[scarf].attached_to == bear and table.life("A") == 20, "it is there already, or can't be there"
    (other,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Rehang", "{U}", "Instant", "Attach target Aura to target permanent."))
    table.mana("A", "{U}").cast("A", "Rehang", [other]).resolve()
    assert table.game.objects[scarf].attached_to == other and table.life("A") == 31, "it moved"


@rule("303.4b", "303.4c")
def test_an_aura_may_enchant_a_player() -> None:
    table = Table()
    table.hand("A", card("Itchy Curse", "{B}", "Enchantment — Aura Curse", "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life."))
    table.mana("A", "{B}").cast("A", "Itchy Curse", [1]).resolve()
    table.to_step("upkeep", "B").resolve()
    assert table.life("B") == 19


# -- lands (305) -----------------------------------------------------------------------------------------------------


@rule("305.2a", "305.2b")
def test_lands_played_are_counted_also_when_they_come_from_elsewhere() -> None:
    table = Table()
    def from_graveyard(ctx: Any, about: int, details: Any) -> tuple[LandWay, ...]:
        return (LandWay(0),) if ctx.obj(about).zone == "graveyard" and details["seat"] == ctx.controller else ()

    table.battlefield("A", with_statics(card("Deep Field", "{2}{G}", "Enchantment"), ruling(LAND_WAYS, from_graveyard)))
    table.graveyard("A", card(*FOREST), card(*FOREST))
    assert len([a for a in table.actions("A") if a.kind == "play"]) == 2
    table.act("A", lambda a: a.kind == "play")
    assert not [a for a in table.actions("A") if a.kind == "play"]


@rule("305.3")
def test_nobody_plays_a_land_on_another_players_turn() -> None:
    table = Table()
    table.hand("B", card(*FOREST))
    assert table.actions("B") == ()


@rule("305.4")
def test_a_land_that_is_put_onto_the_battlefield_was_not_played() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*FOREST), card("Sow", "{G}", "Sorcery", "You may put a land card from your hand onto the battlefield."))
    table.mana("A", "{G}").answer("A", True).cast("A", "Sow").resolve()
    table.play("A", "Forest")
    assert len(table.all("Forest")) == 2


@rule("305.6", "205.3i")
def test_a_land_type_gives_its_mana_ability() -> None:
    table = Table()
    (dual,) = table.battlefield("A", card("Reedy Bank", "", "Land — Swamp Forest", ""))
    made = {mana for source in (0, 1) for mana in [table.game.chars(dual).abilities.mana[source].label]}
    assert len(table.game.chars(dual).abilities.mana) == 2 and made
    table.tap_for_mana("A", dual, "B")
    assert table.pool("A") == "B"


@rule("305.7")
def test_a_land_that_becomes_a_basic_type_loses_its_own_abilities() -> None:
    table = Table()
    (font,) = table.battlefield("A", card("Hot Font", "", "Land", "{T}: Add {R}. This land deals 1 damage to you."))
    table.battlefield("B", card("High Tide", "{2}{U}", "Enchantment", "Nonbasic lands are Islands."))
    table.tap_for_mana("A", font, "U")
    assert table.pool("A") == "U" and table.life("A") == 20


# -- planeswalkers, sorceries, battles -------------------------------------------------------------------------------


@rule("306.5b", "306.5c", "614.1c")
def test_a_planeswalker_enters_with_its_loyalty_and_less_of_it_is_left_after_damage() -> None:
    table = Table()
    table.hand("A", card("Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "+1: You gain 1 life.", loyalty="4"))
    table.mana("A", "{2}{W}").cast("A", "Aunt").resolve()
    assert table.counters(table.find("Aunt")) == {"loyalty": 4}


@rule("306.5b", "707.5")
def test_a_copy_of_a_planeswalker_enters_with_the_loyalty_it_copies() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card("Aunt", "{2}{W}", "Planeswalker — Aunt", "+1: You gain 1 life.", loyalty="4"))
    table.hand("A", card("Mirror", "{U}", "Sorcery", "Create a token that's a copy of target permanent."))
    table.mana("A", "{U}").cast("A", "Mirror", [aunt]).resolve()
    token = next(oid for oid in table.all("Aunt") if table.game.objects[oid].token)
    assert table.counters(token) == {"loyalty": 4}


@rule("304.2", "307.2", "608.2m")
def test_instants_and_sorceries_do_what_they_say_and_go_to_the_graveyard() -> None:
    table = Table()
    table.hand("A", card("Nap", "{W}", "Sorcery", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Nap").resolve()
    assert table.life("A") == 23 and table.zone("A", "graveyard") == ["Nap"]


@rule("310.4a", "310.8a")
def test_a_battle_without_a_battle_type_is_protected_by_its_controller() -> None:
    table = Table()
    (field,) = table.hand("A", card("Open Field", "{2}{R}", "Battle", "", defense="3", back=data("Won Field", "", "Creature — Mouse", "", "1/1")))
    assert table.game.chars(field).defense == 3 and mana_value(table.game, field) == 3
    happen(table.game, ZoneChange(field, "battlefield", controller=0))
    here = table.find("Open Field")
    assert table.game.objects[here].choices["protector"] == 0 and table.counters(here) == {"defense": 3}
    table.settle()
    assert here in table.game.objects


@rule("310.8f", "310.9")
def test_a_battle_keeps_its_protector_and_is_attached_to_nothing() -> None:
    from engine.game.events.status import Attach

    siege = card("Siege of the Pantry", "{2}{R}", "Battle — Siege", "", defense="3", back=data("Won Pantry", "", "Creature — Mouse", "", "1/1"))
    table = Table(3)
    (bear,) = table.battlefield("A", card(*BEAR))
    (battle,) = table.battlefield("A", siege, choices=(("protector", 2),), counters=(("defense", 3),))
    happen(table.game, Attach(battle, bear))
    table.settle()
    assert table.game.objects[battle].attached_to == -1 and table.game.objects[battle].choices["protector"] == 2


@rule("704.5w", "no attacking creatures are currently attacking that battle")
@rule("310.10", "a battle that isn't being attacked")
def test_a_battle_that_is_attacked_gets_no_other_protector_before_it_is_attacked_no_more() -> None:
    table = Table(3)
    siege = card("Siege of the Pantry", "{2}{R}", "Battle — Siege", "", defense="9", back=data("Won Pantry", "", "Creature — Mouse", "", "1/1"))
    (battle,) = table.battlefield("A", siege, choices=(("protector", 2),), counters=(("defense", 9),))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.answer("A", [[bear, battle]])
    table.to_step("declare_attackers")
    leaving.concede(table.game, 2)
    table.settle()
    assert table.game.objects[battle].choices["protector"] == 2
    table.to_step("main2")
    assert table.game.objects[battle].choices["protector"] == 1


@rule("306.5c", "606.4")
def test_a_planeswalker_without_counters_is_seen_to_have_no_loyalty() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card("Aunt", "{2}{W}", "Planeswalker — Aunt", "−4: You gain 1 life.", loyalty="4"))
    happen(table.game, RemoveCounters(aunt, "loyalty", 4))  # state-based actions have not been performed since
    assert view_for(table.game, 0, None).objects[aunt].loyalty == 0

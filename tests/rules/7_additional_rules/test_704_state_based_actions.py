"""State-based actions (CR 704)."""

from __future__ import annotations

from typing import Any

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.cards import Reveal
from engine.game.events.counters import PutCounters
from engine.game.events.damage import Damage, MarkDamage
from engine.game.events.life import GainLife
from engine.game.events.status import Attach, TurnFaceDown
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import state_based
from engine.game.rules.events.happening import happen
from engine.game.rules.state_based.counters import MOST_COUNTERS
from tests.rulebook import rule
from tests.support.boards.native import Instead, Ruling, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("704.5a")
def test_a_player_with_no_life_loses() -> None:
    table = Table()
    table.life("B", 0)
    table.settle()
    assert "704.5a" in table.told(table.game.players[1].lost)
    assert table.game.players[0].won and table.game.over


@rule("704.5b")
def test_a_player_who_draws_from_an_empty_library_loses() -> None:
    table = Table(library=1)
    table.next_turn("B")
    assert not table.game.over
    table.hand("B", card("One Too Many", "{U}", "Sorcery", "Draw a card."))
    table.mana("B", "{U}").cast("B", "One Too Many").resolve()
    assert "704.5b" in table.told(table.game.players[1].lost)


@rule("704.5c")
def test_ten_poison_counters_lose_the_game() -> None:
    table = Table()
    happen(table.game, PutCounters(1, "poison", 9))
    table.settle()
    assert not table.game.over
    happen(table.game, PutCounters(1, "poison", 1))
    table.settle()
    assert "704.5c" in table.told(table.game.players[1].lost)


@rule("704.5d")
def test_a_token_ceases_to_exist_outside_the_battlefield() -> None:
    table = Table()
    table.hand("A", card("Set the Table", "{W}", "Sorcery", "Create a 1/1 white Human creature token."))
    table.hand("A", card("Clear the Table", "{B}", "Sorcery", "Destroy target creature."))
    table.mana("A", "{W}").cast("A", "Set the Table").resolve()
    (token,) = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    table.mana("A", "{B}").cast("A", "Clear the Table", [token]).resolve()
    assert not [found for found in table.game.objects.values() if found.token]


@rule("704.5f")
def test_a_creature_with_no_toughness_dies_even_if_indestructible() -> None:
    table = Table()
    (idol,) = table.battlefield("B", card("Hearth Idol", "{4}", "Artifact Creature — Golem", "Indestructible", "2/2"))
    table.hand("A", card("Wither", "{B}", "Instant", "Target creature gets -2/-2 until end of turn."))
    table.mana("A", "{B}").cast("A", "Wither", [idol]).resolve()
    assert table.all("Hearth Idol", "graveyard", "B")


@rule("704.5g")
def test_lethal_damage_destroys() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", *[card("Poke", "{R}", "Instant", "Poke deals 1 damage to target creature.")] * 2)
    table.mana("A", "{R}{R}").cast("A", "Poke", [bear]).resolve()
    assert bear in table.game.battlefield
    table.cast("A", "Poke", [bear]).resolve()
    assert table.all("Plain Bear", "graveyard", "B")


@rule("704.5h", "702.2b")
def test_any_damage_from_deathtouch_destroys() -> None:
    table = Table()
    (giant,) = table.battlefield("B", card("Big Lad", "{5}", "Creature — Giant", "", "7/7"))
    table.battlefield("A", card("Adder", "{B}", "Creature — Snake", "Deathtouch\n{T}: This creature deals 1 damage to target creature.", "1/1"))
    table.activate("A", table.find("Adder"), [giant]).resolve()
    assert table.all("Big Lad", "graveyard", "B")


@rule("704.5i")
def test_a_planeswalker_without_loyalty_goes_to_the_graveyard() -> None:
    table = Table()
    walker = card("Wandering Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "−3: You gain 4 life.", loyalty="3")
    (aunt,) = table.battlefield("A", walker)
    assert table.counters(aunt) == {"loyalty": 3}
    table.activate("A", aunt).settle()
    assert table.all("Wandering Aunt", "graveyard", "A")
    table.resolve()
    assert table.life("A") == 24


@rule("704.5j")
def test_the_legend_rule_lets_the_player_keep_one() -> None:
    duke = card("Duke of Pots", "{2}{W}", "Legendary Creature — Human", "", "2/2")
    table = Table()
    _, second = table.battlefield("A", duke, duke)
    table.battlefield("B", duke)
    table.answer("A", [second])
    table.settle()
    assert next(d for d in table.asked if isinstance(d, ChooseObjects)).purpose == "keep"
    assert table.all("Duke of Pots", "battlefield", "A") == [second]
    assert len(table.all("Duke of Pots", "battlefield", "B")) == 1


@rule("704.5k")
def test_the_world_rule_keeps_only_the_newest_world() -> None:
    table = Table()
    old, new = table.battlefield("A", *[card(f"World {n}", "{2}", "World Enchantment", "") for n in (1, 2)])
    table.settle()
    assert table.all("World 1", "graveyard") and table.all("World 2") == [new]
    assert old not in table.game.objects


@rule("704.5m")
def test_an_aura_whose_creature_died_goes_to_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    table.mana("A", "{W}").cast("A", "Warm Scarf", [bear]).resolve()
    assert table.pt(bear) == (3, 3)
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("B", "{U}").cast("B", "Shoo", [bear]).resolve()
    assert table.all("Warm Scarf", "graveyard", "A")


@rule("704.5n")
def test_equipment_stays_when_its_creature_leaves() -> None:
    table = Table()
    bear, ladle = table.battlefield("A", card(*BEAR), card("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"))
    table.mana("A", "{1}").activate("A", ladle, [bear]).resolve()
    assert table.pt(bear) == (3, 2)
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("B", "{U}").cast("B", "Shoo", [bear]).resolve()
    assert table.game.objects[ladle].attached_to == -1
    assert table.find("Ladle") == ladle


@rule("704.5q")
def test_plus_and_minus_counters_annihilate() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, PutCounters(bear, "+1/+1", 3), PutCounters(bear, "-1/-1", 2))
    table.settle()
    assert table.counters(bear) == {"+1/+1": 1}


@rule("704.3")
def test_all_state_based_actions_happen_at_once_and_are_checked_again() -> None:
    table = Table()
    lord = card("Bear Lord", "{2}{G}", "Creature — Bear", "Other Bears you control get +0/+1.", "2/2")
    lord_id, bear = table.battlefield("A", lord, card(*BEAR))
    table.hand("B", card("Hail", "{2}{R}", "Instant", "Hail deals 2 damage to each creature."))
    table.mana("B", "{2}{R}").cast("B", "Hail").resolve()
    # The lord dies first; only then the bear's damage is lethal, and the check is repeated.
    assert table.zone("A", "graveyard") == ["Bear Lord", "Plain Bear"]
    assert lord_id not in table.game.objects and bear not in table.game.objects


# -- how they are performed (704.3, 704.4, 704.7, 704.8) -------------------------------------------------------------


@rule("704.4")
def test_what_happens_during_a_resolution_does_not_matter_to_state_based_actions() -> None:
    table = Table()
    mirror = card("Hand Mirror", "{1}{U}", "Creature — Illusion", "This creature's power and toughness are each equal to the number of cards in your hand.", "*/*")
    table.hand("A", card("Clear Out", "{R}", "Sorcery", "Discard your hand, then draw two cards."), card(*FOREST))
    (shape,) = table.battlefield("A", mirror)
    table.mana("A", "{R}").cast("A", "Clear Out").resolve()
    assert shape in table.game.objects and table.pt(shape) == (2, 2)


@rule("704.3", "117.5", "704.1", "704.2")
def test_they_are_checked_before_triggers_go_on_the_stack_and_again_after() -> None:
    table = Table()
    bell = card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, each opponent loses 1 life.")
    table.battlefield("A", bell)
    table.life("B", 1)
    (bear,) = table.battlefield("B", card(*BEAR))
    happen(table.game, MarkDamage(bear, 2))
    (hidden,) = table.battlefield("A", card(*BEAR))
    happen(table.game, TurnFaceDown(hidden))
    table.settle()
    assert table.stack() == ["Dirge Bell trigger (A)"] and not table.game.over
    table.resolve()
    assert table.game.over and [event.oids for event in table.game.history.this_turn if isinstance(event, Reveal)] == [(hidden,)], "708.9"


@rule("704.7", "614.5")
def test_one_replacement_replaces_a_loss_for_two_reasons() -> None:
    table = Table(library=1)
    seen: list[object] = []

    def save(ctx: Any, event: Any) -> tuple[object, ...]:
        seen.append(event)
        return (GainLife(event.player, 20),)

    table.battlefield("A", with_statics(card("Second Chance Mirror", "{5}", "Artifact"), Instead("lose game", save)))
    table.life("A", 1)
    table.hand("A", card("Greedy Gulp", "{U}", "Sorcery", "Draw two cards. You lose 2 life."))
    table.mana("A", "{U}").cast("A", "Greedy Gulp").resolve()
    assert len(seen) == 1 and not table.game.over and table.life("A") == 19
    table.settle()
    assert len(seen) == 1  # the draw from the empty library was seen by that check


@rule("704.5b")
def test_an_empty_library_is_forgotten_once_a_check_has_seen_it() -> None:
    table = Table(library=0)
    (ward,) = table.battlefield("A", card("Stay a While", "{3}", "Enchantment", "You can't lose the game."))
    table.hand("A", card("One Too Many", "{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "One Too Many").resolve()
    assert not table.game.over
    happen(table.game, ZoneChange(ward, "graveyard"))
    table.settle()
    assert not table.game.over


@rule("704.8", "702.93a", "704.5q")
def test_last_known_information_is_from_before_all_state_based_actions() -> None:
    table = Table()
    (wolf,) = table.battlefield("A", card("Pup of Plenty", "{G}", "Creature — Wolf", "Undying", "1/1"))
    happen(table.game, PutCounters(wolf, "+1/+1", 1))
    happen(table.game, PutCounters(wolf, "-1/-1", 3))
    table.settle()
    assert table.stack() == []
    assert table.all("Pup of Plenty", "graveyard", "A")


# -- the others (704.5d to 704.5y) -----------------------------------------------------------------------------------


@rule("704.5d", "111.7")
def test_a_token_shuffled_into_a_library_ceases_to_exist() -> None:
    table = Table()
    table.hand("A", card("Set the Table", "{W}", "Sorcery", "Create a 1/1 white Human creature token."))
    table.hand("A", card("Long Way Home", "{U}", "Sorcery", "The owner of target creature shuffles it into their library."))
    table.mana("A", "{W}{U}").cast("A", "Set the Table").resolve()
    (token,) = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    table.cast("A", "Long Way Home", [token]).resolve()
    assert not [found for found in table.game.objects.values() if found.token]


@rule("704.5e", "707.10a")
def test_a_copy_of_a_spell_ceases_to_exist_outside_the_stack() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."), card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control."))
    table.hand("B", card("Not Now", "{U}", "Instant", "Return target spell to its owner's hand."))
    table.mana("A", "{W}{U}").cast("A", "Snack").cast("A", "Twin Bite", [table.game.stack[-1]]).resolve(1)
    copy = table.game.stack[-1]
    assert table.stack() == ["Snack", "Snack"] and table.game.objects[copy].token
    table.mana("B", "{U}").cast("B", "Not Now", [copy]).resolve(1)
    assert table.stack() == ["Snack"] and table.zone("A", "hand") == []


@rule("704.5h", "702.2b", "704.5g")
def test_deathtouch_damage_is_forgotten_once_a_check_has_seen_it() -> None:
    table = Table()
    (giant,) = table.battlefield("B", card("Iron Lad", "{5}", "Creature — Giant", "Indestructible", "7/7"))
    (adder,) = table.battlefield("A", card("Adder", "{B}", "Creature — Snake", "Deathtouch", "1/1"))
    happen(table.game, Damage(adder, giant, 1))
    table.settle()
    assert giant in table.game.objects and not table.game.objects[giant].deathtouched


@rule("704.5j", "101.4")
def test_the_active_player_chooses_first_for_the_legend_rule() -> None:
    duke = card("Duke of Pots", "{2}{W}", "Legendary Creature — Human", "", "2/2")
    table = Table()
    table.battlefield("B", duke, duke)
    table.battlefield("A", duke, duke)
    table.settle()
    assert [d.seat for d in table.asked if isinstance(d, ChooseObjects)] == [0, 1]
    assert len(table.all("Duke of Pots", who="A")) == len(table.all("Duke of Pots", who="B")) == 1


@rule("704.5k")
def test_worlds_that_came_at_the_same_time_all_go() -> None:
    table = Table()
    worlds = table.graveyard("A", *[card(f"World {n}", "{2}", "World Enchantment", "") for n in (1, 2)])
    happen(table.game, *(ZoneChange(oid, "battlefield", controller=0) for oid in worlds))
    table.settle()
    assert table.game.battlefield == () and len(table.zone("A", "graveyard")) == 2


@rule("704.5m", "303.4c")
def test_an_aura_whose_creature_gains_protection_goes_to_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Red Ribbon", "{R}", "Enchantment — Aura", "Enchant creature"), card("Red Ward", "{W}", "Instant", "Target creature gains protection from red until end of turn."))
    table.mana("A", "{R}{W}").cast("A", "Red Ribbon", [bear]).resolve()
    table.cast("A", "Red Ward", [bear]).resolve()
    assert table.all("Red Ribbon", "graveyard", "A")


@rule("704.5m", "303.4d")
def test_an_aura_that_becomes_a_creature_goes_to_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Red Ribbon", "{R}", "Enchantment — Aura", "Enchant creature"))
    table.mana("A", "{R}").cast("A", "Red Ribbon", [bear]).resolve()
    table.battlefield("A", card("Lively Cloth", "{2}", "Artifact", "Enchantments are 1/1 creatures in addition to their other types."))
    table.settle()
    assert table.all("Red Ribbon", "graveyard", "A") and bear in table.game.objects


@rule("704.5n", "301.5c")
def test_equipment_falls_off_what_stops_being_a_creature() -> None:
    table = Table()
    (staff,) = table.battlefield("A", card("Odd Staff", "{2}", "Artifact", "{1}: This artifact becomes a 3/3 artifact creature until end of turn."))
    (ladle,) = table.battlefield("A", card("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"))
    table.mana("A", "{1}{1}").activate("A", staff).resolve().activate("A", ladle, [staff]).resolve()
    assert table.pt(staff) == (4, 3)
    table.next_turn("B")
    assert table.game.objects[ladle].attached_to == -1 and table.find("Ladle") == ladle


@rule("704.5p", "301.5c")
def test_equipment_that_becomes_a_creature_falls_off() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (ladle,) = table.battlefield("A", card("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"))
    table.mana("A", "{1}").activate("A", ladle, [bear]).resolve()
    table.battlefield("A", card("Lively Metal", "{2}", "Enchantment", "Noncreature artifacts are 1/1 creatures in addition to their other types."))
    table.settle()
    assert table.game.objects[ladle].attached_to == -1 and table.pt(bear) == (2, 2)


@rule("704.5p", "310.9")
def test_what_is_no_attachment_any_more_falls_off() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (toy,) = table.battlefield("A", card("Tin Toy", "{2}", "Artifact", ""))
    happen(table.game, Attach(toy, bear))
    table.settle()
    assert table.game.objects[toy].attached_to == -1 and toy in table.game.objects


@rule("704.3", "704.5p", "704.5f")
def test_an_equipment_that_becomes_a_creature_without_toughness_comes_off_and_dies_in_one_event() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Loose Pin", "{0}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), attach_to=bear)
    (heavy,) = table.battlefield("A", card("Heavy Pin", "{3}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), attach_to=bear)
    table.settle()
    table.battlefield("A", card("Cogs Walk", "{3}{U}", "Enchantment", "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."))
    table.settle()
    assert table.zone("A", "graveyard") == ["Loose Pin"] and table.pt(bear) == (2, 2)
    assert table.pt(heavy) == (3, 3) and table.game.objects[heavy].attached_to == -1  # that one only comes off


@rule("704.5r", "122.4")
def test_counters_beyond_what_a_permanent_can_have_are_removed() -> None:
    table = Table()
    limited = with_statics(card("Small Pot", "{2}", "Artifact"), Ruling(MOST_COUNTERS, ("charge", 3)))
    (pot,) = table.battlefield("A", limited)
    happen(table.game, PutCounters(pot, "charge", 5), PutCounters(pot, "fade", 5))
    table.settle()
    assert table.counters(pot) == {"charge": 3, "fade": 5}


@rule("704.5s", "714.4", "714.2d")
def test_a_saga_without_chapter_abilities_is_sacrificed() -> None:
    tale = card("Tale of Tests", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 2 life.")
    for edition, stays in (("2024", False), ("2026", True)):
        table = Table(edition=edition)
        table.battlefield("A", tale)
        table.settle()
        assert table.all("Tale of Tests")
        table.battlefield("B", card("Grey Fog", "{3}", "Artifact", "Enchantments lose all abilities."))
        table.settle()
        assert bool(table.all("Tale of Tests")) is stays


@rule("704.5y", "303.7a", "303.7")
def test_of_two_roles_of_one_player_only_the_newer_stays() -> None:
    role = card("Royal Guest", "", "Enchantment — Aura Role", "Enchant creature\nEnchanted creature gets +1/+1.")
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    old, new = table.battlefield("A", role, role, attach_to=bear)
    (other,) = table.battlefield("B", role, attach_to=bear)
    table.settle()
    assert old not in table.game.objects and new in table.game.objects and other in table.game.objects
    assert table.pt(bear) == (4, 4)


@rule("704.1a", "603.8")
def test_an_ability_that_watches_for_a_state_is_a_trigger_and_uses_the_stack() -> None:
    table = Table()
    table.battlefield("A", card("Lonely Shrine", "{2}", "Artifact", "When you control no creatures, you lose 5 life."))
    table.life("A", 5)
    table.settle()
    assert table.stack() == ["Lonely Shrine trigger (A)"] and table.life("A") == 5 and not table.game.over
    table.resolve()
    assert table.game.over  # the loss itself is a state-based action: it came at once


@rule("704.5", "704.3")
def test_all_of_the_list_is_looked_for_in_one_check() -> None:
    table = Table()
    hurt, thin, cat = table.battlefield("A", card(*BEAR), card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    king, other = table.battlefield("A", *[card("Old King", "{3}", "Legendary Creature — Human", "", "3/3")] * 2)
    (lost,) = table.battlefield("A", card("Loose Charm", "{W}", "Enchantment — Aura", "Enchant creature"))
    happen(table.game, MarkDamage(hurt, 2), PutCounters(thin, "-1/-1", 2), PutCounters(cat, "+1/+1", 1), PutCounters(cat, "-1/-1", 1))
    assert state_based.check_and_perform(table.game)
    gone = [oid for oid in (hurt, thin, king, other, lost) if oid not in table.game.objects]
    assert len(gone) == 4 and {hurt, thin, lost} <= set(gone) and table.counters(cat) == {}
    assert not state_based.check_and_perform(table.game)


@rule("704.3", "704.5f", "704.5q")
def test_a_creature_can_die_while_its_counters_annihilate_one_another() -> None:
    table = Table()
    (cub,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    happen(table.game, PutCounters(cub, "+1/+1", 1), PutCounters(cub, "-1/-1", 3))
    assert state_based.check_and_perform(table.game)
    assert table.zone("A", "graveyard") == ["Plain Bear"]

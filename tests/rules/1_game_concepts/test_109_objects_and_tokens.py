"""Objects, permanents, tokens, spells, abilities, emblems (CR 108 to 114)."""

from __future__ import annotations

from engine.game.events.status import Tap
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
HUMAN = ("Set the Table", "{W}", "Sorcery", "Create a 1/1 white Human creature token.")


@rule("108.4a", "109.4")
def test_the_controller_of_a_card_without_one_is_its_owner() -> None:
    table = Table()
    (bear,) = table.graveyard("B", card(*BEAR))
    assert table.game.controller(bear) == 1
    assert table.game.objects[bear].controller == -1


@rule("109.2", "115.2")
def test_a_creature_means_a_permanent_on_the_battlefield() -> None:
    table = Table()
    table.graveyard("B", card(*BEAR))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}")
    assert table.actions("A") == ()


@rule("110.2a", "110.2")
def test_what_a_player_puts_onto_the_battlefield_is_theirs_to_control() -> None:
    table = Table()
    (bear,) = table.graveyard("B", card(*BEAR))
    table.hand("A", card("Borrowed Bones", "{4}{B}", "Sorcery", "Put target creature card from a graveyard onto the battlefield under your control."))
    table.mana("A", "{4}{B}").cast("A", "Borrowed Bones", [bear]).resolve()
    here = table.find("Plain Bear")
    assert table.game.controller(here) == 0 and table.game.objects[here].owner == 1
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [here]).resolve()
    assert table.all("Plain Bear", "graveyard", "B")


@rule("110.5b", "110.5d", "400.7")
def test_status_is_lost_with_the_battlefield() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Tap(bear))
    table.hand("A", card("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{U}").cast("A", "Blink", [bear]).resolve()
    assert not table.game.objects[table.find("Plain Bear")].tapped


@rule("110.4c")
def test_a_permanent_without_types_stays_on_the_battlefield() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    values = table.game.objects[bear].values.copy()
    values.types = ()
    table.game.write(bear).values = values
    table.settle()
    assert bear in table.game.battlefield and table.game.chars(bear).types == ()


@rule("111.1", "111.2", "111.3", "111.4")
def test_a_token_has_the_values_its_effect_gives_and_a_name_from_its_subtypes() -> None:
    table = Table()
    table.hand("A", card("Drill Call", "{1}{R}", "Sorcery", "Create two 2/1 red Dwarf Berserker creature tokens."))
    table.mana("A", "{1}{R}").cast("A", "Drill Call").resolve()
    tokens = table.all("Dwarf Berserker Token")
    assert len(tokens) == 2
    values = table.game.chars(tokens[0])
    assert values.subtypes == ("Dwarf", "Berserker") and values.colors == ("R",) and values.mana_cost is None
    assert table.game.objects[tokens[0]].owner == 0 and values.supertypes == () and tuple(values.abilities) == ()


@rule("111.7", "704.5d")
def test_a_token_that_leaves_triggers_abilities_before_it_ceases_to_exist() -> None:
    table = Table()
    table.battlefield("A", card("Sad Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    table.hand("A", card(*HUMAN), card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{W}{B}").cast("A", "Set the Table").resolve()
    table.cast("A", "Fell", [table.find("Human Token")]).resolve()
    assert table.life("A") == 21


@rule("111.8")
def test_a_token_that_left_can_not_come_back() -> None:
    table = Table()
    table.hand("A", card(*HUMAN), card("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{W}{U}").cast("A", "Set the Table").resolve()
    table.cast("A", "Blink", [table.find("Human Token")]).resolve()
    assert table.game.battlefield == ()
    assert not [found for found in table.game.objects.values() if found.token]


@rule("111.5", "304.4", "400.4a")
def test_instants_and_sorceries_never_enter_the_battlefield() -> None:
    table = Table()
    (snack,) = table.graveyard("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    assert happen(table.game, ZoneChange(snack, "battlefield", controller=0)) == ()
    assert table.zone("A", "graveyard") == ["Snack"]


@rule("112.1a", "112.2", "707.10")
def test_a_copy_of_a_spell_is_a_spell_owned_by_whoever_put_it_there() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.hand("B", card("Borrowed Bite", "{U}", "Instant", "Copy target instant spell."))
    table.mana("A", "{W}").mana("B", "{U}").cast("A", "Snack")
    table.cast("B", "Borrowed Bite", [table.game.stack[-1]]).resolve(1)
    copy = table.game.objects[table.game.stack[-1]]
    assert (copy.owner, copy.controller) == (1, 1)
    table.resolve()
    assert table.life("A") == 23 and table.life("B") == 23


@rule("113.6", "113.6b")
def test_abilities_function_only_from_the_zones_they_name() -> None:
    table = Table()
    bones = card("Rattle Bones", "{1}{B}", "Creature — Skeleton", "{1}{B}: Return this card from your graveyard to the battlefield tapped.", "1/1")
    (here,) = table.battlefield("A", bones)
    (there,) = table.graveyard("A", bones)
    table.mana("A", "{1}{B}")
    assert [a.oid for a in table.actions("A")] == [there] and here != there


@rule("113.6k", "603.6c")
def test_a_trigger_that_can_not_happen_on_the_battlefield_works_where_it_can() -> None:
    table = Table()
    (scroll,) = table.hand("A", card("Torn Scroll", "{2}{U}", "Sorcery", "Draw a card.\nCycling {1}\nWhen you cycle this card, you gain 2 life."))
    table.mana("A", "{1}").activate("A", scroll).resolve()
    assert table.life("A") == 22


@rule("113.2c")
def test_two_instances_of_an_ability_work_independently() -> None:
    table = Table()
    (cook,) = table.battlefield("A", card("Busy Cook", "{1}{W}", "Creature — Human", "When this creature dies, you gain 1 life.\nWhen this creature dies, you gain 1 life.", "1/1"))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [cook]).resolve()
    assert table.life("A") == 22


@rule("113.9", "701.5a")
def test_what_counters_spells_does_not_counter_abilities() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    table.activate("A", mill)
    table.hand("B", card("No Thanks", "{U}{U}", "Instant", "Counter target spell."))
    table.mana("B", "{U}{U}")
    assert table.actions("B") == ()


@rule("114.1", "114.2", "114.3", "114.4", "114.5")
def test_an_emblem_works_from_the_command_zone_and_has_nothing_but_abilities() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Motto", "{W}", "Sorcery", "You get an emblem with \"Creatures you control get +1/+1.\""))
    table.mana("A", "{W}").cast("A", "Motto").resolve()
    (emblem,) = table.game.zone("command")
    values = table.game.chars(emblem)
    assert values.types == () and values.colors == () and values.mana_cost is None
    assert table.pt(bear) == (3, 3) and table.game.controller(emblem) == 0
    table.settle()
    assert table.game.zone("command") == (emblem,)


@rule("108.2b", "111.6")
def test_a_token_is_no_card() -> None:
    table = Table()
    table.hand("A", card(*HUMAN), card("Big Gulp", "{U}", "Sorcery", "You gain 1 life for each nontoken creature you control."))
    table.battlefield("A", card(*BEAR), card(*FOREST))
    table.mana("A", "{W}{U}").cast("A", "Set the Table").resolve().cast("A", "Big Gulp").resolve()
    assert table.life("A") == 21

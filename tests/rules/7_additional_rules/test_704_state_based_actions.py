"""State-based actions (CR 704)."""

from __future__ import annotations

from engine.decisions.choices import ChooseObjects
from engine.events.counters import PutCounters
from engine.rules.happening import happen
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("704.5a")
def test_a_player_with_no_life_loses() -> None:
    table = Table()
    table.life("B", 0)
    table.settle()
    assert "704.5a" in table.game.players[1].lost
    assert table.game.players[0].won and table.game.over


@rule("704.5b")
def test_a_player_who_draws_from_an_empty_library_loses() -> None:
    table = Table(library=1)
    table.next_turn("B")
    assert not table.game.over
    table.hand("B", card("One Too Many", "{U}", "Sorcery", "Draw a card."))
    table.mana("B", "{U}").cast("B", "One Too Many").resolve()
    assert "704.5b" in table.game.players[1].lost


@rule("704.5c")
def test_ten_poison_counters_lose_the_game() -> None:
    table = Table()
    happen(table.game, PutCounters(1, "poison", 9))
    table.settle()
    assert not table.game.over
    happen(table.game, PutCounters(1, "poison", 1))
    table.settle()
    assert "704.5c" in table.game.players[1].lost


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

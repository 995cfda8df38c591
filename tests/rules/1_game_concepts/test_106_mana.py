"""Mana (CR 106): making it, what it may be spent on, tapping for mana."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.mana import Mana
from engine.game.events.mana import AddMana
from engine.game.rules.paying.mana_sources import sources
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
TOY = ("Tin Toy", "{2}", "Artifact", "")
WORKBENCH = ("Workbench", "", "Land", "{T}: Add {C}{C}. Spend this mana only to cast artifact spells.")


def pool(table: Table, who: str) -> str:
    return table.pool(who)


@rule("106.3", "106.4")
def test_added_mana_stays_in_the_pool_until_it_is_spent() -> None:
    table = Table()
    (forest,) = table.battlefield("A", card(*FOREST))
    table.tap_for_mana("A", forest, "G")
    assert pool(table, "A") == "G" and table.game.players[0].pool[0].source == forest
    table.hand("A", card("Sprout", "{G}", "Creature — Plant", "", "1/1"))
    table.cast("A", "Sprout")
    assert pool(table, "A") == "" and table.game.objects[forest].tapped


@rule("106.5")
def test_mana_of_an_undefined_type_is_not_produced() -> None:
    table = Table()
    (prism,) = table.battlefield("A", card("Grey Prism", "{1}", "Artifact", "{T}: Add one mana of any color among permanents you control."))
    table.tap_for_mana("A", prism)
    assert pool(table, "A") == ""


@rule("106.6")
def test_restricted_mana_is_spent_only_on_what_it_may_be_spent_on() -> None:
    table = Table()
    table.battlefield("A", card(*WORKBENCH))
    table.hand("A", card(*BEAR), card("Grey Golem", "{2}", "Creature — Golem", "", "2/2"), card(*TOY))
    assert [action.label for action in table.actions("A")] == ["Tin Toy"]
    table.cast("A", "Tin Toy")
    assert table.stack() == ["Tin Toy"]


@rule("106.6")
def test_a_payment_takes_other_mana_where_restricted_mana_will_not_do() -> None:
    table = Table()
    table.battlefield("A", card(*WORKBENCH))
    lands = table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card(*BEAR))
    table.cast("A", "Plain Bear")
    assert all(table.game.objects[oid].tapped for oid in lands)
    assert not table.game.objects[table.find("Workbench")].tapped


@rule("106.6")
def test_restricted_mana_in_the_pool_is_spent_before_other_mana() -> None:
    table = Table()
    (bench,) = table.battlefield("A", card(*WORKBENCH))
    table.mana("A", "{C}{C}")
    table.tap_for_mana("A", bench, "CC")
    table.hand("A", card(*TOY))
    table.cast("A", "Tin Toy")
    assert pool(table, "A") == "CC" and all(unit.restriction is None for unit in table.game.players[0].pool)


@rule("106.6")
def test_mana_for_spells_does_not_pay_for_abilities() -> None:
    table = Table()
    table.battlefield("A", card(*WORKBENCH))
    table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{2}: You gain 1 life."))
    assert table.actions("A") == ()


@rule("106.7")
def test_what_a_land_could_produce_does_not_depend_on_its_being_untapped() -> None:
    table = Table()
    (orchard,) = table.battlefield("A", card("Shared Orchard", "", "Land", "{T}: Add one mana of any color that a land an opponent controls could produce."))
    table.tap_for_mana("A", orchard)
    assert pool(table, "A") == ""
    table.next_turn("B").next_turn("A")
    (forest,) = table.battlefield("B", card(*FOREST))
    table.tap_for_mana("B", forest, "G")
    table.tap_for_mana("A", orchard)
    assert pool(table, "A") == "G"


@rule("106.12", "106.12a", "605.4a", "605.1b")
def test_a_triggered_mana_ability_adds_its_mana_at_once() -> None:
    table = Table()
    table.battlefield("A", card("Lush Season", "{1}{G}", "Enchantment", "Whenever you tap a land for mana, add an additional {G}."))
    (forest,) = table.battlefield("A", card(*FOREST))
    table.tap_for_mana("A", forest, "G")
    assert pool(table, "A") == "GG" and table.stack() == []


@rule("106.12a", "605.1b")
def test_an_ability_that_triggers_on_tapping_for_mana_but_makes_none_uses_the_stack() -> None:
    table = Table()
    table.battlefield("A", card("Tithe Bell", "{1}{W}", "Enchantment", "Whenever you tap a land for mana, you gain 1 life."))
    (forest,) = table.battlefield("A", card(*FOREST))
    table.tap_for_mana("A", forest, "G")
    assert table.settle().stack() == ["Tithe Bell trigger (A)"]


@rule("106.4", "605.3a")
def test_a_mana_ability_by_hand_obeys_summoning_sickness_and_costs() -> None:
    table = Table()
    table.hand("A", card("Gleaner", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"))
    table.mana("A", "{G}").cast("A", "Gleaner").resolve()
    elf = table.find("Gleaner")
    with pytest.raises(IllegalAction, match=r"602\.5a"):
        table.tap_for_mana("A", elf, "G")


@rule("605.3a", "602.2b")
def test_a_mana_ability_that_costs_mana_is_paid_for() -> None:
    pond = card("Mill Pond", "", "Land", "{1}, {T}: Add {U}{U}.")
    table = Table()
    (filter_land,) = table.battlefield("A", pond)
    with pytest.raises(IllegalAction, match=r"601\.2h"):
        table.tap_for_mana("A", filter_land, "UU")
    table = Table()
    (filter_land,) = table.battlefield("A", pond)
    table.mana("A", "{G}")
    table.tap_for_mana("A", filter_land, "UU")
    assert pool(table, "A") == "UU" and table.game.objects[filter_land].tapped


@rule("106.6a")
def test_a_restriction_belongs_to_each_mana_not_to_the_pool() -> None:
    table = Table()
    (bench,) = table.battlefield("A", card(*WORKBENCH))
    table.tap_for_mana("A", bench, "CC")
    from engine.game.rules.events.happening import happen

    happen(table.game, AddMana(0, (Mana("G"), Mana("G"))))
    table.hand("A", card(*BEAR))
    table.cast("A", "Plain Bear")
    assert pool(table, "A") == "CC"


def made_by(table: Table, oid: int) -> str:
    """What mana a permanent could make now."""
    found = next(source for source in sources(table.game, 0) if source.oid == oid)
    return "".join(sorted(mana for _, mana in found.options))


@rule("106.7")
def test_what_others_could_produce_is_followed_through_permanents_that_ask_it_too() -> None:
    table = Table()
    orchard = card("Shared Grove", "", "Land", "{T}: Add one mana of any color that a land an opponent controls could produce.")
    still_pool = card("Still Pool", "", "Land", "{T}: Add one mana of any type that a land you control could produce.")
    meadow = card("Low Meadow", "", "Land", "{T}: Add {W}.")
    mine, still = table.battlefield("A", orchard, still_pool)
    table.battlefield("A", card(*FOREST))
    table.battlefield("B", orchard, meadow)
    assert made_by(table, mine) == "GW"
    assert made_by(table, still) == "GW"


@rule("106.7")
def test_whether_costs_could_be_paid_is_of_no_account_for_what_could_be_produced() -> None:
    table = Table()
    silo = card("Salt Silo", "", "Land", "{T}: Add {C}.\n{1}, Remove X storage counters from Salt Silo: Add X mana in any combination of {W} and/or {U}.")
    still_pool = card("Still Pool", "", "Land", "{T}: Add one mana of any type that a land you control could produce.")
    _, still = table.battlefield("A", silo, still_pool)
    assert made_by(table, still) == "CUW"


@rule("106.7", "614.1a")
def test_a_land_that_adds_other_mana_instead_is_known_for_it() -> None:
    table = Table()
    (river,) = table.battlefield("A", card("Late River", "", "Land", "{T}: Add {U}. If you played a land this turn, add {B} instead."))
    assert made_by(table, river) == "U"
    table.hand("A", card("Low Meadow", "", "Land", "{T}: Add {W}."))
    table.play("A", "Low Meadow")
    assert made_by(table, river) == "B"


@rule("601.2g", "605.3a")
def test_a_mana_ability_that_does_not_tap_its_source_is_used_again_for_the_same_cost() -> None:
    table = Table()
    (well,) = table.battlefield("A", card("Deep Well", "{2}", "Enchantment", "Remove a charge counter from Deep Well: Add one mana of any color."))
    table.game.write(well).counters = {"charge": 3}
    table.hand("A", card("Twin Guard", "{W}{G}", "Creature — Human", "", "2/2"))
    table.cast("A", "Twin Guard").resolve()
    assert table.all("Twin Guard")
    assert table.counters(well) == {"charge": 1}


@rule("605.3a")
def test_untapped_creatures_are_tapped_one_by_one_for_the_mana_of_another() -> None:
    table = Table()
    table.battlefield("A", card("Old Druid", "{G}", "Creature — Elf Druid", "Tap an untapped Druid you control: Add {G}.", "1/1"))
    druids = table.battlefield("A", *[card("Young Druid", "{G}", "Creature — Elf Druid", "", "1/1")] * 2)
    table.hand("A", card("Wood Colossus", "{G}{G}{G}", "Creature — Giant", "", "4/4"))
    table.cast("A", "Wood Colossus").resolve()
    assert table.all("Wood Colossus")
    assert all(table.game.obj(oid).tapped for oid in druids)


@rule("106.7", "614.1a")
def test_what_could_be_produced_now_is_told_by_the_words_that_are_followed_now() -> None:
    table = Table()
    vault = card("Damp Vault", "", "Land", "{T}, Remove any number of storage counters from Damp Vault: Add {B} for each storage counter removed this way.")
    river = card("Late River", "", "Land", "{T}: Add {U}. If you played a land this turn, add {W} instead.")
    _, _, still = table.battlefield("A", vault, river, card("Still Pool", "", "Land", "{T}: Add one mana of any type that a land you control could produce."))
    assert made_by(table, still) == "BU"
    table.hand("A", card(*FOREST))
    table.play("A", "Forest")
    assert "".join(sorted(made_by(table, still))) == "BGW"


@rule("605.1a", "107.3i")
def test_a_mana_ability_for_no_mana_with_its_own_x_pays_for_spells() -> None:
    table = Table()
    (sage,) = table.battlefield("A", card("Lightning Sage", "{1}{U}", "Creature — Wizard", "{0}: Add X mana in any combination of {U} and/or {R}, where X is Lightning Sage's power. Activate only once each turn.", "2/3"))
    assert "".join(sorted(made_by(table, sage))) == "RRRUUU"
    table.hand("A", card("Twin Guard", "{U}{R}", "Creature — Human", "", "2/2"))
    table.cast("A", "Twin Guard").resolve()
    assert table.all("Twin Guard")


@rule("106.6", "607.2d")
def test_mana_only_for_the_chosen_type_is_spent_on_creatures_of_that_type_and_nothing_else() -> None:
    table = Table()
    grove = card("Grove of Kin", "", "Land", "As this land enters, choose a creature type.\n"
                 "{T}: Add {G}. Spend this mana only to cast a creature spell of the chosen type.")  # fmt: skip
    table.hand("A", grove, card("Cub", "{G}", "Creature — Bear", "", "1/1"), card("Sprite", "{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Bear Song", "{G}", "Kindred Sorcery — Bear", "You gain 1 life."))
    table.answer("A", lambda decision: decision.options.index("Bear")).play("A", "Grove of Kin")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Cub"]
    table.cast("A", "Cub").resolve()
    assert table.all("Cub")


@rule("106.6", "607.2d", "608.2h")
def test_what_the_land_chose_still_binds_its_mana_when_the_land_is_gone() -> None:
    table = Table()
    (grove,) = table.battlefield("A", card("Grove of Kin", "", "Land", "As this land enters, choose a creature type.\n"
                 "{T}, Sacrifice this land: Add {G}. Spend this mana only to cast a creature spell of the chosen type."))  # fmt: skip
    table.game.write(grove).choices = {"type": "Elf"}
    table.hand("A", card("Cub", "{G}", "Creature — Bear", "", "1/1"), card("Sprite", "{G}", "Creature — Elf", "", "1/1"))
    table.tap_for_mana("A", grove, "G")
    assert not table.all("Grove of Kin")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Sprite"]
    table.cast("A", "Sprite").resolve()
    assert table.all("Sprite")

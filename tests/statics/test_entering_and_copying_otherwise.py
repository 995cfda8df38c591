"""What enters as something else, under other control or not at all (CR 614).

Other effects that stand in the way, too.
"""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import CreateTokens, Destroy, ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")
LUMP = card("Soft Lump", "{4}", "Artifact Creature — Shapeshifter", (
    "As Soft Lump enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a "
    "1/6 Wall artifact creature with defender in addition to its other types."), "*/*")  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("614.1c", "707.2", "614.5")
def test_a_shape_of_choice_is_copied_and_a_copy_chooses_anew(table: Table) -> None:
    table.hand("A", LUMP, card("Pale Double", "{U}", "Creature — Shapeshifter",
                               "You may have Pale Double enter as a copy of any creature on the battlefield.", "0/0"))  # fmt: skip
    table.mana("A", "{4}{U}")
    table.answer("A", 2)
    table.cast("A", "Soft Lump").resolve()
    lump = table.find("Soft Lump")
    values = table.game.chars(lump)
    assert (table.pt(lump), values.subtypes) == ((1, 6), ("Shapeshifter", "Wall"))
    assert table.has(lump, "defender") and not table.has(lump, "flying")
    table.answer("A", [lump], 1)
    table.cast("A", "Pale Double").resolve()
    copy = table.all("Soft Lump")[-1]
    assert table.pt(copy) == (2, 2)
    assert table.has(copy, "flying")


@rule("616.1b", "614.1a")
def test_creatures_enter_under_another_players_control(table: Table) -> None:
    table.hand("A", card("Cold Claim", "{U}", "Instant",
                         "If a creature would enter under an opponent's control this turn, it enters under your control "
                         "instead."))  # fmt: skip
    table.mana("A", "{U}")
    table.cast("A", "Cold Claim").resolve()
    (theirs,) = table.graveyard("B", BEAR)
    happen(table.game, ZoneChange(theirs, BATTLEFIELD, controller=1))
    happen(table.game, CreateTokens(1, BEAR))
    assert len(table.all("Plain Bear", who="A")) == 2
    table.next_turn()
    happen(table.game, CreateTokens(1, BEAR))
    assert len(table.all("Plain Bear", who="B")) == 1


@rule("614.1a", "614.12")
def test_what_was_not_cast_is_exiled(table: Table) -> None:
    table.battlefield("B", order("If a nontoken creature would enter and it wasn't cast, exile it instead."))
    (dead,) = table.graveyard("A", BEAR)
    happen(table.game, ZoneChange(dead, BATTLEFIELD, controller=0))
    happen(table.game, CreateTokens(0, BEAR))
    assert len(table.all("Plain Bear")) == 1
    assert len(table.all("Plain Bear", EXILE)) == 1
    table.hand("A", BEAR)
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear").resolve()
    assert len(table.all("Plain Bear")) == 2


@rule("614.1a")
def test_dying_creatures_and_other_creature_cards_are_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into "
        "an opponent's graveyard, exile that card instead."))  # fmt: skip
    (mine,) = table.battlefield("A", BEAR)
    (theirs,) = table.battlefield("B", BEAR)
    (hidden,) = table.hand("B", BEAR)
    happen(table.game, Destroy(mine), Destroy(theirs))
    happen(table.game, ZoneChange(hidden, GRAVEYARD))
    assert (table.zone("A", GRAVEYARD), table.zone("B", GRAVEYARD)) == (["Plain Bear"], [])
    assert len(table.all("Plain Bear", EXILE)) == 2


@rule("614.1a", "one effect for either of two events; a spell's lasts after it")
def test_dying_creatures_and_broken_artifacts_are_exiled_this_turn(table: Table) -> None:
    (mine, lamp) = table.battlefield("A", BEAR, card("Plain Lamp", "{1}", "Artifact"))
    do(table, "If a creature would die or an artifact would be put into a graveyard this turn, exile it instead.")
    happen(table.game, Destroy(mine), Destroy(lamp))
    assert table.all("Plain Bear", EXILE) and table.all("Plain Lamp", EXILE)


@rule("701.15b")
def test_a_creature_that_always_regenerates(table: Table) -> None:
    (troll,) = table.battlefield("A", card("Moss Troll", "{G}", "Creature — Troll",
                                           "If Moss Troll would be destroyed, regenerate it.", "2/2"))  # fmt: skip
    for _ in range(2):
        happen(table.game, Damage(troll, troll, 3))
        table.settle()
        assert troll in table.game.battlefield
        assert table.game.obj(troll).tapped and not table.game.obj(troll).damage


@rule("614.1a", "120.3a")
def test_damage_leaves_one_life(table: Table) -> None:
    table.battlefield("A", order("Damage that would reduce your life total to less than 1 reduces it to 1 instead."))
    (bear,) = table.battlefield("B", BEAR)
    happen(table.game, Damage(bear, 0, 30))
    assert table.life("A") == 1
    happen(table.game, Damage(bear, 0, 3))
    table.settle()
    assert table.life("A") == 1 and not table.game.over


@rule("707.9a")
def test_a_copy_keeps_the_ability_that_made_it_one(table: Table) -> None:
    mimic, bear = table.battlefield("A", card("Gray Mimic", "{U}", "Creature — Shapeshifter", (
        "At the beginning of your upkeep, you may have Gray Mimic become a copy of another target creature. If you do, "
        "Gray Mimic gains this ability."), "1/1"), BEAR)  # fmt: skip
    (ogre,) = table.battlefield("B", card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    for target, size in ((bear, (2, 2)), (ogre, (3, 3))):
        table.to_step("upkeep", "B")
        table.targets = [target]
        table.answer("A", True)
        table.to_step("upkeep", "A")
        table.resolve()
        assert table.pt(mimic) == size
        assert len(table.game.chars(mimic).abilities.triggered) == 1


@rule("611.2b")
def test_control_for_as_long_as_the_creature_is_enchanted(table: Table) -> None:
    thief, _ = table.battlefield("A", card("Reed Siren", "{U}", "Creature — Merfolk", (
        "{T}: Gain control of target creature for as long as that creature is enchanted."), "1/1"), BEAR)  # fmt: skip
    (theirs,) = table.battlefield("B", BEAR)
    aura = card("Thin Veil", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has vigilance.")
    table.activate("A", thief, targets=[theirs]).resolve()
    assert table.game.controller(theirs) == 1
    (veil,) = table.battlefield("B", aura, attach_to=theirs)
    table.next_turn("A")
    table.activate("A", thief, targets=[theirs]).resolve()
    assert table.game.controller(theirs) == 0
    happen(table.game, Destroy(veil))
    table.settle()
    assert table.game.controller(theirs) == 1


@rule("601.3", "614.1a")
def test_one_spell_from_the_graveyard_each_turn_and_then_it_is_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way "
        "would be put into your graveyard this turn, exile it instead."))  # fmt: skip
    table.graveyard("A", ZAP, ZAP)
    table.mana("A", "{R}{R}")
    table.cast("A", "Ember Zap", targets=[1]).resolve()
    assert table.life("B") == 17
    assert table.zone("A", GRAVEYARD) == ["Ember Zap"]
    assert len(table.all("Ember Zap", EXILE)) == 1
    assert not table.actions("A")


@rule("614.1a", "only what would be put into the graveyard is exiled instead")
def test_the_spell_from_the_graveyard_that_goes_to_the_hand_is_not_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way "
        "would be put into your graveyard this turn, exile it instead."))  # fmt: skip
    table.graveyard("A", card("Ember Lesson", "{R}", "Instant", "Draw a card."))
    table.hand("B", card("Tidy Breeze", "{U}", "Instant", "Return target spell to its owner's hand."))
    table.mana("A", "{R}").mana("B", "{U}").cast("A", "Ember Lesson")
    table.cast("B", "Tidy Breeze", targets=[table.game.stack[-1]]).resolve()
    assert table.zone("A", "hand") == ["Ember Lesson"] and table.all("Ember Lesson", EXILE) == []
    assert table.zone("A", GRAVEYARD) == []


@rule("614.12", "707.5", "707.2")
def test_creatures_enter_as_copies_of_the_creature_that_says_so_and_are_it_from_the_start(table: Table) -> None:
    root = card("First Root", "{5}{G}", "Creature — Avatar", "Trample\nCreatures you control enter as a copy of this creature.", "6/6")
    (oid,) = table.battlefield("A", root)
    happen(table.game, CreateTokens(0, card("Small Elf", "", "Creature — Elf", "When this creature enters, you gain 4 life.", "1/1"), 1))
    table.hand("A", card("Late Friend", "{G}", "Creature — Elf", "This creature enters with three +1/+1 counters on it.\nWhen this creature enters, you gain 2 life.", "1/1"))
    table.mana("A", "{G}").cast("A", "Late Friend").resolve()
    assert [table.pt(copy) for copy in table.all("First Root")] == [(6, 6)] * 3 and table.life("A") == 20
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), BEAR)
    table.mana("A", "{B}{1}{G}").cast("A", "Fell", [oid]).resolve().cast("A", "Plain Bear").resolve()
    assert len(table.all("First Root")) == 3 and not table.all("Plain Bear")  # the copies say so too
    table.hand("B", BEAR)
    table.next_turn("B")
    table.mana("B", "{1}{G}").cast("B", "Plain Bear").resolve()
    assert table.pt(table.find("Plain Bear")) == (2, 2)  # it is not its controller's

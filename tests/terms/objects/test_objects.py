"""Objects as words name them: "this creature", "each creature you control", "enchanted creature"."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
WOLF = ("Dark Wolf", "{G}", "Creature — Wolf", "", "2/2")
BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
OX = ("Old Ox", "{2}", "Creature — Ox", "", "1/9")


@rule("611.2c", "608.2h")
def test_one_and_a_group_each_get_as_much() -> None:
    table = Table()
    head = permanent(table, "{0}: Test Thing and Bears you control each get +X/+X until end of turn, where X is the number of cards in your "
                     "hand.")  # fmt: skip
    mine, big = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", bear(), bear())
    table.activate("A", head).resolve()
    assert [table.pt(oid) for oid in (head, mine, big, theirs)] == [(3, 3), (4, 4), (3, 3), (2, 2)]


@rule("613.4c", "604.1")
def test_what_two_creatures_get_for_each_of_two_kinds_counts_something_of_both_twice() -> None:
    table = Table()
    (mine,) = table.battlefield("B", bear())
    spirit = card("Grave Host", "{W}", "Enchantment Creature — Spirit",
                  "Bestow {W}\nThis creature and enchanted creature each get +1/+1 for each creature you control and +1/+1 "
                  "for each artifact you control.", "0/0")  # fmt: skip
    table.battlefield("A", bear(), card("Iron Bear", "{1}", "Artifact Creature — Bear", "", "1/1"))
    table.hand("A", spirit)
    table.mana("A", "{W}").cast("A", "Grave Host", [mine], way="bestow").resolve()
    assert table.pt(mine) == (5, 5)  # two creatures, and one artifact, of those who control the Aura


@rule("301.5", "303.4f", "608.2c")
@pytest.mark.parametrize(("types", "text", "with_creature"), [
    ("Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}", True), ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", True),
    ("Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}", False), ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", False),
])  # fmt: skip
def test_it_returns_attached_to_a_creature_that_one_controls(types: str, text: str, with_creature: bool) -> None:
    table = Table()
    table.battlefield("B", ogre())
    mine = table.battlefield("A", bear()) if with_creature else ()
    (gear,) = table.graveyard("A", card("Odd Gear", "{1}", types, text))
    do(table, "Return target Aura or Equipment card from your graveyard to the battlefield attached to a creature you control.", targets=[gear])
    there = table.all("Odd Gear")
    assert bool(there) == (with_creature or "Equipment" in types)
    if with_creature:
        assert table.game.obj(there[0]).attached_to == mine[0] and table.pt(mine[0]) == (3, 3)


@rule("615.7")
def test_each_of_two_targets_has_its_own_shield() -> None:
    table = Table()
    one, two = table.battlefield("A", card(*CUB), card(*WOLF))
    do(table, "Prevent the next 1 damage that would be dealt to each of up to two target creatures this turn.", targets=[one, two]).resolve()
    happen(table.game, Damage(one, one, 2))
    assert table.game.obj(one).damage == 1  # not both shields


@rule("603.12", "601.2c")
def test_a_reflexive_trigger_has_as_many_targets_as_cards_were_discarded() -> None:
    table = Table()
    bears = table.battlefield("B", *[bear()] * 3)
    cards = table.hand("A", *[lamp()] * 3)
    words = "You may discard any number of cards. When you do, up to that many target creatures each get -2/-2 until end of turn."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.answer("A", True, list(cards[:2])).cast("A", "Test Rite", list(bears)).resolve()
    assert len(table.all("Plain Bear")) == 1


@rule("604.3", "613.1")
def test_two_groups_in_the_plural() -> None:
    table = Table()
    lord = permanent(table, "Skeletons you control and other Zombies you control get +1/+1.", types="Creature — Zombie")
    bones, corpse = table.battlefield("A", card("Bones", "{B}", "Creature — Skeleton", "", "1/1"),
                                      card("Corpse", "{B}", "Creature — Zombie", "", "1/1"))  # fmt: skip
    assert [table.pt(oid) for oid in (lord, bones, corpse)] == [(1, 1), (2, 2), (2, 2)]


@rule("613.4d", "115.1")
def test_switching_each_of_several() -> None:
    table = Table()
    thin, wide = table.battlefield("B", card("Thin Reed", "{G}", "Creature — Plant", "", "0/3"), card("Wide Reed", "{G}", "Creature — Plant", "", "1/4"))
    do(table, "Switch the power and toughness of each of up to two target creatures until end of turn.", targets=[thin, wide])
    assert (table.pt(thin), table.pt(wide)) == ((3, 0), (4, 1)) or thin not in table.game.objects


@rule("707.12", "608.2g")
def test_the_copies_are_cast_if_able() -> None:
    table = Table()
    table.graveyard("A", card(*BITE))
    table.graveyard("B", card("Their Gain", "{3}", "Sorcery", "You gain 4 life."))
    table.hand("A", card("Twine", "{0}", "Sorcery", "Exile target instant or sorcery card from your graveyard and target instant or sorcery card "
                         "from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs."))  # fmt: skip
    table.answer("A", "*", [1])
    table.cast("A", "Twine").resolve()
    assert (table.life("A"), table.life("B")) == (24, 17)
    assert sorted(table.zone("A", EXILE)) == ["Bite", "Their Gain"]


@rule("608.2c", "120.1")
@pytest.mark.parametrize("words", [
    "Up to two target black creatures you control and up to one other target creature you control each deal damage equal to their power "
    "to target creature you don't control.",
    "Any number of target black creatures you control and up to one other target creature you control each deal damage equal to "
    "their power to target creature you don't control.",
])  # fmt: skip
def test_each_of_two_in_a_row_deals_damage_equal_to_its_own_power(words: str) -> None:
    table = Table()
    (wolf,) = table.battlefield("A", card("Dark Wolf", "{B}", "Creature — Wolf", "", "4/4"))
    (bear,) = table.battlefield("A", card(*BEAR))
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Joint Effort", "{G}", "Sorcery", words))
    table.mana("A", "{G}").cast("A", "Joint Effort", targets=[wolf, bear, ox]).resolve()
    assert table.game.obj(ox).damage == 6
    (elf,) = table.battlefield("B", card("Last Elf", "{G}", "Creature — Elf", "", "1/9"))
    table.hand("A", card("Joint Effort", "{G}", "Sorcery", words))
    table.mana("A", "{G}").cast("A", "Joint Effort", targets=[bear, elf]).resolve()
    assert table.game.obj(elf).damage == 2  # of two groups, one of which is empty


@rule("615.1a", "514.2")
def test_damage_dealt_this_turn_to_what_you_control() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Prevent all damage that would be dealt this turn to creatures you control.")
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert mine in table.game.permanents() and theirs not in table.game.permanents() and table.life("A") == 18
    table.next_turn("A")
    do(table, "Test Rite deals 2 damage to each creature.")
    assert mine not in table.game.permanents()

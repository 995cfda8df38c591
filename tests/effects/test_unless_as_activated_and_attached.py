"""Conditions with "unless", what was so as an ability was activated, what can't be attached, two counts in one."""

from __future__ import annotations

import pytest

from engine.game.rules.questions.attaching import why_not_attached
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("508.1d", "611.3a")
@pytest.mark.parametrize(("guarded", "life"), [(False, 19), (True, 20)])
def test_attacks_unless_you_control_another(guarded: bool, life: int) -> None:
    table = Table()
    permanent(table, "Test Thing attacks each combat if able unless you control an artifact.")
    if guarded:
        table.battlefield("A", card("Test Lamp", "{1}", "Artifact"))
    table.to_step("end_combat")
    assert table.life("B") == life


@rule("614.1c", "614.12")
@pytest.mark.parametrize(("cast", "counters"), [(True, {}), (False, {"-1/-1": 2})])
def test_enters_with_counters_unless(cast: bool, counters: dict[str, int]) -> None:
    table = Table()
    if cast:
        table.hand("A", card("Red Spark", "{R}", "Sorcery", "You gain 1 life."))
        table.mana("A", "{R}").cast("A", "Red Spark").resolve()
    words = "Test Giant enters with two -1/-1 counters on it unless you've cast another red spell this turn."
    table.hand("A", card("Test Giant", "{R}", "Creature — Giant", words, "4/4"))
    table.mana("A", "{R}").cast("A", "Test Giant").resolve()
    assert table.counters(table.find("Test Giant")) == counters


@rule("608.2h", "404.1")
def test_for_each_of_two_kinds() -> None:
    table = Table()
    host = permanent(table, "Test Thing gets +1/+1 for each Bear you control and each Bear card in your graveyard.")
    table.battlefield("A", bear())
    table.graveyard("A", bear(), bear(), ogre())
    assert table.pt(host) == (4, 4)


@rule("303.4", "704.5m")
def test_not_enchanted_by_other_auras() -> None:
    table = Table()
    (host,) = table.battlefield("A", ogre())
    shell = card("Test Shell", "{1}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't be enchanted by other Auras.")
    (aura,) = table.battlefield("A", shell, attach_to=host)
    (other,) = table.battlefield("A", card("Test Ring", "{1}", "Enchantment — Aura", "Enchant creature"), attach_to=host)
    table.settle()
    table.resolve()
    assert aura in table.game.permanents() and other not in table.game.permanents()


@rule("301.5", "303.4")
def test_not_equipped_and_not_enchanted() -> None:
    table = Table()
    brawler = permanent(table, "Test Thing can't be equipped.")
    (calm,) = table.battlefield("A", card("Test Calm", "{1}", "Creature — Elf", "Test Calm can't be enchanted.", "1/1"))
    (sword,) = table.battlefield("A", card("Test Sword", "{1}", "Artifact — Equipment", "Equip {1}"))
    (aura,) = table.battlefield("A", card("Test Ring", "{1}", "Enchantment — Aura", "Enchant creature"), attach_to=brawler)
    assert why_not_attached(table.game, sword, brawler) is not None
    assert why_not_attached(table.game, sword, calm) is None
    assert why_not_attached(table.game, aura, calm) is not None


@rule("121.2")
def test_no_more_than_one_card_each_turn() -> None:
    table = Table()
    permanent(table, "Each player can't draw more than one card each turn.", types="Enchantment")
    do(table, "Draw three cards. Each opponent draws two cards.")
    assert len(table.zone("A", "hand")) == 1 and len(table.zone("B", "hand")) == 1


@rule("601.2c", "608.2b")
def test_who_had_more_life_as_it_was_activated() -> None:
    words = "{0}: Choose target opponent who had more life than you did as you activated this ability. You gain 4 life."
    table = Table()
    keeper = permanent(table, words)
    assert not any(action.oid == keeper for action in table.actions("A"))
    table.life("B", 22)
    table.activate("A", keeper, [1])
    table.life("A", 30)  # it is so no longer: what was so counts
    table.resolve()
    assert table.life("A") == 34


@rule("601.2c", "602.2b")
@pytest.mark.parametrize(("more", "ready"), [
    ("controlled more creatures", True), ("had at least two more cards in hand", True),
    ("had at least two fewer creature cards in their graveyard", True), ("controlled more artifacts", False),
])  # fmt: skip
def test_who_had_more_of_something(more: str, ready: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("B", bear(), ogre())
    table.graveyard("A", bear(), sprite())
    keeper = permanent(table, f"{{0}}: Choose target opponent who {more} than you did as you activated this ability. You gain 1 life.")
    assert any(action.oid == keeper for action in table.actions("A")) == ready
    if ready:
        table.activate("A", keeper, [1]).resolve()
        assert table.life("A") == 21


@rule("602.5b")
def test_equip_for_life_once_each_turn() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    sword = card("Test Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip—Pay 3 life. Activate only once each turn.")
    (blade,) = table.battlefield("A", sword)
    table.activate("A", blade, [host]).resolve()
    assert table.pt(host) == (3, 3) and table.life("A") == 17
    assert not any(action.oid == blade for action in table.actions("A"))


@rule("607.2d")
def test_one_of_eight_kinds() -> None:
    table = Table()
    words = ("As Test Flag enters, choose Elemental, Elf, Faerie, Giant, Goblin, Kithkin, Merfolk, or Treefolk.\n"
             "Creatures you control of the chosen type get +1/+1.")  # fmt: skip
    table.hand("A", card("Test Flag", "{0}", "Artifact", words))
    (elf,) = table.battlefield("A", card("Test Elf", "{G}", "Creature — Elf", "", "1/1"))
    (other,) = table.battlefield("A", bear())
    table.answer("A", 1)
    table.cast("A", "Test Flag").resolve()
    assert table.pt(elf) == (2, 2) and table.pt(other) == (2, 2)


@rule("205.3m", "608.2h")
def test_a_plural_like_its_singular() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Test Zubera", "{R}", "Creature — Zubera", "", "1/1"))
    do(table, "Destroy target creature. You gain 2 life for each Zubera that died this turn.", [one])
    assert table.life("A") == 22

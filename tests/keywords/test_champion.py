"""Champion (CR 702.72)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

ELDER = ("Elf Elder", "{2}{G}", "Creature — Elf", "Champion an Elf", "4/4")
ELF = ("Young Elf", "{G}", "Creature — Elf", "", "1/1")
DOOM = ("Quick Doom", "{B}", "Instant", "Destroy target creature.")


@rule("702.72a", "702.72b")
def test_another_elf_is_exiled_until_it_leaves() -> None:
    table = Table()
    (elf,) = table.battlefield("A", card(*ELF))
    table.hand("A", card(*ELDER), card(*DOOM))
    table.mana("A", "{2}{G}{B}").answer("A", [elf])
    table.cast("A", "Elf Elder").resolve()
    assert table.all("Young Elf", "exile") and table.all("Elf Elder")
    table.cast("A", "Quick Doom", targets=[table.find("Elf Elder")]).resolve()
    assert table.all("Young Elf") and table.all("Elf Elder") == []


@rule("702.72a")
def test_without_another_elf_it_is_sacrificed() -> None:
    table = Table()
    table.hand("A", card(*ELDER))
    table.mana("A", "{2}{G}")
    table.cast("A", "Elf Elder").resolve()
    assert table.zone("A", "graveyard") == ["Elf Elder"]


@rule("702.72c")
@rule("702.72b", "each speaks of what its own ability exiled")
def test_a_permanent_is_championed_only_by_what_exiles_it_with_champion() -> None:
    table = Table()
    text = "Champion an Elf\nWhen an Elf is championed with this creature, you gain 5 life."
    (elf,) = table.battlefield("A", card(*ELF))
    elder = card("Proud Elder", "{0}", "Creature — Elf", text, "4/4")
    (other,) = table.battlefield("A", elder)  # it entered without its abilities: it has championed nothing
    table.hand("A", card(*ELDER), card("Elf Exile", "{0}", "Instant", "Exile target creature."))
    table.mana("A", "{2}{G}").answer("A", [elf])
    table.cast("A", "Elf Elder").resolve()
    assert table.all("Young Elf", "exile") and table.life("A") == 20, "another creature championed it"
    table.cast("A", "Elf Exile", [other]).resolve()
    (second,) = table.battlefield("A", card(*ELF))
    table.hand("A", elder, card("Elf Exile", "{0}", "Instant", "Exile target creature."))
    table.cast("A", "Elf Exile", [second]).resolve()
    assert table.life("A") == 20, "exiled, not championed"
    (third,) = table.battlefield("A", card(*ELF))
    table.answer("A", [third])
    table.cast("A", "Proud Elder").resolve()
    assert table.life("A") == 25
    table.hand("A", card("Elf Exile", "{0}", "Instant", "Exile target creature."))
    table.cast("A", "Elf Exile", [table.find("Elf Elder")]).resolve()
    assert len(table.all("Young Elf")) == 1 and len(table.all("Young Elf", "exile")) == 2, "only what it championed returns"


@rule("702.72a", "another, and one that you control")
def test_neither_itself_nor_another_players_elf_is_exiled() -> None:
    table = Table()
    table.battlefield("B", card(*ELF))
    (other,) = table.battlefield("A", card(*ELF))
    table.hand("A", card(*ELDER))
    table.mana("A", "{2}{G}")
    offered: list[tuple[int, ...]] = []

    def take_it(decision: object) -> object:
        if not isinstance(decision, ChooseObjects):
            return None
        offered.append(decision.candidates)
        return list(decision.candidates[:1])

    table.policy = take_it
    table.cast("A", "Elf Elder").resolve()
    assert all(candidates == (other,) for candidates in offered)
    assert table.all("Young Elf", "exile") and table.all("Young Elf", who="B")
    table = Table()
    table.battlefield("B", card(*ELF))
    table.hand("A", card(*ELDER))
    table.mana("A", "{2}{G}").cast("A", "Elf Elder").resolve()
    assert table.zone("A", "graveyard") == ["Elf Elder"] and table.all("Young Elf", who="B")


@rule("702.72a", "under its owner's control")
def test_the_exiled_card_returns_under_its_owners_control() -> None:
    table = Table()
    (stolen,) = table.battlefield("B", card(*ELF))
    do(table, "Gain control of target creature.", targets=[stolen])
    table.hand("A", card(*ELDER), card(*DOOM))
    table.mana("A", "{2}{G}{B}").answer("A", [stolen])
    table.cast("A", "Elf Elder").resolve()
    assert table.all("Young Elf", "exile")
    table.cast("A", "Quick Doom", targets=[table.find("Elf Elder")]).resolve()
    assert table.all("Young Elf", who="B") and not table.all("Young Elf", who="A")


@rule("702.72c", "the permanent that is exiled, not the one that exiles it", "702.72b")
def test_what_is_championed_is_what_is_exiled() -> None:
    table = Table()
    text = "Champion a creature\nWhen a Goblin is championed with this creature, you gain life equal to that Goblin's power.\nWhen an Elf is championed with this creature, you gain 10 life."
    (goblin,) = table.battlefield("A", card("Young Goblin", "{R}", "Creature — Goblin", "", "2/1"))
    table.hand("A", card("Broad Elder", "{0}", "Creature — Elf", text, "4/4"))
    table.answer("A", [goblin]).cast("A", "Broad Elder").resolve()
    assert table.life("A") == 22 and table.all("Young Goblin", "exile")

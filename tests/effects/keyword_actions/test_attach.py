"""Attach and unattach (CR 701.3)."""

from __future__ import annotations

from tests.effects.doing import bear, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("608.2h")
def test_equipment_that_was_attached_to_what_is_gone() -> None:
    table = Table()
    hero = permanent(table, "Sacrifice this creature: Put this creature's counters on target creature and attach an "
                     "Equipment that was attached to this creature to that creature.")  # fmt: skip
    (heir,) = table.battlefield("A", bear())
    sword, other = (permanent(table, "Equipped creature gets +2/+0.\nEquip {0}", types="Artifact — Equipment")
                    for _ in range(2))  # fmt: skip
    table.activate("A", sword, targets=[hero]).resolve()
    table.activate("A", hero, targets=[heir]).resolve()
    assert table.game.obj(sword).attached_to == heir
    assert table.game.obj(other).attached_to != heir


@rule("301.5")
def test_equipment_that_can_be_attached_only_to_some() -> None:
    table = Table()
    crown = permanent(table, "This Equipment can be attached only to a legendary creature.\nEquip {0}",
                      types="Artifact — Equipment")  # fmt: skip
    (commoner,) = table.battlefield("A", bear())
    (queen,) = table.battlefield("A", card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    table.activate("A", crown, targets=[commoner]).resolve()
    assert table.game.obj(crown).attached_to != commoner
    table.activate("A", crown, targets=[queen]).resolve()
    assert table.game.obj(crown).attached_to == queen


@rule("608.2c")
def test_a_pronoun_is_not_the_other_noun_of_its_verb() -> None:
    table = Table()
    table.hand("A", card("Odd Lance", "{2}", "Artifact — Equipment", "When this Equipment enters, create a 1/1 red "
               "Goblin creature token, then attach this Equipment to it.\nEquipped creature gets +2/+0.\nEquip {2}"))  # fmt: skip
    table.mana("A", "{2}").cast("A", "Odd Lance").resolve().resolve()
    (goblin,) = [oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes]
    assert table.pt(goblin) == (3, 1)

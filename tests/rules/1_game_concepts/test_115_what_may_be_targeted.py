"""What may be targeted, judged before a spell is cast too (CR 115, 601.3e, 702.16b)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseOption
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
BOLT = card("Cinder Bolt", "{R}", "Instant", "Cinder Bolt deals 2 damage to target creature.")
SLING = card("Old Sling", "{1}", "Artifact", "{0}: Old Sling deals 2 damage to target creature.")


@rule("115.1", "115.4")
def test_what_spells_can_not_target_abilities_can() -> None:
    table = Table()
    table.battlefield("A", card("Thick Reeds", "{2}{G}", "Enchantment", "Creatures can't be the targets of spells."))
    (sling,) = table.battlefield("A", SLING)
    (bear,) = table.battlefield("B", BEAR)
    table.hand("A", BOLT)
    table.mana("A", "{R}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.activate("A", sling, [bear]).resolve()
    assert not table.all("Plain Bear")


@rule("702.16b", "601.3e")
def test_protection_from_coloured_spells_is_known_before_the_spell_is_cast() -> None:
    table = Table()
    table.battlefield("B", card("Grey Titan", "{8}", "Creature — Giant", "Protection from colored spells", "8/8"))
    (sling,) = table.battlefield("A", SLING)
    table.hand("A", BOLT)
    table.mana("A", "{R}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [sling]


@rule("608.2d", "702.16a")
def test_protection_from_a_quality_or_a_colour_is_one_choice() -> None:
    table = Table()
    bears = table.battlefield("A", BEAR, BEAR)
    ward = card("Twin Ward", "{W}", "Instant", "Target creature you control gains protection from artifacts or from the color of your choice until end of turn.")
    table.hand("A", ward, ward, BOLT)
    (sling,) = table.battlefield("B", SLING)
    for bear, choice in zip(bears, (0, 4), strict=True):
        table.mana("A", "{W}").answer("A", choice).cast("A", "Twin Ward", [bear]).resolve()
    assert [len(d.options) for d in table.asked if isinstance(d, ChooseOption)] == [6, 6]
    table.mana("A", "{R}").cast("A", "Cinder Bolt", [bears[0]]).resolve()
    assert bears[0] not in table.game.objects
    table.activate("B", sling, [bears[1]]).resolve()
    assert bears[1] not in table.game.objects

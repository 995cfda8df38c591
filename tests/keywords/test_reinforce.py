"""Reinforce (CR 702.77)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BADGE = ("Bright Badge", "{3}{W}", "Creature — Human", "Reinforce 2—{W}", "2/2")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.77a")
def test_counters_come_from_hand() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (badge,) = table.hand("A", card(*BADGE))
    table.mana("A", "{W}")
    table.activate("A", badge, targets=[bear]).resolve()
    assert table.pt(bear) == (4, 4) and table.zone("A", "graveyard") == ["Bright Badge"]


@rule("702.77b")
def test_reinforce_is_there_in_every_zone_for_effects_that_look_for_activated_abilities() -> None:
    table = Table()
    table.battlefield("A", card("Grey Judge", "{1}", "Artifact", "Creatures with an activated ability get +1/+1."))
    badge, bear = table.battlefield("A", card(*BADGE), card(*BEAR))
    assert (table.pt(badge), table.pt(bear)) == ((3, 3), (2, 2))
    table.mana("A", "{W}")
    assert table.actions("A") == (), "it can not be activated there"
    buried, _ = table.graveyard("A", card(*BADGE), card(*BEAR))
    table.hand("A", card("Slow Dig", "{0}", "Sorcery", "Return target card with an activated ability from your graveyard to your hand."))
    table.cast("A", "Slow Dig")
    (targets,) = dict(table.game.obj(table.game.stack[-1]).stack.targets).values()
    assert targets == (buried,)

"""Transmute (CR 702.53)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from tests.rulebook import rule
from tests.support.boards.table import Table, card

CHANGE = ("Slow Change", "{1}{U}", "Instant", "Draw a card.\nTransmute {1}{U}")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.53a")
def test_it_becomes_a_card_of_its_mana_value() -> None:
    table = Table()
    (bear, _) = table.library("A", card(*BEAR), card("Dear Ox", "{4}{G}", "Creature — Ox", "", "4/4"))
    (change,) = table.hand("A", card(*CHANGE))
    table.mana("A", "{1}{U}").answer("A", [bear])
    table.activate("A", change).resolve()
    assert table.zone("A", "hand") == ["Meadow Bear"]
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert table.find("Dear Ox", "library") not in asked.candidates  # type: ignore[attr-defined]


@rule("702.53a", "discard this card: only from a hand, and only once")
def test_a_card_that_was_discarded_for_mana_is_not_transmuted() -> None:
    table = Table()
    (bear,) = table.library("A", card(*BEAR))
    table.battlefield("A", card("Mad Well", "{1}", "Artifact", "Discard a card: Add {U}."))
    (change,) = table.hand("A", card(*CHANGE))
    table.mana("A", "{1}")
    with pytest.raises(IllegalAction):
        table.activate("A", change)
    assert table.game.obj(bear).zone == "library"


@rule("702.53b")
def test_transmute_is_there_in_every_zone_for_effects_that_look_for_activated_abilities() -> None:
    table = Table()
    table.battlefield("A", card("Grey Judge", "{1}", "Artifact", "Creatures with an activated ability get +1/+1."))
    shifter = card("Slow Shifter", "{1}{U}", "Creature — Wizard", "Transmute {1}{U}", "1/1")
    wizard, bear = table.battlefield("A", shifter, card(*BEAR))
    assert (table.pt(wizard), table.pt(bear)) == ((2, 2), (2, 2))
    elf = card("Green Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1")
    grove = card("Walking Grove", "", "Land Creature — Forest Dryad", "", "1/1")
    assert [table.pt(oid) for oid in table.battlefield("B", elf, grove)] == [(2, 2), (2, 2)], "as mana abilities are"
    table.mana("A", "{1}{U}")
    assert table.actions("A") == (), "it can not be activated there"
    buried, plain = table.graveyard("A", shifter, card(*BEAR))
    table.hand("A", card("Slow Dig", "{0}", "Sorcery", "Return target card with an activated ability from your graveyard to your hand."))
    table.cast("A", "Slow Dig")
    (targets,) = dict(table.game.obj(table.game.stack[-1]).stack.targets).values()
    assert targets == (buried,) and plain

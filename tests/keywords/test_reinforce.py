"""Reinforce (CR 702.77)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

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


@rule("702.77b", "objects having one or more activated abilities", "305.6")
def test_mana_abilities_and_basic_land_types_are_activated_abilities_too() -> None:
    table = Table()
    table.battlefield("A", card("Grey Judge", "{1}", "Artifact", "Creatures with an activated ability get +1/+1."))
    has = table.battlefield(
        "A", card(*BADGE), card("Green Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "2/2"), card("Old Smith", "{R}", "Creature — Human", "{1}: You gain 1 life.", "2/2"),
        card("Green Dryad", "", "Land Creature — Forest Dryad", "", "2/2"),
    )  # fmt: skip
    has_not = table.battlefield("A", card("Bare Rock", "", "Land Creature — Golem", "", "2/2"), card("Late Crow", "{U}", "Creature — Bird", "Flying\nWhen this creature dies, you gain 1 life.", "2/2"))
    assert [table.pt(oid) for oid in has] == [(3, 3)] * 4 and [table.pt(oid) for oid in has_not] == [(2, 2)] * 2
    do(table, "Target creature loses all abilities until end of turn.", [has[-1]])
    assert table.pt(has[-1]) == (2, 2), "also that of its land type"
    buried = table.graveyard("A", card(*BADGE), card("Forest", "", "Basic Land — Forest"), card("Bare Rock", "", "Land"), card(*BEAR))
    table.hand("A", card("Slow Dig", "{0}", "Sorcery", "Return target card with an activated ability from your graveyard to your hand."))
    table.cast("A", "Slow Dig", [buried[1]])
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets) and set(buried) & set(decision.candidates)]
    assert asked.candidates == buried[:2], "in other zones too"


@rule("305.6", "the intrinsic ability of a basic land type", "702.77b")
def test_a_land_has_no_abilities_once_it_has_lost_that_of_its_type() -> None:
    table = Table()
    dryad, rock, badge = table.battlefield("A", card("Green Dryad", "", "Land Creature — Forest Dryad", "", "2/2"), card("Bare Rock", "", "Land Creature — Golem", "", "2/2"), card(*BADGE))
    do(table, "Target creature loses all abilities until end of turn.", [dryad])
    do(table, "Creatures with no abilities get +1/+1 until end of turn.")
    assert [table.pt(oid) for oid in (dryad, rock, badge)] == [(3, 3), (3, 3), (2, 2)]
    buried = table.graveyard("A", card("Forest", "", "Basic Land — Forest"), card("Bare Rock", "", "Land"), card(*BADGE))
    do(table, "Exile all cards with no abilities from all graveyards.")
    assert [oid in table.game.zone("graveyard", 0) for oid in buried] == [True, False, True]


@rule("702.77a", "Discard this card", "601.2h")
def test_a_card_that_was_discarded_for_mana_can_not_be_discarded_again() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Mad Well", "{1}", "Artifact", "Discard a card: Add {W}."))
    (badge,) = table.hand("A", card(*BADGE))
    with pytest.raises(IllegalAction):
        table.activate("A", badge, [bear])


@rule("702.77a", "107.3")
def test_reinforce_x() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card("Growing Host", "{3}{W}", "Instant", "Draw a card.\nReinforce X—{X}{W}"))
    table.mana("A", "{3}{W}").answer("A", 3)
    table.activate("A", table.find("Growing Host", HAND, "A"), [mine]).resolve()
    assert table.pt(mine) == (5, 5)

"""Sentences behind a replacement effect belong to it, and what is chosen as something turns or is shielded (CR 614.6)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from engine.game.decisions.orders import OrderObjects
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card

KILL = "Destroy target creature."


@pytest.mark.parametrize("event", ["die", "be put into a graveyard from the battlefield"])
@rule("614.6", "sentences behind it")
def test_what_is_said_behind_the_replacement_is_done_with_what_it_moved(event: str) -> None:
    table = Table()
    (mine, also) = table.battlefield("A", bear(), ogre())
    do(table, f"If a creature you control would {event} this turn, exile it instead. Return it to the battlefield under its owner's control at the beginning of the next end step.")
    assert not table.game.delayed, "nothing waits before a creature would die"
    do(table, KILL, [mine])
    assert table.zone("A", "exile") == ["Plain Bear"]
    table.to_step("end").resolve()
    assert table.zone("A", "battlefield") == ["Plain Ogre", "Plain Bear"]
    assert table.all("Plain Ogre") == [also]


@rule("614.6", "the next time")
def test_what_was_exiled_instead_of_a_draw_may_be_played() -> None:
    table = Table()
    table.library("A", card("Free Gift", "{0}", "Sorcery", "You gain 3 life."), lamp())
    do(table, "The next time you would draw a card this turn, instead exile the top card of your library. You may play it this turn.")
    do(table, "Draw two cards.")
    assert table.zone("A", "hand") == ["Plain Lamp"]
    table.cast("A", "Free Gift").resolve()
    assert table.life("A") == 23


@pytest.mark.parametrize("attached", [True, False])
@rule("303.4k")
@rule("708.11", "an Aura")
def test_an_aura_turned_face_up_is_attached_as_the_aura_that_it_becomes(attached: bool) -> None:
    table = Table()
    aura = card("Late Shroud", "{4}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+0.\nMorph {0}\nAs this Aura is turned face up, you may attach it to a creature.")
    (hidden,) = table.battlefield("A", aura, face_down="morph")
    one, other = table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: attached if isinstance(decision, YesNo) else [other] if other in getattr(decision, "candidates", ()) else None
    table.special("A", hidden).settle()
    assert (table.pt(one), table.pt(other)) == ((2, 2), (5, 3) if attached else (3, 3))
    assert bool(table.all("Late Shroud")) is attached, "what is attached to nothing is put into its owner's graveyard (704.5m)"


@rule("615.7", "one source")
def test_of_one_sources_damage_to_several_it_is_chosen_whose_is_prevented() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    (source,) = table.battlefield("B", ogre())
    table.answer("A", [source], [1, 0])
    do(table, "Prevent the next 2 damage that a source of your choice would deal to you and/or creatures you control this turn.")
    happen(table.game, Damage(source, one, 2), Damage(source, two, 2))
    (asked,) = [decision for decision in table.asked if isinstance(decision, OrderObjects)]
    assert asked.objects == (one, two)
    assert (table.game.obj(one).damage, table.game.obj(two).damage) == (2, 0)

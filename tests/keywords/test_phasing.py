"""Phasing (CR 702.26)."""

from __future__ import annotations

import pytest

from engine.events.status import PhaseIn, PhaseOut
from engine.rules.events.happening import happen
from engine.rules.events.leaving import concede
from tests.rulebook import rule
from tests.table import Table, card

IMP = ("Blinking Imp", "{1}{U}", "Creature — Imp", "Phasing", "2/2")


@rule("702.26a", "502.1")
def test_it_phases_out_and_in_as_its_controller_untaps() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card(*IMP))
    table.next_turn("B")
    assert not table.game.obj(imp).phased_out
    table.next_turn("A")
    assert table.game.obj(imp).phased_out
    table.next_turn("A")
    assert not table.game.obj(imp).phased_out


@rule("702.26g", "502.1")
def test_an_aura_phases_out_and_in_along_with_the_creature_it_enchants() -> None:
    table = Table()
    (drake,) = table.battlefield("A", card("Mist Drake", "{U}", "Creature — Drake", "Phasing", "2/4"))
    table.hand("B", card("Hot Breath", "{R}", "Enchantment — Aura", "Flash\nEnchant creature\nEnchanted creature gets +1/+0."))
    table.mana("B", "{R}").cast("B", "Hot Breath", [drake]).resolve()
    aura = table.find("Hot Breath")
    table.next_turn("B").next_turn("A")
    assert [table.game.obj(oid).phased_out for oid in (drake, aura)] == [True, True]
    table.next_turn("B")
    assert table.game.obj(aura).phased_out, "not in its own controller's untap step"
    table.next_turn("A")
    assert table.game.obj(aura).attached_to == drake
    assert table.pt(drake) == (3, 4)


@rule("702.26h")
def test_what_would_phase_out_directly_and_indirectly_does_so_indirectly() -> None:
    table = Table()
    (drake,) = table.battlefield("A", card("Mist Drake", "{U}", "Creature — Drake", "Phasing", "2/4"))
    aura_card = card("Thin Veil", "{U}", "Enchantment — Aura", "Enchant creature\nPhasing")
    (aura,) = table.battlefield("A", aura_card, attach_to=drake)
    table.next_turn("B").next_turn("A")
    assert [table.game.obj(oid).phased_out for oid in (drake, aura)] == [True, True]
    assert "phased out under" not in table.game.obj(aura).marks
    table.next_turn("B").next_turn("A")
    assert table.game.obj(aura).attached_to == drake
    assert not table.game.obj(aura).phased_out


@rule("702.26b")
@pytest.mark.parametrize(
    ("verb", "rest"),
    [("destroy", ""), ("exile", ""), ("sacrifice", ""), ("tap", ""), ("return", " to its owner's hand"),
     ("put a +1/+1 counter on", "")],
)  # fmt: skip
def test_words_that_name_a_phased_out_creature_do_nothing_to_it(verb: str, rest: str) -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"))
    text = f"Choose target creature. At the beginning of the next end step, {verb} that creature{rest}."
    table.hand("A", card("Slow Spell", "{B}", "Sorcery", text))
    table.mana("A", "{B}").cast("A", "Slow Spell", [imp]).resolve()
    happen(table.game, PhaseOut(imp))
    table.to_step("end", "A").resolve()
    found = table.game.obj(imp)
    assert (found.zone, found.phased_out, found.tapped, dict(found.counters)) == ("battlefield", True, False, {})


@rule("702.26f", "611.2b", "702.26d")
def test_for_as_long_as_ends_for_good_when_what_it_tracks_phases_out_but_until_it_leaves_does_not() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2")] * 2)
    (strings,) = table.battlefield(
        "A", card("Puppet Strings", "{1}", "Artifact", "{T}: Gain control of target creature for as long as you control this artifact.")
    )
    table.hand("A", card("Jar", "{1}", "Artifact", "When this artifact enters, exile target creature an opponent controls until this artifact leaves the battlefield."))
    table.activate("A", strings, [first]).resolve()
    table.mana("A", "{1}").cast("A", "Jar").answer("A", [second]).resolve()
    jar = table.find("Jar")
    assert table.game.controller(first) == 0 and len(table.all("Plain Imp")) == 1
    happen(table.game, PhaseOut(strings), PhaseOut(jar))
    table.settle()
    assert table.game.controller(first) == 1
    assert table.all("Plain Imp", "exile"), "the Jar has not left the battlefield"
    happen(table.game, PhaseIn(strings), PhaseIn(jar))
    table.settle()
    assert table.game.controller(first) == 1, "it does not begin again"
    assert table.all("Plain Imp", "exile")


@rule("702.26k", "800.4a")
def test_phased_out_permanents_leave_the_game_with_their_owner() -> None:
    table = Table(3)
    (imp,) = table.battlefield("C", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"))
    happen(table.game, PhaseOut(imp))
    concede(table.game, 2)
    assert imp not in table.game.objects

"""Phasing (CR 702.26)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.game.events.status import PhaseIn, PhaseOut
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

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


@rule("702.26k", "no trigger, as there is for what was there and fought", "800.4a")
def test_what_leaves_phased_out_triggers_nothing_and_what_leaves_in_combat_does() -> None:
    table = Table(3)
    (ox,) = table.battlefield("A", card("Great Ox", "{4}{G}", "Creature — Ox", "", "5/5"))
    table.battlefield("A", card("Sad Bell", "{1}", "Artifact", "Whenever a creature leaves the battlefield, you gain 1 life."))
    imp, wall = table.battlefield("C", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"), card("Old Wall", "{1}", "Creature — Wall", "", "0/4"))
    table.answer("A", [[ox, 2]]).answer("C", [[wall, ox]]).to_step("declare_blockers")
    happen(table.game, PhaseOut(imp))
    concede(table.game, 2)
    combat = table.game.combat
    assert combat is not None and combat.blocking == {} and combat.blocked == (ox,)
    assert not {imp, wall} & set(table.game.objects)
    table.resolve()
    assert table.life("A") == 21


@rule("702.26k", "nor do later words take it for something that left the battlefield", "800.4a")
@pytest.mark.parametrize(("phased", "life"), [(True, 20), (False, 23)])
def test_what_went_phased_out_did_not_leave_the_battlefield_this_turn(phased: bool, life: int) -> None:
    table = Table(3)
    (imp,) = table.battlefield("C", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"))
    if phased:
        happen(table.game, PhaseOut(imp))
    concede(table.game, 2)
    assert imp not in table.game.objects
    do(table, "If a creature left the battlefield this turn, you gain 3 life.")
    assert table.life("A") == life


@rule("702.26p")
def test_several_instances_of_phasing_are_as_one() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Twice Imp", "{1}{U}", "Creature — Imp", "Phasing, phasing", "2/2"))
    table.next_turn("B").next_turn("A")
    assert table.game.obj(imp).phased_out
    table.next_turn("B").next_turn("A")
    assert not table.game.obj(imp).phased_out


@rule("702.26p", "what is attached phases out once and in once, and stays attached")
def test_equipment_with_several_instances_of_phasing_is_attached_as_it_phases_in() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"))
    (blade,) = table.battlefield("A", card("Dim Blade", "{1}", "Artifact — Equipment", "Phasing, phasing\nEquipped creature gets +3/+3.\nEquip {0}"))
    table.activate("A", blade, [imp]).resolve()
    assert table.pt(imp) == (5, 5)
    table.next_turn("B").next_turn("A")
    assert table.game.obj(blade).phased_out and table.pt(imp) == (2, 2)
    table.next_turn("B").next_turn("A")
    assert not table.game.obj(blade).phased_out and table.pt(imp) == (5, 5)


@rule("702.26c", "702.26d")
def test_what_has_phased_in_is_there_again_as_it_was() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Plain Imp", "{1}{U}", "Creature — Imp", "{0}: You gain 1 life.", "2/2"))
    happen(table.game, PhaseOut(imp))
    table.hand("A", card("Plain Spell", "{0}", "Sorcery", "You gain 1 life for each creature you control."))
    table.cast("A", "Plain Spell").resolve()
    assert table.life("A") == 20 and table.actions("A") == (), "it is treated as though it did not exist"
    happen(table.game, PhaseIn(imp))
    assert table.game.obj(imp).phased_out is False
    table.hand("A", card("Plain Spell", "{0}", "Sorcery", "You gain 1 life for each creature you control."))
    table.cast("A", "Plain Spell").resolve()
    table.activate("A", imp).resolve()
    assert table.life("A") == 22
    table.answer("A", [[imp, 1]]).to_step("main2")
    assert table.life("B") == 18, "under its controller's control since the turn began: it attacks"


@rule("702.26e", "set of affected objects", "control", "that specifically")
def test_effects_that_begin_while_it_is_phased_out_pass_it_by() -> None:
    table = Table()
    imp, other = table.battlefield("A", *[card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2")] * 2)
    later = "At the beginning of the next end step, that creature gains flying until end of turn."
    table.hand("A", card("Slow Growth", "{0}", "Sorcery", f"Target creature you control gains haste until end of turn. {later}"))
    table.cast("A", "Slow Growth", [imp]).resolve()
    happen(table.game, PhaseOut(imp))
    table.hand("A", card("Wide Growth", "{0}", "Sorcery", "Creatures you control get +3/+3 until end of turn."))
    table.hand("B", card("Wide Theft", "{0}", "Instant", "Gain control of all creatures until end of turn."))
    table.cast("A", "Wide Growth").resolve()
    table.cast("B", "Wide Theft").resolve()
    assert table.pt(other) == (5, 5) and table.game.controller(other) == 1
    table.to_step("end").resolve()
    happen(table.game, PhaseIn(imp))
    assert table.pt(imp) == (2, 2) and not table.has(imp, "flying") and table.game.controller(imp) == 0


@rule("702.26i")
@pytest.mark.parametrize("gone", ["stays", "leaves", "left"])
def test_what_phased_out_directly_phases_in_attached_if_its_host_is_still_there(gone: str) -> None:
    table = Table(3)
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (blade,) = table.battlefield("A", card("Thin Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {9}"), attach_to=bear)
    (veil,) = table.battlefield("A", card("Thin Veil", "{1}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1."), attach_to=bear)
    (curse,) = table.battlefield("A", card("Old Grudge", "{1}", "Enchantment — Aura Curse", "Enchant player"), attach_to=1)
    happen(table.game, *(PhaseOut(oid) for oid in (blade, veil, curse)))
    assert table.pt(bear) == (2, 2)
    if gone == "leaves":
        happen(table.game, ZoneChange(bear, "graveyard"))
    elif gone == "left":
        concede(table.game, 1)
    table.next_turn("C" if gone == "left" else "B").next_turn("A")
    if gone == "stays":
        assert [table.game.obj(oid).attached_to for oid in (blade, veil, curse)] == [bear, bear, 1]
        assert table.pt(bear) == (3, 3)
    else:
        assert table.game.obj(blade).attached_to == NOBODY and not table.game.obj(blade).phased_out
        assert not table.all("Thin Veil"), "704.5m"
        assert bool(table.all("Old Grudge")) == (gone == "leaves")


@rule("702.26j", "702.26i", "702.26c")
def test_nothing_becomes_attached_or_unattached_by_phasing() -> None:
    table = Table()
    text = "Whenever an Equipment becomes unattached from a permanent, you gain 1 life.\nWhenever an Equipment becomes attached to a creature, you gain 10 life.\nWhenever an Equipment becomes attached to a Human, you gain 100 life."
    table.battlefield("A", card("Grey Smith", "{1}", "Artifact", text))
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    blade = card("Thin Blade", "{1}", "Artifact — Equipment", "Equip {0}")
    (equipment,) = table.battlefield("A", blade)
    (other,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.activate("A", equipment, [other]).resolve()
    assert table.life("A") == 30
    table.activate("A", equipment, [bear]).resolve()
    assert table.life("A") == 41, "from one to the other"
    for phased in ((equipment,), (bear, equipment), (bear,)):
        happen(table.game, *(PhaseOut(oid) for oid in phased))
        table.settle()
        happen(table.game, *(PhaseIn(oid) for oid in phased))
        table.settle().resolve()
    assert table.life("A") == 41 and table.game.obj(equipment).attached_to == bear
    happen(table.game, PhaseOut(equipment))
    happen(table.game, ZoneChange(bear, "graveyard"))
    table.settle().resolve()
    happen(table.game, PhaseIn(equipment))
    table.settle().resolve()
    assert table.game.obj(equipment).attached_to == NOBODY and table.life("A") == 41


@rule("702.26m")
def test_who_skips_the_untap_step_phases_nothing() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card(*IMP))
    (other,) = table.battlefield("A", card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2"))
    table.next_turn("B")
    happen(table.game, PhaseOut(other))
    (stop,) = table.battlefield("A", card("Long Night", "{1}", "Enchantment", "Skip your untap step."))
    table.next_turn("A")
    assert not table.game.obj(imp).phased_out and table.game.obj(other).phased_out
    happen(table.game, ZoneChange(stop, "graveyard"))
    table.next_turn("B").next_turn("A")
    assert table.game.obj(imp).phased_out and not table.game.obj(other).phased_out


@rule("702.26n", "leaves the game", "exiled", "next untap step")
def test_what_is_phased_out_when_a_player_leaves() -> None:
    table = Table(3)
    mine = card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2")
    (owned,) = table.battlefield("B", mine)
    (borrowed,) = table.battlefield("A", mine)
    (lent,) = table.battlefield("B", mine)
    lure = "Gain control of target creature for as long as you control this artifact."
    table.hand("B", card("Long Leash", "{0}", "Artifact", "{0}: " + lure))
    table.next_turn("B").cast("B", "Long Leash").resolve()
    table.activate("B", table.find("Long Leash"), [borrowed]).resolve()
    assert table.game.controller(borrowed) == 1
    table.next_turn("C")
    happen(table.game, *(PhaseOut(oid) for oid in (owned, borrowed)))
    concede(table.game, 1)
    assert owned not in table.game.objects and lent not in table.game.objects
    assert table.game.obj(borrowed).phased_out, "it phased out under B's control and waits for B's turn"
    table.to_step("upkeep", "A")
    assert table.game.turn.active == 0
    table.next_turn("C")  # the first untap step after B's turn would have begun
    assert not table.game.obj(borrowed).phased_out and table.game.controller(borrowed) == 0


@rule("702.26e", "what is phased out is in no set of affected objects, what it is attached to neither")
@rule("702.26i", "attached to what it was")
def test_auras_phased_out_are_not_taken_and_phase_in_attached_to_a_creature_or_a_player() -> None:
    table = Table()
    (imp, other) = table.battlefield("A", *[card("Plain Imp", "{1}{U}", "Creature — Imp", "", "2/2")] * 2)
    (coat,) = table.battlefield("A", card("Warm Coat", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."), attach_to=imp)
    (curse,) = table.battlefield("A", card("Old Grudge", "{B}", "Enchantment — Aura Curse", "Enchant player"), attach_to=1)
    table.battlefield("A", card("Glad Herald", "{2}", "Artifact", "Whenever a creature phases in, you gain 1 life."))
    happen(table.game, PhaseOut(imp))
    happen(table.game, PhaseOut(curse))
    assert table.game.obj(coat).phased_out
    table.hand("B", card("Wide Theft", "{0}", "Instant", "Gain control of all creatures and enchantments until end of turn."))
    table.cast("B", "Wide Theft").resolve()
    for oid in (imp, curse, other):
        happen(table.game, PhaseIn(oid))
    table.settle().resolve()
    assert [table.game.controller(oid) for oid in (imp, coat, curse, other)] == [0, 0, 0, 1]
    assert [table.game.obj(oid).attached_to for oid in (coat, curse)] == [imp, 1] and table.pt(imp) == (3, 3)
    assert table.life("A") == 21, "only what was phased out phases in"


@rule("702.26e", "a phased-out permanent is not affected")
@rule("704.5j", "what is phased out is none of two legends")
def test_a_legend_that_is_phased_out_neither_shrinks_nor_counts() -> None:
    table = Table()
    king = card("Twin King", "{0}", "Legendary Creature — Human", "", "2/2")
    (one,) = table.battlefield("A", king)
    table.settle()
    happen(table.game, PhaseOut(one))
    table.settle()
    table.hand("A", king)
    table.cast("A", "Twin King").resolve()
    assert len(table.all("Twin King")) == 2, "the legend rule sees one of them"
    do(table, "All creatures get -2/-2 until end of turn.")
    assert table.all("Twin King") == [one]
    happen(table.game, PhaseIn(one))
    assert table.settle().pt(one) == (2, 2)

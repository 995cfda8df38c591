"""Bestow (CR 702.103)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.game.events.status import PhaseIn, PhaseOut
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from tests.rulebook import rule
from tests.support.boards.table import Table, card

NYMPH = ("Kind Nymph", "{1}{W}", "Enchantment Creature — Nymph", "Bestow {3}{W}\nFlying\nEnchanted creature gets +2/+1 "
         "and has flying.", "2/1")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.103a", "702.103b")
def test_cast_bestowed_it_is_an_aura() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear])
    spell = table.game.chars(table.game.stack[-1])
    assert "creature" not in spell.types and "Aura" in spell.subtypes and "Nymph" not in spell.subtypes
    table.resolve()
    assert table.pt(bear) == (4, 3) and table.has(bear, "flying")
    assert "creature" not in table.game.chars(table.find("Kind Nymph")).types


@rule("702.103f")
def test_it_is_a_creature_when_it_is_unattached() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH), card(*SPARK), card(*SPARK))
    table.mana("A", "{3}{W}{R}{R}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear]).resolve()
    nymph = table.find("Kind Nymph")
    assert is_aura(table, nymph, bear)
    table.cast("A", "Angry Spark", targets=[bear]).resolve()
    assert "creature" in table.game.chars(nymph).types and table.pt(nymph) == (2, 1)
    assert "Aura" not in table.game.chars(nymph).subtypes
    assert table.game.obj(nymph).attached_to == NOBODY, "it isn't attached to what is gone"


@rule("702.103b", "until it ceases to be bestowed")
@rule("702.103e", "608.3b")
def test_without_its_target_it_resolves_as_a_creature() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH), card(*SPARK))
    table.mana("A", "{3}{W}{R}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear])
    table.cast("A", "Angry Spark", targets=[bear]).resolve()
    nymph = table.find("Kind Nymph")
    assert table.pt(nymph) == (2, 1) and "creature" in table.game.chars(nymph).types


@rule("702.103a", "702.103d")
def test_it_can_be_cast_as_a_creature_and_bestowed_only_with_a_target() -> None:
    table = Table()
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}")
    assert [action.way for action in table.actions("A")] == [""]


@rule("702.103a", "in any zone from which you could play the card")
@pytest.mark.parametrize(("zone", "ways"), [("graveyard", {"permitted", "bestow"}), ("exile", {"permitted", "bestow"}), ("hand", {"", "bestow"}), ("library", set())])
def test_it_can_be_bestowed_from_wherever_it_can_be_cast(zone: str, ways: set[str]) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    stray = card("Stray Nymph", "{W}", "Enchantment Creature — Nymph", "You may cast this card from your graveyard or from exile.\nBestow {3}{W}\nEnchanted creature gets +2/+1.", "2/1")
    getattr(table, zone)("A", stray)
    table.mana("A", "{3}{W}")
    assert {action.way for action in table.actions("A")} == ways
    if ways:
        table.cast("A", "Stray Nymph", way="bestow", targets=[bear]).resolve()
        assert table.pt(bear) == (4, 3)


@rule("613.6", "702.103b")
def test_two_kinds_of_words_in_the_layer_of_abilities_come_to_rest() -> None:
    table = Table()
    table.game.projection = BoardProjection(always_layer_by_layer=True)
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear]).resolve()
    assert table.has(table.find("Kind Nymph"), "enchant") and table.has(bear, "flying")


def unbestowed(table: Table) -> int:
    """A Nymph that was not bestowed, and an older banner that gives creatures vigilance."""
    table.battlefield("A", card("Old Banner", "{2}", "Artifact", "Creatures you control have vigilance."))
    (plain,) = table.battlefield("A", card("Plain Nymph", *NYMPH[1:]))
    return plain


@rule("702.103c")
def test_a_copy_of_a_bestowed_aura_spell_is_one_too() -> None:
    table = Table()
    plain = unbestowed(table)
    bear, other = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.battlefield("B", card("Stone Law", "{1}", "Artifact", "Players can't cast creature spells."))  # nor is it one
    table.hand("A", card(*NYMPH), card("Twin Word", "{0}", "Instant", "Copy target spell you control. You may choose new targets for the copy."), card(*SPARK))
    table.mana("A", "{3}{W}{R}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear])
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Twin Word", targets=[table.game.stack[-1]])
    table.targets = [other]
    table.resolve(1)
    copy = table.game.chars(table.game.stack[-1])
    assert "creature" not in copy.types and "Aura" in copy.subtypes
    table.resolve(1)
    token = next(oid for oid in table.all("Kind Nymph") if table.game.obj(oid).token)
    assert table.game.obj(token).attached_to == other and table.pt(other) == (4, 3)
    assert is_aura(table, token, other) and not table.has(token, "vigilance") and table.has(plain, "vigilance")
    table.targets = None
    table.resolve()
    assert table.pt(bear) == (4, 3)
    table.cast("A", "Angry Spark", targets=[other]).resolve()
    assert table.pt(token) == (2, 1) and "creature" in table.game.chars(token).types, "as for the spell it copies (702.103f)"


def is_aura(table: Table, nymph: int, host: int) -> bool:
    """Whether a bestowed Aura is one, and no creature, on a creature that it gives what it says."""
    values = table.game.chars(nymph)
    return values.types == ("enchantment",) and "Aura" in values.subtypes and table.game.obj(nymph).attached_to == host and table.has(host, "flying")


@rule("702.103g", "702.26i")
def test_a_bestowed_aura_that_phases_in_unattached_is_a_creature() -> None:
    table = Table()
    plain = unbestowed(table)
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card("Stone Law", "{1}", "Artifact", "Players can't cast creature spells."))  # nor is it one
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear]).resolve()
    nymph = table.find("Kind Nymph")
    assert is_aura(table, nymph, bear) and table.pt(nymph) == (None, None) and not table.has(nymph, "vigilance")
    happen(table.game, PhaseOut(nymph))
    happen(table.game, PhaseIn(nymph))
    assert is_aura(table, nymph, bear), "it phases in as it was, if it is attached"
    happen(table.game, PhaseOut(nymph))
    happen(table.game, ZoneChange(bear, "graveyard"))
    table.settle()
    happen(table.game, PhaseIn(nymph))
    table.settle()
    assert table.all("Kind Nymph") and table.game.obj(nymph).attached_to == NOBODY
    assert "creature" in table.game.chars(nymph).types and "Aura" not in table.game.chars(nymph).subtypes
    assert table.pt(nymph) == table.pt(plain) == (2, 1), "like one that never was an Aura"


@rule("702.103b", "it is no creature, so what is said of creatures is not about it")
def test_what_is_said_of_creatures_is_not_about_a_bestowed_aura() -> None:
    table = Table()
    table.battlefield("A", card("Old Banner", "{2}", "Artifact", "Creatures you control have vigilance."))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}").cast("A", "Kind Nymph", way="bestow", targets=[bear]).resolve()
    nymph = table.find("Kind Nymph")
    assert table.has(bear, "vigilance") and not table.has(nymph, "vigilance")
    table.battlefield("A", card("New Banner", "{2}", "Artifact", "Creatures you control have trample."))
    assert table.has(bear, "trample") and not table.has(nymph, "trample")


@rule("702.103b", "as it is put onto the stack, it becomes an Aura enchantment")
@rule("702.103d", "a spell cast bestowed is judged as the Aura that it will be")
def test_who_cannot_cast_creature_spells_may_cast_it_bestowed() -> None:
    table = Table()
    plain = unbestowed(table)
    table.battlefield("B", card("Stern Law", "{2}", "Enchantment", "Players can't cast creature spells."))
    table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH))
    table.mana("A", "{3}{W}")
    assert [action.way for action in table.actions("A")] == ["bestow"]
    bear = table.find("Meadow Bear")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear])
    (spell,) = table.game.stack
    assert "creature" not in table.game.chars(spell).types and "Aura" in table.game.chars(spell).subtypes
    assert is_aura(table.resolve(), table.find("Kind Nymph"), bear) and not table.has(table.find("Kind Nymph"), "vigilance")
    assert table.pt(plain) == (2, 1) and table.has(plain, "vigilance"), "one that was not cast bestowed is a creature"


@rule("702.103e", "608.3b", "it enters as the creature that it is, when it resolves")
def test_without_its_target_a_creature_enters_at_once() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Glad Herald", "{2}", "Artifact", "Whenever a creature enters, you gain 1 life."))
    table.battlefield("A", card("Odd Herald", "{2}", "Artifact", "Whenever an Aura you control enters, you gain 10 life."))
    table.hand("A", card(*NYMPH), card(*SPARK))
    table.mana("A", "{3}{W}{R}")
    table.cast("A", "Kind Nymph", way="bestow", targets=[bear])
    table.cast("A", "Angry Spark", targets=[bear]).resolve(1)
    table.battlefield("B", card("Plain Lamp", "{1}", "Artifact", "{0}: You gain 1 life."))
    table.asked.clear()
    table.resolve(1)
    assert table.all("Kind Nymph") and table.stack() == ["Glad Herald trigger (A)"]
    assert [decision.seat for decision in table.asked if decision.kind == "act"] == [1], "nobody gets priority in between"
    assert table.resolve().life("A") == 21


@rule("702.103f", "attached to what it may not enchant, it becomes unattached and is a creature")
def test_on_a_creature_with_protection_from_it_it_is_bestowed_no_more() -> None:
    table = Table()
    table.battlefield("A", card("Old Banner", "{2}", "Artifact", "Creatures you control have vigilance."))
    table.battlefield("B", card("Stern Law", "{2}", "Enchantment", "Players can't cast creature spells."))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NYMPH), card("White Ward", "{0}", "Instant", "Target creature gains protection from white until end of turn."))
    table.mana("A", "{3}{W}").cast("A", "Kind Nymph", way="bestow", targets=[bear]).resolve()
    nymph = table.find("Kind Nymph")
    assert is_aura(table, nymph, bear) and not table.has(nymph, "vigilance")
    assert table.game.chars(nymph).subtypes == ("Aura",)
    table.cast("A", "White Ward", targets=[bear]).resolve()
    assert not is_aura(table, nymph, bear) and table.game.obj(nymph).attached_to == NOBODY
    assert table.game.chars(nymph).types == ("enchantment", "creature") and table.pt(nymph) == (2, 1)
    assert table.game.chars(nymph).subtypes == ("Nymph",)
    assert table.has(nymph, "vigilance") and not table.has(bear, "flying")

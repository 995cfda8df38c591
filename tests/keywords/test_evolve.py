"""Evolve (CR 702.100)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, much_happens
from tests.support.boards.table import Table, card

FROG = ("Growing Frog", "{G}", "Creature — Frog", "Evolve", "1/1")


@rule("702.100a", "under your control; power or toughness")
def test_what_enters_elsewhere_or_is_greater_in_nothing_makes_nothing_grow() -> None:
    table = Table()
    (frog,) = table.battlefield("A", card(*FROG))
    table.hand("B", card("Quick Ox", "{0}", "Creature — Ox", "Flash", "3/3"))
    table.cast("B", "Quick Ox").resolve()
    assert table.counters(frog) == {}
    (tadpole,) = table.battlefield("A", card("Tadpole", "{G}", "Creature — Frog", "Evolve", "0/9"))
    table.hand("A", card("Free Rat", "{0}", "Creature — Rat", "", "1/1"))
    table.cast("A", "Free Rat").resolve()
    assert table.counters(frog) == {} and table.counters(tadpole) == {"+1/+1": 1}
    table.hand("A", card("Free Spear", "{0}", "Creature — Human", "", "2/1"))
    table.cast("A", "Free Spear").resolve()
    assert table.counters(frog) == {"+1/+1": 1}


@rule("702.100a")
def test_something_greater_makes_it_grow() -> None:
    table = Table()
    (frog,) = table.battlefield("A", card(*FROG))
    table.hand("A", card("Free Wall", "{0}", "Creature — Wall", "", "0/3"), card("Free Rat", "{0}", "Creature — Rat", "", "1/1"))
    table.cast("A", "Free Rat").resolve()
    assert table.pt(frog) == (1, 1)
    table.cast("A", "Free Wall").resolve()
    assert table.pt(frog) == (2, 2)


@rule("702.100a", "a +1/+1 counter, if it can have one")
@rule("614.17", "counters of a kind")
@pytest.mark.parametrize(("kind", "counters"), [("", {}), ("+1/+1", {}), ("-1/-1", {"+1/+1": 1})])
def test_what_can_not_have_such_counters_does_not_grow(kind: str, counters: dict[str, int]) -> None:
    table = Table()
    (frog,) = table.battlefield("A", card(*FROG))
    table.battlefield("A", card("Dry Salt", "{1}", "Artifact", f"Creatures can't have {kind} counters put on them.".replace("  ", " ")))
    table.hand("A", card("Free Wall", "{0}", "Creature — Wall", "", "0/3"))
    table.cast("A", "Free Wall").resolve()
    assert table.counters(frog) == counters


@rule("702.100d")
def test_each_instance_of_evolve_triggers_on_its_own() -> None:
    table = Table()
    (frog,) = table.battlefield("A", card("Swift Frog", "{G}", "Creature — Frog", "Evolve, evolve", "1/1"))
    table.hand("A", card("Free Ox", "{0}", "Creature — Ox", "", "2/2"), card("Free Ox", "{0}", "Creature — Ox", "", "3/3"))
    small, great = table.game.zone("hand", 0)
    table.cast("A", small).resolve(1)
    assert table.stack() == ["Swift Frog trigger (A)"] * 2
    table.resolve()
    assert table.counters(frog) == {"+1/+1": 1}, "the second finds that the Ox is no greater any more (603.4)"
    table.cast("A", great).resolve()
    assert table.counters(frog) == {"+1/+1": 2}


@rule("702.100a", "702.100b")
def test_a_creature_evolves_only_if_its_ability_puts_a_counter_on_it() -> None:
    table = Table()
    frog = card("Proud Frog", "{G}", "Creature — Frog", "Evolve\nWhenever this creature evolves, you gain 1 life.", "1/1")
    (proud,) = table.battlefield("A", frog)
    ox = card("Free Ox", "{0}", "Creature — Ox", "", "3/3")
    do(table, "Put a +1/+1 counter on target creature.", [proud])
    assert table.life("A") == 20, "a counter from elsewhere is no evolving"
    table.hand("A", ox, ox, card("Free Rat", "{0}", "Creature — Rat", "", "1/1"))
    table.cast("A", "Free Rat").resolve()
    assert table.life("A") == 20, "nothing greater entered"
    table.cast("A", "Free Ox").resolve()
    assert table.life("A") == 21 and table.counters(proud) == {"+1/+1": 2}
    table.battlefield("A", card("Dry Salt", "{1}", "Artifact", "Creatures can't have counters put on them."))
    do(table, "Target creature gets -2/-2 until end of turn.", [proud])
    table.cast("A", "Free Ox").resolve(1)
    assert table.stack() == ["Proud Frog trigger (A)"]
    table.resolve()
    assert table.life("A") == 21 and table.counters(proud) == {"+1/+1": 2}


@rule("702.100c")
def test_a_noncreature_permanent_is_not_outgrown() -> None:
    table = Table()
    table.battlefield("A", card("Frog Idol", "{G}", "Artifact", "Evolve"))
    cart = card("Old Cart", "{G}", "Artifact — Vehicle", "Evolve\nCrew 1", "1/1")
    table.battlefield("A", cart)
    table.hand("A", card("Free Ox", "{0}", "Creature — Ox", "", "3/3"))
    table.cast("A", "Free Ox").resolve(1)
    assert table.stack() == []


@rule("702.100c")
@pytest.mark.parametrize("name", ["Old Cart", "Free Ox"])
def test_what_is_no_creature_any_more_as_evolve_resolves_is_not_compared(name: str) -> None:
    table = Table()
    (cart,) = table.battlefield("A", card("Old Cart", "{G}", "Artifact — Vehicle", "Evolve\n{0}: Until end of turn, this Vehicle becomes an artifact creature.", "1/1"))
    ox = card("Free Ox", "{0}", "Creature — Ox", "", "3/3")
    table.hand("A", ox)
    table.activate("A", cart).resolve()
    table.cast("A", "Free Ox").resolve(1)
    assert table.stack() == ["Old Cart trigger (A)"]
    table.hand("B", card("Sudden Rest", "{0}", "Instant", "Target creature isn't a creature until end of turn."))
    table.cast("B", "Sudden Rest", [table.find(name)]).resolve()
    assert table.counters(cart) == {}


@rule("702.100b", "one or more counters of its evolve ability, not others")
def test_it_evolves_only_by_its_own_ability() -> None:
    table = Table()
    (frog,) = table.battlefield("A", card("Growing Frog", "{G}", "Creature — Frog", "Evolve\nWhenever this creature evolves, you gain 3 life.", "1/1"))
    do(table, "Put a +1/+1 counter on target creature.", [frog])
    assert table.life("A") == 20
    do(table, "Create a 3/3 green Ox creature token.")
    table.resolve()
    assert table.counters(frog) == {"+1/+1": 2} and table.life("A") == 23


@rule("702.100b", "a resolving evolve ability, not another counter; the creature that evolves", "702.100d")
def test_it_evolves_for_the_first_time_in_a_turn_of_much_else() -> None:
    table = Table()
    text = "Evolve, evolve\nWhenever this creature evolves for the first time each turn, you gain 5 life."
    frog, other = table.battlefield("A", card("Double Frog", "{G}", "Creature — Frog", text, "1/1"), card("Single Frog", "{G}", "Creature — Frog", text.replace("Evolve, evolve", "Evolve"), "1/1"))
    much_happens(table)
    life = table.life("A")
    assert table.counters(frog) == {}, "the Rat was 1/1 as it entered"
    table.hand("A", card("Free Ox", "{0}", "Creature — Ox", "", "9/9"))
    table.cast("A", "Free Ox").resolve()
    assert table.counters(frog) == {"+1/+1": 2} and table.counters(other) == {"+1/+1": 1} and table.life("A") == life + 10
    do(table, "Destroy all Rats.")
    assert len(table.game.battlefield) == 3 and table.counters(frog) == {"+1/+1": 2}, "the one whose counter was from elsewhere, and that was suspected"


@rule("702.100a", "greater power, greater toughness")
@rule("702.100c", "of creatures alone each is greater or not")
@pytest.mark.parametrize(("own", "other", "grows"), [("0/5", "1/1", True), ("1/1", "0/3", True), ("1/1", "2/1", True), ("1/1", "1/1", False), ("1/1", "0/1", False)])
def test_power_and_toughness_are_compared_each_with_its_own(own: str, other: str, grows: bool) -> None:
    table = Table()
    (frog,) = table.battlefield("A", card("Growing Frog", "{G}", "Creature — Frog", "Evolve", own))
    table.hand("A", card("Free Thing", "{0}", "Creature — Golem", "", other))
    table.cast("A", "Free Thing").resolve()
    assert table.counters(frog) == ({"+1/+1": 1} if grows else {})


@rule("702.100a", "this creature, by its evolve ability")
def test_a_creature_of_ones_own_evolves_for_the_first_time_in_a_turn_of_much_else() -> None:
    table = Table()
    for who in "AB":
        table.battlefield(who, card("High Herald", "{1}", "Artifact", "Whenever a creature you control evolves for the first time each turn, you gain 5 life."))
    much_happens(table)
    table.battlefield("A", card(*FROG))
    lives = [table.life(who) for who in "AB"]
    table.hand("A", card("Free Wall", "{0}", "Creature — Wall", "", "0/3"))
    table.cast("A", "Free Wall").resolve()
    assert [table.life(who) for who in "AB"] == [lives[0] + 5, lives[1]]
    (late,) = table.battlefield("A", card(*FROG))
    table.hand("A", card("Free Tower", "{0}", "Creature — Wall", "", "0/8"))
    table.cast("A", "Free Tower").resolve()
    assert table.counters(table.find("Growing Frog")) == {"+1/+1": 2} and table.counters(late) == {"+1/+1": 1}
    assert [table.life(who) for who in "AB"] == [lives[0] + 10, lives[1]], "a second time is no first one, but for another creature"

"""Sunburst (CR 702.44)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

PRISM = ("Clear Prism", "{4}", "Artifact", "Sunburst")
GOLEM = ("Clear Golem", "{4}", "Artifact Creature — Golem", "Sunburst", "0/0")


@rule("702.44a")
def test_a_counter_for_each_color_of_mana() -> None:
    table = Table()
    table.hand("A", card(*PRISM), card(*GOLEM))
    table.mana("A", "{W}{U}{U}{R}")
    table.cast("A", "Clear Prism").resolve()
    assert table.counters(table.find("Clear Prism")) == {"charge": 3}
    table.mana("A", "{G}{B}{2}")
    table.cast("A", "Clear Golem").resolve()
    assert table.counters(table.find("Clear Golem")) == {"+1/+1": 2}


@rule("702.44d")
def test_each_instance_of_sunburst_works_separately() -> None:
    table = Table()
    table.hand("A", card("Double Prism", "{4}", "Artifact", "Sunburst, sunburst"))
    table.mana("A", "{W}{U}{U}{R}")
    table.cast("A", "Double Prism").resolve()
    assert table.counters(table.find("Double Prism")) == {"charge": 6}
    assert not [decision for decision in table.asked if decision.kind == "replacement"]  # either order comes to the same


@rule("702.44b")
def test_only_a_resolving_spell_for_which_coloured_mana_was_spent_gets_counters() -> None:
    table = Table()
    table.hand("A", card(*GOLEM), card(*PRISM))
    table.mana("A", "{4}")
    table.cast("A", "Clear Prism").resolve()
    assert table.counters(table.find("Clear Prism")) == {}, "no coloured mana was spent"
    (golem,) = table.graveyard("A", card(*GOLEM))
    do(table, "Return target creature card from your graveyard to the battlefield.", [golem])
    assert "Clear Golem" in table.zone("A", "graveyard"), "0/0 without counters"
    extra = card("Kicked Prism", "{1}", "Artifact", "Kicker {W}{U}\nSunburst")
    table.hand("A", extra)
    table.mana("A", "{1}{W}{U}").answer("A", True)
    table.cast("A", "Kicked Prism").resolve()
    assert table.counters(table.find("Kicked Prism")) == {"charge": 2}, "additional costs count too"
    morph = card("Evoked Prism", "{4}", "Artifact Creature — Golem", "Sunburst\nBlitz {B}{R}", "0/0")
    table.hand("A", morph)
    table.mana("A", "{B}{R}")
    table.cast("A", "Evoked Prism", way="blitz").resolve()
    assert table.counters(table.find("Evoked Prism")) == {"+1/+1": 2}, "and alternative ones"


@rule("702.44b", "from the stack, as a resolving spell")
def test_a_countered_spell_that_is_put_onto_the_battlefield_later_gets_no_counters() -> None:
    table = Table()
    (golem,) = table.hand("A", card("Stout Golem", "{4}", "Artifact Creature — Golem", "Sunburst", "1/1"))
    table.hand("B", card("Stop Short", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{W}{U}{B}{R}").cast("A", golem)
    table.cast("B", "Stop Short", [table.game.stack[-1]]).resolve()
    do(table, "Return target creature card from your graveyard to the battlefield.", [table.find("Stout Golem", "graveyard")])
    assert table.counters(table.find("Stout Golem")) == {}


@rule("702.44b", "from the stack, as a resolving spell")
def test_a_token_that_copies_a_permanent_with_sunburst_gets_no_counters() -> None:
    table = Table()
    table.hand("A", card("Stout Golem", "{4}", "Artifact Creature — Golem", "Sunburst", "1/1"))
    table.mana("A", "{W}{U}{B}{R}").cast("A", "Stout Golem").resolve()
    first = table.find("Stout Golem")
    do(table, "Create a token that's a copy of target creature.", [first])
    (token,) = set(table.all("Stout Golem")) - {first}
    assert table.counters(first) == {"+1/+1": 4} and table.counters(token) == {}


@rule("702.44a", "a charge counter on what enters as no creature")
@rule("702.43a", "+1/+1 counters, whatever it enters as")
def test_modular_sunburst_gives_its_counters_also_to_what_is_no_creature() -> None:
    table = Table()
    table.hand("A", card("Odd Frame", "{2}", "Artifact", "Modular—Sunburst"), card("Odd Prism", "{2}", "Artifact", "Sunburst"))
    table.mana("A", "{W}{U}").cast("A", "Odd Frame").resolve()
    table.mana("A", "{W}{U}").cast("A", "Odd Prism").resolve()
    assert table.counters(table.find("Odd Frame")) == {"+1/+1": 2}
    assert table.counters(table.find("Odd Prism")) == {"charge": 2}

"""What all keyword abilities have in common (CR 702.1)."""

from __future__ import annotations

from engine.game.rules.combat import possible_blocks
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.1", "only the name", "reminder text")
def test_a_keyword_says_all_by_its_name_and_reminder_text_adds_nothing() -> None:
    table = Table()
    named, reminded, odd, bear = table.battlefield(
        "A", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"),
        card("High Bear", "{1}{G}", "Creature — Bear",
             "Flying (This creature can't be blocked except by creatures with flying or reach.)", "2/2"),
        card("Odd Bear", "{1}{G}", "Creature — Bear", "Flying (It also wins you the game.)", "2/2"), card(*BEAR),
    )  # fmt: skip
    theirs, flier = table.battlefield("B", card(*BEAR), card("Small Bird", "{U}", "Creature — Bird", "Flying", "1/1"))
    abilities = [tuple(table.game.chars(oid).abilities) for oid in (named, reminded, odd)]
    assert abilities[0] == abilities[1] == abilities[2] != tuple(table.game.chars(bear).abilities)
    table.answer("A", [[oid, 1] for oid in (named, reminded, odd, bear)]).to_step("declare_attackers")
    blocks = dict(possible_blocks(table.game, 1))
    assert blocks[theirs] == (bear,) and set(blocks[flier]) == {named, reminded, odd, bear}


@rule("702.1a")
def test_a_keyword_cost_is_only_what_varies_of_it() -> None:
    table = Table()
    text = "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost."
    table.battlefield("A", card("Bone Gate", "{B}", "Enchantment", text))
    (bear,) = table.battlefield("A", card(*BEAR))
    (dead,) = table.graveyard("A", card("Grave Ox", "{2}{G}", "Creature — Ox", "", "3/3"))
    table.graveyard("A", card("Old Grove", "", "Land Creature — Dryad", "", "1/1"))
    table.mana("A", "{2}")
    assert table.actions("A") == ()
    table.mana("A", "{G}")
    assert {action.oid for action in table.actions("A")} == {dead}, "what has no mana cost has no scavenge cost that could be paid"
    table.activate("A", dead, [bear])
    assert table.game.players[0].pool == () and table.all("Grave Ox", "exile"), "exiling it is no part of that cost"
    table.resolve()
    assert table.counters(bear) == {"+1/+1": 3}


@rule("702.1d")
def test_with_a_keyword_means_with_an_ability_of_that_name() -> None:
    table = Table()
    text = "Creatures with flying get +1/+0.\nCreatures that have cycling get +0/+1."
    table.battlefield("A", card("Old Roost", "{1}", "Artifact", text))
    flier, cycler, bear = table.battlefield(
        "A", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"),
        card("Wheel Bear", "{1}{G}", "Creature — Bear", "Cycling {2}", "2/2"), card(*BEAR),
    )
    assert [table.pt(oid) for oid in (flier, cycler, bear)] == [(3, 2), (2, 3), (2, 2)]
    table.hand("A", card("Sudden Wings", "{0}", "Instant", "Target creature gains flying until end of turn."))
    table.cast("A", "Sudden Wings", [bear]).resolve()
    assert table.pt(bear) == (3, 2)

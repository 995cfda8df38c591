"""Explore (CR 701.40)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, permanent
from tests.support.boards.table import Table, card

MEADOW_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("701.40a")
def test_explore_a_land_or_not() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature explores.")
    table.activate("A", thing).resolve()
    assert table.zone("A", "hand") == ["Forest"]
    table.library("A", bear())
    table.answer("A", True)
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]


@rule("701.40b", "even if some or all of it was impossible, and after it is done")
def test_one_has_explored_even_if_there_was_no_card_to_reveal() -> None:
    table = Table(library=0)
    permanent(table, "Whenever a creature you control explores, you gain 1 life.", types="Enchantment")
    (one,) = table.battlefield("A", bear())
    do(table, "Target creature you control explores.", targets=[one]).resolve()
    assert table.life("A") == 21 and table.counters(one) == {"+1/+1": 1}


@rule("701.40c")
def test_what_has_left_explores_for_its_last_controller() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control explores, you gain 1 life.", types="Enchantment")
    permanent(table, "Whenever a creature you control explores, you gain 10 life.", "B", types="Enchantment")
    thing = permanent(table, "{0}: This creature explores.", "B", size="2/2")
    stolen = permanent(table, "{0}: This creature explores.", size="2/2")
    table.hand("B", card("Borrow", "{0}", "Instant", "Gain control of target creature."))
    table.cast("B", "Borrow", targets=[stolen]).resolve()
    for explorer, count in ((thing, 1), (stolen, 2)):
        table.activate("B", explorer)
        table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
        table.cast("A", "Quick End", targets=[explorer])
        table.resolve()
        assert table.zone("B", "hand") == ["Forest"] * count and table.zone("A", "hand") == []
        assert (table.life("A"), table.life("B")) == (20, 20 + 10 * count)


@rule("701.40a", "a nonland card: a counter, and back or into the graveyard; a land: into hand, no counter", "701.40b")
@pytest.mark.parametrize("away", [True, False])
def test_the_player_says_where_a_nonland_card_goes_and_a_land_gives_no_counter(away: bool) -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature explores.")
    (top,) = table.library("A", bear())
    table.answer("A", away).activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1} and table.zone("A", "hand") == []
    assert (table.zone("A", "graveyard"), top in table.game.zone("library", 0)) == (["Plain Bear"] if away else [], not away)
    table = Table()
    thing = permanent(table, "{0}: This creature explores.")
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {} and table.zone("A", "hand") == ["Forest"]


@rule("701.40a", "the card is revealed; the creature that explored is spoken of")
def test_the_card_is_revealed_and_words_speak_of_what_explored() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), bear())
    (top,) = table.library("A", bear())
    do(table, "Target creature you control explores. It gains flying until end of turn.", [other])
    shown = [oid for event in table.game.history.this_turn if isinstance(event, Reveal) for oid in event.oids]
    assert shown == [top]
    assert (table.has(one, "flying"), table.has(other, "flying")) == (False, True)


@rule("701.40a", "614.1a", "614.6")
def test_what_would_explore_does_something_else_first() -> None:
    """The scry comes before anything is revealed. It explores but once, and only its controller's creatures do so."""
    for who, looks in (("A", True), ("B", False)):
        table = Table()
        permanent(table, "If a creature you control would explore, instead you scry 1, then that creature explores.", types="Enchantment")
        permanent(table, "Whenever a creature explores, you gain 1 life.", types="Enchantment")
        thing = permanent(table, "{0}: This creature explores.", who)
        table.library(who, card("Top Land", "", "Land", ""), bear())
        table.policy = lambda decision: [[], list(decision.objects)] if getattr(decision, "purpose", "") == "scry" else None
        table.activate(who, thing).resolve()
        assert bool([d for d in table.asked if getattr(d, "purpose", "") == "scry"]) is looks
        assert table.counters(thing) == ({"+1/+1": 1} if looks else {}) and table.zone(who, "hand") == ([] if looks else ["Top Land"])
        assert table.life("A") == 21


@rule("701.40a", "614.5")
def test_what_would_explore_explores_twice_instead() -> None:
    table = Table()
    permanent(table, "If a creature you control would explore, instead it explores, then it explores again.", types="Enchantment")
    permanent(table, "Whenever a creature you control explores, you gain 1 life.", types="Enchantment")
    thing = permanent(table, "{0}: This creature explores.")
    table.activate("A", thing).resolve()
    assert table.zone("A", "hand") == ["Forest", "Forest"] and table.life("A") == 22


@rule("107.3")
def test_exploring_several_times() -> None:
    table = Table()
    scout = permanent(table, "{X}: Test Thing explores X times.")
    table.library("A", card("Dry Field", "", "Land"), bear())
    table.mana("A", "{2}").answer("A", 2, False)
    table.activate("A", scout).resolve()
    assert table.counters(scout) == {"+1/+1": 1} and table.zone("A", "hand") == ["Dry Field"]
    assert table.zone("A", "library")[0] == BEAR[0]


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_a_creature_that_explores_triggers() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*MEADOW_BEAR))
    table.battlefield("A", creature("Whenever a creature you control explores, you gain 3 life."))
    table.hand("A", card("Look Around", "{0}", "Sorcery", "Target creature explores."))
    table.cast("A", "Look Around", targets=[bear]).resolve()
    assert table.life("A") == 23

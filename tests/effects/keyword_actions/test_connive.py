"""Connive (CR 701.47)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import Discard
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card


@rule("701.47a")
def test_connive() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature connives.")
    (nonland,) = table.hand("A", bear())
    table.answer("A", [nonland])
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]


@rule("701.47b", "even if some or all of it was impossible, and after it is done")
def test_one_has_connived_even_if_nothing_could_be_drawn_or_discarded() -> None:
    table = Table(library=0)
    permanent(table, "Whenever a creature you control connives, you gain 1 life.", types="Enchantment")
    permanent(table, "Players can't draw cards.", types="Enchantment")
    (one,) = table.battlefield("A", bear())
    do(table, "Target creature connives.", targets=[one]).resolve()
    assert table.life("A") == 21 and table.counters(one) == {}


@rule("701.47b", "after it is done, by each one's controller")
def test_each_has_connived_when_its_own_card_is_discarded_and_its_counter_put() -> None:
    table = Table()
    stolen, theirs = table.battlefield("B", bear(), ogre())
    do(table, "Gain control of target creature.", targets=[stolen])
    lamps = [table.hand(who, lamp())[0] for who in "AB"]
    table.hand("A", card("Sly Word", "{0}", "Instant", "Each creature connives."))
    table.next_turn("B")
    table.policy = lambda decision: [lamps[decision.seat]] if getattr(decision, "purpose", "") == "discard" else None
    table.cast("A", "Sly Word").resolve()
    done = [(type(event), event.player) for event in table.game.history.this_turn if isinstance(event, Discard | PutCounters | PlayerDid)]
    assert done == [(Discard, 1), (PutCounters, 1), (PlayerDid, 1), (Discard, 0), (PutCounters, 0), (PlayerDid, 0)]
    assert table.counters(stolen) == table.counters(theirs) == {"+1/+1": 1}
    assert [len(table.zone(who, "hand")) for who in "AB"] == [1, 2]  # each drew one more


@rule("701.47c", "701.47e")
def test_what_has_left_connives_for_its_last_controller() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control connives, you gain 1 life.", types="Enchantment")
    permanent(table, "Whenever a creature you control connives, you gain 10 life.", "B", types="Enchantment")
    thing = permanent(table, "{0}: This creature connives.", "B", size="2/2")
    (nonland,) = table.hand("B", lamp())
    table.activate("B", thing)
    table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Quick End", targets=[thing]).answer("B", [nonland])
    table.resolve()
    assert not [oid for oid in table.game.zone("graveyard", 1) if table.counters(oid)], "no counters on what is gone"
    assert "Plain Lamp" in table.zone("B", "graveyard") and len(table.zone("B", "hand")) == 1
    assert (table.life("A"), table.life("B")) == (20, 30)


@rule("701.47a", "on that permanent, wherever its card has gone", "701.47c")
def test_no_counter_is_put_on_a_card_that_was_exiled_before_it_connived() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (spare,) = table.hand("A", lamp())
    table.answer("A", [spare])
    do(table, "Exile target creature. It connives.", [mine]).resolve()
    (exiled,) = table.all("Plain Bear", "exile")
    assert "Plain Lamp" in table.zone("A", "graveyard") and table.counters(exiled) == {}


@rule("701.47d", "one at a time in turn order, chosen by their controllers, while they are there", "701.47a")
@pytest.mark.parametrize("active", [0, 1])
def test_several_that_connive_do_so_one_at_a_time(active: int) -> None:
    table = Table()
    if active:
        table.next_turn("B")
    permanent(table, "Whenever a creature connives, you gain 1 life.", types="Enchantment")
    first, second = table.battlefield("B", bear(), ogre())
    (mine,) = table.battlefield("A", sprite())
    hands = {seat: table.hand("AB"[seat], lamp(), lamp()) for seat in (0, 1)}
    order: list[tuple[int, tuple[int, ...]]] = []

    def choose(decision: object) -> object:
        if isinstance(decision, ChooseObjects) and decision.purpose == "connive":
            order.append((decision.seat, decision.candidates))
            return [second]
        if isinstance(decision, ChooseObjects) and decision.purpose == "discard":
            order.append((decision.seat, ()))
            return [next(oid for oid in hands[decision.seat] if oid in decision.candidates)]
        return None

    table.policy = choose
    do(table, "Each creature connives.", who="AB"[active]).resolve()
    asked = [[(0, ())], [(1, (first, second)), (1, ()), (1, ())]]
    assert order == asked[active] + asked[1 - active]
    assert [table.counters(oid) for oid in (mine, first, second)] == [{"+1/+1": 1}] * 3
    assert table.life("A") == 23


@rule("701.47e", "N drawn, N discarded, a counter for each nonland among them")
def test_connive_n() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    cards = table.hand("A", lamp(), lamp(), card(*FOREST))
    table.answer("A", list(cards))
    do(table, "Target creature connives 3.", targets=[one])
    assert table.counters(one) == {"+1/+1": 2}
    assert sorted(table.zone("A", "graveyard")) == ["Forest", "Plain Lamp", "Plain Lamp", "Test Rite"]
    assert len(table.zone("A", "hand")) == 3


@rule("701.47a", "its controller, not its owner, draws and discards", "701.47d")
def test_its_controller_draws_and_discards() -> None:
    table = Table()
    (stolen,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", targets=[stolen])
    (nonland,) = table.hand("A", lamp())
    table.answer("A", [nonland])
    do(table, "Each creature connives.").resolve()
    assert "Plain Lamp" in table.zone("A", "graveyard") and table.zone("B", "graveyard") == []
    assert len(table.zone("A", "hand")) == 1 and table.counters(stolen) == {"+1/+1": 1}


@rule("701.47a", "a land gives no counter")
def test_a_land_that_is_discarded_gives_no_counter() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (land,) = table.hand("A", card(*FOREST))
    table.answer("A", [land])
    do(table, "Target creature connives.", targets=[one]).resolve()
    assert table.counters(one) == {} and "Forest" in table.zone("A", "graveyard")


@rule("701.47a", "what connived is spoken of, and what was discarded")
def test_words_speak_of_what_connived() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    (nonland,) = table.hand("A", lamp())
    table.answer("A", [nonland])
    do(table, "Target creature connives. It gains flying until end of turn.", [other])
    assert (table.has(one, "flying"), table.has(other, "flying")) == (False, True)
    assert table.counters(other) == {"+1/+1": 1}


@rule("701.47d", "in turn order from the player whose turn it is")
def test_in_another_players_turn_that_players_creatures_connive_first() -> None:
    table = Table(3)
    for who in "ABC":
        table.battlefield(who, bear())
        table.hand(who, lamp())
    order: list[int] = []
    table.policy = lambda decision: order.append(decision.seat) if getattr(decision, "purpose", "") == "discard" else None
    table.hand("A", card("Sly Word", "{0}", "Instant", "Each creature connives."))
    table.next_turn("B")
    order.clear()
    table.cast("A", "Sly Word").resolve()
    assert order == [1, 2, 0]


@rule("701.47c", "701.47d", "one that leaves meanwhile connives no more with the others")
def test_what_leaves_before_its_turn_has_come_does_not_connive() -> None:
    table = Table()
    permanent(table, "Whenever a creature connives, you gain 1 life.", types="Enchantment")
    first, second = table.battlefield("A", bear(), ogre())
    (bomb,) = table.hand("A", card("Cinder Rat", "{9}", "Sorcery", "When you discard this card, you gain 20 life."))
    table.policy = lambda decision: [first] if getattr(decision, "purpose", "") == "connive" else [bomb] if bomb in getattr(decision, "candidates", ()) else None
    do(table, "Each creature you control connives.").resolve()
    assert table.life("A") == 42 and table.counters(first) == {"+1/+1": 1}
    assert second in table.game.battlefield

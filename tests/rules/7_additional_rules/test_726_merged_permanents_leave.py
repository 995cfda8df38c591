"""What becomes of merged permanents as they leave the battlefield (CR 726)."""

from __future__ import annotations

import pytest

from engine.game.decisions.orders import OrderObjects
from engine.game.events.cards import Reveal
from engine.game.events.merging import Merge
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate, is_commander
from engine.game.rules.questions.seeing import may_see
from engine.table.invariants import cards_by_owner
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.merged import BEAR, WING, both, merged
from tests.support.boards.table import Table, card


@rule("726.3")
def test_as_it_leaves_one_permanent_leaves_and_each_component_goes_to_its_zone() -> None:
    table, bear = both()
    table.battlefield("A", card("Old Ear", "{1}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    before = cards_by_owner(table.game)
    do(table, "Destroy target creature.", [bear])
    assert table.life("A") == 21
    assert sorted(name for name in table.zone("A", "graveyard") if name != "Test Rite") == ["Bare Wing", "Meadow Bear"]
    after = cards_by_owner(table.game)
    assert set(before[0]) <= set(after[0])


@rule("726.3a", "graveyard", "library", "the order is not revealed")
def test_its_owner_arranges_the_cards_in_graveyard_and_library() -> None:
    for words, zone in (("Destroy target creature.", "graveyard"), ("Put target creature on top of its owner's library.", "library")):
        orders = []
        for answer in (0, 1):
            table, bear = both()
            table.hand("B", card("Test Word", "{0}", "Instant", words))
            table.answer("A", answer)
            table.cast("B", "Test Word", [bear]).resolve()
            orders.append([name for name in table.zone("A", zone) if name in ("Bare Wing", "Meadow Bear")])
            if zone == "library":
                assert not any(may_see(table.game, 1, oid) for oid in table.game.zone("library", 0)[:2])
        assert sorted(orders) == [["Bare Wing", "Meadow Bear"], ["Meadow Bear", "Bare Wing"]]


@rule("726.3a", "library, among others in an order")
def test_its_owner_orders_the_cards_of_two_permanents_on_top_of_the_library() -> None:
    table, bear = both()
    (ox,) = table.battlefield("A", card("Mild Ox", "{2}", "Creature — Ox", "Menace", "4/4"))
    table.answer("A", [0, 1], 0)
    do(table, "Put all creatures on top of their owners' libraries in any order.")
    orders = [decision for decision in table.asked if isinstance(decision, OrderObjects)]
    first = [table.game.chars(oid).name for oid in table.game.zone("library", 0)[:3]]
    assert len(orders) == 1 and orders[0].objects == (bear, ox)
    assert first[2] == "Mild Ox" and sorted(first[:2]) == ["Bare Wing", "Meadow Bear"]


@rule("726.3b")
def test_who_exiles_it_determines_the_order_of_the_cards() -> None:
    table, bear = both()
    table.hand("B", card("Far Away", "{0}", "Instant", "Exile target creature."))
    table.answer("B", 1)
    table.cast("B", "Far Away", [bear]).resolve()
    first, second = table.game.zone("exile")
    assert [table.game.chars(oid).name for oid in (first, second)] == ["Meadow Bear", "Bare Wing"]
    assert table.game.obj(first).timestamp < table.game.obj(second).timestamp


@rule("726.3b", "the order of the cards, each of which is what it was", "702.140a")
def test_what_a_spell_merged_with_is_exiled_beside_it_as_a_card_of_its_owner() -> None:
    table = Table()
    calf, _ = table.battlefield("A", card("Plain Calf", "{G}", "Creature — Ox", "", "1/1"), card(*BEAR))
    merged(table, calf, card(*WING))
    assert table.game.chars(calf).text == "Mutate {U}\nFlying"
    slime = ("Mirror Slime", "{0}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
    (dead,) = table.graveyard("A", card(*slime))
    table.hand("A", card(*WING), card("Red Ink", "{0}", "Instant", "Target creature spell becomes red until end of turn."))
    table.hand("B", card("Wake", "{0}", "Instant", "Put target creature card from a graveyard onto the battlefield under your control."), card("Far Away", "{0}", "Instant", "Exile target creature."))
    table.answer("B", [table.find("Meadow Bear")]).cast("B", "Wake", [dead]).resolve()
    copy = table.game.battlefield[-1]
    table.mana("A", "{U}").answer("A", 0).cast("A", "Bare Wing", way="mutate", targets=[copy])
    table.cast("A", "Red Ink", [table.game.stack[-1]]).resolve()
    assert table.pt(copy) == (3, 4) and table.has(copy, "vigilance") and table.game.controller(copy) == 1
    assert table.game.chars(copy).colors == ("R",) and table.game.obj(copy).sick
    table.answer("B", 1).cast("B", "Far Away", [copy]).resolve()
    first, second = table.game.zone("exile")
    assert [table.game.chars(oid).name for oid in (first, second)] == ["Mirror Slime", "Bare Wing"]
    assert [table.game.obj(oid).owner for oid in (first, second)] == [0, 0]


@rule("726.3c", "400.7")
def test_an_effect_that_finds_what_it_became_finds_all_of_it() -> None:
    table, bear = both()
    do(table, "Exile target creature, then return it to the battlefield under its owner's control.", [bear])
    assert len(table.all("Meadow Bear")) == len(table.all("Bare Wing")) == 1
    table, bear = both()
    do(table, "Exile target creature. Return that card to the battlefield under its owner's control with a +1/+1 counter on it at the beginning of the next end step.", [bear])
    table.to_step("end").resolve()
    assert [table.counters(table.find(name)) for name in ("Meadow Bear", "Bare Wing")] == [{"+1/+1": 1}] * 2
    table, bear = both()
    do(table, "Exile target creature, then return it to the battlefield under its owner's control with a +1/+1 counter and a shield counter on it.", [bear])
    assert [table.counters(table.find(name)) for name in ("Meadow Bear", "Bare Wing")] == [{"+1/+1": 1, "shield": 1}] * 2


@rule("726.3c", "a permanent with which a spell has merged")
def test_all_that_a_permanent_became_with_which_a_spell_merged_returns() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*WING))
    table.mana("A", "{U}").answer("A", 0).cast("A", "Bare Wing", way="mutate", targets=[bear]).resolve()
    assert len(table.game.battlefield) == 1 and table.pt(bear) == (3, 4) and table.has(bear, "vigilance")
    do(table, "Exile target creature, then return it to the battlefield under its owner's control.", [bear])
    assert sorted(table.game.chars(oid).name for oid in table.game.battlefield) == ["Bare Wing", "Meadow Bear"]


@rule("726.3d")
def test_a_replacement_effect_applies_to_all_components() -> None:
    table, bear = both()
    table.battlefield("B", card("Grave Lock", "{1}", "Artifact", "If a creature would die, exile it instead."))
    do(table, "Destroy target creature.", [bear])
    assert sorted(table.game.chars(oid).name for oid in table.game.zone("exile")) == ["Bare Wing", "Meadow Bear"]


@rule("726.3d", "903.3c", "903.9c")
def test_a_commander_in_it_may_go_to_the_command_zone_alone() -> None:
    for returns in (True, False):
        table = Table()
        bear, elk = table.battlefield("A", card(*BEAR), card("Lone Elk", "{G}", "Creature — Elk", "", "1/1"))
        (wing,) = table.exile("A", card(*WING))
        happen(table.game, designate(table.game, 0, wing))
        happen(table.game, designate(table.game, 0, elk))
        happen(table.game, Merge(wing, bear, on_top=False))
        assert is_commander(table.game, table.game.obj(bear))
        table.game.write(bear).controller = 1
        assert table.game.controller(bear) == 1 and is_commander(table.game, table.game.obj(bear)), "whoever controls it"
        table.answer("A", returns)
        do(table, "Return target creature to its owner's hand.", [bear])
        assert [table.game.chars(oid).name for oid in table.game.zone("command")] == (["Bare Wing"] if returns else [])
        assert sorted(table.zone("A", "hand")) == (["Meadow Bear"] if returns else ["Bare Wing", "Meadow Bear"])
        assert [decision.seat for decision in table.asked if decision.purpose == "commander"] == [0], "it went there at once"
        table.mana("A", "{U}")
        assert [(action.label, action.way) for action in table.actions("A")] == [("Mutate {U}", "mutate")], "from where it is it may merge again"
        table.answer("A", True)
        do(table, "Return target creature to its owner's hand.", [elk])  # one that is no merged permanent
        assert table.all("Lone Elk", "command") and not table.all("Lone Elk", "hand")


@rule("726.3e")
@rule("726.2d", "what speaks of cards means it only if the topmost component is one")
@pytest.mark.parametrize("words", ["exile it instead", "you gain 1 life and exile it instead", "return Card Lock to its owner's hand and exile that card instead"])
@pytest.mark.parametrize("token_on_top", [True, False])
def test_what_replaces_the_moves_of_cards(token_on_top: bool, words: str) -> None:
    table = Table()
    bear = do(table, "Create a 2/2 green Bear creature token.").all("Bear Token")[0]
    merged(table, bear, card(*WING), top=not token_on_top)
    table.battlefield("B", card("Card Lock", "{1}", "Artifact", f"If a card would be put into a graveyard from anywhere, {words}."))
    happen(table.game, ZoneChange(bear, "graveyard"))
    event = next(event for event in table.game.history.this_turn if isinstance(event, ZoneChange) and event.oid == bear and event.origin == "battlefield")
    assert event.to == ("graveyard" if token_on_top else "exile")
    assert [table.game.chars(oid).name for oid in table.game.zone("exile") if not table.game.obj(oid).token] == ["Bare Wing"]
    table.settle()
    assert "Bare Wing" not in table.zone("A", "graveyard")


@rule("708.9", "726.3")
def test_a_face_down_component_is_shown_as_it_leaves() -> None:
    table = Table()
    moth = card("Masked Moth", "{4}{U}", "Creature — Insect", "Menace\nMorph {U}", "3/3")
    (hidden,) = table.battlefield("A", moth, face_down="morph")
    merged(table, hidden, card(*WING), top=True)
    do(table, "Destroy target creature.", [hidden])
    shown = [event.names for event in table.game.history.this_turn if isinstance(event, Reveal)]
    assert shown == [("Masked Moth",)]

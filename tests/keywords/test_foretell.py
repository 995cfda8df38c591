"""Foretell (CR 702.143)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from engine.game.rules.events.leaving import concede
from engine.game.rules.questions.seeing import may_see
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do, lamp
from tests.support.boards.table import Table, card

RUNE = ("Dim Rune", "{4}{U}", "Instant", "You gain 5 life.\nForetell {U}")


@rule("702.143a", "702.143b", "116.2h")
def test_it_is_exiled_face_down_and_cast_later() -> None:
    table = Table()
    (rune,) = table.hand("A", card(*RUNE))
    table.mana("A", "{2}{U}")
    table.special("A", rune)
    (exiled,) = table.game.zone("exile")
    assert table.game.obj(exiled).face_down and table.game.chars(exiled).name == ""
    assert table.actions("A") == ()
    table.next_turn("B").mana("A", "{U}")
    table.act("A", lambda action: action.way == "foretell").resolve()
    assert table.life("A") == 25 and table.zone("A", "graveyard") == ["Dim Rune"]


@rule("702.143a")
def test_it_is_foretold_only_during_its_owners_turn() -> None:
    table = Table()
    table.hand("B", card(*RUNE))
    table.mana("B", "{2}")
    assert table.actions("B") == ()


EAR = ("Open Ear", "{1}", "Artifact", "Whenever you foretell a card, you gain 1 life.\nWhenever you cast a foretold spell, you gain 10 life.")


@rule("702.143c")
def test_foretelling_is_the_special_action_and_what_was_exiled_by_it_is_foretold() -> None:
    table = Table()
    table.battlefield("A", card(*EAR))
    beast = card("Dim Beast", "{2}{U}", "Creature — Beast", "When this creature enters, if it was foretold, you gain 100 life.\nForetell {U}", "2/2")
    (first,) = table.hand("A", beast)
    table.mana("A", "{2}").special("A", first)
    table.resolve()
    assert table.life("A") == 21
    (exiled,) = table.game.zone("exile")
    do(table, "You gain 1 life for each foretold card you own in exile.")
    assert table.life("A") == 22
    table.next_turn("B").next_turn("A").mana("A", "{U}")
    table.act("A", lambda action: action.way == "foretell" and action.oid == exiled).resolve()
    assert table.life("A") == 132
    table.hand("A", beast)
    table.mana("A", "{2}{U}").cast("A", "Dim Beast", way="").resolve()
    assert table.life("A") == 132, "not foretold"


@rule("702.143c", "even if it was cast for another cost")
def test_a_foretold_card_cast_for_another_cost_was_foretold() -> None:
    table = Table()
    table.battlefield("A", card(*EAR))
    (rune,) = table.hand("A", card(*RUNE))
    table.mana("A", "{2}").special("A", rune)
    table.resolve()
    (exiled,) = table.game.zone("exile")
    do(table, "You may cast target card in exile this turn without paying its mana cost.", [exiled])
    table.act("A", lambda action: action.oid == exiled and action.way != "foretell").resolve()
    assert table.life("A") == 36


@rule("702.143d", "becomes foretold", "a foretell cost", "its owner may look at it", "after the turn has ended", "702.143c", "nobody foretells it")
def test_an_effect_lets_a_card_in_exile_become_foretold() -> None:
    table = Table()
    table.battlefield("A", card(*EAR))
    gift = card("Small Gift", "{3}{G}", "Instant", "You gain 2 life.")
    (grave,) = table.graveyard("B", gift)
    do(table, "Exile target card from a graveyard face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.", [grave])
    (exiled,) = table.game.zone("exile")
    assert table.life("A") == 20, "nobody foretold it"
    assert may_see(table.game, 1, exiled) and not may_see(table.game, 0, exiled)
    table.mana("B", "{1}{G}")
    assert table.actions("B") == (), "not in the turn in which it became foretold"
    table.next_turn("B")
    table.mana("A", "{1}{G}").mana("B", "{1}{G}")
    assert [action for action in table.actions("A") if action.oid == exiled] == []
    assert [action.way for action in table.actions("B") if action.oid == exiled] == ["foretell"]
    table.act("B", lambda action: action.way == "foretell").resolve()
    assert table.life("B") == 22 and table.game.players[1].pool == ()


@rule("702.143d", "any foretell cost it has")
def test_without_a_cost_of_the_effect_its_own_foretell_cost_serves() -> None:
    table = Table()
    rune, bear = table.graveyard("A", card(*RUNE), card("Meadow Bear", "{3}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Exile target card from your graveyard face down. It becomes foretold.", [rune])
    do(table, "Exile target card from your graveyard face down. It becomes foretold.", [bear])
    table.next_turn("B").next_turn("A").mana("A", "{3}{G}{U}")
    assert [action.way for action in table.actions("A") if action.kind == "cast"] == ["foretell"], "the Bear has no cost"


@rule("702.143e")
def test_foretold_cards_are_told_apart() -> None:
    table = Table()
    other = card("Dark Rune", "{4}{B}", "Instant", "You gain 50 life.\nForetell {B}")
    for one in (card(*RUNE), other):
        (rune,) = table.hand("A", one)
        table.mana("A", "{2}").special("A", rune)
    first, second = table.game.zone("exile")
    mine, theirs = view_for(table.game, 0, None), view_for(table.game, 1, None)
    assert mine.exile == theirs.exile == (first, second), "everyone sees which came first"
    assert [mine.objects[oid].faces[0].name for oid in (first, second)] == ["Dim Rune", "Dark Rune"]
    assert [theirs.objects[oid].known for oid in (first, second)] == [False, False]
    table.next_turn("B").mana("A", "{U}{B}")
    offered = {action.oid: action.cost or action.label for action in table.actions("A") if action.way == "foretell"}
    assert "{U}" in offered[first] and "{B}" in offered[second]


@rule("702.143f", "708.9")
def test_face_down_foretold_cards_are_shown_when_their_owner_leaves_and_when_the_game_ends() -> None:
    table = Table(3)
    for who in "AB":
        if who == "B":
            table.next_turn("B")
        (rune,) = table.hand(who, card(*RUNE))
        table.mana(who, "{2}").special(who, rune)
    _, second = table.game.zone("exile")
    concede(table.game, 0)
    shown = [event.names for event in table.game.history.this_turn if isinstance(event, Reveal)]
    assert shown == [("Dim Rune",)]
    assert not may_see(table.game, 2, second)
    concede(table.game, 2)
    assert table.game.over and may_see(table.game, 2, second) and may_see(table.game, 0, second)


@rule("702.143a", "702.143b")
def test_foretell_given_for_the_mana_cost_reduced_lasts_when_the_giver_is_gone() -> None:
    table = Table()
    (seer,) = table.battlefield("A", card("Dream Seer", "{2}", "Creature — Elf", "Each nonland card in your hand without "
                                          "foretell has foretell. Its foretell cost is equal to its mana cost reduced by "
                                          "{2}.\nWhenever you foretell a card, you gain 1 life.", "2/2"))
    table.hand("A", card("Far Lesson", "{3}{R}", "Sorcery", "You gain 3 life."))
    table.mana("A", "{2}")
    (lesson,) = [a.oid for a in table.actions("A") if a.kind == "special"]
    table.special("A", lesson).resolve()
    assert table.life("A") == 21
    table.hand("A", card("Undo", "{0}", "Sorcery", "Destroy target creature."))
    table.cast("A", "Undo", targets=[seer]).resolve()
    table.mana("A", "{1}{R}")
    assert not [a for a in table.actions("A") if a.kind == "cast"]  # not in the same turn
    table.next_turn("A").to_step("main1")
    table.mana("A", "{1}{R}")
    table.act("A", lambda action: action.way == "foretell").resolve()
    assert table.life("A") == 24


@rule("702.143b", "only an action: what has no mana cost is exiled for no use", "702.143a")
def test_what_has_no_mana_cost_gets_no_foretell_cost_of_it() -> None:
    table = Table()
    table.battlefield("A", card("Dream Seer", "{2}", "Creature — Elf", "Each nonland card in your hand without "
                                "foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.", "2/2"))  # fmt: skip
    table.hand("A", card("Lost Lesson", "", "Sorcery", "You gain 3 life."))
    table.mana("A", "{2}")
    for action in table.actions("A"):
        table.special("A", action.oid)
    table.next_turn("A").mana("A", "{5}")
    assert [action.kind for action in table.actions("A") if action.kind == "cast"] == []


@rule("702.143a", "face down", "702.143b", "whatever gave it foretell")
def test_a_card_that_was_given_foretell_lies_face_down_too() -> None:
    table = Table()
    table.battlefield("A", card("Dream Seer", "{2}", "Creature — Elf", "Each nonland card in your hand without "
                                "foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.", "2/2"))  # fmt: skip
    (lesson,) = table.hand("A", card("Far Lesson", "{3}{R}", "Sorcery", "You gain 3 life."))
    table.mana("A", "{2}").special("A", lesson)
    (lies,) = table.game.zone("exile")
    assert table.game.obj(lies).face_down and table.pool("A") == ""
    assert may_see(table.game, 0, lies) and not may_see(table.game, 1, lies)


@rule("702.143d", "702.143c", "a card becomes foretold by its own ability and by an effect alike")
def test_what_waits_for_a_card_to_become_foretold() -> None:
    table = Table()
    table.battlefield("A", card("Foretold Bell", "{1}", "Artifact", "Whenever a card becomes foretold, you gain 1 life."))
    (bear,) = table.graveyard("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Exile target card from your graveyard face down. It becomes foretold.", [bear])
    assert table.life("A") == 21
    (lesson,) = table.hand("A", card("Far Lesson", "{3}{R}", "Sorcery", "You gain 3 life.\nForetell {R}"))
    table.mana("A", "{2}").special("A", lesson).resolve()
    assert table.life("A") == 22


@rule("106.6", "116.2h")
@pytest.mark.parametrize(("words", "creature"), [
    ("Spend this mana only to foretell a card from your hand or cast an instant or sorcery spell.", False),
    ("Spend this mana only to foretell cards or cast spells that have foretell.", True),
])  # fmt: skip
def test_mana_for_foretelling(words: str, creature: bool) -> None:
    table = Table()
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {U}{U}. " + words))
    sage = card("Sage", "{U}", "Creature — Human", "Foretell {U}\n{2}: Draw a card.", "1/1")
    table.hand("A", sage, card("Plotter", "{5}", "Creature — Human", "Plot {2}", "1/1"), lamp())
    table.hand("A", card("Think", "{U}", "Instant", "Draw a card."))
    table.tap_for_mana("A", spring, "UU")
    can = {(action.kind, table.game.chars(action.oid).name) for action in table.actions("A")}
    assert can == {("special", "Sage"), ("cast", "Sage" if creature else "Think")}
    table.special("A", table.find("Sage", "hand"))
    assert len(table.zone("A", "exile")) == 1 and not table.pool("A")

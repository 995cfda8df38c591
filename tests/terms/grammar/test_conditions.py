"""Conditions about how things stand: "you control a Swamp", "it's your turn", "it's a land card"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@pytest.mark.parametrize(("theirs", "holds"), [(0, True), (1, False)])
def test_no_opponent_controls_one(theirs: int, holds: bool) -> None:
    table = Table(3)
    (kavu,) = table.battlefield("A", creature("This creature gets +1/+1 as long as no opponent controls a red creature."))
    table.battlefield("B", card(*BEAR))
    for _ in range(theirs):
        table.battlefield("C", card(*OGRE))
    assert table.pt(kavu) == ((2, 2) if holds else (1, 1))


@rule("608.2c")
def test_a_graveyard_that_is_full_and_cards_of_a_kind_exiled() -> None:
    for number, drawn in ((19, 1), (20, 3)):
        table = Table()
        table.graveyard("B", *[bear()] * number)
        do(table, "Draw a card. If a graveyard has twenty or more cards in it, draw three cards instead.")
        assert len(table.zone("A", "hand")) == drawn
    for kind, life in ((bear(), 22), (card("Small Spark", "{R}", "Instant", "You gain 1 life."), 20)):
        table = Table()
        gone = table.graveyard("B", kind)
        do(table, "Exile up to three target cards from a single graveyard. If at least one creature card was exiled this way, each "
                  "opponent loses 2 life and you gain 2 life.", [*gone])  # fmt: skip
        assert (table.life("A"), table.life("B")) == (life, 40 - life)


@rule("611.3a")
@pytest.mark.parametrize("others", [0, 1])
def test_a_condition_behind_a_prohibition_is_watched(others: int) -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Lone Monk", "{1}", "Creature — Monk", "~ has flying if an enchantment is on the battlefield.", "1/1"))
    table.battlefield("B", *[card("Old Song", "{1}", "Enchantment")] * others)
    assert table.has(monk, "flying") == bool(others)


@rule("611.2e")
def test_what_is_returned_and_is_an_enchantment_is_no_creature() -> None:
    table = Table()
    (spirit,) = table.battlefield("A", card("Long Spirit", "{W}", "Enchantment Creature — Spirit", "When ~ dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.", "1/1"))
    table.hand("A", card("End", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "End", targets=[spirit]).resolve()
    assert table.game.chars(table.find("Long Spirit")).types == ("enchantment",)


@rule("602.5b")
def test_two_restrictions_in_one_sentence_both_hold() -> None:
    table = Table()
    (shrine,) = table.battlefield("A", card("Test Shrine", "{2}", "Enchantment", "{0}: You gain 1 life. Activate only if you control no creatures "
                                            "and only during your turn."))  # fmt: skip
    assert shrine in {action.oid for action in table.actions("A")}
    table.battlefield("A", bear())
    assert shrine not in {action.oid for action in table.actions("A")}
    do(table, "Destroy all creatures.")
    table.next_turn("B")
    assert shrine not in {action.oid for action in table.actions("A")}


@rule("509.1h")
def test_as_long_as_creatures_are_blocking_it() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Shy Boar", "{3}", "Creature — Boar", "This creature gets -2/-0 as long as two or "
                                          "more creatures are blocking it.", "5/5"))  # fmt: skip
    first, second = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.answer("A", [[boar, 1]]).answer("B", [[first, boar], [second, boar]])
    table.to_step("declare_blockers", "A")
    assert table.pt(boar) == (3, 5)


@rule("611.2")
def test_it_also_gains_something() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    do(table, "Target creature gets +2/+2 until end of turn. If that creature is a Bear, it also gains flying until end of "
              "turn.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "flying")
    do(table, "Target creature gains trample until end of turn. It also gets +1/+0 until end of turn if you control a "
              "Mouse.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "trample")


@rule("601.2f")
@pytest.mark.parametrize(("theirs", "castable"), [(4, True), (3, False)])
def test_cheaper_with_so_many_more(theirs: int, castable: bool) -> None:
    table = Table(3)
    table.battlefield("A", bear())
    table.battlefield("B", *[bear()] * (theirs + 1))
    table.battlefield("C", bear())
    table.hand("A", card("Might", "{6}{G}", "Creature — Avatar", "If an opponent controls at least four more creatures than you, this spell costs "
                         "{6} less to cast.", "8/8"))  # fmt: skip
    table.mana("A", "{G}")
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == castable


@rule("404.1")
def test_cards_in_an_opponents_graveyard() -> None:
    table = Table()
    shade = permanent(table, "This creature gets +4/+4 as long as an opponent has two or more cards in their "
                      "graveyard.")  # fmt: skip
    table.graveyard("A", bear(), bear())
    table.graveyard("B", bear())
    assert table.pt(shade) == (1, 1)
    table.graveyard("B", bear())
    assert table.pt(shade) == (5, 5)


@rule("611.3", "613.1")
def test_two_groups_under_one_condition() -> None:
    table = Table()
    lord = permanent(table, "As long as you control a Forest, Test Thing gets +2/+2 and other creatures you control get +1/+1 and have trample.")
    (cub,) = table.battlefield("A", bear())
    assert table.pt(lord) == (1, 1) and table.pt(cub) == (2, 2)
    table.battlefield("A", card(*FOREST))
    assert table.pt(lord) == (3, 3) and table.pt(cub) == (3, 3)
    assert table.has(cub, "trample") and not table.has(lord, "trample")


@rule("700.2")
@pytest.mark.parametrize(("mine", "theirs", "most"), [(2, 0, 1), (0, 2, 2)])
def test_both_may_be_chosen_under_a_condition(mine: int, theirs: int, most: int) -> None:
    table = Table()
    table.graveyard("A", *(lamp() for _ in range(mine)))
    table.graveyard("B", *(lamp() for _ in range(theirs)))
    table.hand("A", card("Fork", "{0}", "Sorcery", "Choose one. If an opponent has two or more cards in their graveyard, you may choose both.\n"
                         "• You gain 1 life.\n• You gain 2 life."))  # fmt: skip
    table.answer("A", list(range(most)))
    table.cast("A", "Fork").resolve()
    assert table.life("A") == (21 if most == 1 else 23)


@rule("608.2c")
@pytest.mark.parametrize(("theirs", "made"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_by_how_many_one_player_controls_fewer_than_another(theirs: int, made: int) -> None:
    table = Table()
    table.battlefield("A", *[lamp()] * 3)
    table.battlefield("B", *[lamp()] * theirs)
    do(table, "Choose target opponent. If they control fewer artifacts than you, create a number of 1/1 red Rat creature "
              "tokens equal to the difference.", [1])  # fmt: skip
    assert len(table.all("Rat Token")) == made


@rule("608.2c")
@pytest.mark.parametrize(("mine", "theirs", "made"), [(1, 3, 2), (2, 2, 0), (3, 1, 0)])
def test_by_how_many_one_controls_fewer(mine: int, theirs: int, made: int) -> None:
    table = Table()
    table.battlefield("A", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * mine)
    table.battlefield("B", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * theirs)
    do(table, "Choose target opponent. If you control fewer creatures than that player, create a number of Treasure tokens equal to the "
       "difference.", [1])  # fmt: skip
    assert len(table.all("Treasure Token")) == made


@rule("608.2c", "122.1")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_by_how_many_counters_a_player_has_too_few(before: int, after: int) -> None:
    table = Table()
    for _ in range(before):
        do(table, "Target player gets a poison counter.", [1])
    do(
        table,
        "If target player has fewer than three poison counters, they get a number of poison counters equal to the difference.",
        [1],
    )
    assert table.game.players[1].counters["poison"] == after

"""What objects come to together: "creature cards with total mana value 6 or less" (CR 601.2c, 608.2d)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, RefusedError
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

RAISE = "Return any number of target creature cards with total mana value 4 or less from your graveyard to the battlefield."
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
BUG = ("Tin Bug", "{1}", "Creature — Insect", "", "1/1")


@rule("601.2c")
@pytest.mark.parametrize(("number", "allowed"), [(2, True), (3, False)])
def test_targets_come_to_no_more_together(number: int, allowed: bool) -> None:
    table = Table()
    dead = table.graveyard("A", sprite(), ogre(), bear())[:number]
    if not allowed:
        with pytest.raises(IllegalAnswer):
            do(table, RAISE, dead)
        return
    do(table, RAISE, dead)
    assert sorted(name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name)) == sorted((SPRITE[0], OGRE[0]))


@rule("601.2c")
def test_each_target_alone_fits_too() -> None:
    table = Table()
    (huge,) = table.graveyard("A", card("Big Beast", "{4}{G}", "Creature — Beast", "", "5/5"))
    (small,) = table.graveyard("A", bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", RAISE))
    table.cast("A", "Test Rite", targets=[small])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked and huge not in asked[-1].candidates and small in asked[-1].candidates


@rule("608.2d")
def test_cards_found_come_to_no_more_together() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite())
    words = ("Search your library for any number of creature cards with total mana value 3 or less and put them onto the battlefield. "
             "Then shuffle.")  # fmt: skip
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(SPRITE[0], "library")])
    do(table, words)
    assert table.all(BEAR[0]) and table.all(SPRITE[0]) and not table.all(OGRE[0])
    table.library("A", bear(), ogre())
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(OGRE[0], "library")])
    with pytest.raises(IllegalAnswer):
        do(table, words)


@rule("608.2d")
def test_cards_looked_at_come_to_no_more_together() -> None:
    table = Table()
    table.library("A", bear(), sprite(), ogre())
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(SPRITE[0], "library")])
    do(table, "Look at the top three cards of your library. Put up to two creature cards with total mana value 3 or less from among "
       "them onto the battlefield and the rest on the bottom of your library in a random order.")  # fmt: skip
    assert table.all(BEAR[0]) and table.all(SPRITE[0]) and table.zone("A", "library")[-1] == OGRE[0]


@rule("601.2c")
def test_answers_by_themselves_keep_to_the_total() -> None:
    table = Table()
    table.graveyard("A", sprite(), ogre(), bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", RAISE))
    table._answer_to = lambda decision: decision.some_answer(lambda bound: bound - 1)  # type: ignore[method-assign]
    table.cast("A", "Test Rite")
    table.resolve()
    assert sum({BEAR[0]: 2, OGRE[0]: 3, SPRITE[0]: 1}[n] for n in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(n)) <= 4


@rule("208.1")
def test_power_and_toughness_together() -> None:
    table = Table()
    (small,) = table.battlefield("B", bear())
    table.battlefield("B", ogre())
    do(table, "Destroy target creature with total power and toughness 5 or less.", [small])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert table.zone("B", "graveyard") == [BEAR[0]] and all(len(decision.candidates) == 1 for decision in asked)


@rule("608.2h", "404.1")
def test_for_each_of_two_kinds() -> None:
    table = Table()
    host = permanent(table, "Test Thing gets +1/+1 for each Bear you control and each Bear card in your graveyard.")
    table.battlefield("A", bear())
    table.graveyard("A", bear(), bear(), ogre())
    assert table.pt(host) == (4, 4)


@rule("701.19", "208.1")
def test_a_card_with_the_same_total_as_what_entered() -> None:
    table = Table()
    table.battlefield("A", card("Old Pairing", "{4}", "Enchantment", "Whenever a creature enters, if you cast it from your hand, you may "
                                "search your library for a creature card with the same total power and toughness and put it onto the "
                                "battlefield. If you do, shuffle."))  # fmt: skip
    ox, _ = table.library("A", card(*OX), card(*BUG))
    table.hand("A", card(*TOAD))
    table.mana("A", "{G}").cast("A", "Mud Toad").answer("A", True, [ox]).resolve()
    asked = next(one for one in reversed(table.asked) if hasattr(one, "candidates"))
    assert list(asked.candidates) == [ox]
    assert table.find("Gray Ox") and not table.all("Tin Bug")
    table.battlefield("A", card(*BUG))
    assert not table.stack()  # nobody cast it


@rule("601.2c", "608.2d")
def test_total_power_with_one_below_zero() -> None:
    """Of 3, 2 and -1 the first two are too much for 4, all three are not."""
    table = Table()
    (a, b, _) = table.graveyard(
        "A",
        *[
            card(f"Odd {n}", "{1}", "Creature — Ox", "", size)
            for n, size in (("Three", "3/3"), ("Two", "2/2"), ("Less", "-1/3"))
        ],
    )
    words = "Return any number of creature cards with total power 4 or less from your graveyard to the battlefield."
    table.hand("A", card("Odd Call", "{0}", "Sorcery", words))
    table.answer("A", [a, b])
    with pytest.raises(RefusedError):
        table.cast("A", "Odd Call").resolve()
    table = Table()
    cards = table.graveyard(
        "A",
        *[
            card(f"Odd {n}", "{1}", "Creature — Ox", "", size)
            for n, size in (("Three", "3/3"), ("Two", "2/2"), ("Less", "-1/3"))
        ],
    )
    table.answer("A", list(cards))
    do(table, words)
    assert table.all("Odd Three") and table.all("Odd Two") and table.all("Odd Less")

"""Modes that are used up, anchor words, and changes of one's choice."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
PACT = ("Old Pact", "{2}", "Artifact",
        "{0}: Choose one that hasn't been chosen —\n• You gain 3 life.\n• Draw a card.")  # fmt: skip
RITE = ("Daily Rite", "{2}", "Artifact",
        "{0}: Choose one that hasn't been chosen this turn —\n• You gain 3 life.\n• Draw a card.")  # fmt: skip


def pick(*modes: int):
    return lambda decision: list(modes)


def usable(table: Table, oid: int) -> bool:
    return any(action.oid == oid and action.kind == "activate" for action in table.actions("A"))


@rule("700.2")
def test_a_mode_that_has_been_chosen_can_not_be_chosen_again() -> None:
    table = Table()
    (pact,) = table.battlefield("A", card(*PACT))
    table.answer("A", pick(0)).activate("A", pact).resolve()
    assert table.life("A") == 23
    table.activate("A", pact)

    hand = len(table.zone("A", "hand"))
    table.resolve()
    assert table.life("A") == 23 and len(table.zone("A", "hand")) == hand + 1
    assert not usable(table, pact)
    table.next_turn("A")
    assert not usable(table, pact)


def test_it_may_be_chosen_again_in_another_turn_if_the_words_speak_of_this_turn() -> None:
    table = Table()
    (rite,) = table.battlefield("A", card(*RITE))
    table.answer("A", pick(0)).activate("A", rite).resolve()
    table.activate("A", rite).resolve()  # the other mode is the only one left
    assert table.life("A") == 23 and not usable(table, rite)
    table.next_turn("A")
    table.answer("A", pick(0)).activate("A", rite).resolve()
    assert table.life("A") == 26


def test_a_new_object_has_chosen_nothing() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*PACT), card(*PACT))
    table.answer("A", pick(0)).activate("A", first).resolve()
    table.answer("A", pick(0)).activate("A", second).resolve()
    assert table.life("A") == 26


@pytest.mark.parametrize("wanted", ["flying", "trample", "haste"])
def test_one_ability_of_ones_choice_is_gained(wanted: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Gift", "{G}", "Instant",
                         "Target creature gains your choice of flying, trample, or haste until end of turn."))  # fmt: skip
    table.mana("A", "{G}")
    order = ("flying", "trample", "haste")
    table.answer("A", order.index(wanted))
    table.cast("A", "Gift", targets=[bear]).resolve()
    assert [word for word in order if table.has(bear, word)] == [wanted]
    table.next_turn("B")
    assert not table.has(bear, wanted)


@pytest.mark.parametrize(("number", "size"), [(0, (3, 1)), (1, (1, 3))])
def test_one_of_two_sizes_of_ones_choice(number: int, size: tuple[int, int]) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Turncoat", "{1}", "Artifact Creature — Golem",
                                          "{0}: This creature gets +1/-1 or -1/+1 until end of turn.", "2/2"))  # fmt: skip
    table.answer("A", number).activate("A", bear).resolve()
    assert table.pt(bear) == size


def test_modes_may_have_flavor_words() -> None:
    table = Table()
    table.hand("A", card("Long Day", "{G}", "Sorcery",
                         "Choose one —\n• Rest at Home — You gain 4 life.\n• Toil — Draw a card."))  # fmt: skip
    table.mana("A", "{G}")
    table.answer("A", pick(0))
    table.cast("A", "Long Day").resolve()
    assert table.life("A") == 24

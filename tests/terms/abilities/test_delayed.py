"""Abilities that an effect makes for later (CR 603.7, 603.12)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do
from tests.support.boards.table import Table, card


@rule("603.12", "107.3f")
@pytest.mark.parametrize(("paid", "found"), [(2, True), (3, False)])
def test_x_that_is_paid_and_what_the_reflexive_ability_brought(paid: int, found: bool) -> None:
    table = Table()
    (there,) = table.graveyard("A", bear())
    table.mana("A", "{3}").answer("A", True, paid)
    thing = card("Caller", "{0}", "Creature — Elf", "When Caller enters, you may pay {X}. When you do, return target creature card with mana value "
                 "X from your graveyard to the battlefield. That creature gains haste.", "1/1")  # fmt: skip
    table.hand("A", thing)
    table.targets = [there]
    table.cast("A", "Caller", [there]).resolve()
    assert len(table.pool("A")) == 3 - paid and bool(table.all(BEAR[0])) == found
    assert not found or table.has(table.find(BEAR[0]), "haste")


@rule("603.7a", "603.2")
def test_what_it_waits_for_until_end_of_turn_has_a_window() -> None:
    """For the first time, in one's own turn, while something is true, or one of two things."""
    table = Table()
    do(table, "Until end of turn, whenever you gain life for the first time each turn, draw a card.")
    do(table, "Until your next turn, whenever you gain life during your turn, create a 1/1 white Rat creature token.")
    do(
        table,
        "Until your next turn, whenever you gain life while you control a Bear, create a 2/2 green Ape creature token.",
    )
    do(table, "Until end of turn, whenever you gain life or a Bear you control enters, each opponent loses 1 life.")
    hand = len(table.zone("A", "hand"))
    do(table, "You gain 1 life.")
    do(table, "You gain 1 life.")
    assert len(table.zone("A", "hand")) == hand + 1 and table.life("B") == 18
    assert len(table.all("Rat Token")) == 2 and not table.all("Ape Token")
    do(table, "Create a 2/2 green Bear creature token.")
    assert table.life("B") == 17
    table.next_turn("B")
    table.hand("A", card("Odd Sip", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Odd Sip").resolve()
    assert len(table.all("Rat Token")) == 2 and len(table.all("Ape Token")) == 1 and table.life("B") == 17


@rule("603.12", "610.3")
@pytest.mark.parametrize("when", ["When", "Whenever"])
def test_what_comes_as_the_exile_ends_is_nothing_that_was_done_this_way(when: str) -> None:
    """Nothing has entered yet as the words are followed; it would trigger on nothing, and so it is declined."""
    with pytest.raises(AssertionError):
        card("Odd Cage", "{0}", "Artifact", f"When this artifact enters, exile another target permanent until this artifact leaves the battlefield. {when} "
             "an exiled card enters under your control this way, put a +1/+1 counter on it.")  # fmt: skip


@rule("400.7j", "603.7c")
@pytest.mark.parametrize("words", ["Return this card to the battlefield at the beginning of the next end step.",
                                   "Return it to the battlefield at the beginning of the next end step.",
                                   "At the beginning of the next end step, return this card to the battlefield."])  # fmt: skip
@pytest.mark.parametrize("moved", [False, True])
def test_what_was_sacrificed_to_pay_comes_back_later_if_it_is_still_there(words: str, moved: bool) -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Odd Imp", "{1}", "Creature — Imp", f"{{0}}, Sacrifice this creature: {words}", "1/1"))
    table.activate("A", imp).resolve()
    if moved:
        do(table, "Exile target card from a graveyard.", table.all("Odd Imp", "graveyard"))
    table.to_step("end").resolve()
    assert len(table.all("Odd Imp")) == (not moved)


@rule("400.7j", "603.7d")
def test_what_was_sacrificed_to_pay_comes_back_for_the_opponent_chosen() -> None:
    table = Table(3)
    (imp,) = table.battlefield("A", card("Odd Imp", "{1}", "Creature — Imp", "{0}, Sacrifice this creature: Choose target opponent. Return this "
                               "creature to the battlefield under that player's control at the beginning of their next upkeep.", "1/1"))  # fmt: skip
    table.activate("A", imp, [2]).resolve()
    table.next_turn("B")
    assert not table.all("Odd Imp")
    table.next_turn("C")
    assert table.all("Odd Imp", who="C")

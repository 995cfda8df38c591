"""Ravenous (CR 702.156)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAST = ("Starved Beast", "{X}{G}", "Creature — Beast", "Ravenous", "0/1")


@rule("702.156a")
def test_counters_for_x_and_a_card_if_x_is_great() -> None:
    for x, cards in ((3, []), (5, ["Forest"])):
        table = Table()
        table.hand("A", card(*BEAST))
        table.mana("A", f"{{{x}}}{{G}}").answer("A", x)
        table.cast("A", "Starved Beast").resolve()
        assert table.pt(table.find("Starved Beast")) == (x, x + 1) and table.zone("A", "hand") == cards


@rule("702.156a", "the counters it enters with are put on it as any others", "616.1")
def test_its_controller_orders_what_changes_its_counters() -> None:
    for first, counters in ((0, 5), (1, 6)):
        table = Table()
        for more in ("twice that many", "that many plus one"):
            words = f"If one or more +1/+1 counters would be put on a creature you control, {more} +1/+1 counters are put on it instead."
            table.battlefield("A", card("Feeder", "{G}", "Enchantment", words))
        table.hand("A", card(*BEAST))
        table.mana("A", "{2}{G}").answer("A", 2, first)
        table.cast("A", "Starved Beast").resolve()
        assert table.counters(table.find("Starved Beast")) == {"+1/+1": counters} and table.zone("A", "hand") == []


@rule("702.156a", "with X counters, whatever then becomes of them: for X of 1 with none of a kind")
def test_of_the_only_counter_nothing_may_be_left() -> None:
    table = Table()
    words = "If one or more +1/+1 counters would be put on a creature, that many +1/+1 counters minus one are put on it instead."
    table.battlefield("B", card("Leech", "{G}", "Enchantment", words))
    table.hand("A", card(*BEAST), card(*BEAST))
    table.mana("A", "{1}{G}{2}{G}").answer("A", 1).cast("A", "Starved Beast").resolve()
    assert table.counters(table.find("Starved Beast")) == {} and table.pt(table.find("Starved Beast")) == (0, 1)
    table.answer("A", 2).cast("A", "Starved Beast").resolve()
    assert table.counters(table.all("Starved Beast")[1]) == {"+1/+1": 1}


@rule("702.156a", "X is what was chosen: nothing if it was not cast; a card for 5 or more, whatever else adds counters")
def test_the_card_is_drawn_for_x_not_for_counters() -> None:
    table = Table()
    text = "Each creature you control enters with an additional +1/+1 counter on it."
    table.battlefield("A", card("Feeder", "{G}", "Enchantment", text))
    table.hand("A", card(*BEAST))
    table.mana("A", "{4}{G}").answer("A", 4)
    table.cast("A", "Starved Beast").resolve()
    assert table.counters(table.find("Starved Beast")) == {"+1/+1": 5} and table.zone("A", "hand") == []
    table.graveyard("A", card(*BEAST))
    text = "Return target creature card from your graveyard to the battlefield."
    table.hand("A", card("Dig Up", "{0}", "Sorcery", text))
    table.cast("A", "Dig Up", [table.find("Starved Beast", "graveyard")]).resolve()
    assert table.counters(table.all("Starved Beast")[1]) == {"+1/+1": 1} and table.zone("A", "hand") == []

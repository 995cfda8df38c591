"""Open an Attraction (CR 701.48), and roll to visit Attractions (701.49)."""

from __future__ import annotations

from engine.game.rules.special_cards.attractions import DECK, attraction_deck
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


def ride(name: str, lights: tuple[int, ...]) -> CardDefinition:
    """An Attraction whose visit gains 2 life."""
    return card(name, "", "Artifact — Attraction", "Visit — You gain 2 life.", lights=lights)


def fair() -> Table:
    """A has an Attraction deck of three, in this order."""
    table = Table()
    for number in (1, 2, 3):
        shuffle_into_command_zone(table.game, 0, [ride(f"Ride {number}", (number, 6))], DECK)
    return table


@rule("701.48b")
def test_the_top_card_of_the_deck_is_put_onto_the_battlefield() -> None:
    table = do(fair(), "Open an Attraction.")
    (opened,) = table.all("Ride 1")
    assert table.game.controller(opened) == 0 and len(attraction_deck(table.game, 0)) == 2


@rule("701.48b")
def test_several_are_opened_one_after_the_other() -> None:
    table = do(fair(), "Open two Attractions.")
    assert table.all("Ride 1") and table.all("Ride 2") and not table.all("Ride 3")


@rule("701.48a")
def test_who_has_no_attraction_deck_opens_none() -> None:
    table = fair()
    table.battlefield("A", card("Glad Barker", "{1}", "Creature — Human", "Whenever you open an Attraction, you gain 1 life.", "1/1"))
    do(table, "Target opponent opens an Attraction.", targets=[1])
    assert not table.all("Ride 1") and len(attraction_deck(table.game, 0)) == 3 and table.life("A") == 20
    do(table, "Open an Attraction.").resolve()
    assert table.all("Ride 1") and len(attraction_deck(table.game, 0)) == 2 and table.life("A") == 21, "who has one opens one"


@rule("701.49a", "717.5")
def test_only_attractions_with_the_result_lit_up_are_visited() -> None:
    table = do(fair(), "Open two Attractions.")
    next_rolls(table, 6, 2)
    assert do(table, "Roll to visit your Attractions.").life("A") == 22
    next_rolls(table, 6, 6)
    assert do(table, "Roll to visit your Attractions.").life("A") == 26


@rule("701.48a", "701.48b", "from one's own deck; what was opened is spoken of")
def test_what_was_opened_is_spoken_of_and_nothing_else() -> None:
    table = fair()
    do(table, "Open an Attraction. Put a charge counter on it.")
    assert table.counters(table.find("Ride 1")) == {"charge": 1}
    do(table, "Open two Attractions. Put a charge counter on each of them.")
    assert [table.counters(table.find(f"Ride {number}")) for number in (1, 2, 3)] == [{"charge": 1}] * 3
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "You may open an Attraction. If you do, you gain 10 life.")
    assert table.life("A") == 20, "the deck is empty"
    do(table, "Return target Attraction to its owner's hand.", targets=[table.find("Ride 1")])
    assert table.zone("A", "hand") == [] and table.all("Ride 1", "command"), "it goes to the command zone"
    do(table, "You may open an Attraction. If you do, you gain 10 life.")
    assert table.life("A") == 20, "and is not opened from there"


@rule("701.49a", "who may roll has rolled, whatever is visited")
def test_rolling_to_visit_is_done_without_attractions_too() -> None:
    table = Table()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "You may roll to visit your Attractions. If you do, you gain 3 life.")
    assert table.life("A") == 23

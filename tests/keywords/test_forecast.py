"""Forecast (CR 702.57)."""

from __future__ import annotations

from engine.game.events.cards import Reveal
from tests.rulebook import rule
from tests.support.boards.table import Table, card

ORACLE = ("Sky Oracle", "{4}{U}", "Creature — Human", "Forecast — {U}, Reveal Sky Oracle from your hand: You gain 2 life.",
          "3/3")  # fmt: skip


@rule("702.57a", "702.57b")
def test_it_works_from_hand_once_in_its_owners_upkeep() -> None:
    table = Table()
    (oracle,) = table.hand("A", card(*ORACLE))
    table.mana("A", "{U}")
    assert table.actions("A") == ()
    table.to_step("upkeep", "A")
    table.mana("A", "{U}{U}")
    table.activate("A", oracle).resolve()
    assert table.life("A") == 22 and table.zone("A", "hand") == ["Sky Oracle"]
    assert table.actions("A") == ()


@rule("702.57a", "702.57b", "reveals the card", "from hand only", "only once each turn", "the owner's upkeep")
def test_the_card_is_revealed_and_nothing_but_a_card_in_hand_forecasts() -> None:
    table = Table()
    (oracle,) = table.hand("A", card(*ORACLE))
    (dead,) = table.graveyard("A", card(*ORACLE))
    table.to_step("upkeep", "B")
    table.mana("A", "{U}")
    assert table.actions("A") == (), "not in an opponent's upkeep"
    table.to_step("upkeep", "A")
    table.mana("A", "{U}{U}")
    assert [action.oid for action in table.actions("A")] == [oracle] and dead != oracle
    table.activate("A", oracle)
    assert any(isinstance(event, Reveal) and event.oids == (oracle,) for event in table.game.history.this_turn)
    table.resolve()
    assert table.life("A") == 22 and table.actions("A") == ()


@rule("702.57b", "it is revealed once as it is activated", "702.57a", "602.2a")
def test_a_forecasting_card_is_revealed_once() -> None:
    table = Table()
    (oracle,) = table.hand("A", card(*ORACLE))
    table.to_step("upkeep", "A").mana("A", "{U}")
    table.activate("A", oracle)
    assert [event.oids for event in table.game.history.this_turn if isinstance(event, Reveal)] == [(oracle,)]


@rule("702.57a", "201.5")
def test_it_may_call_itself_this_card() -> None:
    table = Table()
    (sage,) = table.hand(
        "A",
        card(
            "Odd Sage",
            "{5}",
            "Creature — Human",
            "Forecast — {0}, Reveal this card from your hand: You gain 1 life.",
            "1/1",
        ),
    )
    table.next_turn("B").to_step("upkeep", "A")
    table.activate("A", sage).resolve()
    assert table.life("A") == 21

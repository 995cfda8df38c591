"""What enters under another player's control, or never, as it was not cast (CR 614.1a, 616.1b)."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, EXILE
from engine.game.events.zone_changes import CreateTokens, ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("614.12", "616.1b")
def test_entering_under_the_control_of_an_opponent_of_your_choice() -> None:
    table = Table(3)
    table.hand("A", card("Agent", "{0}", "Creature — Minion", "As Agent enters, an opponent of your choice gains control of it.\nWhen Agent "
                         "enters, you gain 3 life.", "5/5"))  # fmt: skip
    table.policy = lambda decision: [2] if decision.kind == "objects" and 2 in decision.candidates else None
    table.cast("A", "Agent").resolve()
    (agent,) = table.all("Agent")
    assert table.game.chars(agent).controller == 2 and [table.life(who) for who in "ABC"] == [20, 20, 23]
    chosen = [decision for decision in table.asked if getattr(decision, "purpose", "") == "player"]
    assert [decision.seat for decision in chosen] == [0]


@rule("110.2", "614.12")
def test_it_enters_under_the_control_of_an_opponent() -> None:
    table = Table(3)
    table.hand("A", card("Bad Show", "{0}", "Enchantment", "Bad Show enters under the control of an opponent of your choice.\n"
                         "At the beginning of your upkeep, you lose 1 life."))  # fmt: skip
    table.answer("A", [2])
    table.cast("A", "Bad Show").resolve()
    (show,) = table.all("Bad Show")
    assert table.game.controller(show) == 2 and table.game.obj(show).owner == 0
    table.next_turn("B").next_turn("C")
    assert [table.life(who) for who in "ABC"] == [20, 20, 19]


@pytest.fixture
def table() -> Table:
    return Table()


@rule("616.1b", "614.1a")
def test_creatures_enter_under_another_players_control(table: Table) -> None:
    table.hand("A", card("Cold Claim", "{U}", "Instant",
                         "If a creature would enter under an opponent's control this turn, it enters under your control "
                         "instead."))  # fmt: skip
    table.mana("A", "{U}")
    table.cast("A", "Cold Claim").resolve()
    (theirs,) = table.graveyard("B", BEAR)
    happen(table.game, ZoneChange(theirs, BATTLEFIELD, controller=1))
    happen(table.game, CreateTokens(1, BEAR))
    assert len(table.all("Plain Bear", who="A")) == 2
    table.next_turn()
    happen(table.game, CreateTokens(1, BEAR))
    assert len(table.all("Plain Bear", who="B")) == 1


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("614.1a", "614.12")
def test_what_was_not_cast_is_exiled(table: Table) -> None:
    table.battlefield("B", order("If a nontoken creature would enter and it wasn't cast, exile it instead."))
    (dead,) = table.graveyard("A", BEAR)
    happen(table.game, ZoneChange(dead, BATTLEFIELD, controller=0))
    happen(table.game, CreateTokens(0, BEAR))
    assert len(table.all("Plain Bear")) == 1
    assert len(table.all("Plain Bear", EXILE)) == 1
    table.hand("A", BEAR)
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear").resolve()
    assert len(table.all("Plain Bear")) == 2

"""Loops of several players, mandatory loops, and who may be made to end one (CR 728.3 to 728.6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Act, Match, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import YesNo
from engine.game.rules.turn import turn
from engine.table import match as match_module
from tests.rulebook import rule
from tests.support.boards.shortcuts import activate, chooses, passes, propose
from tests.support.boards.table import Table, card

KITE = card("Paper Kite", "{1}", "Creature — Kite", "{0}: Paper Kite gains flying until end of turn.", "1/1")
STONE = card("Heavy Stone", "{1}", "Artifact", "{0}: Target creature loses flying until end of turn.")
WELL = card("Sweet Well", "{1}", "Artifact", "{0}: You gain 1 life.")
SNACK = card("Snack", "{W}", "Instant", "You gain 3 life.")
FALL = card("Endless Fall", "{1}", "Artifact", "Whenever you gain life, each opponent gains 1 life.")
SEAL = card("Clean Seal", "{1}", "Enchantment", "Sacrifice Clean Seal: Destroy target artifact or enchantment.")


def kites(seats: int = 2, whose: str = "AB") -> tuple[Table, int, int]:
    table = Table(seats)
    (kite,), (stone,) = table.battlefield(whose[0], KITE), table.battlefield(whose[1], STONE)
    return table, kite, stone


def up(table: Table, kite: int, who: str = "A") -> None:
    table.activate(who, kite).resolve()


def down(table: Table, kite: int, stone: int, who: str = "B") -> None:
    table.activate(who, stone, [kite]).resolve()


def could(table: Table, who: str, oid: int) -> bool:
    """Whether a player who has priority is offered an ability."""
    table.game.turn = table.game.turn.changed((("priority", table.seat(who)), ("passed", 0)))
    table.asked.clear()
    table.settle()
    turn.advance(table.game.clone())
    asked = [one for one in table.asked if isinstance(one, Act) and one.seat == table.seat(who)]
    return any(action.oid == oid for one in asked for action in one.actions)


@rule("728.3", "the active player must make a different choice", "the creature doesn't have flying")
def test_the_example_of_a_creature_that_gains_and_loses_flying() -> None:
    table, kite, stone = kites()
    assert could(table, "A", kite)
    up(table, kite)
    down(table, kite, stone)
    assert not table.has(kite, "flying") and not could(table, "A", kite)
    with pytest.raises(AssertionError, match="possible"):
        up(table, kite)


@rule("728.3", "the nonactive player could prevent it by not activating")
def test_the_nonactive_player_has_the_final_choice() -> None:
    table, kite, stone = kites()
    up(table, kite)
    assert table.has(kite, "flying") and could(table, "B", stone) and could(table, "A", kite)


@rule("728.3", "the same game state")
def test_another_state_is_no_repetition() -> None:
    table, kite, stone = kites()
    (well,) = table.battlefield("A", WELL)
    up(table, kite)
    down(table, kite, stone)
    assert not could(table, "A", kite)
    table.activate("A", well).resolve()
    assert could(table, "A", kite)


@rule("728.3", "each player involved performs an independent action")
def test_what_one_player_does_alone_may_be_done_again() -> None:
    table, kite, _ = kites()
    for _ in range(3):
        up(table, kite)
    assert could(table, "A", kite)


@rule("728.3", "if the active player is not involved, the first player in turn order who is")
def test_where_the_active_player_is_not_involved_the_first_who_is_must_end_it() -> None:
    table, kite, stone = kites(4, "BD")
    up(table, kite, "B")
    down(table, kite, stone, "D")
    assert not could(table, "B", kite)
    table, kite, stone = kites(4, "DB")
    up(table, kite, "D")
    down(table, kite, stone, "B")
    up(table, kite, "D")
    assert not could(table, "B", stone)
    assert table.has(kite, "flying")


@rule("728.3", "the first player in turn order who is involved: from the active player on")
def test_turn_order_is_counted_from_whose_turn_it_is() -> None:
    table, kite, stone = kites(3, "CA")
    table.next_turn("B")
    up(table, kite, "C")
    down(table, kite, stone, "A")
    assert not could(table, "C", kite)
    table, kite, stone = kites(3, "AC")
    table.next_turn("B")
    up(table, kite, "A")
    down(table, kite, stone, "C")
    assert could(table, "A", kite)


@rule("728.3", "in the next turn it is another loop")
def test_in_another_turn_it_may_be_done_again() -> None:
    table, kite, stone = kites()
    up(table, kite)
    down(table, kite, stone)
    table.next_turn("A")
    assert could(table, "A", kite)


@rule("728.3", "so the loop does not continue", "728.2a", "that may be legally taken")
def test_such_a_loop_can_not_be_proposed_either() -> None:
    table, kite, stone = kites()
    round_ = [activate("A", kite), *passes("ABA"), activate("B", stone), chooses("B", "targets", [kite]), *passes("BA")]
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 6, round_)
    assert refused.value.rule == "728.3"
    propose(table, "A", 1, round_)
    assert not table.has(kite, "flying")


def falling(*others: Any) -> Table:
    """A gains life, and with that a loop begins that nobody has to continue by any choice."""
    table = Table()
    table.battlefield("A", FALL)
    table.battlefield("B", FALL, *others)
    table.hand("A", SNACK)
    table.mana("A", "{W}").cast("A", "Snack")
    return table


def play_on(table: Table) -> None:
    for _ in range(20_000):
        if table.game.over or not (table.game.stack or table.game.pending):
            return
        turn.advance(table.game)


def is_drawn(table: Table) -> bool:
    nobody = not any(player.won or player.lost for player in table.game.players)
    return bool(table.game.over) and "draw" in table.told(table.game.over) and nobody


@rule("728.4", "a loop of only mandatory actions is a draw")
def test_a_mandatory_loop_is_a_draw() -> None:
    table = falling()
    play_on(table)
    assert is_drawn(table)


@rule("728.4", "728.5", "nobody is forced to end it")
def test_who_could_end_a_mandatory_loop_need_not() -> None:
    """The example: a mandatory loop that involves an artifact; a seal could destroy it, and stays."""
    table = falling(SEAL)
    play_on(table)
    assert is_drawn(table) and table.all("Clean Seal", who="B")


@rule("728.5", "but may")
def test_who_wants_to_end_a_mandatory_loop_can() -> None:
    table = falling(SEAL)
    for _ in range(60):
        turn.advance(table.game)
    (fall,) = table.all("Endless Fall", who="A")
    table.activate("B", table.find("Clean Seal"), [fall])
    play_on(table)
    assert not table.game.over and table.stack() == []


@rule("728.5", "other than actions called for by objects involved in the loop")
def test_what_the_loop_itself_calls_for_is_done_though_it_ends_it() -> None:
    """Each round an object of the loop has its controller sacrifice an enchantment. In the end the loop's own."""
    table = Table()
    eater = card("Eater", "{1}", "Enchantment", "Whenever you gain life, each opponent gains 1 life. Sacrifice an enchantment.")
    table.battlefield("A", eater, SEAL)
    table.battlefield("B", FALL)
    table.hand("A", SNACK)
    table.policy = lambda decision: [decision.candidates[-1]] if decision.kind == "objects" else None  # type: ignore[attr-defined]
    table.mana("A", "{W}").cast("A", "Snack")
    play_on(table)
    assert not table.game.over and not table.all("Eater") and table.stack() == []


def unless_table(pays: int) -> Table:
    """A loop with “[A] unless [B]”: the player is asked each time, and pays at the time given, or never."""
    table = Table()
    words = "Whenever you gain life, each opponent gains 1 life unless you pay {1}."
    table.battlefield("A", card("Endless Fall", "{1}", "Artifact", words), card("Rock", "{1}", "Artifact", "{T}: Add {C}."))
    table.battlefield("B", FALL)
    table.hand("A", SNACK)
    asked = [0]

    def policy(decision: Any) -> Any:
        if isinstance(decision, YesNo):
            asked[0] += 1
            return asked[0] == pays
        return None

    table.policy = policy
    table.mana("A", "{W}").cast("A", "Snack")
    play_on(table)
    assert asked[0] > 3
    return table


@rule("728.6", "no player can be forced to perform [B]", "it continues as though [A] were mandatory")
def test_a_loop_that_a_player_could_end_by_paying_is_a_draw_if_they_do_not() -> None:
    assert is_drawn(unless_table(pays=0))


@rule("728.6", "whoever chooses [B] ends it")
def test_a_loop_ends_with_the_payment_of_who_wants_it() -> None:
    table = unless_table(pays=20)
    assert not table.game.over and table.stack() == []


@rule("728.6", "728.5", "an optional action is no mandatory one")
def test_a_choice_within_the_loop_makes_it_no_draw() -> None:
    table = Table()
    may = card("Kind Fall", "{1}", "Artifact", "Whenever you gain life, you may have each opponent gain 1 life.")
    table.battlefield("A", may)
    table.battlefield("B", FALL)
    table.hand("A", SNACK)
    times = [0]

    def policy(decision: Any) -> Any:
        if isinstance(decision, YesNo):
            times[0] += 1
            return times[0] < 1500
        return None

    table.policy = policy
    table.mana("A", "{W}").cast("A", "Snack")
    play_on(table)
    assert not table.game.over and times[0] == 1500


@rule("728.4", "104.4b", "across turns")
def test_a_mandatory_loop_may_go_on_across_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each upkeep something triggers, nobody draws, and nobody can ever do anything: turn after turn."""
    monkeypatch.setattr(match_module, "IDLE_TURNS", 60)
    field = FaceData("Dry Field", "", "Land", "Skip your draw step.\nAt the beginning of your upkeep, each player gains 1 life.")
    library = CardLibrary(CardData(one.name, "normal", (one,)) for one in (field, FaceData("Grey Stone", "{9}", "Artifact", "")))
    deck = ((1, "Dry Field"), (8, "Grey Stone"))
    match = Match.new(Setup((SeatSetup("Ana", deck), SeatSetup("Bo", deck)), library, 3))
    while match.pending is not None:
        pending = match.pending
        assert match.turn < 200
        if isinstance(pending, Act):
            match.answer(next((n for n, action in enumerate(pending.actions) if action.kind == "play"), 0))
        else:
            match.answer(pending.some_answer(lambda bound: bound - 1))
    assert "draw" in match.view(0).over and match.turn > 60 and match.view(0).players[0].life > 60

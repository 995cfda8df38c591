"""Extra turns, phases and steps, and skipped ones (CR 500.7 to 500.10, 614.10)."""

from __future__ import annotations

from engine.game.events.turn_structure import BeginStep
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

DEAL = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game."


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("500.9")
def test_additional_upkeep_steps() -> None:
    table = Table()
    lord = permanent(table, "Whenever this creature deals combat damage to a player, you get that many additional upkeep "
                     "steps after this phase.\nAt the beginning of your upkeep, you gain 1 life.", size="2/2")  # fmt: skip
    table.answer("A", [[lord, 1]])
    table.to_step("end")
    assert table.life("A") == 22


@rule("614.10", "500.7")
def test_an_extra_turn_is_skipped_and_the_usual_one_comes() -> None:
    table = Table()
    table.battlefield("A", order("If an opponent would begin an extra turn, that player skips that turn instead."))
    table.hand("B", card("Spare Hour", "{U}", "Sorcery", "Take an extra turn after this one."))
    table.next_turn("B").mana("B", "{U}")
    number = table.game.turn.number
    table.cast("B", "Spare Hour").resolve()
    table.next_turn()
    assert (table.game.turn.active, table.game.turn.number) == (0, number + 1)


@rule("500.8", "the phase created last comes first")
def test_a_phase_made_within_a_phase_like_it_comes_right_after_it() -> None:
    table = Table()
    thing = permanent(table, "{0}: After this phase, there is an additional combat phase followed by an additional main phase.")
    table.to_step("begin_combat")
    table.activate("A", thing).activate("A", thing).resolve()
    table.next_turn("B")
    begun = [event.step for event in table.game.history.last_turn if isinstance(event, BeginStep)]
    phases = [step for step in begun if step in ("begin_combat", "main2")]
    assert phases == ["begin_combat"] + ["begin_combat", "main2"] * 2 + ["main2"]


@rule("500.8")
def test_two_more_combat_phases() -> None:
    table = Table()
    do(table, "After this main phase, there are two additional combat phases.")
    table.to_step("end", "A")
    assert table.game.turn.combats == 3


@rule("614.10", "500.7")
def test_an_extra_turn_whose_untap_step_is_skipped() -> None:
    table = Table()
    (tired,) = table.battlefield("A", bear(), tapped=True)
    do(table, "Take an extra turn after this one. Skip the untap step of that turn.")
    table.to_step("end").to_step("main1")
    assert table.game.turn.active == 0 and table.game.turn.number == 2 and table.game.obj(tired).tapped
    table.next_turn("B")
    assert table.game.turn.number == 3
    table.next_turn("A")
    assert not table.game.obj(tired).tapped


@rule("500.11", "614.10")
def test_skipping_two_turns() -> None:
    table = Table()
    do(table, "You skip your next two turns.")
    turns = []
    for _ in range(4):
        table.next_turn()
        turns.append(table.game.turn.active)
    assert turns == [1, 1, 1, 0]


@rule("500.7", "603.7")
def test_the_game_is_lost_at_the_end_of_that_turn_only() -> None:
    table = Table(3)
    do(table, DEAL)
    do(table, "Take an extra turn after this one.")
    for _ in range(2):
        table.next_turn("A")
        assert table.game.turn.extra_turn and not table.game.players[0].left, "the one made last comes first"
    table.next_turn("B")
    assert table.game.players[0].left

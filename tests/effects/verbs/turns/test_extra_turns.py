"""Extra turns, phases and steps, and skipped ones (CR 500.7 to 500.10, 614.10)."""

from __future__ import annotations

from engine.game.events.turn_structure import BeginStep
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


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

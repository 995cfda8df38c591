"""The turn (CR 500): phases and steps in order, mana that empties, extra and skipped turns, phases and steps."""

from __future__ import annotations

from engine.core import steps as s
from engine.events.turn_structure import BeginStep
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def steps_of_turn(table: Table) -> list[str]:
    """The steps that have begun this turn."""
    return [event.step for event in table.game.history.this_turn if isinstance(event, BeginStep)]


def play_turn(table: Table) -> list[str]:
    """The steps of the next whole turn."""
    table.next_turn()
    table.to_step(s.END)
    return [*steps_of_turn(table)]


@rule("500.1", "501.1", "505.1", "512.1", "508.8")
def test_a_turn_has_its_phases_and_steps_in_order() -> None:
    assert play_turn(Table()) == ["untap", "upkeep", "draw", "main1", "begin_combat", "declare_attackers",
                                  "end_combat", "main2", "end"]  # fmt: skip


@rule("500.2", "117.4")
def test_a_step_ends_only_when_all_pass_in_succession_with_an_empty_stack() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.game.turn.step == "main1" and table.game.turn.priority == 0
    assert table.game.turn.passed == 0


@rule("500.4", "106.4", "703.4s")
def test_unspent_mana_empties_as_each_step_ends() -> None:
    table = Table()
    table.mana("A", "{G}{G}").mana("B", "{U}")
    table.to_step(s.BEGIN_COMBAT)
    assert table.game.players[0].pool == () and table.game.players[1].pool == ()


@rule("500.4")
def test_mana_that_is_not_lost_as_steps_end_stays_until_the_turn_ends() -> None:
    table = Table()
    stove = card("Pilot Flame", "{2}", "Artifact",
                 "{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end.")  # fmt: skip
    (flame,) = table.battlefield("A", stove)
    table.mana("A", "{G}")
    table.tap_for_mana("A", flame)
    table.to_step(s.BEGIN_COMBAT)
    assert table.pool("A") == "R"
    table.to_step(s.END)
    assert table.pool("A") == "R"
    table.to_step(s.UPKEEP, "B")
    assert table.game.players[0].pool == ()


@rule("500.5", "500.6")
def test_until_your_next_turn_ends_as_that_turn_begins() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Thick Coat", "{W}", "Sorcery", "Until your next turn, target creature gets +0/+3."))
    table.mana("A", "{W}").cast("A", "Thick Coat", [bear]).resolve()
    table.to_step(s.END, "B")
    assert table.pt(bear) == (2, 5)
    table.to_step(s.UPKEEP, "A")
    assert table.pt(bear) == (2, 2)


@rule("500.7")
def test_of_several_extra_turns_the_one_made_last_is_taken_first() -> None:
    table = Table(3)
    table.hand("B", card("Midnight Snack", "{U}", "Instant", "Take an extra turn after this one."))
    table.hand("C", card("Midnight Snack", "{U}", "Instant", "Take an extra turn after this one."))
    table.mana("B", "{U}").cast("B", "Midnight Snack").resolve()
    table.mana("C", "{U}").cast("C", "Midnight Snack").resolve()
    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.game.turn.active)
    assert order == [2, 1, 1, 2]  # the extra turns of C and B, then the turns of B and C as usual


@rule("500.7")
def test_extra_turns_given_to_several_players_at_once_are_added_in_turn_order() -> None:
    table = Table(3)
    table.hand("A", card("Late Party", "{U}", "Sorcery", "Each player takes an extra turn after this one."))
    table.mana("A", "{U}").cast("A", "Late Party").resolve()
    order = []
    for _ in range(3):
        table.next_turn()
        order.append(table.game.turn.active)
    assert order == [2, 1, 0]


@rule("500.8", "505.1a")
def test_an_additional_combat_and_main_phase_come_directly_after_this_phase() -> None:
    table = Table()
    table.hand("A", card("Second Helping", "{R}", "Sorcery",
                         "After this main phase, there is an additional combat phase followed by an additional main phase."))  # fmt: skip
    table.mana("A", "{R}").cast("A", "Second Helping").resolve()
    table.to_step(s.END)
    assert steps_of_turn(table) == ["untap", "upkeep", "main1", "begin_combat", "declare_attackers",
                                    "end_combat", "main2", "begin_combat", "declare_attackers", "end_combat",
                                    "main2", "end"]  # fmt: skip


@rule("500.10", "614.10")
def test_a_skipped_phase_is_skipped_as_a_whole_and_only_once() -> None:
    table = Table()
    table.hand("A", card("Truce", "{W}", "Sorcery", "You skip your next combat phase."))
    table.mana("A", "{W}").cast("A", "Truce").resolve()
    table.to_step(s.END)
    assert steps_of_turn(table) == ["untap", "upkeep", "main1", "main2", "end"]
    table.to_step(s.END, "B")
    assert s.BEGIN_COMBAT in steps_of_turn(table)
    table.to_step(s.END, "A")
    assert s.BEGIN_COMBAT in steps_of_turn(table)


@rule("614.10", "614.10a")
def test_a_phase_that_has_begun_can_not_be_skipped_any_more() -> None:
    table = Table()
    table.to_step(s.BEGIN_COMBAT)
    table.hand("A", card("Late Truce", "{W}", "Instant", "You skip your next combat phase."))
    table.mana("A", "{W}").cast("A", "Late Truce").resolve()
    table.to_step(s.END)
    assert s.DECLARE_ATTACKERS in steps_of_turn(table)
    table.to_step(s.END, "B")
    table.to_step(s.END, "A")
    assert s.BEGIN_COMBAT not in steps_of_turn(table)


@rule("614.10a")
def test_two_effects_that_skip_the_next_step_skip_the_next_two() -> None:
    table = Table()
    table.hand("A", *[card("Fast", "{W}", "Sorcery", "You skip your next draw step.")] * 2)
    table.mana("A", "{W}{W}").cast("A", "Fast").resolve().cast("A", "Fast").resolve()
    seen = []
    for _ in range(3):
        table.next_turn("B")
        table.next_turn("A")
        seen.append(s.DRAW in steps_of_turn(table))
    assert seen == [False, False, True]


@rule("500.10", "614.10a")
def test_a_skipped_turn_is_passed_over_and_what_waits_for_the_next_one_waits() -> None:
    table = Table(3)
    table.hand("A", card("Nap", "{U}", "Sorcery", "Target player skips their next turn."))
    table.mana("A", "{U}").cast("A", "Nap", [1]).resolve()
    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.game.turn.active)
    assert order == [2, 0, 1, 2]


@rule("500.8")
def test_of_two_phases_added_after_the_same_phase_the_one_made_last_comes_first() -> None:
    table = Table()
    table.hand("A", card("Second Helping", "{R}", "Sorcery",
                         "After this main phase, there is an additional combat phase followed by an additional main phase."),
               card("Third Helping", "{R}", "Sorcery", "After this main phase, there is an additional combat phase."))  # fmt: skip
    table.mana("A", "{R}{R}").cast("A", "Second Helping").resolve().cast("A", "Third Helping").resolve()
    table.to_step(s.END)
    begun = [step for step in steps_of_turn(table) if step in (s.BEGIN_COMBAT, *s.MAIN_STEPS)]
    assert begun == ["main1", "begin_combat", "begin_combat", "main2", "begin_combat", "main2"]


@rule("500.8", "614.10")
def test_of_two_combat_phases_in_a_row_only_one_is_skipped() -> None:
    table = Table()
    table.hand("A", card("Third Helping", "{R}", "Sorcery", "After this main phase, there is an additional combat phase."),
               card("Truce", "{W}", "Sorcery", "You skip your next combat phase."))  # fmt: skip
    table.mana("A", "{R}{W}").cast("A", "Third Helping").resolve().cast("A", "Truce").resolve()
    table.to_step(s.END)
    assert steps_of_turn(table).count(s.BEGIN_COMBAT) == 1

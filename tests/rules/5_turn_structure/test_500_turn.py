"""The turn (CR 500): its phases and steps, mana that empties, what is extra and what is skipped."""

from __future__ import annotations

from engine.core import steps as s
from engine.game.events.turn_structure import BeginStep
from tests.rulebook import rule
from tests.support.boards.table import Table, card

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
@rule("703.4s", "what an effect lets stay is still there, and until end of turn no longer than that")
def test_mana_that_is_not_lost_as_steps_end_stays_until_the_turn_ends() -> None:
    table = Table()
    stove = card("Pilot Flame", "{2}", "Artifact",
                 "{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end.")  # fmt: skip
    (flame,) = table.battlefield("A", stove)
    (smith,) = table.battlefield("A", card("Warm Smith", "{R}", "Creature — Human", "Firebending 1", "1/1"))
    table.battlefield("A", card("Deep Well", "{2}", "Artifact", "You don't lose unspent blue mana as steps and phases end."))
    table.mana("A", "{G}{U}")
    table.tap_for_mana("A", flame)
    table.to_step(s.BEGIN_COMBAT)
    assert sorted(table.pool("A")) == ["R", "U"]
    table.answer("A", [[smith, 1]]).to_step(s.DECLARE_ATTACKERS).resolve().to_step(s.END_COMBAT)
    assert sorted(table.pool("A")) == ["R", "R", "U"], "some of it stays until end of combat"
    table.to_step(s.END)
    assert sorted(table.pool("A")) == ["R", "U"]
    table.to_step(s.UPKEEP, "B")
    assert table.pool("A") == "U"


@rule("500.4", "703.4s", "any unused mana empties as each step or phase ends, but what effects let stay, as long as they say")
def test_some_mana_stays_until_end_of_combat_some_until_end_of_turn_and_some_for_good() -> None:
    table = Table()
    flame = card("Pilot Flame", "{2}", "Artifact", "{T}: Add {U}. Until end of turn, you don't lose this mana as steps and phases end.")
    (flame_, bender, _) = table.battlefield("A", flame, card("Hot Bender", "{R}", "Creature — Human", "Firebending 1", "1/1"),
                                            card("Deep Root", "{2}", "Enchantment", "You don't lose unspent green mana as steps and phases end."))  # fmt: skip
    table.mana("A", "{G}{W}").mana("B", "{G}").tap_for_mana("A", flame_)
    table.answer("A", [[bender, 1]]).to_step(s.DECLARE_ATTACKERS).resolve()
    assert sorted(table.pool("A")) == ["G", "R", "U"] and table.pool("B") == ""
    for step, left in ((s.COMBAT_DAMAGE, ["G", "R", "U"]), (s.MAIN_2, ["G", "U"]), (s.END, ["G", "U"])):
        table.to_step(step)
        assert sorted(table.pool("A")) == left, step
    table.to_step(s.UPKEEP, "B")
    assert table.pool("A") == "G", "the turn has ended"


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

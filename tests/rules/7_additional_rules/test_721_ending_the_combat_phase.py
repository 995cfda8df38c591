"""Ending the combat phase (CR 721.2). The stack is exiled, what comes between is skipped, nobody gets priority."""

from __future__ import annotations

from engine.core import steps as s
from engine.core.zones import EXILE
from engine.game.decisions.act import Act
from engine.game.events.turn_structure import BeginStep
from engine.game.rules.turn import turn
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.ended_turns import (
    BOLT,
    fight_on,
    let_it_end,
    let_it_resolve,
    steps_begun,
    to_next_turn,
    with_something_to_do,
)
from tests.support.boards.table import Table, card


def peace(more: str = "") -> CardDefinition:
    return card("Called Truce", "{0}", "Instant", f"{more} End the combat phase.".strip())


def skipped_to_main_2(table: Table, step: str) -> None:
    """The second main phase begins, and nothing has come between it and a step."""
    while table.game.turn.step != s.MAIN_2:
        turn.advance(table.game)
    begun = [event.step for event in table.game.history.this_turn if isinstance(event, BeginStep)]
    assert begun[begun.index(step) + 1 :] == [s.MAIN_2]


# -- the combat phase -------------------------------------------------------------------------------------------------


@rule("721.2", "721.2d", "the next phase", "721.2e", "721.2b", "the object that is resolving too")
def test_the_game_skips_straight_to_the_phase_after_combat() -> None:
    table = Table()
    permanent(table, "At end of combat, you gain 3 life.", types="Enchantment")
    table.hand("A", peace(), card("Old Rage", "{0}", "Instant", "Target creature gets +5/+0 until end of combat."))
    attacker, blocker = fight_on(table)
    table.cast("A", "Old Rage", targets=[attacker]).resolve()
    table.cast("A", "Called Truce")
    let_it_end(table)
    assert table.game.combat is None  # all are removed from combat
    assert table.pt(attacker) == (3, 3), "the end of combat step is skipped, but what lasts until end of combat is over"
    table.to_step(s.MAIN_2)
    assert {attacker, blocker} <= set(table.game.battlefield)
    to_next_turn(table)
    begun = steps_begun(table)
    assert begun[begun.index(s.DECLARE_BLOCKERS) + 1 :] == [s.MAIN_2, s.END, s.CLEANUP]
    assert table.life("A") == 20


@rule("721.2d", "usually the postcombat main phase", "721.2b", "the object that is resolving too")
def test_the_next_phase_may_be_another_combat_phase() -> None:
    table = Table()
    table.hand("A", peace(), card("More War", "{0}", "Sorcery", "After this main phase, there is an additional combat phase."))
    table.cast("A", "More War").resolve()
    table.to_step(s.BEGIN_COMBAT)
    table.cast("A", "Called Truce")
    let_it_end(table)
    to_next_turn(table)
    begun = steps_begun(table)
    first = begun.index(s.BEGIN_COMBAT)
    assert begun[first + 1 : first + 3] == [s.BEGIN_COMBAT, s.DECLARE_ATTACKERS] and begun[-3] == s.MAIN_2


@rule("721.2d", "until end of combat expires", "721.2b", "the object that is resolving too")
def test_what_lasts_until_end_of_combat_expires_what_lasts_until_end_of_turn_does_not() -> None:
    table = Table()
    table.hand("A", peace(), card("Old Rage", "{0}", "Instant", "Target creature gets +5/+0 until end of combat."),
               card("New Rage", "{0}", "Instant", "Target creature gets +1/+0 until end of turn."))  # fmt: skip
    attacker, _ = fight_on(table)
    table.cast("A", "Old Rage", targets=[attacker]).resolve().cast("A", "New Rage", targets=[attacker]).resolve()
    table.cast("A", "Called Truce")
    let_it_end(table)
    assert table.pt(attacker) == (4, 3)


@rule("721.2a", "721.2b", "the object that is resolving too", "721.2d", "the next phase comes next")
def test_what_waits_for_the_stack_as_combat_is_ended_ceases_to_exist() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    table.battlefield("B", bear())
    (stone,) = table.battlefield("A", card("Hard Stone", "{3}", "Artifact Creature — Golem", "Indestructible", "1/1"))
    table.hand("A", peace("Destroy all creatures."), card("Old Rage", "{0}", "Instant", "Target creature gets +5/+0 until end of combat."))
    table.to_step(s.BEGIN_COMBAT)
    table.cast("A", "Old Rage", targets=[stone]).resolve()
    table.cast("A", "Called Truce")
    let_it_end(table)
    assert not table.game.pending and table.pt(stone) == (1, 1)
    skipped_to_main_2(table, s.BEGIN_COMBAT)
    assert table.stack() == [] and table.all("Plain Bear") == [] and table.life("A") == 20


@rule("721.2b", "721.2d", "the next phase comes next")
def test_the_stack_is_exiled_as_combat_is_ended() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 4 life.")
    table.to_step(s.BEGIN_COMBAT)
    table.hand("A", card(*BOLT), peace())
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1])
    table.activate("A", thing)
    table.cast("A", "Called Truce")
    let_it_end(table)
    assert table.game.stack == () and sorted(table.zone("A", EXILE)) == ["Called Truce", "Quick Spark"]
    skipped_to_main_2(table, s.BEGIN_COMBAT)
    assert (table.life("A"), table.life("B")) == (20, 20)


@rule("721.2c", "721.2f", "721.2b", "the object that is resolving too", "721.2d", "the next phase comes next")
def test_what_triggers_as_combat_ends_is_put_on_the_stack_in_the_following_phase() -> None:
    table = with_something_to_do(Table())
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    (small,) = table.battlefield("B", bear())
    table.hand("A", peace("Target creature gets -2/-2 until end of turn."), card(*BOLT))
    table.to_step(s.BEGIN_COMBAT)
    table.cast("A", "Called Truce", targets=[small])
    asked = len(table.asked)
    let_it_end(table)
    assert small not in table.game.battlefield and table.game.stack == ()  # state-based actions, but no trigger
    assert sum(isinstance(decision, Act) for decision in table.asked[asked:]) == 2  # those that let it resolve
    skipped_to_main_2(table, s.BEGIN_COMBAT)
    assert len(table.asked) == asked + 2
    table.settle()
    assert table.stack() == ["Test Thing trigger (A)"] and table.game.turn.priority == 0
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (25, 18)
    to_next_turn(table)
    assert steps_begun(table)[-3:] == [s.MAIN_2, s.END, s.CLEANUP]  # and no second cleanup step


@rule("721.2g")
def test_nothing_happens_where_there_is_no_combat_phase_to_end() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    table.battlefield("B", bear())
    table.hand("A", peace("Destroy all creatures."), card(*BOLT))
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1]).cast("A", "Called Truce")
    let_it_resolve(table)
    assert table.stack() == ["Quick Spark"] and len(table.game.pending) == 1 and table.zone("A", EXILE) == []
    table.resolve()
    assert (table.life("A"), table.life("B")) == (25, 18)
    assert table.game.turn.step == s.MAIN_1 and s.BEGIN_COMBAT in table.game.turn.rest

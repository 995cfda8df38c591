"""Ending turns and phases (CR 721). The stack is exiled, what comes between is skipped, nobody gets priority."""

from __future__ import annotations

import pytest

from engine.core import steps as s
from engine.core.zones import EXILE, HAND
from engine.game.decisions.act import Act
from engine.game.events.turn_structure import BeginStep
from engine.game.rules.turn import turn
from engine.meaning.cards import CardDefinition
from engine.telling.narration import Story
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
from tests.support.boards.table import FOREST, Table, card


def stop(more: str = "") -> CardDefinition:
    return card("Stopped Clock", "{0}", "Instant", f"{more} End the turn.".strip())


# -- the turn ---------------------------------------------------------------------------------------------------------


@rule("721.1", "721.1d", "skips to the cleanup step", "721.1b", "the object that is resolving too")
@pytest.mark.parametrize("step", [s.UPKEEP, s.MAIN_1, s.DECLARE_BLOCKERS, s.END])
def test_the_game_skips_straight_to_the_cleanup_step(step: str) -> None:
    table = Table()
    table.hand("A", stop())
    if step == s.DECLARE_BLOCKERS:
        fight_on(table)
    elif step != s.MAIN_1:
        table.to_step(step)
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    to_next_turn(table)
    begun = steps_begun(table)
    assert begun[begun.index(step) + 1 :] == [s.CLEANUP]


@rule("721.1d", "phase ended before does not come back", "721.1", "721.1b", "the object that is resolving too")
def test_additional_phases_of_the_turn_are_skipped_as_well() -> None:
    table = Table()
    table.hand("A", card("More War", "{0}", "Sorcery", "After this main phase, there is an additional combat phase followed by an "
                         "additional main phase."), stop())  # fmt: skip
    table.cast("A", "More War").resolve()
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    to_next_turn(table)
    assert steps_begun(table)[-2:] == [s.MAIN_1, s.CLEANUP]


@rule("721.1d", "removes from combat", "721.1b", "the object that is resolving too")
def test_creatures_and_planeswalkers_are_removed_from_combat() -> None:
    table = Table()
    table.hand("A", stop())
    attacker, blocker = fight_on(table)
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    assert table.game.combat is None
    to_next_turn(table)
    assert {attacker, blocker} <= set(table.game.battlefield)
    assert table.life("B") == 20


@rule("721.1d", "until end of combat", "721.1b", "the object that is resolving too")
def test_what_lasts_until_end_of_combat_has_ended_when_the_turn_is_ended_in_combat() -> None:
    table = Table()
    table.hand("A", stop(), card("Old Rage", "{0}", "Instant", "Target creature gets +5/+0 until end of combat."))
    attacker, _ = fight_on(table)
    table.cast("A", "Old Rage", targets=[attacker]).resolve()
    assert table.pt(attacker) == (8, 3)
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    assert table.pt(attacker) == (3, 3)


@rule("721.1d", "a new cleanup step", "721.1b", "the object that is resolving too")
def test_a_turn_ended_in_its_cleanup_step_has_another_one() -> None:
    table = Table()
    table.hand("A", *[card(*FOREST)] * 8)
    permanent(table, "Whenever you discard a card, you gain 1 life.", types="Enchantment")
    ender = permanent(table, "{0}: End the turn.")
    table.to_step(s.CLEANUP)
    assert table.stack() == ["Test Thing trigger (A)"]
    table.activate("A", ender)
    let_it_end(table)
    assert table.game.turn.rest == (s.CLEANUP,)
    to_next_turn(table)
    assert steps_begun(table)[-3:] == [s.END, s.CLEANUP, s.CLEANUP]
    assert table.life("A") == 20


@rule("721.1a", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
@pytest.mark.parametrize("step", [s.MAIN_1, s.DECLARE_ATTACKERS])
def test_abilities_that_wait_to_be_put_on_the_stack_cease_to_exist(step: str) -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    guard = permanent(table, "Indestructible")
    table.battlefield("B", bear())
    table.hand("A", stop("Destroy all creatures."))
    if step == s.DECLARE_ATTACKERS:
        table.answer("A", [[guard, 1]]).to_step(step)
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    assert not table.game.pending and not table.game.stack
    to_next_turn(table)
    assert table.all("Plain Bear") == [] and table.life("A") == 20 and table.life("B") == 20


@rule("721.1b", "721.1d", "the cleanup step comes next")
def test_every_object_on_the_stack_is_exiled() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 4 life.")
    table.hand("A", card(*BOLT), stop(), card("Same Again", "{0}", "Instant", "Copy target instant spell."))
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1])
    (bolt,) = table.game.stack
    table.cast("A", "Same Again", targets=[bolt])
    let_it_resolve(table)
    table.activate("A", thing)
    assert table.stack() == ["Quick Spark", "Quick Spark", "Test Thing ability (A)"]
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    assert table.game.stack == () and table.game.turn.step == s.MAIN_1
    # the cards are in exile, the resolving one among them; the copy and the ability are gone
    assert sorted(table.zone("A", EXILE)) == ["Quick Spark", "Stopped Clock"]
    assert table.zone("A", "graveyard") == ["Same Again"]
    to_next_turn(table)
    assert (table.life("A"), table.life("B")) == (20, 20)


@rule("721.1b", "not a card that left the stack")
def test_spells_that_cannot_be_countered_are_exiled_too() -> None:
    table = Table()
    table.hand("A", card("Sure Thing", "{0}", "Sorcery", "This spell can't be countered.\nYou gain 2 life."), stop())
    table.cast("A", "Sure Thing").cast("A", "Stopped Clock")
    let_it_resolve(table)
    assert sorted(table.zone("A", EXILE)) == ["Stopped Clock", "Sure Thing"]
    assert table.life("A") == 20


@rule("721.1c", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
def test_state_based_actions_are_checked_and_nobody_gets_priority() -> None:
    table = with_something_to_do(Table())
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    (small,) = table.battlefield("B", bear())
    table.hand("A", stop("Target creature gets -2/-2 until end of turn."))
    table.cast("A", "Stopped Clock", targets=[small])
    asked = len(table.asked)
    let_it_end(table)
    # it has died before the cleanup step, and its death has not been put on the stack
    assert small not in table.game.battlefield and table.game.stack == () and table.game.turn.step == s.MAIN_1
    assert sum(isinstance(decision, Act) for decision in table.asked[asked:]) == 2  # those that let it resolve


@rule("721.1b", "the stack goes before state-based actions are checked", "721.1c", "721.1f", "721.2b", "721.2c", "721.2f")
@rule("721.2d", "straight to the next phase")
@pytest.mark.parametrize("words", ["End the turn.", "End the combat phase."])
def test_of_three_one_can_lose_meanwhile_and_the_others_play_on(words: str) -> None:
    """One who has drawn from an empty library: that this is seen is nobody's loss besides (704.5b)."""
    table = Table(3, library=5)
    permanent(table, "Whenever a creature leaves the battlefield, you gain 5 life.", types="Enchantment")
    table.battlefield("B", bear())
    table.hand("A", card(*BOLT), card("Last Bell", "{0}", "Instant", f"Target player draws six cards. {words}"))
    table.to_step(s.BEGIN_COMBAT).mana("A", "{R}").cast("A", "Quick Spark", targets=[2])
    table.cast("A", "Last Bell", targets=[1])
    let_it_resolve(table)
    assert table.game.players[1].left and not table.game.over and table.game.stack == ()
    asked = len(table.asked)
    after = s.CLEANUP if "turn" in words else s.MAIN_2
    table.to_step(after)
    assert not [decision for decision in table.asked[asked:] if decision.seat == 1]
    begun = [event.step for event in table.game.history.this_turn if isinstance(event, BeginStep)]
    assert begun[-2:] == [s.BEGIN_COMBAT, after]
    table.resolve()
    assert (table.life("A"), table.life("C")) == (25, 20)
    number = table.game.turn.number
    while table.game.turn.number == number:
        begun = [event.step for event in table.game.history.this_turn if isinstance(event, BeginStep)]
        turn.advance(table.game)
    assert begun.count(s.CLEANUP) == (2 if after == s.CLEANUP else 1), "a trigger has given priority in it, so another one follows"


@rule("721.1c", "the game may be over", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
def test_a_player_can_lose_as_the_turn_ends() -> None:
    table = Table()
    table.hand("A", stop("Target player loses 20 life."))
    table.cast("A", "Stopped Clock", targets=[1])
    let_it_end(table)
    assert table.game.over and table.game.players[1].left


@rule("721.1e", "nor does the end of combat step", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
@pytest.mark.parametrize("fighting", [False, True])
def test_the_beginning_of_the_end_step_never_comes(fighting: bool) -> None:
    table = Table()
    table.hand("A", stop("Discard a card."), card("Old Rage", "{0}", "Instant", "Target creature gets +5/+0 until end of combat."), card("Spare Word", "{9}", "Sorcery", "Draw a card."))
    permanent(table, "Whenever you discard a card, you gain 50 life.", types="Enchantment")  # what waits before is not put on the stack
    permanent(table, "At the beginning of the end step, you gain 3 life.", types="Enchantment")
    if fighting:
        attacker, _ = fight_on(table)
        table.cast("A", "Old Rage", targets=[attacker]).resolve()
        assert table.pt(attacker) == (8, 3)
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    if fighting:
        assert table.pt(attacker) == (3, 3)  # what lasts until end of combat needs no step of that name to end
    to_next_turn(table)
    assert table.life("A") == 20 and s.END not in steps_begun(table)
    to_next_turn(table)
    assert table.life("A") == 23


@rule("721.1f", "what triggers meanwhile is put on the stack in the cleanup step, then there is another", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
def test_what_triggers_as_the_turn_ends_waits_for_the_cleanup_step() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, you gain 5 life.", types="Enchantment")
    (small,) = table.battlefield("B", bear())
    table.hand("A", stop("Target creature gets -2/-2 until end of turn."), card(*BOLT))
    table.cast("A", "Stopped Clock", targets=[small])
    let_it_end(table)
    assert len(table.game.pending) == 1
    table.to_step(s.CLEANUP)
    assert table.stack() == ["Test Thing trigger (A)"] and table.game.turn.priority == 0
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (25, 18)
    to_next_turn(table)
    assert steps_begun(table)[-3:] == [s.MAIN_1, s.CLEANUP, s.CLEANUP]


@rule("721.1f", "otherwise nobody gets priority in the cleanup step", "721.1b", "the object that is resolving too", "721.1d", "the cleanup step comes next")
def test_nobody_gets_priority_in_the_cleanup_step_if_nothing_triggered() -> None:
    table = with_something_to_do(Table())
    table.hand("A", stop())
    table.cast("A", "Stopped Clock")
    let_it_end(table)
    asked = len(table.asked)
    to_next_turn(table)
    assert not any(isinstance(decision, Act) for decision in table.asked[asked:])
    assert steps_begun(table)[-2:] == [s.MAIN_1, s.CLEANUP]


@rule("721.1d", "the cleanup step is a whole one", "721.1b", "the object that is resolving too")
def test_the_cleanup_step_of_an_ended_turn_is_a_whole_one() -> None:
    table = Table()
    table.hand("A", stop("Target creature gets +1/+1 until end of turn."), *[card(*FOREST)] * 9)
    (one,) = table.battlefield("A", bear())
    table.cast("A", "Stopped Clock", targets=[one])
    let_it_end(table)
    assert table.pt(one) == (3, 3)
    to_next_turn(table)
    assert table.pt(one) == (2, 2) and len(table.zone("A", HAND)) == 7


def told_of(table: Table) -> list[str]:
    """What the log says of this turn."""
    story = Story(table.game, 0)
    found = (story.of(event) for event in table.game.history.this_turn)
    return [table.told(one[0]) for one in found if one is not None]


@rule("721.1b", "including the object that's resolving")
def test_the_log_says_that_what_ended_the_turn_was_exiled_and_not_that_it_resolved() -> None:
    table = Table()
    table.hand("A", card("Last Word", "{1}", "Sorcery", "End the turn."))
    table.mana("A", "{C}").cast("A", "Last Word").resolve()
    log = told_of(table)
    assert any(line.startswith("The turn ends: Last Word is exiled") for line in log)
    assert not any("resolves" in line for line in log)


def test_the_log_says_that_another_spell_resolved() -> None:
    table = Table()
    table.hand("A", card("First Word", "{1}", "Sorcery", "Exile First Word. You gain 1 life."))
    table.mana("A", "{C}").cast("A", "First Word").resolve()
    assert "First Word resolves" in told_of(table)

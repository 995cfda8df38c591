"""Controlled players, ended turns, restarts, subgames and merged permanents meet (CR 720 to 726)."""

from __future__ import annotations

import pytest

from engine.core import steps as s
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.cards import Reveal
from engine.game.events.merging import Merge
from engine.game.events.status import TurnFaceDown
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import turn
from engine.game.state.controlled_players import answers_for
from engine.table.invariants import cards_by_owner
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.subgames import TALE, back, begin, depth, keeping, lose, main, tale
from tests.support.boards.table import Table, card

CONTROL = "You control target opponent during their next turn."
WISH = "You may reveal a creature card you own from outside the game and put it into your hand."


def in_bs_controlled_turn(seats: int = 2) -> Table:
    """B's first main phase; A makes B's choices in this turn."""
    table = Table(seats)
    do(table, CONTROL, targets=[1])
    return table.next_turn("B")


# -- 720


@rule("720.5", "725.1b", "720.3")
def test_a_player_controlled_in_the_main_game_decides_for_themselves_in_the_subgame() -> None:
    table = in_bs_controlled_turn()
    assert answers_for(table.game, 1) == 0
    begin(table, "B")
    assert answers_for(table.game, 1) == 1
    asked = [decision for decision in table.asked if decision.purpose == "mulligan"]
    assert sorted(decision.asked_of for decision in asked) == [0, 1]
    back(table, "A")
    assert answers_for(table.game, 1) == 0 and table.life("A") == 10
    table.next_turn("A")
    assert answers_for(table.game, 1) == 1


@rule("720.3", "objects are their players' as before", "720.5", "725.5c")
def test_who_controls_a_player_says_where_their_commander_goes_as_it_comes_home_from_a_subgame() -> None:
    table = Table(variant="commander")
    lead(table.game, 1, card("King Bo", "{W}", "Legendary Creature — Human", "", "1/1"))
    do(table, CONTROL, targets=[1])
    begin(table.next_turn("B"), "B")
    table.mana("B", "{W}").cast("B", "King Bo").resolve()
    table.asked.clear()
    back(table.answer("B", False), "A")
    assert [(asked.seat, asked.asked_of) for asked in table.asked if asked.purpose == "commander"] == [(1, 0)]
    assert "King Bo" in table.zone("B", LIBRARY) and table.game.zone(COMMAND) == ()


@rule("720.1", "725.1b")
def test_control_in_a_turn_of_the_subgame_ends_with_the_subgame() -> None:
    table = begin(Table())
    do(table, CONTROL, targets=[1])
    table.next_turn("B")
    assert answers_for(table.game, 1) == 0 and answers_for(main(table), 1) == 1
    back(table, "A")
    assert answers_for(table.game, 1) == 1
    table.next_turn("B")
    assert answers_for(table.game, 1) == 1


@rule("720.4", "725.4", "cards outside the subgame are seen by their owner alone")
def test_who_controls_a_player_in_a_subgame_does_not_see_what_they_have_outside_it() -> None:
    table = Table()
    table.hand("B", ogre())
    begin(table)
    do(table, CONTROL, targets=[1])
    table.next_turn("B")
    hidden = next(oid for oid in table.game.zone(OUTSIDE, 1) if table.game.chars(oid).name == "Plain Ogre")
    there = main(table).zone(HAND, 1)[0]
    assert not may_see(table.game, 0, hidden) and not may_see(main(table), 0, there) and may_see(main(table), 1, there)


@rule("720.6", "104.3a")
def test_a_controlled_player_concedes_and_their_turn_goes_on_without_them() -> None:
    table = in_bs_controlled_turn(3)
    concede(table.game, 1)
    table.to_step(s.UPKEEP)
    assert table.game.turn.active == 2 and table.game.seats() == (0, 2) and not table.game.over


@rule("720.1", "724.1")
def test_a_restarted_game_knows_of_no_control() -> None:
    table = in_bs_controlled_turn()
    keeping(table).hand("B", card("New Dawn", "{0}", "Instant", "Restart the game."))
    do(table, CONTROL, targets=[0], who="B")
    table.cast("B", "New Dawn")
    while table.game.stack:
        turn.advance(table.game)
    assert [answers_for(table.game, seat) for seat in (0, 1)] == [0, 1]
    table.to_step(s.MAIN_1).next_turn()
    assert [answers_for(table.game, seat) for seat in (0, 1)] == [0, 1]


# -- 721


@rule("721.1", "725.1a")
def test_ending_a_turn_of_the_subgame_leaves_the_turn_of_the_main_game_alone() -> None:
    table = begin(Table())
    before, number = main(table), table.game.turn.number
    do(table, "End the turn.")
    table.to_step(s.UPKEEP)
    assert table.game.turn.number == number + 1 and main(table).turn == before.turn and main(table).stack == before.stack
    back(table, "B")
    assert table.game.turn.step == s.MAIN_1 and table.game.turn.active == 0


@rule("721.1b", "725.5", "the rest of an effect that ended the turn after a subgame")
def test_an_effect_that_lets_a_subgame_be_played_and_then_ends_the_turn() -> None:
    table = begin(Table(), text="Players play a subgame. End the turn. Each player who wins the subgame gains 5 life.")
    back(table, "B")
    assert table.life("A") == 25 and "Nested Tale" in [table.game.chars(oid).name for oid in table.game.zone(EXILE)]
    table.to_step(s.UPKEEP)
    assert table.game.turn.active == 1


@rule("721.1e", "513.2")
def test_what_waits_for_the_next_end_step_waits_for_that_of_the_next_turn() -> None:
    table = Table()
    do(table, "At the beginning of the next end step, you gain 4 life.")
    do(table, "End the turn.")
    table.to_step(s.UPKEEP)
    assert table.life("A") == 20
    table.to_step(s.END).resolve()
    assert table.life("A") == 24 and table.game.turn.active == 1


@rule("721.1a", "725.5", "abilities of the main game that triggered before")
def test_triggers_of_the_main_game_that_wait_are_put_on_the_stack_after_the_subgame() -> None:
    table = Table()
    permanent(table, "Whenever a player discards a card, you gain 3 life.", types="Enchantment")
    table.hand("A", bear())
    begin(table, text="Discard a card. Players play a subgame. Each player who wins the subgame gains 1 life.")
    assert len(main(table).pending) == 1 and not table.game.pending and table.stack() == []
    back(table, "B")
    table.settle()
    assert table.life("A") == 21 and table.stack() == ["Test Thing trigger (A)"]


# -- 724


@rule("724.1", "500.7", "603.7")
def test_extra_turns_and_delayed_triggers_of_the_old_game_never_come() -> None:
    table = keeping(Table())
    do(table, "Take an extra turn after this one.")
    do(table, "At the beginning of the next upkeep, you lose 5 life.")
    do(table, "You become the monarch.")
    table.hand("A", card("New Dawn", "{0}", "Instant", "Restart the game."))
    table.cast("A", "New Dawn")
    while table.game.stack:
        turn.advance(table.game)
    table.to_step(s.UPKEEP)
    assert table.stack() == [] and not table.game.delayed and not any(player.marks for player in table.game.players)
    table.to_step(s.MAIN_1).next_turn()
    assert table.game.turn.active == 1 and table.life("A") == 20


@rule("724.1", "725.6", "a spell of the subgame restarts it, again and again")
def test_a_restarted_subgame_is_restarted_again_and_ends_as_one_subgame() -> None:
    table = begin(Table(library=30))
    for _ in range(2):
        table.hand("A", card("New Dawn", "{0}", "Instant", "Restart the game."))
        table.cast("A", "New Dawn")
        while table.game.stack:
            turn.advance(table.game)
        table.to_step(s.MAIN_1, "A")
    assert depth(table.game) == 1 and (table.zone("A", LIBRARY) + table.zone("A", HAND)).count("New Dawn") == 2
    back(table, "A")
    assert (table.life("A"), table.life("B")) == (10, 20) and table.zone("A", LIBRARY).count("New Dawn") == 2


# -- 725


@rule("725.1b", "of spells cast in the main game")
def test_spells_of_the_main_game_were_not_cast_in_the_subgame() -> None:
    table = Table()
    do(table, "You gain 1 life.")
    do(table, "You gain 1 life.")
    begin(table)
    (mine,) = table.battlefield("A", card("Counting Owl", "{1}", "Creature — Bird", "Whenever you cast your second spell each turn, you gain 10 life.", "1/1"))
    do(table, "Tap target creature.", targets=[mine])
    assert table.life("A") == 20
    do(table, "Untap target creature.", targets=[mine])
    assert table.life("A") == 30
    back(table, "B")
    assert table.life("A") == 22


@rule("725.1", "707.10", "of a copy")
def test_a_copy_of_the_spell_lets_players_play_a_subgame_of_its_own() -> None:
    table = keeping(Table(library=40))
    table.hand("A", tale())
    table.cast("A", "Nested Tale")
    table.hand("A", card("Echo", "{0}", "Instant", "Copy target sorcery spell."))
    table.cast("A", "Echo", targets=[table.game.stack[0]])
    for life in (10, 5):
        while depth(table.game) == 0:
            turn.advance(table.game)
        table.to_step(s.MAIN_1)
        back(table, "B")
        assert (table.life("A"), table.life("B")) == (20, life)
    assert table.zone("A", GRAVEYARD).count("Nested Tale") == 1


@rule("725.2", "810.8a", "725.1", "teams")
def test_a_team_wins_a_subgame_as_a_whole_and_the_other_loses_half_its_life_twice() -> None:
    table = Table(4, variant="two_headed_giant")
    assert table.life("A") == 30
    begin(table)
    assert [player.life for player in table.game.players] == [30] * 4
    back(table, "C")
    assert table.life("A") == table.life("B") == 30
    assert table.life("C") == table.life("D") == 0  # each player of the team loses half of it (CR 810.9a)


@rule("725.5", "face-down cards", "708.9")
def test_a_face_down_permanent_of_the_subgame_is_shown_and_goes_to_the_library() -> None:
    table = begin(Table())
    (mine,) = table.battlefield("A", card("Odd Moth", "{1}", "Creature — Insect", "Morph {1}", "1/1"))
    happen(table.game, TurnFaceDown(mine))
    back(table, "B")
    shown = [event for event in table.game.history.since(0) if isinstance(event, Reveal) and mine in event.oids]
    assert shown and "Odd Moth" in table.zone("A", LIBRARY)
    assert all(not table.game.obj(oid).face_down for oid in table.game.zone(LIBRARY, 0))


@rule("725.5", "under another player's control", "725.4")
def test_a_card_of_the_main_game_that_an_opponent_controls_is_its_owners_to_bring() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.next_turn("B")
    do(table, "Gain control of target creature.", targets=[mine], who="B")
    table.next_turn("A")
    assert table.game.chars(mine).controller == 1
    begin(table)
    assert "Plain Bear" in table.zone("A", OUTSIDE) and "Plain Bear" not in table.zone("B", OUTSIDE)
    table.answer("A", True)
    do(table, WISH)
    assert "Plain Bear" in table.zone("A", HAND) and not main(table).battlefield
    back(table, "A")
    assert "Plain Bear" in table.zone("A", LIBRARY)


@rule("725.4", "702.139a", "103.2b")
def test_a_card_outside_the_main_game_can_be_a_companion_in_the_subgame() -> None:
    table = Table(library=0)
    rover = card("Road Rover", "{3}", "Creature — Dog", "Companion — Each nonland card in your starting deck has mana value 2 or less.", "2/2")
    table.library("A", *(lamp() for _ in range(20)))
    table.library("B", *(lamp() for _ in range(20)))
    table._in_zone("A", OUTSIDE, (rover,))
    table.hand("A", tale())
    chosen: list[int] = []

    def policy(decision):  # type: ignore[no-untyped-def]
        if decision.purpose == "companion":
            chosen.append(decision.seat)
            return list(decision.candidates)
        return False if decision.purpose == "mulligan" else None

    table.policy = policy
    table.cast("A", "Nested Tale")
    while depth(table.game) == 0 or table.game.turn.number == 0:
        turn.advance(table.game)
    assert chosen == [0]
    back(table, "B")
    assert table.zone("A", OUTSIDE) == ["Road Rover"]


@rule("725.5", "all other objects in the subgame cease to exist")
def test_emblems_and_designations_of_the_subgame_cease_to_exist() -> None:
    table = begin(Table())
    do(table, 'You get an emblem with "Creatures you control get +1/+1."')
    do(table, "You become the monarch.")
    assert table.game.zone(COMMAND)
    back(table, "B")
    (mine,) = table.battlefield("A", bear())
    assert not table.game.zone(COMMAND) and table.pt(mine) == (2, 2) and not table.game.players[0].marks


@rule("725.1a", "800.4a", "the main game's player who created it")
def test_who_created_the_subgame_can_lose_it_and_the_rest_of_the_effect_is_carried_out() -> None:
    table = begin(Table(3), text="Players play a subgame. The winner of the subgame draws a card. Each player who didn't win the subgame discards a card.")
    lose(table, "A")
    assert table.game.seats() == (1, 2) and main(table).seats() == (0, 1, 2)
    before = len(main(table).zone(HAND, 2))
    back(table, "B")
    assert len(table.zone("C", HAND)) == before + 1


# -- 726


@rule("726.3", "725.5")
@pytest.mark.parametrize("top", [True, False])
def test_a_merged_permanent_of_the_subgame_goes_home_as_all_its_cards(top: bool) -> None:
    table = begin(Table())
    (mine,) = table.battlefield("A", bear())
    (other,) = table._in_zone("A", EXILE, (ogre(),))
    happen(table.game, Merge(other, mine, top))
    back(table, "B")
    assert table.zone("A", LIBRARY).count("Plain Bear") == table.zone("A", LIBRARY).count("Plain Ogre") == 1


@rule("726.2", "725.4", "cards that are one permanent with others can't be brought")
def test_a_component_of_a_merged_permanent_of_the_main_game_is_not_brought_out_of_it() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (other,) = table._in_zone("A", EXILE, (ogre(),))
    happen(table.game, Merge(other, mine, True))
    begin(table)
    assert not {"Plain Bear", "Plain Ogre"} & set(table.zone("A", OUTSIDE))
    back(table, "B")
    assert table.all("Plain Ogre") == [mine] and len(table.game.obj(mine).parts) == 1


@rule("726.2c", "725.1a")
def test_a_merged_permanent_waits_in_the_main_game_as_it_was() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    do(table, "Put three +1/+1 counters on target creature.", targets=[mine])
    (other,) = table._in_zone("A", EXILE, (ogre(),))
    both = {table.game.obj(oid).card for oid in (mine, other)}
    happen(table.game, Merge(other, mine, True))
    begin(table, text=TALE)
    assert main(table).chars(mine).power == 6 and both <= set(cards_by_owner(table.game)[0]), "it is both cards still"
    back(table, "A")
    assert table.pt(mine) == (6, 6)


@rule("726.3", "724.2")
def test_all_cards_of_a_merged_permanent_are_in_a_restarted_game() -> None:
    table = keeping(Table())
    (mine,) = table.battlefield("A", bear())
    (other,) = table._in_zone("A", EXILE, (ogre(),))
    happen(table.game, Merge(other, mine, False))
    happen(table.game, ZoneChange(table.battlefield("B", lamp())[0], BATTLEFIELD, controller=0))
    table.hand("A", card("New Dawn", "{0}", "Instant", "Restart the game."))
    table.cast("A", "New Dawn")
    while table.game.stack:
        turn.advance(table.game)
    mine_now = table.zone("A", LIBRARY) + table.zone("A", HAND)
    assert mine_now.count("Plain Bear") == mine_now.count("Plain Ogre") == 1 and "Plain Lamp" not in mine_now

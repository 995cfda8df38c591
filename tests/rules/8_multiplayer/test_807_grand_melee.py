"""Grand Melee (CR 807), asked as a judge would. Turn markers, several turns at the same time, several stacks."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD
from engine.game.decisions.combat import DeclareAttackers
from engine.game.events.damage import Damage
from engine.game.events.turn_structure import BeginTurn
from engine.game.rules.combat.attacking import why_not_attack
from engine.game.rules.events.happening import happen
from engine.game.rules.variants.playing import why_not_together
from engine.game.state.influence import within
from engine.game.state.several_turns import priority_order, stack_of, under_way
from tests.rulebook import rule
from tests.support.boards.melee import holders, lose, marker, melee, next_beat, passed_to, played, until
from tests.support.boards.table import SEATS, Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
NOD = card("Nod", "{W}", "Instant", "You gain 1 life.")
NO = card("No", "{U}", "Instant", "Counter target spell.")
SWELL = card("Swell", "{G}", "Instant", "Target creature gets +3/+3 until end of turn.")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 1 damage to any target.")
AGAIN = card("Once More", "{U}", "Instant", "Take an extra turn after this one.")


def cast(table: Table, who: str, *cards: object, cost: str, targets: object = None) -> Table:
    """Let a player cast a card from their hand with mana of their own, without resolving it."""
    (made,) = cards
    (oid,) = table.hand(who, made)  # type: ignore[arg-type]
    return table.mana(who, cost).cast(who, oid, targets)  # type: ignore[arg-type]


# --- the options --------------------------------------------------------------------------------------------------------


@rule("807.1", "807.2", "807.2a")
def test_each_player_has_a_range_of_influence_of_1_and_plays_alone() -> None:
    table = melee(8)
    assert [SEATS[seat] for seat in range(8) if within(table.game, 0, seat)] == ["A", "B", "H"]
    assert all(table.game.are_opponents(0, seat) for seat in range(1, 8))
    for other in ("two_headed_giant", "team_vs_team", "archenemy"):
        assert "as individuals (807.1)" in why_not_together(["grand_melee", other], 8)
    assert not why_not_together(["planechase", "vanguard", "commander", "grand_melee"], 8)
    assert "4, 5, 6, 7 or 8 players" in why_not_together(["grand_melee"], 3)


@rule("807.2b", "807.2c")
def test_only_the_player_to_the_left_can_be_attacked() -> None:
    table = melee(8)
    (bear,) = table.battlefield("A", BEAR)
    assert why_not_attack(table.game, bear, 1) is None
    assert [why_not_attack(table.game, bear, seat) is None for seat in range(2, 8)] == [False] * 6


# --- turn markers -------------------------------------------------------------------------------------------------------


@rule("807.4a", "807.4b")
@pytest.mark.parametrize(("players", "shown"), [(16, "A E I M"), (15, "A E I"), (8, "A E"), (7, "A")])
def test_one_marker_for_each_full_four_players_four_seats_apart(players: int, shown: str) -> None:
    table = melee(players)
    assert holders(table).upper() == shown
    passed_to(table, shown)
    assert "".join(SEATS[seat] for seat in sorted(under_way(table.game))) == shown.replace(" ", "")


@rule("807.4", "807.4b")
def test_all_players_with_markers_take_their_turns_at_the_same_time() -> None:
    table = passed_to(melee(8), "A E")
    seen = []
    until(table, lambda: bool(seen.append((SEATS[table.game.turn.active], table.game.turn.step))) or holders(table) == "B F")
    order = "".join(who for number, (who, step) in enumerate(seen) if number == 0 or seen[number - 1] != (who, step))
    assert "AEAEAE" in order and order.index("E") < order.rindex("A")  # neither turn waits for the end of the other


@rule("807.4c")
def test_a_marker_is_passed_to_the_left() -> None:
    table = melee(8)
    passed_to(table, "B F")
    passed_to(table, "C G")


@rule("807.4c")
def test_who_leaves_during_their_turn_passes_the_marker_after_it_ends() -> None:
    table = passed_to(melee(9), "A E")
    lose(table, "E")  # eight players are left: still two markers
    assert holders(table) == "A E"
    assert 4 not in table.game.seats() and marker(table, 2).taking
    until(table, lambda: marker(table, 2).holder != 4)
    assert marker(table, 2).holder == 5


@rule("807.4c")
def test_who_leaves_before_their_turn_begins_passes_it_at_once() -> None:
    table = melee(9)
    until(table, lambda: not all(one.taking for one in table.game.markers) and table.game.turn.number > 2)
    waiting = next(one for one in table.game.markers if not one.taking)
    lose(table, SEATS[waiting.holder])
    assert marker(table, waiting.number).holder == waiting.holder + 1


@rule("807.4d", "807.4i")
def test_a_turn_waits_while_a_marker_is_within_three_seats_to_the_left() -> None:
    table = passed_to(melee(8), "A E")
    cast(table, "A", AGAIN, cost="{U}").resolve()
    seen = []
    until(table, lambda: bool(seen.append(holders(table))) or holders(table) == "B F")
    assert "A f" in seen and "A F" not in seen  # A, who takes an extra turn, sits three seats to F's left


@rule("807.4e", "807.4g")
def test_the_marker_to_the_right_of_who_leaves_is_removed_after_its_turn() -> None:
    table = passed_to(melee(8), "A E")
    lose(table, "G")
    assert [one.removals for one in table.game.markers] == [0, 1] and holders(table) == "A E"
    until(table, lambda: len(table.game.markers) == 1)
    assert marker(table, 1).number == 1
    passed_to(table, "B")
    passed_to(table, "C")


@rule("807.4e")
def test_of_several_that_could_be_removed_it_is_the_lowest_number() -> None:
    table = passed_to(melee(12), "A E I")
    lose(table, "G", "C")  # to the right of G is E's, to the right of C A's: eleven and ten players have two markers
    assert [one.removals for one in table.game.markers] == [1, 0, 0]
    table = passed_to(melee(12), "A E I")
    lose(table, "G", "K")
    assert [one.removals for one in table.game.markers] == [0, 1, 0]


@rule("807.4e", "807.4g")
def test_a_marker_designated_twice_makes_the_one_to_its_right_go_too() -> None:
    table = passed_to(melee(12), "A E I")
    lose(table, "G", "K", "L", "F", "H")  # seven players are left: one marker
    assert [one.removals for one in table.game.markers] == [0, 2, 0]
    until(table, lambda: len(table.game.markers) < 3)
    until(table, lambda: len(table.game.markers) == 1)
    assert marker(table, 3)  # the second one is gone, and the first one, to its right


@rule("807.4g", "807.4d", "the turn of the marker to the right begins no sooner")
def test_a_turn_goes_on_waiting_as_the_marker_that_it_waited_for_is_removed() -> None:
    table = passed_to(melee(12), "A E I")
    for who in "EI":  # their turns last longer than A's, and I's the longest
        played(table, who, "main2")
        for _ in range(4 if who == "E" else 9):
            cast(table, who, NOD, cost="{W}")
    passed_to(table, "b E I")
    lose(table, "F", "G")
    lose(table, "C", "D")  # eight players: two markers, and the one that goes is E's; I sits three seats to B's left
    assert [one.removals for one in table.game.markers] == [0, 1, 0]
    passed_to(table, "b I")
    until(table, lambda: marker(table, 1).taking)
    assert holders(table) in ("B j", "B J"), "B's turn has begun when I's was over"


@rule("807.4f")
def test_markers_designated_already_do_not_count() -> None:
    table = passed_to(melee(8), "A E")
    lose(table, "G")
    lose(table, "C")
    assert [one.removals for one in table.game.markers] == [0, 1]  # six players: one marker, as it is to be anyway


@rule("807.4h", "801.2c")
def test_who_sat_beside_those_who_left_reach_each_other_from_the_next_turn_on() -> None:
    table = passed_to(melee(8), "A E")
    lose(table, "C", "D")
    assert not within(table.game, 1, 4)
    number = max(table.game.turn.number, 2)
    until(table, lambda: table.game.turn.number > number)
    assert within(table.game, 1, 4)


@rule("807.4i")
def test_who_takes_an_extra_turn_keeps_the_marker() -> None:
    table = passed_to(melee(7), "A")
    cast(table, "A", AGAIN, cost="{U}").resolve()
    number = table.game.turn.number
    until(table, lambda: table.game.turn.number > number)
    assert holders(table) == "A" and table.game.turn.extra_turn
    until(table, lambda: holders(table) == "B")
    assert not table.game.turn.extra_turn
    assert played(table, "B", "main1").game.turn.number == number + 2, "one turn more of A's, and no other"


@rule("807.4i")
def test_an_extra_turn_waits_until_the_marker_to_the_left_is_four_seats_away() -> None:
    table = passed_to(melee(14), "A E I")
    cast(played(table, "A", "main1"), "A", AGAIN, cost="{U}").resolve()
    lose(table, "B", "C")  # twelve players: still three markers, but E sits two seats to A's left
    assert [one.removals for one in table.game.markers] == [0, 0, 0]
    seen = []
    until(table, lambda: bool(seen.append(holders(table)[:3])) or marker(table, 1).holder != 0)
    waited = {shown for shown in seen if shown[0] == "a"}
    assert {"a E", "a F", "a G"} & waited and not {"A F"} & set(seen) and "A G" in seen


@rule("807.4i")
def test_with_a_marker_close_on_the_right_the_extra_turn_comes_before_the_next_one() -> None:
    table = passed_to(melee(8), "A E")
    cast(played(table, "E", "main1"), "E", AGAIN, cost="{U}").resolve()
    passed_to(table, "b E")  # A's turn has ended first: B has the marker, three seats to E's right
    until(table, lambda: marker(table, 2).holder != 4)
    assert marker(table, 2).holder == 5 and [turn.player for turn in table.game.turn.extra] == [4]
    until(table, lambda: marker(table, 1).holder == 4)
    assert played(table, "E", "main1").game.turn.extra_turn and table.game.turn.extra == ()
    number = table.game.turn.number
    until(table, lambda: table.game.turn.active == 4 and table.game.turn.number != number)
    assert not table.game.turn.extra_turn  # then their turn of the usual order


@rule("807.4j")
def test_an_extra_turn_for_who_has_no_marker_comes_before_their_next_turn() -> None:
    gift = card("Gift", "{U}", "Sorcery", "Target player takes an extra turn after this one.")
    table = passed_to(melee(8), "A E")
    cast(played(table, "A", "main1"), "A", gift, cost="{U}", targets=[7]).resolve()
    assert [turn.player for turn in table.game.turn.extra] == [7]
    until(table, lambda: marker(table, 1).holder == 1)  # H has no marker: A's goes on to B
    assert [turn.player for turn in table.game.turn.extra] == [7]
    until(table, lambda: table.game.turn.active == 7)
    assert table.game.turn.extra_turn and marker(table, 2).holder == 7 and table.game.turn.extra == ()
    until(table, lambda: table.game.turn.active == 7 and not table.game.turn.extra_turn)
    assert marker(table, 2).holder == 7  # then their turn of the usual order, before the marker goes on


# --- several stacks -----------------------------------------------------------------------------------------------------


@rule("807.5a")
def test_priority_is_for_who_has_the_marker_or_what_is_on_its_stack_in_range() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    assert [SEATS[seat] for seat in priority_order(table.game)] == ["A", "B", "H"]
    cast(table, "B", NOD, cost="{W}")
    assert [SEATS[seat] for seat in priority_order(table.game)] == ["A", "B", "C", "H"]
    cast(table, "C", NOD, cost="{W}")
    assert [SEATS[seat] for seat in priority_order(table.game)] == ["A", "B", "C", "D", "H"]
    had = [table.game.turn.priority]
    until(table, lambda: bool(had.append(table.game.turn.priority)) or table.life("C") == 21)
    assert set(had) == {table.seat(who) for who in "ABCDH"}


@rule("807.5", "807.5b")
def test_each_marker_has_a_stack_of_its_own() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    cast(cast(table, "A", NOD, cost="{W}"), "A", NOD, cost="{W}")
    next_beat(table)
    assert table.life("A") == 21 and table.stack() == [] and len(stack_of(table.game, marker(table, 1))) == 1
    cast(played(table, "E", table.game.turn.step), "E", NOD, cost="{W}")
    assert table.stack() == ["Nod"] and len(table.game.on_stacks) == 2
    next_beat(table)
    assert (table.life("A"), table.life("E"), table.stack()) == (21, 21, ["Nod"])
    next_beat(table)
    assert table.life("A") == 22 and table.game.on_stacks == ()


@rule("807.5b")
def test_a_spell_targets_only_what_is_on_its_own_stack() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    cast(cast(table, "B", NOD, cost="{W}"), "B", NOD, cost="{W}")
    table.hand("C", NO)
    table.mana("C", "{U}")
    assert [action.label for action in table.actions("C")] == ["No"]
    next_beat(table)
    assert len(table.game.on_stacks) == 1 and not table.actions("C")  # B's spell is in C's range, on the other stack


@rule("807.5b")
def test_what_an_object_on_a_stack_triggers_goes_on_that_stack() -> None:
    echo = card("Echo", "{W}", "Enchantment", "Whenever you cast a spell, you gain 2 life.")
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    table.battlefield("B", echo)
    cast(table, "B", NOD, cost="{W}")
    assert table.stack() == ["Nod", "Echo trigger (B)"]


# --- what belongs to which turn -----------------------------------------------------------------------------------------


@rule("807.4", "514.2")
def test_until_end_of_turn_and_damage_last_until_their_own_turn_ends() -> None:
    table = played(passed_to(melee(8), "A E"), "E", "main1")
    (bear, hurt) = table.battlefield("E", BEAR, BEAR)
    cast(table, "E", SWELL, cost="{G}", targets=[bear]).resolve()
    cast(played(table, "E", "main1"), "E", SPARK, cost="{R}", targets=[hurt]).resolve()
    until(table, lambda: marker(table, 1).holder == 1)
    assert marker(table, 2).holder == 4 and marker(table, 2).taking  # A's turn is over, E's is not
    assert table.pt(bear) == (5, 5) and table.game.obj(hurt).damage == 1
    until(table, lambda: marker(table, 2).holder == 5)
    assert table.pt(bear) == (2, 2) and table.game.obj(hurt).damage == 0


@rule("807.4", "514.2", "damage of a turn that is over")
def test_damage_in_a_turn_wears_off_as_it_ends_whatever_it_was_dealt_in_one_that_is_over() -> None:
    table = played(passed_to(melee(8), "A E"), "E", "main2")
    for _ in range(5):  # E's turn lasts longer than A's
        cast(table, "E", NOD, cost="{W}")
    (wall,) = table.battlefield("H", card("Stone Wall", "{2}", "Creature — Wall", "", "0/9"))
    cast(played(table, "A", "end"), "A", SPARK, cost="{R}", targets=[wall]).resolve(1)
    assert table.game.obj(wall).damage == 1
    until(passed_to(table, "b E"), lambda: table.game.turn.active == 4)
    assert table.game.obj(wall).damage == 0
    happen(table.game, Damage(wall, wall, 1))
    assert table.game.obj(wall).damage == 1
    until(table, lambda: marker(table, 2).holder == 5)
    assert table.game.obj(wall).damage == 0


@rule("807.4", "one turn's combat phase is played through")
def test_no_other_turn_is_played_while_creatures_attack() -> None:
    table = passed_to(melee(8), "A E")
    (bear,) = table.battlefield("A", BEAR)
    table.policy = lambda decision: [[bear, 1]] if isinstance(decision, DeclareAttackers) and decision.seat == 0 else None
    until(table, lambda: table.game.combat is not None and table.game.turn.step == "declare_attackers")
    seen = []
    until(table, lambda: bool(seen.append(table.game.turn.active)) or table.game.combat is None)
    assert set(seen) == {0} and table.life("B") == 18


@rule("807.5b", "what a spell on a stack brings about goes on that stack", "603.3b", "704.3")
def test_what_triggers_as_a_creature_dies_of_a_spell_goes_on_the_stack_of_that_spell() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.battlefield("A", card("Mourning Bell", "{1}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    cast(table, "A", SPARK, cost="{R}", targets=[fox])
    until(table, lambda: fox not in table.game.battlefield)
    until(table, lambda: bool(table.game.on_stacks))
    assert table.game.turn.active == 0 and table.stack() == ["Mourning Bell trigger (A)"]


@rule("807.5b", "who has priority for one stack alone puts what triggers there", "603.3b")
def test_what_triggers_as_combat_ends_goes_on_the_stack_of_that_turn() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    (fox,) = table.battlefield("B", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.battlefield("A", card("Parting Bell", "{1}", "Artifact", "Whenever you lose control of a creature, you gain 1 life."))
    cast(table, "A", card("Loan", "{U}", "Instant", "Gain control of target creature until end of combat."), cost="{U}", targets=[fox])
    until(table, lambda: table.game.controller(fox) == 0)
    until(table, lambda: table.game.controller(fox) == 1)
    until(table, lambda: bool(table.game.on_stacks))
    assert table.game.turn.active == 0 and table.stack() == ["Parting Bell trigger (A)"]


@rule("807.4c", "when a player's turn ends … passed to the left", "the others' turns go on before the next one begins")
def test_the_next_turn_of_a_marker_begins_when_it_is_its_beat_again() -> None:
    table = passed_to(melee(12), "b f j")  # I's turn was the last one to end
    until(table, lambda: any(one.taking for one in table.game.markers))
    assert holders(table) == "B f j"


@rule("807.4", "102.1")
def test_it_is_the_turn_of_every_active_player() -> None:
    proud = card("Proud Bear", "{1}{G}", "Creature — Bear", "As long as it's your turn, Proud Bear gets +2/+2.", "2/2")
    table = passed_to(melee(8), "A E")
    bears = {who: table.battlefield(who, proud)[0] for who in "ABE"}
    for who, step in (("A", "main2"), ("E", "end")):
        played(table, who, step)
        assert {who: table.pt(oid) for who, oid in bears.items()} == {"A": (4, 4), "B": (2, 2), "E": (4, 4)}


@rule("807.4", "305.2")
def test_what_is_counted_each_turn_is_counted_for_each_of_them() -> None:
    forest = card("Forest", "", "Basic Land — Forest")
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    table.hand("A", forest, forest)
    table.play("A", "Forest")
    played(table, "E", "main1")
    assert table.game.players[0].lands_played == 0
    played(table, "A", "main2")
    assert table.game.players[0].lands_played == 1
    assert not [action for action in table.actions("A") if action.kind == "play"]


@rule("807.4", "800.4a")
def test_what_a_player_had_on_another_stack_leaves_with_them() -> None:
    table = played(passed_to(melee(8), "A E"), "A", "main1")
    next_beat(cast(cast(table, "A", NOD, cost="{W}"), "B", NOD, cost="{W}"))
    assert len(table.game.on_stacks) == 1
    lose(table, "A")
    assert table.game.on_stacks == () and table.zone("B", GRAVEYARD) == ["Nod"]


@rule("807.4c", "the turn goes on", "800.4j", "who would receive priority: the next player in turn order")
def test_the_turn_of_who_leaves_while_another_is_played_goes_on_with_the_next_players_priority() -> None:
    table = played(passed_to(melee(9), "A E"), "A", "main1")
    next_beat(cast(cast(table, "A", NOD, cost="{W}"), "A", NOD, cost="{W}"))
    lose(table, "A")
    assert table.game.turn.active == 4
    until(table, lambda: table.game.turn.active == 0)
    assert (table.game.turn.step, table.game.turn.priority) == ("main1", 1)
    assert cast(table, "B", NOD, cost="{W}").resolve().life("B") == 21


@rule("807.4c", "500.10", "the marker goes on though the turn is skipped")
def test_a_marker_passes_whoever_skips_their_turn() -> None:
    table = melee(8)
    cast(table, "A", card("Nap", "{U}", "Sorcery", "Target player skips their next turn."), cost="{U}", targets=[1]).resolve()
    until(table, lambda: marker(table, 1).holder != 0)
    until(table, lambda: marker(table, 1).holder != 1)
    assert marker(table, 1).holder == 2
    turns = [event.active for event in table.game.history.this_turn if isinstance(event, BeginTurn)]
    assert 1 not in turns

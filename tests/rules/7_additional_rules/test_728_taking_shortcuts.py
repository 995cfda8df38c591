"""Taking shortcuts (CR 728.2): proposals, how the others answer them, and how they are taken."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.game.decisions.shortcuts import read_proposal
from engine.game.events.shortcuts import AcceptShortcut, ShortenShortcut
from engine.game.rules.turn import turn
from tests.rulebook import rule
from tests.support.boards.shortcuts import activate, chooses, has_priority, passes, propose
from tests.support.boards.table import FOREST, Table, card

GIFT = card("Grove Gift", "{2}{G}", "Enchantment — Aura",
            'Enchant creature\nEnchanted creature has "{T}: Create a 1/1 green Elf Warrior creature token."')  # fmt: skip
BELL = card("Watch Bell", "{2}{U}", "Enchantment", "Whenever a creature enters, untap all creatures.")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
WELL = card("Sweet Well", "{1}", "Artifact", "{0}: You gain 1 life.")
THORN = card("Thorn", "{1}", "Artifact", "{0}: Target player loses 1 life.")
GREED = card("Idle Greed", "{1}", "Artifact", "{0}: Draw a card.")
DIE = card("Loose Die", "{1}", "Artifact", "{0}: Roll a six-sided die. You gain life equal to the result.")
MILLSTONE = card("Quern", "{1}", "Artifact", "{0}: Target player mills two cards.")


def elves(table: Table) -> int:
    return sum("Elf" in table.game.chars(oid).subtypes for oid in table.game.battlefield)


def token_table() -> tuple[Table, int]:
    """A creature that makes tokens, and another player's enchantment that untaps it."""
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.battlefield("A", GIFT, attach_to=bear)
    table.battlefield("B", BELL)
    return table, bear


def wells(seats: int = 2, *things: Any) -> tuple[Table, int]:
    table = Table(seats)
    well, *_ = table.battlefield("A", *(things or (WELL,)))
    return table, well


@rule("728.1b", "how many times, without performing them one by one", "728.2a", "a loop that repeats a number of times")
def test_the_example_of_many_tokens() -> None:
    """“I'll create so many tokens”. The ability, its trigger from another player's enchantment, all passing."""
    table, bear = token_table()
    (asked,) = propose(table, "A", 20, activate("A", bear), passes("AB", "AB"))
    assert elves(table) == 20 and table.stack() == [] and has_priority(table) == "A"
    assert asked.seat == 1 and not table.game.objects[bear].tapped


@rule("728.2a", "a non-repetitive series of choices")
def test_a_series_of_choices_need_not_repeat() -> None:
    table, well = wells()
    (thorn,) = table.battlefield("A", THORN)
    target = chooses("A", "targets", [1])
    propose(table, "A", 1, activate("A", well), activate("A", thorn), target, passes("AB", "AB"))
    assert (table.life("A"), table.life("B")) == (21, 19)


@rule("728.2a", "multiple loops")
def test_several_loops_are_one_proposal() -> None:
    table, well = wells()
    (thorn,) = table.battlefield("A", THORN)
    gains = [3, [activate("A", well), *passes("AB")]]
    loses = [4, [activate("A", thorn), chooses("A", "targets", [1]), *passes("AB")]]
    propose(table, "A", 1, gains, loses)
    assert (table.life("A"), table.life("B")) == (23, 16)


@rule("728.2a", "nested loops")
def test_a_loop_may_stand_within_a_loop() -> None:
    table, well = wells()
    (thorn,) = table.battlefield("A", THORN)
    gains = [3, [activate("A", well), *passes("AB")]]
    propose(table, "A", 2, gains, activate("A", thorn), chooses("A", "targets", [1]), passes("AB"))
    assert (table.life("A"), table.life("B")) == (26, 18)


@rule("728.2a", "may even cross multiple turns")
def test_a_shortcut_may_cross_turns() -> None:
    """All pass through the rest of this turn and the next one, up to the upkeep of the one after that."""
    table, _ = wells()
    steps = ("main1", "begin_combat", "declare_attackers", "end_combat", "main2", "end")
    rest = [pass_ for _ in steps for pass_ in passes("AB")]
    theirs = [pass_ for _ in ("upkeep", "draw", *steps) for pass_ in passes("BA")]
    number, hand = table.game.turn.number, len(table.zone("B", "hand"))
    propose(table, "A", 1, rest, theirs, passes("A"))
    assert table.game.turn.number == number + 2 and table.game.turn.step == "upkeep" and has_priority(table) == "B"
    assert len(table.zone("B", "hand")) == hand + 1  # the turn's own draw depends on nothing that was proposed


@rule("728.2a", "for all players")
def test_the_choices_of_others_are_part_of_it() -> None:
    table, well = wells()
    (theirs,) = table.battlefield("B", WELL)
    both = [activate("A", well), *passes("A"), activate("B", theirs), *passes("BA", "AB")]
    propose(table, "A", 5, both)
    assert (table.life("A"), table.life("B")) == (25, 25)


@rule("728.2a", "only the player with priority may suggest one")
def test_only_who_has_priority_is_asked_for_a_proposal() -> None:
    table, well = wells()
    table.battlefield("B", THORN)
    with pytest.raises(IllegalAnswer):  # it is not B's ability, whoever has priority
        propose(table, "B", 2, activate("B", well), passes("BA"))
    assert table.life("B") == 20 and table.game.shortcut is None


@rule("728.2a", "that may be legally taken")
def test_what_can_not_be_done_is_refused_with_its_place_and_reason() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.battlefield("A", GIFT, attach_to=bear)  # nothing untaps it
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 20, activate("A", bear), passes("AB"))
    assert refused.value.rule == "728.2a" and elves(table) == 0
    told = table.told(refused.value.why)
    assert "After 3 choices" in told and "117.1" in told


@rule("728.2a", "predictable results: not chance")
def test_a_die_can_not_be_inside() -> None:
    table, die = wells(2, DIE)
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 3, activate("A", die), passes("AB"))
    assert "chance would decide" in table.told(refused.value.why) and table.life("A") == 20


@rule("728.2a", "predictable results: not what is hidden")
def test_a_card_that_nobody_knows_can_not_be_drawn_inside() -> None:
    table, greed = wells(2, GREED)
    hand = len(table.zone("A", "hand"))
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 3, activate("A", greed), passes("AB"))
    assert "something hidden" in table.told(refused.value.why) and len(table.zone("A", "hand")) == hand


@rule("728.2a", "predictable results: not what is hidden, but what all see")
@pytest.mark.parametrize(
    ("effect", "hidden"),
    [
        ("Exile the top card of your library face down.", True),
        ("Exile the top card of your library.", False), ("Mill a card.", False), ("Reveal the top card of your library.", True),
        ("Shuffle your library.", True), ("Put a card from your graveyard on top of your library.", False),
    ],
)  # fmt: skip
def test_what_is_seen_of_a_library(effect: str, hidden: bool) -> None:
    table, thing = wells(2, card("Deep Shelf", "{1}", "Artifact", f"{{0}}: {effect}"))
    library = list(table.game.zone("library", 0))
    if hidden:
        with pytest.raises(IllegalAnswer) as refused:
            propose(table, "A", 3, activate("A", thing), passes("AB"))
        assert refused.value.rule == "728.2a" and list(table.game.zone("library", 0)) == library
    else:
        propose(table, "A", 3, activate("A", thing), passes("AB"))
        assert table.stack() == [] and len(table.game.zone("library", 0)) == len(library) - (0 if "graveyard" in effect else 3)


@rule("728.2a", "what can only be in one way need not be spoken of")
def test_a_choice_that_is_spoken_of_is_kept_for_the_question_it_answers() -> None:
    table = Table()
    (odd,) = table.battlefield("A", card("Odd Drum", "{1}", "Artifact", "{0}: Target creature gets +1/+0 until end of turn. Target player loses 1 life."))
    (bear,) = table.battlefield("B", BEAR)
    propose(table, "A", 2, activate("A", odd), chooses("A", "targets", [1]), passes("AB"))
    assert table.pt(bear) == (4, 2) and (table.life("A"), table.life("B")) == (20, 18)


@rule("728.2a", "the ending point is where a player has priority")
def test_it_can_not_end_in_the_midst_of_an_action() -> None:
    table, thorn = wells(2, THORN)
    with pytest.raises(IllegalAnswer):
        propose(table, "A", 1, activate("A", thorn))  # no target is chosen
    assert table.stack() == []


@rule("728.2a", "it need not be the player proposing the shortcut")
def test_it_may_end_where_another_player_has_priority() -> None:
    table, well = wells()
    propose(table, "A", 1, activate("A", well), passes("A"))
    assert has_priority(table) == "B" and table.stack() == ["Sweet Well ability (A)"]


@rule("728.2b", "in turn order starting after the player who suggested it")
def test_each_other_player_answers_in_turn_order() -> None:
    table = Table(4)
    (well,) = table.battlefield("C", WELL)
    asked = propose(table, "C", 2, activate("C", well), passes("CDAB", "AB"))
    assert [decision.seat for decision in asked] == [3, 0, 1] and table.life("C") == 22


@rule("728.2b", "may shorten it by naming a place", "728.2c", "advances to the last proposed ending point")
def test_the_second_of_four_players_shortens_it() -> None:
    """C will do something else with the stack as it is in the third round: after 2 rounds and 3 choices."""
    table, well = wells(4)
    asked = propose(table, "A", 100, activate("A", well), passes("ABCD"), answers={"C": {"stop": 2 * 5 + 3}})
    assert [decision.seat for decision in asked] == [1, 2, 3]
    assert [decision.end for decision in asked] == [500, 500, 13]  # D is asked about what C left of it
    said = [event for event in table.game.history.since(0) if isinstance(event, ShortenShortcut | AcceptShortcut)]
    assert said == [AcceptShortcut(1), ShortenShortcut(2, 13, 2), AcceptShortcut(3)], "everybody hears it: after two rounds"
    assert table.life("A") == 22 and table.stack() == ["Sweet Well ability (A)"] and has_priority(table) == "C"


@rule("728.2a", "what may be legally taken: a land, once", "728.2b", "may shorten it by naming a place")
def test_a_land_is_played_in_it_before_another_player_does_something_else() -> None:
    table, well = wells()
    first, second = table.hand("A", *[card(*FOREST)] * 2)
    lands = [[0, "act", ["play", oid, 0, ""]] for oid in (first, second)]
    with pytest.raises(IllegalAnswer):
        propose(table, "A", 1, *lands, activate("A", well), passes("AB"))
    assert not table.all("Forest") and table.life("A") == 20
    propose(table, "A", 1, lands[0], activate("A", well), passes("AB"), answers={"B": {"stop": 3}})
    assert len(table.all("Forest", who="A")) == 1 and table.zone("A", "hand") == ["Forest"]
    assert has_priority(table) == "B" and table.stack() == ["Sweet Well ability (A)"]


@rule("728.2b", "a choice of theirs that's different")
def test_a_player_names_only_places_where_they_choose() -> None:
    table, well = wells(3)
    for place in (0, 1, 3, 4, -2, 4000):  # 2 is C's chance to act in the first round of 4 choices, 6 in the second …
        with pytest.raises(IllegalAnswer):
            propose(table, "A", 10, activate("A", well), passes("ABC"), answers={"B": {"stop": place}})
    with pytest.raises(MalformedAnswer):
        propose(table, "A", 10, activate("A", well), passes("ABC"), answers={"B": {"stop": "soon"}})


@rule("728.2c", "must make a different choice than proposed")
def test_who_shortened_it_may_not_pass_there() -> None:
    table, well = wells()
    (theirs,) = table.battlefield("B", THORN)
    propose(table, "A", 9, activate("A", well), passes("AB"), answers={"B": {"stop": 2}})
    assert has_priority(table) == "B"
    turn.advance(table.game.clone())
    asked = table.asked[-1]
    with pytest.raises(IllegalAnswer) as refused:
        asked.check(0)
    assert refused.value.rule == "728.2c"
    table.activate("B", theirs, [0])
    table.resolve()
    assert table.life("A") == 20 and not table.game.turn.barred  # one lost to the thorn, one gained from the well


@rule("728.2b", "a choice that's different, at the place they named", "728.2c", "other than what was proposed for that player")
def test_an_action_that_was_proposed_for_them_is_barred_once() -> None:
    table, well = wells()
    theirs, other = table.battlefield("B", WELL, card("Deep Well", "{1}", "Artifact", "{0}: You gain 5 life."))
    both = [activate("A", well), *passes("A"), activate("B", theirs), *passes("BA", "AB")]
    propose(table, "A", 9, both, answers={"B": {"stop": 7 + 2}})
    assert has_priority(table) == "B" and (table.life("A"), table.life("B")) == (21, 21)
    with pytest.raises(AssertionError, match="can't do that now"):
        table.act("B", lambda action: action.oid == theirs)
    table.next_action = None
    table.activate("B", other).resolve()
    table.activate("B", theirs).resolve()
    assert table.life("B") == 27


@rule("728.1a", "any shortcut that each player understands", "728.2b", "the example of an instant in the beginning of combat")
def test_go_is_a_shortcut_that_another_player_may_shorten() -> None:
    """“Go”: all pass to the end of the turn; B names the beginning of combat, and has priority there."""
    table, _ = wells()
    table.battlefield("B", THORN)
    passing = [pass_ for _ in ("main1", "begin_combat", "main2", "end") for pass_ in passes("AB")]
    (asked,) = propose(table, "A", 1, passing, answers={"B": {"stop": 3}})
    assert [place for place, _ in asked.places()] == [1, 3, 5, 7]
    for no_choice_of_bs in (0, 2, 8):
        with pytest.raises(IllegalAnswer):
            asked.check({"stop": no_choice_of_bs})
    assert table.game.turn.step == "begin_combat" and has_priority(table) == "B"
    for place in (0, 2, 8):  # where A has priority, or nobody
        with pytest.raises(IllegalAnswer):
            asked.check({"stop": place})


@rule("728.2b", "the new choice need not be specified")
def test_the_answer_holds_only_a_place() -> None:
    table, well = wells(3)
    with pytest.raises(MalformedAnswer):
        propose(table, "A", 3, activate("A", well), passes("ABC"), answers={"B": {"stop": 2, "then": "pass"}})


@rule("728.2b", "or shorten what has been shortened already")
def test_a_later_player_shortens_it_further_but_not_beyond() -> None:
    table, well = wells(3)
    answers = {"B": {"stop": 4 * 6 + 2}, "C": {"stop": 4 * 2 + 3}}
    propose(table, "A", 50, activate("A", well), passes("ABC"), answers=answers)
    assert has_priority(table) == "C" and table.life("A") == 22
    table, well = wells(3)
    with pytest.raises(IllegalAnswer):
        propose(table, "A", 50, activate("A", well), passes("ABC"), answers={**answers, "C": {"stop": 4 * 8 + 3}})


@rule("728.2", "a proposal survives that objects are others each round")
def test_a_creature_that_leaves_and_returns_each_round_is_the_same_card() -> None:
    blink = card("Thin Air", "{1}", "Artifact",
                 "{0}: Exile target creature you control, then return it to the battlefield under its owner's control.")
    table = Table()
    (air,) = table.battlefield("A", blink)
    table.battlefield("A", card("Old Friend", "{1}", "Creature — Cat", "When Old Friend enters, you gain 2 life.", "1/1"))
    friend = table.find("Old Friend")
    round_ = [activate("A", air), chooses("A", "targets", [friend]), *passes("AB", "AB")]
    propose(table, "A", 7, round_)
    assert table.life("A") == 34 and table.find("Old Friend") != friend


@rule("728.2", "what an earlier round made")
def test_the_token_that_the_round_before_made_is_sacrificed_each_time() -> None:
    nest = card("Small Nest", "{1}", "Artifact", "Sacrifice a creature: Create a 1/1 red Goblin creature token.")
    table = Table()
    (nest_id, bear) = table.battlefield("A", nest, BEAR)
    first = [activate("A", nest_id), chooses("A", "objects", [bear]), *passes("AB")]
    propose(table, "A", 1, first)
    (goblin,) = (oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes)
    propose(table, "A", 6, activate("A", nest_id), chooses("A", "objects", [goblin]), passes("AB"))
    (last,) = (oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes)
    assert last > goblin


@rule("728.2a", "cards of a library are counted, and none is named")
def test_what_is_foretold_counts_cards_of_a_library_and_names_none() -> None:
    table, stone = wells(2, MILLSTONE)
    table.library("B", *(card(f"Secret {n}", "{1}", "Artifact") for n in range(6)))
    (asked,) = propose(table, "A", 3, activate("A", stone), chooses("A", "targets", [1]), passes("AB"))
    told = [table.told(line) for line in asked.outcome]
    assert any("6 cards in" in line for line in told) and not any("Secret" in line for line in told)
    assert len(table.zone("B", "graveyard")) == 6


@rule("728.2a", "what is proposed is told in words, and so is what comes of it")
def test_each_choice_and_the_outcome_are_told() -> None:
    table, well = wells()
    (asked,) = propose(table, "A", 12, activate("A", well), passes("AB"))
    assert [table.told(line) for line in asked.proposed] == ["A activates Sweet Well", "A passes", "B passes"]
    assert "A will have 32 life (now 20)" in [table.told(line) for line in asked.outcome]


@rule("728.1", "nobody has to take shortcuts")
@pytest.mark.parametrize("garbage", [
    None, 7, [], [0, [[0, "act", "pass"]]], [1, []], [1, [[0, "act"]]], [1, [[0, 3, "pass"]]], [1.5, [[0, "act", "pass"]]],
    [10**16, [[0, "act", "pass"]]], [1, [[0, "act", object()]]], [1, [[1, [[1, [[1, [[1, [[1, [[1, []]]]]]]]]]]]]],
])  # fmt: skip
def test_what_is_no_proposal_is_refused(garbage: Any) -> None:
    with pytest.raises(MalformedAnswer):
        read_proposal(garbage)


@rule("728.2a", "what does not fit ends it")
@pytest.mark.parametrize("said", [["activate"], ["activate", "x", 0, ""], {"mana": []}, {"what": 1}, 5, None, ["a", 1, 2, 3]])
def test_choices_that_are_no_answers_are_refused_like_any_other(said: Any) -> None:
    table, _ = wells()
    with pytest.raises(IllegalAnswer):
        propose(table, "A", 2, [0, "act", said])

"""Planechase in a Grand Melee (CR 901.14, 901.13). A planar controller for each turn marker, several face-up planes."""

from __future__ import annotations

import pytest

from engine.game.events.planes import face_up, planar_controller, planar_controllers, planar_deck
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.state.several_turns import marker_of, stack_of
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.melee import lose, marker, next_beat, passed_to, played, until
from tests.support.boards.planes import PLANESWALKER, deck, phenomenon, plane, planechase, planes, roll
from tests.support.boards.table import SEATS, Table, card

NOD = card("Nod", "{W}", "Instant", "You gain 1 life.")
AGAIN = card("Once More", "{0}", "Instant", "Take an extra turn after this one.")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GLADE = card("Glade", "", "Land", "")
OMEN = phenomenon("Long Omen", "When you encounter Long Omen, you gain 7 life.")
SHORES = tuple([plane(f"Shore of {name}"), plane(f"Hill of {name}")] for name in "ABCDEFGH")


def melee(*decks: object, seats: int = 8) -> Table:
    """A Grand Melee Planechase game; each player has two planes of their own."""
    return planechase(*(decks or SHORES), seats=seats, teams="grand_melee")  # type: ignore[arg-type]


def controllers(table: Table) -> dict[str, str]:
    """Who controls each face-up plane."""
    return {table.game.chars(oid).name: SEATS[table.game.controller(oid)] for oid in face_up(table.game)}


@rule("901.14", "901.14a")
def test_each_player_with_a_turn_marker_sets_a_starting_plane() -> None:
    table = melee([OMEN, *SHORES[0]], *SHORES[1:])
    assert controllers(table) == {"Shore of A": "A", "Shore of E": "E"}
    assert deck(table, "A") == ["Hill of A", "Long Omen"]  # what is no plane goes to the bottom (901.5)
    assert sorted(planar_controllers(table.game).values()) == [0, 4]
    assert planes(melee(seats=7)) == ["Shore of A"]
    table = melee(*SHORES, *([plane(f"Shore of {name}")] for name in "IJKL"), seats=12)
    assert controllers(table) == {"Shore of A": "A", "Shore of E": "E", "Shore of I": "I"}
    assert sorted(planar_controllers(table.game).values()) == [0, 4, 8]


@rule("901.14a", "each of them is a planar controller", "901.14", "901.6", "901.7")
def test_each_planar_controller_is_the_you_of_their_own_plane() -> None:
    """Of E's plane it is E who may cast from their library, and A of A's. What has happened in A's turn has not in
    E's."""
    words = "You may play lands and cast instant spells from the top of your library.\nAs long as you've gained life this turn, creatures you control get +1/+1."
    table = passed_to(melee(*([plane(f"Shelf of {one}", words)] for one in "ABCDEFGH")), "A E")
    bears = {one: table.battlefield(one, BEAR)[0] for one in "ABE"}
    for one in "ABE":
        table.library(one, BEAR)
    for one in "BF":
        table.hand(one, NOD)
    for one in "AE":
        played(table, one, "main2").mana(one, "{W}")
        assert {action.label for action in table.actions("B")} == set() and not offers_a_nod(table, one)
        table.library(one, GLADE)
        assert [action.kind for action in table.actions(one) if action.label == "Glade"] == ["play"], "B sees no such card"
        assert not any(action.label == "Glade" for action in table.actions("B"))
        table.library(one, NOD)
        assert offers_a_nod(table, one) and table.pt(bears[one]) == (2, 2)
        table.cast(one, "Nod").resolve()
        assert {who: table.pt(bears[who])[0] for who in "ABE"} == {"A": 2, "B": 2, "E": 2} | {one: 3}
        next_beat(table)
        assert table.pt(bears[one]) == (2, 2)


def offers(table: Table, who: str, oid: int) -> bool:
    """Whether a player could activate an ability of an object now."""
    return any(action.oid == oid for action in table.actions(who))


def offers_a_nod(table: Table, who: str) -> bool:
    """Whether a player could cast it now."""
    return any(action.label == "Nod" for action in table.actions(who))


@rule("901.14a", "each is a planar controller, and each plane takes effect in the usual order, whoever's it is", "901.14", "901.6", "901.7", "613.8a")
def test_a_planar_controllers_plane_comes_behind_what_it_depends_on_and_not_behind_another_ones() -> None:
    """What A's plane gives to the powerful waits for A's banner. E's later plane, without a creature, changes
    nothing of A's."""
    shelf = plane("Two Shelves", "Creatures you control with power 3 or less have base power and toughness 4/4.\nCreatures you control with power 3 or greater get +0/+5.")
    peak = plane("Lone Peak", "Creatures you control have base power and toughness 7/7.")
    table = played(melee([shelf], *SHORES[1:4], [SHORES[4][0], peak]), "E", "main2")
    (bear,) = table.battlefield("A", BEAR)
    table.battlefield("A", card("Old Law", "{W}", "Enchantment", "Creatures you control have base power and toughness 2/2."),
                      card("Banner", "{W}", "Enchantment", "Creatures you control get +1/+1."))  # fmt: skip
    assert table.pt(bear) == (3, 8), "base 4/4, then 2/2; one more; and so it is powerful"
    roll(table, "E", PLANESWALKER)
    until(table, lambda: "Lone Peak" in planes(table))
    assert controllers(table) == {"Two Shelves": "A", "Lone Peak": "E"} and table.pt(bear) == (3, 8)
    assert table.pt(table.battlefield("E", BEAR)[0]) == (7, 7) and table.pt(bear) == (3, 8)


@rule("901.14", "901.6")
def test_the_planes_go_on_with_the_markers() -> None:
    table = passed_to(melee(), "B F")
    assert controllers(table) == {"Shore of A": "B", "Shore of E": "F"}
    assert planar_controller(played(table, "F", "main1").game) == 5
    assert planar_controller(played(table, "B", "main2").game) == 1


@rule("901.11c", "away from all face-up planes, as far as they are in range", "901.2", "a multiplayer game: also one with several turns at once")
@rule("901.14", "901.13", "801.10", "901.7a", "only what is turned face down becomes a new object")
def test_a_player_planeswalks_away_from_the_planes_in_their_range() -> None:
    table = played(melee(), "A", "main2")
    left, stays = face_up(table.game)
    roll(table, "A", PLANESWALKER)
    assert table.stack() == ["Planar Die trigger (A)"]
    until(table, lambda: "Hill of A" in planes(table))
    assert controllers(table) == {"Hill of A": "A", "Shore of E": "E"} and deck(table, "A") == ["Shore of A"]
    assert stays in face_up(table.game) and left not in table.game.objects
    played(table, "E", "main2")
    roll(table, "E", PLANESWALKER)
    until(table, lambda: "Hill of E" in planes(table))
    assert controllers(table) == {"Hill of A": "A", "Hill of E": "E"}
    for who in "EF":
        table.hand(who, AGAIN)
        table.cast(who, "Once More")
    passed_to(table, "b E")  # who takes an extra turn keeps the marker and the plane; B waits for it, and nobody else gets one
    assert controllers(table) == {"Hill of A": "A", "Hill of E": "E"}
    passed_to(table, "B F")
    assert controllers(table) == {"Hill of A": "B", "Hill of E": "F"} and deck(table, "E") == ["Shore of E"]
    until(table, lambda: table.game.turn.active == 5)
    assert table.game.turn.extra_turn
    until(table, lambda: not table.game.turn.extra_turn and table.game.turn.active in (5, 6))
    assert controllers(table)["Hill of E"] == "F", "the turn of F's in the usual order"
    for _ in range(2):
        played(table, "B", "main1").hand("B", NOD)
        table.mana("B", "{W}").cast("B", "Nod")
    number = marker_of(table.game).number
    next_beat(table)  # one of them has resolved
    assert len(stack_of(table.game, marker(table, number))) == 1
    lose(table, "B")
    assert stack_of(table.game, marker(table, number)) == (), "what B had on the stack of another turn leaves with them"


@rule("901.13", "901.14")
def test_planes_reach_no_further_than_their_controllers_range() -> None:
    wide = [plane("Wide Plain", "All creatures get +1/+1.\n{0}: You gain 1 life. Activate only once each turn."), *SHORES[0]]
    table = melee(wide, *SHORES[1:])
    bears = {who: table.battlefield(who, BEAR)[0] for who in "ABCEH"}
    assert {who: table.pt(oid)[0] for who, oid in bears.items()} == {"A": 3, "B": 3, "C": 2, "E": 2, "H": 3}
    (up, _) = face_up(table.game)
    assert offers(table, "A", up) and not any(offers(table, who, up) for who in "BEH")
    table.activate("A", up)
    until(table, lambda: table.life("A") == 21)
    assert not offers(next_beat(table), "E", up)
    assert not offers(played(table, "A", "main2"), "A", up), "it is still the turn in which it was activated"
    assert offers(passed_to(played(table, "B", "main1"), "B F"), "B", up), "that was the turn of A's, and this is B's"


@rule("901.14b")
def test_a_planar_controller_whose_leaving_takes_a_marker_away_leaves_no_other_one() -> None:
    table = passed_to(melee(), "A E")
    lose(table, "E")  # seven players are left: one marker
    assert controllers(table) == {"Shore of A": "A"} and sorted(planar_controllers(table.game).values()) == [0]
    assert not table.settle().game.on_stacks  # nobody is considered to have planeswalked


@rule("901.14b")
def test_the_planes_that_they_controlled_go_to_the_bottom_of_their_owners_decks() -> None:
    left = plane("Kept Shore", "When you planeswalk away from Kept Shore, each player loses 5 life.")
    table = passed_to(melee(*SHORES[:4], [left, *SHORES[4]], *SHORES[5:]), "B F")
    assert controllers(table) == {"Shore of A": "B", "Kept Shore": "F"}
    lose(table, "F")
    assert controllers(table) == {"Shore of A": "B"}
    assert deck(table, "E")[-1] == "Kept Shore" and sorted(planar_controllers(table.game).values()) == [1]
    until(table, lambda: len(table.game.markers) == 1)
    assert table.life("E") == 20


@rule("901.15b", "the deck of all leaves with no planar controller", "901.15c", "901.14b", "901.6")
@pytest.mark.parametrize("leaving", ["A", "E", "AE"])
def test_a_communal_deck_stays_when_planar_controllers_leave_and_nobody_takes_their_place(leaving: str) -> None:
    """What they controlled goes to the bottom of the communal deck. Somebody else is considered the owner of that."""
    cards = [card for shores in SHORES[:3] for card in shores]
    table = passed_to(planechase(communal=cards, seats=8, teams="grand_melee"), "A E")
    assert controllers(table) == {"Shore of A": "A", "Hill of A": "E"}
    lose(table, *leaving)
    left = {"A": ["Shore of A"], "E": ["Hill of A"], "AE": ["Shore of A", "Hill of A"]}[leaving]
    assert deck(table, "B") == deck(table, "H") and deck(table, "B")[:4] == ["Shore of B", "Hill of B", "Shore of C", "Hill of C"]
    assert sorted(deck(table, "B")[4:]) == sorted(left), "under it in any order"
    assert planes(table) == [name for name in ("Shore of A", "Hill of A") if name not in left]
    owners = {table.game.obj(oid).owner for oid in (*planar_deck(table.game, 1), *face_up(table.game))}
    assert owners == ({"A": {4}, "E": {0}, "AE": {1}}[leaving]) and not table.settle().game.on_stacks
    until(table, lambda: len(table.game.markers) == 1)
    played(table, "F" if "A" not in leaving else "B", "main1")
    assert len(planar_deck(table.game, 1)) + len(planes(table)) == 6


@rule("901.15b", "the next planar controller is the deck's owner", "901.6", "901.15c")
@pytest.mark.parametrize("leaving", ["A", "E"])
def test_a_communal_deck_stays_when_the_next_player_becomes_a_planar_controller(leaving: str) -> None:
    cards = [card for shores in SHORES[:3] for card in shores]
    table = passed_to(planechase(communal=cards, seats=9, teams="grand_melee"), "A E")
    lose(table, leaving)  # eight players are left: still two markers
    assert controllers(table) == {"Shore of A": "B" if leaving == "A" else "A", "Hill of A": "F" if leaving == "E" else "E"}
    assert deck(table, "B") == deck(table, "I") == ["Shore of B", "Hill of B", "Shore of C", "Hill of C"]
    assert not any(one.removals for one in table.game.markers) and table.game.obj(planar_deck(table.game, 1)[0]).owner == (1 if leaving == "A" else 5)


@rule("901.6", "whoever the active player is", "901.14", "807.4e", "807.4g")
def test_of_three_planar_controllers_one_is_left_when_two_markers_go() -> None:
    table = passed_to(melee(*SHORES, *([plane(f"Shore of {name}")] for name in "IJKL"), seats=12), "A E I")
    lose(table, *"BCDFGHJK")  # of four players; A's marker, to the right of B, is designated twice
    assert [one.removals for one in table.game.markers] == [2, 0, 0]
    until(table, lambda: len(table.game.markers) < 3)
    assert [one.removals for one in table.game.markers] == [0, 1], "I's, to the right of it"
    until(table, lambda: len(table.game.markers) == 1)
    played(table, "I", "main1")
    assert [one.number for one in table.game.markers] == [2] and set(controllers(table).values()) == {"I"}
    assert sorted(controllers(table)) == ["Shore of A", "Shore of E", "Shore of I"]


@rule("901.14b", "901.6")
def test_who_leaves_without_taking_a_marker_away_is_followed_by_the_next_player() -> None:
    decks = (*SHORES, [plane("Shore of I")])
    table = passed_to(melee(*decks, seats=9), "A E")
    (bell,) = table.battlefield("D", card("Small Bell", "{1}", "Artifact", "{0}: You gain 1 life."))
    played(table, "E", "main1").hand("D", card("Toss", "{0}", "Instant", "Roll the planar die."))
    next_rolls(table, 6, PLANESWALKER)
    table.cast("D", "Toss")
    until(table, lambda: table.stack() == ["Planar Die trigger (D)"])
    played(table, "E", table.game.turn.step).activate("D", bell)
    lose(table, "E")  # eight players are left: still two markers, and the plane of E goes with its owner (901.10)
    assert [table.game.controller(oid) for oid in table.game.on_stacks] == [3], "what others have on a stack is theirs as before"
    assert controllers(table) == {"Shore of A": "A", "Shore of F": "F"}
    assert sorted(planar_controllers(table.game).values()) == [0, 5]


@rule("901.11c", "when there is more than one face-up plane, left by turns that went on to their end, away from all of them", "901.14", "901.6")
@rule("901.2", "a multiplayer game: also one with several turns at once, and with one again")
def test_the_planes_of_a_marker_that_is_gone_are_the_next_active_players() -> None:
    table = passed_to(melee(), "A E")
    lose(table, "G")  # the marker of E is removed after E's turn, which goes on with A's marker three seats to its left
    for holder in (4, 0, 4, 0):
        assert marker_of(next_beat(table).game).holder == holder
    until(table, lambda: len(table.game.markers) == 1)
    played(table, "B", "main1")
    assert controllers(table) == {"Shore of A": "B", "Shore of E": "B"}
    roll(table, "B", PLANESWALKER)
    until(table, lambda: "Shore of B" in planes(table))
    assert controllers(table) == {"Shore of B": "B"}


@rule("807.4g")
def test_of_three_markers_one_goes_and_the_others_planes_go_on() -> None:
    table = passed_to(melee(seats=12), "A E I")
    assert list(controllers(table).values()) == ["A", "E", "I"]
    lose(table, "G")  # eleven players are left: the marker to the right of G, E's, is removed after E's turn
    until(table, lambda: len(table.game.markers) == 2)
    for holder in ("B", "C"):
        played(table, holder, "main1")
        assert len(table.game.markers) == 2 and len(controllers(table)) == 3


@rule("901.14b", "901.6", "807.4", "104.4a")
def test_the_game_is_over_when_all_players_of_a_grand_melee_lose_at_once() -> None:
    table = passed_to(melee(), "A E")
    for who in "ABCDEFGH":
        table.life(who, 0)
    table.settle()
    assert table.game.over and all(player.lost for player in table.game.players)


@rule("901.14", "901.10b", "abilities from phenomena … controlled by the new planar controller", "not those of others'", "901.6")
@rule("901.15b", "of a communal deck", "901.15a", "any Planechase game may be played with one, a Grand Melee too")
@pytest.mark.parametrize("communal", [False, True])
def test_the_ability_of_another_planar_controllers_phenomenon_is_nobody_elses(communal: bool) -> None:
    """A's phenomenon has triggered; E leaves, whose plane F now has, while there are still two markers."""
    decks = ([SHORES[0][0], OMEN, SHORES[0][1]], *SHORES[1:], [plane("Shore of I")])
    together = [SHORES[0][0], plane("Shore of F"), OMEN, SHORES[0][1]] if communal else ()
    table = planechase(communal=together, seats=9, teams="grand_melee") if communal else melee(*decks, seats=9)
    played(table, "A", "main2")
    roll(table, "A", PLANESWALKER)
    until(table, lambda: "Long Omen" in planes(table) and bool(table.game.on_stacks))
    assert table.stack() == ["Long Omen trigger (A)"]
    lose(table, "E")
    assert controllers(table) == {"Long Omen": "A", "Shore of F": "F"} and sorted(planar_controllers(table.game).values()) == [0, 5]
    until(table, lambda: "Hill of A" in planes(table))
    assert [table.life(who) for who in "AFB"] == [27, 20, 20] and controllers(table) == {"Hill of A": "A", "Shore of F": "F"}
    until(table, lambda: not all(one.taking for one in table.game.markers))
    lose(table, next(SEATS[one.holder] for one in table.game.markers if not one.taking))  # seven players are left, and one marker
    assert sum(1 - one.removals for one in table.game.markers) == 1
    until(table, lambda: len(table.game.markers) == 1)


@rule("704.6f", "901.14")
def test_a_phenomenon_waits_for_its_own_ability_on_whichever_stack() -> None:
    table = played(melee([*SHORES[0][:1], OMEN, *SHORES[0][1:]], *SHORES[1:]), "A", "main2")
    table.battlefield("A", card("Mourning Bell", "{1}", "Artifact", "Whenever one or more creatures die, you gain that much life."))
    bears = table.battlefield("A", BEAR, BEAR)
    for oid in bears:  # lent by C, who is out of A's range: they are looked at as they were before (801.7a)
        table.game.write(oid).owner = 2
    roll(table, "A", PLANESWALKER)
    until(table, lambda: "Long Omen" in planes(table) and bool(table.game.on_stacks))
    next_beat(table)
    assert table.game.turn.active == 4 and "Long Omen" in planes(table.settle())
    happen(table.game, *(ZoneChange(oid, "graveyard") for oid in bears))
    until(table, lambda: table.life("A") == 22)
    assert "Long Omen" in planes(table), "that was another ability"
    until(table, lambda: table.life("A") == 29)
    until(table, lambda: "Hill of A" in planes(table))
    assert controllers(table)["Hill of A"] == "A"

"""Planes in a Grand Melee as turn markers come and go (CR 901.6, 901.7a, 901.13, 901.15, 807.4)."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, COMMAND
from engine.game.events.damage import Damage
from engine.game.events.planes import face_up, planar_controllers, planar_deck
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.combat.attacking import possible_attacks
from engine.game.rules.events.happening import happen
from engine.game.state.several_turns import stack_of
from tests.rulebook import rule
from tests.support.boards.melee import holders, lose, marker, next_beat, passed_to, played, until
from tests.support.boards.planes import BLANK, CHAOS, PLANESWALKER, may_roll, plane, planechase, planes, roll
from tests.support.boards.table import SEATS, Table, card

MOURNING = card("Mourning Bell", "{1}", "Artifact", "Whenever a creature dies, you gain 10 life.\nWhenever an Aura enters attached to a creature, you gain 1000 life.")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
NOD = card("Nod", "{0}", "Instant", "You gain 1 life.")
AGAIN = card("Once More", "{0}", "Instant", "Take an extra turn after this one.")
SHORES = tuple([plane(f"Shore of {one}"), plane(f"Hill of {one}")] for one in "ABCDEFGH")


def melee(*decks: object, seats: int = 8, communal: bool = False) -> Table:
    """A Grand Melee Planechase game, with a planar deck for each player or with one for all."""
    cards = [one for shores in SHORES for one in shores] if communal else ()
    return planechase(*decks, seats=seats, communal=cards, teams="grand_melee")  # type: ignore[arg-type]


def controllers(table: Table) -> dict[str, str]:
    """Who controls each face-up plane."""
    return {table.game.chars(oid).name: SEATS[table.game.controller(oid)] for oid in face_up(table.game)}


def owners(table: Table) -> str:
    """Who is considered the owner of the cards of a communal planar deck."""
    found = {table.game.obj(oid).owner for oid in (*planar_deck(table.game, 0), *face_up(table.game))}
    return "".join(SEATS[seat] for seat in sorted(found))


@rule("901.1", "additional abilities and randomness, with all rules of the game that is played: here each player sees no further than their neighbors")
@rule("901.2", "a multiplayer game, here with that option", "901.11c", "as far as they are in range")
@rule("901.3a", "what the faces mean, each of its own controller's plane", "901.9a", "901.9b", "901.9c", "901.13", "901.14")
@pytest.mark.parametrize(
    ("face", "left", "lives"),
    [
        (BLANK, ["Belfry of A", "Belfry of E"], (20, 20)),
        (CHAOS, ["Belfry of A", "Belfry of E"], (20 + 3 + 10 + 10, 20 + 1 + 1 + 200)),
        (PLANESWALKER, ["Belfry of E", "Shore of A"], (20, 20)),
    ],
)
def test_the_faces_of_the_planar_die_mean_the_same_within_the_range_of_who_rolls(face: int, left: list[str], lives: tuple[int, int]) -> None:
    """C sees what B's creatures suffer, though not the plane. A sees them die, though one of them goes to C's
    graveyard."""
    bells = [[plane(f"Belfry of {one}", f"Whenever chaos ensues, you gain 3 life. Belfry of {one} deals 3 damage to each creature."), *SHORES[number]]
             for number, one in enumerate("ABCDEFGH")]  # fmt: skip
    table = played(melee(*bells), "A", "main2")
    table.battlefield("A", MOURNING)
    table.battlefield("C", card("Bruise Bell", "{1}", "Artifact", "Whenever a creature is dealt damage, you gain 1 life.\nWhenever a creature is dealt excess damage, you gain 100 life."))
    (_, lent), (far,), _ = table.battlefield("B", BEAR, BEAR), table.battlefield("C", BEAR), table.battlefield("E", BEAR)
    table.game.write(lent).owner = 2
    roll(table, "A", face)
    until(table, lambda: not table.game.on_stacks and not table.game.pending)
    assert (sorted(planes(table)), (table.life("A"), table.life("C")), table.life("E")) == (left, lives, 20)
    assert len(table.all("Plain Bear")) == (2 if face == CHAOS else 4), "no plane reaches further than the range of its controller"
    shawls = table.hand("B", *[card("Shawl", "{1}", "Enchantment — Aura", "Enchant creature")] * 2)
    (own,) = table.battlefield("B", BEAR)
    for shawl, host, heard in zip(shawls, (far, own), (0, 1000), strict=True):
        before = table.life("A")
        happen(table.game, ZoneChange(shawl, BATTLEFIELD, controller=1, attach_to=host))
        until(table, lambda: not table.game.on_stacks and not table.game.pending)
        assert table.life("A") == before + heard, "an Aura on what is too far is not seen as a whole"


@rule("901.3a", "what each face brings about waits on the stack of the turn in which it was rolled", "901.9", "901.9a", "901.9b", "901.9c", "901.14", "807.5")
def test_what_a_roll_has_triggered_waits_while_another_turn_is_played() -> None:
    """What waits on A's stack is there while E's turn is played. H, beside A, hears of what A's plane does, and E
    does not."""
    wild = "Whenever chaos ensues, you gain 3 life. Destroy all creatures. Put target creature card from a graveyard onto the battlefield under your control."
    bells = [[plane(f"Belfry of {one}", wild), *SHORES[number]] for number, one in enumerate("ABCDEFGH")]
    toll = card("Toll", "{1}", "Artifact", "Whenever one or more creatures die, you gain that much life.\nWhenever a creature dies, you gain 100 life.\nWhenever a creature enters, you gain 10 life.")
    for face, lives, there, waits in (
        (BLANK, [20, 20, 20], ["Belfry of A", "Belfry of E"], []), (CHAOS, [23, 232, 20], ["Belfry of A", "Belfry of E"], ["Belfry of A trigger (A)"]),
        (PLANESWALKER, [20, 20, 20], ["Belfry of E", "Shore of A"], ["Planar Die trigger (A)"]),
    ):  # fmt: skip
        table = played(melee(*bells), "A", "main2")
        for oid in table.battlefield("A", BEAR, BEAR):  # lent by C, whom H does not reach
            table.game.write(oid).owner = 2
        table.graveyard("B", BEAR)
        for who in "EH":
            table.battlefield(who, toll)
        assert {defender for _, defenders in possible_attacks(table.game, 0) for defender in defenders} == {1}, "whom A may attack"
        roll(table, "A", face)
        assert table.stack() == waits
        table.hand("B", NOD)
        stack = table.game.stack
        next_beat(table.cast("B", "Nod"))
        assert table.game.turn.active == 4 and stack_of(table.game, marker(table, 1)) == stack and table.stack() == []
        played(table, "A", "end")
        assert (sorted(planes(table)), [table.life(who) for who in "AHE"]) == (there, lives), face


@rule("901.9", "the active player: of several who take turns at once each, of seven players one", "901.9a", "the active player gets priority")
def test_after_a_blank_face_a_turn_goes_on_though_the_other_one_waits_for_it() -> None:
    assert holders(melee(seats=7)) == "A", "nobody else is an active player"
    table = played(passed_to(melee(seats=9), "A E"), "E", "main2")
    for _ in range(6):  # E's turn lasts longer than A's
        table.hand("E", NOD)
        table.cast("E", "Nod")
    lose(table, "B")
    passed_to(table, "c E")  # C sits two seats to E's right: that turn cannot begin (807.4d)
    until(table, lambda: table.life("E") == 26 and may_roll(table, "E"))
    assert not any(may_roll(table, who) for who in "ACDFGHI")
    roll(table, "E", BLANK)
    assert holders(table) == "c E" and (table.game.turn.active, table.game.turn.priority) == (4, 4)


@rule("901.15b", "the planar controller is the owner, whichever markers are gone", "901.15c", "901.6", "807.4g")
def test_a_communal_deck_is_the_last_planar_controllers_when_all_other_markers_are_gone() -> None:
    table = passed_to(melee(seats=12, communal=True), "A E I")
    lose(table, "G", "K", "L", "F", "H")  # seven players are left: E's marker goes, and the one to its right, A's
    until(table, lambda: len(table.game.markers) == 1)
    (left,) = table.game.markers
    played(table, SEATS[left.holder], "main1")
    assert left.number == 3 and list(planar_controllers(table.game)) == [3]
    assert owners(table) == SEATS[left.holder] and set(controllers(table).values()) == {SEATS[left.holder]}


@rule("901.15b", "the next planar controller is the owner", "901.6", "807.4g", "901.10", "of decks of their own all that they own leaves")
@rule("901.14b", "each card that a player who leaves controlled, and no other, goes to the bottom")
@pytest.mark.parametrize("communal", [True, False])
def test_a_communal_deck_is_nobodys_whose_marker_goes_with_another_before_their_turn_begins(communal: bool) -> None:
    table = passed_to(melee(seats=12, communal=communal), "A E I")
    played(table, "E", "main2")
    for _ in range(6):  # E's turn lasts longer than A's
        table.hand("E", NOD)
        table.cast("E", "Nod")
    until(table, lambda: holders(table).startswith("b E"))
    there = [(oid, table.game.controller(oid)) for oid in face_up(table.game)]
    lose(table, "G", "K", "L", "F", "H")  # seven players are left: E's marker goes, and the one to its right, which waits
    assert [(oid, table.game.controller(oid)) for oid in face_up(table.game)] == there and len(there) == 3, "none of those was a planar controller"
    until(table, lambda: len(table.game.markers) < 3)
    assert holders(table) in ("I", "i", "J", "j")
    until(table, lambda: table.game.turn.step == "main1")
    assert set(controllers(table).values()) == {SEATS[table.game.turn.active]}
    if communal:
        assert owners(table) == SEATS[table.game.turn.active]
    else:
        assert {table.game.obj(oid).owner for oid in table.game.zone(COMMAND)} == {0, 1, 2, 3, 4, 8, 9}


@rule("901.10", "the next planar controller turns up their top card as soon as the owner leaves", "901.6", "807.4c", "807.4j", "and has their own turn, whatever turn comes first")
def test_who_becomes_the_planar_controller_takes_an_extra_turn_and_their_own() -> None:
    table = played(melee(*SHORES, seats=7), "A", "main1")
    table.hand("A", card("Gift", "{0}", "Sorcery", "Target player takes an extra turn after this one."))
    table.cast("A", "Gift", targets=[1]).resolve()
    lose(table, "A")
    assert controllers(table) == {"Shore of B": "B"} and table.game.turn.active == 0, "A's turn goes on without them"
    turns = []
    until(table, lambda: bool(turns.append((SEATS[table.game.turn.active], table.game.turn.extra_turn))) or table.game.turn.active == 2)
    assert list(dict.fromkeys(turns)) == [("A", False), ("B", True), ("B", False), ("C", False)]


@rule("901.15c", "the communal deck of who is left", "901.15b", "807.4c")
def test_a_communal_deck_passes_on_at_once_with_a_marker_that_waits() -> None:
    table = melee(seats=9, communal=True)
    until(table, lambda: not all(one.taking for one in table.game.markers) and table.game.turn.number > 2)
    waiting = next(one for one in table.game.markers if not one.taking)
    lose(table, SEATS[waiting.holder])
    assert marker(table, waiting.number).holder == waiting.holder + 1
    played(table, SEATS[waiting.holder + 1], "main1")
    assert owners(table) == SEATS[waiting.holder + 1]


@rule("901.15c", "the communal deck of who takes turns", "901.15b", "807.4c", "807.4g")
def test_a_marker_passes_on_and_another_one_goes_as_a_player_leaves_before_both_of_their_turns() -> None:
    table = played(passed_to(melee(seats=12, communal=True), "A E I"), "E", "main2")
    for _ in range(8):  # E's turn lasts longer than the others
        table.hand("E", NOD)
        table.cast("E", "Nod")
    until(table, lambda: holders(table) == "b E j")
    lose(table, "B")  # eleven players are left: the marker to B's right goes, whose turn has not begun
    assert holders(table) == "c E" and owners(table) == "A"
    until(table, lambda: table.game.turn.active == 2)
    assert owners(table) == "C"


@rule("901.15c", "901.15b", "104.4a")
def test_a_game_with_a_communal_deck_is_a_draw_when_all_leave_at_once() -> None:
    table = passed_to(melee(communal=True), "A E")
    for who in "ABCDEFGH":
        table.life(who, 0)
    table.settle()
    assert table.game.over and all(player.lost for player in table.game.players)


@rule("901.7a", "what stays face up is no new object", "901.6", "a different player becomes the active player", "807.4i")
@rule("901.13", "in a Grand Melee no plane is exempt from the ranges")
def test_a_plane_stays_the_object_that_it_is_in_an_extra_turn_and_in_the_next_players() -> None:
    wood = plane("Growing Wood", "Whenever chaos ensues, put a leaf counter on Growing Wood. Growing Wood deals 3 damage to each creature.")
    table = played(melee([wood], seats=7), "A", "main1")
    (up,) = face_up(table.game)
    ox, other, _ = table.battlefield("B", *[card("Stone Ox", "{3}{G}", "Creature — Ox", "", "2/9")] * 2, BEAR)
    table.battlefield("C", card("Bruise Bell", "{1}", "Artifact", "Whenever a creature is dealt damage, you gain 1 life.\nWhenever a creature is dealt excess damage, you gain 10 life.\n"
                          "Whenever a creature is dealt damage by a creature, you gain 100 life.\nWhenever a creature is dealt damage by one or more creatures, you gain 1000 life."))  # fmt: skip
    table.battlefield("B", card("Blame Bell", "{1}", "Artifact", "Whenever a creature is dealt damage by a source, that source's controller loses 2 life."))
    roll(table, "A", CHAOS)
    until(table, lambda: table.game.obj(up).counters == {"leaf": 1})
    until(table, lambda: table.life("A") == 14)
    until(table, lambda: table.life("C") == 33)  # who hears of the creatures beside them, and of how much it was, though not of the plane
    happen(table.game, *(Damage(oid, ox, 1) for oid in (up, ox, other)))
    until(table, lambda: not table.game.on_stacks and not table.game.pending)
    assert table.life("C") == 1234, "once, however many sources there are; once for each creature; and once for them together"
    played(table, "A", "main2")
    for who in "AB":
        table.hand(who, AGAIN)
        table.cast(who, "Once More").resolve(1)
    number = table.game.turn.number
    until(table, lambda: table.game.turn.extra_turn)
    played(table, "A", "main1")
    assert table.game.turn.number == number + 1 and controllers(table)["Growing Wood"] == "A"
    until(table, lambda: table.game.turn.active == 1)
    assert table.game.turn.extra_turn and controllers(table)["Growing Wood"] == "B", "the other extra turn was still to come, and is B's"
    until(table, lambda: not table.game.turn.extra_turn)
    assert controllers(table)["Growing Wood"] == "B" and table.game.turn.number == number + 3
    assert face_up(table.game)[0] == up and table.game.obj(up).counters == {"leaf": 1}


@rule("901.13", "planes of several controllers", "901.14", "807.4i")
def test_no_creature_is_reached_by_two_planes_as_a_turn_waits_for_the_one_to_its_left() -> None:
    wide = [[plane(f"Plain of {number}", "All creatures get +1/+1.")] for number in range(14)]
    table = passed_to(melee(*wide, seats=14), "A E I")
    (bear,) = table.battlefield("D", BEAR)
    played(table, "A", "main1").hand("A", AGAIN)
    table.cast("A", "Once More")
    lose(table, "B", "C")  # twelve players: still three markers, but E sits two seats to A's left
    until(table, lambda: table.game.turn.extra_turn)
    assert holders(table)[:3] == "A g" and controllers(table)["Plain of 4"] == "F" and table.pt(bear) == (3, 3)

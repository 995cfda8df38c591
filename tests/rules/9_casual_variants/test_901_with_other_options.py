"""Planechase together with teams and with a limited range of influence (CR 901.12, 901.13)."""

from __future__ import annotations

import pytest

from engine.game.events.planes import face_up, planar_controller
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.influence import OPTION
from engine.game.state.influence import within
from tests.rulebook import rule
from tests.support.boards.planes import (
    BLANK,
    CHAOS,
    DULL,
    PLANESWALKER,
    deck,
    may_roll,
    plane,
    planechase,
    planes,
    roll,
)
from tests.support.boards.table import Table, card

CHART = card("Star Chart", "{1}", "Artifact", "Whenever you planeswalk, you gain 1 life.")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SHORES = tuple([plane(f"Shore of {name}")] for name in "ABCD")


def giants(*decks: object) -> Table:
    """A Two-Headed Giant Planechase game in the first main phase of A and B, who play C and D."""
    return planechase(*decks, seats=4, teams="two_headed_giant")  # type: ignore[arg-type]


@rule("901.12", "901.12a")
def test_each_player_of_a_team_has_a_planar_deck() -> None:
    table = giants(*SHORES)
    assert planes(table) == ["Shore of A"]
    assert [deck(table, who) for who in "BCD"] == [["Shore of B"], ["Shore of C"], ["Shore of D"]]


@rule("901.12", "901.12a", "901.12b", "901.12d")
def test_teams_planeswalk_in_turn_each_player_from_their_own_planar_deck() -> None:
    """Whoever rolls, the primary player planeswalks; what is left goes to the bottom of its owner's deck."""
    table = giants(*([shore, plane(f"Hill of {who}")] for who, (shore,) in zip("ABCD", SHORES, strict=True)))
    hills = [[f"Hill of {who}"] for who in "ABCD"]
    for who in "ABCD":
        table.battlefield(who, CHART)
    assert planes(table) == ["Shore of A"] and [deck(table, who) for who in "BCD"] == [[f"Shore of {who}", f"Hill of {who}"] for who in "BCD"]
    assert deck(table, "A") == hills[0]
    roll(table, "A", PLANESWALKER).resolve()
    assert planes(table) == ["Hill of A"] and deck(table, "A") == ["Shore of A"] and deck(table, "B") == ["Shore of B", "Hill of B"]
    assert [table.life(who) for who in "ABCD"] == [31, 31, 30, 30], "A has planeswalked, not B; they share their life"
    table.next_turn()
    assert planar_controller(table.game) == 2 and table.game.controller(face_up(table.game)[0]) == 2
    assert [may_roll(table, who) for who in "ABCD"] == [False, False, True, True]
    roll(table, "C", PLANESWALKER).resolve()
    assert planes(table) == ["Shore of C"] and [deck(table, who) for who in "AC"] == [["Shore of A", "Hill of A"], hills[2]]
    assert [table.life(who) for who in "ABCD"] == [31, 31, 31, 31]
    assert table.game.obj(face_up(table.game)[0]).owner == 2


@rule("901.12", "901.12b", "the primary player of the active team")
def test_the_primary_player_of_the_active_team_is_the_planar_controller() -> None:
    table = giants(*SHORES)
    assert planar_controller(table.game) == 0
    table.next_turn()
    assert planar_controller(table.game) == 2
    assert roll(table, "C", PLANESWALKER).resolve() and planes(table) == ["Shore of C"]


@rule("901.12d")
def test_each_active_player_may_roll_and_pays_for_their_own_rolls() -> None:
    table = giants([plane("Lively Plain", "Whenever chaos ensues, you gain 1 life."), *DULL])
    assert [may_roll(table, who) for who in "ABCD"] == [True, True, False, False]
    roll(table, "A", BLANK)
    assert [may_roll(table, who) for who in "AB"] == [False, True]  # A has no mana for another one
    table.mana("A", "{1}")
    assert may_roll(table, "A")
    roll(table, "B", BLANK)  # the first one of B's, for nothing
    assert table.pool("A") == "C" and [may_roll(table, who) for who in "ABCD"] == [True, False, False, False]
    roll(table, "A", BLANK)
    assert table.pool("A") == "" and [may_roll(table, who) for who in "AB"] == [False, False]
    table.mana("A", "{1}").mana("B", "{1}")
    assert [may_roll(table, who) for who in "AB"] == [False, True], "a third one costs A two"
    roll(table, "B", CHAOS)
    assert table.game.turn.priority == 0, "whoever of the team rolled, its first player has priority again (805.5)"
    assert table.pool("B") == "" and planes(table) == ["Lively Plain"]
    assert table.resolve().life("A") == 32, "chaos ensues whichever of them rolls, for both of them"


@rule("901.12c")
def test_you_on_a_plane_are_both_members_of_the_team() -> None:
    guild = plane("Guild of Two", "Creatures you control get +1/+1.\nWhenever you cast a spell, you draw a card.\nWhenever chaos ensues, you discard a card.\n"
                  "At the beginning of your end step, you gain 1 life.")  # fmt: skip
    table = giants([guild, *DULL])
    assert [table.pt(table.battlefield(who, BEAR)[0]) for who in "ABCD"] == [(3, 3), (3, 3), (2, 2), (2, 2)]
    for who in "BD":
        table.hand(who, card("Nod", "{W}", "Instant", "You lose 1 life."))
        table.mana(who, "{W}").cast(who, "Nod").resolve()
    hands = [len(table.game.zone("hand", seat)) for seat in range(4)]
    assert hands == [1, 1, 0, 0]  # for B's spell, not for D's
    roll(table, "A", CHAOS).resolve()
    assert [len(table.game.zone("hand", seat)) for seat in range(4)] == [0, 0, 0, 0]
    before = table.life("A")
    table.to_step("end").resolve()
    assert table.life("A") == table.life("B") == before + 2


def ranged(*cards: object) -> Table:
    """Four players, each of whom reaches only their neighbours; C is out of A's range."""
    table = planechase(cards, seats=4)  # type: ignore[arg-type]
    table.game.options = {**table.game.options, OPTION: 1}
    for who in "BCDA":
        table.next_turn(who)
    assert not within(table.game, 0, 2)
    return table


@rule("901.13", "801.18")
def test_the_static_abilities_of_a_plane_reach_everybody() -> None:
    table = ranged(plane("Wide Plain", "All creatures get +1/+1.\nYou may cast spells from the top of your library."), *DULL)
    assert [table.pt(table.battlefield(who, BEAR)[0]) for who in "ABCD"] == [(3, 3)] * 4
    for who in "ABCD":
        table.library(who, card("Hum", "{0}", "Instant", "You gain 1 life."))
    assert [len(table.actions(who)) for who in "BCD"] == [0, 0, 0] and table.cast("A", "Hum").resolve().life("A") == 21


@rule("901.13", "801.18", "801.7a", "dying is to be put into a graveyard, whosever that is", "700.4")
def test_a_planes_abilities_see_and_affect_what_its_controller_could_not() -> None:
    storm = plane("Storm Coast", "Whenever a creature dies, you gain 1 life.\nWhenever chaos ensues, Storm Coast deals 2 damage to each creature.")
    table = ranged(storm, *DULL)
    bears = [table.battlefield(who, BEAR)[0] for who in "ABCD"]
    table.game.write(bears[2]).owner = 0  # lent to C
    for who in "AC":
        table.battlefield(who, card("Hourglass", "{2}", "Artifact", "At the beginning of each upkeep, you gain 1 life."))
    table.game.write(bears[1]).owner = 2  # lent to B: it goes where A sees nothing, from where A does
    table.battlefield("A", card("Mourning Bell", "{1}", "Artifact", "Whenever a creature dies, you gain 10 life.\nWhenever a creature is put into a graveyard from the battlefield, you gain 100 life."))
    roll(table, "A", CHAOS).resolve()
    assert table.all("Plain Bear") == [] and table.life("A") == 24 + 30 + 300, "the bell hears of three of them"
    for who in "BCDA":
        table.next_turn(who)
    assert (table.life("A"), table.life("C")) == (354 + 3, 20 + 3), "what is not a plane sees no step of who is out of range"


@rule("901.13", "801.18")
@pytest.mark.parametrize("deed", ["destroy target creature", "return a creature to its owner's hand"])
def test_a_planes_ability_may_target_and_choose_anywhere(deed: str) -> None:
    table = ranged(plane("Long Arm Bay", f"Whenever chaos ensues, {deed}."), *DULL)
    (bear,) = table.battlefield("C", BEAR)
    roll(table, "A", CHAOS).resolve()
    assert bear not in table.game.battlefield


@rule("901.13", "their abilities affect objects and players in the game", "801.18", "801.7", "what is seen is limited as usual")
def test_creatures_fight_because_of_a_plane_and_who_reaches_only_one_of_them_sees_nothing() -> None:
    table = ranged(plane("Crooked Arena", "Whenever chaos ensues, target creature fights another target creature."), *DULL)
    oxen = [table.battlefield(who, card("Stone Ox", "{3}{G}", "Creature — Ox", "", "2/9"))[0] for who in "AB"]
    for who in "ABCD":
        table.battlefield(who, card("Brawl Bell", "{1}", "Artifact", "Whenever one or more creatures are dealt damage by one or more creatures, you gain 1 life."))
    roll(table, "A", CHAOS).resolve()
    assert [table.game.obj(oid).damage for oid in oxen] == [2, 2]
    assert [table.life(who) for who in "ABCD"] == [21, 21, 20, 20]


@rule("901.7", "its triggered abilities may trigger, and do what they say", "901.13", "the effects of those abilities affect all applicable objects", "801.18", "801.7", "what is seen is limited as usual")
def test_what_a_plane_does_far_away_is_seen_there() -> None:
    """In C's turn C's plane deals damage to A's creature, which is out of C's range. Who asks by what is too far to
    see it."""
    table = ranged(plane("Storm Coast", "Whenever chaos ensues, Storm Coast deals 2 damage to each creature."), *DULL)
    for who in "ABCD":
        table.battlefield(who, card("Stone Ox", "{3}{G}", "Creature — Ox", "", "2/9"))
        table.battlefield(who, card("Bruise Bell", "{1}", "Artifact", "Whenever a creature you control is dealt damage, you gain that much life."))
        table.battlefield(who, card("Blame Bell", "{1}", "Artifact", "Whenever a creature you control is dealt damage by a source an opponent controls, you gain 100 life and that source's controller loses 1 life."))
    table.next_turn("B").next_turn("C")
    assert table.game.controller(face_up(table.game)[0]) == 2
    roll(table, "C", CHAOS).resolve()
    assert [table.life(who) for who in "ABCD"] == [22, 122, 20, 122], "C has lost a life for B and for D"


@rule("901.13", "the effects of a plane's abilities too: what they wait for later", "801.18", "801.7")
def test_what_a_planes_ability_waits_for_later_is_seen_wherever_it_happens() -> None:
    """C is out of A's range. The plane's delayed ability hears of C's creature too, that of A's own spell does not."""
    vigil = plane("Long Vigil", "Whenever chaos ensues, whenever a creature dies this turn, you gain 1 life.")
    table = ranged(vigil, *DULL)
    bears = [table.battlefield(who, BEAR)[0] for who in "BC"]
    table.hand("A", card("Short Vigil", "{0}", "Sorcery", "Whenever a creature dies this turn, you gain 10 life."))
    table.cast("A", "Short Vigil").resolve()
    roll(table, "A", CHAOS).resolve()
    happen(table.game, *(ZoneChange(oid, "graveyard") for oid in bears))
    assert table.resolve().life("A") == 20 + 2 + 10

"""Subgames of games with supplementary decks, vanguards and commanders (CR 725.2a-c, 725.5a-c)."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, COMMAND, HAND, LIBRARY, OUTSIDE
from engine.game.events.planes import face_up, planar_deck
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import is_commander
from engine.game.rules.special_cards.attractions import DECK as ATTRACTIONS
from engine.game.rules.special_cards.attractions import attraction_deck, junkyard
from engine.game.rules.variants.playing import usual_hand_size
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.meaning.cards import CardDefinition
from engine.vocabulary.variants.archenemy import DECK as SCHEMES
from engine.vocabulary.variants.archenemy import face_up_schemes, scheme_deck, set_in_motion
from engine.vocabulary.variants.commander.decks import lead
from engine.vocabulary.variants.planechase.variant import PlanarDeck
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.dungeons import at_the_entrance, dungeon, inside, room, venture
from tests.support.boards.subgames import back, begin, main, names
from tests.support.boards.table import Table, card

PLANE = "At the beginning of your upkeep, you gain 1 life."


def with_planes() -> Table:
    """A game of Planechase with five planes for A and four for B; one of A's is face up."""
    table = Table(2, variant="planechase")
    for seat, number in ((0, 5), (1, 4)):
        planes = [card(f"Plane {seat}{at}", "", "Plane — Somewhere", PLANE) for at in range(number)]
        shuffle_into_command_zone(table.game, seat, planes, PlanarDeck.face_down)
    do(table, "Planeswalk.")
    assert len(face_up(table.game)) == 1
    return table


@rule("725.2a", "725.5a")
def test_supplementary_decks_go_along_but_not_what_is_face_up() -> None:
    table = with_planes()
    (stays,) = face_up(table.game)
    name = table.game.chars(stays).name
    (left,) = {f"Plane 0{at}" for at in range(5)} & {name} or {""}
    begin(table)
    above = main(table)
    assert face_up(above) == (stays,) and not planar_deck(above, 0) and not planar_deck(above, 1)
    there = {table.game.obj(oid).definition.name for oid in table.game.zone(COMMAND) if table.game.obj(oid).cards()}  # type: ignore[union-attr]
    assert name not in there and len(there) == 8 and left
    assert not any("Plane" in found for who in "AB" for found in table.zone(who, OUTSIDE)), "nor can it be brought in"
    (turned_up,) = face_up(table.game)  # 901.5, as in any game
    card_there = table.game.obj(turned_up).card
    back(table, "B")
    assert face_up(table.game) == (stays,)
    assert (len(planar_deck(table.game, 0)), len(planar_deck(table.game, 1))) == (4, 4)
    (home,) = [oid for oid in table.game.zone(COMMAND) if table.game.obj(oid).card == card_there]
    assert table.game.obj(home).face_down == PlanarDeck.face_down
    mine = {table.game.obj(oid).definition.name for oid in planar_deck(table.game, 0)}  # type: ignore[union-attr]
    assert mine == {f"Plane 0{at}" for at in range(5)} - {name}


@rule("725.5a", "shuffled")
def test_a_supplementary_deck_is_shuffled_as_it_comes_back() -> None:
    orders = set()
    for seed in range(6):
        table = Table(2, variant="archenemy", seed=seed)
        shuffle_into_command_zone(table.game, 0, [card(f"Plan {at}", "", "Scheme", "When you set this scheme in motion, you gain 3 life.") for at in range(6)], SCHEMES)
        begin(table)
        while not set_in_motion(table.game, 0):
            table.next_turn()
        back(table, "B")
        assert not face_up_schemes(table.game) and len(scheme_deck(table.game, 0)) == 6
        orders.add(tuple(table.game.obj(oid).definition.name for oid in scheme_deck(table.game, 0)))  # type: ignore[union-attr]
    assert len(orders) > 3


@rule("725.2a", "face-up nontraditional cards remain in the main game", "717.6a", "725.5a", "each that began the subgame in the deck")
def test_an_attraction_that_is_gone_stays_behind_and_those_opened_meanwhile_come_back() -> None:
    table = Table()
    rides = [card(f"Ride {at}", "", "Artifact — Attraction", "Visit — You gain 1 life.", lights=(6,)) for at in range(3)]
    shuffle_into_command_zone(table.game, 0, rides[1:], ATTRACTIONS)
    (gone,) = table.battlefield("A", rides[0])
    do(table, "Destroy target artifact.", [gone])
    (pile,) = junkyard(table.game, 0)
    plot = make_card(table.game, card("Old Plot", "", "Conspiracy", "Creatures you control get +1/+1."), 0, COMMAND)
    begin(table)
    assert junkyard(main(table), 0) == (pile,) and not attraction_deck(main(table), 0)
    assert plot in main(table).zone(COMMAND) and not table.all("Old Plot", COMMAND)
    assert not table.all("Ride 0", OUTSIDE, who="A") and not table.all("Old Plot", OUTSIDE, who="A"), "nor can they be brought in"
    assert len(attraction_deck(table.game, 0)) == 2 and not junkyard(table.game, 0)
    do(table, "Open an Attraction.")
    assert len(attraction_deck(table.game, 0)) == 1
    back(table, "B")
    home = attraction_deck(table.game, 0)
    assert sorted(table.game.obj(oid).definition.name for oid in home) == ["Ride 1", "Ride 2"] and junkyard(table.game, 0) == (pile,)  # type: ignore[union-attr]
    assert all(table.game.obj(oid).face_down == ATTRACTIONS for oid in home)


def vanguard(name: str, hand: int, life: int) -> CardDefinition:
    """A vanguard card with its modifiers."""
    return card(name, "", "Vanguard", "Creatures you control get +0/+1.", modifiers=(hand, life))


@rule("725.2b", "725.5b")
def test_vanguards_go_along_and_come_back() -> None:
    table = Table(2, variant="vanguard")
    for seat, definition in enumerate((vanguard("Hoarder", 2, -3), vanguard("Miser", -1, 5))):
        make_card(table.game, definition, seat, COMMAND)
    begin(table)
    assert names(table, *table.game.zone(COMMAND)) == ["Hoarder", "Miser"] and not main(table).zone(COMMAND)
    assert (table.life("A"), table.life("B")) == (17, 25) and usual_hand_size(table.game, 0) == 9
    assert len(table.zone("A", HAND)) == 9 and len(table.zone("B", HAND)) == 6
    (mine,) = table.battlefield("A", bear())
    assert table.game.chars(mine).toughness == 3
    back(table, "A")
    assert sorted(names(table, *table.game.zone(COMMAND))) == ["Hoarder", "Miser"]
    assert [table.game.chars(oid).modifiers for oid in table.game.zone(COMMAND)] == [(2, -3), (-1, 5)]


def with_commanders() -> Table:
    """A game of Commander in which A's commander is in the command zone, and B's on the battlefield."""
    table = Table(variant="commander")
    lead(table.game, 0, card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    lead(table.game, 1, card("King Bo", "{W}", "Legendary Creature — Human", "", "1/1"))
    happen(table.game, ZoneChange(table.find("King Bo", COMMAND), BATTLEFIELD, controller=1))
    return table


@rule("725.2c", "725.5c")
def test_commanders_in_the_command_zone_go_along_and_come_back() -> None:
    table = begin(with_commanders())
    assert names(table, *table.game.zone(COMMAND)) == ["Queen Ada"] and [player.life for player in table.game.players] == [40, 40]
    assert table.game.players[0].marks == main(table).players[0].marks  # CR 903.3: the card is a commander
    (ada,) = table.game.zone(COMMAND)
    assert is_commander(table.game, table.game.obj(ada)) and not main(table).zone(COMMAND)
    back(table, "A")
    assert names(table, *table.game.zone(COMMAND)) == ["Queen Ada"] and table.all("King Bo", who="B")
    assert is_commander(table.game, table.game.obj(table.game.zone(COMMAND)[0]))


@rule("725.5c", "if it's there")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_commander_elsewhere_goes_to_the_library_unless_its_owner_wants_it_in_the_command_zone(wanted: bool) -> None:
    table = begin(with_commanders())
    table.mana("A", "{W}").cast("A", "Queen Ada").resolve()
    table.answer("A", wanted)
    back(table, "B")
    assert ("Queen Ada" in table.zone("A", LIBRARY)) is not wanted
    assert names(table, *table.game.zone(COMMAND)) == (["Queen Ada"] if wanted else [])


@rule("725.2", "no other cards are moved", "725.2a")
def test_a_dungeon_somebody_is_in_stays_where_it_is() -> None:
    table = at_the_entrance(dungeon(), who="A")
    venture(table, "A")
    assert room(table) == "Stair" and inside(table) == ["Mossy Cellar"]
    begin(table)
    above = main(table)
    assert not table.game.zone(COMMAND) and len(above.zone(COMMAND)) == 1
    venture(table, "A")
    assert room(table) == "", "its only dungeon is in the main game"
    back(table, "B")
    assert room(table) == "Stair" and inside(table) == ["Mossy Cellar"]

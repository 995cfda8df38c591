"""Dungeon cards: outside the game, in the command zone, and gone through room by room (CR 309)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.compiler.compile import compile_card
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.special_cards import dungeons
from engine.table.setup import SeatSetup, Setup, SetupError
from tests.rulebook import rule
from tests.support.boards.dungeons import CELLAR, TOWER, at_the_entrance, dungeon, inside, outside, room, say, venture
from tests.support.boards.table import FOREST, Table, card, data

GUIDE = ("Cellar Guide", "{1}", "Artifact", "{T}: Venture into the dungeon.")


def library(*more: CardData) -> CardLibrary:
    cards = [data(*FOREST), data(*GUIDE), data("Mossy Cellar", "", "Dungeon", CELLAR), data("Bell Tower", "", "Dungeon", TOWER)]
    return CardLibrary([*(CardData(face.name, "normal", (face,)) for face in cards), *more])


def setup(*names: str) -> Setup:
    deck = ((40, "Forest"), *((1, name) for name in names))
    return Setup((SeatSetup("Ana", deck), SeatSetup("Ben", ((40, "Forest"),))), library())


@rule("309.1", "309.2", "108.5")
def test_every_player_of_a_match_that_needs_them_owns_dungeon_cards_outside_the_game() -> None:
    game = setup("Cellar Guide").first_state()
    for seat in (0, 1):
        owned = [game.chars(oid) for oid in game.zone(OUTSIDE, seat)]
        assert [chars.name for chars in owned] == ["Bell Tower", "Mossy Cellar"]
        assert all(chars.types == ("dungeon",) for chars in owned)
    assert len(game.zone(LIBRARY, 0)) == 41 and not game.zone(COMMAND)
    assert not setup().first_state().zone(OUTSIDE, 0)  # nothing ventures there


@rule("309.2")
def test_a_dungeon_is_no_part_of_a_deck() -> None:
    with pytest.raises(SetupError, match=r"309\.2"):
        setup("Mossy Cellar").check()


@rule("309.2a", "309.4a")
def test_venturing_brings_a_dungeon_of_ones_choice_and_begins_in_its_topmost_room() -> None:
    table = at_the_entrance(dungeon(), dungeon("Bell Tower", TOWER))
    table.answer("A", lambda decision: [decision.candidates[1]])
    venture(table, resolve=False)
    assert inside(table) == ["Bell Tower"] and outside(table) == ["Mossy Cellar"]
    assert room(table) == "Gate" and table.stack() == ["Bell Tower trigger (A)"]


@rule("309.2b", "309.2c")
@pytest.mark.parametrize("zone", [BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY])
def test_a_dungeon_stays_in_the_command_zone_until_it_leaves_the_game(zone: str) -> None:
    table = venture(at_the_entrance())
    mine = dungeons.dungeon_of(table.game, 0)
    assert happen(table.game, ZoneChange(mine, zone)) == ()
    assert dungeons.dungeon_of(table.game, 0) == mine and room(table) == "Stair"


@rule("309.2c")
def test_a_dungeon_is_no_permanent_and_can_not_be_cast() -> None:
    table = venture(at_the_entrance())
    assert table.actions("A") == ()
    say(table, "Destroy all permanents.")
    assert inside(table) == ["Mossy Cellar"]


@rule("309.2d", "108.5")
def test_other_effects_bring_no_dungeon_into_the_game() -> None:
    table = at_the_entrance(dungeon(), dungeon("Bell Tower", TOWER))
    say(table, "You may reveal a card you own from outside the game and put it into your hand.")
    assert not table.zone("A", HAND) and outside(table) == ["Mossy Cellar", "Bell Tower"]
    oid, _ = table.game.zone(OUTSIDE, 0)
    assert not any(oid in getattr(decision, "candidates", ()) for decision in table.asked)
    assert happen(table.game, ZoneChange(oid, HAND)) == ()


@rule("309.3")
def test_a_player_is_in_one_dungeon_at_a_time_each_in_their_own() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER), dungeon())
    dungeons.set_aside(table.game, 1, [dungeon()])
    table.answer("A", lambda decision: [decision.candidates[1]])
    venture(venture(table), to="Pool")
    venture(table, "B")
    assert inside(table) == ["Mossy Cellar", "Mossy Cellar"] and outside(table) == ["Bell Tower"]
    assert (room(table, "A"), room(table, "B")) == ("Pool", "Stair")


@rule("309.4", "309.5", "309.5a")
def test_the_marker_follows_the_arrows_one_of_them_if_there_are_several() -> None:
    table = venture(at_the_entrance())
    venture(table, to="Larder")
    assert room(table) == "Larder"
    asked = len(table.asked)
    venture(table, resolve=False)
    assert room(table) == "Hearth"
    assert not any(decision.kind == "option" for decision in table.asked[asked:])


@rule("309.4b")
def test_rooms_of_one_name_in_two_dungeons_have_nothing_to_do_with_one_another() -> None:
    table = at_the_entrance(dungeon(), who="A")
    dungeons.set_aside(table.game, 1, [dungeon("Bell Tower", TOWER.replace("Gate", "Stair"))])
    venture(table, "B")
    venture(table, "A")
    assert (table.life("A"), table.life("B")) == (20, 20)  # each stair once: -1 + 1, and nothing of the other's


@rule("309.4c")
def test_each_room_triggers_as_the_marker_moves_into_it_under_its_owners_control() -> None:
    table = venture(at_the_entrance(who="B"), "B", resolve=False)
    assert table.stack() == ["Mossy Cellar trigger (B)"] and table.life("B") == 20
    table.resolve()
    assert table.life("B") == 21
    venture(table, "B", to="Pool")
    venture(table, "B")
    assert table.life("B") == 33 and table.life("A") == 20


@rule("309.5b", "309.7")
def test_venturing_on_from_the_bottommost_room_begins_another_dungeon() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    venture(venture(table), resolve=False)
    assert room(table) == "Roof" and dungeons.completed(table.game, 0) == ()
    venture(table, resolve=False)  # the ability of the roof is still on the stack
    assert room(table) == "Gate" and dungeons.completed(table.game, 0) == ("Bell Tower",)
    table.resolve()
    assert table.life("B") == 20 - 1 - 5 - 1


@rule("309.6", "309.7", "704.5t")
def test_a_dungeon_leaves_the_game_when_its_last_room_has_done_what_it_does() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    for who in "AB":
        table.battlefield(who, card("Proud Map", "{1}", "Artifact", "Whenever you complete a dungeon, draw a card."))
    venture(venture(table), resolve=False)
    assert inside(table) == ["Bell Tower"]  # its room ability has triggered, but not left the stack
    table.resolve()
    assert inside(table) == [] and outside(table) == ["Bell Tower"]
    assert dungeons.completed(table.game, 0) == ("Bell Tower",) and len(table.zone("A", HAND)) == 1 and not table.zone("B", HAND)


@rule("309.6", "704.5t")
def test_an_ability_that_never_reaches_the_stack_does_not_keep_a_dungeon() -> None:
    table = at_the_entrance(dungeon("Low Tower", "Gate — You gain 1 life. (Leads to: Roof)\nRoof — Destroy target land."))
    venture(venture(table))  # there is no land to be the target
    assert inside(table) == [] and dungeons.completed(table.game, 0) == ("Low Tower",)


@rule("309.6")
def test_in_any_other_room_a_dungeon_stays() -> None:
    table = venture(at_the_entrance())
    assert inside(table) == ["Mossy Cellar"] and table.stack() == []


@rule("309.7")
def test_what_one_has_completed_is_known_for_the_rest_of_the_game() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    words = "{} As long as you've completed a dungeon, creatures you control get +1/+1."
    (cub,) = table.battlefield("A", card("Cub", "{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Trophy Wall", "{1}", "Enchantment", words.format("").strip()))
    assert table.game.chars(cub).power == 2
    venture(venture(table))
    assert table.game.chars(cub).power == 3
    assert table.next_turn("A").game.chars(cub).power == 3
    say(table, "If you haven't completed Bell Tower, you gain 7 life.")
    say(table, "If you've completed Bell Tower, you gain 4 life. If you've completed Mossy Cellar, you gain 7 life.")
    assert table.life("A") == 24


@rule("309.7")
def test_dungeons_are_counted_all_or_by_their_names() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    for _ in range(4):
        venture(table)
    say(table, "You gain 1 life for each dungeon you've completed.")
    assert table.life("A") == 22
    say(table, "You gain 1 life for each differently named dungeon you've completed.")
    assert table.life("A") == 23


@rule("309.4")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Gate — You gain 1 life. (Leads to: Attic)\nRoof — You gain 1 life.", "leads to “Attic”"),
        ("Gate — You gain 1 life.\nRoof — You gain 1 life.", "no arrow leads from “Gate”"),
        ("Gate — You gain 1 life. (Leads to: Roof)\nRoof — You gain 1 life. (Leads to: Gate)", "leads to “Gate”"),
        ("Gate — You gain 1 life. (Leads to: Roof)\nRoof — Scry 1. (Leads to: Roof)\nRoof — Scry 1.", "“Roof”"),
        ("You gain 1 life.", "rooms"),
    ],
)
def test_a_dungeon_without_a_way_through_is_declined(text: str, why: str) -> None:
    compiled = compile_card(CardData("Odd Tower", "normal", (data("Odd Tower", "", "Dungeon", text),)))
    assert compiled.definition is None
    assert any(why in report.why for report in compiled.lines) or "not understood" in compiled.lines[0].why


@rule("309.4c")
def test_a_room_is_printed_as_it_was_read() -> None:
    compiled = compile_card(CardData("Mossy Cellar", "normal", (data("Mossy Cellar", "", "Dungeon", CELLAR),)))
    assert [report.printed for report in compiled.lines] == CELLAR.split("\n")


def test_the_table_is_as_it_seems() -> None:
    assert room(Table()) == "" and inside(Table()) == []


@rule("309.7", "whoever owns the dungeon")
def test_a_dungeon_is_completed_by_its_owner_alone() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    for who in "AB":
        table.battlefield(who, card("Proud Map", "{1}", "Artifact", "Whenever you complete a dungeon, draw a card."))
    venture(venture(table))
    assert dungeons.completed(table.game, 0) == ("Bell Tower",) and dungeons.completed(table.game, 1) == ()
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 0)

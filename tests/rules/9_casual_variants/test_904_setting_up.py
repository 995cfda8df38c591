"""How a game of Archenemy is set up (CR 904.2 to 904.6): teams, scheme decks, who begins."""

from __future__ import annotations

import pytest

from engine.api import Match, SeatSetup, Setup, SetupError
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import starting
from engine.game.state.game import Game
from engine.table.seat_views import view_for
from engine.vocabulary.variants.archenemy import face_up_schemes, scheme_deck
from tests.rulebook import rule
from tests.support.boards.table import Table

SCHEMES = tuple((2, f"Plan {number}") for number in range(10))  # two of each: twenty
FACES = [FaceData(name, "", "Scheme", "") for name in (f"Plan {number}" for number in range(20))]
LIBRARY = CardLibrary(CardData(face.name, "normal", (face,)) for face in (*FACES, FaceData("Field", "", "Basic Land — Forest", "")))
READ = [LIBRARY.definition(name) for name in LIBRARY.names()]  # once, before any game
FIELDS = ((60, "Field"),)


def setup(players: int, *variants: str, schemes: tuple[tuple[int, str], ...] = SCHEMES) -> Setup:
    """A setup with plain decks, and a scheme deck for each archenemy."""
    archenemies = range(players) if "supervillain_rumble" in variants else (0,)
    seats = tuple(SeatSetup("ABCDEFGH"[at], FIELDS, lists={"schemes": schemes} if at in archenemies else {}) for at in range(players))
    return Setup(seats, LIBRARY, 5, options=(("variants", variants),))


def begun(players: int, *variants: str) -> Game:
    """A game that may be played, before its first turn."""
    made = setup(players, *variants)
    made.check()
    game = made.first_state()
    archenemies = range(players) if "supervillain_rumble" in variants else (0,)
    named = sorted(name for count, name in SCHEMES for _ in range(count))
    for seat in range(players):  # each archenemy has 40 life and twenty schemes, shuffled and face down, nobody else any
        order = [game.obj(oid).definition.name for oid in scheme_deck(game, seat)]  # type: ignore[union-attr]
        assert sorted(order) == (named if seat in archenemies else [])
        assert not order or order != [name for count, name in SCHEMES for _ in range(count)]
        assert game.players[seat].life == (40 if seat in archenemies else 20)
    assert face_up_schemes(game) == ()
    team = tuple(range(1, players))
    assert game.teams.of == (tuple((seat,) for seat in range(players)) if len(archenemies) > 1 else ((0,), *[team] * (players - 1)))
    return game


# -- before the game


@rule("904.1", "904.2", "904.2a", "904.2b")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_one_player_faces_a_team_of_any_number_that_takes_its_turns_together(players: int) -> None:
    game = begun(players, "archenemy")
    others = tuple(range(1, players))
    assert game.teams.of == ((0,), *[others] * (players - 1))
    assert game.taking_turns_with(1) == others and game.opponents(0) == others
    assert not game.teams.share_life


@rule("904.3")
@pytest.mark.parametrize(
    ("schemes", "why"),
    [
        (((2, "Plan 0"),), r"2 schemes, fewer than 20 \(904\.3\)"),
        (((3, "Plan 0"), *SCHEMES[1:]), r"3 of Plan 0, more than 2 \(904\.3\)"),
        (((1, "Field"), *SCHEMES), r"Field is no scheme \(904\.3\)"),
        ((), r"0 schemes"),
    ],
)
def test_the_archenemy_needs_a_deck_of_twenty_schemes_no_more_than_two_alike(schemes: tuple[tuple[int, str], ...], why: str) -> None:
    setup(3, "archenemy").check()
    with pytest.raises(SetupError, match="A's scheme deck: " + why):
        setup(3, "archenemy", schemes=schemes).check()


@rule("904.3", "at least twenty", "no more than two of a name")
def test_twenty_schemes_are_enough_and_nineteen_are_not() -> None:
    twenty = SCHEMES
    assert sum(count for count, _ in twenty) == 20 and {count for count, _ in twenty} == {2}
    assert len(scheme_deck(begun(3, "archenemy"), 0)) == 20
    setup(3, "archenemy", schemes=twenty).check()
    setup(3, "archenemy", schemes=tuple((1, face.name) for face in FACES)).check()
    setup(3, "archenemy", schemes=((1, "Plan 11"), *twenty)).check()
    with pytest.raises(SetupError, match=r"A's scheme deck: 19 schemes, fewer than 20 \(904\.3\)"):
        setup(3, "archenemy", schemes=((1, twenty[0][1]), *twenty[1:])).check()


@rule("904.12b", "each player has a scheme deck of their own", "904.12a")
def test_each_player_of_a_rumble_needs_a_scheme_deck() -> None:
    options = (("variants", ("supervillain_rumble",)),)
    good, bare = SeatSetup("A", FIELDS, lists={"schemes": SCHEMES}), SeatSetup("B", FIELDS)
    Setup((good, SeatSetup("B", FIELDS, lists={"schemes": SCHEMES})), LIBRARY, options=options).check()
    with pytest.raises(SetupError, match="B's scheme deck: 0 schemes, fewer than 20"):
        Setup((good, bare), LIBRARY, options=options).check()


@rule("904.3", "108.5")
def test_only_the_archenemy_has_schemes_and_only_in_a_scheme_deck() -> None:
    seats = tuple(SeatSetup(name, FIELDS, lists={"schemes": SCHEMES}) for name in "AB")
    with pytest.raises(SetupError, match="B's scheme deck: only the archenemy has one"):
        Setup(seats, LIBRARY).check()
    with pytest.raises(SetupError, match="no deck or sideboard, but for the scheme deck"):
        Setup((SeatSetup("A", (*FIELDS, (1, "Plan 0"))), SeatSetup("B", FIELDS)), LIBRARY).check()


@rule("904.4", "904.7", "314.2", "314.5", "103.3a")
def test_the_scheme_deck_lies_face_down_in_the_command_zone_and_never_leaves_it() -> None:
    game = begun(3, "archenemy")
    deck = scheme_deck(game, 0)
    assert len(deck) == 20 and all(game.obj(oid).zone == COMMAND and game.obj(oid).owner == 0 for oid in deck)
    assert len({game.obj(oid).definition.name for oid in deck[:6]}) > 2, "shuffled"  # type: ignore[union-attr]
    happen(game, ZoneChange(deck[0], "hand"))
    assert len(scheme_deck(game, 0)) == 20
    assert view_for(game, 1, None).players[0].decks == (("schemes", 20),)
    assert view_for(game, 0, None).command == (), "nobody sees them"


@rule("904.5", "103.4e")
def test_the_archenemy_begins_with_40_life_the_others_with_20() -> None:
    assert [player.life for player in begun(4, "archenemy").players] == [40, 20, 20, 20]


@rule("904.6")
def test_the_archenemy_takes_the_first_turn() -> None:
    match = Match.new(setup(3, "archenemy"))
    assert match.pending is not None and match.pending.purpose == "mulligan" and match.live.starting == 0 and len(scheme_deck(match.live, 0)) == 20  # type: ignore[attr-defined]
    table = Table(3, variant="archenemy")
    table.game.starting = 2
    starting.choose_starting_player(table.game)
    assert table.game.starting == 0 and table.asked == []


# -- together with other variants


@rule("904.12", "904.12a", "904.12b", "904.12c")
def test_in_a_supervillain_rumble_each_player_is_an_archenemy() -> None:
    game = begun(3, "supervillain_rumble")
    assert [player.life for player in game.players] == [40, 40, 40]
    assert [len(scheme_deck(game, seat)) for seat in range(3)] == [20, 20, 20]
    orders = [[game.obj(oid).definition.name for oid in scheme_deck(game, seat)] for seat in range(3)]  # type: ignore[union-attr]
    assert sorted(orders[0]) == sorted(orders[1]) and orders[0] != orders[1] != orders[2], "each is shuffled by itself"
    assert game.teams.of == ((0,), (1,), (2,)) and not game.teams.share_turns
    table = Table(3, variant="supervillain_rumble")
    starting.choose_starting_player(table.game)
    assert [decision.purpose for decision in table.asked] == ["starting player"], "whom chance picks decides"

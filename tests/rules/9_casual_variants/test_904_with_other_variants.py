"""Archenemy together with other variants (CR 904.12), and games of it that programs play."""

from __future__ import annotations

import pytest

from engine.api import Match, SeatSetup, Setup, SetupError, chosen_lists, dealt, deck_cards, load_library, shipped_decks
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.record import replace
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.planes import planar_controller, planar_deck
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.lab.simulation import simulate
from engine.vocabulary.variants.archenemy import DECK, face_up_schemes, scheme_deck, set_in_motion
from tests.rulebook import rule
from tests.support.boards.planes import planechase
from tests.support.boards.table import Table, card


def test_against_a_two_headed_giant_the_heads_share_their_life() -> None:
    table = Table(3, variant="archenemy two_headed_giant")
    assert [table.life(who) for who in "ABC"] == [40, 30, 30]
    assert table.game.sharing(1) == (1, 2) and table.game.sharing(0) == (0,)


@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (3, ("archenemy",)),
        pytest.param(3, ("two_headed_giant", "archenemy"), marks=pytest.mark.long),
        (3, ("planechase", "archenemy")),
        pytest.param(2, ("planechase", "supervillain_rumble"), marks=pytest.mark.long),
    ],
)
def test_random_games_keep_all_invariants(players: int, variants: tuple[str, ...]) -> None:
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    lists = dealt(chosen_lists(variants), players, variants)
    seats = [SeatSetup("ABC"[at], decks[at], lists=lists[at]) for at in range(players)]
    report = simulate(seats, load_library(), 1, 9, check=True, variants=variants)
    assert report.defects == [] and report.games == 1


SCHEMES, PLANES = ([f"{kind} {number}" for number in range(20)] for kind in ("Plan", "Shore"))
OMENS = PLANES[::5]  # four of them, as many as two players may have in their planar deck
FACES = [FaceData("Field", "", "Basic Land — Forest", ""), *(FaceData(name, "", "Scheme", "") for name in SCHEMES),
         *(FaceData(name, "", "Phenomenon" if name in OMENS else "Plane — Shore", "") for name in PLANES)]  # fmt: skip
CARDS = CardLibrary(CardData(face.name, "normal", (face,)) for face in FACES)
ARCHENEMY = SeatSetup("A", ((60, "Field"),), lists={"schemes": tuple((1, name) for name in SCHEMES)})
OTHER = SeatSetup("B", ((60, "Field"),))


def opposed(*variants: str, planes: tuple[str, ...] = (), other: SeatSetup = OTHER) -> Setup:
    """An archenemy against one other player; the planes are everybody's."""
    communal = {"planes": tuple((1, name) for name in planes)} if planes else {}
    return Setup((ARCHENEMY, other), CARDS, 5, options=(("variants", ("archenemy", *variants)),), lists=communal)


@rule("904.5", "40, and 20 for each other player", "904.3", "a scheme deck is the archenemy's alone", "shuffled")
def test_an_archenemy_begins_with_more_life_and_with_the_only_scheme_deck() -> None:
    made = opposed()
    made.check()
    game = made.first_state()
    assert [player.life for player in game.players] == [40, 20]
    order = [SCHEMES.index(game.obj(oid).definition.name) for oid in scheme_deck(game, 0)]  # type: ignore[union-attr]
    assert sorted(order) == list(range(20)) != order and scheme_deck(game, 1) == ()
    for variants, planes in (((), ()), (("planechase",), tuple(PLANES))):
        wrong = opposed(*variants, planes=planes, other=replace(OTHER, lists=ARCHENEMY.lists))
        with pytest.raises(SetupError, match=r"^B's scheme deck: only the archenemy has one \(904\.3\)$"):
            wrong.check()


@rule("901.15a", "each deck is shuffled by itself")
def test_an_archenemys_game_on_planes_begins_with_two_decks_in_different_orders() -> None:
    made = opposed("planechase", planes=tuple(PLANES))
    made.check()
    game = made.first_state()
    assert [player.life for player in game.players] == [40, 20]
    assert planar_deck(game, 0) == planar_deck(game, 1), "the planar deck is that of both"
    orders = []
    for found, names in ((scheme_deck(game, 0), SCHEMES), (planar_deck(game, 0), PLANES)):
        orders.append([names.index(game.chars(oid).name or game.obj(oid).definition.name) for oid in found])  # type: ignore[union-attr]
        assert sorted(orders[-1]) == list(range(20)) != orders[-1]
    assert planar_deck(game, 1) == planar_deck(game, 0) and scheme_deck(game, 1) == (), "the planes are everybody's"
    assert orders[0] != orders[1], "not both in the same way"
    each = [{**(ARCHENEMY.lists if at == 0 else {}), "planes": tuple((1, name) for name in PLANES[at * 10 : at * 10 + 10])} for at in (0, 1)]
    own = replace(opposed("planechase"), seats=tuple(SeatSetup("AB"[at], ((60, "Field"),), lists=each[at]) for at in (0, 1)))
    own.check()
    game = own.first_state()
    assert [player.life for player in game.players] == [40, 20] and [len(planar_deck(game, seat)) for seat in (0, 1)] == [10, 10]
    assert [len(scheme_deck(game, seat)) for seat in (0, 1)] == [20, 0], "also where each player has planes of their own"
    for names, why in ((PLANES[1:], r"the communal planar deck: 19 planes and phenomena, fewer than 20 \(901\.15a\)"),
                       ([*PLANES, "No Shore"], "the planar deck: No Shore: ")):  # fmt: skip
        with pytest.raises(SetupError, match=f"^{why}"):
            opposed("planechase", planes=tuple(names)).check()


@rule("904.6", "the archenemy takes the first turn: and so puts out their conspiracies first, then all others", "103.2e")
def test_the_archenemy_is_the_first_to_put_out_conspiracies() -> None:
    faces = [FaceData("Field", "", "Basic Land — Forest", ""), FaceData("Open Plot", "", "Conspiracy", "Creatures you control get +1/+1."),
             *(FaceData(f"Plan {number}", "", "Scheme", "") for number in range(20))]  # fmt: skip
    cards = CardLibrary(CardData(face.name, "normal", (face,)) for face in faces)
    schemes = {"schemes": tuple((1, f"Plan {number}") for number in range(20))}
    seats = tuple(SeatSetup("ABC"[at], ((60, "Field"),), ((2, "Open Plot"),) if at != 1 else (), lists={} if at else schemes) for at in range(3))
    match = Match.new(Setup(seats, cards, 5, options=(("variants", ("archenemy",)),)))
    put_out = []
    while isinstance(match.pending, ChooseObjects) and match.pending.purpose == "conspiracy":
        put_out.append((match.pending.seat, len(match.pending.candidates)))
        match.answer(match.pending.candidates[: match.pending.seat + 1])
    assert put_out == [(0, 2), (2, 2)] and match.live.starting == 0, "whoever has any"
    assert [sum(match.live.obj(oid).owner == seat for oid in match.live.zone("command")) for seat in range(3)] == [21, 0, 2]


@rule("904.2", "shared team turns: the team has the planes in its turn", "901.6", "901.12b")
def test_in_the_teams_turn_its_first_player_is_the_planar_controller() -> None:
    table = planechase(seats=3, teams="archenemy")
    assert planar_controller(table.game) == table.game.turn.active == 0
    table.next_turn()
    assert table.game.active_players() == (1, 2) and planar_controller(table.game) == 1
    table.next_turn()
    assert planar_controller(table.game) == 0


@rule("904.1", "a team of players faces a single opponent", "603.2c", "one or more of them are one occurrence")
def test_what_happens_to_the_whole_team_at_once_is_heard_of_once_or_for_each() -> None:
    table = Table(4, variant="archenemy")
    table.battlefield("A", card("Glad Bell", "{1}", "Artifact", "Whenever one or more opponents lose life, you gain 10 life."),
                      card("Fond Bell", "{1}", "Artifact", "Whenever an opponent loses life, you gain 1 life."))  # fmt: skip
    table.battlefield("B", card("Sad Bell", "{1}", "Artifact", "Whenever one or more opponents lose life, you gain 100 life."))
    table.hand("A", card("Wave", "{0}", "Sorcery", "Each opponent loses 1 life."))
    before = [table.life(who) for who in "ABCD"]
    table.cast("A", "Wave").resolve()
    assert [table.life(who) for who in "ABCD"] == [before[0] + 13, *(life - 1 for life in before[1:])]
    table.hand("A", card("Toll", "{0}", "Sorcery", "You lose 5 life."))
    table.cast("A", "Toll").resolve()
    assert [table.life(who) for who in "ABCD"] == [before[0] + 8, before[1] + 99, *(life - 1 for life in before[2:])]


@rule("904.9", "that player, of their scheme deck", "904.12c", "904.7")
def test_a_player_sets_schemes_in_motion_that_they_own() -> None:
    table = Table(2, variant="supervillain_rumble")
    plan = card("Small Plan", "", "Scheme", "When you set this scheme in motion, you gain 1000 life.")
    for seat in (0, 1):
        shuffle_into_command_zone(table.game, seat, [plan], DECK)
    words = "Whenever a player sets a scheme they own in motion, that player loses 1 life."
    theirs = "Whenever an opponent sets a scheme they own in motion, that player loses 10 life."
    table.battlefield("A", card("Village Bell", "{1}", "Artifact", words), card("Far Bell", "{1}", "Artifact", theirs))
    set_in_motion(table.game, 1)
    assert (table.resolve().life("A"), table.life("B")) == (40, 1029)
    set_in_motion(table.game, 0)
    assert (table.resolve().life("A"), table.life("B")) == (1039, 1029), "each is an archenemy, but no opponent of their own"


@rule("904.12c", "all other rules that apply to the archenemy apply to each player", "904.3")
def test_schemes_are_the_archenemys_alone_unless_each_player_is_one() -> None:
    names = [f"Plan {number}" for number in range(20)]
    cards = CardLibrary(CardData(face.name, "normal", (face,)) for face in (FaceData("Field", "", "Basic Land — Forest", ""), *(FaceData(name, "", "Scheme", "") for name in names)))
    seats = tuple(SeatSetup(who, ((60, "Field"),), lists={"schemes": tuple((1, name) for name in names)}) for who in "ABC")
    Setup(seats, cards, 5, options=(("variants", ("supervillain_rumble",)),)).check()
    with pytest.raises(SetupError, match=r"^B's scheme deck: only the archenemy has one \(904\.3\)$"):
        Setup(seats, cards, 5, options=(("variants", ("archenemy",)),)).check()


@rule("904.10", "turned face down and put on the bottom: it is not abandoned", "904.11", "701.25b", "701.26b")
def test_only_an_ongoing_scheme_is_abandoned() -> None:
    """Who waits for either deed hears once of each."""
    table = Table(3, variant="archenemy")
    small = card("Small Plan", "", "Scheme", "When you set this scheme in motion, you gain 1000 life.")
    long = card("Long Plan", "", "Ongoing Scheme", "When an opponent gains life, abandon this scheme.\nWhen you set this scheme in motion or abandon this scheme, you gain 1 life.")
    table.battlefield("A", card("Busy Bell", "{1}", "Artifact", "Whenever you set a scheme in motion or abandon a scheme, you gain 10 life."),
                      card("Far Bell", "{1}", "Artifact", "Whenever you abandon a scheme, you gain 100 life."))  # fmt: skip
    shuffle_into_command_zone(table.game, 0, [small], DECK)
    before = table.life("A")
    set_in_motion(table.game, 0)
    table.resolve()
    assert table.life("A") == before + 1010 and face_up_schemes(table.game) == () and len(scheme_deck(table.game, 0)) == 1
    table = Table(3, variant="archenemy")
    table.battlefield("A", card("Busy Bell", "{1}", "Artifact", "Whenever you set a scheme in motion or abandon a scheme, you gain 10 life."))
    shuffle_into_command_zone(table.game, 0, [long], DECK)
    before = table.life("A")
    set_in_motion(table.game, 0)
    assert sorted(table.settle().stack()) == ["Busy Bell trigger (A)", "Long Plan trigger (A)"]
    assert table.resolve().life("A") == before + 11 and len(face_up_schemes(table.game)) == 1
    table.hand("B", card("Nod", "{0}", "Instant", "You gain 1 life."))
    table.cast("B", "Nod").resolve()
    assert table.life("A") == before + 22 and face_up_schemes(table.game) == ()


@rule("701.25", "only by the archenemy who does it", "701.25b", "a scheme that is set in motion", "904.9")
def test_what_hears_of_schemes_or_of_its_own_cycling_does_so_where_it_waits_for_each() -> None:
    """On the battlefield for schemes, and as it is cycled for that. The one that was cycled does not hear of
    schemes."""
    bell = card("Hollow Bell", "{1}", "Artifact", "Cycling {0}\nWhenever you set a scheme in motion or cycle this card, you gain 10 life.")
    table = Table(3, variant="archenemy")
    table.battlefield("A", bell)
    table.battlefield("B", bell)
    table.hand("A", bell)
    shuffle_into_command_zone(table.game, 0, [card("Small Plan", "", "Scheme", "When you set this scheme in motion, you gain 1 life.")], DECK)
    before = table.life("A"), table.life("B")
    set_in_motion(table.game, 0)
    assert table.resolve().life("A") == before[0] + 11
    table.activate("A", table.find("Hollow Bell", zone="hand")).resolve()
    assert (table.life("A"), table.life("B")) == (before[0] + 21, before[1])
    set_in_motion(table.game, 0)
    assert table.resolve().life("A") == before[0] + 32

"""Vanguard (CR 902, 313, 211, 212): each player plays a character in the command zone."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from dataclasses import replace

import pytest

from engine.api import Match, SeatSetup, Setup, SetupError, chosen_lists, dealt, deck_cards, load_library, shipped_decks
from engine.cards.card_data import CardData, FaceData
from engine.cards.cards_text import CardFileError, read_cards, write_cards
from engine.cards.library import CardLibrary
from engine.cards.mtgjson import import_entry as from_mtgjson
from engine.cards.scryfall import import_entry as from_scryfall
from engine.core.chance import advance
from engine.core.options import PRACTISING
from engine.core.zones import COMMAND, HAND, LIBRARY
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseObjects, YesNo
from engine.game.events.chance import UseChance
from engine.game.events.damage import Damage
from engine.game.events.planes import face_up, planar_controller
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.turn.turn import maximum_hand_size
from engine.game.rules.variants import playing
from engine.game.state.game import Game
from engine.lab.simulation import simulate
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.chances import state_before
from tests.support.boards.table import Table, card

DECK = ((60, "Field"),)
CARDS = """
Set: TEST

Field
Basic Land — Forest

The Hoarder
Vanguard
Creatures you control get +0/+1.
{1}: You gain 1 life.
Hand: +2
Life: -3

The Miser
Vanguard
Whenever you gain life, draw a card.
Hand: -1
Life: +5
"""


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    """No more than the cards above: nothing else is to be read."""
    return CardLibrary(read_cards(CARDS, "test.cards"))


def setup(library: CardLibrary, *names: str, variants: tuple[str, ...] = ("vanguard",), **options: object) -> Setup:
    """A setup in which each seat has a shipped deck and the vanguard of that name."""
    seats = tuple(
        SeatSetup("ABCD"[at], DECK, lists={"vanguards": ((1, name),)} if name else {})
        for at, name in enumerate(names)
    )
    return Setup(seats, library, 5, options=(("variants", variants), *options.items()))


def vanguard_of(game: Game, seat: int) -> int:
    return next(oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)


# -- before the game


@rule("902.1", "902.2", "902.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_of_any_number_has_one_vanguard_face_up(players: int, library: CardLibrary) -> None:
    names = ["The Hoarder", "The Miser", "The Hoarder", "The Miser"][:players]
    game = setup(library, *names).first_state()
    shown = [(game.obj(oid).owner, game.chars(oid).name, game.obj(oid).face_down) for oid in game.zone(COMMAND)]
    assert shown == [(seat, name, "") for seat, name in enumerate(names)]
    assert len(game.teams.of) == players and all(len(team) == 1 for team in game.teams.of)


@rule("902.1", "all the normal rules: what is random is as likely one way as another", "706.1a", "equally likely outcomes")
@pytest.mark.parametrize("below", [1, 2, 3, 4, 5])
def test_dice_of_a_vanguard_game_are_fair_to_the_last_bit(below: int) -> None:
    """Of all 64 bits there are four more for some faces of a die than for others. Those four are drawn again."""
    table = Table(variant="vanguard")
    table.hand("A", card("Toss", "{0}", "Instant", "Roll a six-sided die. You gain life equal to the result."))
    state, bits = advance(state_before((1 << 64) - below))
    assert bits == (1 << 64) - below
    table.cast("A", "Toss")
    happen(table.game, UseChance(state_before(bits)))
    assert table.resolve().life("A") == 20 + 1 + (advance(state)[1] if below < 5 else bits) % 6


@rule("902.3")
@pytest.mark.parametrize(
    ("lists", "why"),
    [
        ({}, "has 0 vanguard cards"),
        ({"vanguards": ((1, "The Miser"), (1, "The Hoarder"))}, "has 2 vanguard cards"),
        ({"vanguards": ((1, "Field"),)}, "Field is no vanguard"),
    ],
)
def test_a_player_without_exactly_one_vanguard_does_not_sit_down(lists: dict[str, object], why: str, library: CardLibrary) -> None:
    good = SeatSetup("A", DECK, lists={"vanguards": ((1, "The Miser"),)})
    bad = SeatSetup("B", DECK, lists=lists)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=why):
        Setup((good, bad), library, 5, options=(("variants", ("vanguard",)),)).check()


def test_a_vanguard_belongs_in_no_deck(library: CardLibrary) -> None:
    seat = SeatSetup("A", (*DECK, (1, "The Miser")), lists={"vanguards": ((1, "The Miser"),)})
    with pytest.raises(SetupError, match="The Miser"):
        Setup((seat, seat), library, 5, options=(("variants", ("vanguard",)),)).check()


@rule("902.4", "313.7", "212.1", "103.4b", "119.1b")
def test_the_life_modifier_is_added_to_twenty(library: CardLibrary) -> None:
    game = setup(library, "The Hoarder", "The Miser").first_state()
    assert [player.life for player in game.players] == [17, 25]  # the example of 902.4: a modifier of -3 makes 17


@rule("902.4", "or to what the other variant says")
def test_with_another_variant_it_is_added_to_what_that_says() -> None:
    schemes = [CardData(name, "normal", (FaceData(name, "", "Scheme", ""),)) for name in (f"Plan {n}" for n in range(20))]
    cards = CardLibrary([*read_cards(CARDS, "test.cards"), *schemes])
    guest = {"vanguards": ((1, "The Hoarder"),)}
    plans = {"schemes": tuple((1, one.name) for one in schemes)}
    seats = tuple(SeatSetup("ABC"[at], DECK, lists={**guest, **({} if at else plans)}) for at in range(3))
    made = Setup(seats, cards, 5, options=(("variants", ("archenemy", "vanguard")),))
    made.check()
    game = made.first_state()
    assert [player.life for player in game.players] == [37, 17, 17]
    found = [game.obj(oid) for oid in game.zone(COMMAND)]
    names = [(one.owner, one.definition.name) for one in found if one.definition is not None]
    assert sorted(names) == sorted([(0, one.name) for one in schemes] + [(seat, "The Hoarder") for seat in range(3)])
    with pytest.raises(SetupError, match=r"^B's scheme deck: only the archenemy has one \(904\.3\)$"):
        replace(made, seats=(seats[0], replace(seats[1], lists={**guest, **plans}), seats[2])).check()
    for players, refused in ((4, ""), (3, r"Two-Headed Giant \(810\) is for 4, 6 or 8 players")):
        giants = setup(cards, *["The Hoarder"] * players, variants=("two_headed_giant", "vanguard"))
        with pytest.raises(SetupError, match=refused) if refused else nullcontext():
            giants.check()


@rule("902.1", "902.2", "902.3", "902.4", "902.5", "902.5b", "902.6", "the modifiers of one's own vanguard")
def test_only_a_vanguard_of_ones_own_adds_anything_whatever_else_is_in_the_command_zone(library: CardLibrary) -> None:
    table = Table(3, variant="vanguard")
    table._in_zone("A", COMMAND, [card("Guest", "", "Vanguard", "", modifiers=(2, -3))])
    table._in_zone("B", COMMAND, [card("Host", "", "Vanguard", "", modifiers=(-1, 5))])
    table._in_zone("A", COMMAND, [card("Calm Shore", "", "Plane — Shore", "")])
    assert [playing.starting_life(table.game)[seat] for seat in range(3)] == [17, 25, 20]
    assert [maximum_hand_size(table.game, seat) for seat in range(3)] == [9, 6, 7]


@rule("902.5", "902.5a", "313.6", "211.1", "103.5a")
def test_the_hand_modifier_changes_the_opening_hand_and_that_after_a_mulligan(library: CardLibrary) -> None:
    """The example of 902.5a: with +2, a hand of nine. After three mulligans nine cards, of which three go away."""
    match = Match.new(setup(library, "The Hoarder", "The Miser"))
    hands: list[int] = []
    while (decision := match.pending).kind != "act":
        hand = match.view(decision.seat).players[decision.seat].hand
        if isinstance(decision, YesNo) and decision.purpose == "mulligan":
            if decision.seat == 1:
                assert len(hand) == 6
            else:
                hands.append(len(hand))
            match.answer(decision.seat == 0 and len(hands) < 4)
        elif isinstance(decision, ChooseObjects):
            assert (decision.seat, decision.purpose) == (0, "bottom")
            assert (len(decision.candidates), decision.least, decision.most, decision.ordered) == (9, len(hands), len(hands), True)
            wanted = list(decision.candidates[: decision.least])[::-1]
            cards = [match.live.obj(oid).card for oid in wanted]
            match.answer(wanted)
            library_now = [match.live.obj(oid).card for oid in match.live.zone(LIBRARY, 0)]
            assert library_now[-len(cards):] == cards, "in the order that was chosen (103.5)"
        else:
            match.answer(0)
    assert hands == [9, 8, 7, 6]


@rule("902.5b")
@pytest.mark.parametrize(("who", "most"), [("A", 9), ("B", 6)])
def test_the_hand_modifier_changes_the_maximum_hand_size(who: str, most: int, library: CardLibrary) -> None:
    """The example of 902.5b: with -1, all but six are discarded as the cleanup step begins."""
    game = setup(library, "The Hoarder", "The Miser").first_state()
    assert maximum_hand_size(game, "AB".index(who)) == most


# -- in the game


def at_the_table(**more: object) -> tuple[Table, int]:
    """A game in which A has a vanguard."""
    table = Table(variant="vanguard")
    (guest,) = table._in_zone("A", COMMAND, [card(
        "Guest", "", "Vanguard", "Creatures you control get +0/+1.\nWhenever you gain life, draw a card.\n{1}: You gain 1 life.",
        **more,
    )])  # fmt: skip
    return table, guest


@rule("902.6", "313.5", "109.4e")
def test_its_owner_controls_it_and_nobody_else(library: CardLibrary) -> None:
    game = setup(library, "The Hoarder", "The Miser").first_state()
    for seat in (0, 1):
        oid = vanguard_of(game, seat)
        assert game.obj(oid).owner == seat and game.controller(oid) == seat
    for practising, played_by_chance in (("0", 1), ("1", 0)):  # of whom it is asked to remember its triggers, and of nobody else
        made = setup(library, "The Hoarder", "The Miser", **{PRACTISING: (practising,)})
        replace(made, seats=tuple(replace(one, agent="random" if at == played_by_chance else "") for at, one in enumerate(made.seats))).check()


@rule("902.7", "313.4", "113.6p")
def test_its_static_triggered_and_activated_abilities_work_from_the_command_zone() -> None:
    table, guest = at_the_table(modifiers=(1, -2))
    for viewer in (0, 1):
        seen = view_for(table.game, viewer, None).objects[guest]
        assert (seen.known, seen.name, seen.controller, seen.notes) == (True, "Guest", 0, ("hand +1, life -2",))
    (mine,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (theirs,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    assert table.pt(mine) == (2, 3)
    assert table.pt(theirs) == (2, 2), "only creatures of its controller"
    before = len(table.game.zone(HAND, 0))
    table.mana("A", "{1}")
    table.activate("A", guest)
    table.resolve()
    assert table.life("A") == 21
    assert len(table.game.zone(HAND, 0)) == before + 1
    assert not any(action.oid == guest for action in table.actions("B")), "nobody else activates it"
    assert [maximum_hand_size(table.game, seat) for seat in (0, 1)] == [8, 7] and playing.starting_life(table.game) == {0: 18, 1: 20}


@rule("902.2", "or a multiplayer game: of three")
@rule("902.7", "its triggered abilities may trigger", "603.2c", "once for each event that it waits for", "119.9", "what one source makes one gain")
def test_its_triggered_abilities_trigger_as_often_as_what_they_wait_for_happens() -> None:
    """Two creatures with lifelink deal damage at once: life is gained twice, lost once. "one or more players"
    do so once."""
    lines = {"Each": "Whenever you gain life, draw a card.", "Either": "Whenever a player gains or loses life, draw a card.",
             "Loss": "Whenever an opponent loses life, draw a card.", "Many": "Whenever one or more players gain life, draw a card."}  # fmt: skip
    table = Table(3, variant="vanguard")
    for name, words in lines.items():
        table._in_zone("A", COMMAND, [card(name, "", "Vanguard", words)])
    leeches = table.battlefield("A", *[card("Leech", "{B}", "Creature — Leech", "Lifelink", "1/1")] * 2)
    happen(table.game, *(Damage(leech, 1, 1) for leech in leeches))
    triggered = Counter(name.partition(" ")[0] for name in table.settle().stack())
    assert triggered == {"Each": 2, "Either": 3, "Loss": 1, "Many": 1}
    table.resolve()
    table.hand("A", card("Toast", "{0}", "Sorcery", "Each player gains 1 life."))
    table.cast("A", "Toast").resolve(1)
    assert Counter(name.partition(" ")[0] for name in table.settle().stack()) == {"Each": 1, "Either": 3, "Many": 1}
    table.resolve()
    table.hand("A", card("Wake", "{0}", "Sorcery", "Each player loses 1 life."))
    table.cast("A", "Wake").resolve(1)
    assert Counter(name.partition(" ")[0] for name in table.settle().stack()) == {"Either": 3, "Loss": 2}


@rule("902.5a", "a mulligan as in a normal game, of as many cards as the hand modifier says", "902.5", "902.5b", "902.7", "902.1", "902.2", "of two players too", "901.5", "901.6")
def test_a_vanguard_game_on_planes_has_opening_hands_of_their_own_and_a_starting_plane() -> None:
    kinds = ["Phenomenon"] * 4 + ["Plane — Shore"] * 16  # for two players no more of either kind, and no fewer cards
    planes = [CardData(f"Shore {n}", "normal", (FaceData(f"Shore {n}", "", kind, ""),)) for n, kind in enumerate(kinds)]
    cards = CardLibrary([*read_cards(CARDS, "test.cards"), *planes])
    good = setup(cards, "The Hoarder", "The Miser", variants=("vanguard", "planechase"))
    good = replace(good, lists={"planes": tuple((1, one.name) for one in planes)})
    good.check()
    match = Match.new(good)
    mulligans, hands = 0, dict[int, int]()
    while match.live.turn.number == 0:
        if isinstance(match.pending, YesNo):
            hands[match.pending.seat] = len(match.live.zone(HAND, match.pending.seat))
            mulligans += match.pending.seat == 0
            match.answer(match.pending.seat == 0 and mulligans == 1)
        else:
            assert not isinstance(match.pending, ChooseObjects) or (match.pending.seat, match.pending.least) == (0, 1)
            match.answer_by_chance()
    with pytest.raises(SetupError, match=r"^the planar deck: Nowhere"):
        replace(good, lists={"planes": ((1, "Nowhere"), *((1, one.name) for one in planes))}).check()
    with pytest.raises(SetupError, match=r"^the communal planar deck: 19 planes and phenomena, fewer than 20 \(901\.15a\)$"):
        replace(good, lists={"planes": tuple((1, one.name) for one in planes[1:])}).check()
    game = match.live
    assert hands == {0: 8, 1: 6} and {seat: len(game.zone(HAND, seat)) + len(game.zone(LIBRARY, seat)) for seat in (0, 1)} == {0: 60, 1: 60}
    (up,) = face_up(game)
    first = game.turn.active
    assert game.controller(up) == planar_controller(game) == first
    assert [maximum_hand_size(match.live, seat) for seat in (0, 1)] == [9, 6]
    assert [action.way for action in match.pending.actions if action.way] == ["planar die"]  # type: ignore[union-attr]
    while match.live.turn.number == 1:
        match.answer(0 if isinstance(match.pending, Act) else match.pending.some_answer(lambda bound: 0))  # type: ignore[union-attr]
    assert match.live.controller(up) == planar_controller(match.live) == 1 - first
    assert {match.live.controller(vanguard_of(match.live, seat)) for seat in (0, 1)} == {0, 1}, "whoever's turn it is"


@rule("313.2", "313.1", "313.3", "400.4b", "902.3")
def test_it_is_no_permanent_never_cast_and_stays_in_the_command_zone() -> None:
    table, guest = at_the_table()
    table.mana("A", "{5}")
    assert {action.kind for action in table.actions("A") if action.oid == guest} == {"activate"}
    for zone in (HAND, LIBRARY, "graveyard", "exile", "battlefield"):
        assert happen(table.game, ZoneChange(guest, zone, controller=0)) == ()
    assert table.game.obj(guest).zone == COMMAND
    assert guest not in table.game.battlefield
    assert table.game.chars(guest).subtypes == ()


def test_everybody_sees_it_with_its_modifiers(library: CardLibrary) -> None:
    game = setup(library, "The Hoarder", "The Miser").first_state()
    for viewer in (0, 1):
        seen = view_for(game, viewer, None).objects[vanguard_of(game, 0)]
        assert (seen.known, seen.name, seen.notes) == (True, "The Hoarder", ("hand +2, life -3",))


# -- the cards


def test_modifiers_are_written_and_read_again() -> None:
    cards = read_cards(CARDS, "test.cards")
    assert [one.front.modifiers for one in cards] == [(), (2, -3), (-1, 5)]
    assert read_cards(write_cards(cards), "test.cards") == cards


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("Vanguard\nHand: +1", "a hand modifier and a life modifier"),
        ("Vanguard\nHand: +1\nLife: many", "no hand or life modifier"),
        ("Artifact\nHand: +1\nLife: +1", "is no vanguard"),
    ],
)
def test_what_is_wrong_with_modifiers_is_said(lines: str, why: str) -> None:
    with pytest.raises(CardFileError, match=why):
        read_cards(f"Odd Guest\n{lines}\n", "test.cards")


def test_modifiers_of_imported_cards_are_kept() -> None:
    entry = {"name": "Guest", "layout": "vanguard", "type_line": "Vanguard", "oracle_text": "", "hand_modifier": "+1", "life_modifier": "-3"}
    assert from_scryfall(entry, 1, "x").front.modifiers == (1, -3)  # type: ignore[union-attr]
    other = {"name": "Guest", "layout": "vanguard", "type": "Vanguard", "hand": "+1", "life": "-3"}
    (found,) = from_mtgjson("Guest", [other], 1, "x")
    assert found.front.modifiers == (1, -3)  # type: ignore[union-attr]
    odd = from_scryfall({**entry, "hand_modifier": "lots"}, 1, "x")
    assert "no hand or life modifier" in str(odd)


def test_shipped_vanguards_are_dealt_one_to_each_and_games_with_them_end() -> None:
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    lists = dealt(chosen_lists(["vanguard"]), 3, ["vanguard"])
    names = [one["vanguards"] for one in lists]
    assert all(len(name) == 1 for name in names) and len({name[0] for name in names}) == 3
    seats = tuple(SeatSetup("ABC"[at], decks[at], lists=lists[at]) for at in range(3))
    report = simulate(seats, load_library(), 2, 3, check=True, variants=["vanguard"])
    assert (report.games, report.defects) == (2, [])

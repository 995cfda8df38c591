"""Commander decks and how a Commander game begins (CR 903.3 to 903.7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import (
    Act,
    Match,
    SeatSetup,
    Setup,
    SetupError,
    YesNo,
    autoplay,
    deck_cards,
    deck_lists,
    open_scenario,
    read_deck,
    save_to_scenario,
)
from engine.core.zones import COMMAND, LIBRARY
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import identity_of, is_commander
from engine.game.state.influence import RANGES
from engine.vocabulary.variants.commander.damage import beaten_by_a_commander
from tests.rulebook import rule
from tests.support.games.commander_decks import LIBRARY_OF_ALL, PLAIN, brawl, drafted, led_by, setup


@rule("903.6", "903.7", "103.2c", "103.4c", "408.3")
def test_the_commander_begins_in_the_command_zone_and_each_player_with_40_life() -> None:
    game = setup().first_state()
    for seat in (0, 1):
        mine = [oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat]
        assert [game.chars(oid).name for oid in mine] == ["Marshal of Reeds"]
        assert not game.obj(mine[0]).face_down and len(game.zone(LIBRARY, seat)) == 99
        assert game.players[seat].life == 40 and game.controller(mine[0]) == seat and is_commander(game, game.obj(mine[0]))


@rule("903.6", "each player shuffles the remaining cards", "903.7", "sets their life total to 40 and draws a hand of seven cards", "903.3", "903.2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_rest_of_the_deck_is_the_library_and_seven_cards_are_drawn(players: int) -> None:
    decks = (((50, "Swamp"), (49, "Plains")), led_by("Warden of Shores")), (((99, "Waste"),), led_by("Still Golem"))
    sits = tuple(SeatSetup("ABCD"[at], decks[at % 2][0], lists=decks[at % 2][1]) for at in range(players))
    setup = Setup(sits, LIBRARY_OF_ALL, 7)
    setup.check()
    match = Match.new(setup)
    while match.pending is not None and not isinstance(match.pending, YesNo):
        match.answer_by_chance()  # who begins
    game = match.live
    assert game.sides() == tuple((seat,) for seat in range(players)) and RANGES not in game.marks
    orders = []
    for seat in range(players):
        leaders = [oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat]
        assert [game.chars(oid).name for oid in leaders] == ["Still Golem" if seat % 2 else "Warden of Shores"]
        assert all(game.controller(oid) == seat and not game.obj(oid).face_down and is_commander(game, game.obj(oid)) for oid in leaders)
        hand, library = game.zone("hand", seat), game.zone(LIBRARY, seat)
        assert (len(hand), len(library), game.players[seat].life) == (7, 92, 40)
        orders.append([game.chars(oid).name for oid in (*hand, *library)])
        assert sorted(orders[-1]) == (["Waste"] * 99 if seat % 2 else ["Plains"] * 49 + ["Swamp"] * 50)
    assert orders[0] != sorted(orders[0]) and orders[0] != sorted(orders[0], reverse=True), "shuffled"
    assert players == 2 or orders[0] != orders[2], "each by itself"


@rule("903.1", "903.3", "903.3a", "113.6n")
def test_a_deck_is_led_by_a_legendary_creature_or_a_card_that_says_so() -> None:
    setup(commanders=("Old Oath",)).check()
    for commanders in ((), ("Reed Cutter",)):
        with pytest.raises(SetupError, match=r"903\.3"):
            setup(commanders=commanders).check()


@rule("702.124a", "702.124b", "702.124h")
def test_two_cards_with_partner_lead_a_deck_together() -> None:
    deck = ((60, "Swamp"), (38, "Mountain"))
    setup(deck, ("Keeper of Fens", "Keeper of Fells")).check()
    for commanders in (("Keeper of Fens", "Marshal of Reeds"), ("Keeper of Fens", "Keeper of Fens")):
        with pytest.raises(SetupError, match=r"702\.124a"):
            setup(((98, "Swamp"),), commanders).check()


@rule("702.124i", "702.124j", "702.124k", "702.124m")
@pytest.mark.parametrize(
    "pair",
    [("Ash Twin", "Elm Twin"), ("Old Chum", "New Chum"), ("Raised by Geese", "Wanderer"), ("Fellow Rider", "Old Traveller")],
)
def test_other_partner_abilities_let_two_cards_lead_together(pair: tuple[str, str]) -> None:
    setup(((98, "Plains"),), pair).check()


@rule("702.124f", "702.124k", "702.124m")
@pytest.mark.parametrize(
    "pair",
    [("Ash Twin", "Yew Cousin"), ("Ash Twin", "Keeper of Fens"), ("Ash Twin", "Old Chum"), ("Old Chum", "Raised by Geese"), ("Raised by Geese",),
     ("Fellow Rider", "Travelling Ox"), ("Wanderer", "Fellow Rider")],
)  # fmt: skip
def test_different_partner_abilities_do_not_go_together(pair: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match=r"702\.124a|903\.3"):
        setup(((100 - len(pair), "Plains"),), pair).check()


@rule("702.124g")
@pytest.mark.parametrize("names", [("Dear Friend", "Old Chum"), ("Dear Friend", "Keeper of Fens")])
def test_one_of_several_partner_abilities_serves(names: tuple[str, str]) -> None:
    setup(((98, "Plains"),), names).check()
    with pytest.raises(SetupError, match="can't lead a deck together"):
        setup(((97, "Plains"),), ("Dear Friend", "Old Chum", "Keeper of Fens")).check()


@rule("903.5", "903.5a", "100.2c")
@pytest.mark.parametrize("number", [98, 100])
def test_a_deck_has_exactly_100_cards_with_its_commander(number: int) -> None:
    with pytest.raises(SetupError, match=r"903\.5a"):
        setup(((number, "Plains"),)).check()


@rule("903.5b")
def test_each_card_but_basic_lands_has_a_different_name() -> None:
    setup(((98, "Plains"), (1, "Reed Cutter"))).check()
    for deck in (((97, "Plains"), (2, "Reed Cutter")), ((98, "Plains"), (1, "Marshal of Reeds"))):
        with pytest.raises(SetupError, match=r"903\.5b"):
            setup(deck).check()


@rule("903.4", "903.5c")
def test_no_color_of_a_card_is_outside_the_commanders_color_identity() -> None:
    with pytest.raises(SetupError, match=r"Fire Cutter is red.*903\.5c"):
        setup(((98, "Plains"), (1, "Fire Cutter"))).check()


@rule("903.5d")
def test_no_land_with_a_basic_type_makes_another_color() -> None:
    for deck in (((98, "Plains"), (1, "Moor")), ((98, "Plains"), (1, "Swamp"))):
        with pytest.raises(SetupError, match=r"black mana.*903\.5d"):
            setup(deck).check()


def test_a_deck_list_with_a_commander_section_plays_it_and_a_saved_match_keeps_it(tmp_path: Path) -> None:
    deck = read_deck("Commander\n1 Marshal of Reeds\n\nDeck\n99 Plains\n")
    seat = SeatSetup("Ana", deck_cards(deck), lists=deck_lists(deck))
    match = Match.new(Setup((seat, seat), LIBRARY_OF_ALL, 7))
    match.file.save(tmp_path / "kept.match")
    again = Match.load(tmp_path / "kept.match")
    assert again.setup.seats == match.setup.seats
    notes = [again.view(0).objects[oid].notes for oid in again.view(0).command]
    assert notes == [("commander",), ("commander",)]


def test_a_position_is_shared_as_a_commander_scenario(tmp_path: Path) -> None:
    seat = SeatSetup("Ana", PLAIN, lists=led_by("Marshal of Reeds"))
    match = Match.new(Setup((seat, seat), LIBRARY_OF_ALL, 7))
    autoplay(match, 30)
    dropped = save_to_scenario(match, tmp_path / "reeds.json")
    again = open_scenario(tmp_path / "reeds.json", LIBRARY_OF_ALL)
    view = again.view(0)
    assert len(view.command) + sum("is a commander of" in text for text in dropped) == 2
    assert [view.objects[oid].notes for oid in view.command] == [("commander",)] * len(view.command)
    assert not any("color identity" in text for text in dropped)


@rule("903.13f", "at least 60 cards", "no maximum deck size", "any number of cards with the same name")
def test_a_deck_of_a_commander_draft_has_60_cards_or_more() -> None:
    for deck in (((59, "Plains"),), ((49, "Plains"), (10, "Reed Cutter")), ((150, "Plains"),)):
        drafted(deck, "Marshal of Reeds").check()
    with pytest.raises(SetupError, match=r"Ana's deck: 59 cards with the commander, not at least 60 \(903\.13f\)"):
        drafted(((58, "Plains"),), "Marshal of Reeds").check()
    with pytest.raises(SetupError, match=r"Fire Cutter is red"):
        drafted(((58, "Plains"), (1, "Fire Cutter")), "Marshal of Reeds").check()


@rule("903.12", "903.12a", "903.12c", "903.12d")
def test_a_brawl_deck_has_60_cards_and_may_be_led_by_a_planeswalker() -> None:
    brawl(((59, "Plains"),), "Silent Seer").check()
    with pytest.raises(SetupError, match=r"Fire Cutter is red.*903\.5c"):
        brawl(((58, "Plains"), (1, "Fire Cutter")), "Silent Seer").check()  # its colors count as those of a creature
    for number in (58, 99):
        with pytest.raises(SetupError, match=rf"Ana's deck: {number + 1} cards with the commander, not 60 \(903\.12d\)"):
            brawl(((number, "Plains"),), "Marshal of Reeds").check()
    with pytest.raises(SetupError, match=r"903\.3"):
        setup(commanders=("Silent Seer",)).check()


@rule("903.12e")
def test_basic_lands_of_one_type_serve_a_colorless_commander_in_brawl() -> None:
    brawl(((59, "Swamp"),), "Still Golem").check()
    with pytest.raises(SetupError, match=r"903\.5d"):
        brawl(((58, "Swamp"), (1, "Plains")), "Still Golem").check()
    with pytest.raises(SetupError, match=r"903\.5d"):
        brawl(((59, "Swamp"),), "Marshal of Reeds").check()


@rule("903.12f", "903.12h", "903.10a", "21 or more by one commander, but not in Brawl")
def test_brawl_has_other_life_totals_and_no_commander_damage() -> None:
    for leader, deck in (("Marshal of Reeds", ((59, "Plains"),)), ("Still Golem", ((58, "Swamp"), (1, "Plain Crate")))):
        for seats, life in ((2, 25), (4, 30)):
            made = brawl(deck, leader, seats=seats)
            made.check()
            game = made.first_state()
            assert [player.life for player in game.players] == [life] * seats
        (general, *_) = game.zone(COMMAND)
        brawl_options = game.options
        for dealt, beaten in ((20, False), (1, True)):
            happen(game, Damage(general, 1, dealt, combat=True))
            game.options = brawl_options
            assert not list(beaten_by_a_commander(game, game.players[1]))
            for usual in ({}, {"variants": ("commander",)}):
                game.options = usual
                assert bool(list(beaten_by_a_commander(game, game.players[1]))) == beaten


@rule("903.12", "903.12a", "the normal rules for the Commander variant", "903.12f", "903.12g", "903.12h")
def test_a_brawl_game_begins_as_a_commander_game_but_with_less_life() -> None:
    game = brawl(((59, "Plains"),), "Marshal of Reeds").first_state()
    for seat in (0, 1):
        (general,) = [oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat]
        assert game.chars(general).name == "Marshal of Reeds" and is_commander(game, game.obj(general))
        assert identity_of(game, seat) == ("W",) and game.chars(general).colors == ("W",)
        assert len(game.zone(LIBRARY, seat)) == 59 and game.players[seat].life == 25
    assert [player.life for player in setup().first_state().players] == [40, 40], "a usual Commander game"
    ember = brawl(((50, "Plains"), (9, "Mountain")), "Ember Marshal").first_state()
    assert [identity_of(ember, seat) for seat in (0, 1)] == [("W", "R")] * 2, "also of symbols in its text"
    hired = brawl(((59, "Swamp"),), "Hired Guide")
    hired.check()
    game = hired.first_state()
    assert [(identity_of(game, seat), game.players[seat].life) for seat in (0, 1)] == [(("B",), 25)] * 2, "or of a color chosen before the game"
    for deck, leader, why in (
        (((58, "Plains"), (1, "Fire Cutter")), "Marshal of Reeds", r"Fire Cutter is red, which its commander is not \(903\.5c\)"),
        (((58, "Plains"),), "Marshal of Reeds", r"59 cards with the commander, not 60 \(903\.12d\)"), (((59, "Plains"),), "Reed Cutter", r"\(903\.3\)"),
    ):  # fmt: skip
        with pytest.raises(SetupError, match=why):
            brawl(deck, leader).check()
    four = brawl(((59, "Plains"),), "Marshal of Reeds", seats=4).first_state()
    assert [player.life for player in four.players] == [30] * 4, "more at a larger table"


@rule("903.12g")
def test_the_first_mulligan_of_a_brawl_game_costs_no_card() -> None:
    for options, size in (((("variants", ("brawl",)),), 7), ((), 6)):
        deck = ((59 if options else 99, "Plains"),)
        seat = SeatSetup("Ana", deck, lists=led_by("Marshal of Reeds"))
        match = Match.new(Setup((seat, seat), LIBRARY_OF_ALL, 7, options=options))
        mulligans = 0
        while match.pending is not None and not isinstance(match.pending, Act):
            if isinstance(match.pending, YesNo):
                mulligans += 1
                match.answer(mulligans == 1)
            else:
                match.answer_by_chance()
        assert min(len(match.view(seat).players[seat].hand) for seat in (0, 1)) == size


@rule("903.12g", "only the first", "subsequent mulligans are counted as normal", "103.5", "in any order")
def test_further_mulligans_of_a_brawl_game_cost_a_card_each() -> None:
    seat = SeatSetup("Ana", ((59, "Plains"),), lists=led_by("Marshal of Reeds"))
    match = Match.new(Setup((seat, seat), LIBRARY_OF_ALL, 7, options=(("variants", ("brawl",)),)))
    taken = dict.fromkeys((0, 1), 0)
    while match.pending is not None and not isinstance(match.pending, Act):
        if isinstance(match.pending, YesNo):
            taken[match.pending.seat] += 1
            match.answer(match.pending.seat == 0 and taken[0] <= 3)
        elif isinstance(match.pending, ChooseObjects):
            number = taken[0] - 1
            assert (match.pending.seat, match.pending.least, match.pending.most, match.pending.ordered) == (0, number, number, True)
            wanted = [match.pending.candidates[at] for at in (5, 1)[:number]]
            cards = [match.live.obj(oid).card for oid in wanted]
            match.answer(wanted)
            assert [match.live.obj(oid).card for oid in match.live.zone(LIBRARY, 0)][-number:] == cards
        else:
            match.answer_by_chance()
    assert [len(match.view(seat).players[seat].hand) for seat in (0, 1)] == [5, 7]


@rule("903.4b", "applies during deck construction", "affects the commander's color identity")
def test_a_commander_of_a_chosen_color_leads_a_deck_of_that_color() -> None:
    setup(PLAIN, ("Hired Guide",)).check()
    game = setup(((99, "Swamp"),), ("Hired Guide",)).first_state()
    assert identity_of(game, 0) == ("B",), "the color that the deck needs was chosen"
    brawl(((58, "Swamp"), (1, "Moor")), "Hired Guide").check()
    with pytest.raises(SetupError, match=r"903\.5d"):
        setup(((50, "Swamp"), (49, "Plains")), ("Hired Guide",)).check()
    both = setup(((50, "Swamp"), (48, "Plains")), ("Hired Guide", "Keeper of Fens"))
    both.check()
    assert identity_of(both.first_state(), 0) == ("W", "B")


@rule("903.3", "a legendary creature card", "903.3a", "903.12c", "a legendary planeswalker in Brawl")
@pytest.mark.parametrize(
    ("name", "leads", "leads_in_brawl"),
    [
        ("Marshal of Reeds", True, True), ("Still Golem", True, True), ("Old Oath", True, True), ("Sworn Page", True, True),
        ("Reed Cutter", False, False), ("Old Blade", False, False), ("Silent Seer", False, True), ("Passing Seer", False, False),
        ("Raised by Geese", False, False),
    ],
)  # fmt: skip
def test_who_leads_a_deck_alone(name: str, leads: bool, leads_in_brawl: bool) -> None:
    lands = "Waste" if name == "Still Golem" else "Plains"
    for good, made in ((leads, setup(((99, lands),), (name,))), (leads_in_brawl, brawl(((59, lands),), name))):
        if good:
            made.check()
        else:
            with pytest.raises(SetupError, match=rf"{name} is no legendary creature and can't be a commander \(903\.3\)"):
                made.check()


@rule("702.124a", "two legendary cards", "702.124h", "two legendary creature cards", "702.124i", "702.124k", "702.124m")
@pytest.mark.parametrize("pair", [
    ("Keeper of Fens", "Common Keeper"), ("Common Keeper", "Keeper of Fens"), ("Keeper of Fens", "Kept Blade"),
    ("Kept Blade", "Keeper of Fens"), ("Wanderer", "Common Past"), ("Wanderer", "Odd Past"), ("Wanderer", "Old Oath"),
    ("Wanderer", "Keeper of Fens"), ("Yew Cousin", "Ash Twin"), ("Fellow Rider", "Marshal of Reeds"),
    ("Old Traveller", "Marshal of Reeds"), ("Raised by Geese", "Old Traveller"), ("Raised by Geese", "Marshal of Reeds"),
])  # fmt: skip
def test_what_does_not_lead_a_deck_together(pair: tuple[str, str]) -> None:
    with pytest.raises(SetupError, match=r"702\.124a|903\.3\)"):
        setup(((49, "Plains"), (49, "Swamp")), pair).check()


@rule("903.5a", "including its commander", "903.5", "702.124b")
def test_the_commanders_count_among_the_hundred_cards() -> None:
    for number, names in ((99, ("Marshal of Reeds",)), (98, ("Ash Twin", "Elm Twin"))):
        setup(((number, "Plains"),), names).check()
        for wrong in (number - 1, number + 1):
            with pytest.raises(SetupError, match=rf"Ana's deck: {wrong + len(names)} cards with the commander, not 100 \(903\.5a\)"):
                setup(((wrong, "Plains"),), names).check()
    with pytest.raises(SetupError, match="Ben's deck: 99 cards"):
        Setup((setup().seats[0], SeatSetup("Ben", ((98, "Plains"),), lists=led_by("Marshal of Reeds"))), LIBRARY_OF_ALL, 7).check()


@rule("903.5b", "other than basic lands", "unless a card says that a deck can have any number of it")
def test_copies_of_a_card_are_counted_with_the_commander() -> None:
    setup(((69, "Plains"), (30, "Many Mice"))).check()
    with pytest.raises(SetupError, match=r"101 cards with the commander, not 100 \(903\.5a\)"):
        setup(((69, "Plains"), (31, "Many Mice"))).check()  # but no more than make a hundred
    for deck, said in ((((97, "Plains"), (2, "Reed Cutter")), "2 of Reed Cutter"), (((97, "Plains"), (2, "Meadow")), "2 of Meadow")):
        with pytest.raises(SetupError, match=rf"{said}; each card must have a different name \(903\.5b\)"):
            setup(deck).check()


@rule("903.4", "mana cost, rules text, color indicator", "903.5c", "every color")
@pytest.mark.parametrize(("name", "color"), [
    ("Fire Cutter", "red"), ("Dark Cutter", "black"), ("Half Cutter", "black"), ("Stained Cutter", "black"), ("All Cutter", "blue and black and red and green"),
])  # fmt: skip
def test_each_color_of_a_card_is_in_the_commanders_identity(name: str, color: str) -> None:
    with pytest.raises(SetupError, match=rf"{name} is {color}, which its commander is not \(903\.5c\)"):
        setup(((98, "Plains"), (1, name))).check()


@rule("903.4c", "reminder text is ignored", "903.5c")
def test_symbols_in_reminder_text_are_no_color_of_a_card() -> None:
    setup(((98, "Plains"), (1, "Told Cutter"))).check()


@rule("903.5d", "each color of mana", "702.124c", "the combined color identities")
def test_lands_of_all_the_commanders_colors_suit_the_deck() -> None:
    deck = ((48, "Swamp"), (48, "Mountain"), (1, "Moor"), (1, "Scree"))
    setup(deck, ("Keeper of Fens", "Keeper of Fells")).check()
    for names, said in ((("Keeper of Fens",), "red"), (("Keeper of Fells",), "black")):
        with pytest.raises(SetupError, match=rf"makes {said} mana, and its commander is not of that color \(903\.5d\)"):
            setup((*deck, (1, "Waste")), names).check()


@rule("903.12e", "any number of basic lands of one type", "no basic lands of others")
def test_only_basic_lands_are_spared_for_a_colorless_commander() -> None:
    with pytest.raises(SetupError, match=r"Moor makes black mana.*903\.5d"):
        brawl(((58, "Swamp"), (1, "Moor")), "Still Golem").check()
    brawl(((58, "Swamp"), (1, "Plain Crate")), "Still Golem").check()  # other cards of no color are no matter
    with pytest.raises(SetupError, match=r"903\.5d"):
        setup(((99, "Swamp"),), ("Still Golem",)).check()  # not in a usual game
    setup(((99, "Waste"),), ("Still Golem",)).check()


@rule("903.4b", "affects the commander's color identity", "702.124c", "the combined color identities")
def test_each_of_two_commanders_has_a_color_of_its_own() -> None:
    both = setup(((49, "Swamp"), (49, "Mountain")), ("Hired Guide", "Hired Cook"))
    both.check()
    game = both.first_state()
    assert identity_of(game, 0) == ("B", "R")
    colors = [game.chars(oid).colors for oid in game.zone(COMMAND) if game.obj(oid).owner == 0]
    assert sorted(colors) == [("B",), ("R",)]
    with pytest.raises(SetupError, match=r"903\.5d"):
        setup(((49, "Swamp"), (48, "Mountain"), (1, "Plains")), ("Hired Guide", "Hired Cook")).check()

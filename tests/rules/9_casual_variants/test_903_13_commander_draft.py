"""Commander Draft (CR 903.13): two cards at a time, decks of at least 60 led by what was drafted."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.errors import IllegalAnswer
from engine.core.zones import COMMAND
from engine.game.decisions.choices import YesNo
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import identity_of, is_commander
from engine.game.rules.variants.variant import VARIANTS
from engine.table.drafting.checking import check_draft_views
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.draft import Draft
from engine.table.match import Match
from engine.table.setup import SeatSetup, Setup
from engine.vocabulary import catalogue
from engine.vocabulary.variants.commander.damage import beaten_by_a_commander
from tests.rulebook import rule
from tests.support.games.drafts import LANDS, NAMES, deck, draft, drafted_in_turn, face, go_on, pick, rest_of_the_draft

LEGEND = "Legendary Creature — Human"
LEADER = face("Leader of Woods", "", LEGEND, "{G}")
OTHER = face("Leader of Stones", "", LEGEND, "{2}")
THIRD = face("Leader of Marbles", "", LEGEND, "{3}")
HIRED = face("Hired Guide", "Partner", LEGEND, "{2}")


def drafted(*special: object, **details: object) -> Draft:
    """A Commander Draft of three in which everything has been drafted."""
    one = draft(*special, form="commander_draft", pack=6, **details)  # type: ignore[arg-type]
    rest_of_the_draft(one)
    assert isinstance(one.pending, BuildDeck)
    return one


@rule("903.13", "903.13a", "a draft followed by a multiplayer game")
@rule("903.13b", "three draft rounds", "drafts two cards", "passes the remaining cards", "until all cards have been drafted")
@rule("903.13c", "left in the first and third rounds", "right in the second")
def test_two_cards_are_drafted_from_each_pack_before_it_is_passed() -> None:
    one = draft(form="commander_draft", pack=6, more=(HIRED,), commanders=("Hired Guide",))
    for number, way in ((1, 1), (2, -1), (3, 1)):
        packs = {seat: set(one.table.waiting[seat][0].cards) for seat in range(3)}
        for seat in range(3):
            for _ in range(2):
                assert one.pending is not None and one.pending.asked_of == seat
                with pytest.raises(IllegalAnswer):
                    one.answer({"take": min(packs[(seat + 1) % 3])})  # of a pack that someone else drafts from
                packs[seat].remove(pick(one))
        for seat in range(3):
            assert set(one.table.waiting[(seat + way) % 3][0].cards) == packs[seat], f"round {number}"
        while one.table.round == number and isinstance(one.pending, Pick):
            pick(one)
    rest_of_the_draft(one)  # of which nothing is left
    assert [len(pile) for pile in one.table.piles] == [18, 18, 18] and isinstance(one.pending, BuildDeck)
    assert one.pending.extra == ("Hired Guide",), "which was in none of the packs"


@rule("903.13", "903.13a", "a draft followed by a multiplayer game", "903.13b", "drafts two cards, then passes the remaining cards")
@rule("903.13c", "to the left, to the right, to the left", "903.13d", "903.13e", "the cards a player drafted become that player's card pool")
@pytest.mark.parametrize(("seats", "pack"), [(2, 6), (3, 5), (4, 6)])
def test_every_card_is_drafted_two_at_a_time_and_nothing_else_is_seen(seats: int, pack: int) -> None:
    drafted_in_turn(draft(LEADER, form="commander_draft", seats=seats, pack=pack), pack, picks=2)


@rule("903.13c", "in the first round to the left", "903.13b", "903.13a", "also in a program that has looked at no variant before")
def test_the_first_thing_that_a_program_does_may_be_a_commander_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(VARIANTS)
    for name in known:
        monkeypatch.delitem(VARIANTS, name)
    monkeypatch.setattr(catalogue, "load", lambda: VARIANTS.update(known))
    one = draft(form="commander_draft", pack=6)
    for _ in range(6):
        pick(one)
    assert isinstance(one.pending, Pick) and (one.pending.asked_of, one.pending.candidates) == (0, (14, 15, 16, 17)), "what Cleo passed"


@rule("903.13e", "903.13f", "903.13g", "decks of the pool, and a Commander game")
@pytest.mark.parametrize(("seats", "pack"), [(2, 6), (4, 6)])
def test_decks_are_built_from_what_was_drafted_and_a_commander_game_is_played_with_them(seats: int, pack: int) -> None:
    one = draft(LEADER, form="commander_draft", seats=seats, pack=pack, more=(OTHER,), commanders=("Leader of Stones",))
    rest_of_the_draft(one)
    for seat in range(seats):
        for wrong, why in (
            (deck(one, seat, 59, ("Leader of Woods",)), "59 cards; the deck needs at least 60"), (deck(one, seat, 60), "903.3"),
            (deck(one, seat, 60, ("Leader of Stones",)), "903.5c"), (deck(one, seat, 60, ("Leader of Woods", "Leader of Stones")), "702.124a"),
            (deck(one, seat, 60, ("Leader of Woods",) * 9), "9"), ({"deck": [[60, "Plain Bear 1"]], "commanders": ["Leader of Woods"]}, "60"),
        ):  # fmt: skip
            with pytest.raises(IllegalAnswer, match=why):
                one.answer(wrong)
        assert one.pending is not None and one.pending.asked_of == seat
        one.answer(deck(one, seat, 60, ("Leader of Woods",)))
    made = one.match_setup()
    made.check()
    assert one.over and [(seat.name, seat.agent) for seat in made.seats] == [(name, "") for name in NAMES[:seats]] and made.variants == ("commander_draft",)
    for sits in made.seats:
        assert sum(count for count, _ in sits.deck) == 59 and sits.lists == {"commanders": ((1, "Leader of Woods"),)}
        assert sum(count for count, name in sits.deck if name != "Forest") + sum(count for count, _ in sits.sideboard) == 3 * pack - 1


@rule("903.13d", "only at cards in the booster pack they are currently drafting from and cards they have already drafted")
def test_nobody_sees_what_others_draft() -> None:
    one = draft(LEADER, form="commander_draft", pack=6)
    mine = pick(one, "Leader of Woods")
    assert one.view(1).names == {} and one.view(2).names == {} and mine in one.view(0).names
    while isinstance(one.pending, Pick):
        check_draft_views(one)
        go_on(one)
    rest_of_the_draft(one)
    assert set(one.view(1).names) == set(one.table.piles[1])


@rule("903.13e", "the cards a player drafted become that player's card pool")
@rule("903.13e", "up to two such cards added", "only if those cards are used as the player's commander(s)")
def test_hired_commanders_may_be_added_to_a_pool_but_only_as_commanders() -> None:
    hunter = face("Hired Hunter", "Partner", LEGEND, "{G}")
    one = drafted(more=(HIRED, hunter), commanders=("Hired Guide", "Hired Hunter"))
    pool = [one.table.names[number] for number in one.table.piles[0]]
    assert "Hired Guide" not in pool
    with pytest.raises(IllegalAnswer):
        one.answer({**deck(one, 0, 59), "deck": [[1, "Hired Guide"], [59, "Forest"]], "commanders": []})
    with pytest.raises(IllegalAnswer):
        one.answer(deck(one, 0, 60, ("Hired Guide",) * 3))
    colorless = {"deck": [[58, "Forest"]], "commanders": ["Hired Guide", "Hired Guide"]}
    with pytest.raises(IllegalAnswer, match=r"903\.5d"):
        one.answer(colorless)
    assert one.pending is not None and one.pending.asked_of == 0 and one.view(0).story[-1] == "The draft is over"
    for seat, hired in enumerate((("Hired Hunter",), ("Hired Hunter", "Hired Guide"))):
        one.answer(deck(one, seat, 60, hired))
        assert one.progress.decks[seat]["commanders"] == list(hired)
    assert one.pending.asked_of == 2


@rule("903.13e", "the cards a player drafted become that player's card pool: what is not in the deck is the sideboard", "903.13g", "the same rules as Commander games")
def test_further_copies_of_the_commander_that_are_in_no_deck_are_in_the_sideboard() -> None:
    one = drafted(LEADER)
    more = []
    for seat in range(3):
        answer = deck(one, seat, 60, ("Leader of Woods",))
        rest = [entry for entry in answer["deck"][:-1] if entry[1] != "Leader of Woods"]
        more.append([one.table.names[number] for number in one.table.piles[seat]].count("Leader of Woods") - 1)
        one.answer({**answer, "deck": [*rest, [59 - len(rest), "Forest"]]})
    assert max(more) > 0
    made = one.match_setup()
    assert [sits.sideboard for sits in made.seats] == [((number, "Leader of Woods"),) if number > 0 else () for number in more]
    assert [sum(count for count, _ in sits.deck) for sits in made.seats] == [59] * 3


@rule("903.13e", "no cards are added where the packs bring none")
def test_no_commander_comes_from_nowhere() -> None:
    one = drafted(LEADER, more=(HIRED,))
    with pytest.raises(IllegalAnswer):
        one.answer(deck(one, 0, 60, ("Hired Guide",)))
    one.answer(deck(one, 0, 60, ("Leader of Woods",)))
    assert one.pending is not None and one.pending.asked_of == 1


@rule("903.13f", "at least 60 cards", "no maximum", "any number of cards with the same name")
@rule("903.13f", "the same rules as Commander deck construction: a commander, and its colors")
def test_what_a_deck_must_be() -> None:
    one = drafted(LEADER, OTHER)
    names = [one.table.names[number] for number in one.table.piles[0]]
    assert names.count("Leader of Woods") > 1
    for wrong, why in (
        (deck(one, 0, 59, ("Leader of Woods",)), "59 cards; the deck needs at least 60"),
        (deck(one, 0, 60), "903.3"),
        (deck(one, 0, 60, ("Leader of Stones",)), "903.5c"),
        (deck(one, 0, 60, ("Leader of Stones", "Leader of Woods")), "702.124a"),
    ):
        with pytest.raises(IllegalAnswer, match=why):
            one.answer(wrong)
    one.answer(deck(one, 0, 75, ("Leader of Woods",)))
    assert one.progress.decks[0]["commanders"] == ["Leader of Woods"]


@rule("903.13f", "commanders of one or fewer colors are considered to have the partner ability")
def test_some_packs_make_commanders_of_one_color_partners() -> None:
    both = ("Leader of Woods", "Leader of Stones")
    without, partners = drafted(LEADER, OTHER), drafted(LEADER, OTHER, THIRD, partners=True)
    with pytest.raises(IllegalAnswer, match=r"702\.124a"):
        without.answer(deck(without, 0, 60, both))
    with pytest.raises(IllegalAnswer, match=r"702\.124a"):
        partners.answer(deck(partners, 0, 60, (*both, "Leader of Marbles")))  # but not of three
    partners.answer(deck(partners, 0, 60, both))
    two = face("Leader of Hills", "", LEGEND, "{R}{G}")
    many = drafted(LEADER, two, partners=True)
    with pytest.raises(IllegalAnswer, match=r"702\.124a"):
        many.answer(deck(many, 0, 60, ("Leader of Woods", "Leader of Hills")))
    own = drafted(LEADER, face("Leader of Vales", "Partner", LEGEND, "{G}{U}"), partners=True)
    own.answer(deck(own, 0, 60, ("Leader of Woods", "Leader of Vales")))  # which has partner itself


@rule("903.13g", "the same rules as Commander games")
def test_the_game_is_a_commander_game() -> None:
    seats = tuple(SeatSetup(name, ((59, "Forest"),), lists={"commanders": ((1, "Leader of Woods"),)}) for name in NAMES[:3])
    cards = CardLibrary(CardData(one.name, "normal", (one,)) for one in (LEADER, *LANDS))
    match = Match.new(Setup(seats, cards, 1, options=(("variants", ("commander_draft",)),)))
    while not isinstance(match.pending, YesNo):
        assert match.pending is not None
        match.answer(match.pending.some_answer(lambda bound: 0))  # who begins
    game = match.live
    assert [player.life for player in game.players] == [40, 40, 40] and game.options["variants"] == ("commander_draft",)
    leaders = game.zone(COMMAND)
    assert [(game.chars(oid).name, game.controller(oid)) for oid in leaders] == [("Leader of Woods", seat) for seat in range(3)]
    assert all(is_commander(game, game.obj(oid)) and not game.obj(oid).face_down for oid in leaders)
    assert [identity_of(game, seat) for seat in range(3)] == [("G",)] * 3
    assert [(len(game.zone("hand", seat)), len(game.zone("library", seat))) for seat in range(3)] == [(7, 52)] * 3
    happen(game, Damage(leaders[0], 1, 20, combat=True), Damage(leaders[1], 1, 1, combat=True))
    assert not any(list(beaten_by_a_commander(game, player)) for player in game.players), "not by one of them alone"
    happen(game, Damage(leaders[0], 1, 1, combat=True))
    assert [bool(list(beaten_by_a_commander(game, player))) for player in game.players] == [False, True, False]

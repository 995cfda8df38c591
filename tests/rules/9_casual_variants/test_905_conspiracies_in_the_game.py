"""The games of a Conspiracy Draft (CR 905.3 to 905.6): conspiracies in the command zone, life and hands."""

from __future__ import annotations

from engine.core.zones import COMMAND, OUTSIDE
from engine.decisions.choices import ChooseObjects
from engine.play.match import Match
from engine.state.influence import RANGES
from tests.drafts import NAMES, deck, draft, face, rest_of_the_draft
from tests.rulebook import rule

PLOT = face("Open Plot", "Creatures you control get +1/+1.", "Conspiracy", "")
HIDDEN = face("Hidden Plot", "Hidden agenda\nSpells with the chosen name you cast cost {1} less to cast.", "Conspiracy", "")


def played(*special: object, seats: int = 3) -> Match:
    """A match after a draft of such cards."""
    one = draft(*special, seats=seats)  # type: ignore[arg-type]
    rest_of_the_draft(one)
    for seat in range(seats):
        one.answer(deck(one, seat))
    setup = one.match_setup()
    for seat, sits in enumerate(setup.seats):  # whoever drafted plays, with that deck
        assert (sits.name, sits.agent, sits.lists) == (NAMES[seat], "", {}) and sum(count for count, _ in sits.deck) == 40
    return Match.new(setup)


@rule("905.4", "any number of conspiracy cards from their sideboard", "before decks are shuffled", "905.4a")
@rule("905.4a", "hidden agenda are put into the command zone face down")
@rule("905.5", "the owner is the player who put it into the command zone", "the controller is its owner")
def test_conspiracies_of_the_pool_begin_in_the_command_zone() -> None:
    match = played(PLOT, HIDDEN)
    while not (isinstance(match.pending, ChooseObjects) and match.pending.purpose == "conspiracy"):
        assert match.pending is not None
        match.answer_by_chance()
    seat = match.pending.asked_of
    mine = match.live.zone(OUTSIDE, seat)
    conspiracies = [oid for oid in mine if "conspiracy" in match.live.chars(oid).types]
    assert sorted(match.pending.candidates) == sorted(conspiracies) and match.pending.least == 0
    assert match.pending.most == len(conspiracies)
    plot = next(oid for oid in conspiracies if match.live.chars(oid).name == "Open Plot")
    hidden = next(oid for oid in conspiracies if match.live.chars(oid).name == "Hidden Plot")
    match.answer([plot, hidden])
    own = {found.definition.name for found in match.live.objects.values() if found.owner == seat and found.definition}
    assert list(match.pending.options) == sorted(own), "names of one's own cards are at hand"  # type: ignore[union-attr]
    match.answer("Plain Bear 1")
    there = [match.live.obj(oid) for oid in match.live.zone(COMMAND)]
    assert [bool(found.face_down) for found in there] == [False, True]
    assert [found.choices for found in there] == [{}, {"card name": "Plain Bear 1"}]
    assert all(found.owner == seat and found.zone == COMMAND for found in there)
    assert {match.live.controller(oid) for oid in match.live.zone(COMMAND)} == {seat}


@rule("905.3", "multiplayer game", "Free-for-All", "attack multiple players", "without limited range of influence")
@rule("905.6", "each player sets their life total to 20 and draws a hand of seven cards")
def test_the_game_is_free_for_all_with_20_life_and_seven_cards() -> None:
    match = played(PLOT, seats=4)
    game = match.live
    assert [player.life for player in game.players] == [20] * 4
    assert game.sides() == ((0,), (1,), (2,), (3,)) and not game.options.get(RANGES)
    assert game.options["variants"] == ("conspiracy_draft",)
    put: list[int] = []
    while match.live.turn.number == 0:
        assert match.pending is not None
        put += [match.pending.asked_of] * (isinstance(match.pending, ChooseObjects) and match.pending.purpose == "conspiracy")
        match.answer(match.pending.some_answer(lambda n: 0) if match.pending.kind != "yes_no" else False)
    assert sorted(put) == [0, 1, 2, 3] and put[0] == match.live.starting, "conspiracies are put out once, before the game"
    assert all(len(match.live.zone("hand", seat)) >= 7 for seat in range(4))
    assert [player.name for player in match.live.players] == list(NAMES[:4])

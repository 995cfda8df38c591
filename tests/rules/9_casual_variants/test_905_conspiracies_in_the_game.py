"""The games of a Conspiracy Draft (CR 905.3 to 905.6). Conspiracies in the command zone, life and hands."""

from __future__ import annotations

from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.state.influence import RANGES
from engine.table.match import Match
from engine.table.seat_views import view_for
from engine.table.setup import SeatSetup, Setup
from tests.rulebook import rule
from tests.support.games.drafts import NAMES, face

BEARS = tuple(face(f"Bear of {name}", cost="{1}{G}") for name in NAMES[:4])
FIELD = face("Field", "", "Basic Land — Forest", "")
PLOT = face("Open Plot", "Creatures you control get +1/+1.", "Conspiracy", "")
HIDDEN = face("Hidden Plot", "Hidden agenda\nSpells with the chosen name you cast cost {1} less to cast.", "Conspiracy", "")


CARDS = CardLibrary(CardData(one.name, "normal", (one,)) for one in (*BEARS, FIELD, PLOT, HIDDEN))
READ = [CARDS.definition(name) for name in CARDS.names()]  # once, before any game
POOL = ((2, "Open Plot"), (1, "Hidden Plot"))  # what is not in the deck


def played(seats: int = 3, sideboard: tuple[tuple[int, str], ...] = POOL) -> Match:
    """A game with drafted decks of forty cards, in which conspiracies lie in the sideboards."""
    bears = [f"Bear of {name}" for name in NAMES[:seats]]
    sits = tuple(SeatSetup(name, ((10, bear), (30, "Field")), (*sideboard, (3, bear))) for name, bear in zip(NAMES, bears, strict=False))
    return Match.new(Setup(sits, CARDS, 3, options=(("variants", ("conspiracy_draft",)),)))


@rule("905.4", "any number of conspiracy cards from their sideboard", "before decks are shuffled", "905.4a")
@rule("905.4a", "hidden agenda are put into the command zone face down")
@rule("905.5", "the owner is the player who put it into the command zone", "the controller is its owner")
def test_conspiracies_of_the_pool_begin_in_the_command_zone() -> None:
    match = played()
    while not (isinstance(match.pending, ChooseObjects) and match.pending.purpose == "conspiracy"):
        assert match.pending is not None
        match.answer_by_chance()
    seat = match.pending.asked_of
    mine = match.live.zone(OUTSIDE, seat)
    conspiracies = [oid for oid in mine if "conspiracy" in match.live.chars(oid).types]
    assert len(mine) == 6 and sorted(match.pending.candidates) == sorted(conspiracies) and len(conspiracies) == 3
    assert (match.pending.least, match.pending.most) == (0, 3)
    plot, _ = (oid for oid in conspiracies if match.live.chars(oid).name == "Open Plot")
    hidden = next(oid for oid in conspiracies if match.live.chars(oid).name == "Hidden Plot")
    match.answer([plot, hidden])
    assert match.pending.asked_of == seat and list(match.pending.options) == [f"Bear of {NAMES[seat]}", "Field", "Hidden Plot", "Open Plot"], "one's own cards"  # type: ignore[union-attr]
    assert match.pending.check("Field") == 1 and match.pending.check("Nowhere  Land") == "Nowhere Land", "or of any card there is"
    match.answer("Field")
    there = [match.live.obj(oid) for oid in match.live.zone(COMMAND)]
    assert [bool(found.face_down) for found in there] == [False, True]
    assert [found.choices for found in there] == [{}, {"card name": "Field"}]
    assert all(found.owner == seat and found.zone == COMMAND for found in there)
    assert {match.live.controller(oid) for oid in match.live.zone(COMMAND)} == {seat}
    for viewer in range(3):
        seen = [view_for(match.live, viewer, None).objects[oid] for oid in match.live.zone(COMMAND)]
        assert [[face.name for face in one.faces] for one in seen] == [["Open Plot"], ["Hidden Plot"] if viewer == seat else []]
    assert sorted(match.live.chars(oid).name for oid in match.live.zone(OUTSIDE, seat)) == [*[f"Bear of {NAMES[seat]}"] * 3, "Open Plot"]
    for following in (1, 2):
        assert isinstance(match.pending, ChooseObjects) and match.pending.asked_of == (seat + following) % 3 and match.pending.purpose == "conspiracy"
        match.answer([])
    assert seat == match.live.starting and len(match.live.zone(COMMAND)) == 2
    assert all(len(match.live.zone("hand", one)) == 7 and len(match.live.zone("library", one)) == 33 for one in range(3))


@rule("905.4", "any number of conspiracy cards", "905.5", "its owner")
def test_whose_conspiracies_are_out_has_their_abilities_and_nobody_else() -> None:
    match = played(2, ((3, "Open Plot"),))
    while not isinstance(match.pending, Act):
        assert match.pending is not None
        conspiracies = isinstance(match.pending, ChooseObjects) and match.pending.purpose == "conspiracy"
        match.answer(match.pending.candidates[: 2 if match.pending.asked_of == 0 else 0] if conspiracies else match.pending.some_answer(lambda n: 0))  # type: ignore[union-attr]
    game = match.live
    assert [game.chars(oid).name for oid in game.zone(COMMAND)] == ["Open Plot"] * 2 and {game.controller(oid) for oid in game.zone(COMMAND)} == {0}
    assert [len(game.zone(OUTSIDE, seat)) for seat in (0, 1)] == [4, 6]
    bears = [next(oid for oid in (*game.zone("library", seat), *game.zone("hand", seat)) if game.chars(oid).power == 2) for seat in (0, 1)]
    done = happen(game, *(ZoneChange(oid, "battlefield", controller=seat) for seat, oid in enumerate(bears)))
    assert [(game.chars(event.new).power, game.chars(event.new).toughness) for event in done if isinstance(event, ZoneChange)] == [(4, 4), (2, 2)]


@rule("905.3", "multiplayer game", "Free-for-All", "attack multiple players", "without limited range of influence")
@rule("905.6", "each player sets their life total to 20 and draws a hand of seven cards")
def test_the_game_is_free_for_all_with_20_life_and_seven_cards() -> None:
    match = played(seats=4, sideboard=((1, "Open Plot"),))
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

"""How a Commander game begins (CR 903.7): forty life, seven cards, and a commander that could be cast at once."""

from __future__ import annotations

from engine.api import Act, Match, SeatSetup, Setup, YesNo
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND
from engine.decisions.choices import ChooseObjects
from tests.commander_decks import led_by
from tests.rulebook import rule

CARDS = (FaceData("Bare Marshal", "{0}", "Legendary Creature — Human", "", "2", "2"), FaceData("Waste", "", "Basic Land", "{T}: Add {C}."))


@rule("903.7", "sets their life total to 40 and draws a hand of seven cards", "103.5", "a mulligan costs its player a card")
@rule("903.8", "a commander they own, and nobody else")
def test_who_keeps_seven_cards_is_asked_for_none_of_them_and_begins_with_their_commander_at_hand() -> None:
    seats = tuple(SeatSetup(name, ((99, "Waste"),), lists=led_by("Bare Marshal")) for name in ("Ana", "Ben"))
    match = Match.new(Setup(seats, CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS), 7))
    while not isinstance(match.pending, YesNo):
        match.answer_by_chance()
    first = match.pending.seat
    match.answer(True)  # a mulligan
    bottom = []
    while not isinstance(match.pending, Act):
        if isinstance(match.pending, ChooseObjects):
            bottom.append((match.pending.seat, match.pending.least, match.pending.most))
        match.answer(False) if isinstance(match.pending, YesNo) else match.answer_by_chance()
    game = match.live
    assert bottom == [(first, 1, 1)], "who kept all is not asked"
    assert [player.life for player in game.players] == [40, 40]
    assert [len(game.zone("hand", seat)) for seat in (first, 1 - first)] == [6, 7]
    while game.turn.step != "main1":
        match.answer_by_chance()
    assert isinstance(match.pending, Act)
    (mine,) = [oid for oid in game.zone(COMMAND) if game.obj(oid).owner == match.pending.seat]
    assert [(action.oid, action.label) for action in match.pending.actions if action.kind == "cast"] == [(mine, "Bare Marshal")]

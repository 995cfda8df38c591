"""How a Commander or Brawl game begins (CR 903.2, 903.7, 903.12g). Who starts, mulligans, a companion, a commander
to cast at once."""

from __future__ import annotations

import pytest

from engine.api import Act, Match, SeatSetup, Setup, YesNo
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND, LIBRARY
from engine.game.decisions.choices import ChooseObjects, ChooseOption
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling
from tests.rulebook import rule
from tests.support.games.commander_decks import led_by

CARDS = (FaceData("Bare Marshal", "{0}", "Legendary Creature — Human", "", "2", "2"), FaceData("Waste", "", "Basic Land", "{T}: Add {C}."),
         FaceData("Faithful Ox", "{2}", "Creature — Ox", "Companion — Your starting deck contains only cards with even mana values and land cards.", "2", "2"),
         FaceData("Plain Ox", "{2}", "Creature — Ox", "", "2", "2"))  # fmt: skip


@rule("903.2", "a two-player game or a multiplayer game", "903.7", "draws a hand of seven cards", "103.5", "a mulligan costs its player a card")
@rule("903.12", "the normal rules for the Commander variant", "903.12g", "the first mulligan doesn't count, in any Brawl game")
@pytest.mark.parametrize(("seats", "variant", "lands", "life", "cost"), [
    (2, "commander", 99, 40, 1), (4, "commander", 99, 40, 0), (2, "brawl", 59, 25, 0), (4, "brawl", 59, 30, 0),
])  # fmt: skip
def test_who_is_chosen_begins_may_take_a_mulligan_and_has_their_commander_at_hand(seats: int, variant: str, lands: int, life: int, cost: int) -> None:
    sits = tuple(SeatSetup(name, ((lands, "Waste"),), sideboard=((1, "Plain Ox"), (1, "Faithful Ox")) if name == "Ben" else (), lists=led_by("Bare Marshal"))
                 for name in ("Ana", "Ben", "Cleo", "Dora")[:seats])  # fmt: skip
    match = Match.new(Setup(sits, CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS), 7, options=(("variants", (variant,)),)))
    first = seats - 1
    hands: list[set[int]] = []
    lowest: set[int] = set()
    asked: list[tuple[object, ...]] = []
    while not isinstance(match.pending, Act):
        decision, game = match.pending, match.live
        if isinstance(decision, ChooseOption):
            asked.append((decision.purpose, len(decision.options)))
            match.answer(first)
        elif isinstance(decision, YesNo):
            prompt = in_words(decision, GameTelling(game, decision.seat)).prompt
            again = prompt == "Keep this hand?" and decision.seat == first
            asked.append((prompt, decision.seat))
            if decision.seat == first:
                hands.append({game.obj(oid).card for oid in game.zone("hand", first)})
                lowest = {game.obj(oid).card for oid in game.zone(LIBRARY, first)[-8:]}
            match.answer(again)
        else:
            assert isinstance(decision, ChooseObjects)
            asked.append((decision.purpose, decision.seat, [game.chars(oid).name for oid in decision.candidates], decision.least, decision.most))
            match.answer_by_chance()
    before, drawn = hands
    assert len(before) == 7 and before != drawn and not before <= lowest, "what was in the hand is shuffled into the library"
    game = match.live
    keeping: list[tuple[object, ...]] = [("Keep this hand?", (first + at) % seats) for at in range(seats)]
    bottom: list[tuple[object, ...]] = [("bottom", first, ["Waste"] * 7, cost, cost)] if cost else []
    companion = [("companion", 1, ["Faithful Ox"], 0, 1)]
    after = [("Keep this hand? You have taken 1 mulligan.", first)]
    assert asked == [("starting player", seats), *companion, *keeping, *bottom, *after]
    assert game.starting == game.turn.active == first
    assert [player.life for player in game.players] == [life] * seats
    while match.live.turn.step != "main1":
        match.answer_by_chance()
    assert isinstance(match.pending, Act)
    (mine,) = [oid for oid in match.live.zone(COMMAND) if match.live.obj(oid).owner == match.pending.seat]
    assert [(action.oid, action.label) for action in match.pending.actions if action.kind == "cast"] == [(mine, "Bare Marshal")]

"""Commander and Brawl games with planar decks and stickers. How they begin and go on (CR 903.1, 903.7, 903.12f)."""

from __future__ import annotations

import pytest

from engine.api import Act, Match, SeatSetup, Setup, YesNo
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND, LIBRARY
from engine.game.decisions.act import Action
from engine.game.events.planes import face_up, planar_controller, planar_deck
from engine.game.rules.questions.commanders import is_commander
from engine.game.rules.questions.drafting import NOTES
from engine.vocabulary.mechanics.stickers import available
from tests.rulebook import rule
from tests.support.games.commander_decks import CARDS, led_by

STAMP = FaceData("Stamp", "{W}", "Instant", "Put a sticker on target permanent.")
PLANES = tuple(FaceData(f"Dull Plain {number}", "", "Phenomenon" if number % 10 == 9 else "Plane — Elsewhere", "") for number in range(20))
LIBRARY_OF_ALL = CardLibrary(CardData(face.name, "normal", (face,)) for face in (*CARDS, STAMP, *PLANES))


def seat(name: str, lands: int, planes: tuple[FaceData, ...], noted: bool = False) -> SeatSetup:
    """A seat with a deck and a planar deck of its own, and with what it noted as cards were drafted."""
    lists = {**led_by("Marshal of Reeds"), "planes": tuple((1, face.name) for face in planes)}
    deck = ((lands, "Plains"), (9, "Waste"), (1, "Stamp") if noted else (1, "Reed Cutter"))
    return SeatSetup(name, deck, lists=lists, noted=(("Banner", "name", "Ox"),) if noted else ())


def acts(match: Match) -> tuple[Action, ...]:
    """What may be done with priority."""
    assert isinstance(match.pending, Act)
    return match.pending.actions


@rule("903.1", "all the normal rules, with additions", "903.7", "sets their life total to 40 and draws a hand of seven cards")
@rule("903.12", "the normal rules for the Commander variant with modifications", "903.12a", "903.12f", "25 in a two-player Brawl game", "903.12h")
@pytest.mark.parametrize(("variant", "lands", "life"), [("commander", 89, 40), ("brawl", 49, 25)])
def test_such_a_game_with_planar_decks_and_stickers_begins(variant: str, lands: int, life: int) -> None:
    seats = (seat("Ana", lands, PLANES[:10], noted=True), seat("Ben", lands, PLANES[10:]))
    setup = Setup(seats, LIBRARY_OF_ALL, 7, options=(("variants", (variant, "planechase")),))
    before = setup.first_state()
    match = Match.new(setup)
    while match.live.turn.step != "main1":
        match.answer(False) if isinstance(match.pending, YesNo) else match.answer_by_chance()
    game = match.live
    first = game.turn.active
    assert [player.life for player in game.players] == [life, life]
    assert [NOTES in player.marks for player in game.players] == [True, False]
    assert [bool(available(game, one)) for one in (0, 1)] == [True, False], "whose deck is about stickers"
    assert [is_commander(game, game.obj(oid)) for oid in game.zone(COMMAND) if game.chars(oid).name == "Marshal of Reeds"] == [True, True]
    for one in (0, 1):
        names = [before.chars(oid).name for oid in before.zone(LIBRARY, one)]
        assert len(names) == lands + 10 and names != sorted(names, key=["Plains", "Waste", "Stamp", "Reed Cutter"].index), "shuffled"
    theirs = [before.obj(oid).definition for oid in planar_deck(before, first)]
    start = next(number for number, card in enumerate(theirs) if card is not None and "plane" in card.front.printed.types)
    (plane,) = face_up(game)
    assert planar_controller(game) == first == game.obj(plane).owner
    assert [game.obj(oid).definition for oid in (plane, *planar_deck(game, first))] == [*theirs[start:], *theirs[:start]]
    assert len(planar_deck(game, 1 - first)) == 10
    dice = [number for number, action in enumerate(acts(match)) if action.way == "planar die"]
    assert [acts(match)[number].cost for number in dice] == [""], "free, the first time"
    match.answer(dice[0])
    while match.live.stack:
        match.answer_by_chance()
    assert not [action for action in acts(match) if action.way == "planar die"], "the second time in a turn it is not"
    while match.live.turn.active == first:
        match.answer_by_chance()
    assert planar_controller(match.live) == 1 - first

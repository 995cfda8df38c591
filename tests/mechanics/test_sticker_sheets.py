"""The sheets that stickers are found on (CR 123.2), and who plays with them."""

from __future__ import annotations

from engine.api import Match, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.vocabulary.mechanics.sticker_sheets import give_sheets, shipped_sheets, speaks_of_stickers
from engine.vocabulary.mechanics.stickers import ABILITY, ART, NAME, SIZE, available
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Old Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CUB = card("Sticky Cub", "{0}", "Creature — Bear", "Sticker kicker {1}", "1/1")
STAMP = card("Stamp", "{0}", "Instant", "Put a sticker on target permanent.")


@rule("107.17", "123.2a", "at least ten sheets, each unique; three at random", "123.2c", "they remain revealed")
def test_three_of_at_least_ten_different_sheets_are_chosen_at_random() -> None:
    sheets = shipped_sheets()
    assert len(sheets) >= 10 and len({sheet.stickers for sheet in sheets}) == len(sheets)
    table = Table()
    give_sheets(table.game, 0)
    theirs = available(table.game, 0)
    assert len({sticker.sheet for sticker in theirs}) == 3 and not available(table.game, 1)
    assert speaks_of_stickers(CUB) and speaks_of_stickers(STAMP) and not speaks_of_stickers(BEAR)


@rule("123.1", "four kinds of stickers")
def test_each_sheet_has_stickers_of_all_kinds_and_its_abilities_are_understood() -> None:
    for sheet in shipped_sheets():
        assert {sticker.kind for sticker in sheet.stickers} == {NAME, ABILITY, SIZE, ART}
        assert all(sticker.abilities for sticker in sheet.stickers if sticker.kind == ABILITY)


@rule("123.2a", "as the game starts, whose deck is about stickers", "123.2c", "revealed")
def test_who_plays_with_stickers_has_three_sheets_from_the_start_and_everybody_sees_them() -> None:
    faces = (FaceData("Stamp", "{0}", "Instant", "Put a sticker on target permanent."), FaceData("Field", "", "Basic Land — Forest", ""))
    library = CardLibrary(CardData(face.name, "normal", (face,)) for face in faces)
    match = Match.new(Setup((SeatSetup("Ana", ((40, "Stamp"),)), SeatSetup("Bo", ((40, "Field"),))), library, 4))
    assert len({sticker.sheet for sticker in available(match.live, 0)}) == 3 and not available(match.live, 1)
    notes = match.view(1).players[0].designations
    assert any(note.startswith("27 stickers left of ") for note in notes)
    again = Match.new(Setup((SeatSetup("Ana", ((40, "Stamp"),)), SeatSetup("Bo", ((40, "Field"),))), library, 4))
    assert available(again.live, 0) == available(match.live, 0)

"""All players may agree to a draw."""

from __future__ import annotations

from pathlib import Path

from engine.api import CardLibrary, Match, SeatSetup, Setup, cards_of_file
from tests.rulebook import rule


def begin(folder: Path) -> Match:
    cards = folder / "groves.cards"
    cards.write_text("Home Grove\nLand\n{T}: Add {G}.\n", encoding="utf-8")
    seats = tuple(SeatSetup(name=name, deck=((30, "Home Grove"),)) for name in ("Ana", "Bo"))
    match = Match.new(Setup(seats, CardLibrary(cards_of_file(cards)), 3))
    for _ in range(5):
        match.answer_by_chance()
    return match


@rule("104.4i")
def test_the_game_ends_at_once_and_nobody_wins(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.agree_to_draw()
    assert match.pending is None and match.over == "the game is a draw: the players agreed to it (104.4i)"
    assert not any(player.won or player.lost for player in match.view(0).players)


def test_a_draw_that_was_agreed_to_is_kept_and_can_be_taken_back(tmp_path: Path) -> None:
    match = begin(tmp_path)
    file = tmp_path / "kept.match"
    match.file.journal_to(file)
    asked, count = match.pending, len(match.answers)
    match.agree_to_draw()
    assert Match.load(file).over == match.over
    match.rewind(len(match.answers) - 1)
    assert match.over == "" and match.pending is not None and len(match.answers) <= count
    assert asked is not None

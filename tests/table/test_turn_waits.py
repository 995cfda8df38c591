"""At a table nobody's turn ends without them, even if passing is all they can do."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import TURN_WAITS, Act, CardLibrary, Match, SeatSetup, Setup, cards_of_file


def ends(folder: Path, *options: tuple[str, bool]) -> tuple[list[tuple[int, str]], Match]:
    """The priorities that are asked for in four turns of a game in which nothing can be done."""
    cards = folder / "stones.cards"
    cards.write_text("Grey Stone {9}\nArtifact\n", encoding="utf-8")
    seats = tuple(SeatSetup(name=name, deck=((30, "Grey Stone"),)) for name in ("Ana", "Bo"))
    match = Match.new(Setup(seats, CardLibrary(cards_of_file(cards)), 3, options=options))
    asked = []
    for _ in range(60):
        if match.pending is None or match.live.turn.number > 4:
            break
        if isinstance(match.pending, Act):
            asked.append((match.pending.seat, match.live.turn.step))
        match.answer_by_chance()
    return asked, match


def test_the_active_player_is_asked_in_their_last_main_phase(tmp_path: Path) -> None:
    asked, match = ends(tmp_path, (TURN_WAITS, True))
    first = match.live.turn.active if match.live.turn.number % 2 else 1 - match.live.turn.active
    assert asked == [(first, "main2"), (1 - first, "main2")] * 2


def test_elsewhere_nobody_is_asked_what_has_one_answer(tmp_path: Path) -> None:
    assert ends(tmp_path)[0] == []


@pytest.mark.parametrize("options", [(), ((TURN_WAITS, True),)])
def test_a_kept_match_comes_to_where_it_stood(tmp_path: Path, options: tuple[tuple[str, bool], ...]) -> None:
    _, match = ends(tmp_path, *options)
    match.file.save(tmp_path / "kept.match")
    again = Match.load(tmp_path / "kept.match")
    assert (again.live.turn.number, again.live.turn.step) == (match.live.turn.number, match.live.turn.step)
    assert again.answers == match.answers

"""Grand Melees as matches: played by chance, seen, kept, taken back. With several turns at the same time (CR 807.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import PRACTISING, Match, Setup, autoplay
from engine.cards.library import CardLibrary
from engine.table import snapshot
from engine.table.invariants import check_all
from engine.table.setup import SetupError
from tests.rulebook import rule
from tests.table.test_match import new_match
from tests.table.test_saves import library

__all__ = ["library"]


def melee(library: CardLibrary, seats: int = 8, **options: object) -> Match:
    """A Grand Melee of programs."""
    setup = new_match(library).setup
    one = setup.seats[0]
    table = tuple(type(one)(f"Player {number}", one.deck, one.sideboard, "random") for number in range(seats))
    return Match.new(Setup(table, library, 3, options=(("variants", ("grand_melee",)), *options.items())))


def standing(match: Match) -> list[object]:
    """Where the turns stand that are not played now, and what has happened in them."""
    there = ((marker.number, marker.aside) for marker in match.live.markers if marker.aside is not None)
    return [(number, one.turn, one.stack, len(one.this_turn), one.tallies) for number, one in there]


@rule("807.4", "807.5")
def test_views_tell_whose_turns_are_under_way(library: CardLibrary) -> None:
    match = melee(library)
    autoplay(match, 40)
    view = match.view(0)
    assert [marker.number for marker in view.markers] == [1, 2] and sum(marker.played for marker in view.markers) == 1
    played = next(marker for marker in view.markers if marker.played)
    assert (played.holder, played.step, played.stack) == (view.active, view.step, view.stack)
    noted = [player.seat for player in view.players if any("turn marker" in note for note in player.designations)]
    assert sorted(noted) == sorted(marker.holder for marker in view.markers)


def test_a_match_is_read_again_and_taken_back_between_two_turns(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 10)
    match = melee(library)
    match.file.journal_to(tmp_path / "game")
    autoplay(match, 70)
    assert len(match.live.markers) == 2 and not match.file.unsaved
    again = Match.load(tmp_path / "game")
    assert again.view(3) == match.view(3) and standing(again) == standing(match)
    assert repr(again.pending) == repr(match.pending)
    answers = list(match.answers)
    again.rewind(40)
    for answer in answers[40:]:
        again.answer(answer)
    assert again.view(5) == match.view(5) and standing(again) == standing(match)


def test_a_match_keeps_its_invariants_as_players_leave_it(library: CardLibrary) -> None:
    match = melee(library)
    for seat in (0, 3, 4, 7, 6):
        autoplay(match, 12)
        check_all(match.live, match.pending)
        match.concede(seat)
        check_all(match.live, match.pending)
    assert len(match.live.markers) == 1 and not match.over


def test_nobody_practises_remembering_triggers_with_several_stacks(library: CardLibrary) -> None:
    setup = melee(library).setup
    people = (type(setup.seats[0])("Anna", setup.seats[0].deck), *setup.seats[1:])
    with pytest.raises(SetupError, match=r"does not go together with Grand Melee: .*\(807\.5\)"):
        Match.new(Setup(people, library, options=(("variants", ("grand_melee",)), (PRACTISING, ("0",)))))

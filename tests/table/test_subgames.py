"""Matches with subgames (CR 725). Asked, seen, taken back, conceded, kept in a file in the middle of everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.agents.random_agent import RandomAgent
from engine.api import Act, CardLibrary, Match, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.game.state.games_above import games_above
from engine.table import snapshot
from engine.table.headless import HeadlessGame
from engine.table.invariants import Conservation, check_all
from engine.table.replay import Checkpoint
from tests.rulebook import rule

CARDS = (
    FaceData("Bare Hall", "", "Land", "{0}: Discard a card. Players play a subgame. Each player who doesn't win the subgame loses half their life, "
             "rounded up. Each player who wins the subgame discards a card. Activate only once each turn."),
)  # fmt: skip


@pytest.fixture
def match() -> Match:
    """A match of three, Ana's first main phase with a Bare Hall on the battlefield."""
    library = CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)
    seats = tuple(SeatSetup(name, ((60, "Bare Hall"),)) for name in ("Ana", "Ben", "Cyd"))
    return hall(Match.new(Setup(seats, library, 4)))


def hall(match: Match) -> Match:
    """Go on until somebody can play a land, and let them play it."""
    while not (isinstance(match.pending, Act) and any(action.kind == "play" for action in match.pending.actions)):
        step(match)
    return act(match, "play")


def step(match: Match) -> None:
    """Pass, keep hands, and let chance answer what else is asked."""
    pending = match.pending
    assert pending is not None
    if isinstance(pending, Act):
        match.answer(0)
    elif pending.purpose == "mulligan":
        match.answer(False)
    else:
        match.answer_by_chance()


def act(match: Match, kind: str, text: str = "", *targets: int) -> Match:
    """Take an action of a kind, with its targets."""
    assert isinstance(match.pending, Act)
    match.answer(next(n for n, a in enumerate(match.pending.actions) if a.kind == kind and text in a.label))
    if targets:
        match.answer(list(targets))
    return match


def depth(match: Match) -> int:
    return len(tuple(games_above(match.live)))


def subgame(match: Match) -> Match:
    """Let whoever has priority create a subgame, up to its first question."""
    above = depth(match)
    act(match, "activate", "subgame")
    while depth(match) == above:
        step(match)
    return match


def stages(match: Match) -> Iterator[str]:
    """The match at its stages: in a subgame, in one in it, after it, in the resolution that goes on."""
    yield "the main game"
    subgame(match)
    yield "mulligans of the subgame"
    hall(match)
    yield "the subgame"
    subgame(match)
    yield "mulligans of a subgame of the subgame"
    hall(match)
    for loser in (1, 2):
        match.concede(loser)
        yield f"the subgame of the subgame without {loser}"
    assert depth(match) == 1 and match.pending is not None and match.pending.purpose == "discard"
    yield "the resolution in the subgame goes on"
    match.answer_by_chance()
    assert isinstance(match.pending, Act) and depth(match) == 1
    match.concede(1)
    yield "the subgame that somebody has left"
    match.agree_to_draw()
    assert depth(match) == 0
    yield "the main game again"


def same(match: Match, other: Match) -> bool:
    """Whether two matches stand at the same question, and everybody sees the same."""
    return (
        match.pending == other.pending and all(match.view(seat) == other.view(seat) for seat in range(3))
        and match.happenings(0) == other.happenings(0) and match.over == other.over
    )  # fmt: skip


@rule("725.1a", "725.6")
def test_a_match_is_loaded_in_the_middle_of_subgames(match: Match, tmp_path: Path) -> None:
    conservation, file, seen = Conservation(match.live), tmp_path / "kept.match", []
    match.file.journal_to(file)
    for stage in stages(match):
        check_all(match.live, match.pending)
        conservation.check(match.live)
        assert same(match, Match.load(file)), stage
        assert same(match, match.fork()), stage
        seen.append((len(match.answers), [match.view(seat) for seat in range(3)]))
    assert [player.life for player in match.view(0).players] == [10, 10, 10]  # a draw: nobody has won it
    for count, views in reversed(seen):
        match.rewind(count)
        assert [match.view(seat) for seat in range(3)] == views


def snapshot_of(match: Match) -> Checkpoint | None:
    """The last snapshot of the file that a match was read from."""
    return match.file.snapshots.taken[-1] if match.file.snapshots is not None and match.file.snapshots.taken else None


@rule("725.1a", "725.6")
def test_a_snapshot_in_a_subgame_holds_the_games_above(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 5)
    file = tmp_path / "kept.match"
    match.file.journal_to(file)
    deepest = 0
    for stage in stages(match):
        loaded = Match.load(file)
        assert same(match, loaded), stage
        taken, kept = snapshot_of(loaded), snapshot_of(match)
        assert (taken and taken.count) == (kept and kept.count), stage
        if taken is not None:
            assert taken.count > len(match.answers) - 15, stage  # the rest is played from there
            deepest = max(deepest, len(tuple(games_above(taken.game))))
        if isinstance(match.pending, Act):
            for one in (match, loaded):
                one.answer(0)
            assert same(match, loaded), stage
            for one in (match, loaded):
                one.rewind(len(one.answers) - 1)
    assert deepest == 2


@rule("725.1a", "the main game's state stays visible to whom it was")
def test_everybody_sees_of_the_main_game_what_they_saw(match: Match) -> None:
    before = [match.view(seat) for seat in range(3)]
    hall(subgame(match))
    for seat in range(3):
        above = match.view(seat).above
        assert above is not None and above.above is None and above.decision is None
        assert above.battlefield == before[seat].battlefield and len(above.stack) == 1
        assert [player.life for player in above.players] == [20, 20, 20]
        mine = above.players[seat].hand
        assert all(above.objects[oid].known for oid in mine) and mine
        for other in {0, 1, 2} - {seat}:
            assert not any(above.objects[oid].known for oid in above.players[other].hand)
        assert all(player.library == 0 for player in above.players)
    assert match.view(0).over == ""


@rule("104.3a", "725.5", "725.1")
def test_a_player_concedes_the_subgame_and_not_the_main_game(match: Match) -> None:
    hall(subgame(match))
    match.concede(1)
    assert depth(match) == 1 and match.view(0).players[1].left
    match.concede(2)
    assert depth(match) == 0 and not match.over
    assert match.pending is not None and match.pending.purpose == "discard" and match.pending.seat == 0
    assert not any(player.left for player in match.view(0).players)
    match.answer_by_chance()
    assert [player.life for player in match.view(0).players] == [20, 10, 10]


@rule("104.3a", "725.5", "while the resolution goes on")
def test_a_player_concedes_the_main_game_while_the_resolution_goes_on(match: Match) -> None:
    hall(subgame(match))
    match.concede(1)
    match.concede(2)
    match.concede(1)
    assert depth(match) == 0 and match.view(0).players[1].left and not match.over
    assert match.pending is not None and match.pending.purpose == "discard"  # the same subgame, no other
    match.answer_by_chance()
    assert [player.life for player in match.view(0).players if not player.left] == [20, 10]
    match.concede(2)
    assert match.over


def test_the_story_of_a_subgame_stands_in_that_of_the_match(match: Match) -> None:
    hall(subgame(match))
    match.concede(1)
    match.concede(2)
    match.answer_by_chance()
    told = [happening.text for happening in match.happenings(0)]
    numbers = [happening.number for happening in match.happenings(0)]
    begins, goes_on = told.index("Ana creates a subgame; the main game waits"), told.index("The main game goes on; Ana won the subgame")
    assert begins < told.index("Ben conceded" if "Ben conceded" in told else next(text for text in told if "Ben loses" in text)) < goes_on
    assert told.count("Ana creates a subgame; the main game waits") == 1 and numbers == sorted(set(numbers))
    since = match.live.history.total
    step(match)
    assert all(happening.number >= since for happening in match.happenings(0, since))


@rule("725.6", "725.1a")
def test_programs_play_subgames_without_anybody() -> None:
    library = CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)
    for seed in range(2):
        game = Setup(tuple(SeatSetup(name, ((15, "Bare Hall"),)) for name in ("Ana", "Ben")), library, seed).first_state()
        conservation, deepest = Conservation(game), 0

        def look(now: object, decision: object, game=game, conservation=conservation) -> None:  # type: ignore[no-untyped-def]
            nonlocal deepest
            deepest = max(deepest, len(tuple(games_above(game))))
            check_all(game, decision)
            conservation.check(game)

        HeadlessGame(game, [RandomAgent(seed * 2 + at) for at in range(2)], look).run()
        assert game.ended and deepest

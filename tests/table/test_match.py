"""Matches: a checkpoint plus the answers since (CR 103, 729): answering, going back, keeping."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.api import (
    Act,
    IllegalAnswer,
    MalformedAnswer,
    Match,
    PayMana,
    SaveError,
    SeatSetup,
    Setup,
    SetupError,
    StaleAnswer,
    autoplay,
)
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.table import journal
from tests.rulebook import rule

CARDS = (
    FaceData("Oven Cub", "{1}{R}", "Creature — Bear", "", "2", "2"),
    FaceData("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target."),
    FaceData("Mountain", "", "Basic Land — Mountain", ""),
)
DECK = ((16, "Oven Cub"), (8, "Small Spark"), (16, "Mountain"))


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


def new_match(library: CardLibrary, seed: int = 5, agent: str = "") -> Match:
    return Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK, agent=agent)), library, seed))


def play_until(match: Match, kind: type, seat: int | None = None, limit: int = 400) -> None:
    """Answer by chance until a kind of question is asked."""
    for _ in range(limit):
        if isinstance(match.pending, kind) and seat in (None, match.pending.seat):
            return
        match.answer_by_chance()
    raise AssertionError(f"no {kind.__name__} was asked")


def picture(match: Match) -> object:
    """Everything both seats see, to compare states."""
    return (match.view(0), match.view(1), match.pending, match.live.chance)


def test_the_same_answers_give_the_same_game(library: CardLibrary) -> None:
    first, second = new_match(library), new_match(library)
    autoplay(first, 60)
    for answer in first.answers:
        second.answer(answer)
    assert picture(first) == picture(second)


def test_a_whole_game_ends(library: CardLibrary) -> None:
    match = new_match(library)
    autoplay(match, 5000)
    assert match.over and match.pending is None
    assert sum(player.won for player in match.view(0).players) == 1


@pytest.mark.parametrize("answer", [None, "x", [1, "a"], {"no": 1}, 10**6, -1, True, [[1, 2]]])
def test_a_wrong_answer_is_refused_and_changes_nothing(library: CardLibrary, answer: object) -> None:
    match = new_match(library)
    play_until(match, Act)
    before = picture(match)
    with pytest.raises((IllegalAnswer, MalformedAnswer)):
        match.answer(answer)
    assert picture(match) == before


def test_a_stale_answer_is_refused(library: CardLibrary) -> None:
    match = new_match(library)
    number = len(match.answers)
    match.answer_by_chance()
    with pytest.raises(StaleAnswer):
        match.answer(0, number)


def test_undo_gives_the_state_before(library: CardLibrary) -> None:
    match = new_match(library)
    for _ in range(40):
        before, count = picture(match), len(match.answers)
        match.answer_by_chance()
        if len(match.answers) > count:
            match.rewind(count)
            assert picture(match) == before
            match.answer_by_chance()


@rule("729.1")
def test_cancelling_a_spell_takes_everything_back(library: CardLibrary) -> None:
    match = new_match(library)
    play_until(match, PayMana)
    assert match.pending is not None and match.pending.cancellable and match.view(match.pending.seat).stack
    seat = match.pending.seat
    match.answer("cancel")
    assert isinstance(match.pending, Act) and match.pending.seat == seat
    view = match.view(seat)
    assert not view.stack and all(not found.tapped or found.controller != seat for found in view.objects.values())


@rule("729.2", "the same player has priority; redo it, do something else, or pass")
def test_who_took_back_an_action_goes_on_with_priority(library: CardLibrary) -> None:
    match = new_match(library)
    play_until(match, PayMana)
    assert match.pending is not None
    seat, paying = match.pending.seat, len(match.answers)
    match.answer("cancel")
    assert isinstance(match.pending, Act) and match.pending.seat == seat and len(match.answers) < paying
    before = picture(match)
    again = match.fork()
    while len(again.answers) < paying:
        again.answer(begin_to_pay(again))
    assert isinstance(again.pending, PayMana) and again.pending.seat == seat  # the same action once more
    match.answer(0)  # or nothing at all
    assert picture(match) != before and match.view(seat).stack == ()


def begin_to_pay(match: Match) -> object:
    """The first action with a cost, then whatever leads on."""
    pending = match.pending
    if isinstance(pending, Act):
        return next(n for n, action in enumerate(pending.actions) if action.kind in ("cast", "activate"))
    assert pending is not None
    return pending.some_answer(lambda bound: 0)


def test_undo_is_free_until_something_hidden_was_seen(library: CardLibrary) -> None:
    match = new_match(library)
    play_until(match, Act)
    while not any(action.kind == "play" for action in match.pending.actions):  # type: ignore[union-attr]
        match.answer(0)
        play_until(match, Act)
    land = next(i for i, action in enumerate(match.pending.actions) if action.kind == "play")  # type: ignore[union-attr]
    before = len(match.answers)
    match.answer(land)
    assert match.is_free(before)
    match.rewind(before)
    turn = match.view(0).turn
    while match.view(0).turn == turn:
        match.answer_by_chance()
    assert not match.is_free(before)  # a card was drawn


def test_a_match_is_looked_back_at_and_goes_its_own_way_from_there(library: CardLibrary) -> None:
    match = new_match(library)
    pictures, pending = [], []
    for _ in range(150):
        pictures.append(picture(match))
        pending.append(match.pending)
        if match.pending is not None:
            match.answer_by_chance()
    now = picture(match)
    answers = len(match.answers)
    for count in (0, 1, 40, 99, 149):
        if count <= answers:
            then = match.fork(count)
            assert len(then.answers) == count and picture(then) in pictures and then.pending in pending
    then = match.fork(40)
    for _ in range(5):
        then.answer_by_chance()
    assert picture(match) == now and len(match.answers) == answers, "the match itself has not moved"


def test_what_is_passed_through_on_the_way_to_a_question_is_kept_if_it_is_watched(library: CardLibrary) -> None:
    """Steps without a question are told one by one, each with the game as it stood then."""
    match, plain = new_match(library), new_match(library)
    match.keeps_moments = True
    passed = 0
    for _ in range(120):
        before, taken_back = match.as_it_stands().told, match.taken_back
        match.answer_by_chance()
        plain.answer_by_chance()
        if match.taken_back > taken_back:
            continue
        told = [moment.told for moment in match.on_the_way()]
        assert told == sorted(set(told)) and all(before <= number <= match.as_it_stands().told for number in told)
        for moment in match.on_the_way():
            assert all(happening.number < moment.told for happening in moment.happenings(0, before))
        passed = max(passed, len(told))
    assert passed > 2 and plain.on_the_way() == [] and picture(match) == picture(plain)


def test_a_fork_goes_its_own_way(library: CardLibrary) -> None:
    match = new_match(library)
    autoplay(match, 20)
    before = picture(match)
    fork = match.fork()
    assert picture(fork) == before
    autoplay(fork, 20)
    assert picture(match) == before


def test_a_saved_match_stands_at_the_very_decision(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    for number in (1, 17, 40):
        autoplay(match, number)
        match.file.save(tmp_path / "game.json")
        loaded = Match.load(tmp_path / "game.json")
        assert picture(loaded) == picture(match)


def test_a_match_resumes_in_the_middle_of_casting(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    match.file.journal_to(tmp_path / "journal")
    play_until(match, PayMana)
    loaded = Match.load(tmp_path / "journal")
    loaded.file.journal_to(tmp_path / "journal")
    assert picture(loaded) == picture(match)


def test_a_line_cut_off_by_a_crash_is_left_out(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    match.file.journal_to(tmp_path / "journal")
    autoplay(match, 10)
    with open(tmp_path / "journal", "a", encoding="utf-8") as file:
        file.write('{"answer": [1, 2')
    assert picture(Match.load(tmp_path / "journal")) == picture(match)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1"),
        ("{}", "no saved match"),
        ('{"format": "kitchen-table match", "version": 99}', "version 99"),
        ('{"format": "kitchen-table match", "version": 1}', "line 1"),
        ("\x00\x01", "line 1"),
    ],
)
def test_a_malformed_save_says_what_is_wrong(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad"
    path.write_text(text)
    with pytest.raises(SaveError, match=words):
        Match.load(path)


def test_a_save_with_an_answer_that_does_not_fit_says_which(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    autoplay(match, 5)
    journal.write(tmp_path / "game", match.setup, [*match.answers[:2], 99999, *match.answers[3:]])
    with pytest.raises(SaveError, match="answer 3 of 5"):
        Match.load(tmp_path / "game")


def test_a_save_in_a_missing_folder_is_refused_and_leaves_nothing(library: CardLibrary, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="can not be written"):
        new_match(library).file.save(tmp_path / "nowhere" / "game")
    assert list(tmp_path.iterdir()) == []


def test_a_setup_that_can_not_be_played_says_why(library: CardLibrary) -> None:
    seat = SeatSetup("Ana", DECK)
    with pytest.raises(SetupError, match="2 to 8"):
        Match.new(Setup((seat,), library))
    with pytest.raises(SetupError, match="no such card"):
        Match.new(Setup((seat, SeatSetup("Ben", ((4, "Nonesuch"),))), library))
    with pytest.raises(SetupError, match="edition"):
        Match.new(Setup((seat, seat), library, edition="1993"))
    with pytest.raises(SetupError, match="has no deck"):
        Match.new(Setup((seat, SeatSetup("Ben", ())), library))


def test_a_view_holds_no_secret(library: CardLibrary) -> None:
    match = new_match(library)
    autoplay(match, 30)
    for seat in (0, 1):
        view = match.view(seat)
        other = view.players[1 - seat]
        assert other.hand and all(not view.objects[oid].known and not view.objects[oid].name for oid in other.hand)
        assert all(view.objects[oid].known for oid in view.players[seat].hand)
        told = " ".join(happening.text for happening in match.happenings(seat))
        assert "draws a card" in told and "draws Oven Cub" not in told


@rule("104.3a")
def test_conceding_ends_a_two_player_game_and_is_kept(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    match.file.journal_to(tmp_path / "journal")
    autoplay(match, 25)
    match.concede(0)
    assert match.over and match.view(1).players[1].won
    assert Match.load(tmp_path / "journal").over == match.over


def test_hash_seeds_do_not_change_a_game(tmp_path: Path) -> None:
    code = (
        "from tests.table.test_match import CARDS, DECK, new_match; from engine.api import autoplay;"
        "from engine.cards.card_data import CardData; from engine.cards.library import CardLibrary;"
        "m = new_match(CardLibrary(CardData(f.name, 'normal', (f,)) for f in CARDS)); autoplay(m, 120);"
        "print(m.answers, m.live.chance)"
    )
    root = Path(__file__).parents[2]
    results = [
        subprocess.run(
            [sys.executable, "-c", code], cwd=root, env={"PYTHONHASHSEED": seed, "PATH": ""}, capture_output=True, text=True
        )
        for seed in ("1", "2")
    ]
    assert results[0].stdout and results[0].stdout == results[1].stdout, results[0].stderr

"""Saved matches survive. Full disks, torn and damaged lines, what comes from outside, and earlier versions."""

from __future__ import annotations

import json
import os
import random
import shutil
from pathlib import Path

import pytest

from engine.api import DamagedSave, Match, PayMana, SaveError, autoplay
from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.errors import EngineError
from engine.table import journal, snapshot
from engine.table.append_only_file import AppendOnlyFile, read_lines, sealed
from tests.support.games.how_often import often
from tests.table.failing_disk import failing
from tests.table.test_match import CARDS, new_match, picture, play_until

SAVES = Path(__file__).with_name("saves")


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


def kept_match(library: CardLibrary, path: Path, answers: int = 12) -> Match:
    match = new_match(library)
    match.file.journal_to(path)
    autoplay(match, answers)
    return match


# a disk that fails


def test_a_line_that_is_not_written_is_cut_back_and_written_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = AppendOnlyFile(tmp_path / "file", ["one"])
    whole = (tmp_path / "file").read_bytes()
    disk = failing(monkeypatch, lambda moment: moment == 3)  # opened, cut, written
    kept.add("twö")
    assert disk.failures == 1 and "No space left" in kept.problem and (tmp_path / "file").read_bytes() == whole
    kept.add("three")
    assert not kept.problem and read_lines((tmp_path / "file").read_bytes()).texts == ("one", "twö", "three")


def test_a_torn_line_that_can_not_be_cut_back_is_left_out_and_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = AppendOnlyFile(tmp_path / "file", ["one"])
    failing(monkeypatch, lambda moment: 3 <= moment <= 4)
    kept.add("two")
    torn = (tmp_path / "file").read_bytes()
    assert torn != sealed(["one"])[0] and read_lines(torn).texts == ("one",) and not read_lines(torn).damage
    kept.catch_up()
    assert read_lines((tmp_path / "file").read_bytes()).texts == ("one", "two") and not kept.problem


def test_a_file_that_is_gone_is_written_whole_again(tmp_path: Path) -> None:
    kept = AppendOnlyFile(tmp_path / "file", ["one"])
    (tmp_path / "file").unlink()
    kept.add("two")
    assert read_lines((tmp_path / "file").read_bytes()).texts == ("one", "two")
    (tmp_path / "file").write_bytes(b"on")
    kept.add("three")
    assert read_lines((tmp_path / "file").read_bytes()).texts == ("one", "two", "three")


def test_a_folder_that_vanishes_is_made_anew_with_the_whole_match(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    match.file.journal_to(tmp_path / "home" / "games" / "game")
    autoplay(match, 10)
    for is_back in (False, True):
        shutil.rmtree(tmp_path / "home")
        if is_back:
            (tmp_path / "home").mkdir()
        autoplay(match, 1)
        assert not match.file.unsaved
        assert picture(Match.load(tmp_path / "home" / "games" / "game")) == picture(match)
    shutil.rmtree(tmp_path / "home")
    match.file.catch_up()
    assert picture(Match.load(tmp_path / "home" / "games" / "game")) == picture(match)


def test_a_match_goes_on_without_a_disk_and_says_so(library: CardLibrary, tmp_path: Path) -> None:
    match = new_match(library)
    (tmp_path / "nowhere").write_bytes(b"no folder")
    match.file.journal_to(tmp_path / "nowhere" / "game")
    assert "can not be written" in match.file.unsaved
    autoplay(match, 10)
    assert len(match.answers) == 10 and match.file.unsaved
    (tmp_path / "nowhere").unlink()
    match.file.catch_up()
    assert not match.file.unsaved and picture(Match.load(tmp_path / "nowhere" / "game")) == picture(match)


def play_on_a_failing_disk(library: CardLibrary, path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> int:
    """Answers, undo, cancel and concede while the disk fails now and then; how often it did.

    Some of these matches are as long as it takes to remember how they stood, in the others that is done more often.
    """
    chance = random.Random(seed)
    if seed % 10 != 9:
        monkeypatch.setattr(snapshot, "EVERY", 6)
    match = new_match(library, seed)
    match.file.journal_to(path)
    disk = failing(monkeypatch, lambda moment: chance.random() < 0.2)
    states: dict[str, object] = {}
    for number in range(130 if seed % 10 == 9 else 25):
        if match.pending is None:
            break
        deed = chance.random()
        if deed < 0.1 and match.answers:
            match.rewind(chance.randrange(len(match.answers)) if number < 25 else len(match.answers) - 1)
        elif match.pending is not None and match.pending.cancellable and deed < 0.4:
            match.answer("cancel")
        else:
            match.answer_by_chance()
        found = journal.read(path)
        states[json.dumps(match.answers)] = None
        assert not found.damage and (match.file.unsaved or found.answers == match.answers)
        assert json.dumps(found.answers) in states or not found.answers
    if seed % 3 == 0 and match.pending is not None:
        match.concede(seed % 2)
    monkeypatch.undo()
    match.file.catch_up()
    assert not match.file.unsaved and picture(Match.load(path)) == picture(match)
    return disk.failures


def test_a_disk_that_is_full_at_any_moment_loses_nothing(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = sum(
        play_on_a_failing_disk(library, tmp_path / f"{seed}.match", monkeypatch, seed)
        for seed in range(int(os.environ.get("FULL_DISKS", often(3, 6))))
    )
    assert failures >= 30


def test_going_back_adds_a_line_and_loses_nothing_before(library: CardLibrary, tmp_path: Path) -> None:
    match = kept_match(library, tmp_path / "game")
    before = (tmp_path / "game").read_bytes()
    match.rewind(5)
    assert (tmp_path / "game").read_bytes().startswith(before)
    assert picture(Match.load(tmp_path / "game")) == picture(match)


def test_a_cancelled_action_is_not_in_the_file(library: CardLibrary, tmp_path: Path) -> None:
    match = kept_match(library, tmp_path / "game", 0)
    play_until(match, PayMana)
    match.answer("cancel")
    assert picture(Match.load(tmp_path / "game")) == picture(match)


# damage


def test_damage_costs_only_what_follows_it(library: CardLibrary, tmp_path: Path) -> None:
    match = kept_match(library, tmp_path / "game")
    lines = (tmp_path / "game").read_bytes().split(b"\n")
    lines[8] = lines[8].replace(b"answer", b"answes")
    (tmp_path / "game").write_bytes(b"\n".join(lines))
    with pytest.raises(DamagedSave, match="line 9 is damaged") as caught:
        Match.load(tmp_path / "game")
    assert caught.value.good == 7
    match.rewind(7)
    assert picture(Match.load(tmp_path / "game", rescue=True)) == picture(match)


def test_a_missing_line_and_exchanged_lines_are_noticed() -> None:
    one, two, three, _ = sealed(["one", "two", "three"])[0].split(b"\n")
    assert read_lines(b"\n".join((one, three, b""))) == read_lines(b"\n".join((one, three, two, b"")))
    assert read_lines(b"\n".join((one, three, b""))).texts == ("one",)


def test_a_line_cut_off_inside_a_letter_is_left_out() -> None:
    whole = sealed(["one", "Æther"])[0]
    for end in range(len(sealed(["one"])[0]), len(whole)):
        assert read_lines(whole[:end]).texts == ("one",) and not read_lines(whole[:end]).damage


@pytest.mark.unaccounted
def test_any_damage_gives_the_answers_before_it_or_one_clear_error(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 7)
    kept_match(library, tmp_path / "game", 30)
    whole = (tmp_path / "game").read_bytes()
    kept = journal.read(tmp_path / "game")
    answers, lines = kept.answers, [line for line in whole.split(b"\n") if line]
    assert len(kept.memories) >= 3
    of_answers = [not line.startswith(journal.SNAPSHOT.encode()) for line in lines]
    ends = [at for at, byte in enumerate(whole) if byte == 10]
    chance = random.Random(1)
    for _ in range(int(os.environ.get("DAMAGED_JOURNALS", often(40, 150)))):
        data, at = bytearray(whole), chance.randrange(len(whole))
        kind = chance.randrange(4)
        if kind == 0:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            data[at : at + chance.randrange(1, 200)] = bytes(chance.randrange(256) for _ in range(chance.randrange(50)))
        elif kind == 2:
            del data[at:]
        else:
            data[at : at + 1] = b"\0" * chance.randrange(1, 3000)
        (tmp_path / "game").write_bytes(data)
        good = max(0, sum(end < at and is_answer for end, is_answer in zip(ends, of_answers, strict=True)) - 1)
        try:
            found = Match.load(tmp_path / "game", rescue=True).answers
        except SaveError:
            assert at <= ends[0]
        else:
            assert found == answers[: len(found)] and len(found) >= good


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "x"}, {"seed": 1.5}, {"seed": None}, {"options": []}, {"options": {"variant": [1]}},
        {"options": {"variant": {"a": 1}}}, {"seats": []}, {"seats": [[]]}, {"seats": 7}, {"cards": [{}]},
        {"cards": [{"name": "a", "layout": "normal", "faces": []}]}, {"cards": "x"}, {"edition": []},
        {"cards": [{"name": "a", "layout": [], "faces": [{"name": 3}]}]}, {"lists": {"planes": [[1]]}}, {"lists": []}, {"version": [2]},
    ],
)  # fmt: skip
def test_a_header_with_anything_in_it_is_refused_in_one_line(
    library: CardLibrary, tmp_path: Path, change: dict[str, object]
) -> None:
    head = json.loads(json.dumps(journal.header(new_match(library).setup))) | change
    (tmp_path / "game").write_bytes(sealed([json.dumps(head)])[0])
    with pytest.raises(SaveError):
        Match.load(tmp_path / "game")


@pytest.mark.parametrize("count", [-1, 10**9, 10**30, 1.5, "4", True])
def test_counts_of_cards_are_bounded(library: CardLibrary, tmp_path: Path, count: object) -> None:
    head = json.loads(json.dumps(journal.header(new_match(library).setup)))
    for deck in ("deck", "sideboard"):
        kept = head["seats"][0][deck]
        head["seats"][0][deck] = [[count, "Mountain"], *kept]
        (tmp_path / "game").write_bytes(sealed([json.dumps(head)])[0])
        with pytest.raises(SaveError):
            Match.load(tmp_path / "game")
        head["seats"][0][deck] = kept


@pytest.mark.parametrize(
    "answer",
    [
        {"concede": 7}, {"concede": "0"}, {"concede": None}, {"concede": [0]}, {"concede": -1}, {"concede": True}, [], {},
        None, 10**30, -1, 1.5, "x", {"mana": [1, 2, "G"]}, {"mana": [10**9, 0, "G"]}, {"mana": [8, -1, ""]}, [[[]]],
    ],
)  # fmt: skip
def test_an_answer_with_anything_in_it_costs_only_itself_and_what_follows(
    library: CardLibrary, tmp_path: Path, answer: object
) -> None:
    match = new_match(library)
    autoplay(match, 9)
    journal.write(tmp_path / "game", match.setup, [*match.answers, answer, 0, 0])
    with pytest.raises(DamagedSave, match="answer 10 of 12 does not fit"):
        Match.load(tmp_path / "game")
    assert picture(Match.load(tmp_path / "game", rescue=True)) == picture(match)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 5000, "[" * 500 + "]" * 500, '"\\ud800"', "NaN", "1" * 5000])
def test_a_line_of_json_that_is_a_trap_is_refused(library: CardLibrary, tmp_path: Path, text: str) -> None:
    (tmp_path / "game").write_bytes(sealed([text])[0])
    with pytest.raises(SaveError, match="line 1"):
        Match.load(tmp_path / "game")
    head = json.dumps(journal.header(new_match(library).setup))
    (tmp_path / "game").write_bytes(sealed([head, '{"answer":0}', f'{{"answer":{text}}}'])[0])
    with pytest.raises(EngineError):
        Match.load(tmp_path / "game")


@pytest.mark.parametrize("path", ["", "missing", "nul\0l"])
def test_what_is_no_file_is_refused_in_one_line(tmp_path: Path, path: str) -> None:
    with pytest.raises(SaveError, match=r"no file|no such file|can not be read"):
        Match.load(tmp_path / path)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="there are no such devices")
def test_a_device_is_refused() -> None:
    with pytest.raises(SaveError, match="it is a device, not a file"):
        Match.load("/dev/zero")


# versions


def test_saves_of_every_version_are_kept_here() -> None:
    assert sorted(path.stem for path in SAVES.glob("*.match")) == [f"version_{n}" for n in journal.VERSIONS]


@pytest.mark.parametrize("version", journal.VERSIONS)
def test_a_save_of_an_earlier_version_goes_on(tmp_path: Path, version: int) -> None:
    path = tmp_path / "game"
    shutil.copy(SAVES / f"version_{version}.match", path)
    match = Match.load(path)
    match.file.journal_to(path)
    assert len(match.answers) == 57 and match.view(0).turn == 15 and match.pending is not None
    autoplay(match, 3)
    assert json.loads(path.read_bytes().split(b"\t")[0])["version"] == journal.VERSION
    assert picture(Match.load(path)) == picture(match)

"""Snapshots in saved matches. How a match stood, as exactly as if it had been played again from its first answer."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.api import Match, Setup, autoplay
from engine.cards.library import CardLibrary
from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD
from engine.game.rules.turn import turn
from engine.meaning.message import Message
from engine.table import journal, snapshot
from engine.table.append_only_file import read_lines, sealed
from engine.table.serializer import Rows, RowsError, kind_of
from tests.support.games.malformed import mangled_value
from tests.table.test_match import new_match
from tests.table.test_saves import library

__all__ = ["library"]

EVERY = 10


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", EVERY)


def stands(match: Match) -> object:
    """All that can be told of a match, to compare."""
    seats = range(len(match.setup.seats))
    told = [match.happenings(seat) for seat in seats]
    return (
        [match.view(seat) for seat in seats], told, repr(match.pending), match.live.chance, match.live.next_id, match.answers,
        match.asked, match.revealing,
    )  # fmt: skip


def played(match: Match, path: Path, answers: int) -> Match:
    match.file.journal_to(path)
    autoplay(match, answers)
    assert not match.file.unsaved
    return match


@pytest.fixture(scope="module")
def kept(library: CardLibrary, tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, bytes]:
    """A match with a few snapshots, and its file."""
    path = tmp_path_factory.mktemp("kept") / "game"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(snapshot, "EVERY", EVERY)
        return played(new_match(library), path, 4 * EVERY), path.read_bytes()


def lines_of(path: Path) -> list[str]:
    return list(read_lines(path.read_bytes()).texts)


def snapshots_in(path: Path) -> list[Any]:
    return [json.loads(line)["snapshot"] for line in lines_of(path) if line.startswith(journal.SNAPSHOT)]


def changed(path: Path, change: Callable[[Any], Any], which: int = -1) -> None:
    """Change a snapshot in a file, check values included: as somebody would who means it."""
    lines = lines_of(path)
    at = [number for number, line in enumerate(lines) if line.startswith(journal.SNAPSHOT)][which]
    lines[at] = json.dumps({"snapshot": change(json.loads(lines[at])["snapshot"])}, separators=(",", ":"))
    path.write_bytes(sealed(lines)[0])


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the pieces of games that are played."""
    count = [0]
    advance = turn.advance

    def counted(game: Any) -> None:
        count[0] += 1
        advance(game)

    monkeypatch.setattr(turn, "advance", counted)
    return count


# that they are right


def shipped_games() -> Iterator[Setup]:
    library = api.load_library()
    decks = [api.find_deck(name) for name in ("harvest_table", "cellar_door", "bone_and_bramble", "courtyard_brawl")]
    seats = [api.SeatSetup(deck.name, api.deck_cards(deck), lists=api.deck_lists(deck)) for deck in decks]
    for seed in range(int(os.environ.get("SNAPSHOT_GAMES", "1"))):
        yield Setup(tuple(seats[seed % 3 : seed % 3 + 2]), library, seed + 1)


def test_every_snapshot_leads_to_where_the_answers_lead(tmp_path: Path) -> None:
    for setup in shipped_games():
        match = played(Match.new(setup), tmp_path / "game", 60)
        kept = journal.read(tmp_path / "game")
        assert len(kept.memories) >= 3
        for last in range(1, len(kept.memories) + 1):
            found = snapshot.Snapshots(Match.new(setup).checkpoints[0].game, setup.known_cards())
            found.recall(kept.memories[:last])
            assert found.believed and len(found.taken) == last
            again = Match.new(setup)
            again.checkpoints = [again.checkpoints[0], *found.taken]
            again.asked, again.revealing = list(found.asked), list(found.revealing)
            assert not again._replay(kept.answers)
            assert stands(again) == stands(match)


def test_a_match_goes_on_from_a_snapshot_as_it_would_have(library: CardLibrary, tmp_path: Path) -> None:
    match = played(new_match(library), tmp_path / "game", 45)
    again = Match.load(tmp_path / "game")
    assert stands(again) == stands(match)
    autoplay(match, 30)
    for answer in match.answers[45:]:
        again.answer(answer)
    assert stands(again) == stands(match)


def test_a_control_change_after_a_snapshot_is_noticed(library: CardLibrary, tmp_path: Path) -> None:
    match = played(new_match(library), tmp_path / "game", 90)
    again = Match.load(tmp_path / "game")
    game = again.checkpoints[-1].game.clone()
    creatures = [oid for oid in game.battlefield if game.chars(oid).has_type("creature")]
    assert creatures and match.answers == again.answers
    game.write(creatures[0]).controller = 1 - game.controller(creatures[0])
    assert [oid for oid, _, _ in game.projection.control_changes(game)] == creatures[:1]


# that they save work


def test_opening_a_long_match_plays_little_of_it(library: CardLibrary, tmp_path: Path, pieces: list[int]) -> None:
    match = played(new_match(library), tmp_path / "game", 80)
    pieces[0] = 0
    snapshots = len(snapshots_in(tmp_path / "game"))
    assert snapshots >= 80 // EVERY - 2
    Match.load(tmp_path / "game")
    few = pieces[0]
    pieces[0] = 0
    Match.new(match.setup)._replay(match.answers)
    assert few * 3 < pieces[0]


def test_a_snapshot_says_again_nothing_that_an_earlier_one_said(library: CardLibrary, tmp_path: Path) -> None:
    played(new_match(library), tmp_path / "game", 80)
    first, *_, last = (len(one["rows"]) for one in snapshots_in(tmp_path / "game"))
    assert last < first


def test_undo_to_before_a_snapshot_plays_from_the_one_before(
    library: CardLibrary, tmp_path: Path, pieces: list[int]
) -> None:
    match = played(new_match(library), tmp_path / "game", 80)
    again = Match.load(tmp_path / "game")
    pieces[0] = 0
    again.rewind(45)
    assert pieces[0] < 80
    match.rewind(45)
    assert stands(again) == stands(match)


# that files with them are kept


def test_a_file_that_is_opened_is_kept_further_with_its_snapshots(library: CardLibrary, tmp_path: Path) -> None:
    played(new_match(library), tmp_path / "game", 30)
    before = (tmp_path / "game").read_bytes()
    again = Match.load(tmp_path / "game")
    again.file.journal_to(tmp_path / "game")
    assert (tmp_path / "game").read_bytes() == before
    autoplay(again, 40)
    assert len(snapshots_in(tmp_path / "game")) >= 4 and (tmp_path / "game").read_bytes().startswith(before)
    assert stands(Match.load(tmp_path / "game")) == stands(again)


@pytest.mark.parametrize("back", [0, 8, 25, 34])
def test_what_was_taken_back_is_not_remembered(library: CardLibrary, tmp_path: Path, back: int) -> None:
    match = played(new_match(library), tmp_path / "game", 35)
    match.rewind(back)
    assert stands(Match.load(tmp_path / "game")) == stands(match)
    match.taken_back += 1  # chance answers otherwise now
    autoplay(match, 35)
    match.concede(1)
    assert stands(Match.load(tmp_path / "game")) == stands(match)


def test_a_match_that_is_saved_has_one_snapshot(library: CardLibrary, tmp_path: Path, pieces: list[int]) -> None:
    match = new_match(library)
    autoplay(match, 60)
    while not snapshot.settled(match.checkpoints[-1].game):
        match.answer_by_chance()
    match.file.save(tmp_path / "game")
    assert len(snapshots_in(tmp_path / "game")) == 1
    pieces[0] = 0
    assert stands(Match.load(tmp_path / "game")) == stands(match) and pieces[0] < 40


def test_snapshots_do_not_fill_the_disk(library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_REMEMBERED", 10)
    match = played(new_match(library), tmp_path / "game", 40)
    assert len(snapshots_in(tmp_path / "game")) == 1
    assert stands(Match.load(tmp_path / "game")) == stands(match)


def test_what_can_not_be_written_costs_the_snapshot_and_no_answer(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise RowsError("something new")

    monkeypatch.setattr(Rows, "write", refused)
    match = played(new_match(library), tmp_path / "game", 30)
    assert not snapshots_in(tmp_path / "game") and stands(Match.load(tmp_path / "game")) == stands(match)


# that they are not believed too easily


def other(**fields: Any) -> Callable[[Any], Any]:
    return lambda one: {**one, **fields}


def with_state(name: str, value: Any) -> Callable[[Any], Any]:
    return lambda one: {**one, "state": {**one["state"], name: value}}


def with_kind(*shape: Any) -> Callable[[Any], Any]:
    return lambda one: {**one, "kinds": [*one["kinds"], list(shape)]}


@pytest.mark.parametrize(
    "change",
    [
        other(format=0), other(program="0.0"), other(count=7), other(count=10**6), other(count="20"), other(asked=[]),
        other(rows=7), other(rows=[[99]]), other(rows=[[0, [10**6]]]), other(rows=[[0, [-1]]]), other(rows=[[0, {}]]),
        other(rows=[[0, 1.5]]), other(rows=[[-1]]), other(rows=[]), other(state={}), other(kinds=[]),
        with_state("objects", 0), with_state("zones", [0]), with_state("chance", None), with_state("combat", 3),
        with_state("players", [0]), with_state("checked", 0),
        with_kind("os.PathLike"), with_kind("engine.table.setup.Setup"), with_kind("pathlib.Path"), with_kind(), with_kind(3),
        with_kind("engine.core.mana.Mana", "letters"), with_kind("tuple"), lambda one: [], lambda one: None,
        lambda one: json.loads("[" * 50 + "]" * 50),
    ],
)  # fmt: skip
def test_a_snapshot_that_is_none_is_left_alone(
    kept: tuple[Match, bytes], tmp_path: Path, pieces: list[int], change: Callable[[Any], Any]
) -> None:
    match, whole = kept
    (tmp_path / "game").write_bytes(whole)
    changed(tmp_path / "game", change, 0)
    pieces[0] = 0
    again = Match.load(tmp_path / "game")
    assert stands(again) == stands(match) and pieces[0] > 4 * EVERY
    again.file.journal_to(tmp_path / "game")
    autoplay(again, EVERY)
    assert snapshots_in(tmp_path / "game") and stands(Match.load(tmp_path / "game")) == stands(again)


def test_a_snapshot_that_disagrees_with_the_answers_is_left_alone(library: CardLibrary, tmp_path: Path) -> None:
    match = played(new_match(library), tmp_path / "game", 5 * EVERY + 8)
    first = Match.new(match.setup).checkpoints[0].game
    found = snapshot.Snapshots(first, match.setup.known_cards())
    found.recall(journal.read(tmp_path / "game").memories[:2])
    last = found.taken[-1]
    while last.game.battlefield:  # as if nothing had been played
        last.game.take_out(last.game.battlefield[0])
    last.game.objects = {oid: one for oid, one in last.game.objects.items() if one.zone != BATTLEFIELD}
    last.game.checked = last.game.changes
    wrong = snapshot.Snapshots(first, match.setup.known_cards()).take(last, found.asked, found.revealing)
    lines = [line for line in lines_of(tmp_path / "game") if not line.startswith(journal.SNAPSHOT)]
    lines.insert(last.count + 1, json.dumps({"snapshot": wrong}, separators=(",", ":")))
    (tmp_path / "game").write_bytes(sealed(lines)[0])
    assert stands(Match.load(tmp_path / "game")) == stands(match)


def test_snapshots_with_anything_in_them_lose_no_answer(kept: tuple[Match, bytes], tmp_path: Path) -> None:
    match, whole = kept
    chance = random.Random(3)
    for _ in range(int(os.environ.get("MANGLED_SNAPSHOTS", "15"))):
        (tmp_path / "game").write_bytes(whole)
        changed(tmp_path / "game", lambda one: mangled_value(one, chance), chance.randrange(2))
        assert Match.load(tmp_path / "game").answers == match.answers


# rows


def test_every_card_of_the_shipped_decks_can_be_told_of() -> None:
    cards = api.load_library()
    names = dict.fromkeys(name for deck in api.shipped_decks().values() for _, name in api.deck_cards(deck))
    definitions = [cards.definition(name) for name in names if cards.playable(name)]
    assert len(definitions) > 100 and len(snapshot.parts_of(definitions)) > len(definitions)


def test_a_card_that_can_not_be_told_of_costs_the_snapshots_and_no_answer(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(cards: object) -> dict[tuple[Any, ...], Any]:
        raise RowsError("it is no data")

    monkeypatch.setattr(snapshot, "parts_of", refuse)
    match = played(new_match(library), tmp_path / "game", 3 * EVERY)
    match.file.save(tmp_path / "copy")
    assert b'"snapshot"' not in (tmp_path / "game").read_bytes()
    assert stands(Match.load(tmp_path / "copy")) == stands(match)


def test_only_data_is_written() -> None:
    loop: list[object] = []
    loop.append(loop)
    for refused in (print, object(), 1.5, {1: loop}, (lambda: 0,), Path("x"), Match, b"x"):
        with pytest.raises(RowsError):
            Rows({}).write(refused)


def test_what_is_shared_stays_shared_and_long_chains_are_no_matter() -> None:
    chain: tuple[Any, ...] = ()
    for number in range(5000):
        chain = (chain, number)
    rows = Rows({})
    part = rows.write({"one": chain, "other": chain, NOBODY: (True, None, 1, "ä")})
    again = Rows({})
    again.take(json.loads(json.dumps(rows.new_shapes)), json.loads(json.dumps(rows.new_rows)))
    read = again.read(part)
    assert read["one"] is read["other"] and read[NOBODY] == (True, None, 1, "ä") and read[NOBODY][0] is True
    for number in reversed(range(5000)):
        chain, found = read["one"]
        assert found == number
        read = {"one": chain}


def test_words_that_are_said_are_kept_with_what_stands_in_their_places() -> None:
    words = Message("say_hello", (("name", "Ä"), ("number", 3)))
    rows = Rows({})
    part = rows.write(words)
    shapes, written = json.loads(json.dumps([rows.new_shapes, rows.new_rows]))
    again = Rows({})
    again.take(shapes, written)
    read = again.read(part)
    assert type(read) is Message and read.key == "say_hello" and read.slots == words.slots
    with pytest.raises(RowsError, match="slots"):
        kind_of(words).made(["say_hello", 3])

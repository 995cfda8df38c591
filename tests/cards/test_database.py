"""The card database: importing all or nothing, finding, searching, and keeping compile results."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card_data import CardData
from engine.cards.card_search import SearchError, condition_of
from engine.cards.cards_text import CardFileError, read_cards
from engine.cards.database import CardDatabase, DatabaseError, Playability
from engine.cards.deck_list import parse_deck, resolve
from engine.cards.importing import ImportCancelled, ImportFileError, ImportProblem
from tests.support.cards.database_cards import CARDS


class WordCompiler:
    """A compiler that understands every text without “scry”, and counts how often it is asked."""

    def __init__(self, version: str = "1") -> None:
        self.version = version
        self.asked: list[str] = []

    def why_not(self, card: CardData) -> str | None:
        self.asked.append(card.name)
        return "“Scry” is not understood" if "Scry" in card.front.text else None


@pytest.fixture
def compiler() -> WordCompiler:
    return WordCompiler()


@pytest.fixture
def database(tmp_path: Path, compiler: WordCompiler) -> Iterator[CardDatabase]:
    (tmp_path / "test.cards").write_text(CARDS, encoding="utf-8")
    with CardDatabase(tmp_path / "data" / "cards.sqlite", compiler) as opened:
        opened.import_file(tmp_path / "test.cards")
        yield opened


def found(database: CardDatabase, query: str) -> list[str]:
    names = [card.name.split(" // ")[0] for card in database.search(query)]
    assert database.count(query) == len(names)
    return names


def bulk_file(tmp_path: Path, *names: str, name: str = "bulk.json", text: str = "Haste") -> Path:
    path = tmp_path / name
    entries = [
        {"name": name, "layout": "normal", "type_line": "Creature — Fox", "power": "1", "toughness": "1",
         "oracle_text": text, "set": "abc", "collector_number": str(number)}
        for number, name in enumerate(names)
    ]  # fmt: skip
    path.write_text(json.dumps(entries), encoding="utf-8")
    return path


class TestImporting:
    def test_cards_come_back_as_they_were(self, database: CardDatabase) -> None:
        for card in read_cards(CARDS, "x"):
            assert database.find(card.name) == card
        assert database.find("ember fox").source == "test.cards"  # type: ignore[union-attr]

    def test_the_result_tells_what_came(self, tmp_path: Path, database: CardDatabase) -> None:
        path = bulk_file(tmp_path, "One", "Two", "One")
        entries = json.loads(path.read_text(encoding="utf-8"))
        entries += [{"name": "Tok", "layout": "token"}, {"name": 7}]
        path.write_text(json.dumps(entries), encoding="utf-8")
        result = database.import_file(path)
        assert (result.source, result.cards, result.further_printings, result.problems) == ("scryfall", 2, 1, 1)
        assert (result.skipped, result.unchanged) == ((("token", 1),), False)
        assert database.printings("one") == ["ABC 0", "ABC 2"]
        source = database.sources()[-1]
        assert (source.kind, source.cards) == ("scryfall", 2)
        assert database.problems(source.id) == [ImportProblem(5, "", "its “name” is not text")]

    def test_the_same_file_again_is_not_read_again(self, tmp_path: Path, database: CardDatabase) -> None:
        path = bulk_file(tmp_path, "One", "Two")
        first = database.import_file(path)
        calls: list[int] = []
        second = database.import_file(path, progress=lambda done, total: calls.append(done))
        assert second.unchanged
        assert (second.cards, calls) == (first.cards, [])

    def test_a_newer_file_replaces_texts_and_takes_no_card_away(self, tmp_path: Path, database: CardDatabase) -> None:
        database.import_file(bulk_file(tmp_path, "One", "Two"))
        result = database.import_file(bulk_file(tmp_path, "Two", "Three", name="newer.json", text="Reach"))
        assert (result.cards, result.new, result.stayed, result.unchanged) == (2, 1, 1, False)
        texts = {name: database.find(name).front.text for name in ("One", "Two", "Three")}  # type: ignore[union-attr]
        assert texts == {"One": "Haste", "Two": "Reach", "Three": "Reach"}
        assert database.printings("Two") == ["ABC 1", "ABC 0"]
        assert [source.cards for source in database.sources()] == [7, 3]

    def test_a_card_that_leaves_its_own_file_stays_too(self, tmp_path: Path, database: CardDatabase) -> None:
        before = database.names()
        (tmp_path / "test.cards").write_text("Owl {U}\nCreature — Bird\n1/1\n", encoding="utf-8")
        result = database.import_file(tmp_path / "test.cards")
        assert (result.cards, result.new, result.stayed) == (1, 1, 7)
        assert set(database.names()) == {*before, "Owl"}

    def test_of_two_projects_the_card_that_came_last_counts(self, tmp_path: Path, database: CardDatabase) -> None:
        atomic = {name: [{"name": name, "type": "Instant", "layout": "normal", "text": "Reach"}] for name in ("A", "B")}
        (tmp_path / "atomic.json").write_text(json.dumps({"data": atomic}), encoding="utf-8")
        database.import_file(bulk_file(tmp_path, "A", "B"))
        database.import_file(tmp_path / "atomic.json")
        database.import_file(bulk_file(tmp_path, "A", name="later.json", text="Flying"))
        assert database.find("A").front.text == "Flying"  # type: ignore[union-attr]
        assert database.find("B").front.text == "Reach"  # type: ignore[union-attr]

    def test_a_card_file_comes_before_a_bulk_file(self, tmp_path: Path, database: CardDatabase) -> None:
        database.import_file(bulk_file(tmp_path, "Ember Fox", "Two"))
        card = database.find("Ember Fox")
        assert card is not None
        assert card.source == "test.cards"
        assert found(database, "ember") == ["Ember Fox"]
        assert database.printings("Ember Fox") == ["TST", "ABC 0"]
        database.remove_source(database.sources()[0].id)
        card = database.find("Ember Fox")
        assert card is not None
        assert card.source == "scryfall"
        assert database.find("Moss Ox") is None

    def test_a_folder_is_a_source(self, tmp_path: Path, database: CardDatabase) -> None:
        folder = tmp_path / "my set"
        folder.mkdir()
        (folder / "a.cards").write_text("Owl {U}\nCreature — Bird\n1/1\n", encoding="utf-8")
        assert database.import_file(folder).source == "my set"
        assert database.import_file(folder).unchanged
        (folder / "b.cards").write_text("Elk {G}\nCreature — Elk\n1/1\n", encoding="utf-8")
        assert database.import_file(folder).cards == 2

    def test_a_cancelled_import_changes_nothing(self, tmp_path: Path, database: CardDatabase) -> None:
        database.import_file(bulk_file(tmp_path, "One"))
        before = database.names()
        asked: list[int] = []

        def in_the_middle() -> bool:
            asked.append(1)
            return len(asked) > 2

        many = bulk_file(tmp_path, *(f"Many {number}" for number in range(4000)), name="many.json")
        with pytest.raises(ImportCancelled):
            database.import_file(many, cancelled=in_the_middle)
        assert database.names() == before
        assert database.import_file(many).cards == 4000

    @pytest.mark.parametrize(
        ("content", "error"),
        [
            ("[{", ImportFileError),
            ("[1,", ImportFileError),
            ("words", ImportFileError),
            ('{"data": 3}', ImportFileError),
        ],
    )
    def test_a_broken_file_changes_nothing(
        self, tmp_path: Path, database: CardDatabase, content: str, error: type[Exception]
    ) -> None:
        database.import_file(bulk_file(tmp_path, "One"))
        before = database.names()
        (tmp_path / "broken.json").write_text(content, encoding="utf-8")
        with pytest.raises(error):
            database.import_file(tmp_path / "broken.json")
        (tmp_path / "test.cards").write_text(CARDS + "\nWrong", encoding="utf-8")
        with pytest.raises(CardFileError):
            database.import_file(tmp_path / "test.cards")
        with pytest.raises(ImportFileError, match="can not be read"):
            database.import_file(tmp_path / "none.json")
        assert database.names() == before

    def test_another_reader_sees_the_old_cards_meanwhile(self, tmp_path: Path, database: CardDatabase) -> None:
        seen: list[int] = []
        with CardDatabase(tmp_path / "data" / "cards.sqlite") as other:
            many = bulk_file(tmp_path, *(f"Many {number}" for number in range(4000)))
            database.import_file(many, progress=lambda done, total: seen.append(other.count("")))
            assert set(seen) == {7}
            assert other.count("") == 4007


class TestSearching:
    @pytest.mark.parametrize(
        ("query", "names"),
        [
            ("", ["Crème Brûlée", "Ember Fox", "Hot", "Moon Priest", "Moss Ox", "Spark Ox", "Wild Field"]),
            ("ox", ["Ember Fox", "Moss Ox", "Spark Ox"]),
            ("creme BRU", ["Crème Brûlée"]),
            ('"moon priest"', ["Moon Priest"]),
            ("moon -beast", []),
            ("t:creature", ["Ember Fox", "Moon Priest", "Moss Ox", "Spark Ox"]),
            ("t:creature -t:ox", ["Ember Fox", "Moon Priest"]),
            ("t:werewolf", ["Moon Priest"]),
            ('o:"draw a card"', ["Ember Fox", "Hot"]),
            ("o:“draw a card” t:instant", ["Hot"]),
            ("o:trample", ["Moon Priest"]),
            ("c:r", ["Ember Fox", "Hot", "Spark Ox"]),
            ("c:rg", ["Spark Ox"]),
            ("c=r", ["Ember Fox"]),
            ("c<=rg t:creature", ["Ember Fox", "Moss Ox", "Spark Ox"]),
            ("c<rg t:creature", ["Ember Fox", "Moss Ox"]),
            ("c>r", ["Hot", "Spark Ox"]),
            ("c!=r t:ox", ["Moss Ox", "Spark Ox"]),
            ("c:white", ["Moon Priest"]),
            ("c:c", ["Crème Brûlée", "Wild Field"]),
            ("c:m", ["Hot", "Spark Ox"]),
            ("id:w", ["Crème Brûlée"]),
            ("id=wg", ["Moon Priest", "Wild Field"]),
            ("mv<=1", ["Crème Brûlée", "Spark Ox", "Wild Field"]),
            ("mv=3 t:creature", ["Moon Priest", "Moss Ox"]),
            ("mv!=3 t:creature", ["Ember Fox", "Spark Ox"]),
            ("pow>=4", ["Moss Ox"]),
            ("-pow>=4 t:creature", ["Ember Fox", "Moon Priest", "Spark Ox"]),
            ("tou:1", ["Ember Fox", "Spark Ox"]),
            ("r:common", ["Ember Fox"]),
            ("r:Uncommon or c:u", ["Hot", "Moss Ox"]),
            ("s:tst ox", ["Ember Fox", "Moss Ox", "Spark Ox"]),
            ("s!=tst", []),
            ("(c:r or c:g) -(t:ox or t:instant)", ["Ember Fox"]),
            ("t:ox and c:g or t:land", ["Moss Ox", "Spark Ox", "Wild Field"]),
            ("is:dfc", ["Moon Priest"]),
            ("is:vanilla", ["Moss Ox", "Spark Ox"]),
            ("is:permanent -t:creature", ["Crème Brûlée", "Wild Field"]),
            ("layout:split", ["Hot"]),
            ("100%", []),
            ("o:_", []),
        ],
    )
    def test_a_search(self, database: CardDatabase, query: str, names: list[str]) -> None:
        assert found(database, query) == names

    def test_playable_cards(self, database: CardDatabase) -> None:
        assert found(database, "is:playable") == found(database, "is:unplayable") == []
        database.compile_all()
        assert found(database, "is:unplayable") == ["Hot"]
        assert len(found(database, "is:playable")) == 6
        (hot,) = database.search("is:unplayable")
        assert (hot.playable, hot.reason) == (False, "“Scry” is not understood")
        assert (hot.mana_cost, hot.type_line) == ("{R} // {1}{U}", "Instant // Instant")

    def test_a_part_of_the_result(self, database: CardDatabase) -> None:
        assert [card.name for card in database.search("", limit=2, offset=1)] == ["Ember Fox", "Hot // Cold"]

    @pytest.mark.parametrize(
        ("query", "position", "reason"),
        [
            ("fox colour", None, ""),
            ("fox zz:3", 4, "“zz” is nothing to search for"),
            ("mv<=many", 0, "“many” is not a number"),
            ("c:purple", 0, "“purple” is not a color"),
            ("is:odd", 0, "“is:odd” is not known"),
            ("t>creature", 0, "can not be compared with >"),
            ("r>common", 0, "can not be compared with >"),
            ("fox (ox", 4, "this bracket is never closed"),
            ("fox ) ox", 4, "this bracket was never opened"),
            ('fox "ox', 4, "the quotation mark is never closed"),
            ("(" * 60, 50, "nested too deeply"),
            ("x" * 3000, 2000, "too long"),
        ],
    )
    def test_what_can_not_be_understood_is_told(self, query: str, position: int | None, reason: str) -> None:
        if position is None:
            assert condition_of(query).parameters == ("%fox%", "%colour%")
            return
        with pytest.raises(SearchError) as caught:
            condition_of(query)
        assert (caught.value.position, reason in caught.value.reason) == (position, True)


@pytest.fixture(scope="module")
def shared_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    folder = tmp_path_factory.mktemp("database")
    (folder / "test.cards").write_text(CARDS, encoding="utf-8")
    with CardDatabase(folder / "cards.sqlite") as opened:
        opened.import_file(folder / "test.cards")
        yield opened


PIECES = st.sampled_from(
    ["t:", "c:", "c<=", "mv", ">=", "3", "wug", "-", "(", ")", '"', " ", " or ", "and ", "is:", "playable", "o:", "%",
     "'", "; drop table card", "?", "pow", "=", ":", "r:rare", "\\", "\0", "\ud800", "é", "x"]
)  # fmt: skip


class TestAnyText:
    @given(st.lists(st.one_of(PIECES, st.text(max_size=3)), max_size=10).map("".join))
    def test_any_search_is_answered_or_refused(self, shared_database: CardDatabase, query: str) -> None:
        try:
            assert len(shared_database.search(query)) <= 7
        except SearchError as error:
            assert 0 <= error.position <= len(query)
        assert shared_database.count("") == 7

    @given(st.text())
    def test_any_name_is_looked_up(self, shared_database: CardDatabase, name: str) -> None:
        card = shared_database.find(name)
        assert card is None or card.name in read_cards_names()


def read_cards_names() -> list[str]:
    return [card.name for card in read_cards(CARDS, "x")]


class TestCompileResults:
    def test_each_text_is_compiled_once(self, tmp_path: Path, database: CardDatabase, compiler: WordCompiler) -> None:
        assert database.playability() == Playability(playable=0, unplayable=0, unknown=7)
        steps: list[tuple[int, int]] = []
        assert database.compile_all(lambda done, total: steps.append((done, total))) == Playability(6, 1, 0)
        assert (len(compiler.asked), steps) == (7, [(7, 7)])
        database.compile_all()
        assert len(compiler.asked) == 7
        with CardDatabase(tmp_path / "data" / "cards.sqlite", WordCompiler()) as again:
            assert again.playability() == Playability(6, 1, 0)

    def test_results_outlive_an_import_of_the_same_texts(
        self, tmp_path: Path, database: CardDatabase, compiler: WordCompiler
    ) -> None:
        database.compile_all()
        (tmp_path / "test.cards").write_text(CARDS + "\nElk {G}\nCreature — Elk\n1/1\n", encoding="utf-8")
        database.import_file(tmp_path / "test.cards")
        assert [card.name for card in database.cards_not_compiled()] == ["Elk"]
        database.compile_all()
        assert compiler.asked[7:] == ["Elk"]

    def test_another_version_of_the_compiler_asks_again(self, tmp_path: Path, database: CardDatabase) -> None:
        database.compile_all()
        newer = WordCompiler("2")
        with CardDatabase(tmp_path / "data" / "cards.sqlite", newer) as opened:
            assert opened.playability().unknown == 7
            opened.compile_all()
        assert len(newer.asked) == 7

    def test_cancelling_keeps_what_is_done(
        self, tmp_path: Path, database: CardDatabase, compiler: WordCompiler
    ) -> None:
        path = bulk_file(tmp_path, *(f"Fox {number}" for number in range(450)))
        database.import_file(path)
        with pytest.raises(ImportCancelled):
            database.compile_all(cancelled=lambda: len(compiler.asked) >= 400)
        assert database.playability().unknown == 57

    def test_results_found_elsewhere_are_kept(self, database: CardDatabase, compiler: WordCompiler) -> None:
        cards = database.cards_not_compiled()
        database.keep_results([(card, "too hard" if card.name == "Ember Fox" else None) for card in cards])
        assert database.why_not_playable(cards[0]) == "too hard"
        assert compiler.asked == []

    def test_what_was_not_read_yet_is_found(self, database: CardDatabase, compiler: WordCompiler) -> None:
        total = database.count("")
        assert database.count("is:waiting") == total
        database.why_not_playable(database.cards_not_compiled()[0])
        assert database.count("is:waiting") == total - 1

    def test_nobody_waits_for_an_import_to_be_told_whether_a_card_can_be_played(
        self, tmp_path: Path, database: CardDatabase, compiler: WordCompiler
    ) -> None:
        card = database.cards_not_compiled()[0]
        other = sqlite3.connect(tmp_path / "data" / "cards.sqlite", isolation_level=None)
        other.execute("begin immediate")
        database.why_not_playable(card)
        database.why_not_playable(card)
        assert len(compiler.asked) == 2, "the result was told, and not kept"
        other.execute("rollback")
        other.close()

    def test_a_card_is_found_by_its_back_face(self, database: CardDatabase) -> None:
        found = database.find_face("Moon Beast")
        assert found is not None and found.name == "Moon Priest // Moon Beast"
        assert database.find_face("Moon") is None and database.find_face("%") is None

    def test_a_deck_list_is_resolved_against_it(self, database: CardDatabase, compiler: WordCompiler) -> None:
        deck = resolve(parse_deck("2 ember fox\n1 Hot/Cold\n1 Moon Priest\n1 Mos Ox"), database)
        assert [card.name for card in deck.main] == ["Ember Fox", "Ember Fox", "Moon Priest // Moon Beast"]
        assert [str(problem) for problem in deck.problems] == [
            "line 2: “Hot // Cold” can not be played yet: “Scry” is not understood — 1 Hot/Cold",
            "line 4: no card is called “Mos Ox”; did you mean “Moss Ox”? — 1 Mos Ox",
        ]
        resolve(parse_deck("2 ember fox"), database)
        assert compiler.asked.count("Ember Fox") == 1


class TestFiles:
    def test_a_file_of_another_kind_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "cards.sqlite"
        path.write_bytes(b"these are my notes\n" * 100)
        with pytest.raises(DatabaseError, match=r"cards\.sqlite: the card database can not be opened"):
            CardDatabase(path)
        assert path.read_bytes() == b"these are my notes\n" * 100

    def test_another_programs_database_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "cards.sqlite"
        with sqlite3.connect(path) as other:
            other.execute("create table notes (text)")
        with pytest.raises(DatabaseError, match="some other program's"):
            CardDatabase(path)

    def test_a_newer_version_is_left_alone(self, tmp_path: Path, database: CardDatabase) -> None:
        path = tmp_path / "newer.sqlite"
        database.close()
        shutil.copy(tmp_path / "data" / "cards.sqlite", path)
        with sqlite3.connect(path) as changed:
            changed.execute("pragma user_version = 99")
        with pytest.raises(DatabaseError, match="its version is 99"):
            CardDatabase(path)

    def test_a_place_that_can_not_be_written(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("", encoding="utf-8")
        with pytest.raises(DatabaseError, match="can not be opened"):
            CardDatabase(tmp_path / "file" / "cards.sqlite")

"""Nothing is ever lost by an import. Files without cards, costly ones, and texts that no file could hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cards.database import CardDatabase
from engine.cards.database_losses import ImportCosts
from engine.cards.importing import ImportFileError
from tests.cards.test_database import bulk_file, compiler, database

__all__ = ["compiler", "database"]


@pytest.mark.parametrize("content", ["[]", "{}", '{"data": {}}', '[{"name": "Fox", "layout": "token", "object": "card"}]'])
def test_a_file_without_a_card_is_refused(tmp_path: Path, database: CardDatabase, content: str) -> None:
    database.import_file(bulk_file(tmp_path, "One"))
    before = database.names()
    (tmp_path / "none.json").write_text(content, encoding="utf-8")
    with pytest.raises(ImportFileError, match="no card"):
        database.import_file(tmp_path / "none.json")
    assert database.names() == before


def test_to_lose_most_cards_that_can_be_played_is_asked_first(tmp_path: Path, database: CardDatabase) -> None:
    names = [f"Card {number}" for number in range(10)]
    database.import_file(bulk_file(tmp_path, *names))
    database.compile_all()
    worse = bulk_file(tmp_path, *names, "New", name="worse.json", text="Scry")
    with pytest.raises(ImportCosts) as asked:
        database.import_file(worse)
    assert (asked.value.before, asked.value.after) == (10, 0)
    assert database.find("New") is None
    assert database.find("Card 3").front.text == "Haste"  # type: ignore[union-attr]
    assert database.import_file(worse, at_any_cost=True).new == 1
    assert database.find("Card 3").front.text == "Scry"  # type: ignore[union-attr]


def test_to_lose_a_few_of_them_is_not(tmp_path: Path, database: CardDatabase) -> None:
    names = [f"Card {number}" for number in range(10)]
    entries = json.loads(bulk_file(tmp_path, *names).read_text(encoding="utf-8"))
    database.import_file(tmp_path / "bulk.json")
    database.compile_all()
    for entry in entries[:5]:
        entry["oracle_text"] = "Scry"
    (tmp_path / "bulk.json").write_text(json.dumps(entries), encoding="utf-8")
    assert database.import_file(tmp_path / "bulk.json").stayed == 0
    assert database.find("Card 3").front.text == "Scry"  # type: ignore[union-attr]


def test_half_letters_are_problems_of_their_cards(tmp_path: Path, database: CardDatabase) -> None:
    path = bulk_file(tmp_path, "One", "Two", "Three")
    text = path.read_text(encoding="utf-8").replace("Two", "Tw\\ud800").replace("Haste", "\\udfffHaste", 1)
    path.write_text(text.replace("abc", "a\\ud83d"), encoding="utf-8")
    result = database.import_file(path)
    assert (result.cards, result.problems) == (1, 2)
    reasons = {problem.name: problem.reason for problem in database.problems(database.sources()[-1].id)}
    assert reasons == {
        "One": "its text holds an unprintable character (U+FFFD)",
        "Tw\ufffd": "its name holds an unprintable character (U+FFFD)",
    }
    assert database.find("Three") is not None


def test_a_name_of_a_file_that_is_no_text_is_one_in_the_database(tmp_path: Path, database: CardDatabase) -> None:
    path = tmp_path / "odd\udcff.cards"
    try:
        path.write_text("Owl {U}\nCreature — Bird\n1/1\n", encoding="utf-8")
    except OSError:
        pytest.skip("no such names here")
    assert database.import_file(path).source == "odd\ufffd.cards"

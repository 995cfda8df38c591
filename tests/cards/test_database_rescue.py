"""A damaged card database is built anew. What can be read goes over, nothing is lost, and a word is said."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engine.api import is_damaged, open_database, rescue
from engine.cards.database_schema import DatabaseError
from gui import storage
from gui.arguments import imported_cards

CARDS = "\n\n".join(
    f"Invented Card {number} {{{number % 7}}}{{G}}\nCreature — Bear\nWhen Invented Card {number} enters, you gain {number} life.\n2/2"
    for number in range(1, 401)
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of 400 cards."""
    (tmp_path / "own.cards").write_text(CARDS, encoding="utf-8")
    with open_database(tmp_path / "cards.sqlite") as cards:
        assert cards.import_file(tmp_path / "own.cards").cards == 400
    with sqlite3.connect(tmp_path / "cards.sqlite") as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    return tmp_path / "cards.sqlite"


def damage(path: Path, first: float, last: float) -> None:
    data = bytearray(path.read_bytes())
    start, end = int(len(data) * first), int(len(data) * last)
    data[start:end] = b"\xa5" * (end - start)
    path.write_bytes(data)


def test_a_good_database_is_not_damaged(path: Path) -> None:
    assert not is_damaged(path)


def test_what_can_be_read_is_saved_and_the_rest_can_be_imported_again(path: Path) -> None:
    damage(path, 0.4, 0.5)
    found = rescue(path)
    assert 0 < found.cards < 400 and (path.parent / found.kept_as).exists() and not is_damaged(path)
    with open_database(path) as cards:
        saved = [number for number in range(1, 401) if cards.find(f"Invented Card {number}") is not None]
        assert len(saved) == found.cards
        card = cards.find(f"Invented Card {saved[0]}")
        assert card is not None and f"you gain {saved[0]} life" in card.front.text
        cards.import_file(path.parent / "own.cards")
        assert all(cards.find(f"Invented Card {number}") is not None for number in range(1, 401))


def test_a_file_that_is_no_database_at_all_is_kept_beside_an_empty_one(path: Path) -> None:
    path.write_bytes(b"anything else" * 1000)
    assert is_damaged(path)
    found = rescue(path)
    assert found.cards == 0 and (path.parent / found.kept_as).read_bytes().startswith(b"anything")
    path.write_bytes(b"again" * 1000)
    assert rescue(path).kept_as != found.kept_as


def test_damage_that_shows_in_use_is_noted_and_mended_at_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage(path, 0.1, 0.95)
    monkeypatch.setattr(storage, "card_database", lambda: path)
    with pytest.raises(DatabaseError, match="built anew when the program starts again"), open_database(path) as cards:
        for number in range(1, 401):
            cards.find(f"Invented Card {number}")
    assert is_damaged(path)
    database, said = imported_cards()
    assert database is not None and "has been built anew" in said and not is_damaged(path)
    database.close()
    assert imported_cards()[1] == ""


def test_another_program_s_database_is_left_alone(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("create table something (other text)")
    connection.close()
    assert not is_damaged(path)

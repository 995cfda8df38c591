"""Files of card data told apart by what is in them. Each form is read, and what is none is called by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cards.card_kinds import BY_NAME, BY_SET, LISTED, MTGJSON, SCRYFALL, Kind, kind_of
from engine.cards.database import CardDatabase
from engine.cards.importing import ImportFileError
from tests.cards.reports import report_of

ONE = {"object": "card", "name": "Ember Note", "layout": "normal", "type_line": "Instant", "oracle_text": "Scry 1."}
TWO = {**ONE, "name": "Ash Note"}
FACE = {"name": "Ember Note", "layout": "normal", "type": "Instant", "text": "Scry 1.", "number": "1", "setCode": "tst"}
OTHER = {**FACE, "name": "Ash Note", "number": "2", "rarity": "rare"}
HALVES = [
    {**FACE, "name": "Hot // Cold", "faceName": name, "side": side, "layout": "split", "number": "3"}
    for name, side in (("Hot", "a"), ("Cold", "b"))
]
SET = {"baseSetSize": 2, "booster": {"draft": {"boosters": []}}, "cards": [FACE, HALVES[1], OTHER, HALVES[0]],
       "code": "TST", "name": "Test", "tokens": [{"name": "Soldier", "layout": "token", "type": "Token Creature"}]}  # fmt: skip
META = {"date": "2024-01-01"}
FORMS = [
    ([ONE, TWO], Kind(SCRYFALL, LISTED)),
    ({"object": "list", "has_more": False, "data": [ONE, TWO]}, Kind(SCRYFALL, LISTED)),
    ({"meta": META, "data": {"Ember Note": [FACE], "Ash Note": [OTHER]}}, Kind(MTGJSON, BY_NAME)),
    ({"meta": META, "data": {"uuid-1": FACE, "uuid-2": OTHER}}, Kind(MTGJSON, BY_NAME)),
    ({"meta": META, "data": {"TST": SET, "TS2": SET}}, Kind(MTGJSON, BY_SET)),
    ({"meta": META, "data": SET}, Kind(MTGJSON, BY_SET)),
    ([FACE, OTHER], Kind(MTGJSON, LISTED)),
]
OTHERS = [
    ({"meta": META, "data": {"code": "TST", "name": "D", "mainBoard": [{**FACE, "count": 4}]}}, "a deck"),
    ({"meta": META, "data": {"abilityWords": ["Adamant"], "keywordAbilities": ["Absorb"]}}, "lists of words"),
    ({"meta": META, "data": {"uuid-1": {"paper": {}}}}, "a list of prices"),
    ({"meta": META, "data": [{"code": "TST", "name": "Test"}]}, "a list of sets"),
    ({"meta": META, "data": [{"code": "TST", "name": "D", "fileName": "D_TST"}]}, "a list of decks"),
    ([{"object": "ruling", "comment": "So it is."}], "calls itself “ruling”"),
    ({"object": "error", "details": "No cards found."}, "calls itself “error”"),
    ({"format": "kitchen-table match", "version": 4}, "a saved game"),
    ({"id": "x", "game": {}, "players": {}, "stop": {}}, "a scenario"),
    ([], "empty JSON"),
    ({}, "empty JSON"),
    ([1, 2, "three"], "JSON in which no card was found"),
]


def written(tmp_path: Path, content: object) -> Path:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


@pytest.mark.parametrize(("content", "kind"), FORMS)
def test_each_form_of_card_data_is_read(tmp_path: Path, content: object, kind: Kind) -> None:
    path = written(tmp_path, content)
    assert kind_of(path) == kind
    report = report_of(path)
    names = [card.name for card in report.cards]
    assert [name for name in names if name != "Hot // Cold"] == ["Ember Note", "Ash Note"]
    assert not report.problems
    assert ("Hot // Cold" in names) == (kind.shape == BY_SET)


def test_the_faces_of_a_card_in_a_set_come_together_in_order(tmp_path: Path) -> None:
    cards = {card.name: card for card in report_of(written(tmp_path, {"data": SET})).cards}
    assert [face.name for face in cards["Hot // Cold"].faces] == ["Hot", "Cold"]
    assert (cards["Ash Note"].printing, cards["Ash Note"].rarity) == ("TST 2", "rare")


@pytest.mark.parametrize("content", [json.dumps(ONE), f"{json.dumps(ONE)}\n{json.dumps(TWO)}\n", json.dumps(FACE)])
def test_single_cards_and_lines_of_them_are_read(tmp_path: Path, content: str) -> None:
    path = tmp_path / "some.json"
    path.write_text(content, encoding="utf-8")
    assert [card.name for card in report_of(path).cards] == ["Ember Note", "Ash Note"][: content.count('"layout"')]


@pytest.mark.parametrize(("content", "words"), OTHERS)
def test_what_is_no_card_data_is_called_by_its_name(tmp_path: Path, content: object, words: str) -> None:
    with pytest.raises(ImportFileError, match=words) as refused:
        kind_of(written(tmp_path, content))
    assert "AtomicCards.json" in refused.value.hint


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "an empty file"), (b"4 Ember Note\n", "plain text"), (b"<!doctype html>", "a page of the web"),
        (b"\x1f\x8b\x08", "gzip"), (b"PK\x03\x04", "ZIP"), (b"\x89PNG", "a picture"), (b"\x00\x01", "unknown kind"),
    ],
)  # fmt: skip
def test_nor_is_what_is_no_json(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(content)
    with pytest.raises(ImportFileError, match=words):
        kind_of(path)


@pytest.mark.parametrize(("content", "_words"), OTHERS)
def test_a_wrong_file_after_a_good_one_takes_nothing_away(tmp_path: Path, content: object, _words: str) -> None:
    with CardDatabase(tmp_path / "cards.db") as cards:
        cards.import_file(written(tmp_path, FORMS[2][0]))
        with pytest.raises(ImportFileError):
            cards.import_file(written(tmp_path, content))
        assert cards.names() == ["Ash Note", "Ember Note"]


@pytest.mark.parametrize(("content", "_kind"), FORMS)
def test_nor_does_any_other_form_of_card_data(tmp_path: Path, content: object, _kind: Kind) -> None:
    kept = {**FACE, "name": "Kept Note"}
    with CardDatabase(tmp_path / "cards.db") as cards:
        cards.import_file(written(tmp_path, {"data": {"Kept Note": [kept]}}))
        cards.import_file(written(tmp_path, content))
        assert {"Kept Note", "Ember Note", "Ash Note"} <= set(cards.names())

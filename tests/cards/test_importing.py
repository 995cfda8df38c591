"""Importing public card data. What becomes a card, what is skipped, what is a problem, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import json_stream, mtgjson, scryfall
from engine.cards.card_data import CardData, FaceData
from engine.cards.cards_text import read_cards, write_cards
from engine.cards.importing import ImportCancelled, ImportFileError, ImportProblem, SkippedEntry
from engine.cards.json_stream import JsonStream, JsonStreamError
from engine.cards.library import CardLibrary
from tests.cards.reports import ImportReport, report_of

CORPUS = Path(__file__).resolve().parents[2].parent / "shared" / "corpus" / "cards.json"

FOX: dict[str, object] = {
    "object": "card", "name": "Ember Fox", "layout": "normal", "mana_cost": "{1}{R}", "cmc": 2.0,
    "type_line": "Creature — Fox", "oracle_text": "Haste\r\n\nWhen this creature enters, draw a card. ",
    "power": "2", "toughness": "1", "colors": ["R"], "set": "hea", "collector_number": "12", "rarity": "common",
    "flavor_text": "Warm.",
}  # fmt: skip
PRIEST: dict[str, object] = {
    "name": "Moon Priest // Moon Beast", "layout": "transform", "type_line": "Creature — Human // Creature — Wolf",
    "card_faces": [
        {"name": "Moon Priest", "mana_cost": "{2}{W}", "type_line": "Creature — Human", "power": "2", "toughness": "2"},
        {"name": "Moon Beast", "mana_cost": "", "type_line": "Creature — Wolf", "oracle_text": "Trample", "power": "5",
         "toughness": "5", "color_indicator": ["G"]},
    ],
}  # fmt: skip


def without(entry: dict[str, object], *keys: str, **other: object) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key not in keys} | other


def test_loyalty_costs_are_read_as_they_are_printed() -> None:
    """They stand in brackets in one project's data, also within quotation marks (CR 606.4)."""
    text = "[+1]: Draw a card.\n[−2]: You gain 1 life.\n[0]: Scry 1.\n[−X]: Draw X cards.\nIt has “[+1]: Scry 1.”"
    face = {"name": "Calm Walker", "type": "Legendary Planeswalker — Calm", "loyalty": "4", "layout": "normal", "text": text}
    (card,) = mtgjson.import_entry("Calm Walker", [face], 1, "x")
    assert isinstance(card, CardData)
    assert card.front.text == "+1: Draw a card.\n−2: You gain 1 life.\n0: Scry 1.\n−X: Draw X cards.\nIt has “+1: Scry 1.”"


def imported(tmp_path: Path, entries: object) -> ImportReport:
    path = tmp_path / "oracle-cards.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    return report_of(path)


class TestScryfall:
    def test_a_card_of_one_face(self, tmp_path: Path) -> None:
        report = imported(tmp_path, [FOX])
        assert report.cards == [
            CardData(
                name="Ember Fox",
                layout="normal",
                faces=(
                    FaceData(
                        "Ember Fox", "{1}{R}", "Creature — Fox", "Haste\nWhen this creature enters, draw a card.",
                        "2", "1", flavor="Warm.",
                    ),
                ),
                printing="HEA 12",
                rarity="common",
            )
        ]  # fmt: skip
        assert (report.cards[0].source, report.cards[0].line) == ("oracle-cards.json", 1)
        assert (report.problems, report.skipped) == ([], {})

    def test_a_card_of_two_faces(self, tmp_path: Path) -> None:
        (card,) = imported(tmp_path, [PRIEST]).cards
        assert (card.name, card.layout) == ("Moon Priest // Moon Beast", "transform")
        assert [face.name for face in card.faces] == ["Moon Priest", "Moon Beast"]
        assert (card.faces[0].text, card.faces[1].color_indicator) == ("", ("G",))

    def test_missing_fields_are_no_problem(self, tmp_path: Path) -> None:
        (card,) = imported(tmp_path, [{"name": "Plains", "layout": "normal", "type_line": "Basic Land — Plains"}]).cards
        assert card == CardData("Plains", "normal", (FaceData("Plains", "", "Basic Land — Plains", ""),))

    def test_several_printings_are_one_card(self, tmp_path: Path) -> None:
        report = imported(tmp_path, [FOX, without(FOX, set="two"), FOX])
        assert ([card.printing for card in report.cards], report.further_printings) == (["HEA 12"], 2)

    @pytest.mark.parametrize(
        ("entry", "reason"),
        [
            (without(FOX, layout="token"), "token"),
            (without(FOX, layout="double_faced_token"), "token"),
            (without(FOX, layout="emblem"), "emblem"),
            (without(FOX, layout="art_series"), "art card"),
            (without(FOX, type_line="Token Creature — Fox"), "token"),
            (without(FOX, type_line="Card"), "card without a card type"),
        ],
    )
    def test_what_is_no_card_is_skipped(self, entry: object, reason: str) -> None:
        assert scryfall.import_entry(entry, 7, "x") == SkippedEntry(7, "Ember Fox", reason)

    @pytest.mark.parametrize(
        ("entry", "reason"),
        [
            (without(FOX, name=3), "its “name” is not text"),
            (without(FOX, "name"), "it has no name"),
            (without(FOX, oracle_text=["Haste"]), "its “oracle_text” is not text"),
            (without(FOX, oracle_text="x" * 20_001), "its “oracle_text” is longer than 20000 characters"),
            (without(FOX, oracle_text="a\0b"), "its text holds an unprintable character (U+0000)"),
            (without(FOX, type_line="Fox"), "its type line “Fox” names no card type"),
            (without(FOX, "type_line"), "its type line “” names no card type"),
            (without(FOX, mana_cost="{?}"), "“{?}” is not a mana symbol"),
            (without(FOX, power=True), "its “power” is not a short text"),
            (without(FOX, color_indicator="R"), "its “color_indicator” is not a list of colors"),
            (without(FOX, color_indicator=["P"]), "“P” is not a color; use W, U, B, R, G or the colors' names"),
            (without(FOX, layout="hologram"), "the layout “hologram” is not known"),
            (without(FOX, layout="transform"), "its layout is transform, but it has one face"),
            (without(PRIEST, layout="saga"), "its layout is saga, but it has 2 faces"),
            (without(PRIEST, card_faces="two"), "its “card_faces” is not a short list"),
            (without(PRIEST, card_faces=[]), "its “card_faces” is not a short list"),
            (without(PRIEST, card_faces=[1, 2]), "one of its faces is not an object"),
            (without(FOX, object="error"), "it is not a card object"),
            ("Ember Fox", "it is not an object"),
        ],
    )
    def test_malformed_entries_are_readable_problems(self, entry: object, reason: str) -> None:
        problem = scryfall.import_entry(entry, 7, "x")
        assert isinstance(problem, ImportProblem)
        assert (problem.entry, problem.reason) == (7, reason)
        assert str(problem).startswith("entry 7")

    def test_problems_do_not_stop_the_import(self, tmp_path: Path) -> None:
        report = imported(tmp_path, [without(FOX, name=3), None, FOX, without(FOX, layout="token"), PRIEST])
        assert [card.name for card in report.cards] == ["Ember Fox", "Moon Priest // Moon Beast"]
        assert [problem.entry for problem in report.problems] == [1, 2]
        assert report.skipped == {"token": 1}

    def test_what_is_imported_can_be_written_and_read(self, tmp_path: Path) -> None:
        cards = imported(tmp_path, [FOX, PRIEST]).cards
        assert read_cards(write_cards(cards), "x") == cards

    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(
                    st.sampled_from(
                        ["name", "layout", "card_faces", "type_line", "mana_cost", "power", "color_indicator"]
                    ),
                    inner,
                    max_size=5,
                )
            ),
        )
    )
    def test_any_entry_becomes_something(self, entry: object) -> None:
        assert isinstance(scryfall.import_entry(entry, 1, "x"), CardData | ImportProblem | SkippedEntry)
        for value in mtgjson.import_entry("x", entry, 1, "x"):
            assert isinstance(value, CardData | ImportProblem | SkippedEntry)


class TestWrongFiles:
    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (b"", "no card data, but an empty file"),
            (b"hello", "no card data, but plain text"),
            (b"[1, 2", "the file ends before ','"),
            (b'[{"name": ', "not valid JSON"),
            (b'[{"name": NaN}]', "not valid JSON: NaN is not JSON"),
            (b"[" + b"9" * 5000 + b"]", "a number is too long"),
            (b"[" + b'{"a":' * 100_000, "nested too deeply"),
            (b"[1 2]", "expected ',', found '2'"),
            (b"[] []", "behind its end"),
            (b'["\xff"]', "not UTF-8"),
            (b"[" + b"1," * 30 + b"1]", "no card was found"),
        ],
    )
    def test_a_wrong_file_is_a_clear_error(self, tmp_path: Path, content: bytes, reason: str) -> None:
        path = tmp_path / "wrong.json"
        path.write_bytes(content)
        with pytest.raises(ImportFileError) as caught:
            report_of(path)
        assert reason in str(caught.value)
        assert str(caught.value).startswith("wrong.json: ")

    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (b"{}", "no card data, but empty JSON"),
            (b'{"data": []}', "no card data, but empty JSON"),
            (b'{"data": {"a": ', "the file ends in the middle"),
            (b'{"data" 1}', "expected ':', found '1'"),
            (b"{1: 2}", "expected a key in quotes"),
        ],
    )
    def test_a_wrong_mtgjson_file(self, tmp_path: Path, content: bytes, reason: str) -> None:
        path = tmp_path / "wrong.json"
        path.write_bytes(content)
        with pytest.raises(ImportFileError) as caught:
            report_of(path)
        assert reason in str(caught.value)

    def test_a_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(ImportFileError, match="can not be read"):
            report_of(tmp_path / "none.json")


class TestMtgjson:
    def test_cards_of_one_and_two_faces(self, tmp_path: Path) -> None:
        data = {
            "Ember Fox": [
                {"name": "Ember Fox", "manaCost": "{1}{R}", "type": "Creature — Fox", "text": "Haste", "power": "2",
                 "toughness": "1", "layout": "normal", "firstPrinting": "hea"},
            ],
            "Moon Priest // Moon Beast": [
                {"name": "Moon Priest // Moon Beast", "faceName": "Moon Beast", "side": "b", "layout": "transform",
                 "type": "Creature — Wolf", "text": "Trample", "power": "5", "toughness": "5", "colorIndicator": ["G"]},
                {"name": "Moon Priest // Moon Beast", "faceName": "Moon Priest", "side": "a", "layout": "transform",
                 "type": "Creature — Human", "manaCost": "{2}{W}", "power": "2", "toughness": "2"},
            ],
            "Sun // Day": [
                {"name": "Sun // Day", "faceName": "Sun", "side": "a", "layout": "meld", "type": "Land"},
                {"name": "Sun // Day", "faceName": "Day", "side": "b", "layout": "meld", "type": "Creature — Elk",
                 "power": "7", "toughness": "7"},
            ],
            "Fox": [{"name": "Fox", "type": "Token Creature — Fox", "layout": "token"}],
            "Wrong": {"name": "Wrong"},
        }  # fmt: skip
        path = tmp_path / "AtomicCards.json"
        path.write_text(json.dumps({"meta": {"date": "2024"}, "data": data, "more": [1]}), encoding="utf-8")
        report = report_of(path)
        fox, priest, sun, day = report.cards
        assert fox.faces == (FaceData("Ember Fox", "{1}{R}", "Creature — Fox", "Haste", "2", "1"),)
        assert (fox.printing, fox.layout) == ("HEA", "normal")
        assert [face.name for face in priest.faces] == ["Moon Priest", "Moon Beast"]
        assert (priest.name, priest.faces[1].color_indicator) == ("Moon Priest // Moon Beast", ("G",))
        assert (sun.name, day.name, day.front.power) == ("Sun", "Day", "7")
        assert report.skipped == {"token": 1}
        assert [str(problem) for problem in report.problems] == ["entry 5 (“Wrong”): it is not a list of faces"]

    def test_both_sources_agree(self, tmp_path: Path) -> None:
        entry = {"name": "Ember Fox", "manaCost": "{1}{R}", "type": "Creature — Fox", "layout": "normal",
                 "text": "Haste\nWhen this creature enters, draw a card.", "power": "2", "toughness": "1"}  # fmt: skip
        (one,) = mtgjson.import_entry("Ember Fox", [entry], 1, "a")
        other = scryfall.import_entry(without(FOX, "set", "collector_number", "rarity", "flavor_text"), 1, "b")
        assert one == other


class TestProgress:
    def path(self, tmp_path: Path) -> Path:
        path = tmp_path / "many.json"
        path.write_text(json.dumps([without(FOX, name=f"Fox {number}") for number in range(5000)]), encoding="utf-8")
        return path

    def test_progress_ends_at_the_end(self, tmp_path: Path) -> None:
        seen: list[tuple[int, int]] = []
        path = self.path(tmp_path)
        report = report_of(path, progress=lambda done, total: seen.append((done, total)))
        assert len(report.cards) == 5000
        assert len(seen) > 3
        assert seen == sorted(seen)
        assert seen[-1] == (path.stat().st_size, path.stat().st_size)

    def test_an_import_can_be_called_off(self, tmp_path: Path) -> None:
        asked: list[int] = []

        def after_two() -> bool:
            asked.append(1)
            return len(asked) > 2

        with pytest.raises(ImportCancelled):
            report_of(self.path(tmp_path), cancelled=after_two)
        assert len(asked) == 3


class TestJsonStream:
    def test_values_across_pieces_of_the_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        values = [1, 12345678, "é" * 50, {"a": [1, 2, {"b": None}]}, [], {}, -1.5e3, True]
        path = tmp_path / "x.json"
        path.write_text("  " + json.dumps(values, indent=3), encoding="utf-8")
        for size in (1, 2, 7, 64):
            monkeypatch.setattr(json_stream, "_CHUNK", size)
            with JsonStream(path) as stream:
                assert list(stream.items()) == values
                assert stream.peek() == ""

    def test_one_value_may_not_be_huge(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(json_stream, "_CHUNK", 16)
        monkeypatch.setattr(json_stream, "LARGEST_VALUE", 1000)
        path = tmp_path / "x.json"
        path.write_text('["' + "x" * 100_000 + '"]', encoding="utf-8")
        with JsonStream(path) as stream, pytest.raises(JsonStreamError, match="not valid JSON"):
            list(stream.items())


@pytest.mark.skipif(not CORPUS.exists(), reason="the shared corpus is not at hand")
def test_the_whole_corpus_is_imported_written_and_read_again() -> None:
    report = report_of(CORPUS)
    assert report.problems == []
    assert len(report.cards) > 10_000
    assert read_cards(write_cards(report.cards), "x") == report.cards


class TestAttractions:
    WHEEL: ClassVar[dict[str, object]] = {
        "name": "Big Wheel", "layout": "normal", "type_line": "Artifact — Attraction",
        "oracle_text": "Visit — You gain 2 life.", "attraction_lights": [6, 2],
    }  # fmt: skip

    def test_the_numbers_that_are_lit_up_are_imported(self) -> None:
        found = scryfall.import_entry(self.WHEEL, 1, "cards.json")
        assert isinstance(found, CardData) and found.front.lights == (2, 6)

    def test_a_number_that_no_die_shows_is_refused(self) -> None:
        found = scryfall.import_entry({**self.WHEEL, "attraction_lights": [7]}, 1, "cards.json")
        assert isinstance(found, ImportProblem) and "no number of a die" in found.reason


class TestDungeons:
    TOWER: ClassVar[dict[str, object]] = {
        "name": "Bell Tower", "type_line": "Dungeon",
        "oracle_text": "Gate — Scry 1. (Leads to: Roof)\nRoof — Draw a card.",
    }  # fmt: skip

    @pytest.mark.parametrize("layout", ["normal", "token"])
    def test_dungeons_are_cards_wherever_they_are_listed(self, layout: str) -> None:
        found = scryfall.import_entry({**self.TOWER, "layout": layout}, 1, "cards.json")
        assert isinstance(found, CardData) and found.layout == "normal" and found.front.text == self.TOWER["oracle_text"]

    def test_what_is_on_the_back_of_a_dungeon_is_left_out(self) -> None:
        sides = [{"name": "The Draught", "type_line": "Card"}, self.TOWER]
        entry = {"name": "The Draught // Bell Tower", "layout": "double_faced_token", "card_faces": sides}
        found = scryfall.import_entry(entry, 1, "cards.json")
        assert isinstance(found, CardData) and (found.name, len(found.faces)) == ("Bell Tower", 1)
        assert CardLibrary([found]).dungeons() == (found,)

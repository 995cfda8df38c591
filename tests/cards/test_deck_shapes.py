"""Deck lists in the shapes that people bring them in. Numbers, printings, marks, headings, tables, JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cards import deck_headings, deck_lines
from engine.cards.cards_text import read_cards
from engine.cards.deck_list import CardPool, DeckEntry, DeckList, parse_deck, read_deck_file, resolve

POOL = CardPool(read_cards("Old Pan {1}\nArtifact\n\nOld Pan (Dented) {1}\nArtifact\n", "test.cards"))


def said(entries: tuple[DeckEntry, ...]) -> list[str]:
    return [f"{entry.count} {entry.name}" for entry in entries]


def parts(deck: DeckList) -> tuple[list[str], list[str], list[str]]:
    assert deck.problems == ()
    return said(deck.main), said(deck.sideboard), said(deck.commanders)


@pytest.mark.parametrize(("shape", "example"), deck_lines.SHAPES, ids=[example for _, example in deck_lines.SHAPES])
def test_each_way_to_write_a_number_has_an_example(shape: object, example: str) -> None:
    line = deck_lines.read(example)
    assert (line.count, line.name) == (4, "Ember Fox" if "Fox" in example else "")


@pytest.mark.parametrize("tag", [example for _, example in deck_lines.TAGS])
@pytest.mark.parametrize("before", ["Ember Fox", "Ember Fox (ABC) 12", "Ember Fox (ABC) 12 *F*"])
def test_each_tag_is_taken_off(before: str, tag: str) -> None:
    assert deck_lines.read(f"4 {before} {tag}").name == "Ember Fox"


@pytest.mark.parametrize(
    ("line", "name", "printing"),
    [
        ("4 [M10#146] Ember Fox", "Ember Fox", "M10 146"), ("4 [10E] Ember Fox", "Ember Fox", "10E"),
        ("20 [UNH] Swamp (1)", "Swamp", "UNH"), ("1 Ember Fox (HEA) 263 F", "Ember Fox", "HEA 263"),
        ("1 Ember Fox (HEA) 263 foil", "Ember Fox", "HEA 263"), ("- 4 Ember Fox", "Ember Fox", ""),
        ("* 4 Ember Fox", "Ember Fox", ""), ("4 Ember Fox $ 1.99", "Ember Fox", ""), ("4 Ember Fox    0.05", "Ember Fox", ""),
        ("4 Ember Fox 1,99 €", "Ember Fox", ""), ("1x Ember Fox (hea) 12 [Ramp,Land] ^Own,#00ff00^", "Ember Fox", "HEA 12"),
        ("4 Ember\u200b Fox\u200e", "Ember Fox", ""), ("Ember Fox ×4", "Ember Fox", ""),
    ],
)  # fmt: skip
def test_a_line(line: str, name: str, printing: str) -> None:
    deck = parse_deck(line)
    assert [(entry.name, entry.printing) for entry in deck.main] == [(name, printing)] and deck.problems == ()


def test_what_stands_in_brackets_may_belong_to_the_name() -> None:
    deck = resolve(parse_deck("1 Old Pan (Dented)\n2 Old Pan (ABC)\n"), POOL)
    assert [card.name for card in deck.main] == ["Old Pan (Dented)", "Old Pan", "Old Pan"] and deck.problems == ()


@pytest.mark.parametrize("heading", [
    "SIDEBOARD (2 cards)", "== Sideboard ==", "--- Sideboard ---", "[Sideboard]", "// Sideboard", "# Sideboard: 2",
    "**Sideboard**", "Sideboard 2/15", "Réserve", "Reserva", "サイドボード", "备牌", "Сайдборд", "~~Sideboard~~",
])  # fmt: skip
def test_a_heading_in_any_ornament_and_language(heading: str) -> None:
    assert parts(parse_deck(f"60 Swamp\n{heading}\n2 Ember Fox\n")) == (["60 Swamp"], ["2 Ember Fox"], [])


@pytest.mark.parametrize("section", deck_headings.SECTION_OF)
def test_each_heading_begins_its_section(section: str) -> None:
    deck = parse_deck(f"60 Swamp\n\n{section}\n1 Ember Fox\n\nDeck\n1 Grey Hill\n")
    where = deck_headings.SECTION_OF[section]
    main, side, leaders = parts(deck)
    assert ("1 Ember Fox" in main, "1 Ember Fox" in side, "1 Ember Fox" in leaders) == (
        where == "main", where == "sideboard", where == "commanders",
    )  # fmt: skip
    assert "1 Grey Hill" in main and bool(deck.left_out) == (where is None and section not in deck_headings.TOLD)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("SB:2 Ember Fox\n60 Swamp\nSB: Grey Hill", (["60 Swamp"], ["2 Ember Fox", "1 Grey Hill"], [])),
        ("COMMANDER: 1 Ember Fox\n99 Swamp", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("Commander: Ember Fox\n\nMain:\n99 Swamp", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("Commander\n1 Ember Fox\n\nArtifacts (1)\n1 Old Pan\n\nLands (98)\n98 Swamp",
         (["1 Old Pan", "98 Swamp"], [], ["1 Ember Fox"])),
        ("Commander\n1 Ember Fox\n\nRamp\n1 Old Pan\n\nLand\n98 Swamp", (["1 Old Pan", "98 Swamp"], [], ["1 Ember Fox"])),
        ("//Main\n99 Swamp\n1 Ember Fox # !Commander", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("99 Swamp\nSB: 1 Ember Fox", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("1 Ember Fox\n\n99 Swamp", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("99 Swamp\n\n1 Ember Fox", (["99 Swamp"], [], ["1 Ember Fox"])),
        ("24 Swamp\n\n36 Ember Fox\n\n15 Grey Hill", (["24 Swamp", "36 Ember Fox"], ["15 Grey Hill"], [])),
        ("Companion\n1 Ember Fox\n\nDeck\n60 Swamp\n\nSideboard\n1 Ember Fox\n2 Grey Hill",
         (["60 Swamp"], ["1 Ember Fox", "2 Grey Hill"], [])),
        ("Companion\n1 Ember Fox\n\nDeck\n60 Swamp", (["60 Swamp"], ["1 Ember Fox"], [])),
        ("NAME:Rats\nEVENT: Friday\n60 Swamp\nLAYOUT MAIN:(1,1)" + "x" * 900 + "\n>A plan.\n", (["60 Swamp"], [], [])),
    ],
)  # fmt: skip
def test_a_list(text: str, expected: tuple[list[str], list[str], list[str]]) -> None:
    assert parts(parse_deck(text)) == expected


def test_cards_of_other_lists_are_left_out_and_named() -> None:
    deck = parse_deck("[Main]\n60 Swamp\n[Planes]\n1 Quiet Lake\n[Odd Things]\n2 Ember Fox\n"
                      "[Sideboard]\n1 Grey Hill\n1 Old Pan [Maybeboard{noDeck}]\n")  # fmt: skip
    assert parts(deck) == (["60 Swamp"], ["1 Grey Hill"], [])
    assert [str(problem) for problem in deck.left_out] == [
        "line 4: left out: it stands under “planes” — 1 Quiet Lake",
        "line 6: left out: it stands under “odd things” — 2 Ember Fox",
        "line 9: left out: it stands under “maybeboard” — 1 Old Pan [Maybeboard{noDeck}]",
    ]


def test_xml_of_several_programs() -> None:
    named = '<?xml version="1.0"?>\n<!DOCTYPE cockatrice_deck>\n<cockatrice_deck version="1"><zone name="main">'
    assert parts(parse_deck(named + '<card number="2" name="Salt & Ash"/></zone></cockatrice_deck>'))[0] == ["2 Salt & Ash"]
    sections = '<deck game="x"><section name="Main"><card qty="4" id="1">Ember Fox</card></section>' \
        '<section name="Sideboard"><card qty="1" id="2">Grey Hill</card></section></deck>'  # fmt: skip
    assert parts(parse_deck(sections)) == (["4 Ember Fox"], ["1 Grey Hill"], [])


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_table(separator: str) -> None:
    rows = (("Count", "Name", "Edition", "Section"), ("4", '"Fox, the Red"', "ABC", ""), ("2x", "Grey Hill", "", "Sideboard"),
            ("many", "Old Pan", "", ""), ("1", "Ember Fox", "", "Maybeboard"))  # fmt: skip
    deck = parse_deck("\n".join(separator.join(row) for row in rows))
    assert said(deck.main) == ["4 Fox, the Red"] and said(deck.sideboard) == ["2 Grey Hill"]
    assert [str(problem) for problem in deck.problems] == ["line 4: “many” is not a number of copies — many Old Pan"]
    assert len(deck.left_out) == 1


@pytest.mark.parametrize(
    "data",
    [
        {"name": "Foxes", "mainboard": {"Ember Fox": {"quantity": 4}}, "sideboard": {"Grey Hill": {"quantity": 1}}},
        {"name": "Foxes", "boards": {"mainboard": {"cards": {"a": {"quantity": 4, "card": {"name": "Ember Fox"}}}},
                                     "sideboard": {"cards": {"b": {"quantity": 1, "card": {"name": "Grey Hill"}}}}}},
        {"name": "Foxes", "cards": [{"quantity": 4, "card": {"oracleCard": {"name": "Ember Fox"}}, "categories": ["Ramp"]},
                                    {"quantity": 1, "card": {"oracleCard": {"name": "Grey Hill"}}, "categories": ["Sideboard"]}]},
        {"data": {"name": "Foxes", "mainBoard": [{"count": 4, "name": "Ember Fox"}], "sideBoard": [{"count": 1, "name": "Grey Hill"}]}},
        {"name": "Foxes", "cards": {"Ember Fox": 4}, "sideboard": {"Grey Hill": 1}},
    ],
)  # fmt: skip
def test_json_of_several_sites(data: object) -> None:
    deck = parse_deck(json.dumps(data))
    assert parts(deck) == (["4 Ember Fox"], ["1 Grey Hill"], []) and deck.name == "Foxes"


def test_json_that_is_none_is_told() -> None:
    assert "the file is not JSON" in str(parse_deck('{"cards": [').problems[0])
    assert [str(problem) for problem in parse_deck("{}").problems] == ["the list names no card"]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_sixteen_bits_without_a_mark(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "deck.txt").write_text("4 Ember Fox\n56 Swamp\n", encoding=encoding)
    assert parts(read_deck_file(tmp_path / "deck.txt"))[0] == ["4 Ember Fox", "56 Swamp"]

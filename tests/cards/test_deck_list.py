"""Deck lists: the text forms, the XML forms, and finding the cards they name."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.cards_text import read_cards
from engine.cards.deck_list import CardPool, DeckEntry, DeckList, parse_deck, read_deck_file, resolve

CARDS = read_cards(
    """\
Ember Fox {1}{R}
Creature — Fox
2/1

Crème Brûlée {1}
Artifact

Moon Priest {2}{W}
Creature — Human
2/2
//
Moon Beast
Creature — Werewolf
5/5

Hot {R}
Instant
Scry 1.
//
Cold {U}
Instant
Scry 1.
""",
    "test.cards",
)
POOL = CardPool(CARDS, {"Crème Brûlée": "“flambé” is not understood"})


def names(entries: tuple[DeckEntry, ...]) -> list[str]:
    return [f"{entry.count} {entry.name}" + (f" @{entry.printing}" if entry.printing else "") for entry in entries]


def reasons(deck: DeckList) -> list[str]:
    return [str(problem) for problem in deck.problems]


class TestTextForm:
    @pytest.mark.parametrize(
        ("line", "expected"),
        [
            ("4 Ember Fox", "4 Ember Fox"),
            ("4x Ember Fox", "4 Ember Fox"),
            ("4 x Ember Fox", "4 Ember Fox"),
            ("12×  Ember   Fox", "12 Ember Fox"),
            ("Ember Fox", "1 Ember Fox"),
            ("4 Ember Fox (ABC) 123", "4 Ember Fox @ABC 123"),
            ("4 Ember Fox (abc)", "4 Ember Fox @ABC"),
            ("4 Ember Fox (PLST) ABC-123 *F*", "4 Ember Fox @PLST ABC-123"),
            ("4 Ember Fox *F*", "4 Ember Fox"),
            ("4 Ember Fox [ABC]", "4 Ember Fox"),
            ("4 Ember Fox <123> [ABC] (F)", "4 Ember Fox <123> [ABC] (F)"),
            ("4 Ember Fox # the best", "4 Ember Fox"),
            ("4 [ABC:123] Ember Fox", "4 Ember Fox @ABC 123"),
            ("4 Ember Fox|ABC|2", "4 Ember Fox @ABC"),
            ("1 Hot // Cold", "1 Hot // Cold"),
            ("1 Hot/Cold", "1 Hot/Cold"),
            ("1 +2 Mace", "1 +2 Mace"),
            ("1 X", "1 X"),
        ],
    )
    def test_one_line(self, line: str, expected: str) -> None:
        deck = parse_deck(line)
        assert (names(deck.main), deck.problems) == ([expected], ())

    def test_headings_and_comments(self) -> None:
        deck = parse_deck(
            "// my deck\n# another comment\nCommander\n1 Moon Priest\n\nDeck\nCreatures (2)\n2 Ember Fox\n\n"
            "// Lands\n3 Plains\n\nSideboard (15):\n1 Hot // Cold\n\nMaybeboard\n1 Nothing\n",
            "fires.txt",
        )
        assert names(deck.commanders) == ["1 Moon Priest"]
        assert names(deck.main) == ["2 Ember Fox", "3 Plains"]
        assert names(deck.sideboard) == ["1 Hot // Cold"]
        assert (deck.name, deck.problems) == ("fires", ())
        assert deck.main[0] == DeckEntry(2, "Ember Fox", 8, "2 Ember Fox")

    @pytest.mark.parametrize("heading", ["Sideboard", "sideboard:", "SIDEBOARD (2)", "// Sideboard", "[Sideboard]"])
    def test_the_sideboard_heading(self, heading: str) -> None:
        assert names(parse_deck(f"4 Ember Fox\n{heading}\n2 Hot // Cold").sideboard) == ["2 Hot // Cold"]

    def test_sideboard_marks(self) -> None:
        deck = parse_deck("4 Ember Fox\nSB: 2 Hot // Cold\nSB: Moon Priest\nSB 3 Ember Fox\n1 Plains")
        assert names(deck.main) == ["4 Ember Fox", "1 Plains"]
        assert names(deck.sideboard) == ["2 Hot // Cold", "1 Moon Priest", "3 Ember Fox"]

    def test_a_lone_blank_line_may_divide_off_a_sideboard(self) -> None:
        assert names(parse_deck("56 Plains\n4 Ember Fox\n\n15 Swamp\n").sideboard) == ["15 Swamp"]
        assert names(parse_deck("20 Plains\n\n4 Ember Fox\n").sideboard) == []
        assert names(parse_deck("50 Plains\n\n4 Ember Fox\n\n2 Swamp\n").sideboard) == []
        assert names(parse_deck("56 Plains\n\n4 Ember Fox\n\n2 Swamp\n").sideboard) == ["2 Swamp"]
        assert names(parse_deck("Creatures\n56 Plains\n\nLands\n4 Ember Fox\n\n2 Swamp\n").sideboard) == []
        assert names(parse_deck("Deck\n56 Plains\n\n4 Ember Fox\n").sideboard) == []

    def test_the_name_under_about(self) -> None:
        deck = parse_deck("About\nName Harvest Table\n\nDeck\n4 Ember Fox\n", "x.txt")
        assert (deck.name, names(deck.main)) == ("Harvest Table", ["4 Ember Fox"])
        assert names(parse_deck("About\nName Harvest Table\n\n4 Ember Fox\n").main) == ["4 Ember Fox"]

    def test_a_commander_mark(self) -> None:
        deck = parse_deck("1 Moon Priest *CMDR*\n4 Ember Fox")
        assert (names(deck.commanders), names(deck.main)) == (["1 Moon Priest"], ["4 Ember Fox"])

    def test_counts_that_make_no_sense_are_problems(self) -> None:
        deck = parse_deck("0 Ember Fox\n-1 Ember Fox\n1000 Ember Fox\n4\n2 Ember Fox\n")
        assert names(deck.main) == ["2 Ember Fox"]
        assert reasons(deck) == [
            "line 1: the number of copies must be 1 to 999 — 0 Ember Fox",
            "line 2: the number of copies must be 1 to 999 — -1 Ember Fox",
            "line 3: the number of copies must be 1 to 999 — 1000 Ember Fox",
            "line 4: the line names no card — 4",
        ]

    def test_an_empty_list_is_a_problem(self) -> None:
        assert reasons(parse_deck("# nothing\n\n")) == ["the list names no card"]

    def test_too_large_lists(self) -> None:
        assert reasons(parse_deck("1 Ember Fox\n" * 200_000)) == ["the list is larger than 2 MB"]
        deck = parse_deck("1 Ember Fox\n" * 6000)
        assert (len(deck.main), deck.problems[0].reason) == (5000, "the list has more than 5000 lines")


class TestDckForms:
    def test_sections_in_brackets(self) -> None:
        deck = parse_deck(
            "[metadata]\nName=Ashes\nDescription=4 Foxes\n[Commander]\n1 Moon Priest|ABC|1\n[Main]\n4 Ember Fox|ABC\n"
            "[Sideboard]\n1 Hot // Cold\n",
            "a.dck",
        )
        assert (deck.name, deck.problems) == ("Ashes", ())
        assert names(deck.commanders) == ["1 Moon Priest @ABC"]
        assert names(deck.main) == ["4 Ember Fox @ABC"]
        assert names(deck.sideboard) == ["1 Hot // Cold"]

    def test_set_and_number_in_brackets(self) -> None:
        deck = parse_deck(
            "NAME:Ashes\n4 [ABC:12] Ember Fox\nSB: 2 [ABC:7a] Moon Priest\n"
            "LAYOUT MAIN:(1,1)(CMC,false,50)|([ABC:12])\nLAYOUT SIDEBOARD:(0,0)(NONE,false,50)|\n",
            "a.dck",
        )
        assert (deck.name, deck.problems) == ("Ashes", ())
        assert (names(deck.main), names(deck.sideboard)) == (["4 Ember Fox @ABC 12"], ["2 Moon Priest @ABC 7a"])


DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Ember Fox" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="Hot/Cold" />
</Deck>"""
COD = """<?xml version="1.0" encoding="UTF-16"?>
<cockatrice_deck version="1">
  <deckname>Salt &amp; Ash</deckname>
  <comments>4 Nothing</comments>
  <zone name="main"><card number="4" name="Ember Fox"/><card name="Plains"/></zone>
  <zone name="side"><card number="2" name="Moon Priest"/></zone>
  <zone name="tokens"><card number="2" name="Goblin"/></zone>
</cockatrice_deck>"""


class TestXmlForms:
    def test_dek(self) -> None:
        deck = parse_deck(DEK, "ash.dek")
        assert (names(deck.main), names(deck.sideboard)) == (["4 Ember Fox"], ["2 Hot/Cold"])
        assert (deck.name, deck.problems, deck.main[0].line) == ("ash", (), 4)

    def test_cod(self) -> None:
        deck = parse_deck(COD)
        assert (names(deck.main), names(deck.sideboard)) == (["4 Ember Fox", "1 Plains"], ["2 Moon Priest"])
        assert (deck.name, deck.problems) == ("Salt & Ash", ())

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            (
                '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Deck><Cards Name="&b;"/></Deck>',
                "line 1: the file declares a document type, which deck lists do not need",
            ),
            ("<html></html>", "line 1: the file is a <html> document, not a deck list"),
            ("<Deck>", "line 1: the file is not well-formed XML: no element found"),
            ("<Deck>" + "<a>" * 60, "line 1: the file is nested too deeply"),
            ('<Deck><Cards Name="Fox" Quantity="many"/></Deck>', "line 1: “many” is not a number of copies — many Fox"),
            ('<Deck><Cards Quantity="1"/></Deck>', "line 1: the line names no card — 1"),
        ],
    )
    def test_what_is_wrong_is_told(self, text: str, reason: str) -> None:
        deck = parse_deck(text)
        assert reasons(deck) == [reason]
        assert deck.main == ()

    def test_what_came_before_a_mistake_is_kept(self) -> None:
        deck = parse_deck(DEK.replace("</Deck>", ""))
        assert names(deck.main) == ["4 Ember Fox"]
        assert len(deck.problems) == 1


class TestFiles:
    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
    def test_encodings(self, tmp_path: Path, encoding: str) -> None:
        (tmp_path / "d.txt").write_text("2 Crème Brûlée\n", encoding=encoding)
        assert names(read_deck_file(tmp_path / "d.txt").main) == ["2 Crème Brûlée"]

    def test_missing_and_huge_files(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert "can not be read" in read_deck_file(tmp_path / "none.txt").problems[0].reason
        (tmp_path / "d.txt").write_bytes(b"1 Fox\n" * 400_000)
        assert reasons(read_deck_file(tmp_path / "d.txt")) == ["the file can not be read: it is larger than 2 MB — d.txt"]


class TestResolving:
    @pytest.mark.parametrize(
        ("written", "found"),
        [
            ("ember fox", "Ember Fox"),
            ("EMBER FOX", "Ember Fox"),
            ("Moon Priest", "Moon Priest // Moon Beast"),
            ("Moon Priest // Moon Beast", "Moon Priest // Moon Beast"),
            ("moon priest/moon beast", "Moon Priest // Moon Beast"),
            ("Hot / Cold", "Hot // Cold"),
            ("Hot /// Cold", "Hot // Cold"),
            ("Hot", "Hot // Cold"),
        ],
    )
    def test_a_card_is_found(self, written: str, found: str) -> None:
        deck = resolve(parse_deck(f"2 {written}"), POOL)
        assert [card.name for card in deck.main] == [found, found]
        assert deck.problems == ()

    def test_accents_do_not_matter(self) -> None:
        assert CardPool(CARDS).find("creme brulee") is not None

    def test_a_back_face_is_no_card(self) -> None:
        assert POOL.find("Moon Beast") is None

    def test_lines_that_are_not_found_are_named(self) -> None:
        deck = resolve(parse_deck("4 Ember Fix\n1 Zzyzx\nSB: 1 Moon Preist\n2 Ember Fox\nSideboard\n0 Fox"), POOL)
        assert sorted(str(problem) for problem in deck.problems) == [
            "line 1: no card is called “Ember Fix”; did you mean “Ember Fox”? — 4 Ember Fix",
            "line 2: no card is called “Zzyzx” — 1 Zzyzx",
            "line 3: no card is called “Moon Preist” — SB: 1 Moon Preist",
            "line 6: the number of copies must be 1 to 999 — 0 Fox",
        ]
        assert [card.name for card in deck.main] == ["Ember Fox", "Ember Fox"]

    def test_cards_that_can_not_be_played_are_named(self) -> None:
        deck = resolve(parse_deck("1 Creme Brulee"), POOL)
        assert [str(problem) for problem in deck.problems] == [
            "line 1: “Crème Brûlée” can not be played yet: “flambé” is not understood — 1 Creme Brulee"
        ]
        assert deck.main == ()


class TestAnyText:
    @given(st.text())
    def test_random_text_raises_nothing(self, text: str) -> None:
        resolve(parse_deck(text), POOL)

    @given(
        st.lists(
            st.sampled_from(
                ["4 ", "x ", "SB: ", "Deck", "About", "Name ", "[", "]", "|", "(ABC) 1", "\n", "\n", "Fox", "//", "<",
                 "/>", "<Deck>", "<cockatrice_deck>", '<card name="x"/>', "<zone>", "</zone>", "*CMDR*", "#", ":",
                 "\0", "\ud800"]
            ),
            max_size=15,
        ).map("".join)
    )  # fmt: skip
    def test_almost_lists_raise_nothing(self, text: str) -> None:
        resolve(parse_deck(text, "x.txt"), POOL)


def test_a_line_full_of_spaces_is_read_as_one_with_single_spaces() -> None:
    deck = parse_deck("4" + " " * 50_000 + "Ember" + " \t" * 50_000 + "Fox\n2 Grey Hill" + " " * 50_000)
    assert [(entry.count, entry.name) for entry in deck.main] == [(4, "Ember Fox"), (2, "Grey Hill")]
    assert not deck.problems


def test_a_line_no_card_has_a_name_for_is_named_and_left_out() -> None:
    deck = parse_deck("4 " + "Foo " * 2000 + "\n1 Grey Hill")
    assert [entry.name for entry in deck.main] == ["Grey Hill"]
    assert [(problem.line, problem.reason) for problem in deck.problems] == [(1, "the line has more than 500 characters")]


@pytest.mark.parametrize("piece", [" [", " #", " <", " ^", " *A*", " (ABC)", "|", " // "])
def test_marks_that_are_never_closed_cost_no_more_than_the_line_is_long(piece: str) -> None:
    deck = parse_deck("1 Grey Hill" + piece * 100)
    assert len(deck.main) <= 1

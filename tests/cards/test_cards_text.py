"""The ``.cards`` format. What is read, what is written, and that reading what was written changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_files import read_card_file, read_set
from engine.cards.cards_text import CardFileError, examine_cards, read_cards, write_cards

EXAMPLE = """\
# a comment
Set: HEARTH

Ember Fox {1}{r}
Rarity: Common
creature - Fox
Haste
# a comment within
When this creature enters, it deals 1 damage to any target.
2/1
Flavor: It sleeps where the ash is warm.
Flavor: It wakes elsewhere.


Moon Priest {2}{W}
Creature – Human Cleric
Vigilance
2/2
//
Moon Beast
Color: green
Creature — Werewolf
Trample
5/5

Oda, Who Waits {2}{G}{W}
Set: OTHER
Legendary Planeswalker — Oda
+1: You gain 2 life.
−2: Draw a card.
Loyalty: 4
"""


def only(text: str) -> CardData:
    (card,) = read_cards(text, "test.cards")
    return card


def reasons(text: str) -> list[str]:
    """Every problem of a text as `line: reason`."""
    problems = examine_cards(text, "test.cards")[1]
    assert all(problem.file == "test.cards" for problem in problems)
    return [f"{problem.line}: {problem.reason}" for problem in problems]


class TestReading:
    def test_a_file_of_several_cards(self) -> None:
        fox, priest, oda = read_cards(EXAMPLE, "test.cards")
        assert fox == CardData(
            name="Ember Fox",
            layout="normal",
            faces=(
                FaceData(
                    name="Ember Fox",
                    mana_cost="{1}{R}",
                    type_line="Creature — Fox",
                    text="Haste\nWhen this creature enters, it deals 1 damage to any target.",
                    power="2",
                    toughness="1",
                    flavor="It sleeps where the ash is warm.\nIt wakes elsewhere.",
                ),
            ),
            printing="HEARTH",
            rarity="common",
        )
        assert (fox.source, fox.line) == ("test.cards", 4)
        assert (priest.name, priest.layout) == ("Moon Priest // Moon Beast", "transform")
        assert priest.faces[1].color_indicator == ("G",)
        assert priest.faces[0].type_line == "Creature — Human Cleric"
        assert (oda.front.loyalty, oda.front.power, oda.printing) == ("4", None, "OTHER")
        assert oda.front.text == "+1: You gain 2 life.\n−2: Draw a card."

    @pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
    def test_line_ends_and_byte_order_mark(self, line_end: str) -> None:
        assert read_cards("\ufeff" + EXAMPLE.replace("\n", line_end), "x") == read_cards(EXAMPLE, "x")

    def test_a_basic_land_needs_no_text(self) -> None:
        card = only("Plains\nBasic Land — Plains\n")
        assert (card.front.text, card.front.mana_cost, card.layout) == ("", "", "normal")

    @pytest.mark.parametrize(
        ("text", "layout"),
        [
            ("Tale {1}\nEnchantment — Saga\nI — Draw a card.", "saga"),
            ("Trade {1}\nEnchantment — Class\nFlying", "class"),
            ("Lost Spoon {1}\nEnchantment — Case\nFlying", "case"),
            ("Pupil {1}\nCreature — Human\nLevel up {1}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample\n2/2", "leveler"),
            ("Fox {1}\nCreature — Fox\n1/1\n//\nTrot {G}\nSorcery — Adventure\nDraw a card.", "adventure"),
            ("Hot {R}\nInstant\nDraw a card.\n//\nCold {U}\nInstant\nScry 1.", "split"),
            ("Attic {R}\nEnchantment — Room\nFlying\n//\nLoft {U}\nEnchantment — Room\nFlying", "split"),
            ("Fox {1}\nLayout: modal\nCreature — Fox\n1/1\n//\nDen\nLand\n{T}: Add {G}.", "modal_dfc"),
            ("Fox {1}\nCreature — Fox\n1/1\n//\nOld Fox\nLayout: Flip\nCreature — Fox\n2/2", "flip"),
        ],
    )
    def test_layouts_seen_and_named(self, text: str, layout: str) -> None:
        assert only(text).layout == layout

    def test_level_bands_keep_their_powers(self) -> None:
        card = only("Pupil {1}\nCreature — Human\nLevel up {1}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample\n2/2")
        assert card.front.text.split("\n")[1:5] == ["LEVEL 1-3", "4/4", "LEVEL 4+", "6/6"]
        assert (card.front.power, card.front.toughness) == ("2", "2")

    @pytest.mark.parametrize("power", ["0/0", "-1/2", "*/*", "1+*/1+*", "X/X", "7-*/7-*", "10 / 10"])
    def test_unusual_powers(self, power: str) -> None:
        front = only(f"Ooze {{1}}\nCreature — Ooze\n{power}").front
        assert f"{front.power}/{front.toughness}" == power.replace(" ", "")

    def test_a_backslash_makes_anything_rules_text(self) -> None:
        card = only("Odd {1}\nArtifact\n\\Loyalty: 4\n\\# no comment\n\\//\n\\\n\\2/1")
        assert card.front.text == "Loyalty: 4\n# no comment\n//\n\n2/1"
        assert card.front.power is None

    def test_a_planeswalker_on_a_back_face_may_print_no_loyalty(self) -> None:
        text = "A {1}\nPlaneswalker — Ada\n0: Scry 1.\nLoyalty: 3\n//\nB\nColor: R\nPlaneswalker — Ada\n0: Scry 2."
        assert only(text).faces[1].loyalty is None


class TestProblems:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("Fox {1}{Q}\nCreature — Fox\n1/1", "1: “{Q}” is not a mana symbol"),
            ("Fox {1000000000}\nCreature — Fox\n1/1", "1: “{1000000000}” is not a mana symbol"),
            ("Fox {1} tail\nCreature — Fox\n1/1", "1: the name holds a brace"),
            ("{1}\nCreature — Fox\n1/1", "1: the card has no name"),
            ("Fox // Den {1}\nCreature — Fox\n1/1", "1: the name holds //"),
            ("Loyalty: 3\nCreature — Fox\n1/1", "1: “Loyalty: 3” stands where the card's name should be"),
            ("Fox {1}", "1: “Fox” has no type line"),
            ("Fox {1}\nCreeture — Fox\n1/1", "2: “Creeture” is not a card type; did you mean Creature?"),
            ("Fox\n" + "word " * 13 + "\n1/1", "2: expected a type line, found “" + ("word " * 13)[:60] + "”"),
            ("Fox {1}\nLegendary\nFlying", "2: the type line names no card type (such as Creature, Instant or Land)"),
            ("Fox {1}\nLand Land", "2: the type line names a type twice"),
            ("Fox {1}\nCreature — 3Fox\n1/1", "2: “3Fox” is not a word that can be a subtype"),
            (
                "Fox {1}\nWhen this creature enters, draw a card.\n1/1",
                "2: expected a type line, found “When this creature enters, draw a card.”",
            ),
            ("Fox {1}\nCreature — Fox\nHaste", "3: the creature “Fox” has no power and toughness"),
            ("Rune {1}\nInstant\nScry 1.\n1/1", "4: “Rune” has power and toughness but is no creature"),
            ("Ada {1}\nPlaneswalker — Ada\n0: Scry 1.", "3: the planeswalker “Ada” has no loyalty"),
            ("Ada {1}\nPlaneswalker — Ada\nLoyalty: much", "2: the loyalty “much” is not a number"),
            ("Siege {1}\nBattle — Siege\nFlying", "3: the battle “Siege” has no defense"),
            ("Rune {1}\nInstant\nScry 1.\nLoyalty: 3", "3: “Rune” has loyalty but is no planeswalker"),
            ("Fox\nCreature — Fox\nHaste\n2/1\nOwl\nCreature — Owl\n1/1", "4: “2/1” stands in the middle of the text"),
            ("Fox {1}\nLayout: sideways\nLand", "2: “sideways” is not a layout"),
            ("Fox {1}\nRarity: scarce\nLand", "2: “scarce” is not a rarity"),
            ("Fox {1}\nColor: pink\nLand", "1: “pink” is not a color; use W, U, B, R, G or the colors' names"),
            ("Fox {1}\nRarity: rare\nRarity: rare\nLand", "3: the card names its rarity twice"),
            ("Fox {1}\nArt: a\nArt: b\nLand", "3: the face names its art twice"),
            ("Fox {1}\nLayout: transform\nLand", "1: a card with layout transform has two faces"),
            ("Fox\nLayout: saga\nLand\n//\nDen\nLand", "1: a card with layout saga has one face, this one has 2"),
            ("Fox\nLand\n//\n", "1: a face of the card is empty"),
            ("//\nFox\nLand", "1: a face of the card is empty"),
            ("Fox\nLand\n\nfox\nLand", "4: “fox” is already on line 1"),
            ("Fox\nLand\nFlying" + "g" * 4000, "3: the line is 4006 characters long, more than 4000"),
            ("Fox\nLand\nFly\0ing", "3: the line holds an unprintable character (U+0000)"),
            ("Fox\nLand\nFly\u202eing", "3: the line holds an unprintable character (U+202E)"),
            ("Fox\nLand\nFly\ud800ing", "3: the line holds an unprintable character (U+D800)"),
            ("a\nLand\n//\n" * 6 + "b\nLand", "1: the card has 7 faces, more than 5"),
        ],
    )  # fmt: skip
    def test_each_is_told_with_its_line(self, text: str, expected: str) -> None:
        assert expected in reasons(text)

    def test_all_problems_of_a_file_come_together(self) -> None:
        text = "Fox {Q}\nCreature — Fox\n\nOwl {U}\nCreature — Owl\n1/1\n\nRune {1}\nInstent\nScry 1.\n"
        with pytest.raises(CardFileError) as caught:
            read_cards(text, "hedge.cards")
        assert [problem.line for problem in caught.value.problems] == [1, 2, 9]
        assert (caught.value.file, caught.value.line, caught.value.reason) == (
            "hedge.cards", 1, "“{Q}” is not a mana symbol",
        )  # fmt: skip
        assert "hedge.cards:9: “Instent” is not a card type; did you mean Instant? (a type line reads like" in str(
            caught.value
        )

    def test_good_cards_are_kept_beside_the_problems(self) -> None:
        cards, problems = examine_cards("Fox {Q}\nLand\n\nOwl {U}\nCreature — Owl\n1/1\n", "x")
        assert [card.name for card in cards] == ["Owl"]
        assert len(problems) == 1

    def test_very_many_problems_end_the_reading(self) -> None:
        _, problems = examine_cards("Fox\n\n" * 5000, "x")
        assert problems[-1].reason == "reading stopped after 1000 problems"

    def test_a_huge_text_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("engine.cards.cards_text.LARGEST_FILE", 100)
        assert reasons("x" * 101) == ["0: the file is larger than 0 MB"]


class TestWriting:
    def test_reading_what_was_written_gives_the_same(self) -> None:
        cards = read_cards(EXAMPLE, "x")
        text = write_cards(cards)
        assert read_cards(text, "y") == cards
        assert write_cards(read_cards(text, "y")) == text

    def test_a_shared_set_is_written_once(self) -> None:
        cards = read_cards("Set: ABC\n\nFox\nLand\n\nOwl\nLand\n", "x")
        assert write_cards(cards) == "Set: ABC\n\nFox\nLand\n\nOwl\nLand\n"

    def test_text_that_looks_like_something_else_survives(self) -> None:
        text = "Layout: x\n// \n#x\n1/1\n\\\n\nLEVEL 1\n2/2\n3/3"
        face = FaceData("Set: me", "", "Artifact", text.replace("// ", "//"))
        card = CardData("Set: me", "normal", (face,))
        assert read_cards(write_cards([card]), "x") == [card]

    def test_no_cards_are_an_empty_text(self) -> None:
        assert write_cards([]) == ""
        assert read_cards("", "x") == []


WORDS = st.sampled_from(
    ["Fox", "{1}{R}", "Creature — Fox", "Instant", "2/1", "//", "", "", "Haste", "Loyalty: 4", "Planeswalker — Oda",
     "#", "Layout: split", "Color: WU", "Set: A", "\\x", "\\", "Flavor: a", "LEVEL 1-2", "Battle — Siege", "Defense: 3",
     "Enchantment — Saga", "{X}", "Land", "Plains", "—", "Rarity: rare", "\u00a0", "\t"]
)  # fmt: skip


class TestAnyText:
    @given(st.text())
    def test_random_text_raises_nothing_else(self, text: str) -> None:
        self.check(text)

    @given(
        st.lists(st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=3).map(" ".join), max_size=12).map("\n".join)
    )
    def test_almost_cards_raise_nothing_else(self, text: str) -> None:
        self.check(text)

    @given(st.permutations(EXAMPLE.split("\n")).map("\n".join))
    def test_shuffled_lines_raise_nothing_else(self, text: str) -> None:
        self.check(text)

    def check(self, text: str) -> None:
        cards, problems = examine_cards(text, "x")
        try:
            assert read_cards(text, "x") == cards
        except CardFileError as error:
            assert list(error.problems) == problems
            assert str(error)
        assert read_cards(write_cards(cards), "x") == cards


class TestFiles:
    def test_a_set_is_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "b.cards").write_text("Fox\nLand\n", encoding="utf-8")
        (tmp_path / "a.cards").write_text("Owl\nLand\n", encoding="utf-8")
        (tmp_path / "notes.txt").write_text("no cards\n", encoding="utf-8")
        cards = read_set(tmp_path)
        assert [(card.name, card.source) for card in cards] == [("Owl", "a.cards"), ("Fox", "b.cards")]

    def test_one_name_in_two_files(self, tmp_path: Path) -> None:
        (tmp_path / "a.cards").write_text("Fox\nLand\n", encoding="utf-8")
        (tmp_path / "b.cards").write_text("\nFÓX\nLand\n", encoding="utf-8")
        with pytest.raises(CardFileError, match=r"b\.cards:2: “FÓX” is already in a\.cards:1"):
            read_set(tmp_path)

    def test_problems_of_all_files_come_together(self, tmp_path: Path) -> None:
        (tmp_path / "a.cards").write_text("Fox\n", encoding="utf-8")
        (tmp_path / "b.cards").write_bytes(b"Owl\nLand\n\xff\xfe\n")
        with pytest.raises(CardFileError) as caught:
            read_set(tmp_path)
        assert [(problem.file, problem.line) for problem in caught.value.problems] == [("a.cards", 1), ("b.cards", 3)]
        assert caught.value.problems[1].reason == "the file is not UTF-8 text"

    def test_missing_files_and_folders(self, tmp_path: Path) -> None:
        with pytest.raises(CardFileError, match="can not be read"):
            read_card_file(tmp_path / "none.cards")
        with pytest.raises(CardFileError, match="no such folder"):
            read_set(tmp_path / "none")
        with pytest.raises(CardFileError, match="holds no"):
            read_set(tmp_path)
        with pytest.raises(CardFileError, match="can not be read"):
            read_card_file(tmp_path)

    def test_a_huge_file_is_not_read(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("engine.cards.card_files.LARGEST_FILE", 5)
        (tmp_path / "a.cards").write_text("Fox\nLand\n", encoding="utf-8")
        with pytest.raises(CardFileError, match="larger than"):
            read_card_file(tmp_path / "a.cards")


def test_the_lights_of_an_attraction_are_read_and_written() -> None:
    text = "Big Wheel\nArtifact — Attraction\nVisit — You gain 2 life.\nLights: 2 6\n"
    (found,) = read_cards(text, "fair.cards")
    assert found.front.lights == (2, 6) and write_cards([found]) == text
    with pytest.raises(CardFileError, match="no number of a die"):
        read_cards(text.replace("2 6", "2 7"), "fair.cards")

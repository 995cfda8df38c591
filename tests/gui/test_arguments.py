"""The command line: bad arguments and files give one clear line and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from gui import app
from gui.arguments import ArgumentProblem, parse


def test_everything_is_read() -> None:
    said = parse(["--new", "a, b,c", "--seed", "7", "--autoplay", "20", "--size", "1600x900", "--cards", "x.cards"])
    assert (said.new, said.seed, said.autoplay, said.size) == (("a", "b", "c"), 7, 20, (1600, 900))
    assert said.cards == (Path("x.cards"),)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--new", "one"], "needs 2 to 8 decks"),
        (["--new", "a,b", "--load", "x"], "exclude each other"),
        (["--size", "big"], "width and a height such as 1600x900"),
        (["--size", "10x10"], "must be 200 to"),
        (["--autoplay", "5"], "needs a game"),
        (["--new", "a,b", "--autoplay", "-1"], "0 or more"),
        (["--screenshot", "/no/such/folder/x.png"], "there is no folder"),
        (["--screenshot", "picture"], "must end in .png"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], expected: str) -> None:
    with pytest.raises(ArgumentProblem, match=expected):
        parse(words)


def one_line(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The message of a start that fails with exit code 2."""
    assert app.main([*words, "--screenshot", "never.png"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and said.startswith("kitchen table: ") and not Path("never.png").exists()
    return said


def test_a_deck_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no deck 'nonsense'" in one_line(capsys, "--new", "nonsense,bone_and_bramble")


def test_a_deck_with_an_unknown_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("4 No Such Card\n20 Forest\n", encoding="utf-8")
    assert "No Such Card: there is no such card" in one_line(capsys, "--new", f"{deck},{deck}")


def test_a_variant_that_is_not_there_or_is_for_others(capsys: pytest.CaptureFixture[str]) -> None:
    decks = ("--new", "bone_and_bramble,cellar_door")
    assert "there is no variant 'hopscotch'; there are" in one_line(capsys, *decks, "--variant", "hopscotch")
    assert "is for 4, 6 or 8 players" in one_line(capsys, *decks, "--variant", "team_vs_team")


def test_a_save_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "x.match"
    save.write_text("hello\n", encoding="utf-8")
    assert "line 1 is not readable" in one_line(capsys, "--load", str(save))
    assert "there is no such file" in one_line(capsys, "--load", str(tmp_path / "gone.match"))


def test_card_files_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "x.cards"
    broken.write_text("Fox {Q}\nCreature — Fox\n1/1\n", encoding="utf-8")
    assert "x.cards" in one_line(capsys, "--cards", str(broken))
    binary = tmp_path / "x.json"
    binary.write_bytes(b"\x00\x01")
    assert "no card data, but a file of unknown kind" in one_line(capsys, "--cards", str(binary))
    assert "there is no file" in one_line(capsys, "--cards", str(tmp_path / "gone.cards"))


@pytest.mark.parametrize(
    ("option", "expected"),
    [("--cards", "--cards: there is no file"), ("--load", "its name is longer than a file's can be"),
     ("--new", "there is no deck")],
)  # fmt: skip
def test_names_that_no_file_has_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], option: str, expected: str
) -> None:
    name = "x" * 5000
    assert expected in one_line(capsys, option, f"{name},{name}" if option == "--new" else f"{name}.cards")


def test_nor_is_a_picture_saved_in_such_a_folder() -> None:
    with pytest.raises(ArgumentProblem, match="there is no folder"):
        parse(["--screenshot", "x" * 5000 + "/a.png"])

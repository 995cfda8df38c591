"""The engine's commands: what they print, what they refuse, and that simulated games have no defect."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.api import SeatSetup, deck_cards, find_deck, load_library, shipped_decks
from engine.lab.simulation import all_pairs, simulate

ROOT = Path(__file__).parents[2]
DECKS = ("harvest_table", "cellar_door", "courtyard_brawl", "bone_and_bramble")


def seat_with(deck: str) -> SeatSetup:
    """A seat that plays a shipped deck."""
    return SeatSetup(deck, deck_cards(find_deck(deck)))


def test_every_shipped_card_is_understood() -> None:
    library = load_library()
    assert {name: library.reason(name) for name in library.names() if library.reason(name)} == {}
    assert len(library.names()) >= 125


def test_every_shipped_deck_can_be_played() -> None:
    library = load_library()
    for deck in shipped_decks().values():
        cards = deck_cards(deck)
        assert sum(count for count, _ in cards) == 60
        assert [name for _, name in cards if not library.playable(name)] == []


PAIRS = all_pairs([SeatSetup(name, ()) for name in DECKS])


@pytest.mark.parametrize("pair", [pytest.param(pair, marks=pytest.mark.long if pair != PAIRS[0] else ()) for pair in PAIRS],
                         ids=lambda pair: "-".join(seat.name for seat in pair))  # fmt: skip
def test_random_games_keep_all_invariants(pair: object) -> None:
    decks = [seat_with(seat.name) for seat in pair]  # type: ignore[attr-defined]
    report = simulate(decks, load_library(), 2, 7, check=True)
    assert report.defects == [] and report.games == 2


@pytest.mark.long
def test_a_table_of_four_keeps_all_invariants() -> None:
    report = simulate([seat_with(name) for name in DECKS], load_library(), 1, 3, check=True)
    assert report.defects == [] and sum(report.wins.values()) == 1


@pytest.mark.long
def test_two_headed_giants_keep_all_invariants() -> None:
    decks = [seat_with(name) for name in DECKS]
    report = simulate(decks, load_library(), 1, 21, check=True, variants=("two_headed_giant",))
    assert report.defects == [] and len(next(iter(report.wins)).split(", ")) == 2


def test_simulate_refuses_a_variant_for_another_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *DECKS[:2], "--variant", "two_headed_giant"]) == 2
    assert "4, 6 or 8 players" in capsys.readouterr().err


@pytest.mark.long
def test_the_same_seed_gives_the_same_games_under_any_hash_seed() -> None:
    digests = []
    for seed in ("0", "12345"):
        done = subprocess.run(
            [sys.executable, "-m", "engine", "simulate", *DECKS[:2], "--games", "3", "--seed", "11"],
            cwd=ROOT, env={"PYTHONHASHSEED": seed, "PATH": ""}, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        digests.append(json.loads(done.stdout)["digest"])
    assert digests[0] == digests[1]


def test_compile_prints_what_it_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "Destroy target creature. Its controller loses 2 life."]) == 0
    assert "Destroy target creature. Its controller loses 2 life." in capsys.readouterr().out


def test_compile_explains_what_words_look_back_at(capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        "Tap target creature. Its controller loses 2 life and you gain that much life. Destroy each other creature that "
        "player controls."
    )
    assert main(["compile", "--explain", text]) == 0
    told = capsys.readouterr().out
    for line in (
        "“it” is “target creature”", "“that much” is what comes of “its controller loses 2 life”",
        "“other” is other than “target creature”", "“that player” is “its controller”",
    ):  # fmt: skip
        assert line in told
    assert main(["compile", text]) == 0
    assert "“that player”" not in capsys.readouterr().out


def test_compile_explains_what_an_event_names(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Whenever a creature deals damage to you, it gets -1/-0 until end of turn. You gain that much life."
    assert main(["compile", "--explain", "--type", "Enchantment", text]) == 0
    told = capsys.readouterr().out
    assert "“it” is what “a creature deals damage to you” calls 'that object'" in told
    assert "“that much” is what “a creature deals damage to you” calls 'that much'" in told


def test_compile_names_the_files_in_which_words_are_read_and_done(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Whenever ~ becomes the target of a spell an opponent controls, draw two cards."
    assert main(["compile", "--where", text]) == 0
    told = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert ["engine/vocabulary/triggers/objects.py", "BecomesTargeted"] in told
    assert ["engine/vocabulary/effects/verbs/zones/draw_cards.py", "DrawCards"] in told
    assert len(told) == len({tuple(line) for line in told}) and all((ROOT / file).is_file() for file, _ in told)
    assert main(["compile", "--where", "--type", "Creature", "Ward {2}"]) == 0
    assert "engine/vocabulary/keywords/ward.py  Ward" in capsys.readouterr().out


def test_compile_points_at_what_it_did_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "Draw a card. Frobnicate target creature."]) == 1
    lines = capsys.readouterr().out.splitlines()
    text = next(line for line in lines if "Frobnicate" in line)
    caret = lines[lines.index(text) + 1]
    assert caret.index("^") == text.index("Frobnicate")


def test_compile_reads_card_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.cards"
    path.write_text("Test Fox {R}\nCreature — Fox\nHaste\n2/1\n", encoding="utf-8")
    assert main(["compile", str(path)]) == 0
    assert "Test Fox: playable" in capsys.readouterr().out


def test_a_malformed_card_file_is_refused_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.cards"
    path.write_text("Test Fox {R}\nCreature — Fox\nHaste\n", encoding="utf-8")
    assert main(["compile", str(path)]) == 2
    assert "bad.cards" in capsys.readouterr().err


def test_an_unknown_deck_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "no_such_deck", "harvest_table"]) == 2
    told = capsys.readouterr().err
    assert "no_such_deck" in told and "cellar_door" in told


def test_simulate_writes_its_report(tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    assert main(["simulate", *DECKS[:2], "--games", "1", "--json", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["games"] == 1 and report["defects"] == [] and report["decisions"] > 10


def test_coverage_tells_what_was_declined_and_where(tmp_path: Path) -> None:
    cards = tmp_path / "mine.cards"
    cards.write_text(
        "Good One {R}\nInstant\nDraw a card.\n\nOdd One {R}\nInstant\nFrobnicate target creature.\n", encoding="utf-8"
    )
    out = tmp_path / "coverage.json"
    assert main(["coverage", str(cards), "--json", str(out)]) == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert [card["accepted"] for card in data["cards"]] == [True, False]
    assert "Frobnicate" in data["cards"][1]["reason"] and data["totals"]["accepted"] == 1


def test_exercise_uses_every_ability(tmp_path: Path) -> None:
    cards = tmp_path / "mine.cards"
    cards.write_text(
        "Busy Elf {G}\nCreature — Elf\nWhen this creature enters, you gain 1 life.\n{T}: Add {G}.\n1/1\n", encoding="utf-8"
    )
    out = tmp_path / "exercise.json"
    assert main(["exercise", str(cards), "--json", str(out)]) == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["abilities"] == 2 and data["reached"] == 2 and data["defects"] == 0


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert "simulate" in capsys.readouterr().out


def test_simulate_makes_random_decks_of_a_file_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = []
    for color in "WUBRG":
        for number in range(60):
            cost = 1 + number % 7
            lines.append({
                "name": f"Stray {color} {number}", "layout": "normal", "mana_cost": f"{{{cost - 1}}}{{{color}}}" if cost > 1
                else f"{{{color}}}", "type_line": "Creature — Bear", "oracle_text": "", "power": str(cost), "toughness": str(cost),
            })  # fmt: skip
    file = tmp_path / "strays.json"
    file.write_text(json.dumps(lines), encoding="utf-8")
    reports = []
    for _ in range(2):
        assert main(["simulate", "--random-decks", str(file), "--seats", "3", "--games", "1", "--check"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0]["games"] == 1 and sum(reports[0]["wins"].values()) == 1 and not reports[0]["defects"]
    assert reports[0]["digest"] == reports[1]["digest"]
    file.write_text(json.dumps(lines[:20]), encoding="utf-8")
    assert main(["simulate", "--random-decks", str(file)]) == 2
    assert "too few cards" in capsys.readouterr().err


def test_a_text_longer_than_any_file_name_is_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(["You gain 1 life."] * 20)
    assert 255 < len(text) < 1024
    assert main(["compile", text]) == 0
    assert capsys.readouterr().out.startswith("ok")

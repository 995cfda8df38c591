"""Which decks can be played whole, and which cards are in the way (`coverage --decks`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.lab.commands import coverage
from engine.lab.deck_coverage import DeckFileError, read_decks

CARDS = [
    {"name": "Plain Ferret", "layout": "normal", "mana_cost": "{G}", "type_line": "Creature — Ferret", "oracle_text": "Haste", "power": "1", "toughness": "1"},
    {"name": "Odd Ferret", "layout": "normal", "mana_cost": "{G}", "type_line": "Sorcery", "oracle_text": "Frobnicate 3."},
]  # fmt: skip
DECKS = [
    {"kind": "old", "cards": {"Plain Ferret": 4, "Forest": 56}, "sideboard": {}},
    {"kind": "old", "cards": {"Plain Ferret": 4}, "sideboard": {"Odd Ferret": 1}},
    {"kind": "new", "cards": {"Plain Ferret": 99}, "commander": {"Odd Ferret": 1}},
    {"cards": {"Odd Ferret": 1, "Nobody": 1}},
]


def test_decks_are_counted_by_their_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, decks, out = (tmp_path / name for name in ("cards.json", "decks.json", "out.json"))
    cards.write_text(json.dumps(CARDS), encoding="utf-8")
    decks.write_text(json.dumps(DECKS), encoding="utf-8")
    assert coverage.main([str(cards), "--decks", str(decks), "--json", str(out)]) == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["kinds"] == {
        "decks": {"decks": 1, "main": 0, "with_sideboard": 0},
        "new": {"decks": 1, "main": 0, "with_sideboard": 0},
        "old": {"decks": 2, "main": 2, "with_sideboard": 1},
    }
    assert (told["decks"], told["main"], told["with_sideboard"]) == (4, 2, 1)
    assert told["in_the_way"] == {"Odd Ferret": 3, "Nobody": 1}
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["1", "3", "Odd", "Ferret"] and "old: 2 of 2 main decks, 1 with their sideboards" in lines


@pytest.mark.parametrize("text", ["[", "{}", '[{"sideboard": {}}]', '[{"cards": [1]}]'])
def test_a_file_without_decks_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    with pytest.raises(DeckFileError, match=r"x\.json is n"):
        read_decks(tmp_path / "x.json")

"""Tables with decks drawn by chance from many (`simulate --decks`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import api
from engine.__main__ import main
from engine.core.chance import Chance
from engine.lab.deck_tables import DeckTables
from engine.table.setup import SetupError

ODD = {"name": "Odd Ferret", "layout": "normal", "mana_cost": "{G}", "type_line": "Sorcery", "oracle_text": "Frobnicate 3."}  # fmt: skip
CAPTAIN = {"name": "Ferret Captain", "layout": "normal", "mana_cost": "{G}", "type_line": "Legendary Creature — Ferret", "oracle_text": "Haste", "power": "1", "toughness": "1"}  # fmt: skip
SIXTY = [{"id": f"sixty {number}", "cards": {"Forest": 60}, "sideboard": {"Odd Ferret": 1}} for number in range(3)]
HUNDRED = [{"id": f"hundred {n}", "cards": {"Forest": 99}, "commander": {"Ferret Captain": 1}} for n in range(5)]
UNPLAYABLE = {"id": "odd", "cards": {"Forest": 59, "Odd Ferret": 1}}


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([ODD, CAPTAIN]), encoding="utf-8")
    return file


def _names(cards: Path, decks: list[dict[str, object]], seed: int) -> list[str]:
    setup = DeckTables(api.load_library([str(cards)]), decks).setup(Chance(seed), seed)
    setup.check()
    return [seat.name for seat in setup.seats]


def test_two_decks_without_commanders_or_four_with_them_sit_together(cards: Path) -> None:
    """The kind is drawn too, and nobody brings a deck that another one has brought, or one that can't be played."""
    kinds = set()
    for seed in range(12):
        names = _names(cards, [*SIXTY, UNPLAYABLE, *HUNDRED], seed)
        kinds.add((len(names), *sorted({name.split("(")[1].split()[0] for name in names})))
        assert len({name.split("(")[1] for name in names}) == len(names)
    assert kinds == {(2, "sixty"), (4, "hundred")}


def test_a_deck_sits_twice_where_no_other_can_be_played(cards: Path) -> None:
    assert _names(cards, [SIXTY[0], UNPLAYABLE], 1) == ["1 (sixty 0)", "2 (sixty 0)"]
    with pytest.raises(SetupError, match="no deck of these can be played"):
        _names(cards, [UNPLAYABLE], 1)


def test_simulate_plays_at_such_tables(cards: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks = tmp_path / "decks.json"
    decks.write_text(json.dumps([*SIXTY, *HUNDRED]), encoding="utf-8")
    reports = []
    for _ in range(2):
        assert main(["simulate", "--decks", str(decks), "--cards", str(cards), "--games", "3", "--check"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0]["games"] == 3 and not reports[0]["defects"] and reports[0]["digest"] == reports[1]["digest"]

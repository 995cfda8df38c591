"""The library: shipped cards first, a card database behind them, compiled when first needed."""

from __future__ import annotations

import json
from pathlib import Path

from engine.api import load_library, open_database
from engine.cards.compiling import TextCompiler

ENTRIES = [
    {"name": "Plain Ferret", "layout": "normal", "mana_cost": "{G}", "type_line": "Creature — Ferret", "oracle_text": "Haste", "power": "1", "toughness": "1"},
    {"name": "Odd Ferret", "layout": "normal", "mana_cost": "{G}", "type_line": "Creature — Ferret", "oracle_text": "Frobnicate 3", "power": "1", "toughness": "1"},
]


def test_imported_cards_can_be_played_or_say_why_not(tmp_path: Path) -> None:
    source = tmp_path / "oracle-cards.json"
    source.write_text(json.dumps(ENTRIES), encoding="utf-8")
    with open_database(tmp_path / "cards.sqlite") as database:
        database.import_file(source)
        library = load_library(database=database)
        assert library.playable("plain ferret") and library.definition("Plain Ferret").front.printed.power == 1
        assert "Frobnicate" in library.reason("Odd Ferret")
        assert library.reason("Nobody") == "there is no such card"
        assert {"Plain Ferret", "Ember Fox"} <= set(library.names())
        counted = database.compile_all()
        assert (counted.playable, counted.unplayable, counted.unknown) == (1, 1, 0)


def test_results_are_kept_for_the_next_time(tmp_path: Path, monkeypatch: object) -> None:
    source = tmp_path / "oracle-cards.json"
    source.write_text(json.dumps(ENTRIES), encoding="utf-8")
    with open_database(tmp_path / "cards.sqlite") as database:
        database.import_file(source)
        database.compile_all()
    asked: list[str] = []
    monkeypatch.setattr(TextCompiler, "why_not", lambda self, card: asked.append(card.name))  # type: ignore[attr-defined]
    with open_database(tmp_path / "cards.sqlite") as database:
        library = load_library(database=database)
        assert library.playable("Plain Ferret") and not library.playable("Odd Ferret")
    assert asked == []

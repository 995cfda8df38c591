"""The library: shipped cards first, a card database behind them, compiled when first needed."""

from __future__ import annotations

import json
from pathlib import Path

from engine.api import load_library, open_database
from engine.cards.cards_text import read_cards
from engine.cards.compiling import TextCompiler
from engine.cards.library import CardLibrary

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


def test_a_card_is_found_by_the_name_of_any_of_its_faces() -> None:
    """Lists call Adventures, halves and backs by their own names; a card of just that name comes first."""
    cards = read_cards(
        "Warm Half {R}\nInstant\nScry 1.\n//\nCold Half {U}\nInstant\nScry 1.\n\n"
        "Day Priest {2}{W}\nCreature — Human\n2/2\n//\nNight Beast\nCreature — Werewolf\n5/5\n\nNight Beast {1}\nArtifact\n",
        "test.cards",
    )
    library = CardLibrary(cards)
    found = library.find("cold half")
    assert found is not None and found.name == "Warm Half // Cold Half"
    assert library.playable("Cold Half") and library.definition("Cold Half").name == "Warm Half // Cold Half"
    beast = library.find("Night Beast")
    assert beast is not None and beast.name == "Night Beast"
    assert library.with_cards(()).find("Cold Half") is found and library.find("No Half") is None

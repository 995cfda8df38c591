"""How much of what is understood is only remembered: what a single card needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.compiler.show import PlainCard, PlainFace
from engine.lab.memorised import Tracer, memorised, needs_of
from engine.vocabulary import catalogue


def _card(name: str, text: str, types: str = "Sorcery") -> PlainCard:
    return PlainCard(name, (PlainFace(name, types, text),))


def _uses(text: str, types: str = "Sorcery") -> frozenset[str]:
    catalogue.load()
    found = Tracer().uses(_card("Tin Owl", text, types))
    assert found is not None
    return found


def test_what_a_card_needs_are_the_phrases_of_its_words() -> None:
    found = _uses("Draw two cards.")
    assert any(name.startswith("instruction: {player!} draw[s] {amount:count} card(s)") for name in found)
    assert not any("discard" in name for name in found)


def test_a_phrase_that_is_only_read_is_needed_too() -> None:
    modern, old = _uses("{T}: Add {G}.", "Artifact"), _uses("{T}: Add {G} to your mana pool.", "Artifact")
    assert old - modern and all(name.startswith("word ") for name in old - modern)


def test_a_keyword_needs_the_phrases_of_its_definition() -> None:
    assert any(name.startswith("happening: die[s]") for name in _uses("Afterlife 2", "Creature — Bird"))


def test_a_card_that_is_not_understood_needs_nothing() -> None:
    catalogue.load()
    assert Tracer().uses(_card("Tin Owl", "Hum.")) is None


def test_what_one_card_needs_is_memory_and_keywords_are_not() -> None:
    found = memorised((("A", frozenset(("x", "y"))), ("B", frozenset(("x", "keyword: hum"))), ("C", frozenset(("x",)))))
    assert found.alone == {"A": ("y",)} and found.uses["x"] == 3
    assert found.totals()["memorised_share"] == round(1 / 3, 4)


def test_without_what_only_it_needs_a_card_is_declined() -> None:
    assert needs_of(_card("Tin Owl", "Hum."))[1] is None  # type: ignore[arg-type]


def test_the_command_counts_cards_by_what_they_need(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entry = {"object": "card", "layout": "normal", "mana_cost": "{R}", "type_line": "Sorcery", "pool": "core"}
    texts = {"One": "Draw a card.", "Two": "Draw two cards.", "Three": "Draw a card, then scry 1."}
    entries = [{**entry, "name": name, "oracle_text": text} for name, text in texts.items()]
    entries.append({**entry, "name": "Four", "oracle_text": "You win the game.", "pool": "extra"})
    cards, out = tmp_path / "cards.json", tmp_path / "out.json"
    cards.write_text(json.dumps(entries), encoding="utf-8")
    assert main(["coverage", str(cards), "--memorised", "--pool", "core", "--json", str(out)]) == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert max(number for name, number in data["uses"].items() if "draw[s] {amount:count}" in name) == 3
    assert set(data["alone"]) == {"Three"} and data["totals"]["accepted"] == 3
    assert "memorised_share" in capsys.readouterr().out

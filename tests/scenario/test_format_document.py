"""packaging/docs/scenario-format.md is what the program does. Its examples pass, and it leaves no word of a file
out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.editions import EDITIONS
from engine.core.steps import STEPS
from engine.lab.commands.scenario import main
from engine.scenario import format as f
from engine.scenario.expectations.states import STATES
from engine.scenario.reading_expectations import CHECKS, ZONES
from engine.scenario.results import RESULTS

PAGE = (Path(__file__).resolve().parents[2] / "packaging" / "docs" / "scenario-format.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
WHOLE = EXAMPLES[0]
MOST_LINES = 400


def completed(part: dict[str, Any]) -> dict[str, Any]:
    """A part of a file with the position, the cards and the stop of the whole example."""
    seats = {letter: seat | part.get("players", {}).get(letter, {}) for letter, seat in WHOLE["players"].items()}
    cards = [*WHOLE["custom_cards"], *part.get("custom_cards", ())]
    return {**WHOLE, "script": [], "expect": [], **part, "players": seats, "custom_cards": cards}


def run(folder: Path, data: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> str:
    """What `python -m engine scenario` says of a file."""
    (folder / "example.json").write_text(json.dumps(data), encoding="utf-8")
    main([str(folder / "example.json")])
    return capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_passes(example: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = example if example is WHOLE else completed(example)
    assert run(tmp_path, data, capsys).startswith("passed ")


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_no_example_passes_whatever_happens(
    example: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each says something of the end that holds there alone: with one more life to be there, it fails."""
    data = example if example is WHOLE else completed(example)
    wrong = {"check": "life", "player": "A", "value": 999}
    assert run(tmp_path, data | {"expect": [*data["expect"], wrong]}, capsys).startswith("failed ")


WORDS = {
    "entries": f.DEEDS, "answers": f.ANSWER_KINDS, "queues": f.QUEUES, "clauses": f.WHENS, "checks": tuple(CHECKS),
    "zones": (*ZONES, "stack", "sideboard"), "steps": STEPS, "variants": f.VARIANTS, "attacks": f.ATTACKS,
    "reasons": f.REASONS, "marks": f.MARKS, "causes": f.FACE_DOWN_CAUSES, "face down": f.FACE_DOWN,
    "states": tuple(STATES), "results": RESULTS,
}  # fmt: skip


@pytest.mark.parametrize("kind", WORDS)
def test_it_tells_every_word(kind: str) -> None:
    told = re.findall(r'`"?([\w ]+)"?`|"(\w+)"', PAGE)
    words = {word for found in told for word in found}
    assert WORDS[kind] and [word for word in WORDS[kind] if word not in words] == []


def test_the_table_of_checks_names_no_other() -> None:
    section = PAGE.partition("## 10. ")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(CHECKS)


def test_the_keys_that_a_check_needs_are_told() -> None:
    section = PAGE.partition("## 10. ")[2].partition("\n## ")[0]
    rows = {name: row for row in section.split("\n") for name in re.findall(r"`(\w+)`", row.partition(" | ")[0])}
    missing = [
        (check, key)
        for check, keys in CHECKS.items()
        for key in keys
        if not (re.search(r"\*n\*", rows[check]) if key == "value|" else f"`{key}`" in rows[check] or key == check)
    ]
    assert missing == []


def test_its_edition_is_one_that_there_is() -> None:
    (edition,) = re.findall(r"\| of the rules; `(\d+)` \|", PAGE)
    assert edition in EDITIONS


def test_it_stays_short() -> None:
    assert len(PAGE.splitlines()) <= MOST_LINES

"""`python -m engine draft`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main


def test_a_draft_is_played_to_the_end_of_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert main(["draft", "hearth", "--seats", "2", "--form", "sealed", "--check", "--json", str(out)]) == 0
    data = json.loads(out.read_text())
    assert data["games"] == 1 and data["defects"] == [] and data["views"] > 0 and data["turns"] > 1
    assert "left out: Forest: basic lands" in capsys.readouterr().out


def test_an_unknown_set_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draft", "no such set"]) == 2
    assert "hearth" in capsys.readouterr().err

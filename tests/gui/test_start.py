"""What the program does before its first page is there; counted in a process of its own, and never timed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LATER = ("importlib.metadata", "email", "http", "httpx", "ssl", "gui.benchmark", "gui.room", "PySide6.QtTest")
COUNTS = f"""
import json, sys
import engine.api
library = engine.api.load_library()
from engine.compiler.single_wordings import WORDINGS
from engine.core.record import RECORDS
compiled = [one.said for one in WORDINGS if "pattern" in vars(one)]
made = [name for name, one in RECORDS.items() if one.__init__.__code__.co_filename == "<record>"]
words = [name for name in sys.modules if name.startswith("engine.vocabulary.keywords.")]
import gui.app
later = [name for name in {LATER!r} if name in sys.modules]
print(json.dumps([compiled, len(made), len(RECORDS), words, later]))
"""


def counted() -> Any:
    command = [sys.executable, "-c", COUNTS]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout)


def test_a_start_makes_only_what_the_first_page_needs() -> None:
    compiled, made, records, words, later = counted()
    assert compiled == [], "patterns are compiled as texts are read"
    assert words == [], "the words of the game are found as the first card is read"
    assert 0 < made < records / 5, "records get their methods when they are made"
    assert later == [], "these are needed only when a person asks for something"

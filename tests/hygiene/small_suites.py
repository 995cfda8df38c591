"""Small suites of tests in a folder of their own, run by this project's conftest in this process."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

MODULE = "tests.test_small"


def suite_in(folder: Path, source: str) -> Path:
    """The folder, with a suite of one module in it."""
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "tests" / "test_small.py").write_text(source, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\nmarkers =\n    rule\n    long\n", encoding="utf-8")
    return folder


def run_here(folder: Path, *arguments: str) -> str:
    """What a run of a suite says."""
    sys.modules.pop(MODULE, None)
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:qt_log_capture", "-p", "tests.conftest", "-n", "0"]
        pytest.main([*options, "--rootdir", str(folder), "-c", str(folder / "pytest.ini"), *arguments, str(folder / "tests")])
    sys.modules.pop(MODULE, None)
    return said.getvalue()

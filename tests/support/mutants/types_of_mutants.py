"""Mutants that the type checker refuses. No program that could ever be landed, so no broken rule either.

`power or 0` without the `or 0` is one, or an event asked for what only some events have.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from tests.support.mutants.mutants import Mutant

KINDS = frozenset(("boolean", "comparison", "condition", "role"))  # others put what is of the same type
IDLE = "900"  # seconds: whoever is stopped in the middle leaves no daemon behind
FLAGS = ("--config-file", "pyproject.toml", "--no-warn-unused-ignores")  # a mutant may make one superfluous


class TypeChecker:
    """mypy's daemon over a copy of the engine, which checks a changed file in half a second."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def __enter__(self) -> TypeChecker:
        self.folder = Path(tempfile.mkdtemp())
        shutil.copytree(self.root / "engine", self.folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(self.root / "pyproject.toml", self.folder)
        self._run("start", "--timeout", IDLE, "--", *FLAGS)
        if self._run("check", "engine").returncode:
            raise SystemExit("python -m tests.mutate needs an engine in which mypy finds nothing: run mypy first")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._run("stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "mypy.dmypy", "--status-file", "daemon.json", *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)

    def objection(self, mutant: Mutant) -> str:
        """What mypy says against a mutant; "" if nothing."""
        if mutant.kind not in KINDS:
            return ""
        path = self.folder / mutant.file
        source = path.read_text(encoding="utf-8")
        path.write_text(mutant.applied(source), encoding="utf-8")
        done = self._run("check", "engine")
        path.write_text(source, encoding="utf-8")
        if done.returncode not in (0, 1):
            raise RuntimeError(f"mypy could not check {mutant}: {done.stdout}{done.stderr}")
        if not done.returncode:
            return ""
        if self._run("check", "engine").returncode:  # it has kept an error of what is no longer there
            self._run("restart", "--timeout", IDLE, "--", *FLAGS)
            self._run("check", "engine")
        return done.stdout.partition("\n")[0]

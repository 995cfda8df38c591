"""Which tests run which line: what `pytest --line-data` has measured, read compactly.

A folder holds `results.json` (how the tests that cite rules ended), `sources.json` (what each file said when it was
measured) and a part `lines.PROCESS` for each process that ran tests: coverage's own data, whose lines are bits.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

Line = tuple[str, int]  # a file from the root, and a line's number

RESULTS, SOURCES, LINES = "results.json", "sources.json", "lines"


def measure(root: Path, folder: Path, sections: Sequence[str] = ()) -> None:
    """Run all tests, or those that cite some sections, and keep which lines each of them runs."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = {path.relative_to(root).as_posix(): _digest(path) for path in sorted((root / "engine").rglob("*.py"))}
    (folder / SOURCES).write_text(json.dumps(sources, indent=1) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "--no-accounts"]
    command += ["--rule-results", str(folder / RESULTS), "--line-data", str(folder / LINES)]
    command += [part for section in sections for part in ("--rules", section)]
    subprocess.run(command, cwd=root, check=False)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


class LinesRun:
    """Which tests run which line of the files that still say what they said when they were measured."""

    def __init__(self, root: Path, folder: Path) -> None:
        sources = json.loads((folder / SOURCES).read_text(encoding="utf-8"))
        self.files = [file for file in sources if (root / file).is_file() and _digest(root / file) == sources[file]]
        self.changed = sorted(set(sources) - set(self.files))
        self._by_test: dict[str, dict[str, bytes]] = {}
        for part in sorted(folder.glob(f"{LINES}.*")):
            self._read(part)

    def _read(self, part: Path) -> None:
        data = sqlite3.connect(f"file:{part}?mode=ro", uri=True)
        paths = dict(data.execute("select id, path from file"))
        root = Path(os.path.commonpath(paths.values())).parent  # of the checkout that was measured
        files = {number: Path(path).relative_to(root).as_posix() for number, path in paths.items()}
        tests = dict(data.execute("select id, context from context"))
        same = set(self.files)
        for file, test, bits in data.execute("select file_id, context_id, numbits from line_bits"):
            if tests[test] and files[file] in same:
                self._by_test.setdefault(tests[test], {})[files[file]] = bits
        data.close()

    @cached_property
    def counts(self) -> Counter[Line]:
        """How many tests run each line."""
        alike: Counter[tuple[str, bytes]] = Counter()  # many tests run the same lines of a file
        for files in self._by_test.values():
            alike.update(files.items())
        found: Counter[Line] = Counter()
        for (file, bits), number in alike.items():
            for line in _lines(bits):
                found[file, line] += number
        return found

    def of(self, test: str) -> Iterator[Line]:
        """The lines that a test runs."""
        for file, bits in self._by_test.get(test, {}).items():
            yield from ((file, line) for line in _lines(bits))

    def runs(self, test: str, line: Line) -> bool:
        """Whether a test runs a line."""
        bits = self._by_test.get(test, {}).get(line[0], b"")
        return line[1] // 8 < len(bits) and bool(bits[line[1] // 8] >> line[1] % 8 & 1)

    def tests_of(self, line: Line) -> list[str]:
        """The tests that run a line, those first that have most to do with its file."""
        return self.by_concern(line[0], (test for test in self._by_test if self.runs(test, line)))

    def tests_in(self, file: str) -> list[str]:
        """The tests that run anything of a file, those first that do little else."""
        return self.by_concern(file, (test for test, files in self._by_test.items() if file in files))

    def by_concern(self, file: str, tests: Iterable[str]) -> list[str]:
        """Tests, those first of whose lines the greatest part is of a file: whole games come last."""

        def concern(test: str) -> tuple[float, str]:
            bits = self._by_test.get(test, {}).get(file, b"")
            return -_count(bits) / max(1, self._lengths.get(test, 0)), test

        return sorted(tests, key=concern)

    @cached_property
    def _lengths(self) -> dict[str, int]:
        """How many lines each test runs."""
        return {test: sum(map(_count, files.values())) for test, files in self._by_test.items()}


def _count(bits: bytes) -> int:
    return int.from_bytes(bits, "little").bit_count()


def _lines(bits: bytes) -> Iterator[int]:
    for at, byte in enumerate(bits):
        if byte:
            yield from (at * 8 + bit for bit in range(8) if byte >> bit & 1)

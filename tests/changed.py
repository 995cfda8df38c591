"""The tests that a change can touch: a guess that takes a minute, where all tests take five.

    python -m tests.changed [COMMIT]         run what the changes since a commit (or since HEAD) can touch
    python -m tests.changed [COMMIT] --list  say which files that are, and why

A changed module of tests is run. For a changed file of the program those are run, in this order, that have its name
(`tests/keywords/test_ward.py` for `engine/vocabulary/keywords/ward.py`; on its own shelf, if there is one), that import
it or, of a helper, what changed, and that cite a rule which its first lines cite; no more than MOST files. With them goes
what reads all sources (`tests/hygiene`).

It does not know which lines a test runs: a rule that many words rely on is used by tests that neither import nor name it.
So all tests are run before anything is given away.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 60  # files
RULE = re.compile(r"\b(\d{3}\.\d+)")
IMPORT = re.compile(r"^ *(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE)
SLOW_READERS = ("test_accounts", "test_bootstrap", "test_ledger", "test_mutants")  # of hygiene: they start processes
STEP_ASIDE = ("__init__", "__main__", "conftest")  # names that say nothing


def changed_files(commit: str = "HEAD") -> list[str]:
    """What differs from a commit, new files included."""
    commands = (["git", "diff", "--name-only", commit], ["git", "ls-files", "--others", "--exclude-standard"])
    found = (subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for command in commands)
    return sorted({name for lines in found for name in lines.splitlines()})


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _imported(path: Path) -> frozenset[str]:
    """What a module imports, with and without what it takes from there."""
    found: set[str] = set()
    for module, names, plain in IMPORT.findall(_text(path)):
        found.add(module or plain)
        found.update(f"{module}.{name}" for name in re.findall(r"\w+", names) if module)
    return frozenset(found)


def _dotted(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def touched(changed: Iterable[str], root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """The files of tests that changes can touch, each with why, the likeliest first."""
    changed = [file for file in changed if file.endswith(".py")]
    tests = {path.relative_to(root).as_posix(): path for path in sorted((root / "tests").rglob("test_*.py"))}
    yield from ((file, "changed itself") for file in changed if file in tests)
    sources = [file for file in changed if file not in tests]
    for file in sources:
        stem = Path(file).stem
        named = [test for test in tests if stem not in STEP_ASIDE and Path(test).stem == f"test_{stem}"]
        shelf = [test for test in named if file.endswith(test.removeprefix("tests/").replace(f"test_{stem}", stem))]
        yield from ((test, f"named like {file}") for test in shelf or named)
    for file in sources:
        importing = (test for test, path in tests.items() if _dotted(file) in _imported(path))
        yield from ((test, f"imports {file}") for test in importing)
    for file in sources:
        rules = set(RULE.findall(_text(root / file)[:600])) if file.startswith("engine/") and (root / file).is_file() else set()
        citing = (test for test, path in tests.items() if rules & set(RULE.findall(" ".join(re.findall(r"@rule\(.*", _text(path))))))
        yield from ((test, f"cites a rule of {file}") for test in citing)


def chosen(changed: list[str], root: Path = ROOT) -> tuple[dict[str, str], int]:
    """The files to run with why, and how many more there would be."""
    found: dict[str, str] = {}
    for test, why in touched(changed, root):
        found.setdefault(test, why)
    kept = dict(list(found.items())[:MOST])
    if any(file.endswith(".py") for file in changed):
        readers = sorted((root / "tests" / "hygiene").glob("test_*.py"))
        kept |= {path.relative_to(root).as_posix(): "reads all sources" for path in readers
                 if path.stem not in SLOW_READERS and path.relative_to(root).as_posix() not in kept}  # fmt: skip
    return kept, max(0, len(found) - MOST)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    words = sys.argv[1:] if arguments is None else arguments
    commit = next((word for word in words if not word.startswith("-")), "HEAD")
    files, more = chosen(changed_files(commit))
    for file, why in files.items() if "--list" in words else ():
        print(f"{file}: {why}")
    print(f"{len(files)} files of tests; left out for their number: {more}; run all tests before giving it away", flush=True)
    if "--list" in words or not files:
        return 0
    return subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "2", *files], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

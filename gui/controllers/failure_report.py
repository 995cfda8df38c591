"""A report on something that went wrong.

What was raised, the log, the game as a file and as a scenario.
"""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from engine.api import CardLibrary, Match, save_to_scenario


def described(error: Exception) -> str:
    """What was raised, where, and on which machine."""
    raised = "".join(traceback.format_exception(error))
    return f"{raised}\nPython {sys.version.split()[0]}, {platform.platform()}\n"


def write_report(
    path: Path, problem: str, log: Sequence[str] = (), match: Match | None = None,
    library: Callable[[], CardLibrary] | None = None,
) -> None:  # fmt: skip
    """Write a report to a zip file; what of it can't be made is named in it instead. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ZipFile(path, "w", ZIP_DEFLATED) as report:
        report.writestr("problem.txt", problem)
        report.writestr("log.txt", "\n".join(log) + "\n")
        if match is None:
            return
        game, scenario = Path(folder, "game.match"), Path(folder, "scenario.json")
        for file, write in (
            (game, lambda: match.file.save(game)),
            (scenario, lambda: save_to_scenario(match, scenario, library=library() if library is not None else None)),
        ):
            try:
                write()
                report.write(file, file.name)
            except Exception as error:  # a report on a defect must not fail on the same defect
                report.writestr(f"no {file.name}.txt", described(error))

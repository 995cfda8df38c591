"""The result of a run (scenario format, section 12): what became of it, in a word and in detail."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.cards_text import CardFileError
from engine.core.errors import EngineError
from engine.core.record import record
from engine.scenario.card_index import CardIndex, with_cards_beside
from engine.scenario.failures import Declined, ExpectationFailed, PlayedOn, ScriptFailed, Unsupported
from engine.scenario.format import ScenarioError
from engine.scenario.loading import read_scenario_file
from engine.scenario.run import Run

if TYPE_CHECKING:
    from engine.scenario.format import Scenario

PASSED, FAILED, DECLINED, UNSUPPORTED, DEFECT = "passed", "failed", "declined", "unsupported", "defect"
RESULTS = (PASSED, FAILED, DECLINED, UNSUPPORTED, DEFECT)
TRACE_LINES = 14


class OutOfTime(Exception):
    """A run that takes too long; it is given up."""


@record
class Result:
    """What became of one scenario."""

    id: str
    result: str
    detail: str = ""
    seconds: float = 0.0
    log: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"id": self.id, "result": self.result, "detail": self.detail, "seconds": round(self.seconds, 3)}


def run_file(path: Path, index: CardIndex, tick: Callable[[], None] | None = None) -> Result:
    """Run the scenario in a file, with the cards beside it; a file that breaks the format has failed."""
    try:
        scenario = read_scenario_file(path)
        library = with_cards_beside(index.library, path)
    except ScenarioError as error:
        return Result(path.stem, FAILED, f"the file is no scenario: {error}")
    except CardFileError as error:
        return Result(path.stem, FAILED, f"the cards beside it can't be read: {error}")
    return run_scenario(scenario, index if library is index.library else CardIndex(library), tick)


def run_scenario(scenario: Scenario, index: CardIndex, tick: Callable[[], None] | None = None) -> Result:
    """Run a scenario; whatever happens is told in the result."""
    run: Run | None = None
    try:
        run = Run(scenario, index, tick)
        run.play()
    except (ScriptFailed, ExpectationFailed) as failure:
        return _result(scenario, FAILED, str(failure), run)
    except Declined as declined:
        return _result(scenario, DECLINED, str(declined), None)
    except Unsupported as unsupported:
        return _result(scenario, UNSUPPORTED, str(unsupported), None)
    except OutOfTime as error:
        return _result(scenario, DEFECT, f"time-out: {error}", run)
    except PlayedOn as error:
        return _result(scenario, DEFECT, str(error), run)
    except RecursionError as error:
        return _result(scenario, DEFECT, f"{error!r}\n{_trace(error)}", run)
    except Exception as error:  # a defect is told with its trace, and the next scenario is run
        known = isinstance(error, EngineError)
        return _result(scenario, DEFECT, f"{error if known else repr(error)}\n{_trace(error)}", run)
    return Result(scenario.id, PASSED, log=tuple(run.log.lines))


def _trace(error: BaseException) -> str:
    lines = "".join(traceback.format_exception(error)).rstrip().split("\n")
    return "\n".join(lines[-TRACE_LINES:])


def _result(scenario: Scenario, result: str, detail: str, run: Run | None) -> Result:
    log = tuple(run.log.lines) if run is not None else ()
    if run is not None and log:
        detail += "\nlog:\n" + run.log.last()
    return Result(scenario.id, result, detail, log=log)

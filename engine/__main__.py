"""The engine's commands, such as simulate, compile and scenario (`python -m engine COMMAND --help`)."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from engine.core.errors import EngineError
from engine.core.garbage import look_seldom

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {
    "simulate": ("engine.lab.commands.simulate", "play games with random agents"),
    "arena": ("engine.lab.commands.arena", "let programs play against each other"),
    "draft": ("engine.lab.commands.draft", "draft with programs, and play the games"),
    "compile": ("engine.lab.commands.compile", "show what is understood of a card file or a text"),
    "bench": ("engine.lab.commands.bench", "measure the engine"),
    "coverage": ("engine.lab.commands.coverage", "how many cards of a file are understood"),
    "questions": ("engine.lab.commands.questions", "what the rules ask and cards answer"),
    "exercise": ("engine.lab.commands.exercise", "use every ability of every understood card in small games"),
    "language": ("engine.lab.commands.language", "the language of .cards files, phrase by phrase"),
    "witness": ("engine.lab.commands.witness", "search accepted cards for what is understood wrongly"),
    "leaks": ("engine.lab.commands.leaks", "look for what anybody sees and must not"),
    "scenario": ("engine.lab.commands.scenario", "run scenario files"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] not in COMMANDS:
        print("usage: python -m engine COMMAND …\n" + "\n".join(f"  {n:10} {t}" for n, (_, t) in COMMANDS.items()))
        return 0 if words in ([], ["--help"], ["-h"]) else 2
    try:
        return int(import_module(COMMANDS[words[0]][0]).main(words[1:]))
    except EngineError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1


if __name__ == "__main__":
    look_seldom()
    sys.exit(main())

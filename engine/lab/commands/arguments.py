"""What the engine's commands share: their arguments, and a result as a file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path


def write_json(path: str | None, data: object) -> None:
    """Write a result to a file, if one is asked for."""
    if path:
        Path(path).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def parser(name: str, text: str) -> argparse.ArgumentParser:
    """A parser for a command's arguments."""
    return argparse.ArgumentParser(prog=f"python -m engine {name}", description=text)

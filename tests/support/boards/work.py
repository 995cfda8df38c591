"""Work counted: how many instructions of the interpreter something takes. It is the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def work_of(action: Callable[[], object]) -> int:
    """The number of instructions that an action carries out, in Python code."""
    count = 0

    def stepped(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            count += 1
        return stepped

    before = sys.gettrace()
    sys.settrace(stepped)
    try:
        action()
    finally:
        sys.settrace(before)
    return count

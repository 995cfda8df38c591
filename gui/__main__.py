"""`python -m gui`: the table on the screen."""

from __future__ import annotations

import sys

import engine.api  # noqa: F401 - before Qt, which looks into the source of every module that is imported after it
from gui.app import main

if __name__ == "__main__":
    sys.exit(main())

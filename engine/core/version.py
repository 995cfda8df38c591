"""The version of the program: here, and nowhere else."""

from __future__ import annotations

VERSION = "0.2.0"

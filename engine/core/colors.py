"""Colours (CR 105): letters in the order white, blue, black, red, green."""

from __future__ import annotations

from collections.abc import Iterable

Color = str
Colors = tuple[Color, ...]

WUBRG: Colors = ("W", "U", "B", "R", "G")
COLORLESS: Colors = ()
NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
LETTERS = {name: letter for letter, name in NAMES.items()}


def in_order(letters: Iterable[str]) -> Colors:
    """The colours among some letters, each once, in the order WUBRG."""
    wanted = tuple(letters)
    return tuple(color for color in WUBRG if color in wanted)

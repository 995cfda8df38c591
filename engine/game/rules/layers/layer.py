"""The layers and sublayers in their order (CR 613.1, 613.2, 613.4), and what each reads and writes."""

from __future__ import annotations

from engine.meaning.node import (
    READS_ABILITIES,
    READS_CHARACTERISTICS,
    READS_COLORS,
    READS_CONTROL,
    READS_COPIABLE,
    READS_POWER,
    READS_TYPES,
)  # fmt: skip

NAMES = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
NUMBERS = {name: number for number, name in enumerate(NAMES)}
COPY, FACE_DOWN, CONTROL, TEXT, TYPES, COLORS, ABILITIES, DEFINED, SET, MODIFIED, SWITCHED = range(len(NAMES))
END = len(NAMES)

ABILITY_LAYERS = (COPY, FACE_DOWN, TEXT, TYPES, ABILITIES)  # in which abilities come or go

_ALL_BUT_CONTROL = READS_CHARACTERISTICS & ~READS_CONTROL
WRITES = (
    _ALL_BUT_CONTROL, _ALL_BUT_CONTROL, READS_CONTROL, READS_COPIABLE | READS_TYPES | READS_COLORS | READS_ABILITIES,
    READS_TYPES | READS_ABILITIES, READS_COLORS, READS_ABILITIES, READS_POWER, READS_POWER, READS_POWER, READS_POWER,
)  # fmt: skip


def _from(layer: int) -> int:
    bits = 0
    for written in WRITES[layer:]:
        bits |= written
    return bits


FROM_HERE = tuple(_from(layer) for layer in range(END))  # what each layer and all later ones write

"""The names of options of a match that are no variants."""

from __future__ import annotations

TURN_WAITS = "turn waits"  # people sit at a table: nobody's turn ends without them, even if passing is all they can do
PRACTISING = "tournament practice"  # the seats, as texts, whose players remember their own triggered abilities

"""How far an object has come.

Chapters, levels, rooms, doors … each mechanic counts in a way of its own.
"""

from __future__ import annotations

from engine.core.record import record


@record
class Progress:
    """One thing that is counted of an object, or one part of it that is used."""

    kind: str  # "chapter", "level", "room", "door" …
    number: int = 0  # how far: which chapter, which level; 1 for what is so, 0 for what is not yet
    of: int = 0  # out of how many; 0 if there is no last
    words: str = ""  # a message; "" if there is nothing to tell
    name: str = ""  # as the object's own text has it: the room, the half

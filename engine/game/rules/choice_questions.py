"""The question whenever objects are chosen for a purpose.

A whole sentence that says what is done with how many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.message import Message, say

if TYPE_CHECKING:
    from engine.core.keys import Purpose
    from engine.meaning.message import Slot


def asked_for(purpose: Purpose, least: int, most: int, what: Slot | None = None) -> Message:
    """What a player is asked to choose, as the words describe it; else so many of what can be chosen."""
    chosen = _so_many(least, most) if what is None else what
    return say(purpose.asks, what=chosen) if purpose.asks else say("choose_what", what=chosen)


def _so_many(least: int, most: int) -> Message:
    if least == most:
        return say("so_many_of_these", number=most)
    if least == 0:
        return say("up_to_so_many_of_these", number=most)
    return say("from_so_many_to_so_many_of_these", least=least, number=most)

"""The question whenever objects are chosen for a purpose: a whole sentence that says what is done with how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.model.message import Message, say

if TYPE_CHECKING:
    from engine.model.message import Slot


def asked_for(purpose: str, least: int, most: int, what: Slot | None = None) -> Message:
    """What a player is asked to choose, as the words describe it; else so many of what can be chosen."""
    chosen = _so_many(least, most) if what is None else what
    return {
        "attach": say("attach_to_what", what=chosen),
        "bottom": say("put_what_into_a_library", what=chosen),
        "copy": say("copy_what", what=chosen),
        "destroy": say("destroy_what", what=chosen),
        "discard": say("discard_what", what=chosen),
        "exchange": say("exchange_what", what=chosen),
        "exile": say("exile_what", what=chosen),
        "goad": say("goad_what", what=chosen),
        "put counters": say("put_counters_on_what", what=chosen),
        "put into hand": say("put_what_into_a_hand", what=chosen),
        "put into library": say("put_what_into_a_library", what=chosen),
        "put onto battlefield": say("put_what_onto_the_battlefield", what=chosen),
        "remove counters": say("remove_counters_from_what", what=chosen),
        "return": say("return_what", what=chosen),
        "reveal": say("reveal_what", what=chosen),
        "sacrifice": say("sacrifice_what", what=chosen),
        "tap": say("tap_what", what=chosen),
        "untap": say("untap_what", what=chosen),
        "vote": say("vote_for_what", what=chosen),
    }.get(purpose) or say("choose_what", what=chosen)


def _so_many(least: int, most: int) -> Message:
    if least == most:
        return say("so_many_of_these", number=most)
    if least == 0:
        return say("up_to_so_many_of_these", number=most)
    return say("from_so_many_to_so_many_of_these", least=least, number=most)

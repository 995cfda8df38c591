"""Merging as a procedure (CR 726.2): what merges goes on top of a permanent or beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.game.decisions.choices import ChooseOption
from engine.game.events.merging import Merge
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game

TO_MERGE = Purpose("merge", "726.2")


def merge(game: Game, oid: ObjectId, into: ObjectId, seat: Seat) -> None:
    """Merge an object with a permanent, on top or beneath as a player chooses (CR 702.140c, 726.2)."""
    options = (say("on_top"), say("beneath"))
    decision = ChooseOption(
        seat=seat, options=options, purpose=TO_MERGE, rule="726.2", source=oid,
        prompt=say("merge_on_top_or_beneath", what=NameOf(oid), into=NameOf(into)),
    )  # fmt: skip
    happen(game, Merge(oid, into, on_top=ask(game, decision) == 0))

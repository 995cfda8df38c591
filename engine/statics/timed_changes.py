"""Changes that say among their own words how long they last (CR 611.2): "can attack this turn as though …"."""

from __future__ import annotations

from typing import Any

from engine.model.families import Filter, StaticEffect
from engine.statics.attack_and_block import (
    AttacksDespiteDefender,
    CannotBeBlockedBySuch,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from engine.terms.continuous import Timed
from engine.terms.durations import ThisTurn
from engine.text.templates import label, production

THIS_TURN = ThisTurn("this turn")


def _plain(template: str, change: StaticEffect, into: str = "timed_change") -> None:
    """Words without slots for a change that lasts this turn."""
    timed = Timed(change, THIS_TURN)
    production(into, template, Timed, lambda: timed, lambda node: {} if node == timed else None)


def _read_blockers(node: Timed) -> dict[str, Any] | None:
    change = node.change
    if not isinstance(change, CannotBeBlockedBySuch) or not change.unless or node.duration != THIS_TURN:
        return None
    return {"what": change.what}


def _blockers(what: Filter) -> Timed:
    return Timed(CannotBeBlockedBySuch(what, unless=True), THIS_TURN)


_plain("can attack this turn as though (it|they#) didn't have defender", AttacksDespiteDefender())
production(
    "timed_change", "can't be blocked this turn except by {what:filter#many}", Timed, _blockers, _read_blockers,
    what="filter",
)  # fmt: skip
_plain("must be blocked this turn if able", MustBeBlocked(), "timed_more")
_plain("attack[s] this turn if able", MustAttack(), "timed_more")
_plain("block[s] this turn if able", MustBlock(), "timed_more")
label("timed_change", "what changes for a time")
label("timed_more", "what changes for a time")

"""Changes whose own words say in their midst how long they last (CR 611.2).

As in "can attack this turn as though …".
"""

from __future__ import annotations

from typing import Any

from engine.compiler.templates import label, production
from engine.meaning.families import Filter, StaticEffect
from engine.vocabulary.statics.combat.attack_and_block import (
    AttacksDespiteDefender,
    CannotBeBlockedBySuch,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from engine.vocabulary.terms.grammar.continuous import Timed
from engine.vocabulary.terms.grammar.durations import ThisTurn, UntilEndOfCombat

THIS_TURN = ThisTurn("this turn")
THIS_COMBAT = UntilEndOfCombat("this combat")


def _this(change: StaticEffect) -> Any:
    return lambda: Timed(change, THIS_TURN)


def _is_this(change: StaticEffect) -> Any:
    return lambda node: {} if node == Timed(change, THIS_TURN) else None


def _read_blockers(node: Timed) -> dict[str, Any] | None:
    change = node.change
    if not isinstance(change, CannotBeBlockedBySuch) or not change.unless or node.duration != THIS_TURN:
        return None
    return {"what": change.what}


def _blockers(what: Filter) -> Timed:
    return Timed(CannotBeBlockedBySuch(what, unless=True), THIS_TURN)


production(
    "timed_change", "can attack this turn as though (it|they#) didn't have defender", Timed,
    _this(AttacksDespiteDefender()), _is_this(AttacksDespiteDefender()),
)  # fmt: skip
production(
    "timed_change", "can't be blocked this turn except by {what:filter#many}", Timed, _blockers, _read_blockers,
    what="filter",
)  # fmt: skip
production(
    "timed_more", "must be blocked this turn if able", Timed, _this(MustBeBlocked()), _is_this(MustBeBlocked()),
)  # fmt: skip
production("timed_more", "attack[s] this turn if able", Timed, _this(MustAttack()), _is_this(MustAttack()))
production("timed_more", "block[s] this turn if able", Timed, _this(MustBlock()), _is_this(MustBlock()))
production(
    "timed_more", "attack[s] this combat if able", Timed, lambda: Timed(MustAttack(), THIS_COMBAT),
    lambda node: {} if node == Timed(MustAttack(), THIS_COMBAT) else None,
)  # fmt: skip
label("timed_change", "what changes for a time")
label("timed_more", "what changes for a time")

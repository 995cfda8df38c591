"""Targets of which there is one more for each of something (CR 601.2c).

As in "choose target creature, then choose another target creature for each time this spell was kicked".
"""

from __future__ import annotations

from typing import Any

from engine.compiler.templates import production
from engine.meaning.families import Amount, Filter
from engine.vocabulary.effects.verbs.choices.choose import ChooseObjectsFor
from engine.vocabulary.terms.amounts.amounts import Sum
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.objects.targets import AnyTarget, Targets
from engine.vocabulary.terms.players.players import You


def _more(each: Amount) -> Sum:
    return Sum(ONE, each, 1, in_words=True)


def _each(node: ChooseObjectsFor, count: Amount) -> Amount | None:
    """What there is one more for each of."""
    return count.second if isinstance(count, Sum) and count.first == ONE and isinstance(node.player, You) else None


def _build(what: Filter, again: Filter, each: Amount) -> ChooseObjectsFor | None:
    return ChooseObjectsFor(You(), Targets(what, _more(each))) if what == again else None


def _read(node: ChooseObjectsFor) -> dict[str, Any] | None:
    if not isinstance(node.what, Targets):
        return None
    each = _each(node, node.what.count)
    return {"what": node.what.what, "again": node.what.what, "each": each} if each is not None else None


production(
    "instruction", "choose target {what:filter#one}, then choose a other target {again:filter#one} {each}",
    ChooseObjectsFor, _build, _read, each="for_each",
)  # fmt: skip


def _build_any(each: Amount) -> ChooseObjectsFor:
    return ChooseObjectsFor(You(), AnyTarget(_more(each)))


def _read_any(node: ChooseObjectsFor) -> dict[str, Any] | None:
    each = _each(node, node.what.count) if isinstance(node.what, AnyTarget) else None
    return {"each": each} if each is not None else None


production(
    "instruction", "choose any target, then choose any other target {each}", ChooseObjectsFor, _build_any, _read_any,
    each="for_each",
)  # fmt: skip

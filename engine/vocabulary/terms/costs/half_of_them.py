"""Costs of half of one's permanents (CR 107.1a, 118): "sacrifice half the lands you control"."""

from __future__ import annotations

from typing import Any

from engine.compiler.templates import production
from engine.meaning.families import Filter
from engine.vocabulary.terms.amounts.amounts import Half, NumberOf
from engine.vocabulary.terms.costs.choice_costs import SacrificeCost
from engine.vocabulary.terms.objects.objects import Some


def _half(what: Filter, rounding: str) -> SacrificeCost:
    return SacrificeCost(Some(Half(NumberOf(what), rounding), what))


def _read_half(node: SacrificeCost) -> dict[str, Any] | None:
    what = node.what
    if not isinstance(what, Some) or not isinstance(what.count, Half) or what.count.amount != NumberOf(what.what):
        return None
    return {"what": what.what, "rounding": what.count.rounding}


production(
    "cost", "sacrifice half the {what:filter#many}, rounded {rounding}", SacrificeCost, _half, _read_half,
    what="filter", rounding="rounding",
)  # fmt: skip

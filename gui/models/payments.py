"""Payments of mana as a person looks at them.

Whether there is more than one way that they would tell apart.
"""

from __future__ import annotations

import re
from collections.abc import Hashable

from engine.api import ObjectView, PayMana, View
from gui.models.piles import alike, must_lie_alone

_SYMBOL = re.compile(r"\{([^{}]+)\}")
COLORED = "WUBRGC"


def is_only_way(payment: PayMana, view: View) -> bool:
    """Whether a planned payment is the only one, and spends nothing that a person would decide about.

    Of sources that nobody needs to tell apart it is all the same which are tapped. In doubt it is not the only one.
    """
    if not (payment.solved and payment.plain) or payment.life or payment.in_pool:
        return False
    used = {oid for oid, _, _ in payment.plan}
    kinds = {_kind(oid, payment, view) for oid in used}
    wanted = set(_SYMBOL.findall(payment.cost))
    others = [use for use in payment.sources if use[0] not in used and _kind(use[0], payment, view) not in kinds]
    if not wanted <= set(COLORED):  # generic mana is paid by anything, and other symbols in several ways
        return not others
    return not any(wanted & set(mana) or ability < 0 for _, ability, mana in others)


def _kind(oid: int, payment: PayMana, view: View) -> Hashable:
    """What sources that are all the same have in common: how they are, and what they make."""
    seen = view.objects.get(oid)
    if not isinstance(seen, ObjectView) or must_lie_alone(seen):
        return oid
    return alike(seen), tuple(use[1:] for use in payment.sources if use[0] == oid)

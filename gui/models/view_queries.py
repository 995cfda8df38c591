"""What a view tells at a second look.

Who is attacked, what is aimed at whom, whether anything could attack.
"""

from __future__ import annotations

from engine.api import View


def _is_or_has(view: View, seat: int, ref: int) -> bool:
    """Whether something is a player, or a thing of theirs."""
    return ref == seat or (ref in view.objects and view.objects[ref].controller == seat)


def attacked(view: View, seat: int) -> bool:
    """Whether a player, or something of theirs, is attacked."""
    return any(_is_or_has(view, seat, view.objects[oid].attacking) for oid in view.battlefield)


def aimed_at(view: View, seat: int) -> bool:
    """Whether something on the stack has a player, or something of theirs, as a target."""
    return any(_is_or_has(view, seat, target) for oid in view.stack for target in view.objects[oid].targets)


def may_attack(view: View, seat: int) -> bool:
    """Whether a player has a creature that looks as if it could attack (CR 508.1a)."""
    mine = (view.objects[oid] for oid in view.battlefield)
    return any(
        seen.controller == seat and "creature" in seen.types and not seen.tapped and not seen.sick
        and not seen.phased_out and "defender" not in seen.keywords
        for seen in mine
    )  # fmt: skip

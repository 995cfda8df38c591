"""How something was cast (CR 601.2b, 607.2, 702.33d).

What a spell, or the permanent it became, knows of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import is_object
from engine.game.rules.linked import ENTERED_AS_COPY, copy_effect

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context
    from engine.game.state.objects import StackItem


def cast_record(ctx: Context, ref: Ref) -> StackItem | None:
    """The choices and payments of the spell that something is, or was as it entered.

    None if it was never cast.
    """
    if not is_object(ref):
        return None
    if ctx.item is not None and ctx.item.ability is None and ref in (ctx.source, ctx.stack_id):
        return ctx.item  # still being cast, or resolving
    found = ctx.obj(ref)
    record = found.stack if found.stack is not None else found.cast_info
    if record is None and found.previous in ctx.game.last_known:
        record = ctx.obj(found.previous).stack
    return record if record is not None and record.ability is None else None


def payments(ctx: Context, ref: Ref) -> dict[str, object]:
    """The additional costs paid for something, by name, as its present abilities know of them (CR 607.2i).

    What became a copy of something else has other abilities; the cost that one of these offers was never paid (707.7).
    """
    record = cast_record(ctx, ref)
    if record is None:
        return {}
    if ctx.on_battlefield(ref) and (copy_effect(ctx.game, ref) or ctx.obj(ref).marks.get(ENTERED_AS_COPY)):
        return {}
    return dict(record.paid)


def times_paid(ctx: Context, ref: Ref, name: str) -> int:
    """How often an additional cost of a certain name was paid for something (CR 702.33c)."""
    number = payments(ctx, ref).get(name)
    return number if isinstance(number, int) else 0


def cast_way(ctx: Context, ref: Ref) -> str:
    """The name of the way in which something was cast; "" if it was cast as usual, or not at all."""
    record = cast_record(ctx, ref)
    return record.way if record is not None else ""

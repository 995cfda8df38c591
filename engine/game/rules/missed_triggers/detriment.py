"""Whether forgetting a triggered ability is worth a warning (MTP.W1, W2).

Told from its words and whom they are about.

What the game is like does not count: one life lost is as bad at 20 life as at 1, and a sacrifice is one even if there
is nothing to be sacrificed now. A good thing among the bad ones, or a "you may", makes it an ability one wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.game.rules.context import Context
from engine.game.rules.missed_triggers.trying import Trying
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Filter, Instruction, Reference, Target
from engine.meaning.node import Node, children, field_names, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import Seat
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game


def is_detrimental(game: Game, trigger: PendingTrigger) -> bool:
    """Whether an ability is usually bad for its controller, who owns the card that it is printed on."""
    if trigger.source not in game.objects and trigger.source not in game.last_known:
        return False
    source = game.look(trigger.source).object
    if source.owner != trigger.controller or not (trigger.delayed or _is_printed(game, trigger)):
        return False  # what another player's card makes of one's own is that player's doing
    other = game.clone()
    other.ask = Trying()
    ctx = Context(other, trigger.source, trigger.controller, dict(trigger.bindings), event=trigger.event)
    judged = [good == (trigger.controller in seats) for good, seats in _judged(ctx, trigger.ability.effect) if seats]
    return bool(judged) and not any(judged)


def _is_printed(game: Game, trigger: PendingTrigger) -> bool:
    """Whether the ability is one that its object has by itself."""
    values = game.look(trigger.source).object.values
    return trigger.ability in values.abilities.triggered


def _judged(ctx: Context, effect: Instruction) -> Iterator[tuple[bool, frozenset[Seat]]]:
    """Whether each thing that words do usually is good, and for whom."""
    for node in walk_until(effect, Ability):
        if not isinstance(node, Instruction):
            continue
        if node.optional:
            yield True, _whose(ctx, node, "player")  # they need not
        if node.good_for_doers is not None:
            yield node.good_for_doers, _whose(ctx, node, "player")
        if node.good_for_things is not None:
            others = [name for name in field_names(type(node)) if name not in ("player", "source")]
            yield node.good_for_things, frozenset(seat for name in others for seat in _whose(ctx, node, name))


def _whose(ctx: Context, node: Node, name: str) -> frozenset[Seat]:
    """Whom, or whose things, a part of an instruction is about."""
    value = getattr(node, name) if name in field_names(type(node)) else None
    parts = value if isinstance(value, tuple) else (value,)
    return frozenset(seat for part in parts for reference in _references(part) for seat in _about(ctx, reference))


def _references(part: object) -> Iterator[Reference]:
    if isinstance(part, Reference):
        yield part
    elif isinstance(part, Node) and not isinstance(part, Filter | Amount):
        for child in children(part):
            yield from _references(child)


def _about(ctx: Context, reference: Reference) -> Iterator[Seat]:
    """The players whom words mean, and those whose things they mean."""
    if isinstance(reference, Target) or (reference.wanted() is not None and reference.key not in ctx.bindings):
        return  # whoever chooses targets chooses well; and what comes of other words is not there yet
    for ref in reference.refs(ctx):
        if is_player(ref) or ref in ctx.game.objects or ref in ctx.game.last_known:
            yield ctx.controller_of(ref)

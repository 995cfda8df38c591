"""Keyword abilities whose doing has a name that other abilities wait for: "mentors", "trains"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.core.keys import Deed, EventKey
from engine.core.record import record, replace
from engine.game.events.cards import PlayerDid
from engine.meaning.abilities import Ability, TriggeredAbility, targets_of
from engine.meaning.families import Filter, Happening, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.triggers.events import OBJECT, OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class Noted(Instruction):
    """An instruction that is also a deed, which abilities can wait for and look back at.

    Once it is done, the deed has happened with the ability's own object and the instruction's targets.
    """

    effect: Instruction
    deed: Deed
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = self.effect.perform(ctx)
        if done:
            targets = tuple(ref for target in targets_of(self.effect) for ref in ctx.bound(target.key))
            ctx.happen(PlayerDid(ctx.controller, self.deed, oids=(ctx.source, *targets)))
        return done


def noted(definition: str, name: str, deed: Deed) -> tuple[Ability, ...]:
    """The triggered abilities of a definition in rules English, their effects noted as a deed."""
    return tuple(
        replace(ability, effect=Noted(ability.effect, deed)) if isinstance(ability, TriggeredAbility) else ability
        for ability in compile_definition(definition, name)
    )


class DoesDeed(Happening):
    """An object does something that a keyword ability names."""

    __slots__ = ()
    deed: Deed

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != self.deed or not subject.matches(ctx, event.oids[0]):
            return None
        own, *others = event.oids
        return {OBJECT: (own,), OTHER: tuple(others)}

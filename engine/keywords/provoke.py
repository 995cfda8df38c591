"""Provoke (CR 702.39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref
from engine.model.families import Instruction, Reference, RuleModifier
from engine.model.node import READS_NOTHING
from engine.terms.continuous import begin
from engine.terms.durations import UntilEndOfCombat
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class MustBlock(RuleModifier):
    """A requirement to block a certain attacking creature (CR 509.1c)."""

    attacker: ObjectId
    reads = READS_NOTHING
    questions = ("must_block",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        return details["attacker"] == self.attacker or None


@phrase("have {object} block {attacker:object} this combat if able")
@dataclass(frozen=True, slots=True)
class HaveBlock(Instruction):
    """A creature has to block another if able, in this combat phase only."""

    object: Reference
    attacker: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        blockers = tuple(oid for oid in self.object.refs(ctx) if ctx.on_battlefield(oid))
        parts = tuple(MustBlock(oid) for oid in self.attacker.refs(ctx) if ctx.on_battlefield(oid))
        if blockers and parts:
            begin(ctx, parts, blockers, UntilEndOfCombat("this combat"))
        return bool(blockers and parts)


@keyword("702.39", "Provoke")
class Provoke:
    """A challenge to one creature to block; each instance triggers separately (CR 702.39b)."""

    definition = (
        "Whenever this creature attacks, you may have target creature defending player controls block this creature "
        "this combat if able. If you do, untap that creature."
    )

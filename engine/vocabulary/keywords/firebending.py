"""Firebending (CR 702.189 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.keys import Deed
from engine.core.mana import Mana
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.mana import AddMana
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import X

if TYPE_CHECKING:
    from engine.game.rules.context import Context

FIREBEND = Deed("firebend")

verb("player_deed", FIREBEND, "firebend", "firebent")


@phrase("firebend {number:digits_or_x}")
@record
class Firebend(Instruction):
    """So much {R} that stays until end of combat."""

    number: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        number = self.number.value(ctx)
        if number > 0:
            mana = Mana("R", source=ctx.source, persists="combat", amount=number)
            ctx.happen(AddMana(ctx.controller, (mana,), source=ctx.source))
        ctx.happen(PlayerDid(ctx.controller, FIREBEND))
        return number > 0


@phrase("firebending X, where X is {x:quantity}", into="keyword", number=X())
@phrase("firebending X, where X is {x:quantity}.", into="keyword", number=X(), read_only=True)
@keyword("702.189", "Firebending", "firebending {number:digits_or_x}")
class Firebending:
    """Mana for an attack (CR 702.189a).

    An X that the words define is worked out as the ability resolves (702.1b).
    """

    number: Amount
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """So much mana whenever it attacks."""
        where = ", where X is [x:quantity]" if self.x is not None else ""
        return f"Whenever ~ attacks, firebend [number]{where}."

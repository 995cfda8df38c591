"""Waterbend (CR 701.67 of 2026): a cost of mana that tapped permanents can help to pay.

It is a keyword action of later editions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.keys import Deed
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.meaning.families import Cost
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


WATERBEND = Deed("waterbend")

verb("player_deed", WATERBEND, "waterbend", "waterbent")


@phrase("waterbend {mana:mana_symbols}", into="cost")
@record
class Waterbend(Cost):
    """A cost of mana (CR 701.67a of 2026): its player may also tap permanents for it.

    For each generic mana in it, they may tap an untapped artifact or creature they control.
    """

    mana: ManaCost
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> ManaCost:
        return ManaCost(self.mana.symbols, self.mana.symbols)

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        ctx.happen(PlayerDid(ctx.controller, WATERBEND))
        return True

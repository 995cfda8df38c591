"""Mana for special actions (CR 106.6, 116.2): "Spend this mana only to turn permanents face up"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, wording
from engine.game.rules.paying.spending import SPECIAL_ACTION
from engine.game.rules.special_cards.doors import UNLOCKING
from engine.meaning.families import Filter, RestrictsMana
from engine.meaning.node import READS_STATUS
from engine.vocabulary.effects.verbs.mana.add_mana import RESTRICTION
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TURNING_UP = ("morph", "megamorph", "disguise", "manifest", "cloak")  # the names of those actions (CR 116.2b)


@phrase("spend this mana only to cast {what:filter#many} or to turn {turned:filter#many} face up",
        into="sentence_start", doors=False)  # fmt: skip
@phrase("spend this mana only to turn {turned:filter#many} face up", into="sentence_start", what=None, doors=False)
@phrase("spend this mana only to cast {what:filter#many} and unlock doors", into="sentence_start", turned=None,
        doors=True)  # fmt: skip
@phrase("spend this mana only to cast a {what:filter#one}, unlock a door, or turn a {turned:filter#one} face up",
        into="sentence_start", doors=True, single=True)  # fmt: skip
@record
class SpendOnActions(RestrictsMana):
    """A sentence: the mana added before it may be spent on turning permanents face up or unlocking doors.

    It may be spent on certain spells, too.
    """

    what: Filter | None  # spells on which it may be spent, too
    turned: Filter | None
    doors: bool
    single: bool = wording(default=False)
    reads = READS_STATUS

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RESTRICTION, self)

    def perform(self, ctx: Context) -> bool:
        return True

    def permits(self, ctx: Context, about: int, maker: int) -> bool:
        """Whether the mana may be spent on a spell or an action; `maker` is the source of the mana."""
        words = ctx.within(source=maker)
        found = ctx.game.find(about)
        item = found.stack if found is not None and found.stack is not None else ctx.item
        if item is None or item.ability is not None:
            return False
        if item.way != SPECIAL_ACTION:
            return self.what is not None and fits_as_spell(words, self.what, about)
        action = item.value(SPECIAL_ACTION)
        if action in UNLOCKING:
            return self.doors
        return action in TURNING_UP and self.turned is not None and self.turned.matches(words, about)

"""Costs to attack and to block (CR 508.1g to 508.1j, 509.1d to 509.1f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.errors import IllegalAction
from engine.model.families import Cost
from engine.model.message import say
from engine.rules.combat.opinions import Opinions
from engine.rules.context import Context
from engine.rules.paying import paying
from engine.rules.paying.prohibited import IN_COMBAT
from engine.rules.questions.asking import verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.model.questions import Question
    from engine.state.game import Game

Pair = tuple[ObjectId, Ref]


@record
class Total:
    """What a whole declaration costs: mana, and other costs with the creature that each is for.

    Mana stands with the first of its payer's creatures that cost anything; only in a team can there be several payers.
    """

    mana: tuple[tuple[ObjectId, ManaCost], ...] = ()
    others: tuple[tuple[ObjectId, Cost], ...] = ()

    @property
    def free(self) -> bool:
        """Whether nothing is to be paid."""
        return not self.mana


class Costs:
    """What it costs creatures to attack or block; each one's controller pays for it."""

    def __init__(self, game: Game, question: Question[ManaCost | Cost], detail: str) -> None:
        self.game = game
        self.question = question  # `ATTACK_TAX` or `BLOCK_TAX`
        self.detail = detail  # what the question calls the thing attacked or blocked
        self.opinions = Opinions(game, question)

    def free(self, chooser: ObjectId, target: Ref) -> bool:
        """Whether a creature may attack or block something without paying: only then can it be required to."""
        return self.total(((chooser, target),)).free

    def total(self, pairs: Iterable[Pair]) -> Total:
        """The total cost of a declaration (CR 508.1h, 509.1d)."""
        mana: dict[Seat, tuple[ObjectId, list[str]]] = {}
        others: list[tuple[ObjectId, Cost]] = []
        for chooser, target in pairs:
            if not self.opinions.about(chooser):
                continue
            for cost in verdicts(self.game, self.question, chooser, **{self.detail: target}):
                ctx = self._context(chooser)
                _, symbols = mana.setdefault(ctx.controller, (chooser, []))
                if isinstance(cost, ManaCost):
                    symbols.extend(cost.symbols)
                else:
                    symbols.extend(cost.mana_part(ctx).symbols)
                    others.append((chooser, cost))
        return Total(tuple((oid, ManaCost(tuple(symbols))) for oid, symbols in mana.values()), tuple(others))

    def _context(self, oid: ObjectId) -> Context:
        return Context(self.game, oid, self.game.controller(oid), {IN_COMBAT: True})

    def payable(self, total: Total) -> bool:
        """Whether the players could pay a total cost now."""
        if not all(cost.payable(self._context(oid)) for oid, cost in total.others):
            return False
        return all(not mana.symbols or paying.can_pay(self._context(oid), mana) for oid, mana in total.mana)

    def pay(self, total: Total, rule: str) -> None:
        """Pay a total cost, or `IllegalAction`: partial payments are not allowed (CR 508.1j, 509.1f)."""
        payers = [(self._context(oid), mana) for oid, mana in total.mana]
        others = [(self._context(oid), cost) for oid, cost in total.others]
        for ctx, mana in payers:
            if mana.symbols:
                paying.pay_mana(ctx, mana)
        for ctx, cost in others:
            if not cost.pay(ctx):
                raise IllegalAction(say("a_cost_cant_be_paid"), rule)

"""Costs to attack and to block (CR 508.1g to 508.1j, 509.1d to 509.1f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.core.identity import ObjectId, Ref, Seat
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.context import Context
from engine.game.rules.paying import paying
from engine.game.rules.paying.prohibited import IN_COMBAT
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.families import Cost
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.game.state.game import Game
    from engine.meaning.questions import Asked, Question

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

    def __init__(
        self, game: Game, question: Question[ManaCost | Cost], detail: str, *, of_target: Asked | None = None
    ) -> None:  # fmt: skip
        self.game = game
        self.question = question  # `ATTACK_TAX` or `BLOCK_TAX`
        self.detail = detail  # what the question calls the thing attacked or blocked
        self.opinions = Opinions(game, question)
        self.of_target = of_target  # what is asked of that which is attacked or blocked
        self.opinions_of_target = Opinions(game, of_target) if of_target is not None else None

    def free(self, chooser: ObjectId, target: Ref) -> bool:
        """Whether a creature may attack or block something without paying: only then can it be required to."""
        return self.total(((chooser, target),)).free

    def total(self, pairs: Iterable[Pair]) -> Total:
        """The total cost of a declaration (CR 508.1h, 509.1d)."""
        mana: dict[Seat, tuple[ObjectId, list[str]]] = {}
        others: list[tuple[ObjectId, Cost]] = []
        seen: dict[ObjectId, tuple[Ref, ...]] = {}
        for chooser, target in pairs:
            before = seen.get(chooser, ())
            seen[chooser] = (*before, target)
            for cost in self._asked(chooser, target, before):
                ctx = self._context(chooser)
                _, symbols = mana.setdefault(ctx.controller, (chooser, []))
                if isinstance(cost, ManaCost):
                    symbols.extend(cost.symbols)
                else:
                    symbols.extend(cost.mana_part(ctx).symbols)
                    others.append((chooser, cost))
        return Total(tuple((oid, ManaCost(tuple(symbols))) for oid, symbols in mana.values()), tuple(others))

    def costly(self, chooser: ObjectId, targets: Iterable[Ref]) -> bool:
        """Whether it might cost a creature anything to attack or block one of some targets."""
        theirs = self.opinions_of_target
        return self.opinions.about(chooser) or (theirs is not None and any(map(theirs.about, targets)))

    def _asked(self, chooser: ObjectId, target: Ref, before: tuple[Ref, ...]) -> Iterator[ManaCost | Cost]:
        """What it costs a creature to attack or block something more than what it does that to already."""
        if self.opinions.about(chooser):
            yield from verdicts(self.game, self.question, chooser, **{self.detail: target, "before": before})
        theirs = self.opinions_of_target
        if self.of_target is not None and theirs is not None and theirs.about(target):
            yield from verdicts(self.game, self.of_target, target, chooser=chooser)

    def _context(self, oid: ObjectId) -> Context:
        return Context(self.game, oid, self.game.controller(oid), {IN_COMBAT: True})

    def payable(self, total: Total) -> bool:
        """Whether the players could pay a total cost now."""
        if not all(cost.payable(self._context(oid)) for oid, cost in total.others):
            return False
        shared = [(oid, cost) for oid, cost in total.others if cost.one_supply]
        for oid, cost in shared:
            payer = self.game.controller(oid)
            number = sum(cost == other and self.game.controller(its) == payer for its, other in shared)
            if number > 1 and cost.how_often(self._context(oid)) < number:
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

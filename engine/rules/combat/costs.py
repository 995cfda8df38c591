"""Costs to attack and to block (CR 508.1g to 508.1j, 509.1d to 509.1f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.mana import NO_MANA, ManaCost
from engine.errors import IllegalAction
from engine.model.families import Cost
from engine.rules import paying
from engine.rules.combat.opinions import Opinions
from engine.rules.context import Context
from engine.rules.questions import verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.state.game import Game

Pair = tuple[ObjectId, Ref]


@dataclass(frozen=True, slots=True)
class Total:
    """What a whole declaration costs: mana, and other costs with the creature that each is for."""

    mana: ManaCost = NO_MANA
    others: tuple[tuple[ObjectId, Cost], ...] = ()
    source: ObjectId = NOBODY  # the first creature that costs anything

    @property
    def free(self) -> bool:
        """Whether nothing is to be paid."""
        return self.source == NOBODY


class Costs:
    """What it costs a player's creatures to attack or block."""

    def __init__(self, game: Game, seat: Seat, question: str, detail: str) -> None:
        self.game = game
        self.seat = seat
        self.question = question  # "attack_tax" or "block_tax"
        self.detail = detail  # what the question calls the thing attacked or blocked
        self.opinions = Opinions(game, question)

    def free(self, chooser: ObjectId, target: Ref) -> bool:
        """Whether a creature may attack or block something without paying: only then can it be required to."""
        return self.total(((chooser, target),)).free

    def total(self, pairs: Iterable[Pair]) -> Total:
        """The total cost of a declaration (CR 508.1h, 509.1d)."""
        mana: list[str] = []
        others: list[tuple[ObjectId, Cost]] = []
        source = NOBODY
        for chooser, target in pairs:
            if not self.opinions.about(chooser):
                continue
            for cost in verdicts(self.game, self.question, chooser, **{self.detail: target}):
                source = chooser if source == NOBODY else source
                if isinstance(cost, ManaCost):
                    mana.extend(cost.symbols)
                else:
                    mana.extend(cost.mana_part(Context(self.game, chooser, self.seat)).symbols)
                    others.append((chooser, cost))
        return Total(ManaCost(tuple(mana)), tuple(others), source)

    def payable(self, total: Total) -> bool:
        """Whether the player could pay a total cost now."""
        if not all(cost.payable(Context(self.game, oid, self.seat)) for oid, cost in total.others):
            return False
        return not total.mana.symbols or paying.can_pay(Context(self.game, total.source, self.seat), total.mana)

    def pay(self, total: Total, rule: str) -> None:
        """Pay a total cost, or `IllegalAction`: partial payments are not allowed (CR 508.1j, 509.1f)."""
        if total.mana.symbols:
            paying.pay_mana(Context(self.game, total.source, self.seat), total.mana)
        for oid, cost in total.others:
            if not cost.pay(Context(self.game, oid, self.seat)):
                raise IllegalAction("a cost can't be paid", rule)

"""Damage that a player divides among what is named, as the words are followed (CR 608.2d).

As in "deals damage equal to its power divided as its controller chooses among any number of those creatures".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.decisions.choices import Divide
from engine.game.decisions.purposes import TO_DIVIDE_DAMAGE
from engine.meaning.families import Amount, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, Node
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{amount} damage divided as {chooser} chooses among any number of {group:object}", into="damage_part")
@phrase("damage equal to {amount:quantity} divided as {chooser} chooses among any number of {group:object}",
        into="damage_part", equal=True)  # fmt: skip
@record
class DividedByChoice(Node):
    """Damage that a player divides among objects that are no targets (CR 608.2d)."""

    amount: Amount
    chooser: PlayerReference
    group: Reference
    equal: bool = wording(default=False)
    reads = READS_BOARD
    part_of_verb = True

    def well_formed(self) -> bool:
        """Among several that were named before, and by another: what you divide among targets is said so."""
        return self.group.plural and self.group.wanted() is not None and self.chooser.person != "you"

    def shares(self, ctx: Context) -> Iterator[tuple[Ref, int]]:
        """What each of them gets, as that player chooses: any number of them get nothing."""
        total = self.amount.value(ctx)
        among = tuple(ref for ref in self.group.refs(ctx) if ctx.on_battlefield(ref))
        seat = self.chooser.seat(ctx)
        if not among or total <= 0 or seat is None:
            return
        decision = Divide(
            seat=seat, total=total, among=among, each_at_least=0, purpose=TO_DIVIDE_DAMAGE,
            prompt=say("divide", number=total), rule="608.2d", source=ctx.source,
        )  # fmt: skip
        parts: tuple[int, ...] = ctx.ask(decision)
        yield from ((ref, number) for ref, number in zip(among, parts, strict=True) if number)

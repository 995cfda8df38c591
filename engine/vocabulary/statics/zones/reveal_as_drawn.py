"""Cards revealed as they are drawn, with the triggered abilities linked to that (CR 603.11, 607.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase, production
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_REVEAL
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.meaning.abilities import Ability, Paragraph, StaticAbility, TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_TURN
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context


def _mark(source: ObjectId) -> Mark:
    """The mark of a card that an object's ability revealed as it was drawn."""
    return Mark.computed(f"revealed by {source}")


@forms(
    phrase("reveal the first card you draw each turn", into="static"),
    phrase("reveal the first card you draw on each of your turns", into="static", own_turns=True),
    phrase("you may reveal the first card you draw each turn as you draw it", into="static", may=True),
    phrase("you may reveal the first card you draw on each of your turns as you draw it", into="static", may=True,
           own_turns=True),
)  # fmt: skip
@record
class RevealsFirstDraw(Replacement):
    """The first card that a player draws in a turn is revealed as it is drawn."""

    own_turns: bool = False
    may: bool = False
    reads = READS_TURN
    keys = (MOVES,)
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.cause != "draw" or ctx.owner_of(event.oid) != ctx.controller:
            return False
        if self.own_turns and not ctx.game.is_active(ctx.controller):
            return False
        return not ctx.game.players[ctx.controller].uses.get("cards drawn")

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if self.may and not ctx.may(
            ctx.controller, say("may_reveal", card=ctx.chars(event.oid).name), purpose=TO_REVEAL
        ):
            return (event,)
        marked = replace(event, marks=(*event.marks, (_mark(ctx.source), True)))
        return (Reveal(ctx.controller, (event.oid,)), marked)


@phrase("whenever you reveal a {what:filter#one} this way", into="linked_trigger")
@record
class RevealedThisWay(EventPattern):
    """A card of a description was revealed by the static ability in the same paragraph."""

    what: Filter
    keys = (MOVES,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(OBJECT, "object", kinds=frozenset(("card",)), verb="revealed"),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, ZoneChange) or (_mark(ctx.source), True) not in event.marks:
                continue
            if fits_anywhere(ctx, self.what, event.new):
                yield {"event": event, OBJECT: (event.new,)}


def _linked(pattern: EventPattern, effect: Instruction) -> TriggeredAbility:
    return TriggeredAbility(pattern, effect)


production(
    "linked_ability", "{pattern}, {effect}", TriggeredAbility, _linked,
    lambda node: {"pattern": node.pattern, "effect": node.effect}, pattern="linked_trigger", effect="effects",
)  # fmt: skip


@phrase("{static:static_ability} ^{linked:linked_ability* ^}", into="line")
@record
class LinkedLine(Paragraph):
    """A static ability with the triggered abilities that are linked to it, in one paragraph (CR 603.11)."""

    static: StaticAbility
    linked: tuple[TriggeredAbility, ...]

    def well_formed(self) -> bool:
        """A static ability that the others can speak of."""
        return any(isinstance(effect, RevealsFirstDraw) for effect in self.static.effects)

    def written(self) -> tuple[Ability, ...]:
        """All of them, in order."""
        return (self.static, *self.linked)

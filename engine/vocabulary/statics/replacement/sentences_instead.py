"""Replacement effects of several sentences (CR 614.1a): "exile cards instead. Put one of them …"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.record import record, wording
from engine.meaning.abilities import StaticAbility
from engine.meaning.families import EventPattern, Instruction, Sequel
from engine.meaning.node import READS_NOTHING, walk
from engine.meaning.speech import Unbound
from engine.vocabulary.statics.replacement.would_instead import OneInsteadOf
from engine.vocabulary.terms.abilities.delayed import WhenDone
from engine.vocabulary.terms.grammar.instructions import If, May, Steps
from engine.vocabulary.triggers.events import OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if {pattern:would}, {effect:chain} instead. ^{then:effects}", into="sentences_instead")
@phrase("if {pattern:would}, instead {effect:chain}. ^{then:effects}", into="sentences_instead", leading=True)
@record
class SentencesInsteadOf(OneInsteadOf):
    """A replacement effect whose further sentences are carried out after what happens instead (CR 614.6)."""

    pattern: EventPattern
    effect: Instruction
    then: Instruction
    leading: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether all of it is always done: no choice, and nothing that asks how the first sentence went.

        That it was done is plain, so that "when you do" is true.
        """
        first = self.then.sentences()[0]
        asks = isinstance(first, Sequel) and not isinstance(first, WhenDone)
        return not isinstance(self.effect, If | May | Sequel) and not asks

    def finished(self) -> SentencesInsteadOf:
        """Not of a card that the event would name only as it happens, such as one that would be drawn."""
        if any(node.key == OTHER for part in (self.effect, self.then) for node in walk(part)):
            raise Unbound(self, ambiguous=False)
        return self

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        first, *rest = self.then.sentences()
        following = AsDone(first) if isinstance(first, WhenDone) else first
        return self.instead(ctx, event, Steps((self.effect, following, *rest)))


@record
class AsDone(Instruction):
    """What triggers as something was done, where it always is done, and does nothing yet (CR 603.12)."""

    when: WhenDone
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        self.when.perform_after(ctx, done=True)
        return False


def _as_ability(effect: SentencesInsteadOf) -> StaticAbility:
    return StaticAbility((effect,))


def _read(node: StaticAbility) -> dict[str, Any] | None:
    if node.condition is not None or len(node.effects) != 1 or not isinstance(node.effects[0], SentencesInsteadOf):
        return None
    return {"effect": node.effects[0]}


production("static_ability", "{effect}", StaticAbility, _as_ability, _read, effect="sentences_instead")

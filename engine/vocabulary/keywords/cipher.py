"""Cipher (CR 702.99)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, ObjectId, Ref, is_object
from engine.core.keys import Mark, Purpose
from engine.core.record import record, replace
from engine.core.zones import EXILE, STACK
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.layers.ability_sets import with_more
from engine.game.rules.layers.effect import Reaching
from engine.meaning.abilities import Ability, SpellAbility, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction, Modification, StaticEffect
from engine.meaning.families.instructions import COPIES
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, Node, rebuild
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.keywords.shared.casting_later import may_cast_copy

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

TO_ENCODE = Purpose("encode", "702.99a")

ENCODED_ON = Mark("encoded on")  # the mark of an exiled card: the creature on which it is encoded
STRIKES = "Whenever this creature deals combat damage to a player, copy and cast the encoded card."


@record
class Encode(Instruction):
    """The card that is the spell may be exiled encoded on a creature (CR 702.99a, 702.99b)."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        found = ctx.game.find(ctx.source)
        if found is None or found.zone != STACK or found.token or found.stack is None or found.stack.is_copy:
            return False  # no card represents it
        creatures = tuple(
            oid for oid in ctx.game.permanents()
            if "creature" in ctx.chars(oid).types and ctx.controller_of(oid) == ctx.controller
        )  # fmt: skip
        prompt = say("exile_this_card_encoded_on_a_creature")
        chosen = ctx.choose_one_or_none(ctx.controller, creatures, purpose=TO_ENCODE, prompt=prompt, good=True)
        if not chosen:
            return False
        marks = ((ENCODED_ON, chosen[0]),)
        return bool(carry_out(ctx, ZoneChange(ctx.source, EXILE, cause="effect", by=ctx.source, marks=marks)))


@phrase("copy and cast the encoded card")
@record
class CopyEncoded(Instruction):
    """The player may copy the encoded card, and cast the copy without paying its mana cost.

    See CR 702.99a, 707.12.
    """

    card: ObjectId = NOBODY
    reads = READS_NOTHING
    first_matters = COPIES

    def perform(self, ctx: Context) -> bool:
        return may_cast_copy(ctx, self.card)


@lru_cache(maxsize=1024)
def ability_given_by(card: ObjectId) -> tuple[Ability, ...]:
    """The ability that a creature has from one encoded card."""

    def of_card(node: Node) -> Node:
        return replace(node, card=card) if isinstance(node, CopyEncoded) else node

    return tuple(rebuild(ability, of_card) for ability in compile_definition(STRIKES, "cipher"))


@record
class HasEncoded(Modification):
    """The ability that the encoded card gives."""

    reads = READS_NOTHING
    layers = ("6",)
    takes = False

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.abilities = with_more(characteristics.abilities, ability_given_by(ctx.source))


@record
class WhileEncoded(Reaching):
    """The creature has that ability for as long as the card is encoded on it, whoever controls it.

    See CR 702.99c.
    """

    reads = READS_STATUS

    def reach(self, game: Game, source: int) -> tuple[Ref, ...] | None:
        creature: Any = game.obj(source).marks.get(ENCODED_ON)
        return (creature,) if isinstance(creature, int) else ()

    def deciding(self) -> tuple[Node, ...]:
        return ()

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.obj(ctx.source).marks.get(ENCODED_ON) == ref

    def parts(self) -> tuple[StaticEffect, ...]:
        return (HasEncoded(),)


@keyword("702.99", "Cipher")
class Cipher:
    """A spell encoded on a creature, which casts it again as it strikes (CR 702.99a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (SpellAbility(Encode()), StaticAbility((WhileEncoded(),), zones=(EXILE,)))

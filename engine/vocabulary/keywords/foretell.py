"""Foretell (CR 702.143)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword, named
from engine.compiler.templates import phrase, production
from engine.core.identity import NOBODY, Ref, is_object
from engine.core.mana import ManaCost, generic
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, EXILE, HAND, STACK
from engine.game.events.cards import PlayerDid
from engine.game.events.effects import BeginEffect
from engine.game.events.status import SetMark
from engine.game.rules.casting.casting_options import castable_faces
from engine.game.rules.hooks import SHOWN_AT_THE_END
from engine.game.rules.paying.costs import less
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.state.effects import FloatingEffect
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, Instruction, Reference
from engine.meaning.node import READS_STATUS
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.effects.verbs.casting.playing_permissions import WhileExiled
from engine.vocabulary.keywords.plot import BECOMES_FORETOLD, IS_FORETOLD, ExileNoted, MayExile
from engine.vocabulary.keywords.shared.alternative_costs import CastFor, cast_for
from engine.vocabulary.keywords.warp import NotedOnEarlierTurn
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.grammar.continuous import Affecting
from engine.vocabulary.terms.objects.adjectives import status_word

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject


def is_foretold(ctx: Context, ref: Ref) -> bool:
    """Whether a card in exile is foretold, or a spell or permanent was before it was cast (CR 702.143c)."""
    if not is_object(ref):
        return False
    found = ctx.obj(ref)
    if found.zone == BATTLEFIELD and found.cast_info is not None:
        found = ctx.obj(found.previous)
    if found.zone == STACK and found.previous != NOBODY:
        found = ctx.obj(found.previous)
    return found.zone == EXILE and IS_FORETOLD in found.marks


status_word("foretold", is_foretold)


@phrase("{what:object} become[s] foretold")
@phrase("{what:object} become[s] foretold. ^its foretell cost is its mana cost reduced by {reduced:mana_symbols}")
@phrase("{what:object} become[s] foretold. ^its foretell cost is its mana cost", reduced=ManaCost())
@record
class BecomeForetold(Instruction):
    """A card in exile becomes foretold, perhaps with a foretell cost.

    Its owner may look at it (CR 702.143d).
    """

    what: Reference
    reduced: ManaCost | None = None
    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        cards = [oid for oid in all_now(ctx, self.what.refs(ctx)) if ctx.game.obj(oid).zone == EXILE]
        for oid in cards:
            owner = ctx.owner_of(oid)
            ctx.happen(SetMark(oid, IS_FORETOLD, ctx.game.turn.number), SetMark(oid, MAY_LOOK, owner))
            self._give_cost(ctx, oid)
            ctx.happen(PlayerDid(owner, BECOMES_FORETOLD, oids=(oid,)))
        return bool(cards)

    def _give_cost(self, ctx: Context, oid: ObjectId) -> None:
        if self.reduced is not None:
            give_cost(ctx, oid, self.reduced)


def give_cost(ctx: Context, oid: ObjectId, reduced: ManaCost) -> None:
    """Let a foretold card be cast for its mana cost, reduced by so much, while it remains exiled.

    See CR 702.143b.

    Each face, half or part that it can be cast as has a mana cost of its own (CR 709.3b, 712.11b, 715.3b).
    """
    card = ctx.obj(oid).definition
    earlier = NotedOnEarlierTurn(IS_FORETOLD)
    costs = ((face, card.faces[face].printed.mana_cost) for face in castable_faces(ctx.game, oid)) if card else ()
    offers = tuple(
        CastFor("foretell", (PayMana(less(cost, reduced)),), EXILE, condition=earlier, face=face)
        for face, cost in costs if cost is not None
    )  # fmt: skip
    if offers:
        owner, lasting = ctx.owner_of(oid), WhileExiled("it remains")
        ctx.happen(BeginEffect(FloatingEffect(ctx.source, owner, offers, (oid,), lasting)))


@record
class ForetellFor(ExileNoted):
    """Foretelling a card to which an effect gives foretell (CR 702.143a).

    It keeps its foretell cost even when nothing gives it foretell any more.
    """

    reduced: ManaCost = ManaCost()

    def perform(self, ctx: Context) -> bool:
        if not ExileNoted.perform(self, ctx):
            return False
        give_cost(ctx, ctx.game.became(ctx.source), self.reduced)
        return True


@record
class MayForetellFor(MayExile):
    """The special action of a foretell ability whose cost is the card's mana cost, reduced."""

    reduced: ManaCost = ManaCost()

    def effect(self) -> ExileNoted:
        return ForetellFor(self.mark, self.face_down, self.reduced)


@SHOWN_AT_THE_END("702.143f")
def foretold(game: Game, found: GameObject) -> bool:
    """Face-down foretold cards are."""
    return found.zone == EXILE and IS_FORETOLD in found.marks


@keyword("702.143", "Foretell", "foretell {costs:mana_cost*,}", "foretell—^{costs:cost*,^}.")
class Foretell:
    """A card exiled face down for {2}, and cast for its foretell cost on a later turn (CR 702.143a)."""

    costs: tuple[Cost, ...]  # none: its mana cost, reduced
    reduced: ManaCost = ManaCost()

    def stands_for(self) -> tuple[Ability, ...]:
        two = (PayMana(generic(2)),)
        if not self.costs:
            given = MayForetellFor("foretell", two, IS_FORETOLD, "your turn", "702.143a", True, self.reduced)
            return (StaticAbility((given,), zones=(HAND,)),)
        offer = MayExile("foretell", two, IS_FORETOLD, "your turn", "702.143a", face_down=True)
        return (
            StaticAbility((offer,), zones=(HAND,)),
            cast_for("foretell", self.costs, EXILE, condition=NotedOnEarlierTurn(IS_FORETOLD), any_face=True),
        )


def _with_foretell(affected: Reference, reduced: ManaCost) -> Affecting:
    return Affecting(affected, (HasAbilities((named("foretell", (), reduced),)),))


def _read_foretell(node: Affecting) -> dict[str, Any] | None:
    (given,) = node.changes[0].abilities if isinstance(node.changes[0], HasAbilities) else (None,)
    if not isinstance(given, Foretell) or given.costs:
        return None
    return {"affected": node.affected, "reduced": given.reduced}


production(
    "static",
    "{affected} [has|have#affected] foretell. ^its foretell cost is equal to its mana cost reduced by {reduced}",
    Affecting, _with_foretell, _read_foretell, affected="affected", reduced="mana_symbols",
)  # fmt: skip
production(
    "static",
    "{affected} [has|have#affected] foretell. ^its foretell cost is equal to its mana cost reduced by {number}",
    Affecting, lambda affected, number: _with_foretell(affected, generic(number)), lambda node: None, read_only=True,
    affected="affected", number="number",
)  # fmt: skip

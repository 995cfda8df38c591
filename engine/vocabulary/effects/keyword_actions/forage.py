"""Forage (a keyword action of later editions, CR 701.61 of 2026), as an effect and as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import Sacrifice
from engine.meaning.families import Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.keyword_actions.sacrifice import may_sacrifice
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_FORAGE = Purpose("forage", "701.61a")

FORAGE = Deed("forage")

verb("player_deed", FORAGE, "forage")

THREE = 3  # cards exiled from a graveyard


@phrase("{player!} forage[s]")
@record
class Forage(Instruction):
    """Players exile three cards from their graveyards or sacrifice a Food."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = [forage(ctx, seat) for seat in self.player.seats(ctx)]
        return any(done)


def _foods(ctx: Context, seat: Seat) -> tuple[Ref, ...]:
    return tuple(
        oid for oid in ctx.game.permanents() if "Food" in ctx.chars(oid).subtypes and may_sacrifice(ctx, seat, oid)
    )


def can_forage(ctx: Context, seat: Seat, but: Ref = NOBODY) -> bool:
    """Whether a player can forage, exiling no card that is about to be a spell (CR 601.2a)."""
    cards = [oid for oid in ctx.game.zone(GRAVEYARD, seat) if oid != but]
    return bool(_foods(ctx, seat)) or len(cards) >= THREE


def forage(ctx: Context, seat: Seat) -> bool:
    """Let a player forage; False if they can't."""
    if not can_forage(ctx, seat):
        return False
    cards, foods = ctx.game.zone(GRAVEYARD, seat), _foods(ctx, seat)
    ways = tuple(way for way, able in (("exile", len(cards) >= THREE), ("sacrifice", bool(foods))) if able)
    if ctx.choose_option(seat, ways, purpose=TO_FORAGE, prompt=say("exile_three_cards_or_sacrifice_a_food")) == "exile":
        prompt = say("exile_three_cards_from_your_graveyard")
        exile(ctx, ctx.choose_objects(seat, cards, THREE, THREE, purpose=TO_FORAGE, prompt=prompt, good=False))
    else:
        chosen = ctx.choose_one(seat, foods, purpose=TO_SACRIFICE, prompt=say("sacrifice_a_food"), good=False)
        carry_out(ctx, *(Sacrifice(seat, oid, ctx.source) for oid in chosen))
    carry_out(ctx, PlayerDid(seat, FORAGE))
    return True


@phrase("forage")
@phrase("foraging", into="doing")
@record
class ForageCost(Cost):
    """Foraging as a cost."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        of_spell = ctx.item is not None and ctx.item.ability is None
        return can_forage(ctx, ctx.controller, ctx.source if of_spell else NOBODY)

    def pay(self, ctx: Context) -> bool:
        return forage(ctx, ctx.controller)

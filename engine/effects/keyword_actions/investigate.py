"""Investigate, incubate, amass, populate (CR 701.36, 701.51, 701.44, 701.30): keyword actions that create tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, Seat
from engine.core.zones import BATTLEFIELD
from engine.effects.following import carry_out
from engine.effects.for_each import times
from engine.effects.keyword_actions.create import copy_token, create
from engine.effects.predefined_tokens import predefined
from engine.effects.things import per_player
from engine.effects.token_descriptions import TokenKind, TokenWords
from engine.events.cards import PlayerDid
from engine.events.counters import PutCounters
from engine.events.effects import BeginEffect
from engine.events.zone_changes import CreateTokens
from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.terms.numbers import ONE, Number
from engine.terms.players import PlayerReference
from engine.text.binding import Antecedent
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

lexicon("how_often", {"2": "twice", "3": "three times", "4": "four times"})


@phrase("{player!} investigate[s] <each? {each:for_each}>")
@phrase("{player!} investigate[s] {often:how_often}")
@phrase("{player!} investigate[s] {amount:counted} times")
@dataclass(frozen=True, slots=True)
class Investigate(Instruction):
    """Players create Clue tokens, one investigation after the other."""

    player: PlayerReference
    amount: Amount = ONE
    often: str = ""
    each: Amount | None = None
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The Clues."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "artifact", "Clue")), "created"),)

    def perform(self, ctx: Context) -> bool:
        made: tuple[Ref, ...] = ()
        for seat, inner in per_player(ctx, self.player):
            for _ in range(int(self.often) if self.often else times(inner, self.amount, self.each)):
                made += create(ctx, [CreateTokens(seat, predefined("Clue"), 1, ctx.source)])
                carry_out(ctx, PlayerDid(seat, "investigate"))
        ctx.bind(self.key, made)
        return bool(made)


@phrase("{player!} incubate[s] {amount}")
@dataclass(frozen=True, slots=True)
class Incubate(Instruction):
    """Players create Incubator tokens with +1/+1 counters on them (CR 701.51a)."""

    player: PlayerReference
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "artifact", "Incubator")), "created"),)

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        counters = (("+1/+1", number),) if number > 0 else ()
        events = [
            CreateTokens(seat, predefined("Incubator"), 1, ctx.source, counters=counters)
            for seat in self.player.seats(ctx)
        ]
        made = create(ctx, events)
        ctx.bind(self.key, made)
        return bool(made)


@phrase("{player!} populate[s]")
@dataclass(frozen=True, slots=True)
class Populate(Instruction):
    """Players create copies of creature tokens they control (CR 701.30a)."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copy."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "creature")), "created"),)

    def perform(self, ctx: Context) -> bool:
        made: tuple[Ref, ...] = ()
        for seat in self.player.seats(ctx):
            tokens = tuple(
                oid for oid in ctx.game.permanents()
                if ctx.obj(oid).token and ctx.controller_of(oid) == seat and "creature" in ctx.chars(oid).types
            )  # fmt: skip
            chosen = ctx.choose_objects(seat, tokens, 1, 1, purpose="populate", prompt="Choose a token to copy.", good=True)
            copies = [copy_token(ctx, seat, oid) for oid in chosen]
            made += create(ctx, [event for event in copies if event is not None])
        ctx.bind(self.key, made)
        return bool(made)


@phrase("{player!} amass[es] {subtype:subtype#many} {amount}")
@phrase("{player!} amass[es] {amount}", subtype="Zombie", read_only=True)
@dataclass(frozen=True, slots=True)
class Amass(Instruction):
    """Players put +1/+1 counters on an Army, after creating one if they have none (CR 701.44a)."""

    player: PlayerReference
    subtype: str
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The amassed Army (CR 701.44c)."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "creature", "Army")), "amassed"),)

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        chosen: tuple[Ref, ...] = ()
        for seat in self.player.seats(ctx):
            if not self._armies(ctx, seat):
                create(ctx, [CreateTokens(seat, self._army().definition(ctx), 1, ctx.source)])
            prompt = "Choose an Army."
            army = ctx.choose_objects(seat, self._armies(ctx, seat), 1, 1, purpose="amass", prompt=prompt, good=True)
            chosen += army
            carry_out(ctx, *(PutCounters(oid, "+1/+1", number, seat, ctx.source) for oid in army))
            for oid in army:
                self._add_subtype(ctx, oid)
            carry_out(ctx, PlayerDid(seat, "amass", number, army))
        ctx.bind(self.key, chosen)
        return True

    def _armies(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        return tuple(
            oid for oid in ctx.game.permanents()
            if ctx.controller_of(oid) == seat and "creature" in ctx.chars(oid).types and "Army" in ctx.chars(oid).subtypes
        )  # fmt: skip

    def _army(self) -> TokenKind:
        subtypes = (self.subtype, "Army")
        return TokenKind(TokenWords((Number(0), Number(0)), ("B",), False, (), subtypes, ("creature",)))

    def _add_subtype(self, ctx: Context, oid: Ref) -> None:
        if self.subtype in ctx.chars(oid).subtypes:
            return
        from engine.effects.added_subtype import AddedSubtype
        from engine.state.effects import FloatingEffect

        effect = FloatingEffect(NOBODY, ctx.source, ctx.controller, 0, (AddedSubtype(self.subtype),), (oid,), None)
        carry_out(ctx, BeginEffect(effect))


__all__ = ["BATTLEFIELD", "Amass", "Incubate", "Investigate", "Populate"]

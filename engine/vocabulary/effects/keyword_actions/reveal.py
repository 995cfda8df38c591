"""Reveal (CR 701.16): chosen cards, a hand, the top of a library, cards until one of a kind appears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.core.zones import HAND, LIBRARY
from engine.game.decisions.purposes import TO_REVEAL
from engine.game.events.cards import Reveal
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import CHOSEN, are_there, deeds, done_to, per_player
from engine.vocabulary.effects.shared.among import PUT_BACK, Among, gather
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.zones.look_at_cards import gathered
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@phrase("{player!} reveal[s] {what:thing}")
@phrase("{player!} reveal[s] {what:some} at random from [their#player] hand", random=True)
@record
class RevealCards(Instruction):
    """Players reveal cards, chosen from their hands if the words do not say where they are."""

    player: PlayerReference
    what: Reference
    random: bool = False
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        return done_to(self.key, self.what, "revealed")

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what, HAND)

    def perform(self, ctx: Context) -> bool:
        if self.random:
            chosen = [pair for seat in self.player.seats(ctx) for pair in self._at_random(ctx, seat)]
        else:
            chosen = deeds(ctx, self.player, self.what, TO_REVEAL, zone=HAND)
        ctx.bind(self.key, tuple(oid for _, oid in chosen))
        if isinstance(self.what, Among):  # "the rest" are the others
            ctx.bind(PUT_BACK, (*ctx.bindings.get(PUT_BACK, ()), *ctx.bound(self.key)))
        return reveal(ctx, chosen)

    def _at_random(self, ctx: Context, seat: Seat) -> list[tuple[Seat, Ref]]:
        assert isinstance(self.what, CHOSEN)
        options = self.what.candidates(ctx, HAND, (seat,))
        return [(seat, oid) for oid in chosen_at_random(ctx, options, bounds_of(self.what.count, ctx)[1])]


@with_infinitive
@phrase("{player!} reveal[s] [their] hand")
@record
class RevealHand(Instruction):
    """Players reveal their hands."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        return gathered(self.key, True, "revealed")

    def perform(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        cards = [(seat, oid) for seat in seats for oid in ctx.game.zone(HAND, seat)]
        ctx.bind(self.key, tuple(oid for _, oid in cards))
        if len(seats) > 1:
            note_who_did(ctx, cards)
        return reveal(ctx, cards)


@with_infinitive
@phrase("{player!} reveal[s] the top {number:top_count} cards of {whose:player's} library")
@phrase("{player!} reveal[s] {number:count} cards from the top of {whose:player's} library", cards_from=True)
@phrase("{player!} reveal[s] a number of cards from the top of {whose:player's} library equal to {number:quantity}",
        equal=True)  # fmt: skip
@forms(
    phrase("{player!} reveal[s] the top card of {whose:player's} library", number=None),
    phrase("{player!} reveal[s] the top {number:top_count} cards", whose=You(), bare=True),
    phrase("{player!} reveal[s] the top card", number=None, whose=You(), bare=True),
)  # fmt: skip
@record
class RevealTop(Instruction):
    """Players reveal cards on top of libraries."""

    player: PlayerReference
    number: Amount | None
    whose: PlayerReference
    cards_from: bool = wording(default=False)
    equal: bool = wording(default=False)  # "a number of cards … equal to"
    bare: bool = wording(default=False)  # "shuffle, then reveal the top card": of the library shuffled
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        return not self.bare or self.player.person == "you"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        return gathered(self.key, self.number is not None, "revealed")

    def perform(self, ctx: Context) -> bool:
        owners: dict[Seat, int] = {}
        acting = per_player(ctx, self.player)
        for seat, inner in acting:
            number = max(self.number.value(inner) if self.number is not None else 1, 0)
            for owner in self.whose.seats(inner):
                owners[owner] = number
                if len(acting) > 1:
                    note_who_did(ctx, ((seat, oid) for oid in ctx.game.zone(LIBRARY, owner)[:number]))
        cards = [(owner, oid) for owner, number in owners.items() for oid in ctx.game.zone(LIBRARY, owner)[:number]]
        gather(ctx, self.key, tuple(oid for _, oid in cards))
        return reveal(ctx, cards)


@phrase("{player!} reveal[s] a card from [their] hand or the top card of [their] library")
@record
class RevealFromHandOrTop(Instruction):
    """A player reveals a card of their hand or the top card of their library, as they choose."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        return (Antecedent(self.key, "object", False, frozenset(("card",)), "revealed"),)

    def perform(self, ctx: Context) -> bool:
        chosen: list[tuple[Seat, Ref]] = []
        for seat in self.player.seats(ctx):
            hand, top = ctx.game.zone(HAND, seat), ctx.game.zone(LIBRARY, seat)[:1]
            of_hand = bool(hand) and (not top or ctx.may(seat, say("reveal_from_hand_or_the_top_card")))
            picked = ctx.choose_one(seat, hand, purpose=TO_REVEAL) if of_hand else top
            chosen += [(seat, oid) for oid in picked]
        ctx.bind(self.key, tuple(oid for _, oid in chosen))
        if len(chosen) > 1:
            note_who_did(ctx, chosen)
        return reveal(ctx, chosen)


@forms(
    phrase("{player!} reveal[s] cards from the top of {whose:player's} library until [they#player] reveal {what:some}"),
    phrase("{player!} reveal[s] cards from the top of {whose:player's} library until {what:some} are revealed",
           are=True),
)  # fmt: skip
@record
class RevealUntil(Instruction):
    """A player reveals cards from the top of a library until there are so many of a kind."""

    player: PlayerReference
    whose: PlayerReference
    what: Reference
    are: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        return not self.are or self.what.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was looked for, and all that was revealed; of several found, "those cards" are not all of them."""
        plural = self.what.plural
        found = Antecedent(self.key, "object", plural, self.what.nouns() | {"card"}, "found")
        cards = frozenset(("card",))
        seen = Antecedent(_all(self.key), "object", True, cards, "revealed", by_verb=plural)
        return (found, Antecedent(_all(self.key), "pile", kinds=cards, verb="revealed"), seen)

    def perform(self, ctx: Context) -> bool:
        seen: list[tuple[Seat, Ref]] = []
        found: list[Ref] = []
        acting = per_player(ctx, self.player)
        for owner in dict.fromkeys(owner for _, inner in acting for owner in self.whose.seats(inner)):
            cards, hits = until(ctx, owner, self.what)
            seen.extend((owner, oid) for oid in cards)
            found.extend(hits)
        gather(ctx, self.key, tuple(found))
        ctx.bind(_all(self.key), tuple(oid for _, oid in seen))
        return reveal(ctx, seen)


def _all(key: str) -> str:
    return f"{key} all"


def until(ctx: Context, owner: Seat, what: Reference) -> tuple[tuple[Ref, ...], tuple[Ref, ...]]:
    """The cards from the top of a library until there are so many that fit, and those that fit."""
    assert isinstance(what, CHOSEN)
    number = bounds_of(what.count, ctx)[1]
    seen: list[Ref] = []
    found: list[Ref] = []
    for oid in ctx.game.zone(LIBRARY, owner):
        if len(found) >= number:
            break
        seen.append(oid)
        if what.what.matches(ctx, oid):
            found.append(oid)
    return tuple(seen), tuple(found)


def reveal(ctx: Context, cards: list[tuple[Seat, Ref]]) -> bool:
    """Let players reveal cards at once."""
    seats = dict.fromkeys(seat for seat, _ in cards)
    mine = {seat: tuple(oid for who, oid in cards if who == seat and oid in ctx.game.objects) for seat in seats}
    return bool(carry_out(ctx, *(Reveal(seat, oids) for seat, oids in mine.items() if oids)))

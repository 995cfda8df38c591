"""A player's party (CR 700.8): up to one Cleric, one Rogue, one Warrior and one Wizard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import ObjectId, Seat
from engine.core.keys import Purpose
from engine.core.record import record
from engine.meaning.families import Amount, Condition, Instruction
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_TYPES
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.among import PILE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_PARTY = Purpose("party", "700.8")

MEMBERS = ("Cleric", "Rogue", "Warrior", "Wizard")


def creatures_of(ctx: Context, seat: Seat) -> list[ObjectId]:
    """The creatures that a player controls."""
    looks = ((oid, ctx.chars(oid)) for oid in ctx.game.permanents())
    return [oid for oid, found in looks if found.controller == seat and "creature" in found.types]


def party_size(ctx: Context, seat: Seat) -> int:
    """How many creatures are in a player's party (CR 700.8b).

    Each creature counts for one of its types, so chosen that the party is as large as can be.
    """
    kinds = [ctx.chars(oid).subtypes for oid in creatures_of(ctx, seat)]
    taken: dict[str, int] = {}  # which creature stands for which type

    def place(number: int, tried: set[str]) -> bool:
        for kind in MEMBERS:
            if kind in kinds[number] and kind not in tried:
                tried.add(kind)
                if kind not in taken or place(taken[kind], tried):
                    taken[kind] = number
                    return True
        return False

    return sum(place(number, set()) for number in range(len(kinds)))


@phrase("for each creature in {player:player's} party", into="for_each")
@phrase("the number of creatures in {player:player's} party", into="quantity", number=True)
@record
class PartySize(Amount):
    """The number of creatures in a party; nobody declares which they are (CR 700.8a)."""

    player: PlayerReference
    number: bool = False
    reads = READS_BOARD | READS_CONTROL | READS_TYPES

    def value(self, ctx: Context) -> int:
        return sum(party_size(ctx, seat) for seat in self.player.seats(ctx))


@phrase("{player} [has|have] a full party", into="condition_part")
@record
class HasFullParty(Condition):
    """Whether there are four creatures in a party (CR 700.8c)."""

    player: PlayerReference
    reads = READS_BOARD | READS_CONTROL | READS_TYPES

    def holds(self, ctx: Context) -> bool:
        return any(party_size(ctx, seat) == len(MEMBERS) for seat in self.player.seats(ctx))


@phrase("{player!} choose[s] a party from among creatures [they] control")
@record
class ChooseParty(Instruction):
    """Players choose up to one creature of each type; what they don't choose is the rest (CR 700.8d)."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Those chosen, and the others."""
        chosen = Antecedent(self.key, "object", True, frozenset(("creature",)), "chosen")
        return (chosen, Antecedent(f"{self.key} rest", PILE, kinds=frozenset(("creature",))))

    def perform(self, ctx: Context) -> bool:
        chosen: list[ObjectId] = []
        everything: list[ObjectId] = []
        for seat in self.player.seats(ctx):
            creatures = creatures_of(ctx, seat)
            everything += creatures
            for kind in MEMBERS:
                chosen += self._one(ctx, seat, kind, (oid for oid in creatures if oid not in chosen))
        ctx.bind(self.key, tuple(chosen))
        ctx.bind(f"{self.key} rest", tuple(oid for oid in everything if oid not in chosen))
        return bool(chosen)

    def _one(self, ctx: Context, seat: Seat, kind: str, creatures: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
        options = [oid for oid in creatures if kind in ctx.chars(oid).subtypes]
        return ctx.choose_objects(
            seat,
            options,
            0,
            1,
            purpose=WHICH_PARTY,
            prompt=say("choose_for_your_party", kind=Term("type", kind)),
            good=True,
        )

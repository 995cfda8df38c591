"""The Ring tempts you (CR 701.52): the emblem that grows with each temptation, and the Ring-bearer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler.compile import compile_definition
from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Mark, Purpose
from engine.core.record import record, replace
from engine.game.events.cards import PlayerDid
from engine.game.events.emblems import GetEmblem
from engine.game.events.status import SetMark
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY
from engine.meaning.abilities import Ability
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Condition, Duration, EventPattern, Instruction, Reference, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_PLAYERS, READS_STATUS
from engine.meaning.questions import Asked, Refusal
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import creatures_of
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.players.emblems import emblem
from engine.vocabulary.statics.characteristics.type_changes import HasSupertypeToo
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

TO_BEAR_THE_RING = Purpose("Ring-bearer", "701.52a")

TEMPTED_BY_THE_RING = Deed("tempted by the Ring")

CHOSEN = "chosen as Ring-bearer"
TEMPTED = Mark("times the Ring tempted")
BEARER = Mark("Ring-bearer of")
_ABILITIES = (  # CR 701.52c, with how many temptations each needs; what the first gives is `BEARING`
    (2, "Whenever your Ring-bearer attacks, draw a card, then discard a card."),
    (
        3,
        "Whenever your Ring-bearer becomes blocked by a creature, the blocking creature's controller sacrifices it at "
        "end of combat.",
    ),
    (4, "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life."),
)


@phrase("the Ring tempts {player}")
@record
class TheRingTempts(Instruction):
    """A player gets the emblem, or more of its abilities, and chooses a Ring-bearer."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.seats(ctx):
            self._tempt(ctx, seat)
        return True

    def _tempt(self, ctx: Context, seat: Seat) -> None:
        times = tempted(ctx, seat)
        if not times:
            carry_out(ctx, GetEmblem(seat, the_ring()))
        carry_out(ctx, SetMark(seat, TEMPTED, times + 1))
        mine = creatures_of(ctx, seat)
        chosen = ctx.choose_one(seat, mine, purpose=TO_BEAR_THE_RING, prompt=say("your_ring_bearer"), good=True)
        bearers = [oid for oid in ctx.game.permanents() if ctx.obj(oid).marks.get(BEARER) == (seat,)]
        before = [oid for oid in bearers if oid not in chosen]
        if chosen:
            carry_out(ctx, *(SetMark(oid, BEARER, None) for oid in before), SetMark(chosen[0], BEARER, (seat,)))
            begin(ctx, BEARING, chosen, WhileRingBearer(seat))
        carry_out(ctx, PlayerDid(seat, TEMPTED_BY_THE_RING, times + 1, chosen))


@record
class NotBlockedByMorePower(RuleModifier):
    """A Ring-bearer can't be blocked by creatures with greater power."""

    questions = (MAY_BE_BLOCKED_BY,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blocker = details["blocker"]
        assert isinstance(blocker, int)
        if (ctx.chars(blocker).power or 0) > (ctx.chars(about).power or 0):
            return Refusal(say("it_is_a_ring_bearer_with_less_power"), "701.52c")
        return None


@record
class WhileRingBearer(Duration):
    """As long as a creature has the designation and its player controls it (CR 701.52a)."""

    seat: Seat
    reads = READS_BOARD

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        there = [ref for ref in effect.affected or () if ref in game.objects and game.controller(ref) == self.seat]
        return not any(game.obj(ref).marks.get(BEARER) == (self.seat,) for ref in there)


BEARING = (HasSupertypeToo("legendary"), NotBlockedByMorePower())


def tempted(ctx: Context, seat: Seat) -> int:
    """How often the Ring has tempted a player."""
    found = ctx.game.player(seat).marks.get(TEMPTED, 0)
    return found if isinstance(found, int) else 0


@lru_cache(maxsize=1)
def the_ring() -> CardDefinition:
    """The emblem named The Ring."""
    abilities: list[Ability] = []
    for least, words in _ABILITIES:
        for ability in compile_definition(words, "The Ring"):
            abilities.append(replace(ability, condition=Tempted(least)))
    return emblem(tuple(abilities), "The Ring")


@record
class Tempted(Condition):
    """Whether the Ring has tempted the emblem's owner often enough."""

    least: int
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return tempted(ctx, ctx.controller) >= self.least


@phrase("the Ring tempts {player}", into="event")
@phrase("{player} choose[s] a creature as [their] Ring-bearer", into="event", chosen=True)
@record
class RingTempts(EventPattern):
    """The Ring tempts a player (CR 701.52d), who perhaps chooses a creature (701.52b)."""

    player: PlayerReference
    chosen: bool = False
    keys = (TEMPTED_BY_THE_RING,)
    reads = READS_NOTHING

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, PlayerDid) or event.deed not in self.keys:
                continue
            if event.player in self.player.seats(ctx) and (event.oids or not self.chosen):
                yield {"event": event, CHOSEN: event.oids}


@phrase("you chose a creature other than {object} as your Ring-bearer", into="condition_part")
@record
class ChoseAnother(Condition):
    """Another creature was chosen as the Ring tempted the player (CR 701.52a, 603.4)."""

    object: Reference
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        chosen = ctx.bound(CHOSEN)
        return bool(chosen) and not any(ref in chosen for ref in self.object.refs(ctx))


@phrase("your Ring-bearer", into="object")
@record
class YourRingBearer(Reference):
    """The creature that the player's Ring-bearer is, as long as they control it (CR 701.52a, 701.52e)."""

    reads = READS_BOARD | READS_CONTROL | READS_STATUS

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It, for the words that follow."""
        return ()

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(
            oid for oid in ctx.game.permanents()
            if ctx.controller_of(oid) == ctx.controller and ctx.obj(oid).marks.get(BEARER) == (ctx.controller,)
        )  # fmt: skip


@phrase("{object} is your Ring-bearer", into="condition_part")
@record
class IsYourRingBearer(Condition):
    """Whether a creature is the player's Ring-bearer."""

    object: Reference
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return any(ref in YourRingBearer().refs(ctx) for ref in self.object.refs(ctx))

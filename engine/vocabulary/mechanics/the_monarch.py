"""The monarch (CR 722): a designation of a player, with two triggered abilities that no object has."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import EventKey, Mark
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_EXILE
from engine.game.events.casting import PutAbilityOnStack
from engine.game.events.status import SetMark
from engine.game.rules.special_cards.designated import DESIGNATIONS, Designation, hand_over, holder
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Condition, Filter, Instruction, Reference
from engine.meaning.node import READS_NOTHING, READS_PLAYERS, READS_TURN
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.exile import exile_until
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.verbs.players.emblems import emblem
from engine.vocabulary.terms.grammar.conditions import designation_word
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun, PlayerReference, Players, You
from engine.vocabulary.triggers.events import PLAYER, SubjectEvent
from engine.vocabulary.triggers.players import PlayerHappening
from engine.vocabulary.triggers.subjects import NamedPlayer

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MONARCH = Mark("monarch")
BECOMES = EventKey("becomes the monarch")  # the key under which triggers wait
_ABILITIES = (  # CR 722.2
    "At the beginning of your end step, draw a card.\n"
    "Whenever a creature deals combat damage to you, its controller becomes the monarch."
)


@phrase("{player!} become[s] the monarch")
@record
class BecomeTheMonarch(Instruction):
    """A player becomes the monarch, and nobody else is (CR 722.3)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        if seat is None or monarch(ctx) == seat:
            return False
        hand_over(ctx.game, seat, MONARCH)
        return True


@lru_cache(maxsize=1)
def _rules() -> CardDefinition:
    """What stands in the command zone for the abilities that come with the designation."""
    return emblem(tuple(compile_definition(_ABILITIES, "the monarch")), "The Monarch")


DESIGNATIONS[MONARCH] = Designation(MONARCH, BECOMES, _rules)


def monarch(ctx: Context) -> Seat | None:
    """Who is the monarch; None if nobody is."""
    found = holder(ctx.game, MONARCH)
    return None if found == NOBODY else found


@phrase("become[s] the monarch", into="player_happening")
@record
class MonarchHappens(PlayerHappening):
    """Becomes the monarch, who was not (CR 722.3)."""

    keys = (BECOMES,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        becomes = isinstance(event, SetMark) and event.key == BECOMES and subject.matches(ctx, event.ref)
        return {PLAYER: (event.ref,)} if becomes else None


_AN_OPPONENT_BECOMES_IT = SubjectEvent(
    NamedPlayer(Players(PlayerFilter(PlayerNoun("opponent")), "a")), (MonarchHappens(),)
)  # fmt: skip


@phrase("exile {what:thing} until a opponent becomes the monarch")
@record
class ExileUntilOpponentIsMonarch(Instruction):
    """Objects are exiled, and return at once when an opponent becomes the monarch (CR 610.3)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return done_to(self.key, self.what, "exiled")

    def perform(self, ctx: Context) -> bool:
        since: list[object] = []
        for event in reversed(ctx.game.history.this_turn):
            if isinstance(event, PutAbilityOnStack) and event.oid == ctx.stack_id:
                break
            since.append(event)
        happened = any(True for _ in _AN_OPPONENT_BECOMES_IT.occurrences(ctx, since))  # CR 610.3a, 610.3b
        chosen = () if happened else affected_objects(ctx, self.what, TO_EXILE, good=False)
        exiled = exile_until(ctx, chosen, _AN_OPPONENT_BECOMES_IT)
        ctx.bind(self.key, exiled)
        return bool(exiled)


@phrase("the monarch", into="player")
@record
class TheMonarch(PlayerReference):
    """The player who is the monarch."""

    reads = READS_PLAYERS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = monarch(ctx)
        return () if found is None else (found,)


@phrase("{player} [are|is] the monarch", into="condition_part")
@phrase("you're the monarch", into="condition_part", player=You(), short=True)
@phrase("{player} [aren't|isn't] the monarch", into="condition_part", negative=True)
@record
class IsTheMonarch(Condition):
    """Whether a player is the monarch."""

    player: PlayerReference
    short: bool = wording(default=False)
    negative: bool = False
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return (monarch(ctx) in self.player.seats(ctx)) != self.negative


@phrase("you were the monarch as the turn began", into="condition_part", player=You())
@record
class WasMonarchAsTurnBegan(Condition):
    """Whether a player was the monarch when the turn began, before anything in it made somebody else that."""

    player: PlayerReference
    reads = READS_PLAYERS | READS_TURN

    def holds(self, ctx: Context) -> bool:
        changes = [one for one in ctx.game.history.this_turn if isinstance(one, SetMark) and one.name == MONARCH]
        if not changes:
            return monarch(ctx) in self.player.seats(ctx)
        return changes[0].value is None and changes[0].ref in self.player.seats(ctx)


@phrase("there is no monarch", into="condition_part")
@record
class NoMonarch(Condition):
    """Whether nobody is the monarch."""

    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return monarch(ctx) is None


designation_word(MONARCH, "the monarch", noun=True)

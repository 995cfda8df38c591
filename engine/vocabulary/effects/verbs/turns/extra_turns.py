"""Extra turns, phases and steps, and skipped ones (CR 500.7 to 500.10, 614.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core import steps
from engine.core.record import record, wording
from engine.game.events.turn_structure import BeginStep, SetTurn, begins
from engine.game.rules.events.table_room import at_most
from engine.game.rules.turn.added_phases import add_phases, behind_first_postcombat_main
from engine.game.state.turn import ExtraTurn
from engine.meaning.families import Amount, EventPattern, Instruction
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.combat.that_combat import COMBAT_PHASE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context


TURN = "turn"  # the kind of antecedent that "that turn" stands for


def turn_takers(ctx: Context, player: PlayerReference) -> tuple[Seat, ...]:
    """The players in whose names some players take turns (CR 805.2, 805.8).

    That is each player's own name, or once for a team its primary player's.
    """
    return tuple(dict.fromkeys(in_whose_name(ctx, seat) for seat in player.seats(ctx)))


def in_whose_name(ctx: Context, seat: Seat) -> Seat:
    """In whose name a player takes their turn."""
    return ctx.game.taking_turns_with(seat)[0]


@forms(
    phrase("{player!} take[s] a extra turn after this one< {each:for_each}>", number=ONE),
    phrase("{player!} take[s] {number:count} extra turns after this one"),
    phrase("{player!} take[s] a extra turn after this one. ^skip the untap step of that turn", into="sentence_start",
           number=ONE, skip_untap=True),
)  # fmt: skip
@record
class TakeExtraTurns(Instruction):
    """A player, and their team, takes extra turns; those made last are taken first (CR 500.7, 805.8)."""

    player: PlayerReference
    number: Amount
    each: Amount | None = None
    skip_untap: bool = False  # of each of them (CR 614.10)
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one turn, for "that turn"."""
        one = self.number == ONE and self.each is None and not self.player.plural
        return (Antecedent(self.key, TURN),) if one else ()

    def perform(self, ctx: Context) -> bool:
        numbers: dict[Seat, int] = {}
        for seat, inner in per_player(ctx, self.player):
            numbers.setdefault(in_whose_name(ctx, seat), at_most(ctx.game, times(inner, self.number, self.each)))
        made = (ctx.game.history.total, len(ctx.game.turn.extra))
        more = tuple(ExtraTurn(seat, self.skip_untap, made) for seat, number in numbers.items() for _ in range(number))
        ctx.bind(self.key, made)
        ctx.happen(SetTurn((("extra", (*ctx.game.turn.extra, *more)),)))
        return bool(more)


@phrase("at the beginning of that turn's end step", into="delayed_trigger")
@record
class AtItsEndStep(EventPattern):
    """The beginning of the end step of the extra turn that the words before make."""

    key: str = ""
    keys = (begins(steps.END),)

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(TURN)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            ends = isinstance(event, BeginStep) and event.step == steps.END
            if ends and ctx.game.turn.made and ctx.game.turn.made == ctx.bindings.get(self.key):
                yield {"event": event}


lexicon("after phase", {
    "phase": "after this phase", "main": "after this main phase", "combat": "after this combat phase",
    "first postcombat": "after the first postcombat main phase this turn",
})  # fmt: skip


@forms(
    phrase("{moment:after phase}, there is a additional combat phase", leading=True, main=False),
    phrase("{moment:after phase}, there is a additional combat phase followed by a additional main phase",
           leading=True, main=True),
    phrase("{moment:after phase}, there's a additional combat phase", leading=True, main=False, short=True),
    phrase("{moment:after phase}, there's a additional combat phase followed by a additional main phase",
           leading=True, main=True, short=True),
    phrase("there's a additional combat phase {moment:after phase}", main=False, short=True),
    phrase("{moment:after phase}, there are {number:words} additional combat phases", leading=True, main=False),
)  # fmt: skip
@phrase("there is a additional combat phase {moment:after phase}", main=False)
@phrase("there is a additional combat phase followed by a additional main phase {moment:after phase}", main=True)
@phrase("there is a additional combat phase {moment:after phase}, followed by a additional main phase", main=True,
        comma=True)  # fmt: skip
@record
class AdditionalCombat(Instruction):
    """An additional combat phase, and perhaps a main phase behind it, right after a phase (CR 500.8)."""

    moment: str
    main: bool
    leading: bool = wording(default=False)
    short: bool = wording(default=False)
    comma: bool = wording(default=False)
    number: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The combat phase, if it is one."""
        return (Antecedent(self.key, COMBAT_PHASE),) if self.number == ONE else ()

    def perform(self, ctx: Context) -> bool:
        here = steps.left_of_phase(ctx.game.turn.rest)
        if self.moment == "first postcombat":
            later = behind_first_postcombat_main(ctx.game)
            if later is None:
                return False
            here = later
        once = (*steps.PHASE_STEPS[steps.COMBAT], *(steps.PHASE_STEPS[steps.POSTCOMBAT_MAIN] if self.main else ()))
        number = ctx.game.history.total
        add_phases(ctx.game, once * self.number.value(ctx), here, number)
        ctx.bind(self.key, (number,))
        return True


@phrase("there is a additional beginning phase {moment:after phase}")
@record
class AdditionalBeginning(Instruction):
    """An additional beginning phase right after a phase, with its untap, upkeep and draw steps (CR 500.8, 501.1)."""

    moment: str
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        return self.moment == "phase"

    def perform(self, ctx: Context) -> bool:
        add_phases(ctx.game, steps.PHASE_STEPS[steps.BEGINNING], steps.left_of_phase(ctx.game.turn.rest))
        return True


@phrase("{player!} get[s] {number:count} additional upkeep step(s) after this phase")
@record
class AdditionalUpkeeps(Instruction):
    """A player gets additional upkeep steps right after this phase (CR 500.9, 500.10).

    They are in a beginning phase of their own.
    """

    player: PlayerReference
    number: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        turn = ctx.game.turn
        if turn.active not in turn_takers(ctx, self.player):
            return False
        more = (steps.UPKEEP,) * self.number.value(ctx)
        add_phases(ctx.game, more, steps.left_of_phase(turn.rest))
        return bool(more)


lexicon("skippable", {
    "turn": ("turn", "turns"), "draw": ("draw step", "draw steps"), "untap": ("untap step", "untap steps"),
    "upkeep": ("upkeep step", "upkeep steps"), "combat": ("combat phase", "combat phases"),
})  # fmt: skip


@forms(
    phrase("{player!} skip[s] [their] next {what:skippable}"),
    phrase("{player!} skip[s] [their] next {number:cardinal_number} {what:skippable#many}",
           when=lambda node: node.number > 1),
)  # fmt: skip
@record
class SkipNext(Instruction):
    """A player, and their team, skips their next turn, phase or step (CR 614.10, 805.8)."""

    player: PlayerReference
    what: str
    number: int = 1
    reads = READS_NOTHING
    first_matters = RULES
    good_for_doers = False

    def perform(self, ctx: Context) -> bool:
        skips = tuple((seat, self.what) for seat in turn_takers(ctx, self.player)) * self.number
        ctx.happen(SetTurn((("skips", (*ctx.game.turn.skips, *skips)),)))
        return True


label("after phase", "a moment like “after this phase”")

"""Modes (CR 700.2): "Choose one —" with its bullets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label, phrase
from engine.core.keys import Mark
from engine.core.record import record, replace, wording
from engine.game.events.status import SetMark
from engine.game.rules.linked import linked_name
from engine.meaning.abilities import targets_of
from engine.meaning.families import Amount, Condition, Instruction, Modal
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, Node, rebuild
from engine.vocabulary.terms.amounts.plain_numbers import ONE, bounds_of
from engine.vocabulary.terms.grammar.instructions import perform_in_order
from engine.vocabulary.terms.objects.targets import Targets

if TYPE_CHECKING:
    from engine.game.rules.context import Context


MODES_CHOSEN = "modes chosen"  # kept with an object: the turn, and the modes that its ability has been used with


@phrase("• ^{effect:effects}", into="mode")
@phrase("• {name:flavor_name} — ^{effect:effects}", into="mode")
@record
class Mode(Instruction):
    """One of the things to choose from."""

    effect: Instruction
    name: str = wording(default="")  # a flavor word (CR 207.2d)
    reads = READS_NOTHING
    one_of_modes = True

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


@phrase("choose {how_many:mode_count} —\n{modes:mode*\n}", into="modal")
@phrase("choose {how_many:mode_count}.\n{modes:mode*\n}", into="modal", stop=True)
@phrase("choose {how_many:mode_count} at random —\n{modes:mode*\n}", into="modal", at_random=True)
@phrase("choose {how_many:mode_count} that hasn't been chosen —\n{modes:mode*\n}", into="modal", fresh="ever")
@phrase("choose {how_many:mode_count} that hasn't been chosen this turn —\n{modes:mode*\n}", into="modal",
        fresh="turn")  # fmt: skip
@phrase("a opponent chooses {how_many:mode_count} —\n{modes:mode*\n}", into="modal", by_opponent=True)
@phrase(
    "choose {how_many:mode_count}. If {condition}, you may choose both instead.\n{modes:mode*\n}",
    into="modal",
    more=2,
    when=lambda node: len(node.modes) == 2,
)
@phrase("choose {how_many:mode_count}. If {condition}, you may choose both.\n{modes:mode*\n}", into="modal", more=2,
        read_only=True)  # fmt: skip
@phrase(
    "choose {how_many:mode_count}. If {condition}, choose both instead.\n{modes:mode*\n}",
    into="modal",
    more=2,
    must=True,
)
@phrase("choose {how_many:mode_count}. If {condition}, you may choose {more:cardinal_number} instead.\n{modes:mode*\n}",
        into="modal")  # fmt: skip
@phrase("choose {how_many:mode_count}. If {condition}, choose {instead:mode_count} instead.\n{modes:mode*\n}",
        into="modal")  # fmt: skip
@phrase("choose {how_many:mode_count}. Each mode must target a different player.\n{modes:mode*\n}", into="modal",
        apart=True)  # fmt: skip
@phrase(
    "choose {how_many:mode_count}. You may choose the same mode more than once.\n{modes:mode*\n}",
    into="modal",
    again=True,
)
@record
class Choose(Modal):
    """A choice of modes, made as the spell or ability is put on the stack (CR 601.2b, 603.3c)."""

    how_many: Amount
    modes: tuple[Mode, ...]
    condition: Condition | None = None  # under which more can be chosen
    more: int = 0
    must: bool = False
    instead: Amount | None = None  # what is chosen then
    again: bool = False
    apart: bool = False  # each mode must target a different player
    by_opponent: bool = False
    at_random: bool = False
    stop: bool = wording(default=False)  # a full stop before the modes
    fresh: str = ""  # only modes that have not been chosen before, ever or this turn, of this object's ability
    reads = READS_NOTHING
    first_matters = VISIBLE

    def well_formed(self) -> bool:
        """One mode at a time, where what was chosen before counts; a player for each, if they must differ."""
        if self.apart and not all(len(_players_targeted(mode)) == 1 for mode in self.modes):
            return False
        return not self.fresh or not self.how_many.plural

    def finished(self) -> Choose:
        """With modes that know that each must target a different player."""
        if not self.apart:
            return self
        return replace(self, modes=tuple(rebuild(mode, _apart) for mode in self.modes))

    def options(self) -> tuple[Instruction, ...]:
        return self.modes

    def labels(self) -> tuple[str, ...]:
        return tuple(say("as_written", words=Printed("effects", mode.effect)) for mode in self.modes)

    def bounds(self, ctx: Context) -> tuple[int, int]:
        least, most = (1, 2) if isinstance(self.how_many, OneOrBoth) else bounds_of(self.how_many, ctx)
        if self.condition is not None and self.condition.holds(ctx):
            if self.instead is not None:
                least, most = bounds_of(self.instead, ctx)
                return least, min(most, len(self.modes))
            return (self.more, self.more) if self.must else (least, self.more)
        return least, min(most, len(self.modes))

    def repeats(self) -> bool:
        return self.again

    def open(self, ctx: Context, number: int) -> bool:
        return not self.fresh or number not in self._chosen_before(ctx)

    def _chosen_before(self, ctx: Context) -> tuple[int, ...]:
        noted: Any = ctx.choice(MODES_CHOSEN)
        if noted is None or (self.fresh == "turn" and noted[0] != ctx.game.turn.number):
            return ()
        return tuple(noted[1])

    def note_chosen(self, ctx: Context, modes: tuple[int, ...]) -> None:
        if self.fresh:
            noted = (ctx.game.turn.number, (*self._chosen_before(ctx), *modes))
            name = Mark.computed(linked_name(ctx.game, ctx.source, MODES_CHOSEN))
            ctx.happen(SetMark(ctx.source, name, noted, kept="choices"))

    def choosers(self, ctx: Context) -> tuple[int, ...]:
        return ctx.game.opponents(ctx.controller) if self.by_opponent else (ctx.controller,)

    def perform(self, ctx: Context) -> bool:
        """Carry out the chosen modes; the rules perform them one by one where they stand alone."""
        chosen = ctx.item.modes if ctx.item is not None else ()
        return perform_in_order(ctx, tuple(self.modes[number] for number in chosen))


def _players_targeted(mode: Mode) -> list[Targets]:
    """The words of a mode that target one player."""
    found = (target for target in targets_of(mode) if isinstance(target, Targets))
    return [target for target in found if target.person == "they" and target.count == ONE]


def _apart(node: Node) -> Node:
    return replace(node, of_mode=True) if isinstance(node, Targets) and node.person == "they" else node


@phrase("one or both", into="mode_count")
@record
class OneOrBoth(Amount):
    """One or two modes."""

    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return 2


include("mode_count", "words", "counted")
include("effects", "modal")
label("mode", "a mode")
label("mode_count", "how many modes")

"""Effects that change control, or exchange or switch something (CR 611.2).

Also "it's still a land", of what becomes something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.card_types import CARD_TYPES
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.meaning.families import Amount, Duration, Filter, Instruction, Reference, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, READS_TYPES
from engine.meaning.speech import Antecedent, Unbound, Wanted, nouns_of
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.statics.characteristics.modify_power import SwitchesSize
from engine.vocabulary.statics.characteristics.type_changes import STILL
from engine.vocabulary.statics.players.control import ControlledBySeat
from engine.vocabulary.terms.grammar.anaphors import It
from engine.vocabulary.terms.grammar.continuous import BeginContinuous, begin
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.targets import Targets
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("switch {object's} power and toughness {duration}"),
    phrase("switch the power and toughness of {object} {duration}", of=True),
)  # fmt: skip
@record
class SwitchPowerAndToughness(Instruction):
    """Power and toughness switched for a time (CR 613.4d)."""

    object: Reference
    duration: Duration
    of: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.object.refs(ctx) if ctx.exists(ref))
        if refs:
            begin(ctx, (SwitchesSize(),), refs, self.duration)
        return bool(refs)


@with_infinitive
@forms(
    phrase("{player!} gain[s] control of {object:object} {duration}"),
    phrase("{duration}, {player!} gain[s] control of {object:object}", leading=True),
)  # fmt: skip
@phrase("{player!} gain[s] control of {object:object}", duration=None)
@record
class GainControl(Instruction):
    """A player gains control of permanents or spells (CR 613.1b)."""

    player: PlayerReference
    object: Reference
    duration: Duration | None
    leading: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING
    takes_control = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What they gained control of, for "each one they gained control of this way"."""
        return (Antecedent(self.key, GAINED_CONTROL),)

    @property
    def leads_with_duration(self) -> bool:
        return self.leading

    @property
    def endless(self) -> bool:
        return self.duration is None

    def perform(self, ctx: Context) -> bool:
        gained = [
            (seat, tuple(ref for ref in self.object.refs(ctx) if ctx.exists(ref)))
            for seat in self.player.one_by_one(ctx)
        ]  # of all players before any effect begins: they gain control at the same time (CR 608.2e)
        for seat, refs in gained:
            if refs:
                begin(ctx, (ControlledBySeat(seat),), refs, self.duration)
        if len(gained) > 1:  # "those creatures" are what all of them gained control of
            ctx.bind(self.object.key, tuple(dict.fromkeys(ref for _, refs in gained for ref in refs)))
        ctx.bind(self.key, tuple(ref for seat, refs in gained for ref in refs if ctx.controller_of(ref) == seat))
        return any(refs for _, refs in gained)


GAINED_CONTROL = "gained control of"  # the kind of antecedent for what players gained control of


@phrase("for each one {player} gained control of this way", into="for_each")
@record
class GainedControlOf(Amount):
    """How many permanents or spells came under a player's control by the words before."""

    player: PlayerReference
    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """What they gained control of."""
        return Wanted(GAINED_CONTROL)

    def value(self, ctx: Context) -> int:
        return len(ctx.named(self.key))


@phrase("{duration}, {player!} gain[s] control of {object:object} and it {changes:effect_change*and#one}")
@record
class GainControlAndChange(Instruction):
    """A player gains control of a permanent, which for the same time also is or has something else."""

    player: PlayerReference
    object: Reference
    changes: tuple[StaticEffect, ...]
    duration: Duration
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of one permanent."""
        return not self.object.plural

    def perform(self, ctx: Context) -> bool:
        gained = GainControl(self.player, self.object, self.duration).perform(ctx)
        return BeginContinuous(self.object, self.changes, self.duration).perform(ctx) or gained


@record
class SharesOneOfTypes(Filter):
    """An object with one of certain card types that another has too."""

    types: tuple[str, ...]
    object: Reference
    reads = READS_TYPES | READS_BOARD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        mine = ctx.chars(ref).types if is_object(ref) else ()
        theirs = {word for other in self.object.refs(ctx) if is_object(other) for word in ctx.chars(other).types}
        return any(word in mine and word in theirs for word in self.types)


@phrase("exchange control of {first:object} and {second:object}")
@phrase("exchange control of {first:object}", second=None)
@phrase("exchange control of {first:object} and {second:object} that shares one of those types with it", alike=True)
@record
class ExchangeControl(Instruction):
    """Two permanents whose controllers exchange them; all or nothing (CR 701.10a, 701.10b)."""

    first: Reference
    second: Reference | None
    alike: bool = False  # the second has one of the card types named in common with the first
    reads = READS_NOTHING

    def finished(self) -> ExchangeControl:
        """The same exchange, its second object narrowed to one that shares a card type with the first.

        The type is one of those that the first one's description names.
        """
        if not self.alike:
            return self
        types = tuple(word for word in CARD_TYPES if word in nouns_of(self.first.description))
        second = self.second
        if not isinstance(second, Targets) or not isinstance(second.what, Described) or not types:
            raise Unbound(self, ambiguous=False)
        such = SharesOneOfTypes(types, It(key=self.first.key))
        if such in second.what.after:
            return self
        return replace(self, second=replace(second, what=replace(second.what, after=(*second.what.after, such))))

    def perform(self, ctx: Context) -> bool:
        refs = (*self.first.refs(ctx), *(self.second.refs(ctx) if self.second is not None else ()))
        if len(refs) != 2 or not all(ctx.exists(ref) for ref in refs):
            return False
        one, other = (ctx.controller_of(ref) for ref in refs)
        if one == other:
            return False
        begin(ctx, (ControlledBySeat(other),), refs[:1], None)
        begin(ctx, (ControlledBySeat(one),), refs[1:], None)
        return True


@phrase("it's still a {type:card_type}")
@phrase("they're still {type:card_type#many}", many=True)
@record
class IsStill(Instruction):
    """A sentence: what becomes something else by the words before keeps a card type (CR 205.1b).

    So it keeps all that it was.
    """

    type: str
    many: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def foresee(self, ctx: Context) -> None:
        """Let the words before know, as the whole text is read first (CR 608.2c)."""
        ctx.bind(STILL, self.type)

    def perform(self, ctx: Context) -> bool:
        return True

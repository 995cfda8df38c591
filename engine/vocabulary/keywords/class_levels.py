"""Class levels (CR 716): the level bars of Class cards, and the level as a designation of permanents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import is_object
from engine.core.record import record
from engine.game.events.casting import ABILITY_ACTIVATED, AbilityActivated
from engine.game.events.status import SetMark
from engine.game.rules.questions.values import LEVEL, LEVEL_GAINED, level_of
from engine.meaning.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from engine.meaning.families import Amount, Condition, Cost, Filter, Happening, Instruction, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.vocabulary.keywords.shared.prefixed import completed
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.casting.paid_as_cast import words_of_costs
from engine.vocabulary.triggers.events import OBJECT, OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{object} [is|are] level {number:number}", into="condition_part")
@phrase("{object} [is|are] level {number:number} or greater", into="condition_part", or_greater=True)
@record
class IsLevel(Condition):
    """A permanent has a certain level (CR 716.2d)."""

    object: Reference
    number: int
    or_greater: bool = False
    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        levels = [level_of(ctx.obj(ref)) for ref in self.object.refs(ctx) if is_object(ref)]
        return any(level == self.number or (self.or_greater and level > self.number) for level in levels)


@phrase("{object's} level", into="quantity")
@record
class LevelOf(Amount):
    """A permanent's level."""

    object: Reference
    reads = READS_STATUS | READS_BOARD

    def value(self, ctx: Context) -> int:
        return sum(level_of(ctx.obj(ref)) for ref in self.object.refs(ctx) if is_object(ref))


@record
class AtLevel(Condition):
    """The ability's own permanent has a level, or a greater one."""

    number: int
    or_greater: bool
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        level = level_of(ctx.obj(ctx.source))
        return level == self.number or (self.or_greater and level > self.number)


@record
class BecomeLevel(Instruction):
    """The permanent's level becomes a number."""

    number: int
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(SetMark(ctx.source, LEVEL, self.number, key=LEVEL_GAINED)))


@record
class ClassLevel(KeywordAbility):
    """A level bar with its section of the text box (CR 716.2a)."""

    name = "class level"
    rule = "716.2"

    costs: tuple[Cost, ...]
    number: int
    abilities: tuple[Ability, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        gain = ActivatedAbility(
            self.costs, BecomeLevel(self.number), AtLevel(self.number - 1, False), "sorcery",
            label=f"{words_of_costs(self.costs)}: Level {self.number}",
        )  # fmt: skip
        return (gain, StaticAbility((HasAbilities(self.abilities),), AtLevel(self.number, True)))


@phrase("{costs:activation_cost*,^}: ^level {number:number} — ^{ability:ability}", into="ability")
@phrase("{costs:activation_cost*,^}: ^level {number:number}", into="ability")
@record
class LevelBar(Ability):
    """The line of a level bar; what stands below it, to the next one, belongs to it."""

    costs: tuple[Cost, ...]
    number: int
    ability: Ability | None = None
    opens_section = True

    def with_section(self, abilities: tuple[Ability, ...], later: tuple[Ability, ...]) -> Ability:
        """The bar together with the abilities below it."""
        own = () if self.ability is None else (completed(self.ability),)
        return ClassLevel(self.costs, self.number, (*own, *abilities))


@phrase("become[s] level {number:number}", into="happening")
@record
class BecomesLevel(Happening):
    """A permanent's level becomes a number."""

    number: int
    keys = (LEVEL_GAINED,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        reached = isinstance(event, SetMark) and (event.name, event.value) == (LEVEL, self.number)
        return {OBJECT: (event.ref,)} if reached and subject.matches(ctx, event.ref) else None


@phrase("gain[s] a ^class level", into="player_happening")
@record
class GainsClassLevel(PlayerHappening):
    """A player activates an ability that a level bar stands for (CR 716.2c)."""

    keys = (ABILITY_ACTIVATED,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        gained = isinstance(event, AbilityActivated) and isinstance(event.ability.effect, BecomeLevel)
        if not gained or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: (event.source,)}

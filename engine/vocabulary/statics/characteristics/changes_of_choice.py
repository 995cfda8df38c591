"""Changes that a player chooses as the effect begins (CR 608.2d).

As in "gains your choice of flying or haste".
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.meaning.abilities import Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Modification
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.abilities.abilities import HasAbilities, LosesAbilities
from engine.vocabulary.statics.characteristics.modify_power import Gets

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_CHANGE = Purpose("change", "608.2d")

Bonus = tuple[int, Amount, int, Amount]


class OfChoice(Modification):
    """One of several changes; nothing until it is `settled` which."""

    __slots__ = ()
    layers = ()
    of_choice = True

    @abstractmethod
    def choices(self) -> tuple[Modification, ...]:
        """The changes to choose from."""

    @abstractmethod
    def labels(self) -> tuple[str, ...]:
        """What is chosen, in words."""

    def settled(self, ctx: Context) -> Modification:
        """The change that the player chooses."""
        changes = self.choices()
        words = self.labels()
        chosen = ctx.choose_option(ctx.controller, words, purpose=WHICH_CHANGE, prompt=say("choose_one_of_these"))
        change = changes[words.index(chosen)].settled(ctx)
        assert isinstance(change, Modification)
        return change

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what was chosen applies."""


@phrase("gain[s] your choice of {abilities:keyword*or2}", into="effect_change")
@phrase("lose[s] your choice of {abilities:keyword*or2}", into="effect_change", loses=True)
@record
class AbilityOfChoice(OfChoice):
    """One of several keyword abilities gained, or lost."""

    abilities: tuple[Ability, ...]
    loses: bool = False
    reads = READS_NOTHING

    def choices(self) -> tuple[Modification, ...]:
        if self.loses:
            return tuple(LosesAbilities((ability,)) for ability in self.abilities)
        return tuple(HasAbilities((ability,)) for ability in self.abilities)

    def labels(self) -> tuple[str, ...]:
        return tuple(say("as_written", words=Printed("keyword", ability)) for ability in self.abilities)


@phrase("get[s] {first:bonus} or {second:bonus}", into="effect_change")
@record
class BonusOfChoice(OfChoice):
    """One of two changes of power and toughness."""

    first: Bonus
    second: Bonus
    reads = READS_NOTHING

    def choices(self) -> tuple[Modification, ...]:
        return (Gets(self.first), Gets(self.second))

    def labels(self) -> tuple[str, ...]:
        return tuple(say("as_written", words=Printed("effect_change", change)) for change in self.choices())

"""What keywords share that let a card be cast for another cost, or from another zone (CR 118.9, 601.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.zones import HAND
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Condition, Cost, RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.ways import CastWay, castable_faces
from engine.terms.casting import words_of_costs

if TYPE_CHECKING:
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class CastFor(RuleModifier):
    """A way to cast the card itself from a zone: for `costs` if there are any, for its mana cost otherwise."""

    name: str
    costs: tuple[Cost, ...] | None
    zone: str = HAND
    more: tuple[Cost, ...] = ()
    leaving: str = ""  # where it goes instead of anywhere else as it leaves the stack
    condition: Condition | None = None
    as_sorcery: bool = False
    face: int = 0
    any_face: bool = False  # any half or face that could be cast from hand
    hand_only: bool = False  # from hand, and from no other zone that an effect permits to cast it from
    reads = READS_NOTHING
    questions = ("cast_ways",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        assert is_object(about)
        if ctx.obj(about).owner != details["seat"]:
            return None
        if self.condition is not None and not self.condition.holds(ctx.within(source=about)):
            return None
        faces = castable_faces(ctx.game, about) if self.any_face else (self.face,)
        return tuple(
            CastWay(
                self.name, self.costs, more=self.more, zone=self.zone, face=face, instead_of_leaving=self.leaving,
                as_sorcery=self.as_sorcery, hand_only=self.hand_only, label=self._label(),
            )
            for face in faces
        )  # fmt: skip

    def _label(self) -> str:
        costs = (*(self.costs or ()), *self.more)
        return f"{self.name.capitalize()} {words_of_costs(costs)}" if costs else self.name.capitalize()


def cast_for(
    name: str, costs: tuple[Cost, ...] | None, zone: str = HAND, *, more: tuple[Cost, ...] = (), leaving: str = "",
    condition: Condition | None = None, as_sorcery: bool = False, face: int = 0, any_face: bool = False,
    hand_only: bool = False,
) -> Ability:  # fmt: skip
    """The static ability that lets a card be cast so."""
    offer = CastFor(name, costs, zone, more, leaving, condition, as_sorcery, face, any_face, hand_only)
    return StaticAbility((offer,), zones=(zone,))

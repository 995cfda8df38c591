"""Commanders whose color is chosen before the game begins (CR 903.4b, 607.2p)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.colors import WUBRG, in_order
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.core.zones import OUTSIDE
from engine.game.rules.questions.color_identity import color_identity
from engine.game.rules.questions.commanders import color_chosen
from engine.meaning.abilities import Ability, Paragraph, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification, RuleModifier
from engine.meaning.node import READS_NOTHING, READS_PLAYERS
from engine.meaning.questions import Asked, Question
from engine.vocabulary.keywords.shared.always import EVERYWHERE

if TYPE_CHECKING:
    from engine.core.colors import Colors
    from engine.game.rules.context import Context
    from engine.meaning.cards import CardDefinition

CHOOSES_COLOR: Question[bool] = Question(
    "chooses_color", "903.4b", about="card", answer="True: its color is chosen as a deck is made; asked of decks only"
)


@record
class ChoosesColor(RuleModifier):
    """As its deck is made, a color is chosen for it."""

    reads = READS_NOTHING
    questions = (CHOOSES_COLOR,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@record
class IsColorChosenBefore(Modification):
    """The color that was chosen for the card before the game, in whatever zone it is (CR 607.2p)."""

    reads = READS_PLAYERS
    layers = ("5",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        chosen = color_chosen(ctx.game, ctx.obj(ref)) if is_object(ref) else ""
        if chosen:
            characteristics.colors = (chosen,)


@phrase(
    "if ~ is your commander, choose a color before the game begins. ^~ is the chosen color.", into="line"
)  # fmt: skip
@record
class ColorChosenBefore(Paragraph):
    """Both abilities, which are linked (CR 607.2p)."""

    def written(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((ChoosesColor(),), zones=(OUTSIDE,)),
            StaticAbility((IsColorChosenBefore(),), zones=EVERYWHERE, characteristic_defining=True),
        )


def colors_for(leading: Sequence[CardDefinition], wanted: Iterable[str]) -> tuple[str, ...]:
    """The color that is chosen for each commander, or "" for one that asks for none.

    They are colors that the rest of the deck needs, as far as they go.
    """
    fixed = {color for card in leading for color in color_identity(card)}
    missing = [color for color in in_order(wanted) if color not in fixed]
    free = [*missing, *WUBRG]
    chosen = []
    for card in leading:
        asks = CHOOSES_COLOR in card.front.printed.abilities.modifiers
        chosen.append(free.pop(0) if asks else "")
    return tuple(chosen)


def identity_with(leading: Sequence[CardDefinition], chosen: Sequence[str]) -> Colors:
    """The colors of all commanders, with those that were chosen (CR 903.4b, 702.124c)."""
    own = (color for card in leading for color in color_identity(card))
    return in_order((*own, *filter(None, chosen)))

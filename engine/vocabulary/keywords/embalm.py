"""Embalm (CR 702.128)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.core.colors import Colors
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.layers.copying import copiable_values
from engine.meaning.abilities import Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Cost, Instruction
from engine.meaning.node import READS_COPIABLE
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.keywords.shared.alternative_costs import for_its_mana_cost
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost
from engine.vocabulary.terms.objects.adjectives import marked, status_word

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_BEHIND = "it has no mana cost, and it's a Zombie in addition to its other types"


EMBALMED, ETERNALIZED = Mark("embalmed"), Mark("eternalized")
_WAYS: dict[Colors, Mark] = {("W",): EMBALMED, ("B",): ETERNALIZED}

for _made in (EMBALMED, ETERNALIZED):
    status_word(_made, marked(_made))


@phrase(f"create a token that's a copy of this card, except it's white, {_BEHIND}", colors=("W",))
@phrase(f"create a token that's a copy of this card, except it's black, it's 4/4, {_BEHIND}", colors=("B",), size=4)
@record
class CreateMummy(Instruction):
    """A token copy of the card as a Zombie of one colour without mana cost.

    What differs is copiable (CR 707.9b).
    """

    colors: Colors
    size: int | None = None
    reads = READS_COPIABLE

    def perform(self, ctx: Context) -> bool:
        definition = ctx.obj(ctx.source).definition
        if definition is None:
            return False
        token = CreateTokens(
            ctx.controller, definition, by=ctx.source, values=self._values(ctx), marks=((_WAYS[self.colors], True),)
        )
        return bool(create(ctx, [token]))

    def _values(self, ctx: Context) -> Characteristics:
        values = copiable_values(ctx.game, ctx.source).copy()
        values.colors = self.colors
        values.mana_cost = None
        values.subtypes = tuple(dict.fromkeys((*values.subtypes, "Zombie")))
        if self.size is not None:
            values.power = values.toughness = self.size
        return values


@keyword("702.128", "Embalm", "embalm {costs:mana_cost*,}", "embalm—^{costs:cost*,^}.")
class Embalm:
    """A dead creature that comes back as a white Zombie token (CR 702.128a)."""

    costs: tuple[Cost, ...]  # none: the mana cost of the card

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: Create a token that's a copy of this card, except it's "
        "white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return defined(self if self.costs else replace(self, costs=(PayOwnManaCost(),)))


for_its_mana_cost("embalm", Embalm, "the")

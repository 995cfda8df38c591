"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.game.rules.questions.attaching import ATTACHES_AS_CREATURE
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.always import always


@keyword("702.151", "Reconfigure", "reconfigure {costs:mana_cost*,}", "reconfigure—^{costs:cost*,^}.")
class Reconfigure:
    """An Equipment that is a creature while it is attached to none (CR 702.151a, 702.151b)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^]: Attach ~ to another target creature you control. Activate only as a sorcery.\n"
        "[costs:cost*,^]: Unattach ~. Activate only if ~ is attached to a creature and only as a sorcery.\n"
        "As long as ~ is attached to a creature, ~ isn't a creature."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (*defined(self), *always(True, ATTACHES_AS_CREATURE))  # CR 301.5c

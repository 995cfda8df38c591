"""Encore (CR 702.141)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.141", "Encore", "encore {costs:mana_cost*,}", "encore—^{costs:cost*,^}.")
class Encore:
    """A dead creature that comes back against each opponent for one turn (CR 702.141a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: For each opponent, create a token that's a copy of this "
        "card that attacks that opponent this turn if able. Those tokens gain haste. Sacrifice them at "
        "the beginning of the next end step. Activate only as a sorcery."
    )

"""Eternalize (CR 702.129)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost
from engine.vocabulary.keywords.embalm import CreateMummy as CreateMummy


@keyword("702.129", "Eternalize", "eternalize {costs:mana_cost*,}", "eternalize—^{costs:cost*,^}.")
class Eternalize:
    """A dead creature that comes back as a black 4/4 Zombie token (CR 702.129a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: Create a token that's a copy of this card, except it's "
        "black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a "
        "sorcery."
    )

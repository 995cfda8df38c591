"""The forms of drafts: Booster Draft and Sealed Deck (CR 100.2b), and those that variants begin with."""

from __future__ import annotations

from engine.game.rules.variants.drafting import DraftForm
from engine.game.rules.variants.variant import VARIANTS
from engine.vocabulary import catalogue

BOOSTER_DRAFT = DraftForm("booster_draft", "Booster Draft", "100.2b", least=40, boosters=3, picks=1)
SEALED = DraftForm("sealed", "Sealed Deck", "100.2b", least=40, boosters=6, picks=0)


def forms() -> dict[str, DraftForm]:
    """All of them by name."""
    catalogue.load()
    of_variants = (one.draft for _, one in sorted(VARIANTS.items()) if one.draft is not None)
    return {form.name: form for form in (BOOSTER_DRAFT, SEALED, *of_variants)}

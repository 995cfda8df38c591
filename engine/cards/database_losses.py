"""What an import would cost: whether of the cards it replaces too many could not be played any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.cards.card_facts import text_hash
from engine.core.errors import EngineError

if TYPE_CHECKING:
    from engine.cards.card_data import CardData
    from engine.cards.database_import import Replaced

ENOUGH = 0.5  # of the cards that could be played, so many have to go on being so
SAMPLE = 200  # changed texts that are read to know; a file has tens of thousands


class ImportCosts(EngineError):
    """An import that is not done unasked.

    Too many of the cards that it replaces could not be played any more.
    """

    def __init__(self, before: int, after: int) -> None:
        super().__init__(
            f"of {before:,} cards that can be played and would be replaced, about {after:,} still could be"
        )
        self.before, self.after = before, after


def check_costs(
    replaced: Replaced, was_playable: Callable[[str], bool], why_not: Callable[[CardData], str | None]
) -> None:
    """Refuse to replace cards by ones of which fewer than half can be played; raises `ImportCosts`."""
    played = {digest: card for digest, card in replaced.items() if was_playable(digest)}
    changed = [card for digest, card in played.items() if text_hash(card) != digest]
    if not changed or len(changed) < len(played) * (1 - ENOUGH):
        return
    sample = changed[:: max(1, len(changed) // SAMPLE)]
    good = sum(why_not(card) is None for card in sample) / len(sample)
    after = len(played) - len(changed) + round(good * len(changed))
    if after < len(played) * ENOUGH:
        raise ImportCosts(len(played), after)

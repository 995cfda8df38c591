"""What a witness has found in a card."""

from __future__ import annotations

from engine.core.record import record


@record
class Finding:
    """Something about a card that the rules may not mean."""

    card: str
    kind: str  # what it is, the same words for the same kind of thing: findings are counted by it
    words: str  # where in the card, or what was seen

"""Two-Headed Giant (CR 810): two teams that take their turns, live and die together."""

from __future__ import annotations

from engine.rules.special_cards.variants import Variant, declare
from engine.state.teams import in_teams

declare(
    Variant(
        name="two_headed_giant",
        title="Two-Headed Giant",
        rule="810",
        players=(4, 6, 8),  # CR 810.1; with more than two heads, 810.11
        teams=lambda players: in_teams((players // 2,) * 2, share_turns=True, share_life=True),
        starting_life=lambda players: 15 * (players // 2),  # CR 810.4
    )
)

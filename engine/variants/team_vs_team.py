"""Team vs. Team (CR 808): two teams of as many players; each takes their own turns and has their own life total."""

from __future__ import annotations

from engine.rules.special_cards.variants import Variant, declare
from engine.state.teams import in_teams

declare(
    Variant(
        name="team_vs_team",
        title="Team vs. Team",
        rule="808",
        players=(4, 6, 8),
        teams=lambda players: in_teams((players // 2,) * 2),
    )
)

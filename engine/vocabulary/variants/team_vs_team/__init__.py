"""Team vs. Team (CR 808): two teams of as many players.

Each takes their own turns and has their own life total.
"""

from __future__ import annotations

from engine.game.rules.variants.variant import Variant, variant


@variant
class TeamVsTeam(Variant):
    """Two teams of as many players."""

    name = "team_vs_team"
    title = "Team vs. Team"
    rule = "808"
    players = (4, 6, 8)
    not_with = {"two_headed_giant": "both say who plays with whom"}  # noqa: RUF012

    def team_sizes(self, players: int) -> tuple[int, ...]:
        return (players // 2,) * 2

"""Two-Headed Giant (CR 810): two teams that take their turns, live and die together."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game.rules.variants.variant import Variant, variant


@variant
class TwoHeadedGiant(Variant):
    """Two teams of as many players, each with one life total; heads beyond the second are those of 810.11."""

    name = "two_headed_giant"
    title = "Two-Headed Giant"
    rule = "810"
    players = (4, 6, 8)
    not_with = {"team_vs_team": "both say who plays with whom"}  # noqa: RUF012
    share_turns = True
    share_life = True

    def team_sizes(self, players: int) -> tuple[int, ...]:
        return (players // 2,) * 2

    def life_together(self, lives: Sequence[int]) -> int:
        """30 for two heads that would begin with 20 each, 15 more for each further one (CR 810.4, 810.11)."""
        return sum(lives) * 3 // 4

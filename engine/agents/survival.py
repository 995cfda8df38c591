"""Staying in the game until one's next turn, however others attack (CR 104.3, 508.1).

Of what the player could do, one thing has to be enough, against all attacks and blocks that others could declare.
"""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, ClassVar

from engine.agents.candidates import candidates
from engine.agents.lethal import Lethal
from engine.game.decisions.combat import DeclareAttackers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.agents.policy import Policy
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

DEEDS = 3  # so many, and fewer
FEW = 5  # creatures of which every group is thought to attack
REPLIES = 16  # of others, that are tried where they are more


class Survival(Lethal):
    """A search for what keeps a player in the game until their next turn. `most` positions are looked at."""

    ways: ClassVar[int] = 24
    both_turns: ClassVar[bool] = True

    def __init__(self, seat: Seat, most: int, game: Game) -> None:
        super().__init__(seat, most)
        self.turns = int(seat in game.active_players())

    def is_kept(self, world: Game, script: Sequence[Answer] = ()) -> bool:
        """Whether the player can stay in the game after some answers."""
        self.left, self.last = self.most, world.turn.number + self.turns
        return any(self._wins(world, script, deeds) for deeds in range(DEEDS))

    def _is_reached(self, world: Game) -> bool:
        return not world.player(self.seat).lost

    def _is_hopeless(self, world: Game, deeds: int) -> bool:
        return bool(world.player(self.seat).lost)

    def _replies(self, decision: Decision, policy: Policy) -> Iterator[Answer]:
        """Every attack of a few creatures; else attacks and blocks that seem likely."""
        if isinstance(decision, DeclareAttackers) and len(decision.possible) <= FEW:
            yield from _attacks(decision)
        else:
            yield from islice(candidates(decision, policy, policy.answer(decision)), REPLIES)


def is_in_danger(game: Game, seat: Seat) -> bool:
    """Whether all creatures of one opponent together could be the end of a player."""
    powers: dict[Seat, int] = {}
    for oid in game.permanents():
        values = game.chars(oid)
        if "creature" in values.types:
            powers[values.controller] = powers.get(values.controller, 0) + max(0, values.power or 0)
    life = game.player(seat).life
    return any(powers.get(other, 0) >= life for other in game.opponents(seat))


def _attacks(decision: DeclareAttackers) -> Iterator[list[list[int]]]:
    """Every group of attackers, all of them first, each against whom it could attack first."""
    demanded = {oid for oid, _ in decision.demanded}
    for chosen in product((True, False), repeat=len(decision.possible)):
        pairs = zip(decision.possible, chosen, strict=True)
        yield [[oid, whom[0]] for (oid, whom), attacks in pairs if attacks or oid in demanded]

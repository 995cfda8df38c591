"""What the actions that a view offers would cost besides mana, to be shown (CR 118.1, 602.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.game.decisions.act import ACTIVATE, SPECIAL, Act, Action
from engine.game.rules.casting.special import special_actions
from engine.game.rules.context import Context
from engine.game.rules.paying.payment_in_words import costs_more

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.meaning.families import Cost


def with_what_they_spend(game: Game, decision: Decision) -> Decision:
    """A decision whose actions say whether they take more than mana and a tap."""
    if not isinstance(decision, Act):
        return decision
    actions = tuple(
        replace(action, spends=True) if _spends(game, decision, action) else action for action in decision.actions
    )
    return decision if actions == decision.actions else replace(decision, actions=actions)


def _spends(game: Game, decision: Act, action: Action) -> bool:
    costs = _costs(game, decision, action)
    return bool(costs) and costs_more(Context(game, action.oid, decision.seat), costs)


def _costs(game: Game, decision: Act, action: Action) -> Sequence[Cost]:
    if action.kind == ACTIVATE:
        return game.chars(action.oid).abilities.activated[action.index].costs
    if action.kind == SPECIAL:
        return tuple(special_actions(game, action.oid, decision.seat))[action.index].costs
    return ()

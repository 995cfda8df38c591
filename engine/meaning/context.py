"""What a node is asked in, as far as the model can say it.

A node is given a context (`rules.context.Context`): it holds the game, the game its objects, an object its abilities,
and an ability its nodes. Types that name each other all around would make one circle of everything that is in a game.
It is cut here: the families say *that* they are given a context or a game, and each node names the type itself (a
hygiene test holds that it does). What is declared in a room below the rules says what it asks of a context with a
protocol of its own, as `state.objects.Looking` does.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Context: TypeAlias = Any  # rules.context.Context
Game: TypeAlias = Any  # state.game.Game
CostChange: TypeAlias = Any  # rules.paying.costs.CostChange

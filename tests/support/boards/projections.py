"""The projection kept up to date, compared with projections made from nothing.

They are compared object by object and layer by layer.
"""

from __future__ import annotations

from engine.core.zones import BATTLEFIELD
from engine.game.events.life import MAY_GAIN_LIFE
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BE_BLOCKED_BY, MAY_BLOCK, MUST_ATTACK
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn.questions import UNTAPS
from engine.game.state.game import Game
from engine.meaning.characteristics import Characteristics

# Event keys and questions that the tests' cards use.
KEYS = ("enters", "dies", "leaves", "attacks", "begin upkeep", "damage", "destroyed", "draw", "tapped")
QUESTIONS = (
    MAY_ATTACK,
    MAY_BLOCK,
    MAY_BE_BLOCKED_BY,
    MUST_ATTACK,
    UNTAPS,
    MAY_GAIN_LIFE,
    MAY_BE_TARGETED,
)


def described(characteristics: Characteristics) -> dict[str, object]:
    """All of some characteristics, to be compared."""
    return {name: getattr(characteristics, name) for name in Characteristics.__slots__}


def everything(game: Game) -> dict[object, object]:
    """All that a game's projection says."""
    projection = game.projection
    found: dict[object, object] = {oid: described(projection.of(game, oid)) for oid in game.objects}
    for key in KEYS:
        found[key] = [(oid, ability) for oid, ability in projection.listeners(game, key)]
        found[key, "replaced"] = [(name, effect) for name, _, effect, _ in projection.replacements(game, (key,))]
    for question in QUESTIONS:
        found[question] = [
            (ctx.source, ctx.controller, continuous, modifier)
            for ctx, continuous, modifier in projection.modifiers(game, question)
        ]
    return found


def from_nothing(game: Game, *, layer_by_layer: bool) -> dict[object, object]:
    """All that a new projection of the same game says."""
    other = game.clone()
    other.projection = BoardProjection.of_game(other, always_layer_by_layer=layer_by_layer)
    return everything(other)


def assert_all_ways_agree(game: Game) -> None:
    """The projection as it was kept up to date says the same as new ones, whichever way they go."""
    kept = everything(game)
    for layer_by_layer in (False, True):
        new = from_nothing(game, layer_by_layer=layer_by_layer)
        wrong = {key: (kept[key], new[key]) for key in kept if kept[key] != new[key]}
        assert not wrong, f"{'layer by layer' if layer_by_layer else 'object by object'}: {wrong}"


def assert_kept(game: Game) -> None:
    """The projection as it was kept up to date says the same as a new one."""
    kept, new = everything(game), from_nothing(game, layer_by_layer=False)
    wrong = {key: (kept[key], new[key]) for key in kept if kept[key] != new[key]}
    assert not wrong, f"not kept up to date: {wrong}"


def in_doubt(game: Game) -> bool:
    """Whether the board has to be worked out layer by layer."""
    for oid in game.zone(BATTLEFIELD):
        game.chars(oid)
    projection = game.projection
    assert isinstance(projection, BoardProjection)
    return projection.layer_by_layer

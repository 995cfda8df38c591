"""Damage assignment order (CR 509.2, 509.3, 510.1c, 510.1d): announced in the editions that have it.

The 2026 edition has none: a player divides the damage freely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.editions import orders_combat_damage
from engine.core.identity import ObjectId, Seat
from engine.core.keys import Purpose
from engine.core.record import replace
from engine.game.decisions.choices import ChooseNumber
from engine.game.decisions.orders import OrderObjects
from engine.game.events.turn_structure import SetCombat
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.game.state.game import Game

IN_WHICH_ORDER_TO_DAMAGE = Purpose("damage order", "509.2")


def is_used(game: Game) -> bool:
    """Whether a creature assigns lethal damage to the first in an order before the next gets any."""
    return orders_combat_damage(game.edition)


def announce(game: Game) -> None:
    """Orders are announced, the active player's first (CR 509.2, 509.3, 802.5). Defending players follow."""
    if not is_used(game) or game.combat is None:
        return
    for attacker, blockers in tuple(game.combat.blocker_order.items()):
        if len(blockers) > 1 and attacker in game.objects:
            order = ask_order(game, game.controller(attacker), attacker, blockers, "509.2")
            set_blocker_order(game, attacker, order)
    for seat in game.apnap():
        for blocker, attackers in tuple(game.combat.attacker_order.items()):
            if len(attackers) > 1 and blocker in game.objects and game.controller(blocker) == seat:
                order = ask_order(game, seat, blocker, attackers, "509.3")
                set_attacker_order(game, blocker, order)


def ask_order(
    game: Game, seat: Seat, creature: ObjectId, others: tuple[ObjectId, ...], rule: str
) -> tuple[ObjectId, ...]:
    """The order in which a creature will assign its combat damage."""
    decision = OrderObjects(
        seat=seat, objects=others, purpose=IN_WHICH_ORDER_TO_DAMAGE, rule=rule, source=creature,
        prompt=say("order_the_creatures", creature=NameOf(creature)),
    )  # fmt: skip
    return tuple(others[number] for number in ask(game, decision))


def set_blocker_order(game: Game, attacker: ObjectId, order: tuple[ObjectId, ...]) -> None:
    """Note the order of an attacking creature's blockers."""
    if game.combat is not None:
        changed = {**game.combat.blocker_order, attacker: order}
        happen(game, SetCombat(replace(game.combat, blocker_order=changed)))


def set_attacker_order(game: Game, blocker: ObjectId, order: tuple[ObjectId, ...]) -> None:
    """Note the order of the creatures that a creature blocks."""
    if game.combat is not None:
        changed = {**game.combat.attacker_order, blocker: order}
        happen(game, SetCombat(replace(game.combat, attacker_order=changed)))


def placed(
    game: Game, creature: ObjectId, order: tuple[ObjectId, ...], newcomer: ObjectId, rule: str
) -> tuple[ObjectId, ...]:
    """An order with a newcomer where its controller places it (CR 509.6, 509.7). The others are unchanged."""
    place = len(order)
    if is_used(game) and order:
        decision = ChooseNumber(
            seat=game.controller(creature), low=1, high=len(order) + 1, purpose=IN_WHICH_ORDER_TO_DAMAGE, rule=rule,
            source=creature, prompt=say("place_among_those", newcomer=NameOf(newcomer), creature=NameOf(creature)),
        )  # fmt: skip
        place = ask(game, decision) - 1
    return (*order[:place], newcomer, *order[place:])

"""Combat as it stands (CR 506 to 511)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.core.identity import ObjectId, Ref
from engine.core.record import record, replace


@record
class Combat:
    """Who attacks what, and who blocks whom.

    It is replaced, never changed, and None outside the combat phase.
    """

    attacking: dict[ObjectId, Ref] = field(default_factory=dict)  # attacker -> player, planeswalker or battle attacked
    blocked: tuple[ObjectId, ...] = ()  # attackers that became blocked (CR 509.1h)
    unblocked: tuple[ObjectId, ...] = ()  # attackers that became unblocked
    blocking: dict[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)  # blocker -> attackers it blocks
    attacker_order: dict[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)  # blocker -> order (CR 509.3)
    blocker_order: dict[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)  # attacker -> order (CR 509.2)
    struck_first: tuple[ObjectId, ...] = ()  # dealt damage in the first combat damage step (CR 510.4)
    first_step_done: bool = False
    declared_attackers: tuple[ObjectId, ...] = ()
    declared_blockers: tuple[ObjectId, ...] = ()

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """The creatures that block an attacker, in damage order if there is one."""
        return self.blocker_order.get(attacker, ())

    def without(self, oid: ObjectId) -> Combat:
        """Combat after a creature has left it (CR 506.4): what it blocked stays blocked."""
        return replace(
            self,
            attacking={attacker: attacked for attacker, attacked in self.attacking.items() if attacker != oid},
            blocking=_without(oid, self.blocking),
            attacker_order=_without(oid, self.attacker_order),
            blocker_order=_without(oid, self.blocker_order),
        )


def _without(oid: ObjectId, pairs: Mapping[ObjectId, tuple[ObjectId, ...]]) -> dict[ObjectId, tuple[ObjectId, ...]]:
    return {one: tuple(other for other in others if other != oid) for one, others in pairs.items() if one != oid}

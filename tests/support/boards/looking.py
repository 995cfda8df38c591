"""Looking at a test's game: what lies where, and what it is like."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD
from tests.support.boards.position import SEATS, Position


class Looking(Position):
    """What a test asserts about objects and zones."""

    def find(self, name: str, zone: str = BATTLEFIELD, who: str | None = None) -> int:
        """The oldest object of a name in a zone."""
        found = self.all(name, zone, who)
        assert found, f"there is no {name} in {zone}"
        return found[0]

    def all(self, name: str, zone: str = BATTLEFIELD, who: str | None = None) -> list[int]:
        """All objects of a name in a zone, in order."""
        seats = range(len(self.game.players)) if who is None else [self.seat(who)]
        keys = [(zone, seat) for seat in seats if (zone, seat) in self.game.zones] or [(zone, NOBODY)]
        oids = [oid for key in keys for oid in self.game.zones[key]]
        if who is not None and zone == BATTLEFIELD:
            oids = [oid for oid in oids if self.game.chars(oid).controller == self.seat(who)]
        return [oid for oid in oids if name in self.game.chars(oid).names]

    def zone(self, who: str, zone: str) -> list[str]:
        """The names of the cards in a player's zone."""
        return [self.game.chars(oid).name for oid in self.game.zone(zone, self.seat(who))]

    def stack(self) -> list[str]:
        """What is on the stack, the bottom first: "Name" for a spell, "Name trigger (A)" for an ability."""
        result = []
        for oid in self.game.stack:
            found = self.game.objects[oid]
            item = found.stack
            seat = SEATS[self.game.chars(oid).controller]
            if item is not None and item.ability is not None:
                kind = "trigger" if type(item.ability).__name__ == "TriggeredAbility" else "ability"
                result.append(f"{self.game.chars(item.source).name} {kind} ({seat})")
            else:
                result.append(f"{self.game.chars(oid).name}")
        return result

    def pt(self, oid: int) -> tuple[int | None, int | None]:
        """Power and toughness."""
        chars = self.game.chars(oid)
        return chars.power, chars.toughness

    def counters(self, oid: int) -> dict[str, int]:
        """The counters on an object."""
        return dict(self.game.objects[oid].counters)

    def has(self, oid: int, keyword: str) -> bool:
        """Whether an object has a keyword ability."""
        return self.game.chars(oid).keyword(keyword) is not None

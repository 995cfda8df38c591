"""Players with designations, such as the monarch, and the attacks by which these pass on, for tests."""

from __future__ import annotations

from engine.game.rules.special_cards.designated import holder
from tests.support.boards.table import SEATS, Table, card


def has(table: Table, mark: str = "initiative") -> str:
    """Who has a designation, by their letters."""
    found = "".join(SEATS[seat] for seat in table.game.seats() if table.game.players[seat].marks.get(mark))
    assert found[:1] == (SEATS[seat] if (seat := holder(table.game, mark)) >= 0 else "")
    return found


def attack(table: Table, who: str, *attackers: int) -> Table:
    """Let a player attack the next one with creatures.

    Combat damage is dealt, and what triggers is on the stack.
    """
    defender = (table.seat(who) + 1) % len(table.game.players)
    pairs = [[oid, defender] for oid in attackers]
    table.policy = lambda decision: pairs if decision.kind == "attackers" else None
    return table.to_step("combat_damage", who)


def cubs(table: Table, who: str, number: int = 1) -> tuple[int, ...]:
    """Creatures of a player."""
    return table.battlefield(who, *[card("Cub", "{G}", "Creature — Bear", "", "2/2")] * number)

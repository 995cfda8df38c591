"""Turns and phases that are ended, for tests of CR 721."""

from __future__ import annotations

from engine.core import steps as s
from engine.core.zones import EXILE
from engine.game.events.turn_structure import BeginStep
from engine.game.rules.turn import turn
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table

BOLT = ("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


def with_something_to_do(table: Table) -> Table:
    """Both players could do something whenever they have priority, so that they are asked."""
    for who in "AB":
        permanent(table, "{0}: You gain 1 life.", who)
    return table


def steps_begun(table: Table) -> list[str]:
    """The steps of the last turn that was played to its end."""
    return [event.step for event in table.game.history.last_turn if isinstance(event, BeginStep)]


def let_it_resolve(table: Table) -> None:
    """Everybody passes until the top of the stack has resolved, and not a piece of the game longer."""
    top, number = table.game.stack[-1], table.game.turn.number
    while top in table.game.stack:
        turn.advance(table.game)
        assert table.game.turn.number == number


def let_it_end(table: Table) -> None:
    """What ends the turn or the combat phase resolves. With all that is on the stack it is exiled (CR 721.1b,
    721.2b), everything is removed from combat, and the cleanup step or the next phase is what comes next (CR 721.1d,
    721.2d)."""
    game = table.game
    cards = {card for oid in game.stack for _, _, card in game.obj(oid).cards()}
    name, step, rest = game.chars(game.stack[-1]).name, game.turn.step, game.turn.rest
    let_it_resolve(table)
    if game.over:
        return
    assert game.stack == () and game.turn.step == step and game.combat is None
    assert cards <= {card for oid in game.zone(EXILE) for _, _, card in game.obj(oid).cards()}, "the resolving one too"
    following = next((n for n, one in enumerate(rest) if one in (s.MAIN_2, s.BEGIN_COMBAT)), 0)
    assert game.turn.rest == (rest[following:] if name == "Called Truce" else (s.CLEANUP,))


def to_next_turn(table: Table) -> None:
    number = table.game.turn.number
    while table.game.turn.number == number:
        turn.advance(table.game)


def fight_on(table: Table) -> tuple[int, int]:
    """A's ogre attacks, B's bear blocks; priority in the declare blockers step."""
    (attacker,), (blocker,) = table.battlefield("A", ogre()), table.battlefield("B", bear())
    table.answer("A", [[attacker, 1]]).answer("B", [[blocker, attacker]])
    table.to_step(s.DECLARE_BLOCKERS)
    assert table.game.combat is not None and table.game.combat.blocking
    return attacker, blocker

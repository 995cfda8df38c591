"""Infinite loops as the edition of 2006 has them (CR 421 of that text)."""

from __future__ import annotations

from engine.game.rules.turn import turn
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

OLD = "2006-10-01"


def looping(optional: bool) -> Table:
    """A table at which each of two enchantments answers the other for ever, if nobody stops it."""
    table = Table(edition="2006")
    words = "you may have each opponent gain 1 life" if optional else "each opponent gains 1 life"
    fall = card("Endless Fall", "{B}", "Enchantment", f"Whenever you gain life, {words}.")
    table.battlefield("A", fall)
    table.battlefield("B", fall)
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack")
    return table


@rule("421.4", edition=OLD)
def test_a_loop_of_only_mandatory_actions_ends_the_game_in_a_draw() -> None:
    table = looping(optional=False)
    for _ in range(20_000):
        if table.game.over:
            break
        turn.advance(table.game)
    assert "draw" in table.told(table.game.over) and not any(player.won for player in table.game.players)


@rule("421.4", "only mandatory actions: to repeat a process is none", edition=OLD)
def test_a_process_that_somebody_may_repeat_is_no_loop_and_whether_they_did_is_known() -> None:
    table = Table(edition="2006").answer("A", True, True, False)
    do(table, "You gain 1 life. You may repeat this process. If you don't, draw a card.")
    assert not table.game.over and table.life("A") == 23 and table.zone("A", "hand") == ["Forest"]


@rule("421.4", "only mandatory actions", edition=OLD)
def test_a_loop_that_somebody_may_end_is_no_draw() -> None:
    table = looping(optional=True)
    asked = [0]

    def policy(decision: object) -> bool | None:
        if getattr(decision, "kind", "") != "yes_no":
            return None
        asked[0] += 1
        return asked[0] < 60

    table.policy = policy
    table.resolve(200)
    assert not table.game.over and table.stack() == [] and asked[0] == 60

"""Watched play: words that look back at nothing are a defect there.

But what they speak of may not have been carried out.
"""

from __future__ import annotations

import pytest

from engine.core.errors import RulesDefect
from engine.game.rules.context import Context
from engine.game.rules.strict_mode import carried_out, strictly
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card

LOOK = "You may sacrifice a creature. You gain life equal to the sacrificed creature's power."


def test_a_word_that_nothing_could_have_named_is_a_defect() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    ctx = Context(table.game, cub, 0)
    assert ctx.bound("nothing 9") == ()
    with strictly():
        for read in (ctx.named, ctx.number_named):
            with pytest.raises(RulesDefect, match="nothing 9"):
                read("nothing 9")


@pytest.mark.parametrize("willing", [True, False])
def test_what_was_declined_is_rightly_nothing(willing: bool) -> None:
    table = Table()
    table.battlefield("A", bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", LOOK))
    table.answer("A", willing)
    with strictly():
        table.cast("A", "Test Rite").resolve()
    assert table.life("A") == (22 if willing else 20)


def test_a_verb_that_does_something_and_does_not_say_with_what_is_a_defect() -> None:
    (ability,) = card("Test Rite", "{0}", "Sorcery", "Sacrifice a creature. You gain life equal to its power.") \
        .front.printed.abilities  # fmt: skip
    sacrifice, gain = ability.effect.steps  # type: ignore[attr-defined]
    ctx = Context(Table().game, 0, 0)
    with strictly():
        carried_out(ctx, sacrifice, (gain,), done=False)
        carried_out(ctx, sacrifice, (), done=True)
        with pytest.raises(RulesDefect, match="Sacrifice"):
            carried_out(ctx, sacrifice, (gain,), done=True)

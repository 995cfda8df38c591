"""Abilities that wait for excess damage (CR 120.4a, 120.10, 603.2c)."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

OX = ("Plain Ox", "{2}{W}", "Creature — Ox", "", "2/4")
SAGE = ("Grove Sage", "{G}", "Planeswalker — Ysa", "+1: You gain 1 life.")
SNAKE = ("Sly Snake", "{G}", "Creature — Snake", "Deathtouch", "1/1")
BLIGHT = ("Slow Blight", "{B}", "Creature — Elemental", "Wither", "5/5")


def _dealt(table: Table, *damage: tuple[int, int, int], combat: bool = False) -> None:
    happen(table.game, *(Damage(source, whom, amount, combat) for source, whom, amount in damage))
    table.resolve()


@rule("120.10", "120.4a")
@pytest.mark.parametrize(("amounts", "gained"), [((4,), 0), ((5,), 1), ((3, 3), 2), ((2, 2), 0), ((9,), 5)])
def test_damage_beyond_what_is_lethal_is_excess_all_sources_together(amounts: tuple[int, ...], gained: int) -> None:
    table = Table()
    permanent(table, "Whenever a creature an opponent controls is dealt excess damage, you gain X life, where X is that excess damage.",
              types="Enchantment")  # fmt: skip
    sources = table.battlefield("A", *(card(*OX) for _ in amounts))
    (ox,) = table.battlefield("B", card(*OX))
    _dealt(table, *((source, ox, amount) for source, amount in zip(sources, amounts, strict=True)))
    assert table.life("A") == 20 + gained


@rule("120.10")
def test_what_was_marked_before_makes_more_of_it_excess_and_one_is_lethal_from_deathtouch() -> None:
    table = Table()
    permanent(table, "Whenever a creature an opponent controls is dealt excess damage, you gain X life, where X is that excess damage.",
              types="Enchantment")  # fmt: skip
    one, two, mine = *table.battlefield("B", card(*OX), card(*OX)), *table.battlefield("A", card(*OX))
    snake, blight = table.battlefield("A", card(*SNAKE), card(*BLIGHT))
    _dealt(table, (mine, one, 3))
    assert table.life("A") == 20
    _dealt(table, (mine, one, 3))
    assert table.life("A") == 22
    _dealt(table, (snake, two, 3))
    assert table.life("A") == 24
    (three,) = table.battlefield("B", card(*OX))
    _dealt(table, (blight, three, 5))  # as counters
    assert table.life("A") == 25
    _dealt(table, (mine, mine, 9))  # not an opponent's
    assert table.life("A") == 25


@rule("120.10", "603.2c")
@pytest.mark.parametrize(("kind", "combat", "triggers"), [("excess damage", True, True), ("excess noncombat damage", True, False),
                                                          ("excess combat damage", False, False), ("excess noncombat damage", False, True)])
def test_once_for_all_that_are_dealt_some_at_once(kind: str, combat: bool, triggers: bool) -> None:
    table = Table()
    permanent(table, f"Whenever one or more creatures your opponents control are dealt {kind}, draw a card.", types="Enchantment")
    one, two, mine = *table.battlefield("B", card(*OX), card(*OX)), *table.battlefield("A", card(*OX))
    _dealt(table, (mine, one, 5), (mine, two, 6), combat=combat)
    assert len(table.zone("A", "hand")) == int(triggers)


@rule("120.10", "120.3c")
def test_a_planeswalker_is_dealt_excess_damage_beyond_its_loyalty() -> None:
    table = Table()
    permanent(table, "Whenever a creature or planeswalker an opponent controls is dealt excess damage, if a Bear, Snake, or spell you controlled dealt "
              "damage to it this turn, draw a card.", types="Enchantment")  # fmt: skip
    (sage,) = table.battlefield("B", card(*SAGE, loyalty="3"))
    snake, ox = table.battlefield("A", card(*SNAKE), card(*OX))
    (theirs,) = table.battlefield("B", card(*SNAKE))
    _dealt(table, (theirs, sage, 1))
    assert not table.zone("A", "hand")  # no excess
    _dealt(table, (ox, sage, 3))
    assert not table.zone("A", "hand")  # excess, but neither an Ox nor another's Snake counts
    (again,) = table.battlefield("B", card(*SAGE, loyalty="3"))
    _dealt(table, (snake, again, 1))
    _dealt(table, (ox, again, 3))
    assert len(table.zone("A", "hand")) == 1


@rule("608.2i", "120.10")
@pytest.mark.parametrize(("amount", "gained"), [(4, 0), (5, 1)])
def test_excess_damage_this_turn(amount: int, gained: int) -> None:
    table = Table()
    permanent(table, "At the beginning of your end step, if a creature or planeswalker was dealt excess damage this turn, "
              "you gain 1 life.", types="Enchantment")  # fmt: skip
    (source,) = table.battlefield("A", card(*OX))
    (victim,) = table.battlefield("B", card(*OX))
    _dealt(table, (source, victim, amount))
    table.to_step("end", "A").resolve()
    assert table.life("A") == 20 + gained

"""Triggers whose order nobody is asked for, compared with every possible order (CR 603.3b)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.decisions.decision import Decision
from engine.game.decisions.orders import OrderTriggers
from engine.game.rules.events import triggers
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SAME = (
    "you gain 1 life.",
    "you gain 1 life for each creature you control.",
    "each opponent loses 1 life and you gain 1 life.",
    "each player draws a card.",
    "you may draw a card. If you do, discard a card.",
    "draw a card, then discard a card.",
    "if you control no tokens, create a 1/1 white Bird creature token with flying.",
    "create two 2/2 green Bear creature tokens.",
    "create a Treasure token.",
    "scry 1.",
    "surveil 1.",
    "each opponent mills two cards.",
    "put a +1/+1 counter on each creature you control.",
    "put a +1/+1 counter on a creature you control.",
    "creatures you control get +1/+1 until end of turn.",
    "you lose half your life, rounded up.",
    "proliferate.",
    "investigate.",
)
OWN = (
    "put a +1/+1 counter on this permanent.",
    "this permanent deals 1 damage to each opponent.",
    "each other creature you control gets +1/+1 until end of turn.",
    "exile this permanent.",
    "target creature gets +1/+1 until end of turn.",
    "you gain life equal to this permanent's mana value.",
)
SOURCES = (
    ("Red Bell", "{R}", "Creature — Bell", "Lifelink", "1/3"), ("Tin Bell", "{3}", "Artifact", "", ""),
    ("Old Bell", "{W}{W}", "Legendary Enchantment", "", ""), ("Sly Bell", "{1}{U}", "Creature — Rogue", "Deathtouch", "2/1"),
    ("Wee Bell", "{G}", "Artifact Creature — Golem", "Protection from white", "0/4"),
)  # fmt: skip
AROUND = (
    "If you would gain life, you gain twice that much life instead.",
    "Whenever you gain life, put a +1/+1 counter on this creature.",
    "Whenever you draw a card, you lose 1 life.",
    "Whenever a creature enters under your control, you gain 1 life.",
    "Whenever you lose life, create a 1/1 black Rat creature token.",
    "Whenever you discard a card, scry 1.",
    "Creatures you control get +1/+0.",
    "Lifelink",
)


def sitting(words: str, chance: Random, other: str = "") -> Table:
    """Two or three different permanents that say the same at the beginning of combat, among some others.

    With `other` the last of them says that.
    """
    table = Table(library=12)
    sources = chance.sample(SOURCES, chance.choice((2, 3)))
    for name, cost, types, text, size in sources:
        what = other if other and name == sources[-1][0] else words
        said = f"{text}\nAt the beginning of combat on your turn, {what}".strip()
        table.battlefield("A", card(name, cost, types, said, size))
    for number, text in enumerate(chance.sample(AROUND, 3)):
        (oid,) = table.battlefield(chance.choice("AAB"), card(f"Guest {number}", "{2}", "Creature — Guest", text, "2/2"))
        table.game.write(oid).counters = {"+1/+1": chance.randrange(2)}
    table.life("A", chance.randrange(3, 20))
    return table


def as_it_is(table: Table) -> tuple[object, ...]:
    """Everything that can be seen, but for the numbers of tokens."""
    game = table.game

    def seen(oid: int) -> tuple[object, ...]:
        found, chars = game.obj(oid), game.chars(oid)
        counters = tuple(sorted((kind, number) for kind, number in found.counters.items() if number))
        return found.id if not found.token else -1, chars.name, chars.power, chars.toughness, counters, found.tapped

    return (
        game.turn.step, [table.life(who) for who in "AB"], Counter(map(seen, game.battlefield)),
        [sorted(game.zone("hand", seat)) for seat in (0, 1)],
        [[game.chars(oid).name for oid in game.zone(zone, seat)] for zone in (GRAVEYARD, LIBRARY) for seat in (0, 1)],
    )  # fmt: skip


def asked_for_order(table: Table) -> bool:
    table.to_step("begin_combat")
    return any(isinstance(decision, OrderTriggers) for decision in table.asked)


def in_order(
    words: str, seed: str, order: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, other: str = ""
) -> tuple[object, ...]:  # fmt: skip
    """How it comes out with the abilities in a certain order."""
    table = sitting(words, Random(seed), other)

    def ordered(decision: Decision) -> Any:
        return list(order) if isinstance(decision, OrderTriggers) and len(decision.triggers) == len(order) else None

    table.policy = ordered
    with monkeypatch.context() as every:
        every.setattr(triggers, "_interchangeable", lambda game, found: False)
        table.to_step("begin_combat")
        assert any(isinstance(decision, OrderTriggers) for decision in table.asked)
    table.resolve()
    return as_it_is(table)


@rule("603.3b")
@pytest.mark.parametrize("words", SAME)
def test_what_says_the_same_and_asks_for_no_source_is_not_ordered_and_comes_out_alike(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Word for word the same, of sources that differ in all else, on boards of all kinds."""
    for number in range(4):
        seed = f"{words} {number}"
        table = sitting(words, Random(seed))
        assert not asked_for_order(table)
        count = len(table.stack())
        assert count in (2, 3)
        ends = [in_order(words, seed, order, monkeypatch) for order in permutations(range(count))]
        assert all(end == ends[0] for end in ends)
        table.resolve()
        assert as_it_is(table) == ends[0], "what is done unasked is one of the orders"


@rule("603.3b")
def test_what_says_different_things_is_ordered_and_comes_out_differently(monkeypatch: pytest.MonkeyPatch) -> None:
    gain, halve = "you gain 1 life for each creature you control.", "you lose half your life, rounded up."
    for seed in ("one", "two", "three"):
        table = sitting(gain, Random(seed), halve)
        assert asked_for_order(table)
        count = len(table.stack())
        ends = [in_order(gain, seed, order, monkeypatch, halve) for order in permutations(range(count))]
        assert any(end != ends[0] for end in ends)


@rule("603.3b")
@pytest.mark.parametrize("words", OWN)
def test_what_speaks_of_its_source_or_has_targets_is_ordered_by_its_player(words: str) -> None:
    assert asked_for_order(sitting(words, Random(words)))


@rule("603.3b", "603.2c")
def test_one_ability_that_triggers_for_several_things_is_not_ordered_unless_it_speaks_of_them() -> None:
    """Two tokens enter at once."""
    making = card("Twin Nest", "{1}", "Sorcery", "Create two 1/1 white Bird creature tokens.")
    warden = card("Grove Warden", "{W}", "Creature — Elf", "Whenever another creature enters, you gain 1 life.", "1/1")
    mentor = card("Grove Mentor", "{W}", "Creature — Elf", "Whenever another creature enters, put a +1/+1 counter on it.", "1/1")
    for watcher, ordered in ((warden, False), (mentor, True)):
        table = Table()
        table.battlefield("A", watcher)
        table.hand("A", making)
        table.mana("A", "{1}").cast("A", "Twin Nest").resolve()
        assert any(isinstance(decision, OrderTriggers) for decision in table.asked) is ordered
        assert table.life("A") == (20 if ordered else 22)

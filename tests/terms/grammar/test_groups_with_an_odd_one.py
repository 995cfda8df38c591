"""Boards on which one object is odd. What is done to a group is done to each that it can be done to, once, and what
is counted “this way” is that (CR 608.2c, 608.2h, 609.3). Three players; an object that has no part in it changes
nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import Table, card

OX = card("Grey Ox", "{1}{G}", "Creature — Ox", size="2/3")
STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")
WARDED = card("Warded Ox", "{1}{G}", "Creature — Ox", "Shroud\nProtection from everything", size="2/3")
SHELL = card("Shell Ox", "{1}{G}", "Creature — Ox", "{0}: Regenerate this creature.", size="2/3")
ANTHEM = card("Ox Banner", "{1}{W}", "Enchantment", "Oxen you control get +0/+1.")
CHAIN = card("Long Chain", "{1}{U}", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature.")
BOND = card("Kept Ox", "{1}{G}", "Creature — Ox", "This creature can't be sacrificed.", size="2/3")


def plain(table: Table) -> int:
    (oid,) = table.battlefield("B", OX)
    return oid


def indestructible(table: Table) -> int:
    (oid,) = table.battlefield("B", STONE)
    return oid


def warded(table: Table) -> int:
    (oid,) = table.battlefield("B", WARDED)
    return oid


def shielded(table: Table) -> int:
    (oid,) = table.battlefield("B", SHELL)
    table.activate("B", oid).resolve()
    return oid


def tapped(table: Table) -> int:
    (oid,) = table.battlefield("B", OX, tapped=True)
    return oid


def token(table: Table) -> int:
    do(table, "Target opponent creates a 2/3 green Ox creature token.", [1])
    (oid,) = table.all("Ox Token")
    return int(oid)


def copy(table: Table) -> int:
    (of,) = table.battlefield("C", OX)
    do(table, "Create a token that's a copy of target creature.", [of])
    happen(table.game, ZoneChange(of, "hand", cause="setup"))
    return int(table.all("Grey Ox")[0])


def face_down(table: Table) -> int:
    do(table, "Manifest the top card of your library.")
    (oid,) = (oid for oid in table.game.battlefield if table.game.obj(oid).face_down)
    return int(oid)


def stolen(table: Table) -> int:
    (oid,) = table.battlefield("B", OX)
    (chain,) = table.battlefield("C", CHAIN, attach_to=oid)
    assert chain in table.game.battlefield and table.game.controller(oid) == 2
    return oid


def phased_out(table: Table) -> int:
    (oid,) = table.battlefield("B", OX)
    do(table, "Target creature phases out.", [oid])
    return oid


def counted(table: Table) -> int:
    (oid,) = table.battlefield("B", OX)
    happen(table.game, PutCounters(oid, "+1/+1", 2), PutCounters(oid, "stun", 1))
    return oid


def enlarged(table: Table) -> int:
    (oid,) = table.battlefield("B", OX)
    table.battlefield("B", ANTHEM)
    return oid


def kept(table: Table) -> int:
    (oid,) = table.battlefield("B", BOND)
    return oid


ODD: tuple[Callable[[Table], int], ...] = (
    plain, indestructible, warded, shielded, tapped, token, copy, face_down, stolen, phased_out, counted, enlarged, kept,
)  # fmt: skip


def here(table: Table) -> dict[int, tuple[Any, ...]]:
    """All creatures on the battlefield that are phased in, and what verbs change of them."""
    found = {}
    for oid in table.game.permanents():
        values, known = table.game.chars(oid), table.game.obj(oid)
        if "creature" in values.types:
            found[oid] = (known.tapped, known.damage, known.counters.get("+1/+1", 0), values.controller)
    return found


def gone(before: Any, after: Any) -> int:
    return len(before.keys() - after.keys())


def changed(number: int) -> Callable[[Any, Any], int]:
    return lambda before, after: sum(before[oid][number] != after[oid][number] for oid in before if oid in after)


GROUPS: tuple[tuple[str, Callable[[Any, Any], int]], ...] = (
    ("Destroy all creatures. You gain 1 life for each creature destroyed this way.", gone),
    ("Exile all creatures. You gain 1 life for each creature exiled this way.", gone),
    ("Tap all creatures. You gain 1 life for each creature tapped this way.", changed(0)),
    ("Untap all creatures. You gain 1 life for each creature untapped this way.", changed(0)),
    ("Return all creatures to their owners' hands. You gain 1 life for each creature returned this way.", gone),
    ("Each player sacrifices all creatures they control. You gain 1 life for each creature sacrificed this way.", gone),
    ("This spell deals 1 damage to each creature. You gain 1 life for each creature dealt damage this way.", changed(1)),
)  # fmt: skip


def all_it_can(decision: Any) -> Any:
    return list(decision.candidates[: decision.most]) if isinstance(decision, ChooseObjects) else None


def board(odd: Callable[[Table], int], extra: bool) -> Table:
    table = Table(3, library=6)
    table.library("A", OX)
    table.policy = all_it_can
    odd(table)
    table.battlefield("A", OX)
    table.battlefield("C", bear())
    if extra:
        table.battlefield("C", lamp())
        table.graveyard("B", OX)
        make_card(table.game, OX, 1, "exile")
    return table


@rule("608.2c", "609.3")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize(("words", "happened"), GROUPS, ids=lambda value: str(value)[:12])
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: odd.__name__)
def test_what_is_counted_is_what_happened(
    odd: Callable[[Table], int], words: str, happened: Callable[[Any, Any], int], extra: bool
) -> None:
    table = board(odd, extra)
    before, life = here(table), table.life("A")
    do(table, words)
    assert table.life("A") - life == happened(before, here(table))


@rule("608.2c")
@pytest.mark.parametrize(("words", "happened"), GROUPS, ids=lambda value: str(value)[:12])
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: odd.__name__)
def test_a_group_is_done_with_as_its_members_are_one_by_one(
    odd: Callable[[Table], int], words: str, happened: Callable[[Any, Any], int]
) -> None:
    del happened
    verb = words.split(".")[0]
    together, apart = board(odd, False), board(odd, False)
    do(together, f"{verb}.")
    if "sacrifices" in verb:
        for _ in range(3):
            do(apart, "Each player sacrifices a creature of their choice.")
    else:
        singles = tuple(here(apart))
        for oid in singles:
            each = verb.replace("all creatures", "that creature").replace("each creature", "that creature")
            each = each.replace("their owners' hands", "its owner's hand")
            apart.policy = lambda decision, oid=oid: [oid] if isinstance(decision, ChooseObjects) else None
            do(apart, f"Choose a creature. {each}.")
    assert here(together) == here(apart)

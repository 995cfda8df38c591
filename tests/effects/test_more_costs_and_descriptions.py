"""Counters of chosen permanents as costs, one description or another, named tokens, where spells are cast from."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("205.3j")
def test_planeswalker_types_are_descriptions() -> None:
    table = Table()
    (fan,) = table.battlefield("A", card("Loud Fan", "{1}", "Creature — Human", "This creature gets +2/+0 as long as you "
                                         "control a Karn planeswalker.", "1/1"))  # fmt: skip
    assert table.pt(fan) == (1, 1)
    table.battlefield("A", card("Iron Sage", "{4}", "Legendary Planeswalker — Karn", "+1: You gain 1 life.", loyalty="4"))
    assert table.pt(fan) == (3, 1)


@rule("509.1h")
def test_as_long_as_creatures_are_blocking_it() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Shy Boar", "{3}", "Creature — Boar", "This creature gets -2/-0 as long as two or "
                                          "more creatures are blocking it.", "5/5"))  # fmt: skip
    first, second = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.answer("A", [[boar, 1]]).answer("B", [[first, boar], [second, boar]])
    table.to_step("declare_blockers", "A")
    assert table.pt(boar) == (3, 5)


@rule("509.1g")
def test_in_combat_with_any_of_a_description() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Sly Boar", "{3}", "Creature — Boar", "This creature has first strike as long as "
                                          "it's blocking or blocked by a Bear.", "5/5"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    assert not table.has(boar, "first strike")
    table.answer("A", [[boar, 1]]).answer("B", [[bear, boar]])
    table.to_step("declare_blockers", "A")
    assert table.has(boar, "first strike")


@rule("604.1")
def test_during_your_turn_may_stand_behind() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Day Imp", "{1}", "Creature — Imp", "This creature gets +2/+0 during your turn.",
                                         "1/1"))  # fmt: skip
    assert table.pt(imp) == (3, 1)
    table.next_turn("B")
    assert table.pt(imp) == (1, 1)


@rule("614.15")
def test_instead_if_may_stand_behind() -> None:
    text = ("Target creature gets -1/-1 until end of turn. That creature gets -2/-2 until end of turn instead if you "
            "control an artifact.")  # fmt: skip
    for lamps, left in (((), (1, 1)), ((card("Plain Lamp", "{1}", "Artifact"),), (0, 0))):
        table = Table()
        (bear,) = table.battlefield("B", card("Large Bear", "{3}", "Creature — Bear", "", "2/2"))
        table.battlefield("A", *lamps)
        do(table, text, targets=[bear])
        assert (table.pt(bear) == left) if left[0] else table.zone("B", "graveyard") == ["Large Bear"]


@rule("611.2")
def test_it_also_gains_something() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    do(table, "Target creature gets +2/+2 until end of turn. If that creature is a Bear, it also gains flying until end of "
              "turn.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "flying")
    do(table, "Target creature gains trample until end of turn. It also gets +1/+0 until end of turn if you control a "
              "Mouse.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "trample")

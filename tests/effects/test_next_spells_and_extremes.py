"""What pays for a spell, what it costs by its targets; the greatest of what is described."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/4")
IDOL = ("Clay Idol", "{1}", "Artifact", "")
MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {C}.")


@rule("106.6", "601.2h")
def test_a_spell_that_takes_only_mana_of_certain_permanents() -> None:
    table = Table()
    table.hand("A", card("Picky Beast", "{2}", "Creature — Beast", "Spend only mana produced by creatures to cast this spell.",
                         "5/5"))  # fmt: skip
    table.battlefield("A", card(*MEADOW), card(*MEADOW))
    table.mana("A", "{2}")
    elf = ("Green Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1")
    table.battlefield("A", card(*elf))
    assert not [a for a in table.actions("A") if a.kind == "cast"]
    table.battlefield("A", card(*elf))
    table.cast("A", "Picky Beast").resolve()
    assert table.find("Picky Beast") and table.pool("A") == "CC"
    assert not any(table.game.obj(oid).tapped for oid in table.all("Wet Meadow"))


@rule("601.2f")
@pytest.mark.parametrize("number", [1, 2])
def test_a_spell_costs_less_for_each_creature_it_targets(number: int) -> None:
    table = Table()
    toads = [table.battlefield("A", card(*TOAD))[0] for _ in range(2)]
    table.battlefield("A", card("Old General", "{1}", "Artifact", "Each instant and sorcery spell you cast costs {1} less to cast "
                                "for each creature it targets."))  # fmt: skip
    table.hand("A", card("Broad Help", "{3}", "Sorcery", "Up to two target creatures each get +1/+1 until end of turn."),
               card("Idle Talk", "{1}", "Sorcery", "You gain 1 life."))  # fmt: skip
    table.mana("A", "{3}").answer("A", toads[:number])
    table.cast("A", "Broad Help").resolve()
    assert len(table.pool("A")) == number and table.pt(toads[0]) == (3, 3)
    table.mana("A", "{1}").cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == number  # it targets nothing


@rule("115.1", "608.2b")
def test_the_greatest_is_that_of_what_is_described() -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Brave One", "{0}", "Sorcery", "Put a +1/+1 counter on target creature you control with the greatest "
                         "power."), card("Low Blow", "{0}", "Sorcery", "Destroy target nonland permanent with the lowest mana "
                         "value."))  # fmt: skip
    table.battlefield("B", card(*MEADOW), card(*IDOL))
    table.cast("A", "Brave One", targets=[toad]).resolve()
    assert table.counters(toad) == {"+1/+1": 1}
    table.cast("A", "Low Blow")
    asked = next(one for one in reversed(table.asked) if hasattr(one, "candidates"))
    assert set(asked.candidates) == {toad, table.find("Clay Idol")} and ox not in asked.candidates


@rule("601.2c")
def test_three_targets_of_three_kinds() -> None:
    table = Table()
    toad, idol, meadow = table.battlefield("B", card(*TOAD), card(*IDOL), card(*MEADOW))
    table.hand("A", card("Loud Box", "{0}", "Sorcery", "Destroy up to one target artifact, up to one target creature, and up to "
                         "one target land."))  # fmt: skip
    table.answer("A", [idol], [], [meadow])
    table.cast("A", "Loud Box").resolve()
    assert table.zone("B", "graveyard") == ["Clay Idol", "Wet Meadow"] and toad in table.game.objects


@rule("122.1")
@pytest.mark.parametrize("number", [2, 3])
def test_those_counters_are_those_of_which_the_condition_speaks(number: int) -> None:
    table = Table()
    (drill,) = table.battlefield("A", card("Long Drill", "{1}", "Artifact", "{0}: Put a bore counter on Long Drill. Then if there "
                                           "are three or more bore counters on it, remove those counters and draw a card."))
    table.hand("A", card("Shine", "{0}", "Instant", "Put a charge counter on target artifact."))
    table.cast("A", "Shine", targets=[drill]).resolve()
    for _ in range(number):
        table.activate("A", drill).resolve()
    assert table.counters(drill) == ({"charge": 1} if number == 3 else {"charge": 1, "bore": 2})
    assert len(table.zone("A", "hand")) == (1 if number == 3 else 0)


@pytest.mark.parametrize("text", [
    "Draw a card. Remove those counters.",
    "Destroy target artifact, target creature, and a land.",
    "The next time you cast an instant or sorcery spell from your graveyard this turn, put that card into your hand instead "
    "of into your graveyard as it resolves.",
])  # fmt: skip
def test_what_is_not_said_so(text: str) -> None:
    assert not compile_card(plain_card(text, "Sorcery")).accepted

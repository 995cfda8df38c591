"""What mana {X} of a spell is paid with by its own words (CR 106.6, 107.3, 601.2h)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card

MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {C}.")

EMBER = ("Grim Ember", "{X}{2}{B}", "Sorcery",
         "Spend only black and/or red mana on X.\nGrim Ember deals X damage to target opponent. You gain life equal to the amount "
         "of black mana spent this way.")  # fmt: skip
DRAIN = ("Plain Drain", "{X}{1}{B}", "Sorcery", "Spend only black mana on X.\nTarget opponent loses X life.")
HELP = ("Kind Help", "{1}", "Artifact", "Sorcery spells you cast cost {2} less to cast.")
TWIN = ("Twin Word", "{0}", "Instant", "Copy target sorcery spell.")


def most_x(table: Table) -> int:
    asked = next(one for one in reversed(table.asked) if one.purpose == "X")
    return int(asked.high)


@rule("106.6", "601.2b")
def test_only_certain_mana_counts_for_the_greatest_x() -> None:
    table = Table()
    table.hand("A", card(*DRAIN))
    table.mana("A", "{B}{B}{B}{R}{G}{G}").answer("A", 2)
    table.cast("A", "Plain Drain").resolve()
    assert most_x(table) == 2  # a third black mana pays for {B}; red and green pay for {1} alone
    assert table.life("B") == 18 and len(table.pool("A")) == 2


@rule("601.2h")
@pytest.mark.parametrize(("mana", "x", "gained"), [
    ("{B}{B}{B}{B}{B}", 2, 2),  # {2} and {B} take three of five
    ("{B}{B}{R}{R}{R}{R}", 3, 1),  # the other black one has to pay for {B}
    ("{B}{R}{R}{R}{R}", 2, 0),
    ("{B}{B}{U}{W}{R}{R}", 3, 1),  # blue and white pay for {2}
    ("{B}{U}{W}", 0, 0),
])  # fmt: skip
def test_the_mana_spent_on_x_is_told_apart_from_the_rest(mana: str, x: int, gained: int) -> None:
    table = Table()
    table.hand("A", card(*EMBER))
    table.mana("A", mana).answer("A", x)
    table.cast("A", "Grim Ember").resolve()
    assert (table.life("A"), table.life("B"), table.pool("A")) == (20 + gained, 20 - x, "")


@rule("118.7", "601.2f")
def test_what_makes_it_cost_less_takes_the_other_generic_mana_first() -> None:
    table = Table()
    table.battlefield("A", card(*HELP))
    table.hand("A", card(*EMBER))
    table.mana("A", "{B}{B}{R}").answer("A", 2)
    table.cast("A", "Grim Ember").resolve()
    assert most_x(table) == 2 and (table.life("A"), table.life("B")) == (21, 18)


@rule("707.10")
def test_a_copy_has_had_no_mana_spent_on_it() -> None:
    table = Table()
    table.hand("A", card(*EMBER), card(*TWIN))
    table.mana("A", "{B}{B}{B}{B}{B}").answer("A", 2)
    table.cast("A", "Grim Ember").cast("A", "Twin Word").resolve()
    assert (table.life("A"), table.life("B")) == (22, 16)  # X is copied, what was spent is not: only one of them gains life


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


@pytest.mark.parametrize("text", [
    "Draw a card. Remove those counters.",
    "Destroy target artifact, target creature, and a land.",
    "The next time you cast an instant or sorcery spell from your graveyard this turn, put that card into your hand instead "
    "of into your graveyard as it resolves.",
])  # fmt: skip
def test_what_is_not_said_so(text: str) -> None:
    assert not compile_card(plain_card(text, "Sorcery")).accepted


def _castable(table: Table, who: str) -> set[str]:
    return {action.label for action in table.actions(who) if action.kind == "cast"}


@rule("601.2h")
def test_no_mana_is_spent_on_it() -> None:
    table = Table()
    table.hand("A", card("Grave Giant", "{G}{G}", "Creature — Giant", "You can't spend mana to cast this spell.\nConvoke", "8/8"))
    table.mana("A", "{G}{G}{G}")
    table.battlefield("A", bear())
    assert "Grave Giant" not in _castable(table, "A")
    table.battlefield("A", bear())
    table.cast("A", "Grave Giant").resolve()
    assert table.all("Grave Giant") and table.pool("A") == "GGG" and all(table.game.obj(oid).tapped for oid in table.all("Plain Bear"))

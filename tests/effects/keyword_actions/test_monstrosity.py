"""Monstrosity (CR 701.31)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseNumber
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("701.31a")
def test_monstrosity_only_once() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 3.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 3}
    assert table.game.obj(thing).marks["monstrous"]


@rule("701.31b")
def test_when_it_becomes_monstrous() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 4 life.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}
    assert table.life("A") == 24


@rule("701.31c", "the X of its monstrosity, also zero; only as long as it is that object")
@pytest.mark.parametrize("x", [0, 2])
def test_other_abilities_may_refer_to_the_x_of_monstrosity(x: int) -> None:
    table = Table()
    thing = permanent(table, "{X}: Monstrosity X.\nWhen this creature becomes monstrous, you gain X life.\nWhenever this creature attacks, draw X cards.")
    other = permanent(table, "{0}: Monstrosity 3.")
    permanent(table, "Whenever a creature you control becomes monstrous, you gain 5 life.", types="Enchantment")
    permanent(table, "Whenever a creature you control becomes monstrous, you gain 5 life.", who="B", types="Enchantment")
    table.mana("A", f"{{{x}}}") if x else None
    table.policy = lambda decision: x if isinstance(decision, ChooseNumber) else None
    table.activate("A", thing).resolve()
    assert table.life("A") == 25 + x and table.counters(thing) == ({"+1/+1": x} if x else {})
    table.policy = lambda decision: 4 if isinstance(decision, ChooseNumber) else None
    table.mana("A", "{4}").activate("A", thing).resolve()
    assert table.life("A") == 25 + x
    table.activate("A", other).resolve()
    assert (table.life("A"), table.life("B")) == (30 + x, 20) and table.counters(other) == {"+1/+1": 3}, "that is another one's monstrosity"
    table.answer("A", [[thing, 1]])
    table.to_step("declare_attackers").resolve()
    assert len(table.zone("A", "hand")) == x


@rule("701.31a", "701.31b", "only what isn't monstrous becomes monstrous", "701.31c")
def test_if_you_do_knows_whether_it_became_monstrous() -> None:
    table = Table()
    (hydra,) = table.battlefield("A", card("Young Hydra", "{1}", "Creature — Hydra", "{0}: Monstrosity 2. If you do, you gain 5 life.", "1/1"))
    table.activate("A", hydra).resolve()
    assert table.counters(hydra) == {"+1/+1": 2} and table.life("A") == 25
    table.activate("A", hydra).resolve()
    assert table.counters(hydra) == {"+1/+1": 2} and table.life("A") == 25


@rule("701.31a", "701.31b", "rules and effects can identify it")
def test_words_know_monstrous_creatures_from_others() -> None:
    table = Table()
    one, other = (permanent(table, "{0}: Monstrosity 1.") for _ in range(2))
    permanent(table, "Monstrous creatures you control have trample.", types="Enchantment")
    table.activate("A", one).resolve()
    do(table, "Suspect target creature.", [other])
    assert table.has(one, "trample") and not table.has(other, "trample")


@rule("701.31b", "another one's becoming monstrous, or other marks, are not its own; it has left")
def test_only_what_became_monstrous_has() -> None:
    table = Table()
    words = "{0}: Monstrosity 1.\nWhen this creature becomes monstrous, you gain 4 life."
    permanent(table, "Whenever a creature you control becomes monstrous, you gain 100 life.", who="B", types="Enchantment")
    one = permanent(table, words)
    other = permanent(table, words)
    do(table, "When target creature becomes monstrous this turn, you gain 1000 life.", [one])
    do(table, "Suspect target creature.", [one]).resolve()
    assert table.life("A") == 20
    table.activate("A", other).resolve()
    assert table.life("A") == 24 and table.counters(one) == {}
    table.activate("A", one)
    table.hand("A", card("Quick End", "{0}", "Instant", "Return target creature to its owner's hand."))
    table.cast("A", "Quick End", [one]).resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == ["Test Thing"]
    theirs = permanent(table, words, who="B")
    assert table.life("B") == 20
    table.activate("B", theirs).resolve()
    assert (table.life("A"), table.life("B")) == (24, 124)

"""Incubate (CR 701.51)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("701.51a", "111.10i")
def test_incubate() -> None:
    table = do(Table(), "Incubate 3.")
    token = table.find("Incubator Token")
    assert table.counters(token) == {"+1/+1": 3}
    do(table, "Transform target artifact.", targets=[token])
    assert table.pt(token) == (3, 3)


@rule("701.51b")
def test_an_incubator_is_a_transforming_token_with_a_phyrexian_on_its_back() -> None:
    table = do(Table(), "Incubate 1.")
    token = table.find("Incubator Token")
    front = table.game.chars(token)
    assert (front.types, front.subtypes, front.colors, front.power) == (("artifact",), ("Incubator",), (), None)
    assert table.game.obj(token).token
    table.mana("A", "{2}").activate("A", token).resolve()
    back = table.game.chars(token)
    assert (back.name, back.types, back.subtypes, back.colors) == ("Phyrexian Token", ("artifact", "creature"), ("Phyrexian",), ())
    assert table.pt(token) == (1, 1) and not table.actions("A")
    do(table, "Incubate X, where X is the number of lands you control.")
    bare = table.find("Incubator Token")
    assert table.counters(bare) == {}
    table.mana("A", "{2}").activate("A", bare).resolve()
    assert bare not in table.game.battlefield and token in table.game.battlefield  # 0/0


@rule("701.51a", "that token; no counters for zero", "701.51b", "it transforms into a Phyrexian Token")
def test_words_may_speak_of_the_token_of_an_incubation() -> None:
    table = Table()
    do(table, "Incubate 1.")
    first = table.find("Incubator Token")
    do(table, "Incubate 2, then transform that token.")
    (second,) = table.all("Phyrexian Token")
    assert second != first and table.counters(second) == {"+1/+1": 2} and table.game.obj(first).face == 0
    do(table, "Incubate X, where X is the number of lands you control.")
    assert table.counters(max(table.all("Incubator Token"))) == {}

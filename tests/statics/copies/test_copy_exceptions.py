"""Exceptions to copying (CR 707.9): in what a copy differs from the original."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("707.9", "205.4b")
def test_each_of_two_exceptions_is_one_of_the_copy() -> None:
    table = Table()
    (hero,) = table.battlefield("A", card("Odd Hero", "{2}", "Legendary Creature — Human", "", "1/1"))
    do(table, "Create a token that's a copy of target creature you control, except it's not legendary and it's a 4/4 Ooze in addition to its other types.",
       targets=[hero])  # fmt: skip
    (copy,) = [oid for oid in table.all("Odd Hero") if oid != hero]
    values = table.game.chars(copy)
    assert (table.pt(copy), values.supertypes, values.subtypes) == ((4, 4), (), ("Human", "Ooze")) and table.pt(hero) == (1, 1)
    do(table, "Create a token that's a copy of target creature you control.", targets=[copy])
    assert [table.pt(oid) for oid in table.all("Odd Hero")] == [(1, 1), (4, 4), (4, 4)], "exceptions are copied"


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("707.9f")
@pytest.mark.parametrize("types", ["Creature — Bear", "Legendary Creature — Bear"])
def test_a_condition_behind_an_exception_is_about_the_exception(types: str) -> None:
    table = Table()
    twice = card("Say It Twice", "{U}", "Instant", "Copy target creature spell you control, except it isn't legendary if the spell is legendary.")
    table.hand("A", twice, card("Elder Bear", "{1}", types, "", "2/2"))
    table.mana("A", "{U}{1}").cast("A", "Elder Bear")
    table.cast("A", "Say It Twice", targets=[table.game.stack[0]]).resolve()
    assert names(table) == ["Elder Bear"] * 2
    assert sorted("legendary" in table.game.chars(oid).supertypes for oid in table.game.permanents()) == [False, "Legendary" in types]


@rule("707.9b", "608.2c")
def test_what_a_copy_is_besides_is_an_exception() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Queen Ada", "{1}", "Legendary Creature — Human", "Flying", "1/1"))
    do(table, "Create a token that's a copy of target creature you control, except it isn't legendary and it's a 4/4 Bear in addition to its other "
              "types.", [one])  # fmt: skip
    (copied,) = [oid for oid in table.all("Queen Ada") if oid != one]
    assert table.pt(copied) == (4, 4) and {"Human", "Bear"} <= set(table.game.chars(copied).subtypes) and table.has(copied, "flying")
    assert table.pt(one) == (1, 1)
    do(table, "Create a token that's a copy of target creature you control.", [copied])
    assert [table.pt(oid) for oid in table.all("Queen Ada")] == [(1, 1), (4, 4), (4, 4)], "the copy's copiable values"


@rule("707.9b", "205.1a")
def test_a_token_that_is_a_copy_and_loses_all_other_card_types() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Steel Bear", "{3}", "Snow Artifact Creature — Bear", "Flying", "3/3"))
    table.hand("A", card("Bake", "{0}", "Sorcery", "Create a token that's a copy of target creature you control, except "
                         'it\'s a Food artifact with "{2}, {T}, Sacrifice this token: You gain 3 life," and it loses '
                         "all other card types."))
    table.cast("A", "Bake", targets=[bear]).resolve()
    (token,) = [oid for oid in table.all("Steel Bear") if table.game.obj(oid).token] or [None]
    assert token is not None
    values = table.game.chars(token)
    assert (values.types, values.subtypes, values.supertypes) == (("artifact",), ("Food",), ("snow",))
    assert len(values.abilities.activated) == 1


@rule("707.9b")
@pytest.mark.parametrize("words", ["the token isn't legendary", "the token has flying and it isn't legendary"])
def test_exceptions_said_of_the_token(words: str) -> None:
    table = Table()
    (king,) = table.battlefield("A", card("Old King", "{1}", "Legendary Creature — Human", "", "2/2"))
    do(table, f"Create a token that's a copy of target creature you control, except {words}.", [king])
    kings = table.all("Old King")
    assert len(kings) == 2 and king in kings
    (token,) = [oid for oid in kings if oid != king]
    assert "legendary" not in table.game.chars(token).supertypes

"""Tokens that are copies of objects, and further tokens of a kind described before (CR 701.6, 707.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("508.4", "508.4a")
def test_copies_enter_tapped_and_attacking_each_of_the_others() -> None:
    table = Table(4)
    (chief,) = table.battlefield("A", card("Odd Chief", "{1}", "Legendary Creature — Cat", "Whenever this creature attacks a player, for each other opponent, create a "
                                           "token that's a copy of this creature tapped and attacking that player, except it isn't legendary. "
                                           "Sacrifice those tokens at end of combat.", "2/2"))  # fmt: skip
    table.answer("A", [[chief, 1]]).to_step("declare_attackers").resolve()
    copies = [oid for oid in table.all("Odd Chief") if oid != chief]
    assert table.game.combat is not None
    assert sorted(table.game.combat.attacking[oid] for oid in copies) == [2, 3]
    assert all(table.game.obj(oid).tapped for oid in copies)
    table.to_step("main2").resolve()
    assert table.all("Odd Chief") == [chief]
    assert (table.life("B"), table.life("C"), table.life("D")) == (18, 18, 18)


@rule("508.4", "508.4a")
def test_tapped_copies_that_attack_an_opponent_each() -> None:
    table = Table(3)
    (chief,) = table.battlefield("A", card("Odd Chief", "{1}", "Creature — Cat", "Whenever this creature attacks, for each opponent, create a tapped token that's a "
                                           "copy of this creature attacking that opponent.", "2/2"))  # fmt: skip
    table.answer("A", [[chief, 1]]).to_step("declare_attackers").resolve()
    assert table.game.combat is not None
    assert sorted(table.game.combat.attacking[oid] for oid in table.all("Odd Chief")) == [1, 1, 2]


@rule("508.4", "508.4a")
def test_a_token_attacks_a_player_or_one_of_their_planeswalkers() -> None:
    table = Table(3)
    permanent(table, "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a "
                     "planeswalker they control.", types="Enchantment")  # fmt: skip
    (cub,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("C", card("Odd Walker", "{2}", "Legendary Planeswalker — Ada", "+1: You gain 1 life.", loyalty="3"))
    table.answer("A", [[cub, 1]], [walker]).to_step("declare_attackers").resolve()
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert table.game.combat is not None
    assert sorted(table.game.combat.attacking[oid] for oid in table.all("Human Token")) == [1, walker]
    assert [set(decision.candidates) for decision in asked] == [{2, walker}]  # of that player's own, and no other's


@rule("701.6a", "303.4i")
def test_a_copy_of_an_aura_enters_attached_to_what_the_words_say() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    table.hand("A", card("Odd Veil", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    table.cast("A", "Odd Veil", [one]).resolve()
    veil = table.find("Odd Veil")
    do(table, "Choose target Aura and target creature. Create a token that's a copy of that Aura attached to that creature.", [veil, other])
    assert table.pt(one) == (3, 3) and table.pt(other) == (4, 4)


@rule("707.9e", "122.6")
def test_a_copy_enters_with_an_additional_counter() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear(), counters={"reach": 1})
    do(table, "Create two tokens that are copies of target creature you control, except they enter with an additional +1/+1 counter on them.", [cub])
    copies = [oid for oid in table.all("Plain Bear") if oid != cub]
    assert [table.counters(oid) for oid in copies] == [{"+1/+1": 1}] * 2 and table.pt(copies[0]) == (3, 3)


@rule("707.9e", "707.9f")
def test_only_a_creature_enters_with_it() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    (lamp,) = table.battlefield("A", card("Odd Lamp", "{1}", "Artifact"))
    words = "Create a token that's a copy of target permanent you control, except it enters with an additional +1/+1 counter on it if it's a creature."
    do(table, words, [cub])
    do(table, words, [lamp])
    assert [table.counters(oid) for oid in table.all("Plain Bear")] == [{}, {"+1/+1": 1}]
    assert [table.counters(oid) for oid in table.all("Odd Lamp")] == [{}, {}]


@rule("601.2c", "701.6a")
def test_for_each_of_some_targets_copies_of_it() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    table.mana("A", "{2}{G}").hand("A", card("Test Rite", "{X}{G}", "Sorcery", "For each of X target permanents, create X tokens that are copies of that permanent."))
    table.answer("A", 2).cast("A", "Test Rite", [cub, theirs]).resolve()
    assert len(table.all("Plain Bear", who="A")) == 3 and len(table.all("Plain Ogre", who="A")) == 2


@rule("601.2c", "111.3")
def test_for_each_of_some_targets_a_token_attached_to_it() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    table.mana("A", "{2}{G}").hand("A", card(
        "Test Rite", "{X}{G}", "Sorcery",
        'For each of up to X target creatures, create a red Aura enchantment token named Odd Veil attached to that creature. '
        'Those tokens have enchant creature and "Enchanted creature gets +2/+0."'))  # fmt: skip
    table.answer("A", 2).cast("A", "Test Rite", [one, other]).resolve()
    assert table.pt(one) == (4, 2) and table.pt(other) == (5, 3)


@rule("701.6a", "608.2c")
@pytest.mark.parametrize(("poison", "made"), [(2, 1), (3, 2)])
def test_another_one_of_those_tokens(poison: int, made: int) -> None:
    table = Table()
    do(table, f"Each opponent gets {'two' if poison == 2 else 'three'} poison counters.")
    do(table, "Create a 3/3 green Wurm creature token with trample. Then for each opponent with three or more poison counters, you create another one of "
              "those tokens.")  # fmt: skip
    assert len(table.all("Wurm Token")) == made


@rule("707.9b", "707.10")
def test_the_copy_of_a_creature_spell_is_something_else_besides() -> None:
    table = Table()
    permanent(table, "Whenever you cast a nonlegendary creature spell with flying, you may copy it, except the copy is a 1/1 Spirit in addition to its "
                     "other types.", types="Enchantment")  # fmt: skip
    table.hand("A", card("Odd Drake", "{0}", "Creature — Drake", "Flying", "3/3"))
    table.answer("A", True).cast("A", "Odd Drake").resolve()
    one, other = sorted(table.all("Odd Drake"), key=lambda oid: not table.game.obj(oid).token)
    assert table.pt(one) == (1, 1) and set(table.game.chars(one).subtypes) == {"Drake", "Spirit"} and table.has(one, "flying")
    assert table.pt(other) == (3, 3) and table.game.chars(other).subtypes == ("Drake",)

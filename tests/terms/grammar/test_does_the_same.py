"""What one player does and others do too (CR 608.2c): "you gain 2 life."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card


@rule("608.2c", "303.4")
def test_each_opponent_attacking_the_enchanted_player_untaps_their_own() -> None:
    table = Table(4)
    (thing,) = table.battlefield("A", card("Test Curse", "{1}", "Enchantment — Aura Curse", "Enchant player\nWhenever enchanted player is attacked, untap "
                                 "all nonland permanents you control. Each opponent attacking that player untaps all nonland permanents they control."),
                                 attach_to=3)  # fmt: skip
    mine, attacker, theirs, others = (*table.battlefield("A", lamp()), *table.battlefield("B", bear()), *table.battlefield("B", lamp()), *table.battlefield("C", lamp()))
    for oid in (mine, theirs, others):
        do(table, "Tap target artifact.", targets=[oid])
    table.next_turn("B")
    table.game.write(theirs).tapped = True
    table.answer("B", [(attacker, 3)])
    table.to_step("declare_attackers", "B").resolve()
    assert thing in table.game.battlefield
    assert [table.game.obj(oid).tapped for oid in (mine, attacker, theirs, others)] == [False, False, False, True]


def cursed(words: str) -> Table:
    """A cursed D, attacked by B; C attacks A; the curse is A's."""
    table = Table(4)
    (curse,) = table.battlefield("A", card("Test Curse", "{W}", "Enchantment — Aura Curse", "Enchant player\nWhenever enchanted player is attacked, " + words))
    table.game.write(curse).attached_to = 3
    return table


@rule("508.6", "608.2c", "101.4")
def test_an_opponent_attacking_that_player_does_the_same() -> None:
    table = cursed("you gain 2 life. Each opponent attacking that player does the same.")
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    table.answer("A", [[mine, 3]])
    table.to_step("declare_attackers", "A").resolve()
    assert [table.life(who) for who in "ABCD"] == [22, 20, 20, 20]
    table.next_turn("B")
    table.answer("B", [[theirs, 3]])
    table.to_step("declare_attackers", "B").resolve()
    assert [table.life(who) for who in "ABC"] == [24, 22, 20]


@rule("508.6")
def test_who_attacks_somebody_else_gains_nothing() -> None:
    table = cursed("you gain 2 life. Each opponent attacking that player does the same.")
    (theirs,) = table.battlefield("B", ogre())
    table.next_turn("B")
    table.answer("B", [[theirs, 2]])
    table.to_step("declare_attackers", "B").resolve()
    assert [table.life(who) for who in "ABD"] == [20, 20, 20]


@rule("508.6", "111.2")
def test_each_of_them_has_a_token_with_the_ability() -> None:
    table = cursed('create a colorless artifact token named Shine. It has "Sacrifice this artifact: You gain 1 life." Each opponent attacking that player does the same.')
    (theirs,) = table.battlefield("B", ogre())
    table.next_turn("B")
    table.answer("B", [[theirs, 3]])
    table.to_step("declare_attackers", "B").resolve()
    shines = [oid for oid in table.game.permanents() if table.game.chars(oid).name == "Shine"]
    assert sorted(table.game.chars(oid).controller for oid in shines) == [0, 1]
    for who, oid in zip("AB", sorted(shines, key=lambda oid: table.game.chars(oid).controller), strict=True):
        before = table.life(who)
        table.activate(who, oid).resolve()
        assert table.life(who) == before + 1

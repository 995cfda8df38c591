"""What was paid or sacrificed as something entered, and what others do who attack the same player."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card

FIELD = card("Green Field", "", "Land — Forest")


@rule("614.1c", "607.2d", "604.3")
def test_its_size_is_the_life_paid_as_it_entered() -> None:
    for paid in (3, 0):
        table = Table()
        table.hand("A", card("Blood Imp", "{0}", "Creature — Imp", "As Blood Imp enters, pay any amount of life.\nBlood Imp's power and toughness are each equal to "
                             "the life paid as it entered.", "*/*"))  # fmt: skip
        table.answer("A", paid).cast("A", "Blood Imp").resolve()
        assert table.life("A") == 20 - paid
        assert [table.pt(oid) for oid in table.all("Blood Imp")] == ([(3, 3)] if paid else [])


@rule("400.7", "604.3")
def test_elsewhere_and_put_into_play_otherwise_nothing_was_paid() -> None:
    table = Table()
    imp = card("Blood Imp", "{0}", "Creature — Imp", "As Blood Imp enters, pay any amount of life.\nBlood Imp's power and toughness are each equal to the life "
               "paid as it entered.", "*/*")  # fmt: skip
    (held,) = table.hand("A", imp)
    assert table.pt(held) == (0, 0)


@rule("614.1c", "607.2d")
def test_its_size_is_the_number_of_lands_sacrificed_as_it_entered() -> None:
    table = Table()
    one, two, three = table.battlefield("A", FIELD, FIELD, FIELD)
    table.game.write(three).tapped = True
    table.hand("A", card("Grove Giant", "{0}", "Creature — Giant", "As Grove Giant enters, sacrifice any number of untapped Forests.\nGrove Giant's power and "
                         "toughness are each equal to the number of Forests sacrificed as it entered.", "*/*"))  # fmt: skip
    table.answer("A", [one, two]).cast("A", "Grove Giant").resolve()
    assert table.pt(table.find("Grove Giant")) == (2, 2) and table.all("Green Field") == [three]


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


@rule("508.3a")
def test_a_creature_that_attacks_an_opponent_or_their_planeswalker_gets_more() -> None:
    table = Table(3)
    table.battlefield("A", card("Proud Lion", "{2}", "Creature — Cat", "Whenever a creature attacks one of your opponents or a planeswalker an opponent controls, "
                                "that creature gets +2/+0 until end of turn.", "1/1"))  # fmt: skip
    one, two = table.battlefield("B", bear(), ogre())
    table.next_turn("B")
    table.answer("B", [[one, 2], [two, 0]])
    table.to_step("declare_attackers", "B").resolve()
    assert [table.pt(oid) for oid in (one, two)] == [(4, 2), (3, 3)]

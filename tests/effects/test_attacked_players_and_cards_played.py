"""Attacking a player, attacking at a price, cards cast from there or not played since, and more, in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


def _attack(table: Table, **whom: int) -> None:
    """Creatures attack: which one each player is attacked by, by number."""
    pairs = [[oid, "ABC".index(player)] for player, oids in whom.items() for oid in (oids if isinstance(oids, tuple) else (oids,))]

    def policy(decision: Any) -> Any:
        return pairs if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy


@rule("508.3e", "508.4a")
def test_attacking_a_player_triggers_for_each_of_them() -> None:
    table = Table(3)
    one, two, three = table.battlefield("A", bear(), ogre(), sprite())
    permanent(table, "Whenever you attack a player, create a 1/1 white Elf creature token that's tapped and attacking that player.",
              types="Artifact")  # fmt: skip
    _attack(table, B=(one, two), C=three)
    table.to_step("declare_attackers", "A").resolve()
    made = table.all("Elf Token")
    assert sorted(table.game.combat.attacking[oid] for oid in made) == [1, 2]
    assert all(table.game.obj(oid).tapped for oid in made)


@rule("508.3e", "508.3a")
@pytest.mark.parametrize(("words", "drawn"), [
    ("Whenever you attack a player with one or more creatures with power 3 or greater", 1),
    ("Whenever two or more creatures you control attack a player", 1),
    ("Whenever you attack a player with two or more creatures with power 3 or greater", 0),
])  # fmt: skip
def test_attacking_a_player_with_such_creatures(words: str, drawn: int) -> None:
    table = Table(3)
    one, two, three = table.battlefield("A", bear(), ogre(), sprite())
    permanent(table, f"{words}, you gain 1 life.", types="Artifact")
    _attack(table, B=(one, two), C=three)
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 20 + drawn


@rule("508.3e")
def test_others_attacks_are_not_yours() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    permanent(table, "Whenever you attack a player, you gain 1 life.", types="Artifact")
    _attack(table, C=one)
    table.to_step("declare_attackers", "B").resolve()
    assert table.life("A") == 20


@rule("508.3b")
@pytest.mark.parametrize("attacked", ["B", "C"])
def test_a_cursed_player_is_attacked(attacked: str) -> None:
    table = Table(3)
    one, two = table.battlefield("A", bear(), ogre())
    table.hand("A", card("Weak Curse", "{0}", "Enchantment — Aura Curse", "Enchant player\nWhenever enchanted player is attacked, you gain 2 "
                         "life."))  # fmt: skip
    table.cast("A", "Weak Curse", [1]).resolve()
    _attack(table, **{attacked: (one, two)})
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == (22 if attacked == "B" else 20)


@rule("508.1h", "508.1j")
@pytest.mark.parametrize("lands", [0, 1])
def test_attacking_at_the_price_of_a_land(lands: int) -> None:
    table = Table()
    drake = permanent(table, "Test Thing can't attack unless you sacrifice a land.", size="5/5")
    table.battlefield("A", *[card("Dry Field", "", "Land")] * lands)
    _attack(table, B=drake) if lands else None
    table.to_step("end_combat", "A")
    assert table.life("B") == 20 - 5 * lands and not table.all("Dry Field")


@rule("508.1h", "508.1i")
@pytest.mark.parametrize(("mana", "attacks"), [(1, False), (2, True)])
def test_attacking_for_so_much_mana(mana: int, attacks: bool) -> None:
    table = Table()
    (suit,) = table.battlefield("A", card("Test Suit", "{X}", "Artifact Creature — Construct", "Test Suit can't attack unless you pay {1} for each "
                                          "+1/+1 counter on it.", "0/1"), counters={"+1/+1": 2})  # fmt: skip
    table.battlefield("A", *[card("Dry Spring", "", "Land", "{T}: Add {C}.")] * mana)
    _attack(table, B=suit) if attacks else None
    table.to_step("end_combat", "A")
    assert table.life("B") == (18 if attacks else 20)
    assert all(table.game.obj(oid).tapped == attacks for oid in table.all("Dry Spring"))


@rule("608.2g", "601.3")
def test_a_discarded_card_cast_from_the_graveyard() -> None:
    table = Table()
    permanent(table, "Whenever you discard a nonland card, you may cast it from your graveyard.")
    table.hand("A", bear())
    table.mana("A", "{1}{G}").answer("A", True)
    do(table, "Discard a card.")
    assert table.all("Plain Bear") and not table.pool("A")


@rule("113.6", "608.2g")
def test_its_own_card_cast_from_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card("Ash Bird", "{1}{R}", "Creature — Phoenix", "Flying\nWhenever another Phoenix you control dies, you may cast Ash "
                              "Bird from your graveyard.", "2/2"))  # fmt: skip
    (other,) = table.battlefield("A", card("Ember Bird", "{1}{R}", "Creature — Phoenix", "", "1/1"))
    (living,) = table.battlefield("A", card("Ash Bird", "{1}{R}", "Creature — Phoenix", "Flying\nWhenever another Phoenix you control dies, you may "
                                            "cast Ash Bird from your graveyard.", "2/2"))  # fmt: skip
    table.mana("A", "{2}{R}{R}").answer("A", True)
    do(table, "Destroy target creature.", [other])
    assert len(table.all("Ash Bird")) == 2 and living in table.game.battlefield


@rule("205.3m", "205.1b")
def test_a_creature_with_all_creature_types_that_is_still_a_land() -> None:
    table = Table()
    vault = permanent(table, "{0}: Test Thing becomes a 2/2 creature with all creature types until end of turn. It's still a land.", types="Land")
    table.activate("A", vault).resolve()
    chars = table.game.chars(vault)
    assert table.pt(vault) == (2, 2) and {"Elf", "Goblin", "Bear"} <= set(chars.subtypes) and set(chars.types) == {"land", "creature"}
    table.next_turn("B")
    assert "Elf" not in table.game.chars(vault).subtypes


@rule("611.2c", "608.2h")
def test_one_and_a_group_each_get_as_much() -> None:
    table = Table()
    head = permanent(table, "{0}: Test Thing and Bears you control each get +X/+X until end of turn, where X is the number of cards in your "
                     "hand.")  # fmt: skip
    mine, big = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", bear(), bear())
    table.activate("A", head).resolve()
    assert [table.pt(oid) for oid in (head, mine, big, theirs)] == [(3, 3), (4, 4), (3, 3), (2, 2)]


@rule("401.1", "608.2c")
@pytest.mark.parametrize("power", [1, 2])
def test_the_bottom_card_of_a_library(power: int) -> None:
    table = Table(library=0)
    chief = permanent(table, "{0}: Put the bottom card of your library into your graveyard. If it's a creature card with power less than or "
                      "equal to Test Thing's power, put it onto the battlefield.", size=f"{power}/1")  # fmt: skip
    table.library("A", ogre(), bear())
    table.activate("A", chief).resolve()
    assert table.zone("A", "library") == ["Plain Ogre"]
    assert (len(table.all("Plain Bear")), table.zone("A", "graveyard")) == ((1, []) if power == 2 else (0, ["Plain Bear"]))


@rule("603.7", "701.14b")
@pytest.mark.parametrize("played", [True, False])
def test_a_card_that_has_not_been_played_since(played: bool) -> None:
    table = Table()
    table.hand("B", bear())
    do(table, "Target player reveals their hand. You choose a creature card from it and exile that card. You may cast that card for as long "
       "as it remains exiled. At the beginning of the next end step, if you haven't cast the card, return it to its owner's hand.", [1])  # fmt: skip
    if played:
        table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    table.to_step("end", "A")
    assert len(table.stack()) == (0 if played else 1)
    table.resolve()
    assert (table.zone("B", "hand"), bool(table.all("Plain Bear"))) == (([], True) if played else (["Plain Bear"], False))


@rule("603.4", "603.7")
def test_an_if_behind_a_moment_to_come_is_intervening() -> None:
    table = Table()
    do(table, "At the beginning of the next end step, if you control a creature, draw a card.")
    table.to_step("end", "A")
    assert table.stack() == []
    (mine,) = table.battlefield("A", bear())
    assert mine in table.game.battlefield


@rule("608.2i")
@pytest.mark.parametrize(("cast", "gained"), [((0,), 0), ((1,), 0), ((0, 1), 3)])
def test_both_a_spell_of_one_kind_and_one_of_another(cast: tuple[int, ...], gained: int) -> None:
    table = Table()
    spells = ("Quick Elf", "Quick Word")
    table.hand("A", card("Quick Elf", "{0}", "Creature — Elf", "", "1/1"), card("Quick Word", "{0}", "Sorcery", "You gain 0 life."))
    for number in cast:
        table.cast("A", spells[number]).resolve()
    do(table, "If you've cast both a creature spell and a spell named Quick Word this turn, you gain 3 life.")
    assert table.life("A") == 20 + gained


@rule("119.7")
def test_the_difference_between_life_totals() -> None:
    table = Table(3)
    table.life("B", 11)
    do(table, "Two target players exchange life totals. You create an X/X colorless Horror artifact creature token, where X is the "
       "difference between those players' life totals.", [1, 2])  # fmt: skip
    assert (table.life("B"), table.life("C")) == (20, 11) and table.pt(table.find("Horror Token")) == (9, 9)


def test_a_creature_that_is_no_outlaw() -> None:
    table = Table()
    table.battlefield("B", card("Bad Elf", "{0}", "Creature — Elf Rogue", "", "1/1"))
    good, also = table.battlefield("B", bear(), ogre())
    do(table, "Destroy target non-outlaw creature.", [good])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked[-1].candidates == (good, also) and good not in table.game.battlefield


@rule("509.1b")
def test_a_lost_stop_behind_cant_block() -> None:
    assert permanent(Table(), "Test Thing can't block")

"""What few cards say: uncopied spells, only coloured mana less, off one's turn, exactly one counter."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("707.10", "101.2")
@pytest.mark.parametrize(("words", "life"), [("This spell can't be copied.\n", 23), ("", 26)])
def test_a_spell_that_cannot_be_copied(words: str, life: int) -> None:
    table = Table()
    table.hand("A", card("Small Gift", "{0}", "Instant", words + "You gain 3 life."), card("Echo", "{0}", "Instant", "Copy target instant spell."))
    table.cast("A", "Small Gift").cast("A", "Echo", [table.game.stack[-1]]).resolve()
    assert table.life("A") == life


@rule("118.7c", "601.2f")
@pytest.mark.parametrize(("cost", "paid"), [("{2}{W}", "{2}"), ("{2}{U}", "{2}{U}"), ("{2}{W}{B}", "{2}"), ("{3}", "{3}"), ("{W/U}{1}", "{1}")])
def test_only_colored_mana_is_less(cost: str, paid: str) -> None:
    table = Table()
    permanent(table, "Goblin spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.", types="Enchantment")
    table.hand("A", card("Clad Goblin", cost, "Creature — Goblin", "", "1/1"))
    table.mana("A", paid).cast("A", "Clad Goblin").resolve()
    assert table.all("Clad Goblin") and not table.pool("A")


@rule("118.7c")
def test_generic_mana_is_not_reduced_and_others_pay_in_full() -> None:
    table = Table()
    permanent(table, "Goblin spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.", types="Enchantment")
    for who, name, kind, mana in (("A", "Clad Goblin", "Goblin", "{2}"), ("A", "Clad Elf", "Elf", "{2}"), ("B", "Far Goblin", "Goblin", "{2}")):
        table.hand(who, card(name, "{2}{W}{W}" if kind == "Goblin" else "{2}{W}", f"Creature — {kind}", "", "1/1"))
        table.mana(who, mana)
    assert not any(action.kind == "cast" for action in table.actions("A")), "one {W} remains, and Elves pay it all"


@rule("601.2f")
def test_spells_cost_more_but_in_their_casters_turn() -> None:
    table = Table()
    permanent(table, "Each spell costs {3} more to cast except during its controller's turn.", types="Artifact")
    table.hand("A", card("My Flash", "{0}", "Instant", "You gain 1 life."))
    table.hand("B", card("Their Flash", "{0}", "Instant", "You gain 1 life."), card("Second Flash", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "My Flash").resolve()
    assert table.life("A") == 21
    with pytest.raises((IllegalAnswer, AssertionError, StopIteration, LookupError, ValueError)):
        table.cast("B", "Their Flash")
    table.mana("B", "{3}").cast("B", "Their Flash").resolve()
    assert table.life("B") == 21 and not table.pool("B")
    table.next_turn("B")
    table.cast("B", "Second Flash").resolve()
    assert table.life("B") == 22


@rule("122.1")
def test_exactly_one_counter() -> None:
    table = Table()
    shrine = permanent(table, "{0}: Put a tide counter on this enchantment.\nAs long as there is exactly one tide counter on this enchantment, all blue "
                              "creatures get -1/-0.", types="Enchantment")  # fmt: skip
    blue, green = table.battlefield("B", sprite(), bear())
    sizes = [table.pt(blue)]
    for _ in range(2):
        table.activate("A", shrine).resolve()
        sizes.append(table.pt(blue))
    assert sizes == [(1, 1), (0, 1), (1, 1)] and table.pt(green) == (2, 2)


@rule("601.3", "113.6e")
def test_only_during_your_end_step() -> None:
    table = Table()
    table.hand("A", card("Late Study", "{0}", "Instant", "Cast this spell only during your end step.\nYou gain 2 life."))
    def castable() -> bool:
        return any(action.kind == "cast" for action in table.actions("A"))
    assert not castable()
    table.to_step("end")
    assert castable()
    table.to_step("end", "B")
    assert not castable()


@rule("402.2", "514.1")
def test_a_maximum_hand_size_equal_to_a_number() -> None:
    table = Table()
    permanent(table, "Your maximum hand size is equal to the number of artifacts you control.", types="Enchantment")
    table.battlefield("A", lamp(), lamp())
    table.battlefield("B", lamp())
    for who in "AB":
        table.hand(who, *(card(f"Odd Book {number}", "{9}", "Artifact") for number in range(5)))
    table.next_turn("B").next_turn("A")
    assert len(table.zone("A", "hand")) in (2, 3) and len(table.zone("B", "hand")) >= 5


@rule("508.5", "603.4")
@pytest.mark.parametrize(("whom", "born"), [("A", 1), ("C", 0)])
def test_if_you_are_the_defending_player(whom: str, born: int) -> None:
    table = Table(3)
    permanent(table, "Whenever a creature an opponent controls attacks, if you're the defending player, create a 1/1 red Rat creature token.", types="Enchantment")
    (attacker,) = table.battlefield("B", ogre())
    table.answer("B", [[attacker, table.seat(whom)]])
    table.to_step("declare_attackers", "B")
    table.resolve()
    assert len(table.all("Rat Token")) == born


@rule("301.5", "613.1f")
def test_during_your_turn_as_long_as_it_is_equipped() -> None:
    table = Table()
    hero = permanent(table, "During your turn, as long as this creature is equipped, it has double strike and indestructible.")
    (blade,) = table.battlefield("A", card("Blade", "{1}", "Artifact — Equipment", "Equip {0}"))
    assert not table.has(hero, "indestructible")
    table.activate("A", blade, [hero]).resolve()
    assert table.has(hero, "double strike") and table.has(hero, "indestructible")
    table.next_turn("B")
    assert not table.has(hero, "double strike") and not table.has(hero, "indestructible")


@rule("122.1", "613.4c")
def test_counters_on_such_objects_are_counted() -> None:
    table = Table()
    mine, other = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card("Gleam", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1 for each +1/+1 counter on other creatures you control."))
    table.cast("A", "Gleam", [mine]).resolve()
    for oid, number in ((other, "two"), (theirs, "three"), (mine, "a")):
        do(table, f"Put {number} +1/+1 counter{'' if number == 'a' else 's'} on target creature.", [oid])
    assert table.pt(mine) == (5, 5), "one counter of its own, and two for those on the other one"
    table.hand("A", card("Reader", "{0}", "Creature — Elf", "{5}: You gain 1 life. This ability costs {1} less to activate for each +1/+1 counter on creatures "
                         "you control.", "1/1"))  # fmt: skip
    table.cast("A", "Reader").resolve()
    table.mana("A", "{2}").activate("A", table.find("Reader")).resolve()
    assert table.life("A") == 21 and not table.pool("A")


@rule("303.4")
def test_an_enchanted_opponent_draws() -> None:
    table = Table(3)
    table.hand("A", card("Bond", "{0}", "Enchantment — Aura", "Enchant opponent\nWhenever enchanted opponent draws a card, you gain 1 life."))
    with pytest.raises((IllegalAnswer, AssertionError, StopIteration, LookupError, ValueError)):
        table.cast("A", "Bond", [table.seat("A")])
    table = Table(3)
    table.hand("A", card("Bond", "{0}", "Enchantment — Aura", "Enchant opponent\nWhenever enchanted opponent draws a card, you gain 1 life."))
    table.cast("A", "Bond", [table.seat("B")]).resolve()
    do(table, "Each player draws a card.")
    assert table.life("A") == 21


@rule("118.3", "602.2b")
def test_what_an_aura_enchants_is_tapped_as_a_cost() -> None:
    table = Table()
    mine, other = table.battlefield("A", bear(), ogre())
    table.hand("A", card("Leash", "{0}", "Enchantment — Aura", "Enchant creature you control\nTap enchanted creature: You gain 1 life."))
    table.cast("A", "Leash", [mine]).resolve()
    leash = table.find("Leash")
    table.activate("A", leash).resolve()
    assert table.life("A") == 21 and table.game.obj(mine).tapped and not table.game.obj(other).tapped
    assert not any(action.kind == "activate" for action in table.actions("A"))


@rule("509.1a")
@pytest.mark.parametrize(("blades", "blocks", "legal"), [(2, 3, True), (2, 4, False), (0, 1, True), (0, 2, False)])
def test_it_blocks_one_more_for_each_equipment(blades: int, blocks: int, legal: bool) -> None:
    table = Table()
    wall = permanent(table, "This creature can block an additional creature for each Equipment attached to this creature.", size="0/9")
    attackers = table.battlefield("B", bear(), bear(), bear(), bear())
    for blade in table.battlefield("A", *(card("Blade", "{1}", "Artifact — Equipment", "Equip {0}") for _ in range(blades))):
        table.activate("A", blade, [wall]).resolve()
    table.next_turn("B")
    table.answer("B", [[attacker, 0] for attacker in attackers])
    table.answer("A", [[wall, attacker] for attacker in attackers[:blocks]])
    if not legal:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("main2")
    assert table.life("A") == 20 - 2 * (4 - blocks)


@rule("509.1c")
@pytest.mark.parametrize("blocked", [True, False])
def test_it_must_be_blocked_each_combat_this_turn(blocked: bool) -> None:
    table = Table()
    mole = permanent(table, "{0}: This creature must be blocked each combat this turn if able.", size="1/1")
    table.battlefield("B", ogre())
    table.activate("A", mole).resolve()
    if not blocked:
        table.next_turn("B").next_turn("A")
    table.answer("A", [[mole, 1]])
    table.answer("B", [])
    if blocked:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("main2")
    assert table.life("B") == 19, "it was so for another turn"


@rule("700.2")
@pytest.mark.parametrize(("mine", "theirs", "most"), [(2, 0, 1), (0, 2, 2)])
def test_both_may_be_chosen_under_a_condition(mine: int, theirs: int, most: int) -> None:
    table = Table()
    table.graveyard("A", *(lamp() for _ in range(mine)))
    table.graveyard("B", *(lamp() for _ in range(theirs)))
    table.hand("A", card("Fork", "{0}", "Sorcery", "Choose one. If an opponent has two or more cards in their graveyard, you may choose both.\n"
                         "• You gain 1 life.\n• You gain 2 life."))  # fmt: skip
    table.answer("A", list(range(most)))
    table.cast("A", "Fork").resolve()
    assert table.life("A") == (21 if most == 1 else 23)


@rule("601.3a", "102.1")
def test_spells_are_cast_only_in_ones_own_turn() -> None:
    table = Table()
    permanent(table, "Players can cast spells only during their own turns.", types="Enchantment")
    for who in "AB":
        table.hand(who, card(f"Flash {who}", "{0}", "Instant", "You gain 1 life."))
        table.battlefield(who, card(f"Shrine {who}", "{1}", "Artifact", "{0}: You gain 1 life."))

    def kinds(who: str) -> set[str]:
        return {action.kind for action in table.actions(who)} & {"cast", "activate"}

    assert (kinds("A"), kinds("B")) == ({"cast", "activate"}, {"activate"}), "abilities are no spells"
    table.next_turn("B")
    assert (kinds("A"), kinds("B")) == ({"activate"}, {"cast", "activate"})


@rule("115.1", "608.2b")
def test_a_player_dealt_damage_by_it_this_turn() -> None:
    table = Table(3)
    brute = permanent(table, "{0}: This creature deals 1 damage to target player.\n{0}: Target player dealt damage by this creature this turn loses 1 life.")
    do(table, "Test Rite deals 1 damage to each opponent.")
    table.activate("A", brute, [table.seat("B")]).resolve()
    table.activate("A", brute, [table.seat("B")], index=1).resolve()
    assert (table.life("B"), table.life("C")) == (17, 19)
    table.activate("A", brute, index=1).resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 16, 19), "nobody else can be targeted"
    table.next_turn("B")
    assert len([action for action in table.actions("A") if action.kind == "activate"]) == 1, "not in another turn"


@rule("614.12", "122.6")
def test_counters_for_each_such_creature_already_controlled() -> None:
    table = Table()
    permanent(table, "Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.",
              types="Creature — Angel")  # fmt: skip
    angel, elf = card("Kind Angel", "{0}", "Creature — Angel", "", "1/1"), card("Kind Elf", "{0}", "Creature — Elf", "", "1/1")
    table.hand("A", angel, angel, elf)
    table.hand("B", angel)
    table.cast("A", "Kind Angel").resolve()
    table.cast("A", "Kind Angel").resolve()
    table.cast("A", "Kind Elf").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Kind Angel")) == [(2, 2), (3, 3)] and table.pt(table.find("Kind Elf")) == (1, 1)
    do(table, "Create two 1/1 white Angel creature tokens.")
    assert [table.pt(oid) for oid in table.all("Angel Token")] == [(4, 4), (4, 4)], "neither of them is there already"
    table.next_turn("B")
    table.cast("B", "Kind Angel").resolve()
    assert (1, 1) in [table.pt(oid) for oid in table.all("Kind Angel")]


@rule("118.9")
def test_another_cost_for_spells_that_one_casts() -> None:
    table = Table()
    permanent(table, "You may pay {W}{U} rather than pay the mana cost for spells that you cast.", types="Artifact")
    table.hand("A", card("Great Ogre", "{9}", "Creature — Ogre", "", "9/9"))
    table.hand("B", card("Other Ogre", "{9}", "Creature — Ogre", "Flash", "9/9"))
    table.mana("A", "{W}{U}").mana("B", "{W}{U}")
    assert not any(action.kind == "cast" for action in table.actions("B"))
    table.cast("A", "Great Ogre").resolve()
    assert table.all("Great Ogre") and not table.pool("A")

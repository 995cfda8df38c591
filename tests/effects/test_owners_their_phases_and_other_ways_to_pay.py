"""What only an owner may do, whose combat phase it is, other ways to pay, attackers that several block, names."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.combat.joining import block
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

ISLAND = ("Island", "", "Basic Land — Island")


@rule("602.2", "108.3")
def test_only_its_owner_may_activate_it_whoever_controls_it() -> None:
    table = Table(3)
    oid = permanent(table, "{0}: You gain 1 life. Only Test Thing's owner may activate this ability.")
    table.activate("A", oid).resolve()
    table.hand("B", card("Test Theft", "{0}", "Instant", "Gain control of target creature."))
    table.cast("B", "Test Theft", [oid]).resolve()
    assert table.game.controller(oid) == table.seat("B")
    table.activate("A", oid).resolve()
    assert [table.life(seat) for seat in "ABC"] == [22, 20, 20]
    assert not [action for seat in "BC" for action in table.actions(seat) if action.kind == "activate"]


@rule("506.1", "500.8")
@pytest.mark.parametrize(("step", "active", "combats"), [("begin_combat", "A", 2), ("end_combat", "A", 2), ("main1", "A", 1), ("begin_combat", "B", 1)])
def test_another_combat_phase_if_it_is_ones_own(step: str, active: str, combats: int) -> None:
    table = Table(3)
    table.next_turn(active)
    table.battlefield("A", bear())
    if step != "main1":
        table.to_step(step, active)
    table.hand("A", card("Test Rush", "{0}", "Instant", "If it's your combat phase, there is an additional combat phase after this phase."))
    table.cast("A", "Test Rush").resolve()
    table.to_step("main2", active)
    assert table.game.turn.combats == combats


@rule("118.3", "400.3")
def test_it_goes_to_the_bottom_of_its_owners_library_as_a_cost() -> None:
    table = Table()
    oid = permanent(table, "{0}, Put Test Thing on the bottom of its owner's library: You gain 3 life.", who="B")
    do(table, "Gain control of target creature.", targets=[oid]).resolve()
    table.activate("A", oid)
    assert table.zone("B", "library")[-1] == "Test Thing" and "Test Thing" not in table.zone("A", "library")
    table.resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)


@rule("118.9", "118.3", "a card of the kind and one more")
@pytest.mark.parametrize(("other", "castable"), [((), False), (FOREST, True), (ISLAND, True)])
def test_two_cards_are_discarded_one_of_them_of_a_kind(other: tuple[str, ...], castable: bool) -> None:
    table = Table()
    table.hand("A", *(card(*made) for made in (ISLAND, other) if made), card("Test Balk", "{9}", "Sorcery", (
        "You may discard an Island card and another card rather than pay this spell's mana cost.\nYou gain 1 life.")))  # fmt: skip
    assert [action.label[:9] for action in table.actions("A") if action.kind == "cast"] == (["Test Balk"] if castable else [])
    if castable:
        table.cast("A", "Test Balk").resolve()
        assert len(table.zone("A", "graveyard")) == 3 and not table.zone("A", "hand") and table.life("A") == 21


@rule("118.9", "118.3")
def test_two_forests_are_no_island_to_discard() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*FOREST), card("Test Balk", "{9}", "Sorcery", (
        "You may discard an Island card and another card rather than pay this spell's mana cost.\nYou gain 1 life.")))  # fmt: skip
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("702.6a")
def test_equip_for_mana_or_for_a_card() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Thorn Flail", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+1.\nEquip—Pay {3} or discard a card."))
    one, two = table.battlefield("A", bear(), ogre())
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.hand("A", card(*FOREST))
    assert [action.index for action in table.actions("A") if action.kind == "activate"] == [1]
    table.activate("A", oid, [one], index=1).resolve()
    assert table.game.obj(oid).attached_to == one and table.zone("A", "graveyard") == ["Forest"]
    table.mana("A", "{3}")
    table.activate("A", oid, [two]).resolve()
    assert table.game.obj(oid).attached_to == two and table.pool("A") == ""
    table.hand("A", card(*FOREST))
    table.mana("A", "{3}").to_step("end")
    assert not [action for action in table.actions("A") if action.kind == "activate"]  # as a sorcery, both


@rule("118.12")
@pytest.mark.parametrize(("mana", "life", "left", "owner"), [("{R}{R}", False, 20, "B"), ("", True, 18, "B"), ("", False, 20, "A")])
def test_mana_or_life_is_paid_for_it(mana: str, life: bool, left: int, owner: str) -> None:
    table = Table(3)
    oid = permanent(table, "At the beginning of each player's upkeep, that player may pay {R}{R} or 2 life. If they do, the player gains control of Test Thing.")
    table.to_step("upkeep", "B")
    if mana:
        table.mana("B", mana)
    table.answer("B", bool(mana) or life)
    table.resolve()
    assert (table.life("B"), table.pool("B")) == (left, "") and table.game.controller(oid) == table.seat(owner)


@rule("509.5e", "once, as blockers are declared, or as an effect adds the second of them")
@pytest.mark.parametrize(("declared", "joining", "drawn"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1), (1, 2, 1), (2, 1, 1), (0, 1, 0), (0, 2, 1)])
def test_what_becomes_blocked_by_two_or_more(declared: int, joining: int, drawn: int) -> None:
    table = Table(3)
    permanent(table, "Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, put a +1/+1 counter on that attacking creature.", types="Enchantment")
    (attacker,) = table.battlefield("A", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    walls = table.battlefield("B", *(card("Wall", "{1}", "Creature — Wall", "Defender", "0/9") for _ in range(4)))
    table.answer("A", [(attacker, 1)])
    table.answer("B", [(wall, attacker) for wall in walls[:declared]])
    table.to_step("declare_blockers").resolve()
    for wall in walls[declared : declared + joining]:
        block(table.game, wall, attacker)
        table.settle().resolve()
    assert table.pt(attacker) == (1 + drawn, 9 + drawn)


@rule("509.5e", "1 who attacks you is none of them")
def test_what_attacks_oneself_is_left_alone() -> None:
    table = Table(3)
    permanent(table, "Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, put a +1/+1 counter on that attacking creature.", types="Enchantment")
    (attacker,) = table.battlefield("B", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    walls = table.battlefield("A", *(card("Wall", "{1}", "Creature — Wall", "Defender", "0/9") for _ in range(2)))
    table.next_turn("B")
    table.answer("B", [(attacker, 0)])
    table.answer("A", [(wall, attacker) for wall in walls])
    table.to_step("declare_blockers").resolve()
    assert table.pt(attacker) == (1, 9)


@rule("614.9", "608.2h")
def test_what_would_strike_you_and_yours_strikes_the_enchanted_creature() -> None:
    table = Table(3)
    one, two = table.battlefield("A", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"), bear())
    (other,) = table.battlefield("B", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    table.hand("A", card("Test Grace", "{0}", "Enchantment — Aura", (
        "Enchant creature\nWhen this Aura enters, all damage that would be dealt this turn to you and permanents you control is dealt to enchanted "
        "creature instead.")))  # fmt: skip
    table.cast("A", "Test Grace", [one]).resolve()
    (late,) = table.battlefield("A", bear())
    happen(table.game, Damage(other, 0, 1), Damage(other, two, 1), Damage(other, late, 1), Damage(other, 1, 1), Damage(one, other, 1))
    assert [table.game.obj(oid).damage for oid in (one, two, late, other)] == [3, 0, 0, 1]
    assert [table.life(seat) for seat in "ABC"] == [20, 19, 20]
    happen(table.game, Damage(other, one, 1))
    assert table.game.obj(one).damage == 4
    do(table, "Destroy target enchantment.", targets=[table.find("Test Grace")]).resolve()
    happen(table.game, Damage(other, 0, 1))
    assert table.game.obj(one).damage == 5  # what was enchanted as the effect began
    table.next_turn("B")
    happen(table.game, Damage(other, 0, 1))
    assert table.life("A") == 19


@rule("205.1b")
@rule("702.171b", edition="2026-01-16")
def test_a_mount_is_saddled_and_a_vehicle_crewed_by_the_same_words() -> None:
    words = ("{0}: Choose up to one target Mount or Vehicle you control. Until end of turn, that permanent becomes saddled if it's a Mount and becomes an "
             "artifact creature if it's a Vehicle.")  # fmt: skip
    table = Table()
    smith = permanent(table, words, types="Artifact")
    mount, cart = table.battlefield("A", card("Swift Elk", "{1}", "Creature — Elk Mount", "Saddle 9", "2/2"),
                                    card("Old Cart", "{1}", "Artifact — Vehicle", "Crew 9", "3/3"))  # fmt: skip
    for oid in (mount, cart):
        table.activate("A", smith, [oid]).resolve()
    do(table, "Each saddled creature gets +1/+1 until end of turn. Each artifact creature gets +2/+2 until end of turn.").resolve()
    assert (table.pt(mount), table.pt(cart)) == ((3, 3), (5, 5))
    table.next_turn("B")
    assert "creature" not in table.game.chars(cart).types
    do(table, "Each saddled creature gets +1/+1 until end of turn.", who="B").resolve()
    assert table.pt(mount) == (2, 2)


@rule("201.4", "111.4")
def test_names_with_an_apostrophe() -> None:
    table = Table()
    for name in ("Fearless l'Orme", "Weavers' Pride"):
        do(table, f"Create {name}, a legendary 1/1 green Cat creature token.").resolve()
        do(table, f"You gain 1 life for each creature you control named {name}.").resolve()
        assert table.all(name)
    assert table.life("A") == 22


@rule("201.5")
def test_a_text_that_was_changed_for_programs_says_the_name_without_the_mark() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("A-The Grey Lamp", "{1}", "Legendary Artifact", "{0}: Put a charge counter on The Grey Lamp."))
    table.activate("A", oid).resolve()
    assert table.counters(oid) == {"charge": 1}


@rule("702.37b")
def test_megamorph_is_a_morph_ability() -> None:
    table = Table()
    big, small, none = table.battlefield("B", card("Large Eel", "{4}", "Creature — Eel", "Megamorph {1}", "4/4"),
                                         card("Small Eel", "{4}", "Creature — Eel", "Morph {1}", "3/3"), ogre())  # fmt: skip
    do(table, "Turn target creature with a morph ability face down.", targets=[big]).resolve()
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert set(offered) == {big, small}
    assert table.pt(big) == (2, 2) and none in table.game.objects


@rule("603.2c", "one event, however many of them and of opponents")
def test_combat_damage_to_one_or_more_opponents_by_anothers_creatures() -> None:
    table = Table(4)
    permanent(table, "Whenever one or more creatures an opponent controls deal combat damage to one or more of your opponents, you and the controller of those "
                     "creatures each draw a card.", types="Enchantment")  # fmt: skip
    attackers = table.battlefield("B", bear(), bear(), bear())
    table.next_turn("B")
    hands = [len(table.zone(seat, "hand")) for seat in "ABCD"]
    table.answer("B", [(attackers[0], 2), (attackers[1], 3), (attackers[2], 0)])
    table.to_step("end_combat")
    assert [table.life(seat) for seat in "ABCD"] == [18, 20, 18, 18]
    assert [len(table.zone(seat, "hand")) - before for seat, before in zip("ABCD", hands, strict=True)] == [1, 1, 0, 0]


@rule("608.2c")
@pytest.mark.parametrize(("top", "put"), [(FOREST, True), (("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"), False)])
def test_the_revealed_card_is_cast_or_put_onto_the_battlefield(top: tuple[str, ...], put: bool) -> None:
    table = Table()
    table.library("A", *(card(*top) for _ in range(40)))
    table.answer("A", *([True] * (1 + put)))
    do(table, "Reveal the top card of your library. If it's a nonland card, you may cast it without paying its mana cost. If it's a land card, you may put it "
              "onto the battlefield and return Test Rite to its owner's hand.")  # fmt: skip
    assert table.zone("A", "hand") == (["Test Rite"] if put else [])
    assert len(table.all(top[0], who="A")) == 1 and len(table.zone("A", "graveyard")) == (0 if put else 1)


@rule("608.2g", "201.2a")
def test_a_card_with_the_name_of_a_spell_cast_this_turn_is_cast() -> None:
    table = Table()
    oid = permanent(table, "{0}: You may cast a nonland card from your hand without paying its mana cost if it has the same name as a spell that was cast this turn.")
    table.hand("A", bear(), ogre())
    table.hand("B", card("Plain Ogre", "{0}", "Creature — Ogre", "Flash", "3/3"))
    table.activate("A", oid).resolve()
    assert len(table.zone("A", "hand")) == 2
    table.cast("B", "Plain Ogre").resolve()
    table.answer("A", True, [table.find("Plain Ogre", "hand", "A")])
    table.activate("A", oid).resolve()
    assert table.zone("A", "hand") == ["Plain Bear"] and len(table.all("Plain Ogre", who="A")) == 1

"""First lands, copies of another color, moments before damage, spells not cast from a hand, some of those named before."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import PlainCard, PlainFace
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")


@rule("305.1", "603.4")
def test_only_lands_after_the_first_one_played_this_turn_hurt() -> None:
    table = Table()
    permanent(table, "You may play an additional land on each of your turns.\nWhenever you play a land, if it wasn't the first land you "
              "played this turn, this creature deals 1 damage to you.")  # fmt: skip
    table.hand("A", card(*FOREST), card(*FOREST))
    table.play("A", "Forest").resolve()
    assert table.life("A") == 20
    table.play("A", "Forest").resolve()
    assert table.life("A") == 19


@rule("305.4")
def test_a_land_put_onto_the_battlefield_is_not_the_first_one_played() -> None:
    table = Table()
    permanent(table, "Whenever you play a land, if it was the first land you played this turn, you gain 1 life.")
    table.hand("A", card(*FOREST), card(*FOREST))
    do(table, "You may put a land card from your hand onto the battlefield.").resolve()
    table.play("A", "Forest").resolve()
    assert table.life("A") == 21


@rule("305.1", "805.4a")
@rule("701.14b", "who plays it: a teammate's land in the same turn is another's")
def test_the_first_land_is_each_teammates_own() -> None:
    table = Table(4, variant="two_headed_giant")
    for who in "AB":
        permanent(table, "Whenever you play a land, if it was the first land you played this turn, target opponent loses 1 life.", who)
        table.hand(who, card(*FOREST))
    for who in "AB":
        table.play(who, "Forest").resolve()
    assert table.life("C") == 28


@rule("707.9a", "707.10")
def test_a_copy_of_a_spell_except_that_it_is_red() -> None:
    table = Table()
    (guard,) = table.battlefield("B", card("Red-Proof Ape", "{0}", "Creature — Ape", "Protection from red", "2/2"))
    table.hand("A", card("Doubler", "{0}", "Instant", "Copy target instant or sorcery spell, except that the copy is red. You may choose new "
                         "targets for the copy."), card(*SPARK))  # fmt: skip
    table.cast("A", "Plain Spark", [guard])
    table.answer("A", "*", [guard])
    table.cast("A", "Doubler").resolve(1)
    copy = table.game.stack[-1]
    assert table.game.chars(copy).colors == ("R",)
    table.resolve(1)
    assert table.all("Red-Proof Ape") == [guard]  # it lost its target for being red
    table.resolve()
    assert not table.all("Red-Proof Ape")


@rule("602.5b", "510.4")
@pytest.mark.parametrize(("step", "before_damage", "before_end"), [
    ("declare_blockers", True, True), ("first_strike_damage", False, True), ("combat_damage", False, True),
    ("end_combat", False, False), ("main2", False, False),
])  # fmt: skip
def test_abilities_activated_only_before_a_step_of_combat(step: str, before_damage: bool, before_end: bool) -> None:
    table = Table()
    one = permanent(table, "First strike\n{0}: You gain 1 life. Activate only before the combat damage step.")
    (two,) = table.battlefield("A", card("Late Golem", "{2}", "Artifact", "{0}: You gain 1 life. Activate only before the end of combat step."))
    table.answer("A", [[one, 1]])
    table.to_step(step)
    offered = {action.oid for action in table.actions("A")}
    assert (one in offered, two in offered) == (before_damage, before_end)


@rule("602.5b")
def test_two_restrictions_in_one_sentence_both_hold() -> None:
    table = Table()
    (shrine,) = table.battlefield("A", card("Test Shrine", "{2}", "Enchantment", "{0}: You gain 1 life. Activate only if you control no creatures "
                                            "and only during your turn."))  # fmt: skip
    assert shrine in {action.oid for action in table.actions("A")}
    table.battlefield("A", bear())
    assert shrine not in {action.oid for action in table.actions("A")}
    do(table, "Destroy all creatures.")
    table.next_turn("B")
    assert shrine not in {action.oid for action in table.actions("A")}


@rule("707.10", "601.2a")
def test_what_was_not_cast_from_its_owners_hand() -> None:
    """A spell from a graveyard, and a copy, which was not cast at all. What was cast from a hand is no legal target."""
    table = Table()
    table.hand("B", *[card("No You Don't", "{0}", "Instant", "Counter target spell that wasn't cast from its owner's hand.")] * 3)
    table.hand("A", card(*SPARK), card("Twin", "{0}", "Instant", "Copy target instant spell."))
    table.graveyard("A", card("Old Spark", "{0}", "Instant", "Old Spark deals 3 damage to any target.\nFlashback {0}"))
    table.cast("A", "Plain Spark", [1])
    fresh = table.game.stack[-1]
    assert not any(action.label.startswith("No You") for action in table.actions("B"))
    table.cast("A", "Twin", [fresh]).resolve(1)
    copy = table.game.stack[-1]
    assert copy != fresh
    table.cast("B", "No You Don't", [copy]).resolve()
    assert table.life("B") == 18  # the copy was countered
    table.act("A", lambda action: action.way == "flashback", [1])
    table.cast("B", "No You Don't", [table.game.stack[-1]]).resolve()
    assert table.life("B") == 18


@rule("608.2c")
def test_those_of_the_targets_that_fly_are_dealt_damage() -> None:
    table = Table()
    fliers = table.battlefield("B", sprite())
    walkers = table.battlefield("B", bear())
    others = table.battlefield("B", sprite())
    table.hand("A", card("Gale", "{X}", "Sorcery", "Tap X target creatures. Gale deals 2 damage to each of those creatures with flying."))
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Gale", [*fliers, *walkers]).resolve()
    assert table.all(SPRITE[0]) == list(others) and table.all(BEAR[0]) == list(walkers)
    assert table.game.obj(walkers[0]).tapped and not table.game.obj(others[0]).tapped


@rule("608.2c", "109.5")
def test_those_of_them_that_you_do_not_control() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card("Maze", "{0}", "Sorcery", "Tap two target creatures. Put a stun counter on each of those creatures you don't control."))
    table.cast("A", "Maze", [mine, theirs]).resolve()
    assert table.counters(theirs) == {"stun": 1} and not table.counters(mine) and table.game.obj(mine).tapped


@rule("508.1d", "509.1c")
def test_a_creature_that_attacks_or_blocks_this_turn_if_able() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Target creature attacks or blocks this turn if able.", [mine])
    do(table, "Target creature attacks or blocks this turn if able.", [theirs])
    assert combat.demanded_attacks(table.game, 0) == ((mine, 1),)
    table.answer("A", [[mine, 1]])
    table.to_step("declare_blockers")
    assert table.game.combat is not None and dict(table.game.combat.blocking) == {theirs: (mine,)}


@rule("603.10a", "509.1h")
@pytest.mark.parametrize("blocked", [True, False])
def test_a_creature_that_dies_knows_whether_it_was_blocked_this_turn(blocked: bool) -> None:
    table = Table()
    druid = permanent(table, "When this creature dies, if it was blocked this turn, you gain 4 life.")
    (ox,) = table.battlefield("B", card("Soft Ox", "{0}", "Creature — Ox", "", "0/4"))
    table.answer("A", [[druid, 1]]).answer("B", [[ox, druid]] if blocked else [])
    table.to_step("main2")
    table.hand("A", card(*SPARK))
    table.cast("A", "Plain Spark", [druid]).resolve()
    assert not table.all("Test Thing") and table.life("A") == (24 if blocked else 20)


@rule("205.3m")
def test_creatures_that_are_one_of_three_things() -> None:
    table = Table()
    permanent(table, "Each creature that's a Bear, a Faerie, or an Ape gets +2/+2.")
    (one,) = table.battlefield("B", bear())
    (two,) = table.battlefield("A", sprite())
    (three,) = table.battlefield("A", card("Ape Bear", "{0}", "Creature — Ape Bear", "", "1/1"))
    (none,) = table.battlefield("A", ogre())
    assert [table.pt(oid) for oid in (one, two, three, none)] == [(4, 4), (3, 3), (3, 3), (3, 3)]


@rule("104.2", "104.3b")
def test_a_player_who_cant_win_while_their_opponents_cant_lose() -> None:
    table = Table()
    demon = permanent(table, "You can't win the game and your opponents can't lose the game.")
    do(table, "Each opponent loses 25 life.")
    do(table, "You win the game.")
    assert not table.game.over and table.life("B") == -5
    do(table, "Destroy target creature.", [demon])
    assert table.game.over


@rule("118.12a")
@pytest.mark.parametrize(("pool", "stays"), [("{B}", True), ("{3}", True), ("{2}", False)])
def test_one_or_the_other_mana_is_paid(pool: str, stays: bool) -> None:
    table = Table()
    table.hand("A", card(*SPARK))
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target spell unless its controller pays {B} or {3}."))
    table.mana("A", pool)
    table.cast("A", "Plain Spark", [1])
    spell = table.game.stack[-1]
    table.answer("A", True)
    table.cast("B", "Hush", [spell]).resolve()
    assert table.life("B") == (18 if stays else 20) and table.pool("A") == ("" if stays else "CC")


@rule("614.1c")
@pytest.mark.parametrize(("pays", "tapped", "life"), [(True, False, 18), (False, True, 20)])
def test_a_choice_and_then_a_payment_as_a_land_enters(pays: bool, tapped: bool, life: int) -> None:
    table = Table()
    table.hand("A", card("Far Road", "", "Land", "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, it enters "
                         "tapped.\nThis land is the chosen type."))  # fmt: skip
    table.answer("A", 2, pays)
    table.play("A", "Far Road").resolve()
    road = table.find("Far Road")
    assert table.game.obj(road).tapped == tapped and table.life("A") == life
    assert "Swamp" in table.game.chars(road).subtypes


@rule("122.1")
def test_so_much_for_each_counter_removed_this_way() -> None:
    table = Table()
    eater = permanent(table, "{X}: Remove up to X counters from target permanent. For each counter removed this way, this creature gets +1/+0 "
                      "until end of turn.")  # fmt: skip
    (prey,) = table.battlefield("B", ogre())
    do(table, "Put two +1/+1 counters and a stun counter on target creature.", [prey])
    table.mana("A", "{5}").answer("A", 5)
    table.activate("A", eater, [prey]).resolve()
    left = sum(table.counters(prey).values())
    assert table.pt(eater) == (1 + 3 - left, 1)


@rule("117.1a", "514.2")
def test_cards_exiled_this_way_may_be_played_until_the_end_of_the_next_turn() -> None:
    table = Table()
    table.library("A", card(*SPARK), card(*OGRE))
    do(table, "Exile the top two cards of your library. You may play cards exiled this way until the end of your next turn.")
    table.next_turn("B")
    table.next_turn("A")
    table.act("A", lambda action: "Plain Spark" in action.label, [1]).resolve()
    assert table.life("B") == 18 and table.zone("A", EXILE) == [OGRE[0]] and table.zone("A", GRAVEYARD)[-1] == SPARK[0]
    table.next_turn("B")
    assert not table.actions("A")


@rule("201.5")
def test_a_card_named_like_what_it_does() -> None:
    """Its first word is a verb there, not its name; where it speaks of itself it still does."""
    for name, words in (("Regenerate", "Regenerate target creature."), ("Exile", "Exile target attacking creature. Exile deals 1 damage to you.")):
        found = compile_card(PlainCard(name, (PlainFace(name, "Instant", words),)))
        assert found.accepted


@rule("614.10", "500.7")
def test_an_extra_turn_whose_untap_step_is_skipped() -> None:
    table = Table()
    (tired,) = table.battlefield("A", bear(), tapped=True)
    do(table, "Take an extra turn after this one. Skip the untap step of that turn.")
    table.to_step("end").to_step("main1")
    assert table.game.turn.active == 0 and table.game.turn.number == 2 and table.game.obj(tired).tapped
    table.next_turn("B")
    assert table.game.turn.number == 3
    table.next_turn("A")
    assert not table.game.obj(tired).tapped


@rule("608.2h")
def test_their_total_power_is_what_they_had_as_they_left() -> None:
    table = Table()
    table.battlefield("B", ogre(), bear())
    table.battlefield("A", bear())
    do(table, "Destroy all creatures target opponent controls. Test Rite deals damage to that player equal to their total power.", [1])
    assert table.life("B") == 15 and table.all(BEAR[0], who="A") and not table.all(OGRE[0])


@rule("201.5", "111.3")
@pytest.mark.parametrize(("words", "made"), [
    ('create a legendary 3/4 red Human creature token named Aldis Twin.', "Aldis Twin"),
    ('create Aldis\'s Key, a legendary colorless artifact token with "{T}: You gain 1 life."', "Aldis's Key"),
])  # fmt: skip
def test_a_token_whose_name_holds_that_of_its_maker(words: str, made: str) -> None:
    table = Table()
    table.hand("A", card("Aldis, Warden of Doors", "{0}", "Legendary Creature — Human", "When Aldis enters, " + words, "2/2"))
    table.cast("A", "Aldis, Warden of Doors").resolve()
    assert len(table.all(made)) == 1 and len(table.all("Aldis, Warden of Doors")) == 1


@rule("201.2", "115.1")
def test_what_does_not_have_its_own_name() -> None:
    table = Table()
    sphere = card("Plain Sphere", "{0}", "Enchantment", "When Plain Sphere enters, exile target nonland permanent not named Plain Sphere and all "
                  "other permanents with the same name as that permanent.")  # fmt: skip
    table.battlefield("B", sphere, bear(), bear())
    table.battlefield("A", bear())
    table.hand("A", sphere)
    table.cast("A", "Plain Sphere", [table.all(BEAR[0])[0]]).resolve()
    assert not table.all(BEAR[0]) and len(table.all("Plain Sphere")) == 2
    table.hand("A", sphere)
    table.cast("A", "Plain Sphere").resolve()  # there is nothing of another name: no target
    assert len(table.all("Plain Sphere")) == 3


@rule("608.2d")
def test_one_of_two_abilities_is_lost() -> None:
    table = Table()
    (knight,) = table.battlefield("B", card("Marsh Knight", "{0}", "Creature — Knight", "First strike\nSwampwalk", "2/2"))
    table.answer("A", 1)
    do(table, "Target creature loses first strike or swampwalk until end of turn.", [knight])
    assert (table.has(knight, "first strike"), table.has(knight, "landwalk")) == (True, False)
    table.next_turn("B")
    assert table.has(knight, "landwalk")


@rule("118.12a", "119.2")
@pytest.mark.parametrize("exiles", [True, False])
def test_a_graveyard_is_exiled_to_save_a_spell(exiles: bool) -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    table.hand("A", card(*SPARK))
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target spell unless its controller exiles their graveyard."))
    table.cast("A", "Plain Spark", [1]).answer("A", exiles)
    table.cast("B", "Hush", [table.game.stack[-1]]).resolve()
    assert table.life("B") == (18 if exiles else 20)
    assert table.zone("A", EXILE) == ([BEAR[0], OGRE[0]] if exiles else [])


@rule("102.2", "402.2")
def test_your_opponents_with_many_cards_in_hand_are_counted() -> None:
    table = Table(3)
    table.hand("B", bear(), bear())
    table.hand("C", bear())
    do(table, "Create X 1/1 red Goblin creature tokens, where X is the number of your opponents with two or more cards in hand.")
    assert len(table.all("Goblin Token")) == 1


@rule("510.2", "102.2")
def test_opponents_that_were_dealt_combat_damage_are_counted() -> None:
    table = Table(3)
    one, two = table.battlefield("A", bear(), ogre())
    table.hand("A", card(*SPARK))
    table.cast("A", "Plain Spark", [2]).resolve()
    table.answer("A", [[one, 1], [two, 1]])
    table.to_step("main2")
    do(table, "You gain X life, where X is the number of opponents that were dealt combat damage this turn.")
    assert table.life("A") == 21

"""What is counted of a turn, what is compared, and what can't be done. Spells cast, tokens created, creatures
exiled."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

HINT = ("Small Hint", "{0}", "Instant", "You gain 1 life.")
MOTH = ("Masked Moth", "{4}{U}", "Creature — Insect", "Flying\nMorph {0}", "3/3")


@rule("608.2i", "205.2a")
def test_card_types_among_the_spells_that_one_has_cast() -> None:
    """Each type once; not those of others, nor of spells that were not cast."""
    table = Table()
    table.hand("A", card("Live Lamp", "{0}", "Artifact Creature — Golem", "", "1/1"), card(*HINT), card(*HINT))
    table.hand("B", card("Odd Glow", "{0}", "Enchantment", "Flash"))
    table.cast("A", "Live Lamp").resolve()
    for _ in range(2):
        table.cast("A", "Small Hint").resolve()
    do(table, "You gain 1 life for each card type among spells you've cast this turn.")  # artifact, creature, instant, sorcery
    assert table.life("A") == 26
    do(table, "You gain 1 life for each card type among creature spells you've cast this turn.")
    assert table.life("A") == 28


@rule("608.2i")
def test_the_number_of_spells_cast_is_that_of_all_players() -> None:
    table = Table()
    mage = permanent(table, "{0}, Sacrifice Test Thing: Shuffle, then exile the top X cards, where X is one plus the number of spells cast this turn. "
                     "Until end of turn, you may play cards exiled this way without paying their mana costs.")  # fmt: skip
    table.hand("A", card(*HINT))
    table.hand("B", card(*HINT))
    table.cast("A", "Small Hint").settle()
    table.cast("B", "Small Hint").resolve()
    table.activate("A", mage).resolve()
    assert len(table.zone("A", "exile")) == 3
    table.next_turn("B")
    assert len(table.zone("A", "exile")) == 3 and not table.actions("A")


@rule("608.2i")
def test_tokens_that_one_created_count_though_they_are_gone() -> None:
    table = Table()
    do(table, "Create two Treasure tokens.")
    do(table, "Create a 1/1 white Rat creature token. Each opponent creates a Treasure token.")
    (first, _) = table.all("Treasure Token", who="A")
    do(table, "Destroy target artifact.", targets=[first])
    do(table, "You gain life equal to the number of Treasure tokens you created this turn.")
    assert table.life("A") == 22
    do(table, "Target opponent creates X Treasure tokens, where X is the number of Treasure tokens you created this turn.", targets=[1])
    assert len(table.all("Treasure Token", who="B")) == 3
    table.next_turn("B").next_turn("A")
    do(table, "You gain life equal to the number of Treasure tokens you created this turn.")
    assert table.life("A") == 22


@rule("603.10a", "608.2i")
def test_creatures_exiled_under_opponents_control() -> None:
    """Of all opponents, whoever exiled or owns them. No cards from elsewhere, no other permanents, none of one's
    own."""
    table = Table(3)
    mine, theirs, its, thing = (*table.battlefield("A", bear()), *table.battlefield("B", bear()), *table.battlefield("C", ogre()), *table.battlefield("C", lamp()))
    table.graveyard("B", ogre())
    taken, lost = *table.battlefield("B", ogre()), *table.battlefield("A", ogre())
    do(table, "Gain control of target creature.", [taken])
    do(table, "Target opponent gains control of target creature.", [1, lost])
    for oid in (mine, theirs, its, thing, taken):
        do(table, "Exile target permanent.", targets=[oid])
    do(table, "Exile all creature cards from all graveyards. You gain X life, where X is the number of creatures that were exiled under your opponents' "
              "control this turn.")  # fmt: skip
    assert table.life("A") == 22, "B's creature that A controlled is none of them"
    do(table, "Exile target permanent.", targets=[lost])
    do(table, "You gain X life, where X is the number of creatures that were exiled under your opponents' control this turn.")
    assert table.life("A") == 25, "but A's that B controlled is"


@rule("208.4b")
def test_power_greater_than_the_base_power() -> None:
    table = Table()
    plain, grown, big = table.battlefield("A", bear(), bear(), bear())
    table.game.write(grown).counters = {"+1/+1": 1}
    do(table, "Target creature has base power and toughness 5/5 until end of turn.", targets=[big])
    do(table, "Destroy all creatures with power greater than their base power.")
    assert table.all("Plain Bear") == [plain, big]


@rule("603.10a", "603.2")
def test_a_creature_with_the_greatest_power_among_its_controllers_dies() -> None:
    """Each opponent's creatures are compared with those of the same player, as they were before it died. Ties count."""
    table = Table(3)
    permanent(table, "Whenever a creature an opponent controls with the greatest power among creatures that player controls dies, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    mine = table.battlefield("A", ogre())
    small, large = table.battlefield("B", bear(), ogre())
    one, _ = table.battlefield("C", bear(), bear())
    for oid, life in ((small, 20), (large, 21), (one, 22), (mine[0], 22)):
        do(table, "Destroy target creature.", targets=[oid])
        assert table.life("A") == life


@rule("509.1g", "608.2i")
def test_creatures_that_blocked_this_one_are_tapped_and_stay_so() -> None:
    table = Table()
    hunter = permanent(table, "At end of combat, tap all creatures that blocked Test Thing this turn. They don't untap during their controller's next "
                       "untap step.", size="1/9")  # fmt: skip
    (other,) = table.battlefield("A", bear())
    blocks, waits, elsewhere = table.battlefield("B", card("Wall One", "{1}", "Creature — Wall", "", "0/9"), card("Wall Two", "{1}", "Creature — Wall", "", "0/9"),
                                                 card("Wall Three", "{1}", "Creature — Wall", "", "0/9"))  # fmt: skip
    table.answer("A", [(hunter, 1), (other, 1)]).answer("B", [(blocks, hunter), (elsewhere, other)])
    table.to_step("end_combat", "A").resolve()
    assert [table.game.obj(oid).tapped for oid in (blocks, waits, elsewhere)] == [True, False, False]
    table.next_turn("B")
    assert table.game.obj(blocks).tapped
    table.next_turn("A").next_turn("B")
    assert not table.game.obj(blocks).tapped


@rule("603.7c", "603.10a")
def test_it_dies_under_ones_own_control() -> None:
    for steals, life in ((False, 20), (True, 22)):
        table = Table()
        (cub,) = table.battlefield("B", bear())
        do(table, "Target creature gets +1/-1 until end of turn. When it dies under your control this turn, you gain 2 life.", targets=[cub])
        if steals:
            do(table, "Gain control of target creature.", targets=[cub])
        do(table, "Destroy target creature.", targets=[cub])
        assert table.life("A") == life


@rule("611.2a", "500.5")
def test_cards_may_be_played_until_the_end_of_their_next_turn() -> None:
    """Of another player's next turn, not of the controller's."""
    table = Table()
    permanent(table, "Whenever a creature is dealt damage, its controller may exile that many cards from the top of their library. They may play those "
              "cards until the end of their next turn.", types="Enchantment")  # fmt: skip
    (cub,) = table.battlefield("B", ogre())
    table.library("B", card("Free Lamp", "{0}", "Artifact"), card("Free Bell", "{0}", "Artifact"), card("Free Cup", "{0}", "Artifact"))
    table.answer("B", True)
    do(table, "Test Rite deals 2 damage to target creature.", targets=[cub])
    assert table.zone("B", "exile") == ["Free Lamp", "Free Bell"]
    table.next_turn("B")
    table.cast("B", "Free Lamp").resolve()
    assert table.all("Free Lamp", who="B")
    table.next_turn("A").next_turn("B")
    assert table.zone("B", "exile") == ["Free Bell"]
    assert "Free Bell" not in [table.game.chars(action.oid).name for action in table.actions("B") if action.oid > 0]


@rule("708.7", "116.2b", "101.2")
def test_permanents_cannot_be_turned_face_up() -> None:
    """Neither for their cost nor by an effect; one's own can."""
    table = Table()
    permanent(table, "Permanents your opponents control can't be turned face up during your turn.")
    (mine,) = table.battlefield("A", card(*MOTH), face_down="morph")
    (theirs,) = table.battlefield("B", card(*MOTH), face_down="morph")
    assert not [action for action in table.actions("B") if action.oid == theirs]
    assert [action for action in table.actions("A") if action.oid == mine]
    do(table, "Turn target creature face up.", targets=[theirs])
    assert table.game.obj(theirs).face_down
    table.next_turn("B")
    table.special("B", theirs)
    assert table.game.chars(theirs).name == "Masked Moth"


@rule("602.5", "107.5")
def test_abilities_with_the_tap_symbol_in_their_costs() -> None:
    table = Table()
    permanent(table, "Creatures with flying can't attack or block, and their activated abilities with {T} in their costs can't be activated.",
              types="Enchantment", who="B")  # fmt: skip
    words = "{T}: You gain 1 life.\n{0}, {T}: Add {G}.\n{0}: You gain 2 life."
    (bird,) = table.battlefield("A", card("Wise Bird", "{1}", "Creature — Bird", f"Flying\n{words}", "1/1"))
    (cat,) = table.battlefield("A", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))
    assert [action.label for action in table.actions("A") if action.oid == bird] == ["{0}: You gain 2 life."]
    assert len([action for action in table.actions("A") if action.oid == cat]) == 2  # without the mana ability
    table.tap_for_mana("A", cat)
    with pytest.raises(IllegalAction):
        table.tap_for_mana("A", bird)


@rule("205.2a", "608.2d")
def test_protection_from_a_card_type_of_ones_choice() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.answer("A", 0)  # artifact
    do(table, "Target creature gains protection from the card type of your choice until end of turn.", targets=[cub])
    (wand,) = table.battlefield("B", card("Hot Wand", "{1}", "Artifact", "{0}: Hot Wand deals 1 damage to target creature."))
    assert not [action for action in table.actions("B") if action.oid == wand]
    do(table, "Tap target creature.", targets=[cub])
    table.next_turn("B")
    assert [action for action in table.actions("B") if action.oid == wand]


@rule("500.8", "603.7b")
def test_creatures_untap_at_each_combat_of_the_turn() -> None:
    table = Table()
    (cub, idle) = table.battlefield("A", bear(), ogre())
    do(table, "Tap target creature.", targets=[idle])
    do(table, "After this main phase, there are two additional combat phases.\nAt the beginning of each combat this turn, untap all creatures that "
              "attacked this turn.")  # fmt: skip
    table.answer("A", [(cub, 1)], [(cub, 1)], [(cub, 1)])
    table.next_turn("B")
    assert table.life("B") == 14 and table.game.obj(idle).tapped


@rule("509.5b", "509.5d")
def test_lesser_power_is_that_of_the_other_creature_in_combat() -> None:
    """Each creature is compared with the one that it blocks, or by which it is blocked."""
    words = ("Whenever a creature becomes blocked by a creature with lesser power, destroy the blocking creature.\nWhenever a creature blocks a creature "
             "with lesser power, destroy the attacking creature.")  # fmt: skip
    for attacker, blocker, dead in ((ogre, sprite, "Plain Sprite"), (sprite, ogre, "Plain Sprite"), (ogre, ogre, "")):
        table = Table()
        permanent(table, words, types="Enchantment")
        (one,) = table.battlefield("A", attacker())
        (two,) = table.battlefield("B", blocker())
        if attacker is sprite:
            do(table, "Target creature gains reach until end of turn.", targets=[two])
        table.answer("A", [(one, 1)]).answer("B", [(two, one)])
        table.to_step("declare_blockers", "A").resolve()
        assert (table.zone("A", "graveyard") + table.zone("B", "graveyard")).count("Plain Sprite") == (dead != "")
        assert "Plain Ogre" not in table.zone("A", "graveyard") + table.zone("B", "graveyard")


@rule("115.1", "608.2b")
def test_a_spell_or_nonland_permanent_of_an_opponent_returns() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", ogre(), card("Dull Field", "", "Land"))
    table.hand("A", card("Odd Wave", "{0}", "Instant", "Return target spell or nonland permanent an opponent controls to its owner's hand."), card(*HINT))
    table.hand("B", card(*HINT))
    table.cast("A", "Small Hint").settle()
    table.cast("B", "Small Hint").settle()
    table.cast("A", "Odd Wave")
    (asked,) = [decision for decision in table.asked if decision.kind == "targets"]
    names = sorted(table.game.chars(ref).name for ref in asked.candidates)
    assert names == ["Plain Ogre", "Small Hint"]


@rule("602.5", "701.6a")
def test_only_if_you_created_a_token_this_turn() -> None:
    table = Table()
    idol = permanent(table, "{0}: You gain 1 life. Activate only if you created a token this turn.", types="Artifact")
    do(table, "Target opponent creates a 1/1 green Ooze creature token.", targets=[1])
    assert not [action for action in table.actions("A") if action.kind == "activate"], "another player created one"
    do(table, "Create a 0/0 green Ooze creature token.")
    table.activate("A", idol).resolve()
    assert table.life("A") == 21, "one that is gone counts"

"""Create (CR 701.6, 111): tokens, described or as copies."""

from __future__ import annotations

import pytest

from engine.vocabulary.effects.shared.predefined_tokens import NAMES, predefined
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

CUB = ("Odd Cub", "{G}", "Creature — Bear", "Trample", "2/2")
SPELLS = {
    "has first": "It has flying and is an Angel in addition to its other types.",
    "is first": "It's an Angel in addition to its other types and has flying.",
    "none": "It's an Angel in addition to its other types and has no abilities.",
}

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("608.2h", "707.2")
def test_a_copy_of_that_creature_is_of_what_it_was() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control dies, at the beginning of the next end step, create a token that's a "
              "copy of that creature.", types="Enchantment")  # fmt: skip
    (model,) = table.battlefield("B", ogre())
    mimic = card("Mimic", "{U}", "Creature — Shapeshifter", "You may have Mimic enter as a copy of any creature on the "
                 "battlefield.", "0/1")  # fmt: skip
    table.hand("A", mimic)
    table.answer("A", [model])
    table.mana("A", "{U}").cast("A", "Mimic").resolve()
    (copy,) = table.all("Plain Ogre", who="A")
    do(table, "Destroy target creature.", targets=[copy])
    table.resolve()
    table.to_step("end").resolve()
    assert table.all("Plain Ogre", who="A")


@rule("111.4")
def test_a_token_whose_name_stands_first() -> None:
    table = Table()
    do(table, "Create Old Mud, a legendary 1/3 green Frog creature token with reach.")
    (mud,) = table.all("Old Mud", who="A")
    assert table.pt(mud) == (1, 3) and table.has(mud, "reach")
    assert table.game.chars(mud).supertypes == ("legendary",)


@rule("508.4")
def test_a_tapped_and_attacking_copy() -> None:
    table = Table()
    text = "Whenever this creature attacks, create a tapped and attacking token that's a copy of target Bear."
    (imp,) = table.battlefield("A", card("Loud Imp", "{1}", "Creature — Imp", text, "1/1"))
    (bear,) = table.battlefield("B", card(*BEAR))
    table.answer("A", [[imp, 1]])
    table.to_step("declare_attackers", "A")
    table.targets = [bear]
    table.resolve()
    (token,) = table.all("Meadow Bear", who="A")
    combat = table.game.combat
    assert combat is not None and combat.attacking[token] == 1 and table.game.obj(token).tapped


@rule("608.2c")
def test_for_each_permanent_put_into_a_graveyard_this_way() -> None:
    table = Table()
    first, second = *table.battlefield("A", lamp()), *table.battlefield("B", lamp())
    do(table, "Destroy up to three target noncreature permanents. For each permanent put into a graveyard this way, its "
       "controller creates a 3/3 green Elephant creature token.", targets=[first, second])  # fmt: skip
    assert [table.game.controller(oid) for oid in table.all("Elephant Token")] == [0, 1]


@rule("120.3")
def test_that_creatures_controller_or_that_player() -> None:
    words = "Test Rite deals 1 damage to any target. That creature's controller or that player creates a 1/1 green " \
            "Squirrel creature token."  # fmt: skip
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    do(table, words, targets=[victim])
    do(table, words, targets=[0])
    assert [table.game.controller(oid) for oid in table.all("Squirrel Token")] == [1, 0]


def test_a_token_of_one_of_two_kinds() -> None:
    table = Table().answer("A", 1)
    do(table, "Create a Food token or a Treasure token.")
    assert len(table.all("Treasure Token")) == 1
    assert not table.all("Food Token")


@pytest.mark.parametrize(("others", "number"), [(2, 1), (3, 5)])
def test_more_tokens_instead(others: int, number: int) -> None:
    table = Table()
    table.battlefield("A", *[ogre()] * others)
    do(
        table,
        "Create a 1/1 white Soldier creature token. "
        "If you control three or more creatures, create five of those tokens instead.",
    )
    assert len(table.all("Soldier Token")) == number


@rule("111.3", "111.4")
def test_a_token_has_what_its_description_says() -> None:
    table = do(Table(), "Create two 1/1 red and white Goblin Soldier creature tokens with haste.")
    first, second = table.all("Goblin Soldier Token")
    found = table.game.chars(first)
    assert found.colors == ("W", "R")
    assert (found.types, found.subtypes) == (("creature",), ("Goblin", "Soldier"))
    assert table.pt(second) == (1, 1)
    assert table.has(first, "haste")
    assert table.game.obj(first).token


@rule("111.10a")
def test_a_treasure_is_sacrificed_for_mana() -> None:
    table = do(Table(), "Create a Treasure token.")
    treasure = table.find("Treasure Token")
    (ability,) = table.game.chars(treasure).abilities.mana
    assert ability.mana


def test_tokens_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "Create a 1/1 green Saproling creature token for each creature you control.")
    assert len(table.all("Saproling Token")) == 2


def test_tokens_of_a_size_that_is_counted() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "Create an X/X green Ooze creature token, where X is the number of creatures you control.")
    assert table.pt(table.find("Ooze Token")) == (2, 2)


def test_tokens_with_an_ability_in_a_sentence_of_its_own() -> None:
    words = 'Create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice this creature: Add {C}."'
    table = do(Table(), words)
    spawn = table.find("Eldrazi Spawn Token")
    assert len(table.game.chars(spawn).abilities.mana) == 1


@rule("707.2")
def test_a_copy_has_copiable_values_and_not_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Put a +1/+1 counter on target creature.", targets=[one])
    do(table, "Create a token that's a copy of target creature you control.", targets=[one])
    copy = table.all("Plain Ogre")[-1]
    assert table.game.obj(copy).token
    assert table.pt(copy) == (3, 3)


@rule("707.9a")
def test_a_copy_with_an_exception() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Create a token that's a copy of target creature you control, except it has haste.", targets=[one])
    assert table.has(table.all("Plain Ogre")[-1], "haste")
    assert not table.has(one, "haste")


@rule("508.4")
def test_tokens_enter_attacking() -> None:
    words = "Whenever this creature attacks, create a 1/1 white Soldier creature token that's tapped and attacking."
    assert reading("line", "Whenever ~ attacks, create a 1/1 white Soldier creature token that's tapped and attacking.")
    table = Table()
    attacker = permanent(table, words)
    table.policy = lambda decision: [[attacker, 1]] if decision.kind == "attackers" else None
    table.to_step("declare_blockers")
    token = table.find("Soldier Token")
    assert table.game.combat is not None
    assert token in table.game.combat.attacking
    assert table.game.obj(token).tapped


def test_the_token_that_was_created() -> None:
    table = do(Table(), "Create a 1/1 red Elemental creature token. It gains haste until end of turn.")
    assert table.has(table.find("Elemental Token"), "haste")


@rule("111.4")
def test_a_token_can_have_a_name_behind_its_abilities() -> None:
    table = Table()
    do(table, "Create a 0/2 white Wall creature token with defender named Pale Hedge.")
    (hedge,) = table.all("Pale Hedge")
    assert table.has(hedge, "defender")


@rule("607.2")
def test_tokens_created_with_it_and_no_others() -> None:
    table = Table()
    grave = permanent(table, "{0}: Create a 1/1 black Rat creature token.\nAt the beginning of each end step or when "
                      "this artifact leaves the battlefield, destroy all tokens created with this artifact.",
                      types="Artifact")  # fmt: skip
    do(table, "Create a 1/1 black Rat creature token.")
    table.activate("A", grave).resolve()
    assert len(table.all("Rat Token")) == 2
    do(table, "Destroy target artifact.", targets=[grave])
    table.resolve()
    assert len(table.all("Rat Token")) == 1


@rule("107.3f")
def test_x_that_nothing_defines_is_chosen_as_it_is_paid() -> None:
    table = Table()
    table.hand("A", card("Riser", "{R}", "Enchantment", "When this enchantment enters, you may pay {X}. If you do, "
               "create X 1/1 red Goblin creature tokens."))  # fmt: skip
    table.mana("A", "{R}{R}{R}{R}")
    table.answer("A", True, 2)
    table.cast("A", "Riser").resolve()
    goblins = [oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes]
    assert len(goblins) == 2


def test_a_name_within_a_longer_one_is_not_the_cards_own() -> None:
    table = Table()
    hill = permanent(table, "{0}: Create a 0/1 red Kobold creature token named Voices of Test Thing.", types="Artifact")
    table.activate("A", hill).resolve()
    assert table.all("Voices of Test Thing")


@rule("701.6a", "so many, such as described, on the battlefield")
def test_created_tokens_are_so_many_and_such_as_the_words_say() -> None:
    table = do(Table(), "Target opponent creates three 1/2 red and white Goblin Soldier creature tokens with haste.", targets=[1])
    tokens = table.all("Goblin Soldier Token", who="B")
    assert len(tokens) == 3 and not table.all("Goblin Soldier Token", who="A")
    for oid in tokens:
        values = table.game.chars(oid)
        assert (table.pt(oid), set(values.colors), values.subtypes, values.types) == ((1, 2), {"R", "W"}, ("Goblin", "Soldier"), ("creature",))
        assert table.has(oid, "haste") and table.game.obj(oid).token and table.game.obj(oid).owner == 1


@rule("701.6b", "creation before, entering after continuous effects")
def test_what_replaces_creating_looks_at_the_token_before_and_what_replaces_entering_after_continuous_effects() -> None:
    table = Table()
    permanent(table, "Creatures you control are Zombies in addition to their other types.", types="Enchantment")
    permanent(table, "If one or more Zombie tokens would be created under your control, twice that many of those tokens are created instead.",
              types="Enchantment")  # fmt: skip
    permanent(table, "Each Zombie you control enters with an additional +1/+1 counter on it.", types="Enchantment")
    do(table, "Create a 1/1 green Elf creature token.")
    (elf,) = table.all("Elf Token")
    assert table.counters(elf) == {"+1/+1": 1}  # a Zombie as it enters, but not as it is created
    do(table, "Create a 2/2 black Zombie creature token.")
    assert [table.counters(oid) for oid in table.all("Zombie Token")] == [{"+1/+1": 1}] * 2
    do(table, "Target player creates a 2/2 black Zombie creature token.", [1])
    assert [table.counters(oid) for oid in table.all("Zombie Token", who="B")] == [{}], "not under A's control"


@rule("701.6c")
def test_tokens_put_onto_the_battlefield_by_older_words_are_created() -> None:
    table = Table()
    permanent(table, "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
              types="Enchantment")  # fmt: skip
    do(table, "Put a 1/1 green Elf creature token onto the battlefield.")
    assert len(table.all("Elf Token")) == 2


@rule("607.2d", "603.10a")
def test_the_token_of_an_enchantment_and_that_go_together() -> None:
    words = ("When Test Thing enters, create a token that's a copy of target nontoken creature.\nWhen Test Thing leaves the battlefield, exile the token.\n"
             "When the token leaves the battlefield, sacrifice Test Thing.")  # fmt: skip
    for token_first in (False, True):
        table = Table()
        (cub, other) = table.battlefield("B", bear(), ogre())
        table.hand("A", card("Test Thing", "{0}", "Enchantment", words))
        table.answer("A", [cub])
        table.cast("A", "Test Thing").resolve()
        do(table, "Create a token that's a copy of target creature.", targets=[other])
        (token,) = table.all("Plain Bear", who="A")
        assert table.all("Plain Ogre", who="A")
        if token_first:
            do(table, "Destroy target creature.", targets=[token])
        else:
            do(table, "Destroy target enchantment.", targets=[table.find("Test Thing")])
        assert "Test Thing" in table.zone("A", "graveyard") and not table.all("Test Thing")
        assert table.all("Plain Bear") == [cub] and len(table.all("Plain Ogre")) == 2


@rule("111.1", "614.1a")
def test_as_many_other_tokens() -> None:
    table = Table()
    permanent(table, "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens "
                     "are created instead.", types="Enchantment")  # fmt: skip
    do(table, "Create two Food tokens. Each opponent creates a Food token.")
    assert len(table.all("Food Token", who="A")) == 2 and len(table.all("Squirrel Token", who="A")) == 2
    assert not table.all("Squirrel Token", who="B")


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("603.2i")
def test_what_is_done_only_once_each_turn_does_not_trigger_itself() -> None:
    table = Table()
    text = "Whenever an enchantment you control enters, you may create a token that's a copy of it. Do this only once each turn."
    table.battlefield("A", card("Glad Dancer", "{2}", "Creature — Kor", text, "1/1"))
    table.hand("A", card("Old Song", "{W}", "Enchantment", ""))
    table.mana("A", "{W}").answer("A", True).cast("A", "Old Song").resolve(2)
    assert names(table).count("Old Song") == 2 and not table.game.stack


@rule("201.5a", "406.1")
def test_a_token_brings_back_the_card_that_made_it() -> None:
    table = Table()
    lord = permanent(table, 'Flying\n{0}, Exile Test Thing: Create a 1/2 black Bat creature token with flying. It has "{0}, Sacrifice this creature: '
                     "Return an exiled card named Test Thing to the battlefield under its owner's control.\"")  # fmt: skip
    table.exile("A", bear())
    table.activate("A", lord).resolve()
    bat = table.find("Bat Token")
    table.activate("A", bat).resolve()
    assert table.all("Test Thing") and table.zone("A", "exile") == ["Plain Bear"] and not table.all("Bat Token")


@rule("201.5a", "404.1")
def test_a_token_counts_cards_with_the_name_of_what_made_it() -> None:
    table = Table()
    table.hand("A", card("Wolf Call", "{0}", "Sorcery", 'Create a 1/1 green Wolf creature token. It has "This creature gets +1/+1 for each card '
                         'named Wolf Call in each graveyard."'))  # fmt: skip
    table.cast("A", "Wolf Call").resolve()
    assert table.pt(table.find("Wolf Token")) == (2, 2)


@rule("611.2c", "613.1d", "613.1f", "205.1b")
@pytest.mark.parametrize("which", SPELLS)
def test_a_returned_creature_has_and_is_so_as_long_as_it_stays(which: str) -> None:
    table = Table()
    table.graveyard("A", card(*CUB))
    (other,) = table.battlefield("A", card(*CUB))
    table.hand("A", card("Late Return", "{0}", "Sorcery", f"Return target creature card from your graveyard to the battlefield. {SPELLS[which]}"))
    table.cast("A", "Late Return").resolve()
    (back,) = (oid for oid in table.all("Odd Cub") if oid != other)
    table.next_turn("B").next_turn("A")  # it lasts
    assert table.has(back, "flying") == (which != "none") and table.has(back, "trample") == (which != "none")
    assert set(table.game.chars(back).subtypes) == {"Bear", "Angel"}
    assert not table.has(other, "flying") and table.has(other, "trample") and set(table.game.chars(other).subtypes) == {"Bear"}
    table.hand("A", card("Short Exit", "{0}", "Instant", "Return target creature to its owner's hand."))
    table.cast("A", "Short Exit", targets=[back]).resolve()
    (card_again,) = (oid for oid in table.game.zone("hand", 0) if table.game.chars(oid).name == "Odd Cub")
    assert set(table.game.chars(card_again).subtypes) == {"Bear"}  # another object (CR 400.7)


@rule("111.3", "611.2c")
def test_created_tokens_are_so_too() -> None:
    table = Table()
    table.hand("A", card("Two Birds", "{0}", "Sorcery", "Create two 1/1 white Bird creature tokens. They have flying and are Angels in addition to "
                         "their other types."))  # fmt: skip
    table.cast("A", "Two Birds").resolve()
    birds = table.all("Bird Token")
    assert len(birds) == 2
    for bird in birds:
        assert table.has(bird, "flying") and set(table.game.chars(bird).subtypes) == {"Bird", "Angel"}


@rule("111.1", "608.2d")
def test_a_token_of_your_choice() -> None:
    table = Table()
    table.policy = lambda d: 2 if type(d).__name__ in ("ChooseOption", "ChooseModes") else None
    do(table, "Create your choice of a Blood token, a Clue token, or a Food token.")
    assert [len(table.all(f"{name} Token")) for name in ("Blood", "Clue", "Food")] == [0, 0, 1]


@rule("608.2c", "what they did it to is known behind it")
@pytest.mark.parametrize("who", ["they", "that player"])
def test_what_a_player_who_did_so_made_is_spoken_of_further(who: str) -> None:
    table = Table(3)
    create, put, one = ("create", "put", "They") if who == "they" else ("creates", "puts", "That player")
    do(table, f"Target player gains 1 life. If {who} do{'' if who == 'they' else 'es'}, {who} {create} a 1/1 white Rat creature token. {one} {put} a +1/+1 counter on it.",
       targets=[1])  # fmt: skip
    (rat,) = table.all("Rat Token", who="B")
    assert table.pt(rat) == (2, 2) and (table.life("A"), table.life("B")) == (20, 21)


@rule("111.10")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "Young Hero Role"])
def test_every_predefined_token_is_understood(name: str) -> None:
    definition = predefined(name)
    assert definition.faces[0].printed.subtypes


@rule("707.2", "608.2c")
@pytest.mark.parametrize("kicked", [True, False])
def test_five_of_those_tokens_that_are_copies(kicked: bool) -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    words = "Kicker {5}\nCreate a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.mana("A", "{5}").answer("A", kicked)
    table.cast("A", "Test Rite", [one]).resolve()
    assert len([oid for oid in table.all("Plain Ogre") if table.game.obj(oid).token]) == (5 if kicked else 1)

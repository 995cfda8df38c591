"""Exactly what the words say. Conditions of exceptions, what was chosen for a cost, who attacks, what was played."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.core.errors import IllegalAction
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
KILL = ("Sharp End", "{B}", "Instant", "Destroy target creature.")
GAIN = ("Small Feast", "{1}", "Instant", "You gain 2 life.")


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


@rule("706.3")
def test_one_row_of_a_table_may_speak_of_what_another_creates() -> None:
    text = "When this creature enters, roll a d4.\n1 | Create a 1/1 red Goblin creature token.\n2—4 | Create two of those tokens."
    table = Table()
    table.hand("A", card("Loud Crowd", "{R}", "Creature — Goblin", text, "1/1"))
    table.game.falls = lambda seat, sides, thrown: 3
    table.mana("A", "{R}").cast("A", "Loud Crowd").resolve()
    assert names(table).count("Goblin Token") == 2


@rule("702.74a")
def test_who_controls_what_was_evoked_sacrifices_it() -> None:
    table = Table()
    table.hand("A", card("Brief Guest", "{5}", "Creature — Elemental", "Evoke {U}", "3/3"))
    table.hand("A", card("Hand Over", "{U}", "Instant", "Target opponent gains control of target creature."))
    table.battlefield("B", card("Altar", "{1}", "Artifact", "Whenever you sacrifice a creature, you gain 3 life."))
    table.mana("A", "{U}{U}").cast("A", "Brief Guest", way="evoke").resolve(1)
    (guest,) = [oid for oid in table.game.permanents() if table.game.chars(oid).name == "Brief Guest"]
    table.cast("A", "Hand Over", targets=[1, guest]).resolve()
    assert "Brief Guest" in table.zone("A", "graveyard") and table.life("B") == 23


def test_that_creature_behind_paired_with_a_creature_is_the_other_one() -> None:
    table = Table()
    boost = card("Joint Effort", "{G}", "Instant", "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +3/+3 until end of turn.")
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", boost, card("Close Friend", "{G}", "Creature — Human", "Soulbond", "1/1"))
    table.mana("A", "{G}{G}").answer("A", True).cast("A", "Close Friend").resolve()
    friend = table.find("Close Friend")
    table.cast("A", "Joint Effort", targets=[bear]).resolve()
    assert table.pt(bear) == (4, 4) and table.pt(friend) == (4, 4)


@rule("400.7a", "614.12")
def test_a_creature_enters_with_counters_for_what_its_spell_gained() -> None:
    table = Table()
    table.battlefield("A", card("Blood Lord", "{B}", "Creature — Vampire", "Whenever you cast a Bat creature spell, it gains bloodthirst 3.", "3/3"))
    table.hand("A", card("Sting", "{R}", "Sorcery", "~ deals 1 damage to any target."), card("Small Bat", "{B}", "Creature — Bat", "", "1/1"))
    table.mana("A", "{R}{B}").cast("A", "Sting", targets=[1]).resolve()
    table.cast("A", "Small Bat").resolve()
    assert table.pt(table.find("Small Bat")) == (4, 4)


@rule("107.3e")
def test_x_of_a_cycling_cost_is_known_to_what_triggers_on_cycling() -> None:
    table = Table()
    table.hand("A", card("Wide Storm", "{5}", "Enchantment", "Cycling {X}{U}\nWhen you cycle ~, create an X/X blue Shark creature token with flying."))
    table.mana("A", "{U}{3}").answer("A", 3)
    table.act("A", lambda action: action.kind == "activate").resolve()
    assert table.pt(table.find("Shark Token")) == (3, 3)


@rule("603.2i")
def test_what_is_done_only_once_each_turn_is_done_once_of_two_triggers_that_wait() -> None:
    table = Table()
    text = "Whenever you gain life, you may put a +1/+1 counter on this creature. Do this only once each turn."
    (owl,) = table.battlefield("A", card("Calm Owl", "{2}", "Creature — Bird", text, "1/1"))
    table.hand("A", card(*GAIN), card(*GAIN))
    table.mana("A", "{2}").answer("A", True, True)
    table.cast("A", "Small Feast").resolve(1)
    table.cast("A", "Small Feast").resolve(1)
    assert len(table.game.stack) == 2
    table.resolve()
    assert table.counters(owl) == {"+1/+1": 1}


@rule("603.2i")
def test_what_is_done_only_once_each_turn_does_not_trigger_itself() -> None:
    table = Table()
    text = "Whenever an enchantment you control enters, you may create a token that's a copy of it. Do this only once each turn."
    table.battlefield("A", card("Glad Dancer", "{2}", "Creature — Kor", text, "1/1"))
    table.hand("A", card("Old Song", "{W}", "Enchantment", ""))
    table.mana("A", "{W}").answer("A", True).cast("A", "Old Song").resolve(2)
    assert names(table).count("Old Song") == 2 and not table.game.stack


@rule("305.1")
@pytest.mark.parametrize(("types", "life"), [("Land", 20), ("Legendary Land", 19)])
def test_only_a_land_that_fits_is_waited_for(types: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Proud Knight", "{2}", "Creature — Knight", "Whenever you play a legendary land, you lose 1 life.", "1/1"))
    table.hand("A", card("Far Hills", "", types, "{T}: Add {C}."))
    table.play("A", "Far Hills").resolve()
    assert table.life("A") == life


@rule("305.1", "601.3")
def test_a_land_is_played_though_spells_of_its_mana_value_can_not_be_cast() -> None:
    table = Table()
    table.battlefield("B", card("Odd Lord", "{9}", "Creature — Eldrazi", "Your opponents can't cast spells with even mana values.", "1/1"))
    table.hand("A", card("Far Hills", "", "Land", "{T}: Add {C}."), card(*KILL), card("Two Bears", "{B}{B}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{B}{B}")
    assert [(action.kind, action.label) for action in table.actions("A") if not action.targets] == [("play", "Far Hills")]


@rule("608.2d")
@pytest.mark.parametrize("size", ["1/1", "4/4"])
def test_what_may_be_done_only_under_a_condition_is_offered_only_then(size: str) -> None:
    table = Table()
    table.battlefield("A", card("Wild Heart", "{2}", "Creature — Elf", "Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.", "2/2"))
    table.hand("A", card("Newcomer", "{1}", "Creature — Elf", "", size))
    table.mana("A", "{1}").answer("A", True)
    before = len(table.zone("A", "library"))
    table.cast("A", "Newcomer").resolve()
    drawn = before - len(table.zone("A", "library"))
    assert (drawn, len(table.answers[0])) == ((1, 0) if size == "4/4" else (0, 1))


@rule("607.2a", "608.2h")
def test_what_was_exiled_with_something_is_found_behind_its_own_sacrifice() -> None:
    table = Table()
    text = "Whenever a creature you control dies, exile it.\nAt the beginning of each end step, if you control no creatures, sacrifice ~ and return all cards exiled with it to the battlefield under your control."
    table.battlefield("A", card("Better Days", "{W}", "Enchantment", text))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("B", card(*KILL))
    table.mana("B", "{B}").cast("B", "Sharp End", targets=[bear]).resolve()
    table.to_step("end").resolve()
    assert names(table) == ["Meadow Bear"]


@rule("400.7j", "603.7c")
def test_a_delayed_ability_finds_what_the_cost_of_the_ability_that_made_it_exiled() -> None:
    table = Table()
    text = "{2}, Exile ~: Create a 5/5 blue Dragon creature token. Return ~ to the battlefield under its owner's control when that token dies."
    (fang,) = table.battlefield("A", card("Old Fang", "{6}", "Artifact", text))
    table.hand("B", card(*KILL))
    table.mana("A", "{2}").activate("A", fang).resolve()
    table.mana("B", "{B}").cast("B", "Sharp End", targets=[table.find("Dragon Token")]).resolve()
    assert names(table) == ["Old Fang"]


@rule("601.2e", "202.3e")
@pytest.mark.parametrize("x", [2, 3])
def test_a_spell_is_judged_again_with_x_chosen(x: int) -> None:
    table = Table()
    table.battlefield("B", card("Odd Lord", "{9}", "Creature — Eldrazi", "Your opponents can't cast spells with even mana values.", "1/1"))
    table.hand("A", card("Hot Wind", "{X}{R}", "Sorcery", "~ deals X damage to any target."))
    table.mana("A", "{R}{R}{R}{R}").answer("A", x)
    if x % 2:
        with pytest.raises(IllegalAction, match="cast"):
            table.cast("A", "Hot Wind", targets=[1])
    else:
        assert table.cast("A", "Hot Wind", targets=[1]).resolve().life("B") == 20 - x


@rule("601.3a")
@pytest.mark.parametrize(("lands", "castable"), [(1, False), (2, True)])
def test_what_each_opponent_can_not_cast_is_judged_by_that_player(lands: int, castable: bool) -> None:
    table = Table()
    text = "Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls."
    table.battlefield("B", card("Strict Judge", "{2}", "Creature — Human", text, "1/1"))
    table.battlefield("A", *[card("Bare Rock", "", "Land")] * lands)
    table.hand("A", card("Two Songs", "{1}{W}", "Sorcery", "You gain 1 life."))
    table.mana("A", "{W}{W}")
    assert any(action.label == "Two Songs" for action in table.actions("A")) == castable


@rule("107.4h")
@pytest.mark.parametrize(("types", "tapped"), [("Basic Snow Land — Island", True), ("Basic Land — Island", False)])
def test_snow_mana_that_was_spent_is_mana_from_a_snow_source(types: str, tapped: bool) -> None:
    table = Table()
    table.battlefield("A", card("Shore", "", types))
    table.hand("A", card("Cold Hand", "{U}", "Creature — Giant", "When ~ enters, if {S} was spent to cast it, you gain 5 life.", "1/1"))
    table.cast("A", "Cold Hand").resolve()
    assert table.life("A") == (25 if tapped else 20)


@rule("712.12")
def test_a_double_faced_card_is_played_by_the_face_that_a_permission_fits() -> None:
    table = Table()
    table.battlefield("A", card("Old Ground", "{3}", "Artifact", "You may play lands from your graveyard."))
    table.graveyard("A", card("Wild Warrior", "{5}", "Creature — Minotaur", "", "4/4", layout="modal_dfc", back=data("Wild Teeth", "", "Land", "{T}: Add {R}.")))
    assert [(action.kind, action.label) for action in table.actions("A")] == [("play", "Wild Teeth")]
    table.play("A", "Wild Teeth")
    assert table.find("Wild Teeth")


@rule("601.3e", "708.4")
def test_a_face_down_spell_can_be_cast_for_what_it_costs_less() -> None:
    table = Table()
    table.battlefield("A", card("Small Chisel", "{2}", "Artifact", "Face-down creature spells you cast cost {1} less to cast."))
    table.hand("A", card("Hidden Owl", "{4}{U}", "Creature — Bird", "Morph {U}", "2/3"))
    table.mana("A", "{C}{C}")
    table.cast("A", "Hidden Owl", way="morph").resolve()
    assert len(list(table.game.permanents())) == 2


@rule("305.2a", "305.3")
@pytest.mark.parametrize(("who", "played"), [("A", True), ("B", False)])
def test_a_land_is_played_as_an_ability_resolves_in_any_step_of_ones_own_turn(who: str, played: bool) -> None:
    table = Table()
    (box,) = table.battlefield(who, card("Late Box", "{2}", "Artifact", "{0}: Exile the top card of your library. You may play that card."))
    table.to_step("end").answer(who, True).activate(who, box).resolve()
    assert ("Forest" in names(table)) == played


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_not_the_target_named_since() -> None:
    table = Table()
    words = "Exile cards from the top of your library until you exile a nonland card. This spell deals damage to any target equal to that card's mana value."
    table.hand("A", card("Loud Guess", "{R}", "Sorcery", words))
    table.library("A", card("Deep Thought", "{4}{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{R}").cast("A", "Loud Guess", targets=[1]).resolve()
    assert table.life("B") == 15


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_not_a_creature_chosen_before() -> None:
    table = Table()
    words = ("Choose target creature. Reveal cards from the top of your library until you reveal a nonland card. That creature gets "
             "+X/-X until end of turn, where X is that card's mana value. Put all cards revealed this way on the bottom of your library in any order.")  # fmt: skip
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Odd Change", "{U}", "Instant", words))
    table.library("A", card("Deep Thought", "{4}{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "Odd Change", targets=[ox]).resolve()
    assert table.pt(ox) == (6, 1)


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_no_token() -> None:
    table = Table()
    words = "{T}: Reveal the top card of your library. Create a 1/1 green Saproling creature token. Put that card onto the battlefield under your control."
    (bag,) = table.battlefield("A", card("Deep Bag", "{3}", "Artifact", words))
    table.library("A", card("Quiet Field", "", "Land"))
    table.activate("A", bag).resolve()
    assert names(table) == ["Deep Bag", "Saproling Token", "Quiet Field"]


@rule("608.2c")
def test_that_card_is_a_creature_that_was_exiled_since_a_card_was_cycled() -> None:
    table = Table()
    words = ("Whenever a player cycles a card, you may exile target creature. If you do, return that card to the battlefield under its "
             "owner's control at the beginning of the next end step.")  # fmt: skip
    table.battlefield("A", card("Slow Drift", "{2}{W}", "Enchantment", words))
    table.battlefield("B", card(*BEAR))
    (cycled,) = table.hand("A", card("Round Stone", "{5}", "Artifact", "Cycling {1}"))
    table.mana("A", "{1}").answer("A", True).activate("A", cycled).resolve()
    assert "Meadow Bear" in table.zone("B", "exile")
    table.to_step("end").resolve()
    assert "Meadow Bear" in names(table) and "Round Stone" in table.zone("A", "graveyard")


FOUND = {"land": ("Quiet Field", "", "Land"), "creature": BEAR, "sorcery": ("Deep Thought", "{4}{U}", "Sorcery", "Draw a card.")}
LOOKED_AT = {
    "reveal": "Reveal the top card of your library.",
    "exile": "Exile the top card of your library.",
    "mill": "Mill a card.",
    "discard": "Discard a card.",
}  # fmt: skip


@rule("608.2c", "109.2")
@pytest.mark.parametrize("verb", LOOKED_AT)
@pytest.mark.parametrize("found", FOUND)
def test_it_is_called_a_card_and_so_is_no_token_created_since(verb: str, found: str) -> None:
    table = Table()
    words = (f"{LOOKED_AT[verb]} If it's a creature card, create a 1/1 green Saproling creature token. "
             "If it's a land card, create a Treasure token. If it isn't a permanent card, you gain 2 life.")  # fmt: skip
    table.hand("A", card("Odd Satchel", "{G}", "Sorcery", words))
    table.hand("A", card(*FOUND[found])) if verb == "discard" else table.library("A", card(*FOUND[found]))
    table.mana("A", "{G}").cast("A", "Odd Satchel").resolve()
    assert names(table) == {"land": ["Treasure Token"], "creature": ["Saproling Token"], "sorcery": []}[found]
    assert table.life("A") == (22 if found == "sorcery" else 20)


@rule("608.2c", "109.2")
@pytest.mark.parametrize("found", FOUND)
def test_it_is_called_a_card_and_so_is_no_creature_that_was_dealt_damage_since(found: str) -> None:
    table = Table()
    words = ("Reveal the top card of your library. This spell deals 1 damage to target creature. "
             "If it's a nonland card, put it into your hand. Otherwise, put it onto the battlefield.")  # fmt: skip
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Odd Shot", "{G}", "Sorcery", words))
    table.library("A", card(*FOUND[found]))
    table.mana("A", "{G}").cast("A", "Odd Shot", targets=[ox]).resolve()
    assert table.zone("A", "hand") == ([] if found == "land" else [FOUND[found][0]])
    assert names(table) == ["Old Ox", *(["Quiet Field"] if found == "land" else [])]


@rule("608.2c")
@pytest.mark.parametrize("words", [
    "Choose target creature an opponent controls. Each creature you control deals damage equal to its power to that creature.",
    "Each creature you control gets +0/+0 until end of turn. Choose target creature an opponent controls. When that creature dies this turn, you "
    "gain 3 life. Target creature you control fights that creature.",
])  # fmt: skip
def test_that_creature_is_not_the_one_that_does_it(words: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Sure Verdict", "{0}", "Sorcery", words))
    table.cast("A", "Sure Verdict", targets=[ox, bear] if "fights" in words else [ox]).resolve()
    assert (table.game.obj(ox).damage, table.game.obj(bear).damage) == (2, 1 if "fights" in words else 0)


@rule("608.2c")
def test_words_by_which_something_would_deal_damage_to_itself_are_declined() -> None:
    words = "This spell deals 2 damage to target creature. It deals 4 damage to that creature instead if you control a Bear."
    assert compile_card(plain_card(words, "Instant")).definition is None
    assert compile_card(plain_card(words.replace("It deals", "This spell deals"), "Instant")).definition is not None

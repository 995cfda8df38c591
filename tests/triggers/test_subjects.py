"""The subjects of triggers."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import Table, card

DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
POKER = ("Long Poker", "{1}", "Artifact", "{0}: Target creature gets +1/+1 until end of turn.\n{0}: Target player gains 1 life.\n"
         "{0}: Tap target artifact.")  # fmt: skip
SHOCK = ("Small Shock", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.")


@rule("603.5", "each time it triggers the choice is made anew", "119.9")
def test_each_source_of_life_gained_at_once_triggers_for_itself_and_all_who_lose_life_together_once() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, you may draw a card.\nWhenever one or more players lose life, you may put a +1/+1 counter on this creature.")
    cats = table.battlefield("A", *[card("Warm Cat", "{W}", "Creature — Cat", "Lifelink", "1/1")] * 2)
    table.policy = lambda decision: [[cat, 1] for cat in cats] if decision.kind == "attackers" else None
    table.to_step("combat_damage", "A")
    assert len(table.stack()) == 3
    table.answer("A", *[lambda decision: True] * 3).resolve()
    thing = table.find("Test Thing")
    assert len(table.zone("A", "hand")) == 2 and table.counters(thing) == {"+1/+1": 1}
    table.to_step("main2")
    table.policy = lambda decision: False if decision.kind == "yes_no" else None
    do(table, "Each player loses 1 life.")
    assert table.counters(thing) == {"+1/+1": 1}
    asked = [decision for decision in table.asked if decision.kind == "yes_no"]
    assert len(asked) == 4


@rule("608.2c")
def test_it_behind_this_or_another_is_the_one_to_which_it_happened() -> None:
    table = Table()
    table.battlefield("A", card("Old Dragon", "{2}", "Creature — Dragon", "Whenever ~ or another Dragon you control enters, it deals damage equal to its power to any target.", "1/1"))
    table.hand("A", card(*DRAGON))
    table.mana("A", "{1}").answer("A", [1]).cast("A", "Young Dragon").resolve()
    assert table.life("B") == 17


@rule("601.2i")
@pytest.mark.parametrize(("types", "life"), [("Creature — Dragon", 21), ("Creature — Bear", 20), ("Artifact", 21)])
def test_a_spell_of_one_kind_or_of_another(types: str, life: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a noncreature spell or a Dragon spell, you gain 1 life.")
    table.hand("A", card("Test Spell", "{0}", types, "", "2/2" if "Creature" in types else ""))
    table.cast("A", "Test Spell").resolve()
    assert table.life("A") == life


@rule("603.2c")
def test_one_or_more_players_are_one_occurrence() -> None:
    table = Table(3)
    permanent(table, "Whenever one or more players discard one or more cards, draw a card.", types="Enchantment")
    permanent(table, "Whenever one or more opponents lose life, you gain 1 life.", types="Enchantment")
    for who in "ABC":
        table.hand(who, lamp(), lamp())
    hand = len(table.zone("A", "hand"))
    do(table, "Each player discards two cards. Each player loses 2 life.")
    assert len(table.zone("A", "hand")) == hand - 2 + 1
    assert [table.life(who) for who in "ABC"] == [19, 18, 18]
    do(table, "You lose 1 life.")
    assert table.life("A") == 18


@rule("602.2", "603.2")
def test_an_ability_that_targets_a_creature_or_player_is_copied_and_aimed_anew() -> None:
    table = Table()
    table.battlefield("A", card("Twin Mentor", "{2}", "Creature — Elf", "Whenever you activate an ability that targets a creature or "
                                "player, copy that ability. You may choose new targets for the copy.", "2/2"))  # fmt: skip
    (poker,) = table.battlefield("A", card(*POKER))
    toad, ox = table.battlefield("B", card(*TOAD), card(*OX))
    table.activate("A", poker, targets=[toad]).answer("A", True, [ox]).resolve()
    assert table.pt(toad) == (3, 3) and table.pt(ox) == (2, 4)
    table.activate("A", poker, targets=[0], index=1).resolve()
    assert table.life("A") == 22
    table.activate("A", poker, targets=[poker], index=2)
    assert len(table.stack()) == 1  # an artifact is neither
    table.resolve().hand("A", card(*SHOCK))
    table.cast("A", "Small Shock", targets=[toad])
    assert len(table.stack()) == 1  # a spell is no ability


@rule("603.2", "115.1")
def test_one_of_two_descriptions_becomes_a_target() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control or a creature spell you control becomes the target of a spell, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Target creature gets +1/+1 until end of turn.", [mine])
    do(table, "Target creature gets +1/+1 until end of turn.", [theirs])
    assert table.life("A") == 21
    table.hand("A", card("Free Beast", "{0}", "Creature — Beast", "", "1/1"))
    table.hand("B", card("No Way", "{0}", "Instant", "Counter target spell."))
    table.cast("A", "Free Beast").cast("B", "No Way", targets=[table.game.stack[-1]]).resolve()
    assert table.life("A") == 22


@pytest.mark.parametrize("words", ["When this creature dies or when you discard it", "When this creature dies or you discard this card",
                                   "When you discard this card and when this creature dies"])  # fmt: skip
@rule("113.6k", "each condition where it can come true")
def test_what_is_discarded_hears_of_it_though_it_is_called_it(words: str) -> None:
    imp = card("Odd Imp", "{1}", "Creature — Imp", f"{words}, you gain 5 life.", "1/1")
    table = Table()
    table.hand("A", imp)
    do(table, "Discard your hand.")
    assert table.life("A") == 25
    (there,) = table.battlefield("A", imp)
    table.hand("A", imp)
    table.hand("B", lamp())
    do(table, "Target player discards a card.", [1])
    assert table.life("A") == 25, "another player's discard is none of its own"
    do(table, "Destroy target creature.", [there])
    assert table.life("A") == 30, "only the one that died"
    table.battlefield("A", imp)
    do(table, "Discard your hand.")
    assert not table.zone("A", "hand") and table.life("A") == 35, "only the one that was discarded"


@rule("113.6k", "702.29c")
def test_what_is_cycled_hears_of_it_though_it_is_called_it() -> None:
    table = Table()
    (held,) = table.hand("A", card("Odd Imp", "{1}", "Creature — Imp", "When this creature enters or when you cycle it, you gain 5 life.\nCycling {0}", "1/1"))
    table.activate("A", held).resolve()
    assert table.life("A") == 25

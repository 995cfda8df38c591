"""Whom a word can mean: what was cast, what has a controller, what has left, which of two, other than what was just named (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import Table, card, data


def declined(words: str, types: str = "Sorcery", size: str = "") -> bool:
    return compile_card(CardData("Odd Text", "normal", (data("Odd Text", "{1}", types, words, size),))).definition is None


@pytest.mark.parametrize(("verb", "left"), [
    ("it deals damage to target player equal to the number of times it was kicked.", 18),
    ("target player loses life equal to twice the number of times it was kicked.", 16),
    ("target player loses 1 life for each time it was kicked.", 18),
])  # fmt: skip
@rule("702.33c", "it")
def test_what_was_kicked_is_no_target(verb: str, left: int) -> None:
    table = Table()
    table.hand("A", card("Keen Ogre", "{R}", "Creature — Ogre", f"Multikicker {{1}}\nWhen this creature enters, {verb}", "3/3"))
    table.mana("A", "{R}{1}{1}").answer("A", 2, [table.seat("B")])
    table.cast("A", "Keen Ogre").resolve()
    assert table.life("B") == left


@pytest.mark.parametrize(("deed", "named"), [
    ("Sacrifice a creature", "that creature"), ("Sacrifice a creature", "the sacrificed creature"), ("Exile a creature you control", "that creature"),
])  # fmt: skip
@rule("608.2c", "any target")
def test_that_creature_is_one_that_was_named_so_and_not_any_target(deed: str, named: str) -> None:
    table = Table()
    (box,) = table.battlefield("A", card("Fire Box", "{1}", "Artifact", f"{{T}}: {deed}. When you do, this artifact deals X damage to any target, where X is {named}'s power."))
    table.battlefield("A", ogre())
    table.answer("A", [table.seat("B")])
    table.activate("A", box).resolve()
    assert table.life("B") == 17


@pytest.mark.parametrize(("words", "lost"), [
    ("Each of those creatures deals damage equal to its power to you.", 5),
    ("You lose life equal to the total power of those creatures.", 5),
])  # fmt: skip
@rule("608.2c", "each of those")
def test_its_power_is_that_of_each_dealer(words: str, lost: int) -> None:
    table = Table()
    others = [*table.battlefield("B", bear()), *table.battlefield("B", ogre())]
    table.hand("A", card("Great Eel", "{0}", "Creature — Fish", f"When this creature enters, tap up to two target creatures. {words}", "9/9"))
    table.answer("A", others)
    table.cast("A", "Great Eel").resolve()
    assert table.life("A") == 20 - lost


@pytest.mark.parametrize(("text", "mine", "theirs"), [("Trample", 20, 16), ("", 20, 20)])
@rule("120.4a", "which creature's")
def test_excess_goes_to_the_other_ones_controller_and_only_with_trample(text: str, mine: int, theirs: int) -> None:
    table = Table()
    (big,) = table.battlefield("A", card("Big Ox", "{1}", "Creature — Ox", text, "6/6"))
    (small,) = table.battlefield("B", bear())
    do(table, "Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control "
              "has trample, excess damage is dealt to that creature's controller instead.", targets=[big, small])  # fmt: skip
    assert (table.life("A"), table.life("B")) == (mine, theirs)


@pytest.mark.parametrize("kicked", [True, False])
@rule("608.2c", "only if it is so")
def test_what_completes_a_deed_does_so_only_if_its_condition_holds(kicked: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("B", card("Thorn Troll", "{1}", "Creature — Troll", "{0}: Regenerate this creature.", "2/2"))
    table.activate("B", mine).resolve()
    table.hand("A", card("Hot Lava", "{0}", "Instant", "Kicker {1}\nDestroy target creature. If this spell was kicked, that creature can't be regenerated."))
    table.mana("A", "{1}").answer("A", kicked) if kicked else None
    table.cast("A", "Hot Lava", targets=[mine]).resolve()
    assert bool(table.all("Thorn Troll", who="B")) is not kicked


@pytest.mark.parametrize("deed", ["put a +1/+1 counter on target creature", "tap target creature", "target creature gets +1/+1 until end of turn"])
@rule("608.2c", "was")
def test_what_was_something_is_what_has_left(deed: str) -> None:
    for dying, drawn in (("Human", 1), ("Elf", 0)):
        table = Table()
        table.battlefield("A", card("Wake Bard", "{1}", "Creature — Human", f"Whenever another creature dies, {deed}. If it was a Human, draw a card.", "2/2"))
        (gone,) = table.battlefield("A", card("Poor One", "{1}", f"Creature — {dying}", "", "1/1"))
        (other,) = table.battlefield("B", bear())
        table.policy = lambda decision, other=other: [other] if getattr(decision, "words", "") == "target creature" else None
        do(table, "Destroy target creature.", targets=[gone])
        table.resolve()
        assert len(table.zone("A", "hand")) == drawn


@pytest.mark.parametrize("words", [
    "Each player sacrifices a creature of their choice. If you sacrificed a permanent this way, you may return another permanent card from your graveyard to your hand.",
    "Sacrifice a creature. If you do, return another permanent card from your graveyard to your hand.",
    "Sacrifice a creature. Exile another permanent card from your graveyard.",
])  # fmt: skip
@rule("608.2c", "another than what was just named")
def test_another_card_is_not_the_one_just_sacrificed(words: str) -> None:
    table = Table()
    table.battlefield("A", bear())
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, words)
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
    table.battlefield("A", ogre())
    do(table, words)
    assert table.zone("A", "graveyard") == ["Test Rite", "Plain Ogre", "Test Rite"]


@pytest.mark.parametrize(("verb", "zone"), [("Return", "hand"), ("Put", "graveyard")])
@rule("608.2c", "the others of them")
def test_the_other_cards_are_those_but_the_one_named_since(verb: str, zone: str) -> None:
    table = Table()
    table.library("A", bear(), lamp(), sprite())
    place = "to your hand" if verb == "Return" else "into your graveyard"
    do(table, f"Exile the top three cards of your library. An opponent chooses a creature card exiled this way. {verb} the other cards exiled this way {place}.")
    assert len(table.zone("A", "exile")) == 1
    assert "Plain Lamp" in table.zone("A", zone)


@rule("603.7c", "what was enchanted")
def test_auras_come_back_attached_to_what_was_enchanted() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card("Gold Leaf", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."), card(
        "Blink Veil", "{0}", "Enchantment — Aura", "Enchant creature\n{0}: Exile enchanted creature and all Auras attached to it. At the beginning of the next end step, "
        "return that card to the battlefield under its owner's control. If you do, return the other cards exiled this way to the battlefield under "
        "their owners' control attached to that creature."))  # fmt: skip
    table.cast("A", "Gold Leaf", targets=[mine]).resolve()
    table.cast("A", "Blink Veil", targets=[mine]).resolve()
    table.activate("A", table.find("Blink Veil")).resolve()
    assert sorted(table.zone("A", "exile")) == ["Blink Veil", "Gold Leaf", "Plain Bear"]
    table.to_step("end")
    table.resolve()
    back = table.find("Plain Bear")
    assert table.pt(back) == (3, 3)
    assert [table.game.obj(table.find(name)).attached_to for name in ("Gold Leaf", "Blink Veil")] == [back, back]


@pytest.mark.parametrize("words", [
    "Target player draws a card. Its controller loses 1 life.",
    "Target player mills a card. Its controller loses 1 life.",
    "Destroy all artifacts. The controller of each of those artifacts gains life equal to its mana value.",
    "Return target creature and another target creature to its owner's hand.",
    "Put target creature and target land on top of its owner's library.",
])  # fmt: skip
@rule("108.4")
def test_what_has_no_controller_and_which_of_two_is_not_guessed(words: str) -> None:
    assert declined(words)


@pytest.mark.parametrize("words", [
    "Whenever this creature attacks, it and target creature each get +1/+0 until end of turn. It gains trample until end of turn.",
    "When this creature enters, tap it and target land. Put a charge counter on it.",
    'Whenever a creature dies, you may exile it. If you do, create a 1/1 black Bat creature token with "When this token dies, return the exiled card to the battlefield."',
])  # fmt: skip
@rule("607.2", "another object's ability")
def test_one_of_a_row_and_what_another_object_exiled_are_not_guessed(words: str) -> None:
    assert declined(words, "Creature — Dog", "2/2")

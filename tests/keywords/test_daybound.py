"""Daybound and nightbound (CR 702.145), and how day and night come about (727)."""

from __future__ import annotations

from engine.game.events.status import SetGameMark, Transform
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

BY_NIGHT = data("Moor Howler", "", "Creature — Werewolf", "Trample\nNightbound", "4/4")
TURN = ("Turn Over", "{U}", "Instant", "Transform target creature.")


def villager() -> CardDefinition:
    return card("Moor Villager", "{1}{G}", "Creature — Human Werewolf", "Daybound", "2/2", back=BY_NIGHT)


def becomes(table: Table, time: str) -> Table:
    happen(table.game, SetGameMark("daytime", time))
    return table


@rule("702.145a", "702.145d", "727.1")
def test_a_permanent_with_daybound_makes_it_day() -> None:
    table = Table()
    assert "daytime" not in table.game.marks
    table.hand("A", villager())
    table.mana("A", "{1}{G}").cast("A", "Moor Villager").resolve()
    assert table.game.marks["daytime"] == "day" and table.pt(table.find("Moor Villager")) == (2, 2)


@rule("702.145b", "702.145c", "712.2")
def test_it_turns_as_it_becomes_night_and_back_as_it_becomes_day() -> None:
    table = Table()
    table.hand("A", villager())
    table.mana("A", "{1}{G}").cast("A", "Moor Villager").resolve()
    wolf = table.find("Moor Villager")
    assert happen(table.game, Transform(wolf)) == ()  # its own ability is what turns it
    becomes(table, "night")
    assert table.game.chars(wolf).name == "Moor Howler" and table.stack() == []
    becomes(table, "day")
    assert table.game.chars(wolf).name == "Moor Villager"


@rule("702.145e", "702.145f", "any time it is day")
def test_one_that_is_brought_by_day_with_its_back_up_turns_at_once() -> None:
    table = Table()
    becomes(table, "day")
    (dead,) = table.graveyard("A", villager())
    table.hand("A", card("Rise Changed", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield transformed."))
    table.mana("A", "{W}").cast("A", "Rise Changed", [dead]).resolve()
    wolf = table.find("Moor Villager")
    assert happen(table.game, Transform(wolf)) == ()  # it does not turn back
    becomes(table, "night")
    table.hand("A", card(*TURN))
    table.mana("A", "{U}").cast("A", "Turn Over", [wolf]).resolve()
    assert table.game.chars(wolf).name == "Moor Howler"
    becomes(table, "day")  # any time: once more
    assert table.game.chars(wolf).name == "Moor Villager" and table.stack() == []


@rule("702.145b", "712.13a")
def test_by_night_it_enters_transformed() -> None:
    table = becomes(Table(), "night")
    table.battlefield("A", card("Greeter", "{W}", "Enchantment", "Whenever a creature transforms, you gain 1 life.\nWhenever a Human enters, you gain 10 life."))
    table.hand("A", villager())
    table.mana("A", "{1}{G}").cast("A", "Moor Villager")
    assert table.game.chars(table.game.stack[-1]).name == "Moor Villager"
    table.resolve()
    assert table.find("Moor Howler") and table.life("A") == 20  # it neither was a Human nor transformed


@rule("702.145b", "702.145e")
def test_nothing_else_transforms_it() -> None:
    table = becomes(Table(), "day")
    (wolf,) = table.battlefield("A", villager())
    table.hand("A", card(*TURN), card(*TURN))
    table.mana("A", "{U}{U}").cast("A", "Turn Over", [wolf]).resolve()
    assert table.game.chars(wolf).name == "Moor Villager" and happen(table.game, Transform(wolf)) == ()
    becomes(table, "night").cast("A", "Turn Over", [wolf]).resolve()
    assert table.game.chars(wolf).name == "Moor Howler"


@rule("702.145g")
def test_nightbound_alone_makes_it_night() -> None:
    table = Table()
    table.battlefield("A", villager(), face=1)
    table.hand("A", card("Small Gift", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").cast("A", "Small Gift").resolve()
    assert table.game.marks["daytime"] == "night"


@rule("702.145d", "702.145g")
def test_with_both_about_it_becomes_day_and_the_other_one_turns() -> None:
    table = Table()
    front, back = table.battlefield("A", villager())[0], table.battlefield("A", villager(), face=1)[0]
    table.hand("A", card("Small Gift", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").cast("A", "Small Gift").resolve()
    assert table.game.marks["daytime"] == "day"
    assert [table.game.chars(oid).name for oid in (front, back)] == ["Moor Villager", "Moor Villager"]


@rule("727.2", "502.2")
def test_a_turn_without_a_spell_brings_the_night_and_two_spells_the_day() -> None:
    table = Table()
    becomes(table, "day")
    (wolf,) = table.battlefield("A", villager())
    table.next_turn("B")
    assert table.game.marks["daytime"] == "night" and table.game.chars(wolf).name == "Moor Howler"
    table.hand("B", *[card("Small Gift", "{W}", "Instant", "You gain 1 life.")] * 2)
    table.mana("B", "{W}{W}").cast("B", "Small Gift").resolve().cast("B", "Small Gift").resolve()
    table.next_turn("A")
    assert table.game.marks["daytime"] == "day" and table.game.chars(wolf).name == "Moor Villager"


@rule("727.2c")
def test_while_it_is_neither_nothing_is_checked() -> None:
    table = Table()
    for who in "BA":
        table.next_turn(who)  # no spell was cast in the turn before
        assert "daytime" not in table.game.marks
    gift = card("Small Gift", "{0}", "Instant", "You gain 1 life.")
    table.hand("A", gift, gift)
    table.cast("A", "Small Gift").resolve().cast("A", "Small Gift").resolve()
    table.next_turn("B")
    assert "daytime" not in table.game.marks


@rule("702.145a", "702.145b", "this permanent", "702.145f")
def test_one_with_daybound_keeps_no_other_from_turning_or_entering_as_it_is() -> None:
    table = becomes(Table(), "night")
    table.battlefield("A", villager(), face=1)
    other = card("Plain Hermit", "{G}", "Creature — Human", "", "1/1", back=data("Odd Beast", "", "Creature — Beast", "", "3/3"))
    table.hand("A", other, card(*TURN))
    table.mana("A", "{G}{U}").cast("A", "Plain Hermit").resolve()
    hermit = table.find("Plain Hermit")  # it doesn't enter with its back up
    table.cast("A", "Turn Over", [hermit]).resolve()
    assert table.game.chars(hermit).name == "Odd Beast"


@rule("702.145a", "on opposite faces of double-faced cards", "702.145b", "a transforming double-faced permanent")
def test_by_night_what_has_daybound_but_no_other_face_enters_as_it_is() -> None:
    table = becomes(Table(), "night")
    table.battlefield("A", villager(), face=1)
    mimic = card("Late Mimic", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it has daybound.", "0/1")
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", mimic)
    table.mana("A", "{U}").answer("A", [bear]).cast("A", "Late Mimic").resolve()
    (copy,) = table.all("Plain Bear", who="A")
    assert table.has(copy, "daybound") and not table.game.obj(copy).face
    do(table, "Create a token that's a copy of target creature, except it has daybound.", [bear])
    assert len(table.all("Plain Bear", who="A")) == 2
    do(table, "Create a token that's a copy of target creature.", [table.find("Moor Howler")])
    assert len(table.all("Moor Howler", who="A")) == 2
    do(table, "Create a 2/2 green Wolf creature token with daybound.")
    assert len(table.all("Wolf Token", who="A")) == 1


@rule("702.145a", "the other face", "702.145b", "enters transformed")
def test_by_night_it_enters_with_its_other_face_up_whoever_says_so() -> None:
    table = becomes(Table(), "night")
    table.battlefield("A", card("Kind Altar", "{1}", "Enchantment", "Creatures you control enter with an additional +1/+1 counter on them."))
    table.hand("A", villager(), card("Rise Changed", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield transformed."))
    table.mana("A", "{1}{G}{W}").cast("A", "Moor Villager").resolve()
    (wolf,) = table.all("Moor Howler")
    orders = lambda: len([decision for decision in table.asked if decision.kind == "replacement"])  # noqa: E731
    assert table.counters(wolf) == {"+1/+1": 1} and orders() == 1
    do(table, "Destroy all creatures.")
    table.cast("A", "Rise Changed", table.all("Moor Villager", "graveyard")).resolve()
    assert table.counters(table.find("Moor Howler")) == {"+1/+1": 1} and orders() == 1, "what is turned already need not be turned"


@rule("702.145b", "by day it enters with its front up")
def test_by_day_it_enters_as_it_is() -> None:
    table = becomes(Table(), "day")
    table.hand("A", villager())
    table.mana("A", "{1}{G}").cast("A", "Moor Villager").resolve()
    assert table.find("Moor Villager")


@rule("702.145c", "702.145b", "what can't transform stays as it is", "702.145d")
def test_what_an_effect_keeps_from_transforming_does_not_turn_with_the_day() -> None:
    table = Table()
    table.hand("A", villager())
    table.mana("A", "{1}{G}").cast("A", "Moor Villager").resolve()
    wolf = table.find("Moor Villager")
    assert table.game.marks["daytime"] == "day"
    table.battlefield("B", card("Firm Ground", "{1}", "Enchantment", "Permanents can't transform."))
    becomes(table, "night").settle()
    assert table.game.chars(wolf).name == "Moor Villager" and table.game.marks["daytime"] == "night"
    table.hand("A", card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Small Word").resolve()
    assert table.life("A") == 21 and table.game.chars(wolf).name == "Moor Villager"


@rule("702.145c", "702.145d", "701.28c", "only double-faced permanents transform")
def test_a_copy_of_one_that_is_not_double_faced_does_not_turn_by_night() -> None:
    table = Table()
    (mimic,) = table.battlefield("A", card("Mimic", "{0}", "Creature — Shapeshifter", "{0}: This creature becomes a copy of target creature.", "1/1"))
    (original,) = table.battlefield("A", villager())
    table.activate("A", mimic, [original]).resolve()
    becomes(table, "night")
    assert table.game.chars(original).name == "Moor Howler"
    assert table.game.chars(mimic).name == "Moor Villager" and table.game.obj(mimic).face == 0
    becomes(table, "day")
    assert [table.game.chars(oid).name for oid in (original, mimic)] == ["Moor Villager"] * 2

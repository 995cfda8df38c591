"""Sentences that speak of what a delayed triggered ability will do belong to it (CR 603.7, 608.2c)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

PACT = "You gain 1 life. At the beginning of your next upkeep, pay {2}. If you don't, you lose the game."
MINE = ("Inner Field", "", "Basic Land — Plains")


def next_upkeep(table: Table) -> Table:
    """Go on to A's next upkeep, with what triggers then resolved."""
    for _ in range(2):
        table.to_step("end")
        table.to_step("upkeep")
    return table.resolve()


@rule("603.7", "118.3c")
@pytest.mark.parametrize(("lands", "pays", "lost"), [(2, True, False), (2, False, True), (1, True, True)])
def test_a_price_at_a_later_time_may_be_declined_at_a_price(lands: int, pays: bool, lost: bool) -> None:
    table = Table(3)
    do(table, PACT)
    table.battlefield("A", *[card(*MINE)] * lands)
    table.answer("A", pays)
    for _ in range(3):
        table.to_step("end")
        table.to_step("upkeep")
    assert not table.game.players[0].left
    table.resolve()
    assert table.game.players[0].left == lost


@rule("118.3c")
def test_mana_that_is_there_has_to_be_paid() -> None:
    table = Table()
    table.mana("A", "{1}")
    do(table, "Pay {1}. If you don't, you lose the game.")
    assert not table.game.over and not table.game.players[0].pool


@rule("603.7")
@pytest.mark.parametrize("wins", [True, False])
def test_a_flip_to_come_decides_when_it_comes(wins: bool) -> None:
    found = set()
    for seed in range(12):
        table = Table(seed=seed)
        (cub,) = table.battlefield("A", bear())
        do(table, "Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice a creature.")
        assert cub in table.game.battlefield
        table.to_step("end").resolve()
        found.add(cub in table.game.battlefield)
    assert wins in found


@rule("603.7", "608.2c")
@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("At the beginning of the next end step, sacrifice target creature you control. If you do, you gain 5 life.", 25),
        ("At the beginning of the next end step, you may sacrifice a creature. If you do, you gain life equal to the "
         "sacrificed creature's power.", 22),
    ],
)  # fmt: skip
def test_if_you_do_waits_for_what_is_done_later(words: str, life: int) -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, words)
    assert table.life("A") == 20
    table.to_step("end").resolve()
    assert (table.life("A"), cub in table.game.battlefield) == (life, False)


@rule("603.7", "701.15c")
def test_what_is_destroyed_later_cannot_be_regenerated_then() -> None:
    table = Table()
    (cub,) = table.battlefield("B", card("Mossy Cub", "{G}", "Creature — Bear", "{0}: Regenerate this creature.", "2/2"))
    do(table, "Choose target creature. Destroy it at the beginning of the next end step. It can't be regenerated.", [cub])
    table.to_step("end")
    table.activate("B", cub)
    table.resolve().resolve()
    assert cub not in table.game.battlefield


@rule("603.7")
def test_a_sentence_about_what_is_there_now_does_not_wait() -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    do(table, "Choose target creature. Exile it at the beginning of the next end step. It gets +1/+1 until end of turn.", [cub])
    assert table.game.chars(cub).power == 3


@rule("601.2c", "603.7c")
@pytest.mark.parametrize(
    "words",
    [
        "When target creature dies this turn, you gain 3 life.",
        "Whenever target creature deals damage this turn, you gain 3 life.",
    ],
)
def test_a_target_in_what_is_waited_for_is_asked_at_once(words: str) -> None:
    table = Table()
    mine, other = table.battlefield("A", bear(), ogre())
    seer = permanent(table, "{T}: This creature deals 5 damage to target creature.")
    do(table, words, [mine])
    killer = mine if "dies" in words else None
    if killer is not None:
        table.activate("A", seer, targets=[other]).resolve().resolve()
        assert table.life("A") == 20
        table.game.write(seer).tapped = False
        table.activate("A", seer, targets=[mine]).resolve().resolve()
    else:
        table.answer("A", [[mine, 1], [other, 1]])
        table.to_step("combat_damage").resolve()
        assert table.life("B") == 15
    assert table.life("A") == 23


@rule("603.7c", "400.7e")
def test_what_died_comes_back_to_whoever_the_delayed_ability_says() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    do(table, "When target creature dies this turn, return that card to the battlefield under your control.", [theirs])
    do(table, "Destroy target creature.", [theirs])
    table.resolve()
    (back,) = table.all("Plain Bear")
    assert table.game.controller(back) == 0


@rule("603.7", "707.10c")
@pytest.mark.parametrize(
    "words",
    [
        "When you next cast an instant or sorcery spell this turn, copy it. You may choose new targets for the copy.",
        "If you control a creature, when you next cast an instant or sorcery spell this turn, copy that spell. You may "
        "choose new targets for the copy.",
    ],
)
def test_the_copy_to_come_may_have_new_targets(words: str) -> None:
    table = Table()
    table.battlefield("A", bear())
    one, other = table.battlefield("B", ogre(), ogre())
    do(table, words)
    table.hand("A", card("Small Spark", "{0}", "Instant", "Destroy target creature."))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Small Spark", [one]).settle()
    table.targets = [other]
    table.resolve()
    assert not {one, other} & set(table.game.battlefield)


@rule("603.7", "608.2c")
def test_what_comes_back_later_is_described_then() -> None:
    table = Table()
    permanent(
        table,
        "Whenever another creature dies, return it to the battlefield under your control at the beginning of the next "
        "end step. That creature is a black Zombie in addition to its other colors and types.",
    )
    (theirs,) = table.battlefield("B", bear())
    do(table, "Destroy target creature.", [theirs])
    table.resolve().to_step("end").resolve()
    (back,) = table.all("Plain Bear")
    values = table.game.chars(back)
    assert {"Zombie", "Bear"} <= set(values.subtypes) and set(values.colors) == {"B", "G"}


@rule("603.7", "a sentence about what only the event tells is part of what waits for it")
def test_what_attacks_this_turn_gets_all_that_is_said_of_it() -> None:
    table = Table()
    attacker, other = table.battlefield("A", bear(), bear())
    do(table, "Whenever a creature you control attacks alone this turn, put a +1/+1 counter on it. It gains trample until end of turn.")
    assert not table.has(attacker, "trample")
    table.answer("A", [[attacker, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.counters(attacker) == {"+1/+1": 1} and table.has(attacker, "trample")
    assert not table.has(other, "trample")


@rule("603.7", "a sentence about whom the words of what waits name is part of it too")
def test_whose_creature_dies_this_turn_does_all_that_is_said() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.hand("B", lamp())
    do(table, "Whenever a creature dies this turn, its controller loses 1 life. That player discards a card.")
    assert table.zone("B", "hand") == ["Plain Lamp"]
    do(table, "Destroy target creature.", [theirs])
    table.resolve()
    assert table.life("B") == 19 and table.zone("B", "hand") == []


@rule("603.7", "603.3d")
def test_a_target_of_what_waits_is_chosen_then_and_is_what_the_next_sentence_means() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "At the beginning of the next end step, tap target creature. It gets +1/+1 until end of turn.")
    assert table.game.chars(one).power == 2
    table.answer("A", [one]).to_step("end").resolve()
    assert table.game.chars(one).power == 3 and table.game.objects[one].tapped


@rule("608.2c", "no words say whether what is known now is meant now or as the event happens; nor what stands apart from it")
@pytest.mark.parametrize(
    "words",
    [
        "When target creature dies this turn, you gain 3 life. Destroy it.",
        "Choose target creature. When that creature dies this turn, you gain 3 life. That creature gets +1/+1 until end of turn.",
        "Whenever a creature dies this turn, its controller loses 1 life. You gain 1 life. That player discards a card.",
    ],
)
def test_a_sentence_that_may_mean_now_or_later_is_declined(words: str) -> None:
    assert compile_card(plain_card(words, "Sorcery")).definition is None

"""The golden rules (CR 101): cards over rules, "can't" over "can", what is impossible is ignored."""

from __future__ import annotations

from engine.game.rules.casting.questions import MAY_CAST
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("101.1", "305.2")
def test_a_card_may_allow_a_second_land() -> None:
    table = Table()
    table.battlefield("A", card("Wide Field", "{2}{G}", "Enchantment", "You may play an additional land on each of your turns."))
    table.hand("A", *[card(*FOREST)] * 3)
    table.play("A", "Forest").play("A", "Forest")
    assert not [a for a in table.actions("A") if a.kind == "play"]


@rule("101.2")
def test_cannot_beats_can() -> None:
    table = Table()
    table.battlefield("A", card("Wide Field", "{2}{G}", "Enchantment", "You may play an additional land on each of your turns."))
    no_lands = ruling(MAY_CAST, lambda ctx, about, details: Refusal("no lands") if details.get("land") else None)
    table.battlefield("B", with_statics(card("Fallow Law", "{2}{G}", "Enchantment"), no_lands))
    table.hand("A", card(*FOREST))
    assert table.actions("A") == ()


@rule("101.3", "609.3")
def test_what_is_impossible_is_ignored_and_the_rest_is_done() -> None:
    table = Table()
    table.hand("A", card("Lean Times", "{B}", "Sorcery", "Target player discards two cards. You gain 2 life."))
    table.hand("B", card(*FOREST))
    table.mana("A", "{B}").cast("A", "Lean Times", [1]).resolve()
    assert table.zone("B", "hand") == [] and table.life("A") == 22


@rule("101.4b", "101.4")
def test_each_player_knows_the_choices_made_before() -> None:
    table = Table(3)
    for who in "ABC":
        table.battlefield(who, card(*BEAR))
    table.next_turn("B")
    table.hand("C", card("One Chair Less", "{1}{B}", "Instant", "Each player sacrifices a creature of their choice."))
    for who in "ABC":
        table.battlefield(who, card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.mana("C", "{1}{B}").cast("C", "One Chair Less").resolve()
    assert [d.seat for d in table.asked if getattr(d, "purpose", "") == "sacrifice"] == [1, 2, 0]

"""An X that further sentences speak of, what was so as a spell was cast, life paid rather than mana of a color."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/3")
HEIR = ("Dark Heir", "{3}", "Creature — Elf", "For each {B} in a cost, you may pay 2 life rather than pay that mana.", "2/2")
HOUND = ("Odd Hound", "{B}{B}", "Creature — Dog", "{B}: Odd Hound gets +1/+1 until end of turn.", "1/1")
GIFT = ("Great Gift", "{0}", "Sorcery", "Draw X cards, where X is the greatest power among creatures with toughness 3 or less you controlled as you cast this spell. If "
        "this spell was cast from exile, you gain twice X life.")  # fmt: skip
TWIN = ("Twin Word", "{0}", "Instant", "Copy target sorcery spell.")


@rule("107.3i")
def test_further_sentences_speak_of_the_same_x() -> None:
    table = Table(3)
    table.battlefield("A", card("Loud Miner", "{1}", "Creature — Dwarf", "{0}: You may discard your hand. Draw X cards, where X is the number of "
                                "cards discarded this way. Loud Miner deals X damage to each opponent.", "2/2"))  # fmt: skip
    table.hand("A", card(*TOAD), card(*OX))
    held = len(table.zone("A", "hand"))
    table.answer("A", True).activate("A", table.find("Loud Miner")).resolve()
    assert len(table.zone("A", "hand")) == held == len(table.zone("A", "graveyard"))
    assert [table.life(who) for who in "ABC"] == [20, 20 - held, 20 - held]


@rule("601.2", "707.10")
def test_the_greatest_power_as_a_spell_was_cast() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD), card("Doom", "{0}", "Artifact", "{0}: Destroy target creature."))
    table.battlefield("B", card(*OX))
    table.hand("A", card(*GIFT), card(*TWIN))
    table.cast("A", "Great Gift").cast("A", "Twin Word")
    table.activate("A", table.find("Doom"), targets=[table.find("Mud Toad")]).resolve()
    assert len(table.zone("A", "hand")) == 2 and table.life("A") == 20  # the copy was never cast, and draws nothing
    assert not table.all("Mud Toad")


@rule("601.2", "107.3i")
def test_what_was_cast_from_exile_gives_twice_as_much() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD), card("Open Door", "{0}", "Artifact", "{0}: Exile the top card of your library. You may play it this turn."))
    table.library("A", card(*GIFT))
    table.activate("A", table.find("Open Door")).resolve().cast("A", "Great Gift").resolve()
    assert len(table.zone("A", "hand")) == 2 and table.life("A") == 24


@rule("118.9", "107.4f")
def test_life_is_paid_rather_than_mana_of_a_color() -> None:
    table = Table()
    table.hand("B", card(*HOUND))
    table.battlefield("A", card(*HEIR))
    table.hand("A", card(*HOUND), card("Red Dog", "{R}", "Creature — Dog", "", "1/1"))
    table.mana("A", "{B}")
    assert [table.game.obj(a.oid).definition.name for a in table.actions("A") if a.kind == "cast"] == ["Odd Hound"]
    table.cast("A", "Odd Hound").resolve()
    assert table.life("A") == 18 and table.pool("A") == "" and table.find("Odd Hound")
    table.activate("A", table.find("Odd Hound")).resolve()
    assert table.life("A") == 16 and table.pt(table.find("Odd Hound")) == (2, 2)
    table.life("A", 1)
    assert not [a for a in table.actions("A") if a.kind == "activate"]  # so much life isn't there (CR 119.4)
    table.next_turn("B").to_step("main1", "B")
    assert not [a for a in table.actions("B") if a.kind == "cast"]  # nobody else may


@rule("702.150a", "107.4f")
def test_life_paid_for_what_is_no_phyrexian_symbol_takes_no_loyalty() -> None:
    sage = card("Bent Sage", "{B}{B/P}", "Legendary Planeswalker — Jace", "Compleated\n+1: You gain 1 life.", loyalty="5")
    for mana, loyalty in (("{B}", 5), ("", 3)):
        table = Table()
        table.battlefield("A", card(*HEIR))
        table.hand("A", sage)
        if mana:
            table.mana("A", mana)
        table.cast("A", "Bent Sage").resolve()
        assert table.counters(table.find("Bent Sage")) == {"loyalty": loyalty}


@rule("707.12")
@pytest.mark.parametrize("cast", [True, False])
def test_the_copy_of_an_exiled_card_is_cast_from_exile_or_ceases_to_exist(cast: bool) -> None:
    table = Table()
    table.graveyard("A", card("Slow Spark", "{5}", "Sorcery", "You gain 1 life. If this spell was cast from exile, you gain 4 life."))
    table.hand("A", card("Lost Art", "{0}", "Sorcery", "Exile target sorcery card from your graveyard. Copy that card. You may cast the copy "
                         "without paying its mana cost."))  # fmt: skip
    table.answer("A", cast).cast("A", "Lost Art", targets=[table.find("Slow Spark", "graveyard")]).resolve()
    assert table.life("A") == (25 if cast else 20)
    assert table.zone("A", "exile") == ["Slow Spark"] and table.zone("A", "graveyard") == ["Lost Art"]


@rule("118.12a")
@pytest.mark.parametrize(("answers", "life", "left"), [
    ((False,), 17, 2), ((True, False), 20, 2), ((True, True), 20, 1),
])  # fmt: skip
def test_who_pays_one_of_two_costs_says_first_whether_and_then_which(answers: tuple[bool, ...], life: int, left: int) -> None:
    table = Table()
    table.battlefield("B", card(*TOAD), card(*OX))
    table.hand("B", card(*HOUND))
    table.hand("A", card("Dire Lamp", "{0}", "Sorcery", "Target player loses 3 life unless they sacrifice a creature or discard a card."))
    held = len(table.zone("B", "hand"))
    table.answer("B", *answers, *([[table.find("Mud Toad")]] if left == 1 else []))
    table.cast("A", "Dire Lamp", targets=[1]).resolve()
    assert table.life("B") == life and len([oid for oid in table.game.battlefield if table.game.controller(oid) == 1]) == left
    assert held - len(table.zone("B", "hand")) == (answers == (True, False))


@rule("118.12a")
def test_who_can_pay_only_one_of_two_costs_is_asked_once() -> None:
    table = Table()
    table.hand("B", card(*HOUND))
    table.hand("A", card("Dire Lamp", "{0}", "Sorcery", "Target player loses 3 life unless they sacrifice a creature or discard a card."))
    table.answer("B", False).cast("A", "Dire Lamp", targets=[1]).resolve()
    assert table.life("B") == 17 and sum(one.kind == "yes_no" for one in table.asked) == 1

"""Zones as words name them (CR 400): "your graveyard", "a graveyard", "exile", "its owner's hand"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.combat import DeclareAttackers
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")


@rule("113.6")
def test_cards_that_are_not_on_the_battlefield_have_an_ability() -> None:
    table = Table()
    permanent(table, "Creature cards you own that aren't on the battlefield have flash.")
    (card_in_hand,) = table.hand("A", bear())
    (there,) = table.battlefield("A", bear())
    assert table.has(card_in_hand, "flash") and not table.has(there, "flash")
    table.mana("A", "{1}{G}")
    table.next_turn("B")
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert len(table.all("Plain Bear")) == 2


@rule("406.1", "601.3")
def test_choosing_an_exiled_card_to_play() -> None:
    table = Table()
    hollow = permanent(table, "If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.\n"
                       "{0}: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its "
                       "mana cost.")  # fmt: skip
    table.exile("A", sprite())
    table.exile("B", bear())
    one, two = table.battlefield("B", ogre(), card("Other Ogre", "{4}", "Creature — Ogre", "", "4/4"))
    for victim in (one, two):
        do(table, "Destroy target creature.", [victim])
    marked = table.all("Plain Ogre", "exile") + table.all("Other Ogre", "exile")
    table.answer("A", [marked[1]])
    table.activate("A", hollow).resolve()
    chosen = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert sorted(chosen[-1].candidates) == sorted(marked)
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [marked[1]]
    table.act("A", lambda action: action.oid == marked[1]).resolve()
    assert table.game.chars(table.find("Other Ogre")).controller == 0


@rule("402.3", "108.3")
def test_a_target_in_exile_that_you_own() -> None:
    table = Table()
    flash = card("Old Word", "{1}", "Sorcery", "Flashback {2}\nYou gain 1 life.")
    (mine,) = table.exile("A", flash)
    table.exile("A", bear())
    table.exile("B", flash)
    table.graveyard("A", flash)
    do(table, "Return target exiled card with flashback you own to your hand.", [mine])
    assert table.zone("A", "hand") == ["Old Word"] and table.zone("A", "exile") == ["Plain Bear", "Old Word"]


@rule("611.3a")
def test_the_same_is_true_for_spells_and_cards_elsewhere() -> None:
    table = Table()
    text = "Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield."
    table.battlefield("A", card("Metal Dream", "{U}", "Enchantment", text))
    (mine,), (theirs,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*BEAR))
    (in_hand,), (buried,) = table.hand("A", card(*DRAGON)), table.graveyard("A", card(*DRAGON))
    (other_hand,) = table.hand("B", card(*DRAGON))
    artifacts = [oid for oid in (mine, theirs, in_hand, buried, other_hand) if "artifact" in table.game.chars(oid).types]
    assert artifacts == [mine, in_hand, buried]
    table.mana("A", "{1}").cast("A", "Young Dragon")
    assert "artifact" in table.game.chars(table.game.stack[0]).types


@rule("400.1", "108.3")
def test_cards_in_exile_and_in_your_graveyard() -> None:
    table = Table()
    drake = permanent(table, "Test Thing's power is equal to the total number of creature cards you own in exile and in your graveyard.", size="*/4")
    table.graveyard("A", bear(), lamp()), table.exile("A", ogre(), lamp())
    table.graveyard("B", bear()), table.exile("B", ogre())
    assert table.pt(drake) == (2, 4)


@rule("608.2d", "110.2a")
def test_a_card_from_hand_or_graveyard_is_put_onto_the_battlefield() -> None:
    table = Table()
    table.hand("A", bear())
    dead, theirs = table.graveyard("A", ogre()) + table.graveyard("B", ogre())
    offered: list[set[int]] = []

    def choose(decision: Any) -> Any:
        if decision.kind == "yes_no":
            return True
        if type(decision).__name__ == "ChooseObjects":
            offered.append(set(decision.candidates))
            return [dead]
        return None

    table.policy = choose
    mine = table.find("Plain Bear", "hand")
    do(table, "You may put a creature card from your hand or graveyard onto the battlefield.")
    assert offered == [{mine, dead}] and table.all("Plain Ogre", who="A") and theirs not in offered[0]
    table.policy = None
    do(table, "Put up to two creature cards from your hand and/or graveyard onto the battlefield tapped.")
    assert not table.all("Plain Ogre", who="B")


@rule("603.4", "113.6b")
def test_what_a_condition_says_the_whereabouts_of_is_what_is_put_onto_the_battlefield() -> None:
    """Not the creature that attacks and isn't blocked."""
    table = Table()
    (scout,) = table.battlefield("A", card(
        "Far Scout", "{W}", "Creature — Scout", "{0}, Exile Far Scout: You gain 2 life.\nWhen a creature you control attacks and isn't "
        "blocked, if Far Scout is exiled, put it onto the battlefield attacking.", "1/1"))
    (toad,) = table.battlefield("A", card(*TOAD))
    table.battlefield("B", card(*TOAD))
    table.to_step("main1", "A")
    table.activate("A", scout).resolve()
    table.policy = lambda decision: [[toad, 1]] if isinstance(decision, DeclareAttackers) else None
    table.to_step("declare_blockers", "A").resolve()
    assert table.life("A") == 22 and table.find("Far Scout") and table.find("Mud Toad", who="A") == toad
    table.to_step("end_combat", "A")
    assert table.life("B") == 17  # both deal damage


@rule("400.1")
def test_cards_from_both_a_hand_and_a_graveyard() -> None:
    table = Table()
    table.hand("B", bear(), lamp()), table.graveyard("B", ogre(), lamp())
    table.graveyard("A", bear())
    do(table, "Exile all creature cards from target player's hand and graveyard.", [1])
    assert sorted(table.zone("B", "exile")) == ["Plain Bear", "Plain Ogre"]
    assert table.zone("B", "hand") == table.zone("B", "graveyard") == ["Plain Lamp"]
    assert "Plain Bear" in table.zone("A", "graveyard")


@rule("107.1b", "608.2c")
@pytest.mark.parametrize(("cards", "life"), [(0, 17), (2, 19), (3, 20), (5, 20)])
def test_each_card_fewer_than_a_number(cards: int, life: int) -> None:
    table = Table()
    table.hand("B", *(bear() for _ in range(cards)))
    do(table, "Target opponent loses 1 life for each card fewer than three in their hand.")
    assert table.life("B") == life

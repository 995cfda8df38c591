"""How an object stands to where it was, and to others of a description (CR 400.7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

SONG = ("Grave Song", "{U}", "Instant", "Scry 1.")
RITE = ("Grave Rite", "{U}", "Sorcery", "Scry 1.")


@rule("607.2d", "601.2h")
@pytest.mark.parametrize(("kind", "grows"), [("Human", True), ("Goblin", False)])
def test_a_type_chosen_secretly_is_revealed_by_what_is_gone(kind: str, grows: bool) -> None:
    table = Table()
    table.hand("A", card("Odd Guests", "{0}", "Enchantment", "When Odd Guests enters, create a 1/1 white Human creature token. Then secretly choose Human, "
                         "Merfolk, or Goblin.\nSacrifice Odd Guests, Reveal the creature type you chose: If target attacking creature token is the chosen type, "
                         "put three +1/+1 counters on it and it gains deathtouch until end of turn."))  # fmt: skip
    table.answer("A", ["Human", "Merfolk", "Goblin"].index(kind))
    table.cast("A", "Odd Guests").resolve()
    (token,) = table.all("Human Token")

    def policy(decision: Any) -> Any:
        return [[token, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None

    table.policy = policy
    table.next_turn("B").to_step("declare_attackers", "A")
    table.activate("A", table.find("Odd Guests"), [token]).resolve()
    assert table.all("Odd Guests") == [] and (table.pt(token), table.has(token, "deathtouch")) == (((4, 4), True) if grows else ((1, 1), False))


@rule("113.6", "603.4")
@pytest.mark.parametrize(("others", "returned"), [((), True), ((bear,), False), ((lamp,), True)])
def test_the_only_creature_card_in_the_graveyard(others: tuple[Any, ...], returned: bool) -> None:
    table = Table(library=9)
    table.graveyard("A", card("Lone Wisp", "{B}", "Creature — Spirit", "At the beginning of your upkeep, if Lone Wisp is the only creature card in your "
                              "graveyard, you may return Lone Wisp to the battlefield.", "2/2"), *(one() for one in others))  # fmt: skip
    table.graveyard("B", bear())
    table.to_step("end", "B")
    table.answer("A", True).to_step("upkeep", "A").resolve()
    assert (len(table.all("Lone Wisp")) == 1) == returned


@rule("603.7", "400.7")
@pytest.mark.parametrize("stays", [True, False])
def test_still_on_the_battlefield(stays: bool) -> None:
    table = Table()
    nurse = permanent(table, "Whenever another creature is put into your graveyard from the battlefield, you may return that card to the battlefield at "
                      "the beginning of the next end step if Test Thing is still on the battlefield.")  # fmt: skip
    (pet,) = table.battlefield("A", bear())
    table.answer("A", True)
    do(table, "Destroy target creature.", targets=[pet])
    if not stays:
        do(table, "Exile target creature.", targets=[nurse])
    table.to_step("end", "A").resolve()
    assert (len(table.all("Plain Bear")) == 1) == stays


@rule("608.2c", "400.7j")
def test_returned_to_its_owners_hand_this_way() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", card("Kept Thread", "{0}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, return that card to its owner's hand. "
                         "If that card is returned to its owner's hand this way, you gain 3 life."))  # fmt: skip
    table.cast("A", "Kept Thread", [theirs]).resolve()
    do(table, "Destroy target creature.", targets=[theirs])
    assert table.zone("B", "hand") == ["Plain Bear"] and table.life("A") == 23


@rule("604.3", "611.3a")
@pytest.mark.parametrize(("mine", "theirs", "sized"), [
    ((SONG, RITE), (), 3), ((SONG, SONG), (), 1), ((RITE,), (SONG,), 1), ((), (), 1),
])  # fmt: skip
def test_one_card_of_each_of_two_kinds_is_in_a_graveyard(mine: tuple[tuple[str, ...], ...], theirs: tuple[tuple[str, ...], ...], sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets +2/+2 as long as an instant card and a sorcery card are in your graveyard.")
    table.graveyard("A", *[card(*one) for one in mine])
    table.graveyard("B", *[card(*one) for one in theirs])
    assert table.pt(oid) == (sized, sized)


@rule("109.2")
@pytest.mark.parametrize(("cards", "sized"), [(1, 1), (2, 3)])
def test_a_card_of_both_kinds_is_but_one_card(cards: int, sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets +2/+2 as long as an artifact card and a creature card are in your graveyard.")
    table.graveyard("A", *[card("Tin Man", "{1}", "Artifact Creature — Golem", "", "1/1")] * cards)
    assert table.pt(oid) == (sized, sized)


@rule("603.7c", "400.7")
@pytest.mark.parametrize("plays", [0, 1])
def test_cards_that_remain_exiled(plays: int) -> None:
    table = Table()
    table.library("A", card("Dry Field", "", "Land"), bear(), ogre())
    do(table, "Exile the top three cards of your library. You may play those cards this turn. At the beginning of the next end step, if any of "
              "those cards remain exiled, put them into your graveyard, then create a 1/1 green Imp creature token for each card put into your "
              "graveyard this way.")  # fmt: skip
    if plays:
        table.play("A", "Dry Field")
    table.to_step("end").resolve()
    assert len(table.all("Imp Token")) == 3 - plays and table.zone("A", EXILE) == []
    assert {"Plain Bear", "Plain Ogre"} <= set(table.zone("A", GRAVEYARD))
    assert ("Dry Field" in table.zone("A", GRAVEYARD)) == (not plays)


@rule("603.4")
def test_nothing_remains_exiled() -> None:
    table = Table()
    table.library("A", card("Dry Field", "", "Land"), card("Late Field", "", "Land"))
    do(table, "Exile the top two cards of your library. You may play those cards this turn. At the beginning of the next end step, if any of "
              "those cards remain exiled, you gain 5 life.")  # fmt: skip
    do(table, "You may play an additional land this turn.")
    table.play("A", "Dry Field").play("A", "Late Field")
    table.to_step("end").resolve()
    assert table.life("A") == 20

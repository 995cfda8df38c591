"""Players who may do something with what is theirs; cards that remain exiled; copies, costs and numbers of certain kinds."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, HAND
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FIELD = ("Dry Field", "", "Land")


@rule("608.2d", "101.4")
@pytest.mark.parametrize("wants", [(True, False), (False, True), (True, True)])
def test_each_player_may_discard_their_own_hand(wants: tuple[bool, bool]) -> None:
    table = Table()
    table.hand("A", bear(), ogre())
    table.hand("B", lamp())
    table.answer("A", wants[0]).answer("B", wants[1])
    do(table, "Each player may discard their hand and draw three cards.")
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (3 if wants[0] else 2, 3 if wants[1] else 1)
    assert "Plain Lamp" in table.zone("B", GRAVEYARD if wants[1] else HAND)


@rule("608.2d")
def test_each_opponent_may_sacrifice_what_shares_a_card_type() -> None:
    table = Table(3)
    table.battlefield("A", lamp())
    table.battlefield("B", lamp(), bear())
    table.battlefield("C", bear())
    table.answer("A", True).answer("B", True)
    do(table, "You may sacrifice an artifact. If you do, each opponent may sacrifice a permanent of their choice that shares a card type "
              "with it. For each opponent who doesn't, that player loses 2 life and you draw a card.")  # fmt: skip
    assert table.all("Plain Lamp") == [] and len(table.all("Plain Bear")) == 2
    assert [table.life(who) for who in "ABC"] == [20, 20, 18] and len(table.zone("A", HAND)) == 2  # one was drawn in the turn


@rule("603.7c", "400.7")
@pytest.mark.parametrize("plays", [0, 1])
def test_cards_that_remain_exiled(plays: int) -> None:
    table = Table()
    table.library("A", card(*FIELD), bear(), ogre())
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
    table.library("A", card(*FIELD), card("Late Field", "", "Land"))
    do(table, "Exile the top two cards of your library. You may play those cards this turn. At the beginning of the next end step, if any of "
              "those cards remain exiled, you gain 5 life.")  # fmt: skip
    do(table, "You may play an additional land this turn.")
    table.play("A", "Dry Field").play("A", "Late Field")
    table.to_step("end").resolve()
    assert table.life("A") == 20


@rule("707.5", "601.2h")
@pytest.mark.parametrize(("paid", "names"), [("{1}{U}", {"Plain Bear"}), ("{2}{U}", {"Plain Bear", "Plain Ogre"})])
def test_a_copy_of_what_costs_no_more_than_was_spent(paid: str, names: set[str]) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("A", card("Mock Bird", "{X}{U}", "Creature — Bird", "You may have this creature enter as a copy of any creature on the battlefield "
                         "with mana value less than or equal to the amount of mana spent to cast this creature.", "1/1"))  # fmt: skip
    table.mana("A", paid).answer("A", int(paid[1]))
    offered: list[str] = []

    def copied(decision: object) -> list[int]:
        offered.extend(table.game.chars(oid).name for oid in decision.candidates)  # type: ignore[attr-defined]
        return []

    table.answer("A", copied)
    table.cast("A", "Mock Bird").resolve()
    assert set(offered) == names


@rule("608.2d", "101.4")
def test_one_of_each_kind_from_among_the_nonland_permanents_they_control() -> None:
    table = Table()
    table.battlefield("B", bear(), ogre(), lamp(), card(*FIELD), card("Old Song", "{1}", "Enchantment"), card("New Song", "{1}", "Enchantment"))
    mine = table.battlefield("A", bear(), ogre())
    do(table, "Each opponent chooses an artifact, a creature, an enchantment, and a planeswalker from among the nonland permanents they control, "
              "then sacrifices the rest.")  # fmt: skip
    assert len(table.zone("B", GRAVEYARD)) == 2 and all(oid in table.game.permanents() for oid in mine)
    assert table.all("Dry Field") and table.all("Plain Lamp")


@rule("611.2a", "601.2f")
def test_spells_cost_less_until_the_next_turn() -> None:
    table = Table()
    do(table, "Until your next turn, instant and sorcery spells you cast cost {1} less to cast.")
    table.hand("A", card("Small Gift", "{1}", "Instant", "You gain 1 life."), card("Great Gift", "{1}", "Instant", "You gain 2 life."))
    table.next_turn("B").cast("A", "Small Gift").resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("602.2b", "118.7")
def test_an_enchanted_artifacts_abilities_cost_less_but_some_mana() -> None:
    table = Table()
    engine = permanent(table, "{2}: You gain 1 life.\n{4}: You gain 9 life.", types="Artifact")
    table.hand("A", card("Cheap Song", "{U}", "Enchantment — Aura", "Enchant artifact\nEnchanted artifact's activated abilities "
                                          "cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana."))
    table.mana("A", "{U}").cast("A", "Cheap Song", [engine]).resolve()
    table.mana("A", "{1}").activate("A", engine).resolve()
    assert (table.life("A"), table.pool("A")) == (21, "")
    table.mana("A", "{2}").activate("A", engine, index=1).resolve()
    assert (table.life("A"), table.pool("A")) == (30, "")


@rule("510.1c")
@pytest.mark.parametrize("past", [True, False])
def test_each_creature_you_control_may_strike_past_its_blockers(past: bool) -> None:
    table = Table()
    big, small = table.battlefield("A", card("Great Beast", "{5}", "Creature — Beast", "As long as this creature is attacking, for each creature "
                                             "you control, you may have that creature assign its combat damage as though it weren't blocked.",
                                             "5/5"), bear())  # fmt: skip
    (wall,) = table.battlefield("B", ogre())
    table.answer("A", [[big, 1], [small, 1]]).answer("B", [[wall, small]])
    table.answer("A", *([True] if past else [False]))
    table.to_step("end_combat")
    assert table.life("B") == (13 if past else 15)


@rule("119.4", "305.1")
def test_lands_played_and_spells_cast_for_life_from_the_top() -> None:
    table = Table()
    permanent(table, "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana "
              "value rather than pay its mana cost.", types="Artifact")  # fmt: skip
    table.library("A", card(*FIELD), ogre(), sprite())
    table.play("A", "Dry Field")
    table.cast("A", "Plain Ogre").resolve()
    assert table.all("Dry Field") and table.all("Plain Ogre") and table.life("A") == 17

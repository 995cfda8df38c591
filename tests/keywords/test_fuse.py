"""Fuse (CR 702.102)."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data


def both_ways() -> CardDefinition:
    return card(*LEFT, layout="split", back=data("Take", "{1}{B}", "Sorcery", "Target player loses 3 life.\nFuse"))


LEFT = ("Give", "{G}", "Sorcery", "Target player gains 3 life.\nFuse")


@rule("702.102a", "702.102d", "709.4d")
def test_both_halves_are_cast_together_each_with_its_own_target() -> None:
    table = Table()
    table.hand("A", both_ways())
    table.mana("A", "{G}{1}{B}")
    table.answer("A", [0], [1])
    table.cast("A", "Give", way="fuse")
    assert table.game.players[0].pool == ()
    table.resolve()
    assert (table.life("A"), table.life("B")) == (23, 17)


@rule("702.102a", "709.3")
def test_a_half_can_be_cast_alone() -> None:
    table = Table()
    table.hand("A", both_ways())
    table.mana("A", "{G}")
    assert [(action.way, action.index) for action in table.actions("A")] == [("", 0)]


@rule("702.102c")
def test_a_fused_spell_costs_the_mana_costs_of_both_halves() -> None:
    table = Table()
    table.hand("A", both_ways())
    table.mana("A", "{G}{1}")
    assert [action.way for action in table.actions("A")] == [""], "not {B} too"
    table.mana("A", "{B}")
    assert "fuse" in {action.way for action in table.actions("A")}
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    assert "fuse" not in {action.way for action in table.actions("A")}
    table.mana("A", "{1}").answer("A", [0], [1])
    table.cast("A", "Give", way="fuse")
    assert table.game.players[0].pool == (), "what the whole spell costs more is paid once"


@rule("702.102a", "a split card")
@rule("702.102b", "709.4d", "its two halves")
@rule("702.102d", "what has no other half follows its own instructions")
def test_a_card_that_is_no_split_card_has_nothing_to_fuse() -> None:
    table = Table()
    table.hand("A", card("Odd Gift", "{G}", "Sorcery", "You gain 3 life.\nFuse"))
    table.mana("A", "{G}{G}")
    assert [(action.way, action.index) for action in table.actions("A")] == [("", 0)]
    table.cast("A", "Odd Gift").resolve()
    assert table.life("A") == 23


@rule("702.102a", "from their hand")
def test_only_from_hand_are_both_halves_cast() -> None:
    table = Table()
    text = "You may cast spells from your graveyard."
    table.battlefield("A", card("Old Gate", "{1}", "Artifact", text))
    table.graveyard("A", both_ways())
    table.mana("A", "{G}{1}{B}")
    assert {(action.way, action.index) for action in table.actions("A")} == {("permitted", 0), ("permitted", 1)}


@rule("702.102a")
def test_who_casts_it_from_another_players_hand_casts_one_half() -> None:
    table = Table()
    table.hand("B", both_ways())
    thief = card("Mind Thief", "{1}", "Sorcery", "Target opponent reveals their hand. You may cast an instant or sorcery card from it without paying its mana cost.")
    table.hand("A", thief)
    table.answer("A", True, 0, [0])
    table.mana("A", "{1}").cast("A", "Mind Thief").resolve()
    (faces,) = [d.options for d in table.asked if d.purpose == "face"]
    assert faces == ("Cast Give", "Cast Take")
    assert (table.life("A"), table.life("B")) == (23, 20)


@rule("702.102b", "709.4d", "of a fused split spell only")
def test_what_its_own_words_let_one_cast_from_a_graveyard_has_the_characteristics_of_one_half() -> None:
    words = "\nFuse\nYou may cast this card from your graveyard or from exile."
    right = data("Take", "{1}{B}", "Sorcery", f"Target player loses 3 life.{words}")
    for zone in ("graveyard", "exile"):
        table = Table()
        getattr(table, zone)("A", card("Give", "{G}", "Sorcery", f"Target player gains 3 life.{words}", layout="split", back=right))
        table.mana("A", "{G}{1}{B}")
        assert [(action.way, action.index) for action in table.actions("A")] == [("permitted", 0), ("permitted", 1)]
        table.cast("A", "Take")
        assert table.game.chars(table.game.stack[-1]).names == ("Take",)


@rule("702.102d", "only a fused spell follows both halves' instructions")
def test_what_was_cast_from_a_graveyard_follows_the_instructions_of_one_half() -> None:
    left = (*LEFT[:3], "You gain 3 life.\nFuse")
    both = card(*left, layout="split", back=data("Take", "{1}{B}", "Sorcery", "Each opponent loses 3 life.\nFuse"))
    lives = set()
    for chosen in range(5):
        table = Table()
        table.battlefield("A", card("Old Gate", "{1}", "Artifact", "During each of your turns, you may cast a sorcery card from your graveyard. If a card cast this way would be put into your graveyard this turn, exile it instead."))
        table.graveyard("A", both)
        table.mana("A", "{G}{1}{B}")
        offered = table.actions("A")
        if chosen < len(offered):
            wanted = offered[chosen]
            table.act("A", lambda action, wanted=wanted: (action.way, action.index) == (wanted.way, wanted.index)).resolve()
            lives.add((table.life("A"), table.life("B")))
            assert table.zone("A", "graveyard") == [] and len(table.zone("A", "exile")) == 1, "as one card, whichever half it was"
    assert lives == {(23, 20), (20, 17)}


@rule("702.102c", "the mana cost of each half, whoever pays for it")
@rule("702.132a", "another player, for a spell with assist")
@pytest.mark.parametrize("assist", [False, True])
def test_another_player_pays_generic_mana_of_a_fused_spell_only_if_it_has_assist(assist: bool) -> None:
    text = "Target player gains 3 life." + "\nAssist" * assist + "\nFuse"
    table = Table()
    table.hand("A", card("Give", "{G}", "Sorcery", text, layout="split", back=data("Take", "{1}{B}", "Sorcery", "Target player loses 3 life.\nFuse")))
    table.battlefield("A", card("Dwarf Forge", "", "Land", "{T}: Add {C}. Spend this mana only to cast artifact spells."))
    table.mana("A", "{G}{B}").mana("B", "{1}")
    assert ("fuse" in {action.way for action in table.actions("A")}) == assist
    if assist:
        table.answer("A", [0], [1], [1]).answer("B", 1)
        table.cast("A", "Give", way="fuse").resolve()
        assert (table.life("A"), table.life("B"), table.pool("B")) == (23, 17, "")

"""What may be done for something is a cost: all of it or nothing, whatever happens instead (CR 118.3, 118.12)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import FOREST, Table, card

IF = " If you do, you gain 50 life."


def with_so_many(number: int) -> Table:
    """Player A has so many of each thing; whoever is asked says yes."""
    table = Table(library=0)
    table.battlefield("A", *[bear()] * number, *[card(*FOREST)] * number, *[lamp()] * number)
    (box,) = table.battlefield("A", card("Toll Box", "{1}", "Enchantment", "{0}: Put a charge counter on this enchantment."))
    for _ in range(number):
        table.activate("A", box).resolve()
    table.hand("A", *[lamp()] * number)
    table.graveyard("A", *[card(*FOREST)] * number)
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    return table


@pytest.mark.parametrize("words", [
    "You may discard two cards.",
    "You may sacrifice two creatures.",
    "You may sacrifice a creature and two lands.",
    "You may sacrifice a creature and another creature.",
    "You may sacrifice two creatures for each opponent you have.",
    "You may exile two cards from your graveyard.",
    "You may exile two creatures you control.",
    "You may return two lands you control to their owner's hand.",
    "You may tap two untapped creatures you control.",
    "You may tap two untapped creatures you control that share a creature type.",
    "You may remove two charge counters from an enchantment you control.",
    "You may put two cards from your hand on the bottom of your library.",
    "You may put two lands you control on top of their owner's library.",
    "You may reveal two cards from your hand.",
    "You may discard a card and sacrifice two creatures.",
    "You may sacrifice two creatures or discard two cards.",
])  # fmt: skip
@rule("118.12", "in full")
@rule("118.3")
def test_a_part_of_what_is_asked_is_not_paid(words: str) -> None:
    poor = with_so_many(1)
    before = [(zone, poor.zone("A", zone)) for zone in ("battlefield", "hand", "graveyard")]
    do(poor, words + IF)
    assert poor.life("A") == 20
    assert [(zone, [name for name in poor.zone("A", zone) if name != "Test Rite"]) for zone in ("battlefield", "hand", "graveyard")] == before
    assert poor.counters(poor.find("Toll Box")) == {"charge": 1}
    rich = with_so_many(2)
    do(rich, words + IF)
    assert rich.life("A") == 70


@pytest.mark.parametrize("words", [
    "You may discard two cards. When you do, you gain 50 life.",
    "You may discard two cards. If you don't, you lose 50 life. You gain 50 life.",
    "Each player may discard two cards. Each player who does gains 50 life.",
    "Each opponent may discard two cards. Each opponent who doesn't loses 50 life. You may sacrifice two creatures. If you do, you gain 50 life.",
    "If you control a creature, you may discard two cards. If you do, you gain 50 life.",
    "Then you may discard two cards. If you do, you gain 50 life.",
])  # fmt: skip
@rule("118.12", "whoever asks")
def test_however_it_is_asked_only_all_of_it_counts(words: str) -> None:
    poor, rich = with_so_many(1), with_so_many(2)
    do(poor, words)
    assert poor.life("A") == 20
    do(rich, words)
    assert rich.life("A") == 70


@rule("608.2d")
def test_what_nothing_is_done_for_may_be_done_in_part() -> None:
    """Of an instruction for its own sake as much as possible is done (CR 609.3)."""
    table = with_so_many(1)
    do(table, "You may sacrifice two creatures.")
    assert "Plain Bear" not in table.zone("A", "battlefield")


@pytest.mark.parametrize(("before", "words"), [
    ("If you would gain life, you lose that much life instead.", "You may gain 3 life. If you do, draw a card."),
    ("Prevent all damage that would be dealt to you.", "You may have this spell deal 3 damage to you. If you do, draw a card."),
    ("{0}: Regenerate target creature.", "You may destroy target creature. If you do, draw a card."),
    ("Put a stun counter on target creature.", "You may untap target creature. If you do, draw a card."),
])  # fmt: skip
@rule("118.12", "whatever happens instead")
def test_what_happens_instead_was_chosen_all_the_same(before: str, words: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre(), tapped="stun" in before)
    if "stun" in before:
        do(table, before, targets=[mine])
    else:
        (other,) = table.battlefield("A", card("Odd Rule", "{2}", "Enchantment", before))
        if "Regenerate" in before:
            table.activate("A", other, targets=[mine]).resolve()
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, words, targets=[mine])
    assert len(table.zone("A", "hand")) == 1
    assert table.life("A") == (17 if "gain life" in before else 20)
    assert table.find("Plain Ogre") == mine

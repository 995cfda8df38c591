"""Looking at cards that are exiled face down (CR 406.3)."""

from __future__ import annotations

import pytest

from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("406.3")
def test_looking_at_cards_exiled_face_down() -> None:
    table = Table()
    broker = permanent(table, "{0}: Exile a card from your hand face down.\nYou may look at cards exiled with this "
                       "creature.")  # fmt: skip
    table.hand("A", bear())
    table.activate("A", broker).resolve()
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden) and not may_see(table.game, 1, hidden)


@rule("406.3")
def test_looking_at_it_for_as_long_as_it_remains_exiled() -> None:
    table = Table()
    table.hand("B", bear())
    do(table, "Target opponent exiles a card from their hand face down. You may look at that card for as long as it "
       "remains exiled.", targets=[1])  # fmt: skip
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden)


@rule("406.3", "cards in exile")
@pytest.mark.parametrize("where", ["cards in an opponent's hand", "cards in your opponents' hands"])
def test_looking_at_and_playing_is_said_of_cards_in_exile_alone(where: str) -> None:
    card("Open Door", "{1}", "Enchantment", "You may look at and play cards exiled with this enchantment.")
    card("Long Reach", "{1}", "Enchantment", f"You may play {where}.")
    with pytest.raises(AssertionError, match="declined"):
        card("Long Look", "{1}", "Enchantment", f"You may look at and play {where}.")


@rule("406.3", "cards: a player is none")
def test_no_player_is_looked_at_in_exile() -> None:
    table = Table()
    do(table, "Test Rite deals 1 damage to any target. You may look at it for as long as it remains exiled. If you do, "
              "you gain 1 life.", [1])  # fmt: skip
    assert (table.life("A"), table.life("B")) == (20, 19)


@rule("406.3", "601.3")
def test_looking_at_and_playing_what_it_exiled_face_down() -> None:
    table = Table()
    table.library("A", bear())
    table.hand("A", card("Hidden Plan", "{0}", "Enchantment", "When Hidden Plan enters, exile the top card of your library face down.\n"
                         "You may look at and play cards exiled with Hidden Plan."))  # fmt: skip
    table.cast("A", "Hidden Plan").resolve()
    (hidden,) = table.game.zone("exile")
    assert table.game.obj(hidden).face_down
    table.mana("A", "{1}{G}")
    assert hidden in {action.oid for action in table.actions("A")}
    assert hidden not in {action.oid for action in table.actions("B")}
    table.act("A", lambda action: action.oid == hidden).resolve()
    assert table.all("Plain Bear")


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("406.3a", "305.2a")
@pytest.mark.parametrize("verb", ["play the exiled card", "play the exiled card without paying its mana cost"])
def test_a_land_exiled_face_down_is_turned_up_and_played(verb: str) -> None:
    table = Table()
    table.hand("A", card("Deep Lair", "", "Land", f"Hideaway 2\n{{0}}: You may {verb}."))
    table.library("A", card("Quiet Field", "", "Land"), card("Quiet Field", "", "Land"))
    table.play("A", "Deep Lair").resolve()
    table.next_turn("A")
    table.answer("A", True).activate("A", table.find("Deep Lair")).resolve()
    assert "Quiet Field" in names(table)
    field = table.find("Quiet Field")
    assert not table.game.obj(field).face_down

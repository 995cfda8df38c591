"""Players who can neither cast spells nor activate abilities (CR 101.2, 601.3a, 602.5)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import FOREST, Table, card

BOLT = ("Bolt", "{0}", "Instant", "Bolt deals 3 damage to any target.")
AXE = ("Axe", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")


@rule("101.2", "305.1")
def test_cards_can_not_be_played_from_the_hand() -> None:
    table = Table()
    permanent(table, "You can't play cards from your hand.", types="Enchantment")
    permanent(table, "You may play the top card of your library.", types="Enchantment")
    table.hand("A", card(*FOREST), card(*BOLT))
    table.hand("B", card(*BOLT))
    can = table.actions("A")
    assert [action.kind for action in can] == ["play"] and can[0].oid == table.game.zone("library", 0)[0]
    assert [action.kind for action in table.actions("B")] == ["cast"]


@rule("101.2", "602.5")
def test_neither_spells_nor_abilities_from_graveyards() -> None:
    table = Table()
    table.graveyard("A", card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"),
                    card("Digger", "{1}", "Creature — Rat", "{0}, Exile this card from your graveyard: You gain 1 life.", "1/1"))
    (bell,) = table.battlefield("A", card("Bell", "{1}", "Artifact", "{0}: You gain 1 life."))
    assert len(table.actions("A")) == 3
    permanent(table, "Players can't cast spells from graveyards or activate abilities of cards in graveyards.", who="B")
    assert [action.oid for action in table.actions("A")] == [bell]
    table.hand("A", card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"))
    assert len(table.actions("A")) == 2


def _theirs(table: Table) -> list[object]:
    return [action for action in table.actions("B") if action.oid]


@rule("601.3a", "602.5")
def test_neither_spells_nor_abilities() -> None:
    table = Table()
    stone = permanent(table, "{0}: You gain 1 life.", "B", "Artifact")
    table.hand("B", card("Test Flash", "{0}", "Instant", "You gain 1 life."))
    assert any(action.oid == stone for action in _theirs(table))
    permanent(table, "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.")
    assert not _theirs(table)
    table.next_turn("B").to_step("main1")
    table.activate("B", stone).resolve()
    assert table.life("B") == 21


@rule("606.1", "602.5")
def test_no_loyalty_abilities() -> None:
    table = Table()
    jace = card("Jace", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.\n{0}: You gain 1 life.", loyalty="4")
    (mine,) = table.battlefield("A", jace)
    assert len(table.actions("A")) == 2
    permanent(table, "Players can't activate planeswalkers' loyalty abilities.", types="Artifact", who="B")
    assert [(action.oid, action.index) for action in table.actions("A")] == [(mine, 1)]


@rule("606.1", "611.2")
def test_neither_spells_nor_loyalty_abilities_this_turn() -> None:
    table = Table(3)
    table.battlefield("B", card("Jace", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty="4"))
    table.hand("B", card("Chime", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", card("Other", "{0}", "Instant", "You gain 1 life."))
    do(table, "Your opponents can't cast spells or activate planeswalkers' loyalty abilities this turn.")
    assert not table.actions("B") and [action.kind for action in table.actions("A")] == ["play", "cast"]
    table.next_turn("B")
    assert {action.kind for action in table.actions("B")} == {"activate", "cast", "play"}


@rule("602.5e")
def test_equip_abilities_any_time_you_could_cast_an_instant() -> None:
    table = Table()
    (axe,) = table.battlefield("A", card(*AXE))
    (mine,) = table.battlefield("A", bear())
    (wand,) = table.battlefield("A", card("Wand", "{1}", "Artifact", "{1}: Draw a card. Activate only as a sorcery."))
    (theirs,) = table.battlefield("B", card(*AXE))
    table.battlefield("B", bear())
    table.next_turn("B").mana("A", "{2}")
    assert not table.actions("A")
    permanent(table, "You may activate equip abilities any time you could cast an instant.", types="Enchantment")
    assert {action.oid for action in table.actions("A")} == {axe}
    table.activate("A", axe, [mine]).resolve()
    assert table.pt(mine) == (4, 2)
    table.next_turn("A").mana("B", "{2}")
    assert theirs not in {action.oid for action in table.actions("B")} and wand


ADA = ("Ada", "{2}", "Planeswalker — Ada", "As long as Ada entered this turn, you may activate Ada's loyalty abilities any time you "
       "could cast an instant.\n+1: You gain 1 life.")  # fmt: skip


def _loyalty(table: Table, who: str) -> bool:
    return any(action.kind == "activate" for action in table.actions(who))


@rule("606.3", "101.2")
def test_loyalty_abilities_at_instant_speed() -> None:
    """In every turn and on top of the stack, but once each turn, and for nobody else."""
    table = Table()
    table.battlefield("A", card("Bram", "{2}", "Planeswalker — Bram", "+1: You gain 1 life.", loyalty="3"))
    table.battlefield("B", card("Cato", "{2}", "Planeswalker — Cato", "+1: You gain 1 life.", loyalty="3"))
    permanent(table, "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an "
              "instant.", types="Enchantment")  # fmt: skip
    assert _loyalty(table, "A") and not _loyalty(table, "B")
    table.to_step("upkeep", "B")
    assert _loyalty(table, "A") and not _loyalty(table, "B")
    (bram,) = table.all("Bram")
    table.activate("A", bram).resolve()
    assert table.life("A") == 21 and not _loyalty(table, "A")


@rule("606.3")
def test_its_own_loyalty_abilities_in_the_turn_it_entered() -> None:
    table = Table()
    table.hand("A", card(*ADA, loyalty="3"))
    table.mana("A", "{2}")
    table.cast("A", "Ada").resolve()
    table.to_step("end", "A")
    assert _loyalty(table, "A")
    table.next_turn("B")
    assert not _loyalty(table, "A")


@rule("101.2", "601.3a", "305.2")
def test_neither_lands_nor_spells_from_hand() -> None:
    table = Table()
    permanent(table, "You can't play lands or cast spells from your hand.\nYou may play lands and cast spells from the top of your library.", types="Enchantment")
    table.hand("A", card("Own Meadow", "", "Land"), card("Own Gift", "{0}", "Instant", "You gain 1 life."))
    table.library("A", card("Near Gift", "{0}", "Instant", "You gain 1 life."))
    assert [table.game.chars(action.oid).name for action in table.actions("A") if action.kind in ("cast", "play")] == ["Near Gift"]

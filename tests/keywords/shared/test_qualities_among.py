"""Qualities found among other objects (CR 702.16a)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseTargets
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


def beast(value: int, color: str = "") -> object:
    cost = f"{{{value - 1}}}{{{color}}}" if color else f"{{{value}}}"
    return card(f"Beast {value}{color}", cost, "Creature — Beast", "", "9/9")


def hurts(table: Table, source: int, whom: int) -> bool:
    """Whether damage from a source is dealt to something."""
    before = table.life("A") if whom == 0 else table.game.obj(whom).damage
    happen(table.game, Damage(source, whom, 1))
    return (table.life("A") if whom == 0 else table.game.obj(whom).damage) != before


@rule("702.16a", "702.16e", "202.3")
def test_from_each_mana_value_among_others() -> None:
    table = Table()
    permanent(table, "Artifacts you control have protection from each mana value among artifacts you control.", types="Enchantment")
    (golem,) = table.battlefield("A", card("Tin Golem", "{3}", "Artifact Creature — Golem", "", "9/9"))
    three, four = table.battlefield("B", beast(3), beast(4))
    assert not hurts(table, three, golem) and hurts(table, four, golem)
    table.hand("A", card("Odd Lamp", "{4}", "Artifact"))
    table.mana("A", "{4}").cast("A", "Odd Lamp").resolve()
    assert not hurts(table, four, golem)
    (theirs,) = table.battlefield("B", card("Tin Golem", "{3}", "Artifact Creature — Golem", "", "9/9"))
    assert hurts(table, three, theirs)


@rule("702.16a", "607.2d")
@pytest.mark.parametrize("chosen", ["odd", "even"])
def test_from_mana_values_of_the_chosen_quality(chosen: str) -> None:
    table = Table()
    table.hand("A", card("Odd Hero", "{0}", "Creature — Human", "As this creature enters, choose odd or even.\n"
                         "This creature has protection from each mana value of the chosen quality.", "1/9"))  # fmt: skip
    table.answer("A", ["odd", "even"].index(chosen))
    table.cast("A", "Odd Hero").resolve()
    hero = table.find("Odd Hero")
    zero, three, four = table.battlefield("B", beast(0), beast(3), beast(4))
    assert [hurts(table, one, hero) for one in (zero, three, four)] == ([True, False, True] if chosen == "odd" else [False, True, False])


@rule("702.16a", "607.2a")
def test_from_the_card_types_of_an_exiled_card() -> None:
    table = Table()
    table.graveyard("B", card("Tin Horse", "{3}", "Artifact Creature — Horse", "", "2/2"))
    table.hand("A", card("Glass Golem", "{0}", "Creature — Golem", "When this creature enters, you may exile target card from a graveyard.\n"
                         "This creature has protection from each of the exiled card's card types.", "2/9"))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Glass Golem").resolve()
    golem = table.find("Glass Golem")
    (lamp, stone) = table.battlefield("B", card("Hot Lamp", "{1}", "Artifact"), card("Hot Stone", "{1}", "Enchantment"))
    assert [hurts(table, one, golem) for one in (lamp, *table.battlefield("B", beast(3)), stone)] == [False, False, True]


@rule("702.16b", "702.16e", "607.2d")
def test_a_player_has_protection_from_the_chosen_card_name() -> None:
    table = Table()
    table.hand("A", card("Odd Halo", "{0}", "Enchantment", "As this enchantment enters, choose a card name.\nYou have protection from the chosen card name."))
    table.answer("A", "Beast 3")
    table.cast("A", "Odd Halo").resolve()
    three, four = table.battlefield("B", beast(3), beast(4))
    assert not hurts(table, three, 0) and hurts(table, four, 0)


@rule("702.11c", "702.11b")
def test_a_player_and_the_object_itself_have_hexproof() -> None:
    table = Table()
    guard = permanent(table, "During your turn, you and Test Thing have hexproof.", size="1/9")
    table.battlefield("B", beast(1))
    table.hand("B", card("Hot Zap", "{0}", "Instant", "Hot Zap deals 1 damage to any target."))
    table.cast("B", "Hot Zap", [1])
    (asked,) = (one for one in table.asked if isinstance(one, ChooseTargets))
    assert guard not in asked.candidates and 0 not in asked.candidates

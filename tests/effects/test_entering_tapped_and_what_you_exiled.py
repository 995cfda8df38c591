"""What enters tapped triggers so (CR 603.6a); “the card you exiled” is the exiled card."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CHARM = card("Small Charm", "{1}", "Artifact", "Whenever a permanent you control enters tapped, untap it.")
TIRED = card("Tired Bear", "{G}", "Creature — Bear", "This creature enters tapped.", "2/2")
AWAKE = card("Plain Bear", "{G}", "Creature — Bear", "", "2/2")


@rule("603.6a")
@pytest.mark.parametrize(("one", "triggers"), [(TIRED, True), (AWAKE, False)])
def test_only_what_enters_tapped_is_untapped(one: object, triggers: bool) -> None:
    table = Table()
    table.battlefield("A", CHARM)
    table.hand("A", one)  # type: ignore[arg-type]
    table.mana("A", "{G}").cast("A", one.name).resolve(1)  # type: ignore[attr-defined]
    assert bool(table.game.stack) is triggers
    table.resolve()
    assert not table.game.obj(table.find(one.name)).tapped  # type: ignore[attr-defined]


@rule("608.2h")
def test_the_card_you_exiled_is_as_it_is_in_exile() -> None:
    meal = card("Grim Meal", "{B}", "Sorcery", "Exile target creature card from a graveyard. Put X +1/+1 counters on target creature, "
                "where X is the power of the card you exiled.")  # fmt: skip
    table = Table()
    (bear,) = table.battlefield("A", AWAKE)
    (dead,) = table.graveyard("B", card("Great Ox", "{4}{G}", "Creature — Ox", "", "5/5"))
    table.hand("A", meal)
    table.mana("A", "{B}").cast("A", "Grim Meal", [dead, bear]).resolve()
    assert table.counters(bear) == {"+1/+1": 5} and table.zone("B", "exile") == ["Great Ox"]

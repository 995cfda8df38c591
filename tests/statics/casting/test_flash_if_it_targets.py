"""Spells that can be cast as though they had flash if they have a certain target (CR 601.2e, 601.3b)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from tests.rulebook import rule
from tests.support.boards.doing import bear, lamp, ogre
from tests.support.boards.table import Table, card

FLASH = "You may cast this spell as though it had flash if it targets a {}.\n"
CLOCK = ("Loose Clock", "{2}", "Artifact", "You may cast spells as though they had flash.")
SHOVE = ("Fond Shove", "{0}", "Sorcery", FLASH.format("creature you control") + "Return target creature to its owner's hand.")
MANTLE = ("Thick Mantle", "{0}", "Enchantment — Aura", FLASH.format("creature you control") + "Enchant creature\nEnchanted creature gets +1/+1.")  # fmt: skip


def _castable(table: Table) -> bool:
    return any(action.kind == "cast" for action in table.actions("A"))


@rule("601.3b", "601.2e")
@pytest.mark.parametrize("spell", [SHOVE, MANTLE])
@pytest.mark.parametrize("refused", [True, False])
def test_out_of_season_it_needs_such_a_target(spell: tuple[str, ...], refused: bool) -> None:
    """It may be begun only where such a target is, and is refused with another one."""
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card(*spell))
    table.to_step("main1", "B")
    assert not _castable(table)
    (mine,) = table.battlefield("A", bear())
    assert _castable(table)
    if refused:
        with pytest.raises(IllegalAction, match=r"601\.2e"):
            table.cast("A", spell[0], targets=[theirs])
        return
    table.cast("A", spell[0], targets=[mine]).resolve()
    assert not table.all("Plain Bear") if spell is SHOVE else table.pt(mine) == (3, 3)


@rule("601.3b")
@pytest.mark.parametrize("spell", [SHOVE, MANTLE])
def test_in_season_or_where_another_permission_is_any_target_will_do(spell: tuple[str, ...]) -> None:
    for who in "AB":
        table = Table()
        (theirs,) = table.battlefield("B", ogre())
        table.battlefield("A", bear(), *([card(*CLOCK)] if who == "B" else []))
        table.hand("A", card(*spell))
        table.to_step("main1", who)
        table.cast("A", spell[0], targets=[theirs]).resolve()
        assert not table.all("Plain Ogre") if spell is SHOVE else table.pt(theirs) == (4, 4)


@rule("608.2g")
def test_as_something_resolves_it_is_cast_at_any_target() -> None:
    """A spell that an effect casts needs no flash."""
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    table.battlefield("A", bear(), lamp())
    table.hand("A", card("Kind Word", "{0}", "Instant", "You may cast a sorcery spell from your hand without paying its mana cost."), card(*SHOVE))  # fmt: skip
    table.to_step("main1", "B")
    table.targets = [theirs]
    table.answer("A", True)
    table.cast("A", "Kind Word").resolve()
    table.resolve()
    assert not table.all("Plain Ogre") and table.all("Plain Bear")

"""Tokens that have to attack a certain player, and copies that enter attacking one (CR 508.1d, 508.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table

FOR_EACH = "For each opponent, create a 3/3 black Horror creature token with haste that attacks that player {when} if able."


def attacked(table: Table) -> list[int]:
    """Whom the creatures of A's combat attack."""
    table.to_step("declare_attackers", "A")
    assert table.game.combat is not None
    return sorted(table.game.combat.attacking.values())


@rule("508.1d")
def test_each_token_has_to_attack_the_player_for_whom_it_was_created_in_each_combat() -> None:
    table = do(Table(3), FOR_EACH.format(when="each combat"))
    assert len(table.game.battlefield) == 2
    assert attacked(table) == [1, 2]
    table.next_turn("B").next_turn("A")
    assert attacked(table) == [1, 2]


@rule("508.1d")
def test_or_only_in_this_turn() -> None:
    table = do(Table(3), FOR_EACH.format(when="this turn"))
    assert attacked(table) == [1, 2]
    table.next_turn("B").next_turn("A").to_step("end")
    assert table.life("B") == table.life("C") == 17


@rule("508.4")
def test_copies_enter_attacking_the_other_opponents() -> None:
    table = Table(4)
    permanent(table, "Whenever a creature you control attacks a player, for each other opponent, you may create a token that's a copy of that "
              "creature, tapped and attacking that opponent. Exile those tokens at the beginning of the next end step.", types="Enchantment")  # fmt: skip
    (cub,) = table.battlefield("A", bear())
    table.answer("A", [[cub, 1]], False, True).to_step("declare_attackers").resolve()
    assert table.game.combat is not None
    (copy,) = (oid for oid in table.all("Plain Bear") if oid != cub)
    assert table.game.combat.attacking == {cub: 1, copy: 3} and table.game.obj(copy).tapped
    table.to_step("end").resolve()
    assert (table.life("B"), table.life("C"), table.life("D")) == (18, 20, 18) and table.all("Plain Bear") == [cub]

"""What is put onto the battlefield enters as a later sentence says (CR 508.4, 614.1c).

It enters tapped and attacking.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

MOTH = card("Grave Moth", "{1}{W}", "Enchantment Creature — Insect", "", "1/1")


def _attack(table: Table, attacker: int, whom: int) -> None:
    """Only that creature attacks, and nothing blocks."""

    def policy(decision: Any) -> Any:
        return [[attacker, whom]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy


@rule("508.4", "508.4a")
def test_it_enters_tapped_and_attacking_that_player() -> None:
    table = Table(3)
    shark = permanent(table, "First strike\nWhenever Test Thing deals combat damage to a player, put up to one target creature card from that player's "
                      "graveyard onto the battlefield under your control. It enters tapped and attacking that player.")  # fmt: skip
    table.targets = list(table.graveyard("C", bear()))
    table.graveyard("B", bear())
    _attack(table, shark, 2)
    table.to_step("first_strike_damage", "A").resolve()
    raised = table.find("Plain Bear", who="A")
    assert table.game.obj(raised).tapped and table.game.combat is not None
    assert table.game.combat.attacking[raised] == 2
    table.to_step("end_combat", "A")
    assert (table.life("B"), table.life("C")) == (20, 17)


@rule("508.4", "614.1c")
@pytest.mark.parametrize("enchantment", [True, False])
def test_it_enters_so_only_if_it_is_such_a_card(enchantment: bool) -> None:
    table = Table()
    herald = permanent(table, "Whenever Test Thing attacks, you may put a creature card from your hand onto the battlefield. If that card is an "
                       "enchantment card, it enters tapped and attacking.")  # fmt: skip
    table.hand("A", MOTH if enchantment else bear())
    _attack(table, herald, 1)
    table.answer("A", [[herald, 1]], True)
    table.to_step("declare_attackers", "A").resolve()
    made = table.find("Grave Moth" if enchantment else "Plain Bear", who="A")
    assert table.game.combat is not None
    assert (table.game.obj(made).tapped, made in table.game.combat.attacking) == (enchantment, enchantment)


@rule("508.4", "508.4a")
def test_tapped_and_attacking_that_opponent() -> None:
    table = Table(3)
    general = permanent(table, "Whenever Test Thing attacks an opponent, you may put a creature card from your hand onto the battlefield tapped and "
                        "attacking that opponent.")  # fmt: skip
    table.hand("A", bear())
    _attack(table, general, 2)
    table.answer("A", [[general, 2]], True)
    table.to_step("declare_attackers", "A").resolve()
    made = table.find("Plain Bear", who="A")
    assert table.game.combat is not None and table.game.combat.attacking[made] == 2


@rule("508.4", "111.2", "614.1c")
@pytest.mark.parametrize("words", [
    "create a 3/3 red Ox creature token. It enters tapped and attacking.",
    "create a token that's a copy of target creature you control. The token enters tapped and attacking.",
])  # fmt: skip
def test_tokens_that_enter_tapped_and_attacking(words: str) -> None:
    """It was not declared as an attacker, but attacks."""
    table = Table()
    (ox,) = table.battlefield("A", card("Ox Token", "{2}", "Creature — Ox", "", "3/3"))
    leader = permanent(table, f"Whenever this creature attacks, {words}")
    table.policy = lambda decision: [[leader, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("declare_attackers", "A")
    table.resolve()
    (made,) = [oid for oid in table.all("Ox Token") if oid != ox]
    assert table.game.obj(made).tapped and table.game.combat.attacking[made] == 1
    table.to_step("end", "A")
    assert table.life("B") == 20 - 1 - 3

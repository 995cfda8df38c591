"""Handling illegal actions (CR 729): what was begun and can't be completed is reversed."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction, IllegalAnswer
from engine.game.decisions.payment import PayMana
from engine.game.rules.casting.announcing import cast_spell
from engine.game.rules.casting.casting_options import USUAL
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("729.1", "starts to take an action but can't legally complete it", "601.2h")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_whoever_has_a_mana_ability_that_costs_mana_may_try_to_pay_and_otherwise_the_spell_is_reversed(whose: str) -> None:
    table = Table()
    table.battlefield(whose, card("Dye Vat", "{2}", "Artifact", "{1}, {T}: Add {R}{R}."))
    table.battlefield("A", card("Any Lens", "{2}", "Artifact", "You may spend mana as though it were mana of any color."))
    (oid,) = table.hand("A", card("Red Sip", "{R}{R}", "Instant", "You gain 3 life."))
    table.mana("A", "{G}")
    before = table.game.clone()
    with pytest.raises((IllegalAction, IllegalAnswer)):
        cast_spell(table.game, oid, 0, USUAL)
    assert any(isinstance(asked, PayMana) for asked in table.asked) is (whose == "A")
    table.game.become(before)
    assert oid in table.game.zone("hand", 0) and table.pool("A") == "G" and table.stack() == []


@rule("729.1", "can't legally complete it", "601.2h")
def test_whoever_lacks_mana_of_a_color_is_not_asked_to_pay_with_what_makes_none() -> None:
    table = Table()
    table.battlefield("A", card("Green Vat", "{2}", "Artifact", "{T}: Add {G}."))
    (oid,) = table.hand("A", card("Red Sip", "{R}{R}", "Instant", "You gain 3 life."))
    with pytest.raises(IllegalAction):
        cast_spell(table.game.clone(), oid, 0, USUAL)
    assert not any(isinstance(asked, PayMana) for asked in table.asked)

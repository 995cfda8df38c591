"""Waterbend: artifacts and creatures tapped for generic mana (701.67 of the edition of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, lamp, permanent
from tests.support.boards.table import Table, card

LATER = "2026-01-16"

WELL = "Waterbend {2}: You gain 5 life."


def _able(table: Table, oid: int) -> bool:
    return any(action.kind == "activate" and action.oid == oid for action in table.actions("A"))


@rule("701.67a", edition=LATER)
def test_artifacts_and_creatures_pay_for_generic_mana() -> None:
    table = Table()
    well = permanent(table, WELL, types="Enchantment")
    assert not _able(table, well)
    (beast,) = table.battlefield("A", bear())
    table.battlefield("B", bear(), lamp())
    assert not _able(table, well)  # others' permanents don't help
    (light,) = table.battlefield("A", lamp())
    assert _able(table, well)
    table.activate("A", well).resolve()
    assert table.life("A") == 25 and table.game.obj(beast).tapped and table.game.obj(light).tapped
    assert not _able(table, well)


@rule("701.67a", edition=LATER)
def test_mana_pays_for_the_rest_and_mana_of_a_color_is_not_tapped_for() -> None:
    table = Table()
    well = permanent(table, "Waterbend {1}{U}: You gain 5 life.", types="Enchantment")
    (beast,) = table.battlefield("A", bear(), bear())[:1]
    assert not _able(table, well)
    table.mana("A", "{U}")
    table.activate("A", well).resolve()
    assert table.life("A") == 25 and table.pool("A") == "" and table.game.obj(beast).tapped
    assert len([oid for oid in table.all(BEAR[0]) if table.game.obj(oid).tapped]) == 1


@rule("701.67b", edition=LATER)
@pytest.mark.parametrize(("mana", "able"), [("{U}", False), ("{1}{U}", True)])
def test_only_the_waterbend_cost_of_a_spell_is_paid_so(mana: str, able: bool) -> None:
    table = Table()
    table.battlefield("A", bear(), bear(), bear(), bear())
    (flood,) = table.hand("A", card("Tall Flood", "{1}{U}", "Instant",
                                    "As an additional cost to cast this spell, waterbend {2}.\nYou gain 5 life."))
    table.mana("A", mana)
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == able
    if able:
        table.cast("A", flood).resolve()
        assert table.life("A") == 25 and table.pool("A") == ""
        assert len([oid for oid in table.all(BEAR[0]) if table.game.obj(oid).tapped]) == 2


@rule("601.2b", "701.67b", edition=LATER)
@pytest.mark.parametrize("paid", [True, False])
def test_an_additional_waterbend_cost_may_be_declined(paid: bool) -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    (flood,) = table.hand("A", card("Tall Flood", "{U}", "Instant", "As an additional cost to cast this spell, you may waterbend "
                                    "{2}.\nYou gain 5 life. If this spell's additional cost was paid, draw a card."))  # fmt: skip
    table.mana("A", "{U}").answer("A", paid)
    table.cast("A", flood).resolve()
    assert table.life("A") == 25 and len(table.zone("A", "hand")) == int(paid)
    assert len([oid for oid in table.all(BEAR[0]) if table.game.obj(oid).tapped]) == (2 if paid else 0)


@rule("107.3", "701.67a", edition=LATER)
def test_x_is_what_can_be_paid_so() -> None:
    table = Table()
    well = permanent(table, "Waterbend {X}: You gain X life.", types="Enchantment")
    table.battlefield("A", bear(), bear(), bear())
    table.mana("A", "{G}").answer("A", 4)
    table.activate("A", well).resolve()
    assert table.life("A") == 24 and table.pool("A") == ""
    assert all(table.game.obj(oid).tapped for oid in table.all(BEAR[0]))


@rule("118.12a", "701.67a", edition=LATER)
@pytest.mark.parametrize("pays", [True, False])
def test_unless_you_waterbend(pays: bool) -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.hand("A", card("Spare Card", "{9}", "Artifact"))
    table.answer("A", pays)
    do(table, "Discard a card unless you waterbend {2}.")
    assert len(table.zone("A", "hand")) == int(pays)
    assert len([oid for oid in table.all(BEAR[0]) if table.game.obj(oid).tapped]) == (2 if pays else 0)


@rule("601.2g", "701.67a", edition=LATER)
def test_who_pays_chooses_what_is_tapped() -> None:
    table = Table()
    well = permanent(table, "Waterbend {1}: You gain 5 life.", types="Enchantment")
    first, second = table.battlefield("A", bear(), bear())
    table._answer_to = lambda decision: (  # type: ignore[method-assign]
        {"use": [second, -1000, "1"]} if type(decision).__name__ == "PayMana" and not table.game.obj(second).tapped
        else "auto" if type(decision).__name__ == "PayMana" else decision.some_answer(lambda bound: 0)
    )  # fmt: skip
    table.activate("A", well).resolve()
    assert table.life("A") == 25
    assert table.game.obj(second).tapped and not table.game.obj(first).tapped

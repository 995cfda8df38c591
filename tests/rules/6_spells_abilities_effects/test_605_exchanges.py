"""Mana abilities that cost mana, as part of a payment (CR 605.3a, 601.2g)."""

from __future__ import annotations

import pytest

from engine.game.decisions.decision import IllegalAnswer
from engine.game.decisions.payment import PayMana
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BOG = ("Bog", "", "Basic Land — Swamp", "")
PLAIN = ("Field", "", "Basic Land — Plains", "")
SIEVE = ("Grain Sieve", "", "Land", "{T}: Add {C}.\n{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.")
SIGIL = ("Red Sigil", "{2}", "Artifact", "{1}, {T}: Add {R}{G}.")
PRISM = ("Round Prism", "{2}", "Artifact", "{2}: Add one mana of any color.")
STRAW = ("Straw Neighbor", "{2}", "Artifact Creature — Scarecrow", "{1}: Add one mana of any color. Activate only once each turn.", "0/3")


@rule("605.3a", "601.2g")
@pytest.mark.parametrize(
    ("there", "cost", "castable"),
    [
        ([BOG, BOG, SIGIL], "{R}{G}", True), ([BOG, BOG, SIGIL], "{R}{R}", False), ([BOG, SIGIL], "{2}", True),
        ([BOG, SIGIL], "{3}", False), ([SIGIL, SIGIL], "{R}", False), ([BOG, SIGIL, SIGIL], "{R}{G}{1}", True),
        ([PLAIN, SIEVE], "{U}{U}", True), ([PLAIN, SIEVE], "{U}{U}{1}", False), ([BOG, SIEVE], "{U}", False),
        ([PLAIN, SIEVE, SIEVE], "{U}{U}{W}", True), ([BOG, BOG, BOG, PRISM], "{1}{U}", True),
        ([BOG, BOG, PRISM], "{1}{U}", False), ([BOG, BOG, BOG, BOG, PRISM], "{U}{G}", True),
        ([BOG, BOG, BOG, PRISM], "{U}{G}", False), ([BOG, BOG, STRAW], "{R}", True),
        ([BOG, BOG, STRAW], "{R}{W}", False), ([BOG, BOG, BOG, STRAW, STRAW, STRAW], "{R/G}{R/G}{R/G}", True),
        ([PLAIN, BOG, SIGIL, SIEVE], "{U}{R}", True), ([BOG, PLAIN, SIGIL], "{W}{R}{G}", True),
    ],
)  # fmt: skip
def test_a_spell_can_be_cast_with_what_mana_makes_of_other_mana(there: list[tuple[str, ...]], cost: str, castable: bool) -> None:
    table = Table()
    table.battlefield("A", *(card(*one) for one in there))
    table.hand("A", card("Small Deed", cost, "Instant", "You gain 3 life."))
    assert ("Small Deed" in [action.label for action in table.actions("A")]) is castable
    if castable:
        table.cast("A", "Small Deed").resolve()
        assert table.life("A") == 23


@rule("605.3a", "106.4")
def test_what_such_an_ability_makes_besides_stays_in_the_pool() -> None:
    table = Table()
    table.battlefield("A", card(*BOG), card(*SIGIL))
    table.hand("A", card("Spark", "{R}", "Instant", "You gain 3 life."))
    table.cast("A", "Spark")
    assert table.pool("A") == "G"


@rule("605.3a")
def test_it_is_not_used_where_other_mana_will_do() -> None:
    table = Table()
    _, _, sigil = table.battlefield("A", card("Hill", "", "Basic Land — Mountain", ""), card(*BOG), card(*SIGIL))
    table.hand("A", card("Spark", "{1}{R}", "Instant", "You gain 3 life."))
    table.cast("A", "Spark").resolve()
    assert not table.game.obj(sigil).tapped and table.pool("A") == ""


@rule("605.3a", "602.2b")
@pytest.mark.parametrize(("there", "drawn"), [([BOG, SIGIL], 1), ([SIGIL], 0), ([BOG, PRISM], 0), ([BOG, BOG, PRISM], 1)])
def test_abilities_and_payments_on_resolution_are_paid_so_too(there: list[tuple[str, ...]], drawn: int) -> None:
    table = Table()
    table.battlefield("A", *(card(*one) for one in there))
    (well,) = table.battlefield("A", card("Red Well", "{2}", "Artifact", "{R}: Draw a card."))
    table.library("A", card(*BOG), card(*BOG))
    assert bool([action for action in table.actions("A") if action.oid == well]) is bool(drawn)
    if drawn:
        table.activate("A", well).resolve()
    assert len(table.zone("A", "hand")) == drawn


@rule("605.3a", "107.3a")
def test_x_is_as_great_as_such_mana_makes_it() -> None:
    table = Table()
    table.battlefield("A", card(*BOG), card(*BOG), card(*SIGIL), card(*SIGIL))
    table.hand("A", card("Long Fire", "{X}{R}", "Instant", "You gain X life."))
    table.answer("A", 3)
    table.cast("A", "Long Fire").resolve()
    assert table.life("A") == 23


def _paying(table: Table, *uses: list[object]) -> None:
    """Let mana abilities be used by hand in payments to come, one after another, and the rest be paid as planned."""
    left, ask = list(uses), table.game.ask
    table.game.ask = lambda decision, validate=None: (
        {"use": left.pop(0)} if isinstance(decision, PayMana) and left else ask(decision, validate)
    )


@rule("605.3c")
def test_a_mana_ability_can_not_be_activated_again_to_pay_for_itself() -> None:
    """Another ability like it can; once it has resolved, it can be activated again."""
    table = Table()
    one, _, *_ = table.battlefield("A", card(*PRISM), card(*PRISM), *[card(*BOG)] * 5)
    _paying(table, [one, 0, ""])
    with pytest.raises(IllegalAnswer, match=r"605\.3c"):
        table.tap_for_mana("A", one, "G")
    table = Table()
    one, two, *_ = table.battlefield("A", card(*PRISM), card(*PRISM), *[card(*BOG)] * 5)
    before = table.game.ask
    _paying(table, [two, 0, "R"])
    table.tap_for_mana("A", one, "G")
    assert table.pool("A") == "G" and sum(table.game.obj(oid).tapped for oid in table.all("Bog")) == 3
    table.game.ask = before
    table.tap_for_mana("A", one, "U")
    assert table.pool("A") == "U" and sum(table.game.obj(oid).tapped for oid in table.all("Bog")) == 4  # and the G

"""What players may do. Nobody is asked about what is impossible (CR 608.2d), and what follows for those who did it."""

from __future__ import annotations

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.table import Table, card

STUDY = card("Long Study", "{U}", "Sorcery", "Draw a card.")


def questions(table: Table) -> list[YesNo]:
    return [decision for decision in table.asked if isinstance(decision, YesNo)]


@rule("608.2d")
def test_nobody_is_asked_whether_to_put_or_reveal_a_card_that_is_not_there() -> None:
    table = Table()
    table.hand("A", card("Open Gate", "{W}", "Sorcery", "You may put a creature card from your hand onto the battlefield."), STUDY)
    table.mana("A", "{W}").cast("A", "Open Gate").resolve()
    table.hand("A", card("Leafy Lane", "", "Land", "As this land enters, you may reveal a Forest card from your hand. If you "
                         "don't, this land enters tapped."))  # fmt: skip
    table.play("A", "Leafy Lane")
    assert not questions(table)
    assert table.game.obj(table.find("Leafy Lane")).tapped

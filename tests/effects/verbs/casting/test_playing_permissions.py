"""Permission to play cards (CR 601.3, 701.14). As in "You may play that card this turn", "cast it without paying …"."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.table import Table, card

ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


@rule("400.7h", "614.1a")
def test_a_card_is_still_that_card_when_it_has_been_cast() -> None:
    table = Table()
    table.graveyard("A", ZAP)
    table.hand("A", card("Past Lesson", "{U}", "Sorcery", (
        "Choose an instant or sorcery card in your graveyard. You may cast that card this turn. If that card would be "
        "put into your graveyard this turn, exile it instead.")))  # fmt: skip
    table.mana("A", "{U}{R}")
    table.cast("A", "Past Lesson").resolve()
    table.cast("A", "Ember Zap", targets=[1]).resolve()
    assert table.life("B") == 17
    assert table.zone("A", GRAVEYARD) == ["Past Lesson"]
    assert [table.game.chars(oid).name for oid in table.game.zone(EXILE)] == ["Ember Zap"]

"""Cards that a text names. A name chosen from a list, and a copy of the card of that name (CR 201.4, 707.13)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SNACK = ("Long Snack", "{1}{W}", "Sorcery", "You gain 7 life.")
BELL = ("Deep Bell", "{1}", "Artifact", "{T}: You gain 1 life.")
WORDS = "{0}: Choose a card name from among Long Snack and Deep Bell. Create a copy of the card with the chosen name. You may cast the copy without paying its mana cost."


def with_binder() -> tuple[Table, int]:
    """A permanent with these words in a match that knows the two cards, neither of which is in the game."""
    table = Table()
    table.game.reference = {listed[0]: card(*listed) for listed in (SNACK, BELL)}
    (binder,) = table.battlefield("A", card("Slim Binder", "{2}{U}", "Artifact", WORDS))
    return table, binder


@rule("707.13", "201.4")
def test_the_copy_is_of_the_card_of_the_chosen_name() -> None:
    table, binder = with_binder()
    table.answer("A", 0, True).activate("A", binder).resolve()
    assert table.life("A") == 27 and not table.all("Deep Bell")
    table.answer("A", 1, True).activate("A", binder).resolve()
    bell = table.find("Deep Bell")
    assert table.game.objects[bell].token and table.life("A") == 27


@rule("707.13")
def test_a_copy_that_is_not_cast_leaves_nothing_behind() -> None:
    table, binder = with_binder()
    table.answer("A", 0, False).activate("A", binder).resolve()
    assert table.life("A") == 20
    assert not any(table.all("Long Snack", zone) for zone in ("battlefield", "exile", "graveyard", "stack"))

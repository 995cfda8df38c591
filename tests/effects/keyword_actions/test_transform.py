"""Transform and convert (CR 701.28, 701.50)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card, data


@rule("701.28e")
def test_transforms_into_this_is_a_trigger_of_the_new_face() -> None:
    table = Table()
    back = data("Moon Hound", "", "Creature — Wolf", "When this creature transforms into Moon Hound, you gain 3 life.",
                "4/4")  # fmt: skip
    hound = card("Sun Hound", "{1}{G}", "Creature — Wolf", "{0}: Transform this creature.", "2/2", back=back)
    (oid,) = table.battlefield("A", hound)
    table.activate("A", oid).resolve()
    assert table.life("A") == 23

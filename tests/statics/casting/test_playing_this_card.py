"""A card that may itself be cast from a zone (CR 601.3, 118.8, 118.9)."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD, HAND
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


def castable(table: Table) -> list[str]:
    return sorted({table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast"})


@rule("601.3", "101.2")
def test_from_the_graveyard_and_from_nowhere_else() -> None:
    table = Table()
    king = card("Low King", "{0}", "Legendary Creature — Zombie", "You may cast this card from your graveyard, but not from anywhere else.\n"
                                                                  "You may cast Zombie spells from your graveyard.", "2/2")  # fmt: skip
    table.hand("A", king)
    assert castable(table) == []
    do(table, "Exile target card from your graveyard. You may cast it this turn.", table.graveyard("A", king))
    assert castable(table) == []  # that it can't be cast counts for more
    table.graveyard("A", king, card("Low Zombie", "{0}", "Creature — Zombie", "", "2/2"))
    assert castable(table) == ["Low King"]
    table.cast("A", "Low King").resolve()
    assert table.find("Low King") and castable(table) == ["Low Zombie"]


@rule("601.3", "614.12")
def test_what_is_cast_from_the_graveyard_enters_with_a_counter() -> None:
    table = Table()
    guard = card("Old Guard", "{0}", "Creature — Zombie", "You may cast this card from your graveyard. If you do, it enters with a finality counter on it.",
                 "2/2")  # fmt: skip
    table.hand("A", guard)
    table.cast("A", "Old Guard").resolve()
    assert not table.counters(table.find("Old Guard"))
    do(table, "Destroy target creature.", [table.find("Old Guard")])
    table.cast("A", "Old Guard").resolve()
    assert table.counters(table.find("Old Guard")) == {"finality": 1}
    do(table, "Destroy target creature.", [table.find("Old Guard")])
    assert table.zone("A", EXILE) == ["Old Guard"]


@rule("118.8", "601.2f")
def test_so_much_more_for_each_other_card() -> None:
    table = Table()
    table.graveyard("A", card("Late Ghoul", "{1}", "Creature — Zombie", "You may cast this card from your graveyard if you pay {1} more to cast it for each "
                              "other creature card in your graveyard.", "2/2"), bear(), bear())  # fmt: skip
    table.mana("A", "{2}")
    assert castable(table) == []
    table.mana("A", "{1}").cast("A", table.find("Late Ghoul", GRAVEYARD)).resolve()
    assert table.find("Late Ghoul") and table.pool("A") == ""
    table.hand("A", card("Late Ghoul", "{1}", "Creature — Zombie", "You may cast this card from your graveyard if you pay {1} more to cast it for each "
                         "other creature card in your graveyard.", "2/2"))  # fmt: skip
    table.mana("A", "{1}").cast("A", table.find("Late Ghoul", HAND)).resolve()
    assert table.pool("A") == ""


@rule("118.9", "614.1a")
def test_cast_for_another_cost_it_is_exiled() -> None:
    table = Table()
    sight = card("Far Sight", "{3}", "Instant", "You gain 1 life.\nAs long as you control a Bear, you may cast this card from your graveyard by paying {1} "
                 "rather than paying its mana cost. If you cast this card this way and it would be put into your graveyard, exile it instead.")  # fmt: skip
    table.graveyard("A", sight)
    table.mana("A", "{1}")
    assert castable(table) == []
    table.battlefield("A", bear())
    table.cast("A", table.find("Far Sight", GRAVEYARD)).resolve()
    assert (table.life("A"), table.zone("A", EXILE)) == (21, ["Far Sight"])


@rule("601.3", "305.1", "611.2a")
def test_cards_that_gain_permission_to_be_played_from_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card("Old Hero", "{0}", "Legendary Creature — Human", "", "2/2"), card("Old Hall", "", "Legendary Land"), card("Low Cub", "{0}", "Creature — Bear", "", "2/2"))
    do(table, "Until end of turn, each legendary card in your graveyard gains \"You may play this card from your graveyard.\"")
    assert castable(table) == ["Old Hero"]
    table.play("A", "Old Hall").cast("A", "Old Hero").resolve()
    assert table.all("Old Hall") and table.all("Old Hero")
    table.graveyard("A", card("Late Hero", "{0}", "Legendary Creature — Human", "", "2/2"))
    table.next_turn("B").next_turn("A")
    assert castable(table) == []

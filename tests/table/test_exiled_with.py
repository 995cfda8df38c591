"""What lies under a permanent. The cards exiled with it, told by name to just those who know them (CR 607.2a)."""

from __future__ import annotations

from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card

DOME = ("Glass Dome", "{W}", "Enchantment", "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.")
MOUSE = ("Field Mouse", "{G}", "Creature — Mouse", "", "1/1")
CAVE = ("Deep Cave", "{2}", "Artifact", "Hideaway 2")


def notes(table: Table, oid: int, seat: int) -> tuple[str, ...]:
    return view_for(table.game, seat, None).objects[oid].notes


def under_the_dome() -> tuple[Table, int, int]:
    """A mouse under a dome: the table, the dome, and the mouse in exile."""
    table = Table()
    (mouse,) = table.battlefield("B", card(*MOUSE))
    table.hand("A", card(*DOME))
    table.mana("A", "{W}").answer("A", [mouse]).cast("A", "Glass Dome").resolve()
    return table, table.find("Glass Dome"), table.find("Field Mouse", "exile")


@rule("607.2a", "what was exiled with a permanent is seen with it")
@rule("406.6", "and of a card in exile, with what it was exiled")
def test_a_permanent_says_what_was_exiled_with_it_until_it_is_gone() -> None:
    table, dome, mouse = under_the_dome()
    for seat in (0, 1):
        assert notes(table, dome, seat) == ("exiled with it: Field Mouse",)
        assert notes(table, mouse, seat) == ("exiled with “Glass Dome”",)
    (other,) = table.battlefield("A", card(*DOME))
    table.resolve()
    assert notes(table, other, 0) == (), "each knows its own"
    table.hand("A", card("Loud Clap", "{R}", "Instant", "Destroy target enchantment."))
    table.mana("A", "{R}").cast("A", "Loud Clap", [dome]).resolve()
    assert table.zone("B", "exile") == [] and notes(table, table.find("Field Mouse"), 1) == ()


@rule("406.3", "a card exiled face down with a permanent is named only to who may look at it")
def test_a_card_hidden_away_is_named_to_nobody_else() -> None:
    table = Table()
    table.library("A", card("Blue Gem", "{0}", "Artifact"), card("Red Gem", "{0}", "Artifact"))
    table.hand("A", card(*CAVE))
    table.mana("A", "{2}").answer("A", [table.find("Blue Gem", "library")])
    table.cast("A", "Deep Cave").resolve()
    cave = table.find("Deep Cave")
    assert notes(table, cave, 0) == ("exiled with it: Blue Gem (face down)",)
    assert notes(table, cave, 1) == ("exiled with it: a face-down card",)
    assert "Blue Gem" not in repr(view_for(table.game, 1, None))

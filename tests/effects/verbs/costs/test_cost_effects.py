"""Spells that cost more or less for the rest of the turn (CR 601.2f, 611.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

HAMMER = ("Small Hammer", "{2}", "Artifact", "{T}: Add {C}.")


def may_cast(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


def test_spells_of_a_kind_cost_less_this_turn_and_no_longer() -> None:
    table = Table()
    table.hand("A", card("Busy Day", "{U}", "Sorcery", "Artifact spells you cast this turn cost {1} less to cast."), card(*HAMMER), card("Big Bear", "{2}", "Creature — Bear", "", "2/2"))
    table.hand("B", card("Swift Hammer", "{2}", "Artifact", "Flash"))
    table.mana("A", "{U}").cast("A", "Busy Day").resolve().mana("A", "{1}").mana("B", "{1}")
    assert may_cast(table) == ["Small Hammer"] and may_cast(table, "B") == []
    table.next_turn("B").next_turn("A").mana("A", "{1}")
    assert may_cast(table) == []


def test_an_effect_that_began_earlier_serves_cards_that_came_later() -> None:
    table = Table()
    table.hand("A", card("Busy Day", "{U}", "Sorcery", "Artifact spells you cast this turn cost {1} less to cast."))
    table.mana("A", "{U}").cast("A", "Busy Day").resolve()
    table.hand("A", card(*HAMMER))
    table.mana("A", "{1}").cast("A", "Small Hammer").resolve()
    assert table.all("Small Hammer")


@rule("601.2f", "608.2h")
def test_such_spells_cost_x_less_this_turn() -> None:
    table = Table()
    queen = permanent(table, "{T}: Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life you lost this "
                      "turn.")  # fmt: skip
    table.game.write(queen).sick = False  # type: ignore[attr-defined]
    do(table, "You lose 2 life.")
    table.next_turn("B").next_turn("A")
    do(table, "You lose 2 life.")
    table.activate("A", queen).resolve()
    do(table, "You lose 3 life.")
    table.hand("A", ogre(), bear())
    table.mana("A", "{R}")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Plain Ogre"]
    table.cast("A", "Plain Ogre").resolve()
    assert table.pool("A") == ""


@rule("611.2a", "601.2f")
def test_spells_cost_less_until_the_next_turn() -> None:
    table = Table()
    do(table, "Until your next turn, instant and sorcery spells you cast cost {1} less to cast.")
    table.hand("A", card("Small Gift", "{1}", "Instant", "You gain 1 life."), card("Great Gift", "{1}", "Instant", "You gain 2 life."))
    table.next_turn("B").cast("A", "Small Gift").resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("611.2a", "601.2f")
def test_spells_of_opponents_cost_more_until_ones_next_turn() -> None:
    table = Table(3)
    table.hand("B", card("Swift Hammer", "{2}", "Artifact", "Flash"), card("Swift Bear", "{2}", "Creature — Bear", "Flash", "2/2"))
    do(table, "Noncreature spells your opponents cast cost {1} more to cast until your next turn.")
    table.next_turn("C").mana("B", "{2}")
    assert may_cast(table, "B") == ["Swift Bear"]
    table.next_turn("A").mana("B", "{2}")
    assert may_cast(table, "B") == ["Swift Bear", "Swift Hammer"]


@rule("611.2c", "601.2f", "608.2h")
def test_spells_from_a_zone_cost_so_much_less_this_turn() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.hand("A", card(*HAMMER))
    do(table, "Spells you cast from exile this turn cost {X} less to cast, where X is the number of creatures you control. Exile the top card of your "
              "library. You may play it this turn.")  # fmt: skip
    assert may_cast(table) == []  # from hand they cost as much as ever
    table.library("A", card("Great Club", "{2}", "Artifact"))
    do(table, "Destroy all creatures. Exile the top card of your library. You may play it this turn.")
    assert may_cast(table) == ["Great Club"]  # the number was found as the spell resolved


@rule("611.2", "602.2b")
def test_abilities_of_some_objects_cost_less_this_turn() -> None:
    table = Table()
    (bell,) = table.battlefield("A", card("Small Bell", "{1}", "Artifact", "{2}: You gain 1 life."))
    do(table, "Activated abilities of artifacts you control cost {2} less to activate this turn.")
    table.activate("A", bell).resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("107.3i", "608.2h")
def test_further_sentences_speak_of_the_same_x() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.library("A", *[card("Great Club", "{2}", "Artifact")] * 3)
    do(table, "Spells you cast from exile this turn cost {X} less to cast, where X is the number of creatures you control. Destroy all creatures. Exile "
              "the top X cards of your library. You gain X life. Until end of turn, you may cast spells from among those exiled cards.")  # fmt: skip
    assert table.zone("A", "exile") == ["Great Club", "Great Club"]
    assert table.life("A") == 22
    assert may_cast(table) == ["Great Club"]

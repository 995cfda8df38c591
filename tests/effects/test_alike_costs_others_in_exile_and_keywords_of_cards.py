"""Cards discarded for spells that they share something with, other cards in exile, keywords that cards in graveyards have."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

HALLS = "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell."


def _casts(table: Table, who: str) -> list[str]:
    return sorted(action.label for action in table.actions(who) if action.kind == "cast")


@rule("118.9", "601.2b")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_card_of_the_spells_color_is_discarded(who: str) -> None:
    table = Table()
    permanent(table, HALLS, types="Enchantment")
    if who == "B":
        table.next_turn("B")
        table.game.zone("hand", 1)
    table.hand(who, ogre(), card("Red Ink", "{9}{R}", "Creature — Ooze", "", "4/4"), lamp(), bear())
    offered = [action for action in table.actions(who) if action.kind == "cast"]
    assert {table.game.chars(action.oid).name for action in offered} == {"Plain Ogre", "Red Ink"}
    ink, red = table.find("Red Ink", "hand"), table.find("Plain Ogre", "hand")
    table.answer(who, [red])
    table.cast(who, ink).resolve()
    assert len(table.all("Red Ink")) == 1 and "Plain Ogre" in table.zone(who, "graveyard")


@rule("607.2a", "608.2g")
def test_another_card_exiled_with_it() -> None:
    table = Table(library=3)
    for who in "AB":
        table.library(who, bear(), card("Dry Field", "", "Land"), lamp())
    table.hand("A", card("Deep Pool", "{0}", "Artifact", "Imprint — When Deep Pool enters, each player exiles the top three cards of their library.\nWhenever a "
                         "player casts a spell from their hand, that player exiles it. If the player does, they may cast another nonland card exiled with Deep "
                         "Pool without paying that card's mana cost."))  # fmt: skip
    table.cast("A", "Deep Pool").resolve()
    table.next_turn("B").hand("B", card("Kind Word", "{0}", "Sorcery", "You gain 5 life."))
    word = table.find("Kind Word", "hand")
    table.answer("B", True, lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Bear"][:1])
    table.cast("B", "Kind Word").resolve()
    asked = next(decision for decision in table.asked if decision.purpose == "cast" and decision.seat == 1)
    assert word not in asked.candidates
    assert sorted(table.game.chars(ref).name for ref in asked.candidates) == ["Plain Bear"] * 2 + ["Plain Lamp"] * 2
    assert table.life("B") == 20 and "Kind Word" in [*table.zone("A", "exile"), *table.zone("B", "exile")]
    assert [table.game.controller(oid) for oid in table.all("Plain Bear")] == [1]


@rule("702.1c", "613.1f")
def test_keywords_of_cards_in_graveyards() -> None:
    table = Table()
    wanderer = permanent(table, "As long as a creature card with flying is in a graveyard, Test Thing has flying. The same is true for haste, landwalk, "
                         "protection, and trample.")  # fmt: skip
    table.battlefield("B", sprite())
    assert not table.has(wanderer, "flying")
    table.graveyard("B", sprite(), card("Bog Imp", "{B}", "Creature — Imp", "Swampwalk\nProtection from red", "1/1"))
    table.graveyard("A", card("Fast Lamp", "{1}", "Artifact", "Haste"))
    assert [table.has(wanderer, word) for word in ("flying", "landwalk", "protection", "haste", "trample")] == [True, True, True, False, False]
    (kept,) = table.game.chars(wanderer).abilities.keywords["landwalk"]
    assert kept.particular == "Swamp"
    assert table.game.chars(wanderer).abilities[0].label.startswith("As long as a creature card with flying is in a graveyard, this creature has flying.")


@rule("205.1", "601.2i")
@pytest.mark.parametrize(("types", "gained"), [("Artifact", 1), ("Creature — Otter", 1), ("Creature — Bear", 0)])
def test_a_noncreature_or_otter_spell(types: str, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a noncreature or Otter spell, you gain 1 life.")
    table.hand("A", card("Some Thing", "{0}", types, "", "1/1" if "Creature" in types else ""))
    table.cast("A", "Some Thing").resolve()
    assert table.life("A") == 20 + gained
    do(table, "You gain 1 life.")
    assert table.life("A") == 22 + gained


@rule("707.9", "205.4b")
def test_each_of_two_exceptions_is_one_of_the_copy() -> None:
    table = Table()
    (hero,) = table.battlefield("A", card("Odd Hero", "{2}", "Legendary Creature — Human", "", "1/1"))
    do(table, "Create a token that's a copy of target creature you control, except it's not legendary and it's a 4/4 Ooze in addition to its other types.",
       targets=[hero])  # fmt: skip
    (copy,) = [oid for oid in table.all("Odd Hero") if oid != hero]
    values = table.game.chars(copy)
    assert (table.pt(copy), values.supertypes, values.subtypes) == ((4, 4), (), ("Human", "Ooze")) and table.pt(hero) == (1, 1)
    do(table, "Create a token that's a copy of target creature you control.", targets=[copy])
    assert [table.pt(oid) for oid in table.all("Odd Hero")] == [(1, 1), (4, 4), (4, 4)], "exceptions are copied"

"""Prototype cards (CR 718, 702.160)."""

from __future__ import annotations

import pytest

from engine.game.events.merging import Merge
from engine.game.events.status import TurnFaceDown, TurnFaceUp
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

WAY = "prototype"


def golem() -> CardDefinition:
    return card("Clay Golem", "{7}", "Artifact Creature — Golem", "Prototype {1}{U} — 2/3\nVigilance", "6/8", layout="prototype")


def prototyped(table: Table) -> int:
    table.hand("A", golem())
    table.mana("A", "{1}{U}").cast("A", "Clay Golem", way=WAY).resolve()
    return table.find("Clay Golem")


def ways(table: Table, oid: int, who: str = "A") -> list[str]:
    return [action.way for action in table.actions(who) if action.oid == oid and action.kind == "cast"]


@rule("718.3", "702.160a")
def test_it_is_cast_normally_or_prototyped() -> None:
    table = Table()
    (oid,) = table.hand("A", golem())
    table.mana("A", "{1}{U}")
    assert ways(table, oid) == [WAY]
    table.mana("A", "{5}")
    assert ways(table, oid) == ["", WAY]
    table.cast("A", "Clay Golem", way="").resolve()
    assert table.pt(table.find("Clay Golem")) == (6, 8)


@rule("718.3b", "718.2")
def test_the_prototyped_spell_and_its_permanent_have_the_other_cost_size_and_color() -> None:
    table = Table()
    table.hand("A", golem())
    table.mana("A", "{1}{U}").cast("A", "Clay Golem", way=WAY)
    spell = table.game.stack[-1]
    values = table.game.chars(spell)
    assert (values.power, values.toughness, values.colors, str(values.mana_cost)) == (2, 3, ("U",), "{1}{U}")
    table.resolve()
    oid = table.find("Clay Golem")
    values = table.game.chars(oid)
    assert table.pt(oid) == (2, 3) and values.colors == ("U",) and mana_value(table.game, oid) == 2


@rule("718.5")
def test_all_other_characteristics_stay_the_same() -> None:
    table = Table()
    oid = prototyped(table)
    values = table.game.chars(oid)
    assert values.name == "Clay Golem" and values.types == ("artifact", "creature") and values.subtypes == ("Golem",)
    assert table.has(oid, "vigilance")


@rule("718.3a")
def test_only_the_alternative_values_are_judged_as_it_is_cast_prototyped() -> None:
    table = Table()
    table.battlefield("B", card("Big Ban", "{2}{W}", "Enchantment", "Your opponents can't cast spells with mana value 4 or greater."))
    (oid,) = table.hand("A", golem())
    table.mana("A", "{7}{U}")
    assert ways(table, oid) == [WAY]


@rule("718.3a")
def test_what_forbids_blue_spells_forbids_it_only_prototyped() -> None:
    table = Table()
    table.battlefield("B", card("Blue Ban", "{2}{W}", "Enchantment", "Your opponents can't cast blue spells."))
    (oid,) = table.hand("A", golem())
    table.mana("A", "{7}{U}")
    assert ways(table, oid) == [""]


@rule("718.4")
def test_elsewhere_and_not_cast_prototyped_it_has_its_normal_characteristics() -> None:
    table = Table()
    for zone in (table.hand, table.graveyard, table.exile, table.library):
        (oid,) = zone("A", golem())
        values = table.game.chars(oid)
        assert (values.power, values.toughness, values.colors, values.mana_value) == (6, 8, (), 7)
    (put,) = table.battlefield("A", golem())
    assert table.pt(put) == (6, 8)


@rule("718.4")
def test_a_prototyped_permanent_that_dies_or_comes_back_is_a_normal_card_again() -> None:
    table = Table()
    oid = prototyped(table)
    table.hand("A", card("Away and Back", "{W}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{W}").cast("A", "Away and Back", [oid]).resolve()
    assert table.pt(table.find("Clay Golem")) == (6, 8)


@rule("718.3c")
def test_a_copy_of_a_prototyped_spell_is_prototyped_too() -> None:
    table = Table()
    table.hand("A", golem(), card("Echo Back", "{U}", "Instant", "Copy target spell."))
    table.mana("A", "{1}{U}").cast("A", "Clay Golem", way=WAY)
    table.mana("A", "{U}").cast("A", "Echo Back", [table.game.stack[-1]]).resolve(1)
    copy = table.game.chars(table.game.stack[-1])
    assert (copy.power, copy.toughness, copy.colors, copy.mana_value) == (2, 3, ("U",), 2)
    table.resolve()
    assert [table.pt(oid) for oid in table.all("Clay Golem")] == [(2, 3), (2, 3)]


@rule("718.3d")
def test_a_copy_of_a_permanent_that_was_prototyped_has_its_alternative_values() -> None:
    table = Table()
    oid = prototyped(table)
    table.hand("A", card("Mirror Beast", "{U}", "Creature — Beast", "You may have this creature enter as a copy of a creature you control.", "0/1"))
    table.answer("A", [oid]).mana("A", "{U}").cast("A", "Mirror Beast").resolve()
    (copy,) = [other for other in table.all("Clay Golem") if other != oid]
    values = table.game.chars(copy)
    assert table.pt(copy) == (2, 3) and values.colors == ("U",) and values.mana_value == 2


@rule("718.2a", "718.2", "the card's normal characteristics appear as usual")
@pytest.mark.parametrize(("free", "mana"), [("", "{G}{1}{U}{5}"), (" without paying its mana cost", "{G}")])
def test_a_copy_of_the_card_can_be_cast_prototyped(free: str, mana: str) -> None:
    table = Table()
    (oid,) = table.graveyard("A", golem())
    table.hand("A", card("Draw Plans", "{G}", "Sorcery", f"Exile target artifact card from your graveyard. Copy it. You may cast the copy{free}."))
    assert table.pt(oid) == (6, 8)
    table.mana("A", mana).policy = lambda d: next((i for i, o in enumerate(d.options) if o.startswith("Prototype")), None) if getattr(d, "purpose", "") == "face" else None
    table.cast("A", "Draw Plans", [oid]).resolve()
    assert table.pt(table.find("Clay Golem")) == (2, 3)


@rule("718.3")
def test_it_is_cast_prototyped_where_an_effect_lets_it_be_cast_for_nothing() -> None:
    table = Table()
    oid, other = table.graveyard("A", golem(), golem())
    words = "You may cast target artifact card from your graveyard without paying its mana cost. If you don't, exile it."
    table.hand("A", *[card("Free Work", "{G}", "Sorcery", words)] * 2)
    table.mana("A", "{G}").answer("A", False).cast("A", "Free Work", [other]).resolve()
    assert table.zone("A", "exile") == ["Clay Golem"] and not table.all("Clay Golem")
    table.mana("A", "{G}").policy = lambda d: next((i for i, o in enumerate(d.options) if o.startswith("Prototype")), None) if getattr(d, "purpose", "") == "face" else None
    table.cast("A", "Free Work", [oid]).resolve()
    assert table.pt(table.find("Clay Golem")) == (2, 3)


@rule("718.3b")
def test_turned_face_down_and_up_again_it_is_still_the_prototyped_permanent() -> None:
    table = Table()
    oid = prototyped(table)
    happen(table.game, TurnFaceDown(oid))
    assert table.pt(oid) == (2, 2)
    happen(table.game, TurnFaceUp(oid))
    assert table.pt(oid) == (2, 3)
    wing, paw = table.exile("A", card("Bare Wing", "{W}", "Creature — Bird", "Flying", "1/1"), card("Bare Paw", "{W}", "Creature — Cat", "", "1/1"))
    happen(table.game, Merge(wing, oid, False), TurnFaceDown(oid), Merge(paw, oid, True))
    assert table.pt(oid) == (1, 1) and not table.has(oid, "vigilance") and not table.has(oid, "flying"), "face down beneath what has merged with it"
    happen(table.game, TurnFaceDown(oid))
    happen(table.game, TurnFaceUp(oid))
    assert table.pt(oid) == (1, 1) and table.has(oid, "vigilance") and table.has(oid, "flying")


TAKE = ("Target player reveals their hand. You choose a nonland card from it and exile that card. You may cast that card for as long as it "
        "remains exiled.")  # fmt: skip


@rule("718.3", "whoever casts it chooses")
@rule("702.160a", "a player who casts it")
@rule("109.5", "its would-be controller")
def test_whoever_may_cast_another_players_card_may_cast_it_prototyped() -> None:
    table = Table()
    (oid,) = table.hand("B", golem())
    table.hand("A", card("Long Fingers", "{0}", "Sorcery", TAKE))
    assert ways(table, oid) == []
    table.cast("A", "Long Fingers", [1]).resolve()
    taken = table.find("Clay Golem", "exile")
    table.mana("A", "{1}{U}")
    assert ways(table, taken) == [WAY] and ways(table, taken, "B") == []
    table.cast("A", "Clay Golem", way=WAY).resolve()
    made = table.find("Clay Golem")
    assert table.game.controller(made) == 0 and table.game.obj(made).owner == 1 and table.game.chars(made).uses_inset
    table = Table()
    table.hand("A", golem())
    table.battlefield("A", card("Open Gate", "{1}", "Artifact", "You may cast spells from your hand without paying their mana costs."))
    assert [action.way for action in table.actions("A")] == ["permitted", WAY], "without paying the other mana cost either"
    table.cast("A", "Clay Golem", way=WAY).resolve()
    assert table.pt(table.find("Clay Golem")) == (2, 3)

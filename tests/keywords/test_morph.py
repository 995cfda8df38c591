"""Morph (CR 702.37)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

MOTH = ("Masked Moth", "{4}{U}", "Creature — Insect", "Flying\nMorph {U}\nWhen this creature is turned face up, draw a "
        "card.", "3/3")  # fmt: skip
WORM = ("Price Worm", "{4}{G}", "Creature — Worm", "Morph—Discard a card.", "5/5")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.37c", "708.2a", "708.4")
def test_a_card_is_cast_face_down_as_a_2_2_creature_for_three() -> None:
    table = Table()
    table.hand("A", card(*MOTH))
    table.mana("A", "{3}")
    table.cast("A", "Masked Moth", way="morph")
    (spell,) = table.game.stack
    assert table.game.chars(spell).name == "" and table.game.chars(spell).types == ("creature",)
    table.resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(oid) == (2, 2) and not table.has(oid, "flying") and table.game.chars(oid).colors == ()


@rule("702.37e", "116.2b")
def test_it_is_turned_up_for_its_morph_cost_without_the_stack() -> None:
    table = Table()
    (moth,) = table.battlefield("A", card(*MOTH), face_down="morph")
    assert table.actions("A") == ()
    table.mana("A", "{U}")
    table.special("A", moth)
    assert table.game.chars(moth).name == "Masked Moth" and table.pt(moth) == (3, 3)
    assert table.stack() == ["Masked Moth trigger (A)"]
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]


@rule("702.37e")
def test_only_its_controller_can_turn_it_up() -> None:
    table = Table()
    table.battlefield("B", card(*MOTH), face_down="morph")
    table.mana("A", "{U}")
    assert table.actions("A") == ()


@rule("702.37e")
def test_a_morph_cost_need_not_be_mana() -> None:
    table = Table()
    (worm,) = table.battlefield("A", card(*WORM), face_down="morph")
    assert table.actions("A") == ()
    table.hand("A", card(*SPARK))
    table.special("A", worm)
    assert table.pt(worm) == (5, 5) and table.zone("A", "graveyard") == ["Angry Spark"]


@rule("702.37e", "613.1f")
def test_what_would_have_no_morph_face_up_can_not_be_turned_up_for_it() -> None:
    table = Table()
    (moth,) = table.battlefield("A", card(*MOTH), face_down="morph")
    table.mana("A", "{U}")
    (fog,) = table.battlefield("B", card("Grey Fog", "{3}", "Artifact", "Creatures lose all abilities."))
    assert table.actions("A") == ()
    happen(table.game, ZoneChange(fog, "graveyard"))
    table.special("A", moth)
    assert table.game.chars(moth).name == "Masked Moth"


@rule("702.37e", "what it would be face up, with the abilities that effects give it then", "613.1f")
def test_what_gets_other_abilities_face_down_is_turned_up_for_its_morph_cost_still() -> None:
    table = Table()
    (moth,) = table.battlefield("A", card(*MOTH), face_down="morph")
    table.battlefield("A", card("Swift Banner", "{3}", "Artifact", "Creatures have haste.\nBlue creatures have vigilance."))
    assert table.has(moth, "haste") and not table.has(moth, "vigilance") and not table.has(moth, "morph")
    table.mana("A", "{U}")
    table.special("A", moth)
    assert [table.has(moth, keyword) for keyword in ("haste", "vigilance", "morph")] == [True, True, True]


@rule("702.37e", "it regains its normal characteristics, changed by what affects it")
@rule("613.1f", "a keyword ability is lost with all that it stands for")
@pytest.mark.parametrize(("ban", "returns"), [("Creatures lose persist.", False), ("Creatures lose persist and can't have or gain persist.", False), ("Creatures lose flying.", True)])
def test_what_was_turned_up_has_not_the_keyword_that_it_loses(ban: str, returns: bool) -> None:
    table = Table()
    text = "Vanishing 3\nMorph {U}\nPersist\nFlying"
    (moth,) = table.battlefield("A", card("Masked Moth", "{4}{U}", "Creature — Insect", text, "3/3"), face_down="morph")
    table.battlefield("A", card("Grey Fog", "{3}", "Artifact", ban))
    table.mana("A", "{U}").special("A", moth)
    assert (table.has(moth, "persist"), table.has(moth, "vanishing"), table.has(moth, "flying")) == (returns, True, not returns)
    do(table, "Destroy target creature.", [moth])
    assert bool(table.all("Masked Moth")) == returns


@rule("702.37a", "any zone from which it could be played", "any time it is face down", "no text, name, subtypes, mana cost", "{3} rather than its mana cost")
def test_morph_works_wherever_the_card_could_be_cast_from_and_while_it_is_face_down() -> None:
    table = Table()
    moth = card("Masked Moth", "{4}{U}", "Creature — Insect", "Flying\nMorph {U}", "3/3")
    (buried,) = table.graveyard("A", moth)
    table.mana("A", "{3}")
    assert table.actions("A") == ()
    (leave,) = table.battlefield("A", card("Open Grave", "{1}", "Artifact", "You may cast creature spells from your graveyard."))
    assert [action.way for action in table.actions("A") if action.oid == buried] == ["morph"]
    table.cast("A", buried, way="morph")
    values = table.game.chars(table.game.stack[-1])
    assert (values.name, values.subtypes, values.mana_cost, values.text, values.colors) == ("", (), None, "", ())
    assert (values.power, values.toughness, values.types) == (2, 2, ("creature",)) and not list(values.abilities)
    assert table.game.players[0].pool == ()
    table.resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    happen(table.game, ZoneChange(leave, "graveyard"))
    table.next_turn("B").mana("A", "{U}")
    table.special("A", oid)
    assert table.game.chars(oid).name == "Masked Moth", "also in another's turn"


@rule("702.37d")
def test_a_card_without_morph_can_not_be_cast_face_down() -> None:
    table = Table()
    table.hand("A", card("Bare Moth", "{9}{U}", "Creature — Insect", "Flying", "3/3"), card(*MOTH))
    table.mana("A", "{3}")
    assert [(action.label, action.way) for action in table.actions("A") if action.kind == "cast" and "Bare" in action.label] == []
    assert [action.way for action in table.actions("A")] == ["morph"]


@rule("702.37d", "normally its own mana cost and additional costs are paid")
@pytest.mark.parametrize(("cost", "text", "mana", "ways"), [
    ("{0}", "", "{0}", {""}), ("{0}", "", "{3}", {"", "morph"}), ("{9}", "", "{2}", set()),
    ("{9}", "\nAs an additional cost to cast this spell, waterbend {X}.", "{3}", {"morph"}),
    ("{1}", "\nAs an additional cost to cast this spell, waterbend {X}.", "{1}", {""}),
])  # fmt: skip
def test_what_it_costs_face_up_does_not_matter_face_down(cost: str, text: str, mana: str, ways: set[str]) -> None:
    table = Table(edition="2026")
    table.hand("A", card("Free Moth", cost, "Creature — Insect", f"Morph {{U}}{text}", "1/1"))
    table.mana("A", mana)
    assert {action.way for action in table.actions("A")} == ways


@rule("702.37f")
def test_the_x_of_a_morph_cost_is_that_of_the_permanents_other_abilities() -> None:
    table = Table()
    text = "Morph {X}{R}\nWhen this creature is turned face up, it deals X damage to any target and you gain X life."
    (imp,) = table.battlefield("A", card("Hidden Imp", "{R}", "Creature — Imp", text, "1/1"), face_down="morph")
    table.mana("A", "{3}{R}").answer("A", 3, [1])
    table.special("A", imp)
    table.settle().resolve()
    assert (table.life("A"), table.life("B")) == (23, 17) and table.game.players[0].pool == ()


@rule("702.37g", "708.2a", "708.4", "708.8")
def test_a_card_with_morph_is_cast_by_the_rules_of_face_down_spells() -> None:
    table = Table()
    table.hand("A", card(*MOTH))
    table.battlefield("B", card("Name Ban", "{1}", "Artifact", "Spells with mana value 4 or greater can't be cast."))
    table.mana("A", "{3}")
    table.cast("A", "Masked Moth", way="morph")
    spell = table.game.stack[-1]
    assert may_see(table.game, 0, spell) and not may_see(table.game, 1, spell), "only its controller may look at it"
    table.resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert not may_see(table.game, 1, oid)
    table.mana("A", "{U}").special("A", oid)
    assert may_see(table.game, 1, oid) and table.game.chars(oid).name == "Masked Moth"


@rule("702.37d", "a morph ability allows you to cast it face down")
@rule("702.37g", "708.4", "601.3e", "708.2a")
@pytest.mark.parametrize(("ban", "ways"), [
    ("Creature spells can't be cast.", set()),
    ("Insect spells can't be cast.", {"morph"}),
    ("Your opponents can't cast Insect spells.", {"morph"}),
    ("Each opponent can't cast spells with mana value greater than the number of lands that player controls.", {"morph"}),
    ("Each opponent can't cast spells with mana value greater than the number of creatures that player controls.", {"morph"}),
    ("Each opponent can't cast spells with mana value less than the number of lands that player controls.", {""}),
    ("Each opponent can't cast spells with mana value less than the number of creatures that player controls.", {"", "morph"}),
    ("Your opponents can't cast creature spells.", set()),
    ("Your opponents can't cast creature spells from their hand.", set()),
    ("Players can't cast creature spells from graveyards.", {"", "morph"}),
    ("You can't cast creature spells.", {"", "morph"}),
    ("Each opponent can't cast spells with mana value less than the number of creatures that player controls.", {"", "morph"}),
])  # fmt: skip
def test_whether_it_may_be_cast_is_judged_by_what_it_is_face_down(ban: str, ways: set[str]) -> None:
    table = Table()
    table.hand("A", card(*MOTH))
    table.battlefield("B", card("Strict Judge", "{1}", "Artifact", ban))
    table.battlefield("A", card("Bare Rock", "", "Land"))
    table.mana("A", "{4}{U}")
    assert {action.way for action in table.actions("A")} == ways

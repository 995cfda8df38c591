"""Split cards (CR 709): one card with two halves, apart on the stack and combined everywhere else."""

from __future__ import annotations

import pytest

from engine.compiler.printing import print_as
from engine.core.errors import IllegalAnswer
from engine.game.events.cards import Draw
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card, data
from tests.support.cards.reading_words import reading


def both() -> CardDefinition:
    """A red instant for {R} and a green sorcery for {3}{G}."""
    back = data("Wide Stride", "{3}{G}", "Sorcery", "Create a 3/3 green Elephant creature token.")
    return card("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.", layout="split", back=back)


@rule("709.1", "709.2")
def test_a_split_card_is_one_card_with_two_faces() -> None:
    table = Table()
    assert len(both().faces) == 2 and not both().double_faced
    table.battlefield("A", card("Card Counter", "{U}", "Enchantment", "Whenever you draw a card, you gain 1 life.\nWhenever you discard a card, you gain 5 life."))
    table.library("A", both())
    happen(table.game, Draw(0))
    table.settle().resolve()
    assert table.life("A") == 21 and table.zone("A", "hand") == ["Quick Spark"]
    table.hand("A", card("Toss", "{B}", "Sorcery", "Discard a card."))
    table.mana("A", "{B}").cast("A", "Toss").resolve()
    assert table.life("A") == 26 and table.zone("A", "graveyard") == ["Quick Spark", "Toss"]


@rule("709.2")
def test_both_halves_are_a_single_draw() -> None:
    table = Table()
    words = "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card."
    table.battlefield("A", card("Sly Bargain", "{1}{B}", "Enchantment", words))
    table.library("B", card("Plain Tale", "{U}", "Sorcery"))
    table.library("B", both())
    table.to_step("draw", "B")
    assert table.zone("B", "hand") == ["Quick Spark"] and table.zone("A", "hand") == []
    happen(table.game, Draw(1))
    assert table.zone("B", "hand") == ["Quick Spark"] and table.zone("A", "hand") == ["Forest"]


@rule("709.3")
def test_the_half_is_chosen_before_the_card_goes_onto_the_stack() -> None:
    table = Table()
    table.hand("A", both())
    table.mana("A", "{R}{3}{G}")
    assert [(a.label, a.index) for a in table.actions("A")] == [("Quick Spark", 0), ("Wide Stride", 1)]
    table.cast("A", "Wide Stride")
    assert table.stack() == ["Wide Stride"]


@rule("709.3a")
def test_only_the_chosen_half_decides_whether_it_can_be_cast() -> None:
    table = Table()
    table.battlefield("A", card("No Instants", "{W}", "Enchantment", "Players can't cast instant spells."))
    table.hand("A", both())
    table.mana("A", "{R}{3}{G}")
    assert [a.label for a in table.actions("A")] == ["Wide Stride"]
    table = Table()
    table.hand("A", both())
    table.to_step("begin_combat").mana("A", "{R}{3}{G}")
    assert [a.label for a in table.actions("A")] == ["Quick Spark"]  # only that half is an instant


@rule("709.3a", "202.3d")
def test_an_effect_that_allows_cheap_spells_looks_at_the_half_alone() -> None:
    table = Table()
    (stored,) = table.exile("A", both())
    assert mana_value(table.game, stored) == 5
    table.battlefield("A", card("Cheap Ban", "{W}", "Enchantment", "Players can't cast spells with mana value 2 or less."))
    table.hand("A", both())
    table.mana("A", "{R}{3}{G}")
    assert [a.label for a in table.actions("A")] == ["Wide Stride"]


@rule("709.3b")
def test_on_the_stack_the_other_half_does_not_exist() -> None:
    table = Table()
    table.hand("A", both())
    table.mana("A", "{R}")
    table.cast("A", "Quick Spark", [1])
    values = table.game.chars(table.game.stack[-1])
    assert values.names == ("Quick Spark",) and values.types == ("instant",) and values.colors == ("R",)
    assert str(values.mana_cost) == "{R}" and len(values.abilities.spell) == 1
    table.resolve()
    assert table.life("B") == 18 and table.game.battlefield == ()
    (dead,) = table.game.zone("graveyard", 0)
    assert table.game.chars(dead).names == ("Quick Spark", "Wide Stride")  # combined again


@rule("709.3b")
def test_on_the_stack_it_has_the_words_of_the_half_that_is_cast_alone() -> None:
    words = (
        "You may have target creature get +1/+1 until end of turn.",
        "Until end of turn, target instant card in your graveyard gains flashback. The flashback cost is equal to its mana cost.",
    )
    pair = card("Grow Words", "{G}", "Instant", words[0], layout="split", back=data("Find Words", "{U}", "Instant", words[1]))
    table = Table()
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (dead,) = table.graveyard("A", card("Old Words", "{R}", "Instant", "You gain 1 life."))
    for name, cost, text, target in (("Grow Words", "{G}", words[0], bear), ("Find Words", "{U}", words[1], dead)):
        table.hand("A", pair)
        table.mana("A", cost).answer("A", True).cast("A", name, [target])
        values = table.game.chars(table.game.stack[-1])
        assert (values.names, values.text) == ((name,), text)
        (ability,) = values.abilities.spell
        assert reading("effects", text) == ability.effect and print_as("effects", ability.effect) == text
        table.resolve()
    assert table.pt(bear) == (3, 3) and table.game.chars(dead).keyword("flashback")


@rule("709.3c", "707.12")
def test_a_copy_of_a_split_card_can_be_cast_as_either_half() -> None:
    table = Table()
    table.graveyard("A", both())
    (dead,) = table.game.zone("graveyard", 0)
    table.hand("A", card("Borrow Words", "{U}", "Sorcery", "Exile target card from your graveyard. Copy it. You may cast the copy without paying its mana cost."))
    table.mana("A", "{U}").answer("A", True, 1)
    table.cast("A", "Borrow Words", [dead]).resolve(1)
    assert table.stack() == ["Wide Stride"]
    values = table.game.chars(table.game.stack[-1])
    assert values.mana_value == 4 and values.types == ("sorcery",)
    table.resolve()
    assert [table.game.chars(oid).name for oid in table.game.battlefield] == ["Elephant Token"]


@rule("709.3c", "a copy that nothing allows to be cast as either half")
@pytest.mark.parametrize(("spells", "asked"), [("instant spells", 1), ("spells", 0)])
def test_nobody_is_asked_to_cast_a_copy_of_which_neither_half_can_be_cast(spells: str, asked: int) -> None:
    table = Table()
    table.graveyard("A", both())
    (dead,) = table.game.zone("graveyard", 0)
    table.hand("A", card("Borrow Words", "{U}", "Sorcery", "Exile target card from your graveyard. Copy it. You may cast the copy without paying its mana cost."))
    table.mana("A", "{U}").answer("A", True).cast("A", "Borrow Words", [dead])
    table.battlefield("B", card("Strict Rule", "{W}", "Enchantment", f"Players can't cast {spells}."))
    table.resolve(1)
    assert table.stack() == ["Wide Stride"] * asked
    assert sum(type(decision).__name__ == "YesNo" for decision in table.asked) == asked


@rule("709.4")
def test_everywhere_but_on_the_stack_the_halves_are_combined() -> None:
    table = Table()
    for zone in (table.hand, table.graveyard, table.exile, table.library):
        (oid,) = zone("A", both())
        values = table.game.chars(oid)
        assert values.names == ("Quick Spark", "Wide Stride") and values.mana_value == 5


@rule("709.4a", "201.2")
def test_a_split_card_has_two_names_and_either_can_be_chosen_but_not_both() -> None:
    for name in ("Quick Spark", "Wide Stride"):
        table = Table()
        table.hand("B", both(), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
        mine, _ = table.hand("A", both(), card("Wide Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
        table.hand("A", card("Forget It", "{B}", "Sorcery", "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name. If they do, you gain 1 life."))
        table.mana("A", "{B}").answer("A", name)
        table.cast("A", "Forget It", [1]).resolve()
        assert table.zone("B", "hand") == ["Plain Bear"] and table.life("A") == 21
        asked = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "card name")
        with pytest.raises(IllegalAnswer):
            asked.check("Quick Spark // Wide Stride")
        assert table.game.obj(mine).zone == "hand", "that player's cards alone"
        table.hand("B", both(), both())
        table.hand("A", card("Forget All", "{B}", "Sorcery", "Choose a card name. Each player reveals their hand and discards all cards with the chosen name revealed this way, then draws that many cards."))
        table.mana("A", "{B}").answer("A", name).cast("A", "Forget All").resolve()
        assert (table.zone("A", "hand"), table.zone("B", "hand")) == (["Wide Bear", "Forest"], ["Plain Bear", "Forest", "Forest"]), "each their own"
        table.hand("A", card("Name It", "{B}", "Sorcery", "Choose a creature card name."))
        table.mana("A", "{B}").cast("A", "Name It").resolve()
        options = [decision for decision in table.asked if getattr(decision, "purpose", "") == "card name"][-1].options  # type: ignore[attr-defined]
        assert options == ("Wide Bear",), "neither half is a creature card"


@rule("709.4b", "202.3d", "105.2")
def test_its_mana_cost_and_colors_are_those_of_both_halves() -> None:
    table = Table()
    (oid,) = table.hand("A", both())
    values = table.game.chars(oid)
    assert sorted(values.mana_cost.symbols) == ["3", "G", "R"] and values.colors == ("R", "G")  # type: ignore[union-attr]
    assert mana_value(table.game, oid) == 5
    table.mana("A", "{R}").cast("A", "Quick Spark", [1])
    spell = table.game.stack[-1]
    assert table.game.chars(spell).colors == ("R",) and mana_value(table.game, spell) == 1


@rule("709.4b")
def test_the_separate_symbols_of_the_two_costs_stay_separate() -> None:
    back = data("Cold Breath", "{1}{U}", "Instant", "You gain 2 life.")
    flame = card("Hot Breath", "{1}{R}", "Instant", "You gain 1 life.", layout="split", back=back)
    table = Table()
    (oid,) = table.hand("A", flame)
    cost = table.game.chars(oid).mana_cost
    assert cost is not None and cost.symbols == ("1", "R", "1", "U") and cost.mana_value == 4


@rule("709.4b")
def test_a_red_and_a_green_half_are_one_two_colored_card_of_value_five_and_a_red_spell_of_value_one() -> None:
    back = data("Long Siege", "{3}{G}", "Sorcery", "Create a 3/3 green Elephant creature token.")
    pair = card("First Blow", "{R}", "Instant", "First Blow deals 2 damage to any target.", layout="split", back=back)
    table = Table()
    (dead, held) = (*table.graveyard("A", pair), *table.hand("A", pair))
    for oid in (dead, held):
        values = table.game.chars(oid)
        assert values.mana_cost is not None and sorted(values.mana_cost.symbols) == ["3", "G", "R"]
        assert values.colors == ("R", "G") and values.mana_value == 5
    wards = "Whenever you cast a red spell, you gain 1 life.\nWhenever you cast a green spell, you gain 10 life."
    table.battlefield("A", card("Two Wards", "{W}", "Enchantment", wards))
    table.hand("A", card("Call Back", "{U}", "Sorcery", "Return target green card with mana value 5 from your graveyard to your hand."))
    table.mana("A", "{U}{R}").cast("A", "Call Back", [dead]).resolve()
    assert table.zone("A", "hand") == ["First Blow", "First Blow"]
    table.cast("A", "First Blow", [1])
    spell = table.game.chars(table.game.stack[0])
    assert (spell.names, spell.colors, spell.mana_value) == (("First Blow",), ("R",), 1)
    table.resolve()
    assert table.life("A") == 21


@rule("709.4b")
def test_two_halves_have_the_cost_of_a_whole_card_yet_each_generic_symbol_is_seen() -> None:
    pair = card("Hot Breath", "{1}{R}", "Instant", "You gain 1 life.", layout="split", back=data("Cold Breath", "{1}{U}", "Instant", "You gain 2 life."))
    whole = card("Steam Words", "{2}{U}{R}", "Instant", "You gain 3 life.")
    table = Table()
    two, one = (table.game.chars(oid).mana_cost for oid in table.hand("A", pair, whole))
    assert two is not None and one is not None
    assert two.mana_value == one.mana_value == 4 and set(two.colors) == set(one.colors)
    assert two.symbols.count("1") == 2 and max(map(one.symbols.count, one.symbols)) == 1


@rule("709.4b", "202.1b")
def test_the_cost_of_both_halves_is_that_of_a_card_with_as_many_of_each_symbol() -> None:
    pair = card("Hot Breath", "{1}{R}", "Instant", "You gain 1 life.", layout="split", back=data("Cold Breath", "{1}{U}", "Instant", "You gain 2 life."))
    table = Table()
    table.graveyard("A", pair, card("Steam Words", "{2}{U}{R}", "Instant", "You gain 3 life."), card("Few Words", "{1}{U}{R}", "Instant", "You gain 3 life."))
    do(table, "You gain 1 life for each different mana cost among nonland cards in your graveyard.")
    assert table.life("A") == 22


@rule("709.4c")
def test_it_has_the_card_types_and_abilities_of_both_halves() -> None:
    back = data("Later Words", "{2}{B}", "Sorcery", "Target player loses 2 life.\nFlashback {4}{B}")
    card_ = card("First Words", "{U}", "Instant", "Draw a card.\nCycling {2}", layout="split", back=back)
    table = Table()
    (oid,) = table.hand("A", card_)
    values = table.game.chars(oid)
    assert values.types == ("instant", "sorcery") and values.keyword("cycling") and values.keyword("flashback")
    table.graveyard("A", card_)
    table.hand("A", card("Find Sorcery", "{W}", "Sorcery", "Return target sorcery card from your graveyard to your hand."))
    table.mana("A", "{W}").cast("A", "Find Sorcery", list(table.game.zone("graveyard", 0))).resolve()
    assert table.zone("A", "hand").count("First Words") == 2


@rule("709.4c", "709.3a")
def test_an_ability_of_one_half_is_the_cards_but_helps_only_that_half_to_be_cast() -> None:
    back = data("Small Words", "{3}{R}", "Sorcery", "You gain 3 life.")
    table = Table()
    (oid,) = table.hand("A", card("Great Words", "{4}{G}", "Sorcery", "Assist\nYou gain 5 life.", layout="split", back=back))
    assert table.game.chars(oid).keyword("assist")
    table.battlefield("B", *[card(*FOREST)] * 9)
    table.mana("A", "{G}{R}")
    assert [action.label for action in table.actions("A")] == ["Great Words"]
    table.answer("A", [1]).answer("B", 4).cast("A", "Great Words").resolve()
    assert table.life("A") == 25


@rule("709.4c", "709.3a")
@pytest.mark.parametrize(("mana", "helpers", "cast"), [("{G}{3}", 0, []), ("{G}{3}", 1, ["Great Words"]), ("", 9, ["Low Words"])])
def test_only_what_others_have_helps_to_cast_the_half_with_the_ability(mana: str, helpers: int, cast: list[str]) -> None:
    back = data("Low Words", "{3}", "Sorcery", "Assist\nYou gain 3 life.")
    table = Table()
    table.hand("A", card("Great Words", "{4}{G}", "Sorcery", "Assist\nYou gain 5 life.", layout="split", back=back))
    table.battlefield("B", *[card(*FOREST)] * helpers)
    table.mana("A", mana) if mana else None
    assert [action.label for action in table.actions("A") if action.label != "Low Words" or not mana] == cast


@rule("709.4d", "702.102b", "202.3d")
def test_a_fused_spell_has_the_characteristics_of_both_halves() -> None:
    back = data("Take Some", "{1}{B}", "Sorcery", "Target player loses 3 life.\nFuse")
    pair = card("Give Some", "{G}", "Sorcery", "Target player gains 3 life.\nFuse", layout="split", back=back)
    table = Table()
    table.hand("A", pair)
    table.mana("A", "{G}{1}{B}").answer("A", [0], [1])
    table.cast("A", "Give Some", way="fuse")
    spell = table.game.stack[-1]
    values = table.game.chars(spell)
    assert values.names == ("Give Some", "Take Some") and values.colors == ("B", "G")
    assert mana_value(table.game, spell) == 3
    table.resolve()
    assert (table.life("A"), table.life("B")) == (23, 17), "the text of each half"


@rule("709.4")
def test_a_seat_sees_the_words_of_both_halves_off_the_stack_and_of_one_on_it() -> None:
    from engine.table.seat_views import view_for

    table = Table()
    (oid,) = table.hand("A", both())
    seen = view_for(table.game, 0, None).objects[oid]
    assert [face.name for face in seen.faces] == ["Quick Spark", "Wide Stride"] and not seen.is_copy
    assert "2 damage" in seen.text and "Elephant" in seen.text and seen.mana_value == 5
    table.mana("A", "{3}{G}").cast("A", "Wide Stride")
    spell = view_for(table.game, 1, None).objects[table.game.stack[-1]]
    assert spell.name == "Wide Stride" and spell.face == 1 and "2 damage" not in spell.text


@rule("709.3a", "709.3b")
@pytest.mark.parametrize("word", ["flashback"])
@pytest.mark.parametrize(("mana", "name"), [("{R}", "Quick Spark"), ("{3}{G}", "Wide Stride")])
def test_either_half_is_cast_by_a_keyword_that_is_given(word: str, mana: str, name: str) -> None:
    table = Table()
    table.hand("A", card("Recall Eye", "{U}", "Instant", f"Target instant or sorcery card in your graveyard gains {word} until end of turn. The {word} cost is equal to its mana cost."))
    table.graveyard("A", both())
    table.mana("A", "{U}").cast("A", "Recall Eye").resolve()
    assert not table.actions("A")
    table.mana("A", mana)
    assert [(action.cost, action.way) for action in table.actions("A")] == [(mana, word)]
    table.act("A", lambda action: action.way == word)
    assert table.stack() == [name]
    table.resolve()
    assert len(table.zone("A", "exile")) == 1

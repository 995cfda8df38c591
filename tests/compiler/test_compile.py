"""Compiling whole cards. Characteristics, abilities, the flags that the rules want, and honest refusals."""

from __future__ import annotations

from typing import Any

import pytest

from engine.compiler.compile import ACCEPTED, AMBIGUOUS, DECLINED, Compiled, compile_card, compile_definition
from engine.compiler.show import PlainCard, PlainFace
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.meaning.abilities import ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility, targets_of
from engine.telling.teller import plainly
from engine.vocabulary import catalogue
from tests.rulebook import rule


def compiled(text: str, type_line: str = "Creature — Fox", name: str = "Ember Fox", **more: Any) -> Compiled:
    """A card of one face, compiled."""
    catalogue.load()
    return compile_card(PlainCard(name, (PlainFace(name, type_line, text, **more),)))


def abilities(text: str, type_line: str = "Creature — Fox", **more: Any) -> Any:
    """The abilities of a card that must be understood."""
    result = compiled(text, type_line, **more)
    assert result.definition is not None, [line for line in result.lines if line.status != ACCEPTED]
    return result.definition.front.printed.abilities


@rule("205.1")
def test_characteristics_come_from_the_printed_card() -> None:
    result = compiled("Flying", "Legendary Snow Creature — Fox Spirit", mana_cost="{1}{R}", power="2", toughness="1")
    assert result.definition is not None
    printed = result.definition.front.printed
    assert (printed.name, str(printed.mana_cost), printed.colors) == ("Ember Fox", "{1}{R}", ("R",))
    assert (printed.supertypes, printed.types, printed.subtypes) == (("legendary", "snow"), ("creature",), ("Fox", "Spirit"))
    assert (printed.power, printed.toughness, printed.loyalty) == (2, 1, None)


@rule("204.1")
def test_a_color_indicator_decides_the_color() -> None:
    result = compiled("", mana_cost="", color_indicator=("U", "W"))
    assert result.definition is not None
    assert result.definition.front.printed.colors == ("W", "U")


@rule("113.3a")
def test_all_lines_of_a_spell_are_one_spell_ability() -> None:
    found = abilities("Target creature gets +1/+1 until end of turn.\nIt gains flying until end of turn.", "Instant")
    (spell,) = found
    assert isinstance(spell, SpellAbility)
    assert len(targets_of(spell.effect)) == 1


def test_keywords_on_one_line_are_abilities_of_their_own() -> None:
    assert list(abilities("Flying, vigilance").keywords) == ["flying", "vigilance"]


@rule("602.1")
def test_activated_abilities_keep_their_costs_and_their_riders() -> None:
    (ability,) = abilities("{1}, Sacrifice another creature: Draw a card. Activate only as a sorcery.")
    assert isinstance(ability, ActivatedAbility)
    assert len(ability.costs) == 2 and ability.timing == "sorcery" and not ability.mana
    (ability,) = abilities("{T}: Draw a card. Activate only if you control an Elf and only once each turn.")
    assert ability.limit == "turn" and ability.condition is not None


@rule("606.1")
def test_loyalty_abilities() -> None:
    up, down = abilities("+1: Draw a card.\n−2: You gain 2 life.", "Legendary Planeswalker — Fox", loyalty="3")
    assert up.loyalty and down.loyalty
    assert [cost.sign for ability in (up, down) for cost in ability.costs] == [1, -1]


@rule("603.4")
def test_an_if_right_behind_the_event_is_an_intervening_if() -> None:
    (ability,) = abilities("When Ember Fox enters, if you control an Elf, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition is not None
    (ability,) = abilities("When Ember Fox enters, draw a card if you control an Elf.")
    assert ability.condition is None


@rule("603.2c")
def test_whenever_and_its_subject() -> None:
    (ability,) = abilities("Whenever one or more other creatures you control die, draw a card.")
    assert ability.pattern.event_keys() == ("dies",)
    assert not ability.pattern.only_self()
    (own,) = abilities("When Ember Fox dies, draw a card.")
    assert own.pattern.only_self()


@rule("604.1")
def test_static_abilities_with_a_condition() -> None:
    (ability,) = abilities("As long as you control an Elf, Ember Fox gets +1/+1.")
    assert isinstance(ability, StaticAbility)
    assert ability.condition is not None


@rule("700.2")
def test_modes() -> None:
    (spell,) = abilities("Choose one —\n• Draw a card.\n• You gain 3 life.\n• Destroy target artifact.", "Sorcery")
    assert len(spell.effect.options()) == 3
    assert plainly(spell.effect.labels()[1]) == "You gain 3 life."


@rule("714.2b")
def test_chapters() -> None:
    one, two = abilities("I, II — Draw a card.\nIII — You gain 3 life.", "Enchantment — Saga")
    assert (one.pattern.chapters, two.pattern.chapters) == ((1, 2), (3,))


@rule("207.2c")
def test_an_ability_word_has_no_meaning_and_is_printed() -> None:
    result = compiled("Housewarming — When this creature enters, draw a card.")
    assert result.lines[0].printed == "Housewarming — When this creature enters, draw a card."


@rule("113.6k")
def test_an_ability_that_returns_its_card_from_the_graveyard_works_there() -> None:
    (ability,) = abilities("{2}{B}: Return this card from your graveyard to your hand.")
    assert ability.zone == GRAVEYARD
    (ability,) = abilities("{2}{B}: Return target card from your graveyard to your hand.")
    assert ability.zone == BATTLEFIELD


def test_old_wording_is_read_and_todays_printed() -> None:
    result = compiled("When Ember Fox enters the battlefield, draw a card.")
    assert [(line.status, line.printed) for line in result.lines] == [
        (ACCEPTED, "When this creature enters, draw a card.")
    ]


def test_both_faces_are_compiled() -> None:
    catalogue.load()
    faces = (PlainFace("Day Fox", "Creature — Fox", "Flying"), PlainFace("Night Fox", "Creature — Fox", "Reach"))
    result = compile_card(PlainCard("Day Fox // Night Fox", faces, "transform"))
    assert result.definition is not None
    assert [face.name for face in result.definition.faces] == ["Day Fox", "Night Fox"]
    assert {line.face for line in result.lines} == {"Day Fox", "Night Fox"}


def test_one_line_that_is_not_understood_makes_the_card_not_playable() -> None:
    result = compiled("Flying\nWhenever Ember Fox hums, draw a card.")
    assert result.definition is None
    assert [line.status for line in result.lines] == [ACCEPTED, DECLINED]
    report = result.lines[1]
    assert report.text[report.position :].startswith("hums")
    assert "what happens" in report.expected


@pytest.mark.parametrize(
    "text",
    [
        "Draw a cards.",
        "Draw two card.",
        "Each player draw a card.",
        "Target creature get +1/+1 until end of turn.",
        "Destroy target creature",
        "Destroy a target creature.",
        "you gain 1 life.",
    ],
)
def test_bad_grammar_is_not_guessed_at(text: str) -> None:
    assert compiled(text, "Sorcery").definition is None


def test_nothing_is_skipped() -> None:
    assert compiled("Destroy target creature. Frobnicate.", "Sorcery").definition is None
    assert compiled("Draw a card; hum.", "Sorcery").definition is None




@pytest.mark.parametrize("text", ["", "\n\n", "(Only a reminder.)", "•", "—", '"', "{", "{T}:", ":", "Choose one —", "I —"])
def test_oddities_do_not_throw(text: str) -> None:
    result = compiled(text)
    assert all(line.status in (ACCEPTED, DECLINED, AMBIGUOUS) for line in result.lines)


def test_definitions_of_keywords_are_compiled_by_the_same_compiler() -> None:
    catalogue.load()
    (ability,) = compile_definition("Whenever this creature attacks, you gain 1 life.", "trial")
    assert isinstance(ability, TriggeredAbility)

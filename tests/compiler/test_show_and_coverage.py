"""Diagnostics for people. The caret under what was not understood, the count over many cards, reminder text."""

from __future__ import annotations

from engine.compiler.compile import compile_card
from engine.compiler.keywords import KEYWORDS
from engine.compiler.normalise import Names
from engine.compiler.reminders import AGREES, DIFFERS, compare, generated
from engine.compiler.show import PlainCard, PlainFace, plain_card, show_cards, show_text
from engine.lab.coverage import coverage, obstacle
from engine.meaning.abilities import KeywordAbility
from engine.vocabulary import catalogue


def test_understood_words_are_printed_back_and_a_caret_stands_under_the_others() -> None:
    catalogue.load()
    lines = show_text("Draw a card. Hum.", "Sorcery").split("\n")
    assert lines[0] == "?   Draw a card. Hum."
    assert lines[1].index("^") - 4 == len("Draw a card. ")
    assert lines[2].strip().startswith("expected")
    assert show_text("Draw a card.", "Sorcery") == "ok  Draw a card."


def test_without_a_type_line_the_kind_of_card_that_reads_the_words_is_taken() -> None:
    catalogue.load()
    assert plain_card("Draw a card.").faces[0].type_line == "Sorcery"
    assert plain_card("Whenever a creature enters, draw a card.").faces[0].type_line in ("Creature", "Sorcery")
    assert show_text("{T}: Draw a card.").startswith("ok")


def _cards() -> list[PlainCard]:
    texts = {"Good": "Flying", "Bad": "Flying\nHums 3.", "Worse": "Hums 4.\nSings.", "Also bad": "Hums 5."}
    return [PlainCard(name, (PlainFace(name, "Creature — Fox", text),)) for name, text in texts.items()]


def test_cards_are_shown_with_a_count_at_the_end() -> None:
    catalogue.load()
    shown = list(show_cards(_cards()))
    assert shown[0] == "Good: playable"
    assert shown[-1] == "1 of 4 cards are playable."


def test_obstacles_are_grouped_and_ranked_by_the_cards_that_nothing_else_stops() -> None:
    catalogue.load()
    found = coverage(_cards())
    totals = found.totals()
    assert (totals["cards"], totals["accepted"], totals["lines"], totals["lines_accepted"]) == (4, 1, 6, 2)
    assert found.obstacles()[0] == ("Hums N.", 2, 3)
    assert [card.name for card in found.cards if card.accepted] == ["Good"]


def test_an_obstacle_leaves_names_numbers_and_types_open() -> None:
    catalogue.load()
    (report,) = compile_card(plain_card("Sings {2}{G} to seven Foxes.", "Creature")).lines
    assert obstacle(report) == "Sings {…} to N Foxes."


def test_reminder_text_is_compared_and_never_refused() -> None:
    catalogue.load()
    ward = next(name for name in KEYWORDS if name == "ward")
    assert issubclass(KEYWORDS[ward], KeywordAbility)
    face = PlainFace("Tin Owl", "Creature — Bird", "Ward {2} (It is hard to reach.)")
    compiled = compile_card(PlainCard("Tin Owl", (face,)))
    assert compiled.definition is not None
    abilities = tuple(compiled.definition.front.printed.abilities)
    (found,) = compare(face.text, abilities, Names("Tin Owl", "", "creature"))
    assert found.status == DIFFERS and "{2}" in found.generated
    (same,) = compare(f"Ward {{2}} ({generated(abilities[0])})", abilities, Names("Tin Owl", "", "creature"))  # type: ignore[arg-type]
    assert same.status == AGREES

"""Rules text: read into words and symbols, wrapped, fitted, and never outside its box."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gui.painting.fonts import Role, advance
from gui.painting.rules_text import SYMBOL_SIZE, paragraph, paragraphs_of
from gui.painting.symbols import symbol_width
from gui.painting.text_flow import ELLIPSIS, FittedText, fit_line, fit_text, wrap
from tests.support.games.how_often import often

pytestmark = pytest.mark.usefixtures("qapp")
RELAXED = settings(max_examples=often(20, 60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

LONG_WORD = "antidisestablishmentarianism" * 3
PLAIN_WORDS = [
    "Draw",
    "a",
    "card.",
    "(Then",
    "exile",
    "it.)",
    "II",
    "—",
    "•",
    "Level",
    "naïve",
    "余烬狐抓两张牌",
    LONG_WORD,
]
MARKED_WORDS = ["{T}:", "{2}{G/U},", "+1:", "−7:", "{", "}", "“Ward—{1}”", "{CHAOS}", "{UNKNOWN}", "\n", "\t"]
WORDS = st.sampled_from(PLAIN_WORDS + MARKED_WORDS)
# Marks that stand on other letters change the width of what they stand on; no rules text has them.
TEXTS = st.lists(WORDS, max_size=220).map(" ".join) | st.text(
    st.characters(exclude_categories=("Cs", "Mn", "Mc", "Me")), max_size=300
)


def right_edge(fitted: FittedText) -> float:
    """Where the rightmost run ends, in card widths."""
    ends = [0.0]
    for run in fitted.runs:
        wide = symbol_width(run.text) * SYMBOL_SIZE if run.symbol else advance(run.role, run.text)
        ends.append(run.x + wide * fitted.size)
    return max(ends)


@given(TEXTS, st.floats(0.2, 1.0), st.floats(0.05, 0.6))
@RELAXED
def test_a_fitted_text_never_overflows_its_box(qapp, text, width, height):
    fitted = fit_text(paragraphs_of(text), width, height, 0.058, 0.024)
    assert fitted.height <= height + 1e-9
    assert right_edge(fitted) <= width + 0.024 * 0.2
    assert all(run.x >= 0 and 0 < run.baseline <= height for run in fitted.runs)
    assert all(plate.middle <= height for plate in fitted.plates)


@given(st.text(alphabet="abc defgh.,", min_size=1, max_size=400))
@RELAXED
def test_nothing_is_lost_from_a_text_that_fits(qapp, text):
    fitted = fit_text(paragraphs_of(text), 0.8, 4.0, 0.05, 0.024)
    assert fitted.complete
    assert "".join("".join(run.text for run in fitted.runs).split()) == "".join(text.split())


def test_a_text_too_long_for_the_smallest_size_ends_in_an_ellipsis():
    fitted = fit_text(paragraphs_of("word " * 4000), 0.8, 0.4, 0.058, 0.024)
    assert not fitted.complete
    assert fitted.size == 0.024
    assert fitted.runs[-1].text.endswith(ELLIPSIS)


def test_a_short_text_gets_the_largest_size_and_a_longer_one_a_smaller_size():
    sizes = [fit_text(paragraphs_of("Draw a card. " * times), 0.8, 0.4, 0.058, 0.02).size for times in (1, 20, 60)]
    assert sizes[0] == pytest.approx(0.058)
    assert sizes[0] > sizes[1] > sizes[2]


def test_the_fitted_size_is_the_largest_that_fits():
    paragraphs = paragraphs_of("Whenever another creature you control enters, draw a card.\n" * 5)
    fitted = fit_text(paragraphs, 0.8, 0.4, 0.058, 0.02)
    assert wrap(paragraphs, 0.8, fitted.size + 0.001).height > 0.4


def test_an_empty_text_has_no_runs():
    assert fit_text(paragraphs_of(""), 0.8, 0.4, 0.058, 0.024).runs == ()
    assert paragraphs_of(" \n \n") == ()


def test_reminder_text_is_italic_and_the_rest_is_not():
    pieces = paragraph("Flying (It can’t be blocked except by fliers.) and haste").pieces
    italic = "".join(piece.text for piece in pieces if piece.role is Role.RULES_ITALIC)
    assert italic.startswith("(It") and italic.endswith("fliers.)")
    assert {piece.text for piece in pieces if piece.role is Role.RULES} >= {"Flying", "haste"}


def test_an_ability_word_is_italic_but_a_keyword_cost_is_not():
    assert paragraph("Landfall — Whenever a land you control enters, draw a card.").pieces[0].role is Role.RULES_ITALIC
    assert paragraph("Cycling—{2}").pieces[0].role is Role.RULES


@pytest.mark.parametrize(
    "written, shown", [("+1: Draw.", "+1"), ("-3: Draw.", "−3"), ("[−X]: Draw.", "−X"), ("0: Draw.", "0")]
)
def test_a_loyalty_cost_becomes_a_plate(written, shown):
    found = paragraph(written)
    assert (found.plate, found.plate_kind, found.pieces[0].text) == (shown, "loyalty", "Draw.")


def test_a_chapter_becomes_a_plate():
    found = paragraph("I, II — Draw a card.")
    assert (found.plate, found.plate_kind) == ("I, II", "chapter")


def test_a_level_is_a_bold_heading_with_a_rule_above():
    found = paragraph("{1}{G}: Level 2")
    assert found.rule_above
    assert {piece.role for piece in found.pieces} == {Role.RULES_BOLD}


def test_symbols_inside_words_stay_with_them():
    pieces = paragraph("{2}{G}, {T}: Add {G}.").pieces
    assert [piece.text for piece in pieces if piece.symbol] == ["2", "G", "T", "G"]


@given(st.text(max_size=120), st.floats(0.05, 1.0))
@RELAXED
def test_a_fitted_line_is_never_wider_than_its_room(qapp, text, width):
    shown, size, stretch = fit_line(text, Role.TITLE, width, 0.069, 0.043)
    assert advance(Role.TITLE, shown) * size * stretch <= width + 1e-6


def test_a_name_is_made_smaller_then_narrower_then_cut():
    short, medium, long = (fit_line("Ember Fox " * times, Role.TITLE, 0.6, 0.069, 0.05) for times in (1, 2, 40))
    assert short[1:] == (0.069, 1.0)
    assert medium[0] == "Ember Fox " * 2 and medium[1] < 0.069
    assert long[0].endswith(ELLIPSIS) and long[2] < 1.0

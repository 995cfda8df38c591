"""Languages: what a folder holds, and what may be lacking in it.

Rules text written with another language's phrases, too.
"""

from __future__ import annotations

import pytest

from engine.compiler.phrasebook import Phrasebook, Translated
from engine.meaning.message import say
from engine.telling.language import Language, folders, known_languages, language
from engine.telling.rules_text import rules_text
from engine.telling.teller import GameTelling, plainly
from engine.vocabulary import catalogue
from tests.support.boards.table import Table, card

LACKING: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
"""For a language that is not complete: the keys of messages and the templates of phrases it has no words for."""


class Upside(Language):
    """A language with verbs at the end and articles behind nouns, made for this test."""

    code = "upside"

    def __init__(self) -> None:
        self.messages = {"may_exert": "{creature} exert-ka?", "choose_it": "{what} sel-ka"}
        self.terms = {"keyword flying": "flugo", "type Creature": "bestio", "Odd words no phrase has.": "Strange."}
        self.book = Translated(
            {
                "destroy {what:thing}": "{what} ruin-ka",
                "target {what}": "{what} cel",
            },
            {"creature": "bestio", "three": "tri", "land": "tero", "or": "aut"},
        )


UPSIDE = Upside()


def test_every_language_is_a_folder_with_a_code() -> None:
    assert {"en": "english", "pseudo": "pseudo"}.items() <= folders().items()
    assert language("en_GB") is language("en") and language("tlh") is language("en")
    assert [type(one).code for one in known_languages() if one.offered] == ["en"]


@pytest.mark.parametrize("one", known_languages(), ids=lambda one: type(one).code)
def test_a_language_lacks_only_what_is_listed(one: Language) -> None:
    catalogue.load()
    messages, phrases = LACKING.get(type(one).code, (frozenset(), frozenset()))
    assert set(language("en").messages) - set(one.messages) == messages
    assert (set(one.book.missing()) if isinstance(one.book, Translated) else set()) == phrases


def test_messages_that_a_language_lacks_are_told_in_english() -> None:
    assert plainly(say("may_exert", creature="Fox"), UPSIDE) == "Fox exert-ka?"
    assert plainly(say("it_is_tapped"), UPSIDE) == "it is tapped"


def test_rules_text_is_written_in_the_order_of_the_language() -> None:
    catalogue.load()
    assert rules_text("Destroy target creature.", UPSIDE, "Some Spell", "Instant") == "Bestio cel ruin-ka."
    assert rules_text("Destroy target creature or land.", UPSIDE, "Some Spell", "Instant") == "Bestio aut tero cel ruin-ka."


def test_a_line_that_no_phrase_writes_is_looked_up_as_a_whole() -> None:
    catalogue.load()
    assert rules_text("Odd words no phrase has.", UPSIDE, "Odd Fox", "Creature") == "Strange."
    assert rules_text("Other words no phrase has.", UPSIDE, "Odd Fox", "Creature") == "Other words no phrase has."
    assert UPSIDE.type_line("Creature — Fox") == "bestio — Fox"


def test_english_stands_as_it_is() -> None:
    assert type(language("en").book) is Phrasebook
    text = "Destroy target creature. (It goes away.)"
    assert rules_text(text, language("en"), "Some Spell", "Instant") == text


def test_what_a_payment_spends_is_told_in_the_viewers_language_whatever_it_says() -> None:
    table = Table()
    (fox,) = table.battlefield("A", card("Ember Fox", "{R}", "Creature — Fox", "", "1/1"))
    telling = GameTelling(table.game, 0, UPSIDE)
    assert telling.rules_text(say("may_exert", creature="Fox"), fox) == "Fox exert-ka?"

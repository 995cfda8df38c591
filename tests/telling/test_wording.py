"""Messages and their words: articles, numbers, whose something is, and what comes apart in pieces."""

from __future__ import annotations

import pickle

import pytest

from engine.core.identity import NOBODY
from engine.meaning.message import Message, NameOf, Term, say
from engine.telling.language import language
from engine.telling.teller import Telling
from engine.telling.wording import WordingError, read_wording

NAMES = {0: "Ann", 1: "Bo", 100: "Ember Fox"}


class Worded(type(language("en"))):  # type: ignore[misc]
    """English with one message."""

    code = "xx"

    def __init__(self, text: str) -> None:
        self.messages = {"it": text}
        self.terms: dict[str, str] = {}


def told(text: str, **slots: object) -> str:
    return Telling(Worded(text), NAMES.__getitem__).tell(say("it", **slots))  # type: ignore[arg-type]


def test_places_take_names_numbers_terms_lists_and_messages() -> None:
    assert told("{who} has {number} {zone} cards", who=NameOf(0), number=3, zone=Term("zone", "hand")) == "Ann has 3 hand cards"
    assert told("{all} win", all=(NameOf(0), NameOf(1), NameOf(100))) == "Ann, Bo and Ember Fox win"
    assert told("so: {why}", why=say("it_is_tapped")).endswith("it is tapped")


def test_articles_possessives_numbers_and_what_is_left_out() -> None:
    assert told("{a what}", what="Imp") == "an Imp" and told("{a what}", what="Fox") == "a Fox"
    assert told("{what's} end", what=NameOf(100)) == "Ember Fox's end"
    counters = "{number#{a kind} counter|{number} {kind} counters}"
    assert [told(counters, number=n, kind="age") for n in (1, 2)] == ["an age counter", "2 age counters"]
    assert told("casts{at? at {at}}", at=()) == "casts" and told("casts{at? at {at}}", at=(NameOf(1),)) == "casts at Bo"
    assert told("{^what}?", what="draw a card") == "Draw a card?"


def test_pieces_say_what_they_name() -> None:
    pieces = Telling(Worded("{who's} {what}"), NAMES.__getitem__).pieces(say("it", who=NameOf(0), what=NameOf(100)))
    assert [piece for piece in pieces if piece[1] != NOBODY] == [("Ann", 0), ("Ember Fox", 100)]
    assert "".join(text for text, _ in pieces) == "Ann's Ember Fox"


def test_messages_are_compared_with_their_slots_and_never_put_into_texts() -> None:
    assert say("it", number=1) == say("it", number=1) != say("it", number=2)
    assert say("it") != "it" and len({say("it", number=1), say("it", number=1), say("it")}) == 2
    copied = pickle.loads(pickle.dumps(say("it", who=NameOf(3))))
    assert copied == say("it", who=NameOf(3)) and isinstance(copied, Message)
    with pytest.raises(TypeError, match="told"):
        f"{say('it')}!"
    with pytest.raises(TypeError, match="told"):
        "why: " + say("it")


@pytest.mark.parametrize("text", ["{who", "{who is}", "{}"])
def test_a_wording_that_can_not_be_read_says_where(text: str) -> None:
    with pytest.raises(WordingError, match="place"):
        read_wording(text)

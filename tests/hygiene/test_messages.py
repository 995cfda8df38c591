"""What the rules say is declared. Every message has its words, and every wording is of a message that is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from engine.telling.language import known_languages, language
from engine.telling.wording import read_wording, slots_of
from tests.hygiene.project_tree import name_of, nodes_of, python_files, source_of

SAYING = ("say", "_says")


def said() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where what is said: the place, the key, and the slots if they are all written there."""
    for path in python_files("engine"):
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING and node.args:
                for first in keys_in(node.args[0]):
                    named = {word.arg for word in node.keywords}
                    more = {arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant)}
                    whole = None not in named
                    slots = frozenset(str(name) for name in named | more)
                    yield f"{name_of(path)}:{node.lineno}", first, slots if whole else None


def places(text: str) -> frozenset[str]:
    return slots_of(read_wording(text))


def keys_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)


def test_every_message_has_words_with_places_for_its_slots_and_no_others() -> None:
    table = language("en").messages
    wrong = []
    for place, key, slots in said():
        if key not in table:
            wrong.append(f"{place}: no words for {key!r}")
        elif slots is not None and not places(table[key]) <= slots:
            wrong.append(f"{place}: {key!r} has no {sorted(places(table[key]) - slots)}")
    assert wrong == []


def test_every_wording_is_of_a_message_that_is_said() -> None:
    keys = {key for _, key, _ in said()}
    texts = [path.read_text(encoding="utf-8") for path in python_files("engine")]
    spare = [key for key in language("en").messages if key not in keys and not any(f'"{key}"' in text for text in texts)]
    assert spare == []


def test_languages_word_the_same_messages_with_the_same_places() -> None:
    english = language("en").messages
    for other in known_languages():
        assert set(other.messages) <= set(english), type(other).code
        wrong = {key for key, text in other.messages.items() if not places(text) <= places(english[key])}
        assert wrong == set(), type(other).code


def prompts() -> set[str]:
    """The messages that ask for an answer."""
    found = set()
    for path in python_files("engine"):
        tree = source_of(path)
        keywords = [word.value for node in ast.walk(tree) if isinstance(node, ast.Call) for word in node.keywords
                    if word.arg == "prompt"]  # fmt: skip
        purposes = [tree] if path.stem == "asked_for" else []
        found |= {word.value.value for node in ast.walk(tree) if isinstance(node, ast.Call) for word in node.keywords
                  if word.arg == "asks" and isinstance(word.value, ast.Constant)}  # fmt: skip
        for part in (*keywords, *purposes):
            found |= {
                key for node in ast.walk(part) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                and node.func.id in SAYING and node.args for key in keys_in(node.args[0])
            }  # fmt: skip
    return found


def test_whoever_is_asked_is_asked_in_whole_sentences() -> None:
    words = language("en").messages
    asked = {key: words[key] for key in prompts() if not key.endswith("of_these")}
    assert len(asked) > 100
    assert {key: text for key, text in asked.items() if text[-1:] not in ".?" or text[:1].islower()} == {}

"""Prose is told in one place. No sentence for people stands in the engine outside `telling`, and none in the client
outside its translations (`tr`, `translate`).

Rules English is no prose of this kind: phrases, definitions of keywords and labels of the abilities that keywords and
emblems stand for are read, or written anew, by the compiler. Errors are for whoever feeds the program wrong data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.hygiene.project_tree import name_of, python_files, source_of

RULES_ENGLISH = {
    "phrase", "production", "terminal", "lexicon", "label", "include", "keyword", "subjectless", "compile_definition",
    "when_cast", "goes_at_end_step", "_rider", "TriggeredAbility", "ActivatedAbility", "StaticAbility",
}  # fmt: skip
FOR_PROGRAMMERS = {
    "RulesDefect", "MalformedAnswer", "SaveError", "SetupError", "DamagedSave", "ValueError", "TypeError", "KeyError",
    "AttributeError", "AssertionError", "Question", "Mark", "Deed", "EventKey", "compile", "Hook", "InvariantBroken",
    "BoosterError", "DraftSetupError",
}  # fmt: skip
RULES_ENGLISH_NAMES = re.compile(r"^(definition|reminder|rules_text|_?LABEL|_?TEXT|.*_TEXT|label|words)$")
TOOLS = ("telling/", "compiler/", "scenario/", "cards/", "lab/", "__main__", "api")
"""What is not part of a game: the compiler's own diagnostics, card and scenario files, the command line."""

EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "names and types of cards that rules make": (
        "Plains Island", "The Ring", "The Monarch", "The Initiative", "Enchantment — Aura Role", "Artifact Creature",
        "Phyrexian Token", "Planar Die", "Time Lord", "Young Hero", "Commander ninjutsu", *(
            f"{kind} Role" for kind in ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
        ),
    ),
    "rules text of tokens, emblems and designations, which the compiler reads": (
        "Whenever your Ring-bearer", "{T}, Sacrifice this", "{2}, Sacrifice this", "{2}, {T}, Sacrifice this",
        "Sacrifice this artifact", "{1}, {T}, ", "{T}: Add", "Enchanted creature", "Enchant creature", "{2}: Transform",
        "At the beginning of your upkeep, venture", "At the beginning of your end step, draw", "Whenever you roll the",
        "If it would leave the battlefield, exile", "You may play this card for as long", "Whenever this creature deals",
        "the player promised the gift", "Regenerate: the next time",
    ),
    "parts of phrases": (
        "can't attack {whom:attacked}", "{affected} {changes:static_change", "all cards that aren't", "can't be regenerated", "if {creature} hasn't been exerted",
    ),
    "a mark": ("cast when a sorcery couldn't be",),
    "titles of variants and decks, and what is wrong with a deck before a game begins: told in English": (
        "Attraction deck", "Supervillain Rumble", "Team vs. Team", "Two-Headed Giant", " can't lead a deck together",
        "{} is no legendary creature", "Brawl is a Commander game", "Commander Draft", "Conspiracy Draft", "Booster Draft",
        "Sealed Deck", "Grand Melee",
    ),
}
"""How sentences begin that stay, by the reason."""

ALLOWED = tuple(beginning for group in EXCEPTIONS.values() for beginning in group)

_SENTENCE = re.compile(r"[A-Za-z},]['’]?[a-z]* [A-Za-z{]")


def sentences(path: Path, translating: Iterable[str] = ()) -> Iterator[tuple[int, str]]:
    """The literals of a module that read like sentences for people, with their lines.

    What is translated is left out.
    """
    tree = source_of(path)
    spared = set(_spared(tree, RULES_ENGLISH | FOR_PROGRAMMERS | set(translating)))
    for node in ast.walk(tree):
        text = _text(node)
        if id(node) not in spared and text and is_sentence(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def is_sentence(text: str) -> bool:
    """Whether a text reads like a sentence. It has several words, and begins or ends like one, or says "can't"."""
    if not _SENTENCE.search(text):
        return False
    return text[:1].isupper() or text.rstrip()[-1:] in ".?!…" or "n't" in text


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _spared(tree: ast.Module, calls: set[str]) -> Iterator[int]:
    """The nodes that are docstrings, rules English, or errors for programmers."""
    for node in ast.walk(tree):
        inside: list[ast.AST] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inside = [node.value]
        elif isinstance(node, ast.JoinedStr):
            inside = list(node.values)
        elif isinstance(node, ast.Call) and _called(node.func) in calls:
            inside = [*node.args, *node.keywords]
        elif isinstance(node, ast.Assign | ast.AnnAssign) and any(map(RULES_ENGLISH_NAMES.match, _targets(node))):
            inside = [node.value] if node.value is not None else []
        elif isinstance(node, ast.FunctionDef) and RULES_ENGLISH_NAMES.match(node.name):
            inside = list(node.body)
        for part in inside:
            yield from map(id, ast.walk(part))


def _called(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def test_the_rules_hold_no_prose() -> None:
    found = [
        f"{name_of(path)}:{line}: {text!r}"
        for path in python_files("engine") if not name_of(path).removeprefix("engine/").startswith(TOOLS)
        for line, text in sentences(path) if not text.startswith(ALLOWED)
    ]
    assert found == []


def test_every_exception_is_needed() -> None:
    paths = [path for path in python_files("engine") if not name_of(path).removeprefix("engine/").startswith(TOOLS)]
    found = [text for path in paths for _, text in sentences(path)]
    assert [beginning for beginning in ALLOWED if not any(text.startswith(beginning) for text in found)] == []


@pytest.mark.parametrize("text", ["Choose a card.", "it can't attack", "Which one?", "{} wins the game."])
def test_a_sentence_is_known(text: str) -> None:
    assert is_sentence(text)


@pytest.mark.parametrize("text", ["counters put", "may cast", "{} again {}", "Choose", "{T}"])
def test_a_key_is_no_sentence(text: str) -> None:
    assert not is_sentence(text)


# --- the client -----------------------------------------------------------------------------------------------------

TRANSLATED = {"tr", "translate", "_", "setStyleSheet", "add_argument", "ArgumentParser", "ArgumentProblem"}
DRAWN = ("painting/gallery", "painting/scenes", "painting/fonts", "self_test")
"""Samples for those who paint cards, kinds of creatures for their pictures, names of fonts, a test of an installation."""

CLIENT_EXCEPTIONS = {
    "the name of the program": ("Kitchen Table",),
    "a deck list to show how one is written": ("4 Ember Fox\n20 Mountain",),
}


def test_the_client_translates_its_words() -> None:
    allowed = tuple(beginning for group in CLIENT_EXCEPTIONS.values() for beginning in group)
    found = [
        f"{name_of(path)}:{line}: {text!r}"
        for path in python_files("gui") if not name_of(path).removeprefix("gui/").startswith(DRAWN)
        for line, text in sentences(path, TRANSLATED) if not text.startswith(allowed)
    ]
    assert found == []

"""Keyword abilities (CR 702).

Here are the decorator of the classes in `keywords/`, and definitions in rules English.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from engine.compiler.grammar import grammar, written_as
from engine.compiler.lexicon import number_word
from engine.compiler.lines import WITH_A_DASH
from engine.compiler.printing import is_plural, words_of
from engine.compiler.templates import PLURAL, PRODUCTIONS, SINGULAR, Unprintable, phrase, production
from engine.compiler.tokens import SELF, join
from engine.core.record import record
from engine.meaning.abilities import Ability, KeywordAbility
from engine.meaning.node import cached_by_wording

KEYWORDS: dict[str, type[KeywordAbility]] = {}
_SENTENCE = re.compile(r"^[a-z]|(?<=\. )[a-z]")
_PARAMETER = re.compile(r"\[(\w+)(?::([^\]]+))?\]")


def keyword(rule: str, name: str, *templates: str) -> Callable[[type], type[KeywordAbility]]:
    """A decorator: a keyword ability, with its rule and its name. How it is written can be said, too.

    The class may have fields (parameters), a `definition` in rules English, in which `[field]` stands for the
    parameter's words, or a `stands_for` method, or static effects of its own (`effects`).
    """

    def decorate(node_class: type) -> type[KeywordAbility]:
        made = _as_keyword(node_class, rule, name.lower())
        for template in reversed(templates or (name.lower(),)):
            made = phrase(template, into="keyword")(made)
        KEYWORDS[name.lower()] = made
        if any(template.startswith(f"{name.lower()} — ") for template in templates):
            WITH_A_DASH.add(name.lower())
        _name_production(name.lower())
        return made

    return decorate


def _as_keyword(node_class: type, rule: str, name: str) -> type[KeywordAbility]:
    namespace: dict[str, Any] = {
        key: value for key, value in vars(node_class).items() if key not in ("__dict__", "__weakref__")
    }
    namespace["rule"], namespace["name"] = rule, name
    if "definition" in namespace and "stands_for" not in namespace:
        namespace["stands_for"] = _stands_for_definition
    bases = node_class.__bases__ if issubclass(node_class, KeywordAbility) else (KeywordAbility,)
    if is_dataclass(node_class):
        raise TypeError(f"{node_class.__name__}: @keyword makes the record itself")
    made: type[KeywordAbility] = record(type(node_class.__name__, bases, namespace))
    return made


def _stands_for_definition(self: Any) -> tuple[Ability, ...]:
    return defined(self)


@cached_by_wording(maxsize=4096)
def defined(keyword_ability: Any) -> tuple[Ability, ...]:
    """The abilities that a keyword's definition describes; for those that stand for others besides, too."""
    from engine.compiler.compile import compile_definition

    return compile_definition(definition_of(keyword_ability), keyword_ability.name, keyword_ability.of_spell)


def definition_of(keyword_ability: Any) -> str:
    """The definition with the parameters' words set in."""
    return words_with_parameters(keyword_ability, keyword_ability.definition)


def words_with_parameters(keyword_ability: Any, template: str) -> str:
    """A text in which `[field]` (or `[field:nonterminal]`) stands for a parameter's words.

    `[number:count]` is a number before a noun, whose plural `(s)` agrees with it: "a counter", "three counters";
    `[costs:payment*and#many]` is what "you" do, `[costs:payment*and]` what one player does.
    """
    ways: dict[str, list[str]] = {}
    for made in PRODUCTIONS:
        if made.made_of is type(keyword_ability):
            for name, nonterminal in written_as(made).nonterminals.items():
                ways.setdefault(name, []).append(nonterminal)
    plurals = [False]

    def words(match: re.Match[str]) -> str:
        value = getattr(keyword_ability, match[1])
        if match[2] in ("count", "word"):
            plurals.append(is_plural(value))
            if isinstance(value, int):
                return "a" if value == 1 else number_word(value)
        if isinstance(value, (str, int)):
            return str(value)
        return _written([match[2]] if match[2] else ways[match[1]], value)

    text = _PARAMETER.sub(words, template).replace("(s)", "s" if plurals[-1] else "")
    return "\n".join(_SENTENCE.sub(lambda first: first[0].upper(), line) for line in text.split("\n"))


def _written(nonterminals: list[str], value: Any) -> str:
    """The words of a parameter in the first way that can write it; costs are orders: "sacrifice a creature"."""
    for nonterminal in nonterminals:
        name, _, number = nonterminal.partition("#")
        for form in (PLURAL,) if number == "many" or name.startswith("cost") else (SINGULAR, PLURAL):
            try:
                return _within_a_sentence(words_of(grammar(), name, value, form))
            except Unprintable:
                continue
    raise Unprintable(f"{value!r} as {' or '.join(nonterminals)}")


def _within_a_sentence(words: list[str]) -> str:
    """Printed words with a capital at the beginning only if their first word has one always, as "Goblin"."""
    text = join(words)
    return text[:1].lower() + text[1:] if words[0][:1].islower() else text


def _name_production(name: str) -> None:
    production(
        "keyword_name", name, str, lambda: name, lambda value: {} if value == name else None
    )  # fmt: skip


def named(name: str, *arguments: Any) -> KeywordAbility:
    """A keyword ability by its name, for keywords that give others."""
    return KEYWORDS[name](*arguments)


def parameters(keyword_class: type) -> tuple[str, ...]:
    """The names of a keyword's parameters."""
    return tuple(item.name for item in fields(keyword_class) if item.init)


__all__ = ["KEYWORDS", "SELF", "defined", "definition_of", "keyword", "named", "parameters"]

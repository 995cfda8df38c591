"""Rules text within messages, through the compiler's printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.text.grammar import grammar
from engine.text.printing import words_of
from engine.text.templates import PLURAL, SINGULAR, Unprintable
from engine.text.tokens import join

if TYPE_CHECKING:
    from engine.model.message import Printed
    from engine.telling.language import Language

ANY = ("object", "target_player", "target_any", "reference", "stated_cost", "payment", "cost")


def printed_words(printed: Printed, language: Language) -> str:
    """Rules text in a language, with a capital letter only if its first word has one always."""
    words = _words(printed)
    text = join(words)
    return text[:1].lower() + text[1:] if words[0][:1].islower() else text


def _words(printed: Printed) -> list[str]:
    for nonterminal in (printed.nonterminal,) if printed.nonterminal else ANY:
        try:
            return words_of(grammar(), nonterminal, printed.node, PLURAL if printed.plural else SINGULAR)
        except Unprintable:
            continue
    raise Unprintable(f"{printed.node!r} within a message")

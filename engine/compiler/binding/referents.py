"""Referents: whether an anaphor can stand for something that words have named."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Reference
from engine.meaning.node import Node
from engine.meaning.speech import IS_CAST, IS_CONTROLLED, IS_PAST, IS_STILL_CARD, Antecedent, Wanted, nouns_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.meaning.context import Context

PERMANENTS = frozenset(("creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent", "token"))
NO_CARDS = PERMANENTS | {"spell"}
CAST = frozenset(("spell", "instant", "sorcery", "card"))
HIDDEN = frozenset(("drawn", "milled", "discarded"))  # into zones where cards have no controllers
MOVED = frozenset(("destroyed", "discarded", "exiled", "milled", "put", "returned", "sacrificed"))  # a card since


@record
class Bound(Reference):
    """What a key names, where words leave it unsaid."""

    key: str = field()

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        named: tuple[Ref, ...] = ctx.bound(self.key)
        return named


def fits(wanted: Wanted, found: Antecedent) -> bool:
    """Whether an anaphor can stand for something.

    By its kind, its number, its nouns and what was done with it.
    """
    if wanted.kind != found.kind:
        return False
    if found.kind == "object" and None not in (wanted.plural, found.plural) and wanted.plural != found.plural:
        return False
    if (found.itself and not wanted.itself) or (wanted.mine is not None and found.mine != wanted.mine):
        return False
    if (wanted.verb or found.by_verb) and wanted.verb != found.verb:
        return False
    nouns = nouns_of(wanted.noun)
    if found.by_noun and not wanted.verb and not nouns & found.kinds:
        return False
    return noun_fits(nouns, found.kinds)


def as_asked(options: list[Antecedent], asked: frozenset[str], known: Iterable[Antecedent]) -> list[Antecedent]:
    """What an anaphor can stand for, by what the words around it ask of it besides its nouns."""
    if IS_CONTROLLED in asked:
        return [found for found in options if found.kinds != {"card"} or found.verb not in HIDDEN]
    if IS_STILL_CARD in asked:
        return [found for found in options if found.verb != "cast"] or options
    if IS_CAST in asked:
        return list(filter(_can_be_cast, options)) or options
    return _gone(options, known) or options if IS_PAST in asked else options


def _gone(options: list[Antecedent], known: Iterable[Antecedent]) -> list[Antecedent]:
    """What is not there any more."""
    left = {found.clause for found in known if found.verb in MOVED and not found.again}
    return [found for found in options if found.in_pattern or found.clause in left]


def _can_be_cast(found: Antecedent) -> bool:
    return found.itself or found.in_pattern or bool(found.kinds & CAST)


def noun_fits(wanted: frozenset[str], found: frozenset[str]) -> bool:
    """Whether something with certain nouns can be called by one of others."""
    if not wanted or not found or wanted & found or wanted == {"card"}:
        return True
    return wanted == {"permanent"} and bool(found & PERMANENTS)


def called_cards(options: list[Antecedent], nouns: frozenset[str], known: Iterable[Antecedent]) -> list[Antecedent]:
    """For "that card", what was called a card, if anything was (CR 109.2).

    Nothing else named since stays one.

    "Choose target creature. Reveal cards until you reveal a nonland card. … that card's mana value": what was revealed.
    "Whenever you cycle a card, exile target creature, then return that card": what was exiled.
    """
    if "card" not in nouns or not any("card" in found.kinds for found in options):
        return options
    moved = {found.clause for found in known if found.verb in MOVED and not found.again}
    return [
        found for found in options
        if "card" in found.kinds or found.clause in moved or not (found.itself or found.kinds & NO_CARDS)
    ]  # fmt: skip


def named_by(node: Node) -> frozenset[str]:
    """The keys of what a bound piece of speech names."""
    named = {found.key for found in node.antecedents()} or {node.key}
    return frozenset(named - {""})


def meant_by(subject: Reference) -> Reference:
    """The words for the same once more, for a clause that has no subject of its own."""
    return subject.same_as or (Bound(subject.key) if subject.key else subject)

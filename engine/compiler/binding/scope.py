"""Scope: where in its sentence a piece of speech stands."""

from __future__ import annotations

from engine.core.record import record, replace
from engine.meaning.families import Condition, EventPattern, Filter, Instruction, Reference
from engine.meaning.node import Node, field_names


@record
class Where:
    """Where a piece of speech stands, as all that is above it says."""

    whole: bool = True  # it is the whole text, not a part of it
    in_pattern: bool = False  # in what a triggered ability waits for
    in_condition: bool = False
    in_whereabouts: bool = False  # in a condition that says in which zone it is, outside the battlefield
    in_filter: bool = False
    in_description: bool = False  # inside of a description that can be the one of which "its" in it speaks
    aside: bool = False  # in words that only describe something else: "dealt damage by this creature"
    one_of_several: bool = False  # among words that name one of several: "this creature or another Elf"
    in_chain: bool = False  # in one of the clauses of a sentence, which share a subject
    shared: bool = False  # an ability of a paragraph whose abilities know each other's words
    lent: bool = False  # orders are to the subject of the clause before: "each player may draw a card"
    nouns: frozenset[str] = frozenset()  # what the description that it stands in can be called
    beside: frozenset[str] = frozenset()  # the keys of what stands beside it in the same clause
    verb: str = ""  # in the description of what a verb was done with: "the other cards exiled this way"
    called: frozenset[str] = frozenset()  # the nouns by which the words around it call it: "it's a land card"

    def within(self, node: Node) -> Where:
        """Where the parts of a node stand that stands here."""
        opens = isinstance(node, Instruction | EventPattern)
        described = isinstance(node, Filter)
        return Where(
            whole=False,
            in_pattern=isinstance(node, EventPattern) if opens else self.in_pattern,
            in_condition=self.in_condition or isinstance(node, Condition),
            in_whereabouts=self.in_whereabouts or (isinstance(node, Condition) and bool(node.works_from())),
            in_filter=self.in_filter or described,
            in_description=self.in_description or "reflexive" in field_names(type(node)),
            aside=self.aside or (isinstance(node, Filter) and not node.names_subject),
            one_of_several=self.one_of_several or (isinstance(node, Filter) and node.one_of_several),
            in_chain=self.in_chain or (isinstance(node, Instruction) and node.shares_subject),
            shared=node.shares_words,
            lent=self.lent,
            nouns=node.nouns() if described else frozenset(),
            verb=self.verb if described else _verb_of(node),
        )

    def lending(self, lent: bool) -> Where:
        """The same, where orders are to the subject of the clause before, or not."""
        return self if lent == self.lent else replace(self, lent=lent)

    def calling(self, called: frozenset[str]) -> Where:
        """The same, for something that the words around it call by some nouns."""
        return self if called == self.called else replace(self, called=called)

    def standing_beside(self, keys: frozenset[str]) -> Where:
        """The same, with other things in the same clause."""
        return self if keys == self.beside else replace(self, beside=keys)


def _verb_of(node: Node) -> str:
    """What was done with what a node looks back at, if it says so."""
    wanted = node.wanted() if isinstance(node, Reference) else None
    return wanted.verb if wanted is not None else ""


TOP = Where()

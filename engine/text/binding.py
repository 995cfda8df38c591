"""Binding: finding what "it", "that creature", "that player" and "that much" stand for (CR 608.2c, common English).

Nodes say what they do here by small methods:

- `antecedents()` gives what a node introduces; if it has a field `key`, the binder gives it a name of its own first;
- `finished()` gives what a node becomes once everything below it is bound;
- `wanted()` says what an anaphor can stand for; the binder sets its `key` to the name of what it found;
- `elided(subject)` is what an order without subject is behind the deed of several players ("they draw and lose");
- a field `who` of a node with `takes_subject = True` is filled with the subject of the clause before.

The antecedent is sought from the last clause backwards. In that clause exactly one thing must fit: two that fit are
an ambiguity, none at all is a decline; both are errors of the card's text as far as the compiler is concerned.
"""

from __future__ import annotations

from dataclasses import field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref
from engine.core.record import record
from engine.model.abilities import Ability, StaticAbility, TriggeredAbility
from engine.model.families import Condition, EventPattern, Filter, Instruction, Reference, Target
from engine.model.node import Node, field_names
from engine.model.speech import Antecedent, Unbound, Wanted, nouns_of
from engine.text.grammar import Written, grammar, written_as
from engine.text.printing import printable
from engine.text.templates import PRODUCTIONS, slots_of

if TYPE_CHECKING:
    from engine.rules.context import Context

PERMANENT_KINDS = frozenset(
    ("creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent", "token")
)


def fits(wanted: Wanted, found: Antecedent) -> bool:
    """Whether an anaphor can stand for something."""
    if wanted.kind != found.kind:
        return False
    if found.kind == "object" and None not in (wanted.plural, found.plural) and wanted.plural != found.plural:
        return False
    if found.itself and not wanted.itself:
        return False
    if wanted.verb and wanted.verb != found.verb:
        return False
    if found.by_noun and not nouns_of(wanted.noun) & found.kinds:
        return False
    return _noun_fits(nouns_of(wanted.noun), found.kinds)


def _noun_fits(wanted: frozenset[str], found: frozenset[str]) -> bool:
    if not wanted or not found or wanted & found or wanted == {"card"}:
        return True
    return wanted == {"permanent"} and bool(found & PERMANENT_KINDS)


@record
class Bound(Reference):
    """What a key names, where words leave it unsaid."""

    key: str = field()

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(self.key)


class Binder:
    """What has been named so far, on one face of a card."""

    def __init__(self) -> None:
        self.known: list[Antecedent] = []
        self.clause = 0
        self.in_pattern = False
        self.in_condition = self.in_filter = False
        self.aside = False  # whether the words only describe something else: "a creature dealt damage by this creature"
        self.shared = False  # whether the ability is one of several in a paragraph, which know each other's words
        self.count = 0
        self.subject: Reference | None = None
        self.several = False  # whether that subject is several players
        self.in_chain = False
        self.excluded: frozenset[str] = frozenset()  # what stands beside a pronoun in the same instruction
        self.lent = False  # whether orders are to that subject: "each player may draw a card"

    def copy(self) -> Binder:
        """Another binder that knows the same."""
        new = Binder()
        new.known = list(self.known)
        new.clause, new.count, new.subject = self.clause, self.count, self.subject
        return new

    def become(self, other: Binder) -> None:
        """Know what another binder knows."""
        self.known = other.known
        self.clause, self.count, self.subject = other.clause, other.count, other.subject

    def forget(self) -> None:
        """Begin another ability: names stay unique, antecedents do not stay."""
        self.known.clear()
        self.subject = None

    def bind(self, node: Any) -> Any:
        """The node with all anaphors below it bound."""
        opens_clause = isinstance(node, (Instruction, EventPattern))
        was_in_pattern, was_in_condition = self.in_pattern, self.in_condition
        self.in_condition = self.in_condition or isinstance(node, Condition)
        was_in_filter, self.in_filter = self.in_filter, self.in_filter or isinstance(node, Filter)
        was_aside = self.aside
        self.aside = was_aside or (isinstance(node, Filter) and not node.names_subject)
        if opens_clause:
            self.clause += 1
            self.in_pattern = isinstance(node, EventPattern)
        was_in_chain = self.in_chain
        if isinstance(node, Instruction) and node.shares_subject:
            self.several = self.several and was_in_chain
            self.in_chain = True
        hidden: list[Antecedent] | None = None
        if node.closed:  # an ability in quotation marks knows nothing of the words around it
            hidden, self.known = self.known, []
        scope = len(self.known) if isinstance(node, Ability) and not self.shared else None
        was_shared, self.shared = self.shared, node.shares_words
        updates: dict[str, Any] = {}
        was_lent = self.lent
        part_of_verb = node.part_of_verb  # its nouns stand beside those of the whole instruction
        excluded, beside = self.excluded, self.excluded if part_of_verb else frozenset()
        for name in _order(node):
            value = getattr(node, name)
            self.excluded = beside if _stands_beside(value) else frozenset()
            new = self._bind_value(value)
            if (opens_clause or part_of_verb) and isinstance(new, Reference):
                beside |= _keys(new)
            if name == "player" and isinstance(node, Instruction) and node.lends_subject:
                self._lend_subject(new)
            if new is not value:
                updates[name] = new
        if updates:
            node = replace(node, **updates)
        self.excluded = excluded
        node = self._name(node)
        node = node.finished()
        if isinstance(node, Instruction):
            self._note_subject(node)
        self.in_pattern, self.in_condition = was_in_pattern, was_in_condition
        self.in_filter, self.aside = was_in_filter, was_aside
        self.in_chain, self.lent, self.shared = was_in_chain, was_lent, was_shared
        if hidden is not None:
            self.known = hidden
        elif scope is not None and self._depth:
            del self.known[scope:]  # a granted ability's words are no antecedents of what follows
        return node

    _depth = 0

    def _bind_value(self, value: Any) -> Any:
        if isinstance(value, Node):
            return self._inner(value)
        if isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            new = tuple(self._inner(item) if isinstance(item, Node) else item for item in value)
            return value if all(a is b for a, b in zip(new, value, strict=True)) else new
        return value

    def _inner(self, node: Node) -> Node:
        self._depth += 1
        result: Node = self.bind(node)
        self._depth -= 1
        return result

    def _name(self, node: Any) -> Any:
        if isinstance(node, Reference):
            if node.takes_subject:
                if self.subject is None:
                    raise Unbound(node, ambiguous=False)
                return replace(node, who=self.subject)  # type: ignore[type-var]
            if self.subject is not None and (self.lent or (self.in_chain and self.several)):
                instead = node.elided(self.subject)
                if instead is not None:
                    return instead
        wanted = node.wanted()
        if wanted is not None:
            return self._resolve(node, wanted)
        if node.antecedents() and self._may_introduce(node):
            if "key" in field_names(type(node)):
                self.count += 1
                node = replace(node, key=f"{type(node).__name__.lower()} {self.count}")
            for found in node.antecedents():
                self._know(found)
        return node

    def _lend_subject(self, player: Any) -> None:
        """Let the orders that follow be to a player who may follow them."""
        self.lent = player.person == "they"
        self.subject = _meant_by(player)

    def _note_subject(self, node: Any) -> None:
        """Remember who did what the clause says, for a next clause without a subject of its own."""
        first = next(iter(reading_order(node)), "")
        value = getattr(node, first, None)
        if isinstance(value, Reference) and value.person != "it":
            self.several = value.plural and value.person == "they"
            self.subject = _meant_by(value)

    def _may_introduce(self, node: Any) -> bool:
        """Within a pattern only the pattern itself names things, and "this creature" itself."""
        if node.always_named and not self.in_pattern:
            return True
        if self.in_condition:
            return any(found.itself for found in node.antecedents())
        if self.in_filter and not isinstance(node, Target):  # "creatures an opponent controls" names no player
            return any(found.itself for found in node.antecedents())
        return not self.in_pattern or isinstance(node, EventPattern) or any(a.itself for a in node.antecedents())

    def _know(self, found: Antecedent) -> None:
        if self.aside and found.itself:
            found = replace(found, subject=False)
        self.known.append(replace(found, clause=self.clause, in_pattern=self.in_pattern))

    def _resolve(self, node: Any, wanted: Wanted) -> Any:
        beside, self.excluded = self.excluded, frozenset()
        options = [found for found in self.known if fits(wanted, found)]
        if wanted.kind == "object" and wanted.noun is None:  # "attach this Equipment to it": to something else
            options = [found for found in options if found.key not in beside]
        if not options and wanted.kind == "amount":  # "discard any number of cards, then draw that many"
            options = [found for found in self.known if found.kind == "object" and found.plural]
        if not options:
            if wanted.optional:
                return node
            raise Unbound(node, ambiguous=False)
        last = max(found.clause for found in options)
        options = list({found.key: found for found in options if found.clause == last}.values())
        if len(options) > 1 and not wanted.verb:
            options = [found for found in options if not found.unsaid] or options
        if len(options) > 1:
            options = _preferred(options, wanted) or options
        if len(options) > 1:
            raise Unbound(node, ambiguous=True, candidates=tuple(found.key for found in options))
        self._know(replace(options[0], again=True, kind=wanted.known_as or options[0].kind))
        return replace(node, key=options[0].key)


def _meant_by(subject: Reference) -> Reference:
    """The words for the same once more, for a clause that has no subject of its own."""
    return subject.same_as or (Bound(subject.key) if subject.key else subject)


def _stands_beside(value: Any) -> bool:
    """Whether a field is a pronoun or a part of the verb that has some: "deals 1 damage to it"."""
    first = value[0] if isinstance(value, tuple) and value else value
    return (isinstance(value, Node) and value.wanted() is not None) or (isinstance(first, Node) and first.part_of_verb)


def _keys(node: Any) -> frozenset[str]:
    """What a reference that is bound names."""
    named = {found.key for found in node.antecedents()} or {node.key}
    return frozenset(named - {""})


def _preferred(options: list[Antecedent], wanted: Wanted) -> list[Antecedent]:
    """Of several that fit, those that English means.

    "Whenever this creature blocks a creature, it …" speaks of the subject; "this creature fights target creature.
    It …" speaks of the other one; a token that is a copy of something comes before what it is a copy of.
    """
    if wanted.kind == "amount":  # "deals that much damage and you draw that many cards": the same number
        return [found for found in options if found.again]
    new = [found for found in options if not found.again]
    made = [found for found in new if found.verb in _MADE]
    if len(made) == 1:
        return made
    if wanted.noun is not None and len(new) == 1:
        return new
    if options[0].in_pattern and wanted.noun is not None:
        return _said_so(new, nouns_of(wanted.noun))
    if options[0].in_pattern:
        return [found for found in options if found.subject] if wanted.itself else []
    return [found for found in options if not found.itself]


def _said_so(options: list[Antecedent], noun: frozenset[str]) -> list[Antecedent]:
    """Of what an event names, that which is called by that very noun: "Whenever a Snake blocks a creature, …"."""
    fresh = [found for found in options if not found.definite]
    if len(fresh) == 1:
        return fresh
    return [found for found in fresh if found.kinds == noun]


_MADE = ("created", "copied", "chosen", "found")


def bind(node: Any) -> Any:
    """A parsed ability with every anaphor bound; raises `Unbound`."""
    return Binder().bind(node)


def _order(node: Any) -> tuple[str, ...]:
    """The fields of a node in reading order; conditions of abilities stand where print has them."""
    if isinstance(node, TriggeredAbility):
        return ("pattern", "condition", "effect")
    if isinstance(node, StaticAbility):
        behind = node.condition is not None and node.condition.behind
        return ("effects", "condition") if behind else ("condition", "effects")
    return reading_order(node)


def reading_order(node: Any) -> tuple[str, ...]:
    """The fields of a node in the order in which its words say them, then the others."""
    return tuple(dict.fromkeys((*_said(node), *field_names(type(node)))))


def _said(node: Any) -> tuple[str, ...]:
    """The fields in the phrase that prints a node."""
    node_class: Any = type(node)
    orders = _orders(node_class)
    if len(orders) < 2:
        return orders[0][1] if orders else ()
    names = field_names(type(node))
    for written, order in orders:
        values = written.production.read(node)
        if values is not None and printable(grammar(), written, values):
            return tuple(name for name in order if name in names)
    return ()


@lru_cache(maxsize=4096)
def _orders(node_class: Any) -> tuple[tuple[Written, tuple[str, ...]], ...]:
    """The printing phrases of a class, each with its fields in order; only the first if all have the same order."""
    found = tuple(
        (written_as(made), tuple(slot.field for slot in slots_of(made.elements)))
        for made in PRODUCTIONS
        if made.made_of is node_class and not made.read_only
    )
    names = field_names(node_class)
    if len({tuple(name for name in order if name in names) for _, order in found}) == 1:
        return ((found[0][0], tuple(name for name in found[0][1] if name in names)),)
    return found
